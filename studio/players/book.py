"""Opening books: their files, and the choice of a move from one."""

import json
import os
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from studio.game.canonical import canonical
from studio.game.errors import FileError, Place
from studio.game.position import Position
from studio.game.rules import Rules, RulesError, rules_from_text
from studio.players import messages

FORMAT, VERSION = "mcts-studio book", 1
_MOST_MB = 64
_MOST_WEIGHT = 2**53


@dataclass(frozen=True, slots=True)
class BookMove:
    """A move of a book. Its point belongs to the canonical form of the position."""

    point: int
    weight: int
    """The move is chosen with a probability proportional to this whole number, at least 1."""
    games: int = 0
    """The number of games from which it comes."""
    rate: float | None = None
    """The score of the side to move in these games, from 0 to 1, or None if unknown."""


@dataclass(frozen=True, slots=True)
class Book:
    """An opening book for one set of rules.

    It contains the moves to play, by the 128-bit key of the position's canonical form.
    """

    rules: Rules
    moves: Mapping[int, Sequence[BookMove]] = field(default_factory=dict)

    def moves_at(self, position: Position) -> Sequence[BookMove]:
        """Return the book's moves for a position, in the order of the book.

        Their points are points of this position, not of its canonical form.
        """
        if position.rules != self.rules or position.is_over:
            return ()
        form = canonical(position)
        found = ((move, form.points(move.point)) for move in self.moves.get(form.key, ()))
        legal = ((move, [point for point in points if position.is_legal(point)]) for move, points in found)
        return [BookMove(points[0], move.weight, move.games, move.rate) for move, points in legal if points]

    def move(self, position: Position, chance: random.Random) -> int | None:
        """Choose a move at random, by the weights in the book, and return its point.

        Return None if the book has no move for this position.
        """
        moves = self.moves_at(position)
        if not moves:
            return None
        return chance.choices([move.point for move in moves], [move.weight for move in moves])[0]


def open_book(path: str | os.PathLike[str]) -> Book:
    """Read a book. Raise FileError if the file is not a book or has a damaged line."""
    source = os.fspath(path)
    try:
        with Path(path).open("rb") as stream:
            data = stream.read(_MOST_MB * 2**20 + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise FileError(messages.BOOK_NOT_READ, path=source, reason=reason) from error
    if len(data) > _MOST_MB * 2**20:
        raise FileError(messages.BOOK_TOO_LARGE, path=source, most=_MOST_MB)
    lines = data.splitlines()
    rules = _rules(lines[0] if lines else b"", source)
    moves: dict[int, Sequence[BookMove]] = {}
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            key, found = _entry(line, rules, number, source)
            moves[key] = found
    return Book(rules, moves)


def lines_of(book: Book) -> Iterator[str]:
    """Yield the lines of a book's file: a header, then one position per line."""
    yield json.dumps({"format": FORMAT, "version": VERSION, "rules": book.rules.text})
    for key, moves in sorted(book.moves.items()):
        rows = [[move.point, move.weight, move.games, move.rate] for move in moves]
        yield json.dumps([f"{key:032x}", rows])


def _rules(header: bytes, path: str) -> Rules:
    try:
        found = msgspec.json.decode(header, type=dict[str, str | int])
        version, text = found.get("version"), found.get("rules")
        if found.get("format") != FORMAT or not isinstance(version, int):
            raise FileError(messages.NO_BOOK, path=path)
        if version > VERSION:
            raise FileError(messages.BOOK_NEWER, path=path, found=version, known=VERSION)
        return rules_from_text(str(text))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, RulesError) as error:
        raise FileError(messages.NO_BOOK, path=path) from error


_Row = tuple[int, int, int, float | None]


def _entry(line: bytes, rules: Rules, number: int, path: str) -> tuple[int, Sequence[BookMove]]:
    try:
        text, rows = msgspec.json.decode(line, type=tuple[str, list[_Row]])
        if len(text) != 32:
            raise ValueError("a key has 32 hexadecimal digits")
        key, moves = int(text, 16), [BookMove(*row) for row in rows]
        if not all(0 <= move.point < rules.size and 1 <= move.weight <= _MOST_WEIGHT for move in moves):
            raise ValueError("a point or a weight is out of range")
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise FileError(messages.BAD_BOOK_LINE, Place(number, 1), path, reason=str(error)) from error
    return key, moves
