"""An engine at the board as a game knows it, whatever it is made of: it is asked for a move, and tells by signals."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.players.player import Budget


@dataclass(frozen=True, slots=True)
class EngineAnswer:
    """The move that an engine would make, what it tells of its reasons, and how long it took by the engine's thread."""

    point: int
    seconds: float
    analysis: PositionAnalysis | None = None


class GameEngine(QObject):
    """Belongs to the window's thread and thinks in one of its own; what it tells is about what was asked last."""

    began = Signal()
    """It is ready, and thinks of its move from now on."""
    answered = Signal(object)
    """Its `EngineAnswer`."""
    thought_changed = Signal(object)
    """The `Thought` of a search of ours."""
    told = Signal(object)
    """The `PositionAnalysis` in which an engine of somebody else tells what it thinks."""
    failed = Signal(object)
    """The `StudioError` for which it cannot answer; it may be asked again."""

    def ask(self, position: Position, budget: Budget) -> None:
        """Have it think of a move; an answer to what was asked before is dropped."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Nobody waits for an answer."""
        raise NotImplementedError

    @property
    def is_gone(self) -> bool:
        """Whether nothing is left of its thread and its processes."""
        raise NotImplementedError

    def leave(self) -> None:
        """Begin to give back thread and processes, without waiting for it."""
        raise NotImplementedError

    def close(self) -> None:
        """Give them back; returns when nothing is left."""
        raise NotImplementedError
