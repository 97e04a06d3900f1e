"""Exercises as plain data. An exercise is a position with a win by threats, together with its game."""

from dataclasses import dataclass
from typing import Protocol

from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.views.threats import Solution
from studio.exercises.levels import level_of
from studio.game.node import Setup
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Stone


class Prover(Protocol):
    """The interface that a solver must have."""

    # Tests use a simpler one.

    def solve(self, position: Position, side: Stone | None, kind: ThreatKind, limit: SolverLimit) -> Solution: ...


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the position of an exercise comes from."""

    file: str = ""
    """The name of the file. Empty if it is the open game."""
    game: int = 0
    """The number of the game in the file.

    The first game has the number 1. If the file has only one game, the number is 0.
    """
    moves: int = 0
    """The number of moves in the game before the position."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position with a win by threats, and the kind and length of the win."""

    rules: Rules
    setup: Setup
    kind: ThreatKind
    length: int
    """The number of plies of the solver's line. The winning move is included."""
    origin: Origin = Origin()
    played: int | None = None
    """The point that was played in the game if that move missed the win. Otherwise None."""

    @property
    def level(self) -> int:
        """The level of difficulty, from 1 to 5."""
        return level_of(self.kind, self.length)

    @property
    def side(self) -> Stone:
        return self.setup.to_move or Stone.BLACK

    def position(self) -> Position:
        """Return a new position with the stones of the exercise."""
        position = Position(self.rules)
        position.set_up(self.setup.stones, self.setup.to_move)
        return position

    def record(self) -> GameRecord:
        """Return a new game record that starts from the position of the exercise."""
        record = GameRecord(self.rules)
        record.set_setup(record.root, self.setup)
        return record


def setup_of(position: Position) -> Setup:
    """Return the stones, the side to move and the last move of a position as a `Setup`."""
    stones = {point: stone for point, stone in enumerate(position.cells) if stone is not Stone.EMPTY}
    last = position.last_move.point if position.last_move is not None else None
    return Setup(stones, position.to_move, last if last in stones else None)
