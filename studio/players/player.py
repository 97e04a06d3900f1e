"""The interface of players that move on request: our search, or an external engine. (People move by themselves.)

A player belongs to its creator. One thread at a time calls it; only `stop` may be called from any thread.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import Rules

Listener = Callable[[PositionAnalysis], object]
"""Receives the analysis of a player while it thinks, in the player's thread; must return quickly."""


class PlayerError(StudioError):
    """A fault of a player. `code` is the kind of fault, and `fields["player"]` is the name of the player."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits of one move, and the state of the clock before the move."""

    limit: Limit = field(default_factory=Limit)
    game_seconds: float | None = None
    """Seconds left for the rest of the game; None without a clock."""
    increment: float = 0.0
    """Seconds that the clock gains after each move."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The point that a player plays, and its analysis."""

    point: int
    thought: PositionAnalysis | None = None


def ignore_analysis(_thought: PositionAnalysis) -> None:
    """Ignore the analysis: a listener for callers that want only the move."""


class Player(Protocol):
    """Plays the side to move, in one game after another."""

    @property
    def name(self) -> str: ...

    def begin(self, rules: Rules) -> None:
        """Begin another game. Raise PlayerError if the rules are not supported."""

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        """Block until a move is found, and return it. The game must not be over.

        The position need not follow from the position of the previous call.
        """

    def stop(self) -> None:
        """Make a running `move` return its best result at once. If no `move` runs, do nothing."""

    def close(self) -> None:
        """Release threads, processes and memory. A second call does nothing."""


@runtime_checkable
class PreparedPlayer(Protocol):
    """A player that must be made ready before its clock starts, such as the process of an external engine."""

    def prepare(self, position: Position, budget: Budget) -> None:
        """Make everything ready for `move` with these arguments. Raise PlayerError if that fails."""


def prepare(player: Player, position: Position, budget: Budget) -> None:
    """Prepare the player for a move, if it needs that. Its clock must not run."""
    if isinstance(player, PreparedPlayer):
        player.prepare(position, budget)
