"""A position in which the side to move wins by threats, and where it comes from. Plain data."""

from dataclasses import dataclass
from typing import Protocol

from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.views.threats import Solution
from studio.game.node import Setup
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Stone


class Prover(Protocol):
    """What proves wins by threats, as the solver does; tests have a simpler one."""

    def solve(self, position: Position, side: Stone | None, kind: ThreatKind, limit: SolverLimit) -> Solution: ...


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a position was taken from."""

    file: str = ""
    """Its name; empty for the game that is open."""
    game: int = 0
    """Which game of the file, from 1; 0 where it holds one."""
    moves: int = 0
    """How many had been made."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """The stones, whose turn it is, and how many plies the win takes."""

    rules: Rules
    setup: Setup
    kind: ThreatKind
    length: int
    """The plies of the solver's line, down to the move that wins."""
    origin: Origin = Origin()
    played: int | None = None
    """What was played in the game, where that missed the win."""

    @property
    def side(self) -> Stone:
        return self.setup.to_move or Stone.BLACK

    def position(self) -> Position:
        """Return a new position with the stones of the exercise; the caller owns it."""
        position = Position(self.rules)
        position.set_up(self.setup.stones, self.setup.to_move)
        return position

    def record(self) -> GameRecord:
        """The game record that starts from the exercise's position."""
        record = GameRecord(self.rules)
        record.set_setup(record.root, self.setup)
        return record


def setup_of(position: Position) -> Setup:
    """The stones of a position, and whose turn it is."""
    stones = {point: stone for point, stone in enumerate(position.cells) if stone is not Stone.EMPTY}
    return Setup(stones, position.to_move)
