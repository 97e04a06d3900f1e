"""Whoever can be asked for a move: a search of ours, or an engine in a process of its own. (People move by themselves.)

A player belongs to whoever made it. One thread at a time calls it; only `stop` may be called from any thread.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import Rules

Listener = Callable[[PositionAnalysis], object]
"""Is told what a player thinks while it thinks, in the player's own thread; must return soon."""


class PlayerError(StudioError):
    """A player's fault, in a sentence that names both; `code` is the kind of fault, `fields["player"]` the name."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a player may spend on one move: the limit for this move, and what its clock shows before it."""

    limit: Limit = field(default_factory=Limit)
    game_seconds: float | None = None
    """Left for the rest of the game; None where the game has no clock."""
    increment: float = 0.0
    """Seconds that the clock gains after each move."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The point that a player plays, and what it tells of its reasons."""

    point: int
    thought: PositionAnalysis | None = None


def tell_nobody(_thought: PositionAnalysis) -> None:
    """For whoever only wants the move."""


class Player(Protocol):
    """Plays whichever side is to move, in one game after another."""

    @property
    def name(self) -> str: ...

    def begin(self, rules: Rules) -> None:
        """Another game: nothing of the last one counts any more. A `PlayerError` where it cannot play these rules."""

    def move(self, position: Position, budget: Budget, tell: Listener = tell_nobody) -> Answer:
        """A move in a position that is not over, which need not follow from the last one; blocks, and may fail."""

    def stop(self) -> None:
        """Have `move` answer at once with what was found; without a move under way, nothing."""

    def close(self) -> None:
        """Give back threads, processes and memory; may be called twice."""
