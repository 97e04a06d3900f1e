"""Answers what the position database knows about a position."""

import sqlite3
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from studio.game.canonical import Canonical, canonical
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import GameRecord
from studio.game.rules import Rules, rules_from_text
from studio.game.stones import Stone
from studio.positions.adding import rules_id
from studio.positions.database import Database
from studio.positions.keys import END
from studio.positions.lines import Line, codes_of, point_in_game, record_of
from studio.positions.saved_analysis import UNDECODABLE, better, decoded, encoded, is_worth_saving


@dataclass(frozen=True, slots=True)
class Results:
    """The number of games, and the number of games with each result. Other games have no result."""

    games: int = 0
    black: int = 0
    white: int = 0
    draws: int = 0

    def __add__(self, other: "Results") -> "Results":
        return Results(
            self.games + other.games, self.black + other.black, self.white + other.white, self.draws + other.draws
        )

    def rate(self, side: Stone) -> float | None:
        """Return the score of a side from 0 to 1, counting a draw as half. Return None if no game has a result."""
        decided = self.black + self.white + self.draws
        won = self.black if side is Stone.BLACK else self.white
        return (won + self.draws / 2) / decided if decided else None


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move that was played from a position. Symmetric moves count as one."""

    point: int
    """The point of the move on the requested position's board.

    If symmetric points were played, it is the point in the newest game.
    """
    results: Results
    game: int
    """The identifier of the newest game with this move."""


@dataclass(frozen=True, slots=True)
class Known:
    """What the database knows about a position."""

    moves: tuple[PlayedMove, ...] = ()
    """The played moves, the most frequent first."""
    ended: Results = Results()
    """The games that ended in this position."""
    analysis: PositionAnalysis | None = None
    """The saved analysis, from the side to move."""
    is_beyond: bool = False
    """Whether the moves are not counted because the position has too many stones."""

    @property
    def seen(self) -> Results:
        """The results of all games that reached the position."""
        return sum((move.results for move in self.moves), self.ended)


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game of the database."""

    line: Line
    path: Path | None
    """The file from which the game was imported. It may have changed or be gone."""
    number: int
    """The index of the game in the file, from 0."""

    def record(self) -> GameRecord:
        """Return the game as a new record, without comments and variations.

        Raise StudioError if its moves are damaged.
        """
        return record_of(self.line)


@dataclass(frozen=True, slots=True)
class Contents:
    """The size and the content of the database."""

    games: int
    moves: int
    """The number of different moves from different positions."""
    analyses: int
    size_mb: float
    limit_mb: int
    plies: int


class Lookup:
    """Asks a database about positions, and saves analyses in it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @cached_property
    def _plies(self) -> int:
        return self._database.plies

    def known(self, position: Position) -> Known:
        form = canonical(position)
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT point, games, black, white, draws, game FROM moves WHERE key = ?", (_blob(form),)
            ).fetchall()
            text = connection.execute("SELECT analysis FROM analyses WHERE key = ?", (_blob(form),)).fetchone()
            moves = [
                PlayedMove(_point(connection, form, point, game, position), Results(*counts), game)
                for point, *counts, game in rows
                if 0 <= point < position.rules.size
            ]
        ended = sum((Results(*counts) for point, *counts, _ in rows if point == END), Results())
        moves.sort(key=lambda move: (-move.results.games, move.point))
        analysis = _decoded(text[0], form) if text else None
        return Known(tuple(moves), ended, analysis, position.stones_count >= self._plies)

    def save(self, position: Position, analysis: PositionAnalysis) -> bool:
        """Save the analysis of a position, and return whether it was saved.

        It is not saved if it is not worth saving, or if the database has a better one.
        """
        if not is_worth_saving(analysis):
            return False
        form = canonical(position)
        with self._database.changing() as connection:
            row = connection.execute("SELECT analysis FROM analyses WHERE key = ?", (_blob(form),)).fetchone()
            old = row[0] if row else None
            text = better(old, encoded(analysis, form), form)
            if text == old:
                return False
            visits = max(analysis.visits, 0)
            connection.execute(
                "INSERT OR REPLACE INTO analyses VALUES (?, ?, ?, ?)",
                (_blob(form), rules_id(connection, position.rules), visits, text),
            )
        return True

    def game(self, number: int) -> KeptGame | None:
        """Return a game by its identifier, or None if there is none."""
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT rules.text, moves, start, ends, black, white, date, result, path, number FROM games "
                "JOIN rules ON rules.id = games.rules LEFT JOIN sources ON sources.id = source WHERE games.id = ?",
                (number,),
            ).fetchone()
            if row is None:
                return None
            text, moves, start, ends, *texts, path, place = row
            rules = rules_from_text(text)
            line = Line(rules, codes_of(moves, rules), start, bool(ends), *texts)
        return KeptGame(line, Path(path) if path else None, place)

    def rules(self) -> list[Rules]:
        """Return the rules of all games in the database."""
        with self._database.reading() as connection:
            rows = connection.execute("SELECT text FROM rules WHERE id IN (SELECT rules FROM games)").fetchall()
            return [rules_from_text(text) for (text,) in rows]

    def contents(self) -> Contents:
        with self._database.reading() as connection:
            games, moves, analyses = connection.execute(
                "SELECT (SELECT COUNT(*) FROM games), (SELECT COUNT(*) FROM moves), (SELECT COUNT(*) FROM analyses)"
            ).fetchone()
            database = self._database
            return Contents(games, moves, analyses, database.size_mb, database.limit_mb, database.plies)


def _point(connection: sqlite3.Connection, form: Canonical, canonical_point: int, game: int, position: Position) -> int:
    """Return the point of a move on the board.

    If several symmetric points are possible, return the one that was played in `game`.
    """
    points = form.points(canonical_point)
    if len(points) == 1:
        return points[0]
    row = connection.execute("SELECT moves FROM games WHERE id = ?", (game,)).fetchone()
    try:
        chosen = point_in_game(codes_of(row[0], position.rules), position) if row is not None else None
    except ValueError:  # the saved game is damaged
        chosen = None
    return chosen if chosen is not None and chosen in points else points[0]


def _blob(form: Canonical) -> bytes:
    return form.key.to_bytes(16, "big")


def _decoded(text: str, form: Canonical) -> PositionAnalysis | None:
    """Return the analysis, or None if it is damaged."""
    try:
        return decoded(text, form)
    except UNDECODABLE:
        return None
