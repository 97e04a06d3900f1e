"""The interface of players that move on request, such as our search or an external engine.

The creator of a player owns it. Only one thread at a time may call a player, but any thread may call `stop`.
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
"""A function that receives a player's analysis while the player thinks.

It is called in the player's thread, and must return quickly.
"""


class PlayerError(StudioError):
    """A fault of a player.

    `code` is the kind of fault, and `fields["player"]` the name of the player.
    """


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits of one move, and the clock before the move."""

    limit: Limit = field(default_factory=Limit)
    game_seconds: float | None = None
    """Seconds left for the rest of the game, or None if there is no clock."""
    increment: float = 0.0
    """Seconds that the clock gains after each move."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The point that a player plays, and the player's analysis or None."""

    point: int
    thought: PositionAnalysis | None = None


def ignore_analysis(_thought: PositionAnalysis) -> None:
    """Do nothing."""
    # A listener for callers that need only the move.


class Player(Protocol):
    """Plays the side to move, in one game after another."""

    @property
    def name(self) -> str: ...

    def begin(self, rules: Rules) -> None:
        """Begin a new game. Raise PlayerError for rules that the player does not support."""

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        """Block until a move is found, and return it. The game must not be over."""
        # The position need not follow from that of the previous call.

    def stop(self) -> None:
        """Make a running `move` return its best result at once. Do nothing if none is running."""

    def close(self) -> None:
        """Release threads, processes and memory. A second call does nothing."""


@runtime_checkable
class PreparedPlayer(Protocol):
    """A player that must be prepared before its clock starts, such as an external engine that starts a process."""

    def prepare(self, position: Position, budget: Budget) -> None:
        """Get ready for `move` with these arguments. Raise PlayerError if that fails."""


def prepare(player: Player, position: Position, budget: Budget) -> None:
    """Prepare a `PreparedPlayer` for a move. Its clock must not be running."""
    if isinstance(player, PreparedPlayer):
        player.prepare(position, budget)
