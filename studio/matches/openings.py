"""The openings of games: positions from a file, random moves, all first moves in turn, or an opening protocol such as
swap2.
"""

import os
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from studio.game.errors import StudioError
from studio.game.files.game_files import open_records
from studio.game.natural_openings import first_moves
from studio.game.notation import move_name
from studio.game.openings import PROTOCOLS, protocol_named
from studio.game.position import Position
from studio.game.record import GameRecord, alternates, has_pass
from studio.game.rules import Rules
from studio.matches import messages
from studio.matches.errors import MatchError

FIRST_MOVES = "first-moves"
EMPTY_BOARD = "empty"
RANDOM = "random:"
DEFAULT_OPENINGS = "random:2"
_MOST_ATTEMPTS = 1_000


@dataclass(frozen=True, slots=True)
class Opening:
    """An opening as plain data: an optional setup of stones, then moves of alternating sides.

    If it names a protocol, the board is empty, and the players play the protocol first.
    """

    moves: tuple[int, ...] = ()
    setup: str = ""
    protocol: str = ""

    def position(self, rules: Rules) -> Position:
        """Return the position in which the players begin."""
        position = Position.from_text(self.setup, rules) if self.setup else Position(rules)
        for point in self.moves:
            position.play(point)
        return position

    def name(self, rules: Rules) -> str:
        """Return the moves in human notation, for tables. If the opening is a protocol, return its title."""
        if self.protocol:
            return PROTOCOLS[self.protocol].title
        moves = " ".join(move_name(point, rules) for point in self.moves)
        if self.setup:
            return f"a position of its own {moves}".rstrip()
        return moves or "the empty board"


def openings_of(text: str, rules: Rules, pairs: int, seed: int = 0) -> tuple[Opening, ...]:
    """Return the openings that a text describes: `random:2`, `first-moves`, `empty`, `swap2` or the name of a file.

    `pairs` is the number of random openings.
    """
    asked = text.strip()
    if asked == EMPTY_BOARD:
        return (Opening(),)
    if asked in PROTOCOLS:
        return (Opening(protocol=protocol_named(asked, rules).name),)
    if asked == FIRST_MOVES:
        return tuple(Opening((point,)) for point in Position(rules).legal_moves())
    if asked.startswith(RANDOM):
        return random_openings(rules, _moves_asked(asked), pairs, seed)
    return openings_in_file(asked, rules)


def random_openings(rules: Rules, moves: int, count: int, seed: int) -> tuple[Opening, ...]:
    """Return openings of random moves. Equal seeds give equal openings. The first move is near the centre.

    Later moves are next to a stone if possible. Raise MatchError if the game always ends before `moves` moves.
    """
    chance = random.Random(f"{rules.text} {moves} {seed}")  # noqa: S311  # no secret
    first = sorted(first_moves(rules))
    return tuple(_random_opening(rules, moves, first, chance) for _ in range(count))


def openings_in_file(path: str | os.PathLike[str], rules: Rules) -> tuple[Opening, ...]:
    """Return the last positions of the main lines in a file as openings.

    Games of other rules and finished games are left out. Raise MatchError if no game remains.
    """
    openings = [_opening_of(record) for record in open_records(path, rules).records if record.rules == rules]
    usable = [opening for opening in openings if opening is not None]
    if not usable:
        raise MatchError(messages.NO_OPENINGS, file=os.fspath(path), game=rules.title)
    return tuple(usable)


def _opening_of(record: GameRecord) -> Opening | None:
    try:
        end = record.position(record.main_line()[-1])
    except StudioError:
        return None
    return None if end.is_over else opening_to(end)


def opening_to(position: Position) -> Opening:
    """Return an opening that leads to this position by its moves.

    If the sides did not alternate, the opening sets up the stones instead.
    """
    begun = position.copy()
    while begun.ply:
        begun.undo()
    moves, is_set_up = list(position.moves), bool(begun.stones_count)
    if has_pass(moves) or not (is_set_up or alternates(moves)) or not _in_turn(position):
        return Opening(setup=position.text())
    return Opening(tuple(move.point for move in moves), begun.text() if is_set_up else "")


def _in_turn(position: Position) -> bool:
    stones = [move.stone for move in position.moves]
    return all(one is not other for one, other in pairwise(stones))


def _random_opening(rules: Rules, moves: int, first: Sequence[int], chance: random.Random) -> Opening:
    for _ in range(_MOST_ATTEMPTS):
        position = Position(rules)
        while position.ply < moves and not position.is_over:
            position.play(chance.choice((_near(position) or position.legal_moves()) if position.ply else first))
        if not position.is_over and position.ply == moves:
            return Opening(tuple(move.point for move in position.moves))
    raise MatchError(messages.TOO_MANY_RANDOM_MOVES, moves=moves)


def _near(position: Position) -> list[int]:
    """Return the empty points next to a stone."""
    columns = position.rules.columns
    taken = [divmod(move.point, columns) for move in position.moves]
    return [point for point in position.legal_moves() if _is_next(divmod(point, columns), taken)]


def _is_next(point: tuple[int, int], taken: Sequence[tuple[int, int]]) -> bool:
    return any(max(abs(point[0] - row), abs(point[1] - column)) <= 1 for row, column in taken)


def _moves_asked(text: str) -> int:
    number = text.removeprefix(RANDOM)
    if not (number.isascii() and number.isdigit() and len(number) <= 3):
        raise MatchError(messages.RANDOM_OPENINGS, given=text[:40])
    return int(number)
