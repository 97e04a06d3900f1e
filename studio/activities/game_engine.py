"""The interface of the engines in a game: a method asks for a move, and a signal delivers it."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from studio.game.openings import Opening
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.players.player import Budget


@dataclass(frozen=True, slots=True)
class EngineAnswer:
    """An engine's move, and its analysis of the position before the move.

    `seconds` is the time that the engine took, without delays of the window.
    """

    point: int
    seconds: float
    analysis: PositionAnalysis | None = None


class GameEngine(QObject):
    """Chooses moves in its own thread.

    Its signals are emitted in the window's thread, and only about the latest question.
    """

    began = Signal()
    """Emitted when the engine is ready and starts to think."""
    preparing_changed = Signal()
    """Emitted when `is_preparing` changes."""
    answered = Signal(object)
    """Emitted with the `EngineAnswer` to the latest question."""
    thought_changed = Signal(object)
    """Emitted with the newest `Thought` of a built-in search."""
    analysis_reported = Signal(object)
    """Emitted with the `PositionAnalysis` that an external engine reports."""
    failed = Signal(object)
    """Emitted with the `StudioError` that explains why there is no answer. The engine may be asked again."""

    swap2_answered = Signal(object)
    """Emitted with the answer to `ask_swap2` as a tuple of points, or with None if the engine does not know the
    command.
    """

    def ask(self, position: Position, budget: Budget) -> None:
        """Ask for a move in `position`. If an earlier question has no answer yet, its answer will be ignored."""
        raise NotImplementedError

    def ask_swap2(self, opening: Opening, budget: Budget) -> bool:
        """Ask the engine for its choice in a swap2 opening, using the protocol's command for this.

        Return False if the engine has no such command.
        """
        del opening, budget
        return False

    def cancel(self) -> None:
        """Stop thinking. The latest question gets no answer."""
        raise NotImplementedError

    @property
    def is_preparing(self) -> bool:
        """Return whether the engine cannot think yet, because its search is being compiled."""
        return False

    @property
    def is_gone(self) -> bool:
        """Return whether the engine's thread and processes have ended."""
        raise NotImplementedError

    def leave(self) -> None:
        """Ask the engine's thread and processes to end, and return without waiting for them."""
        raise NotImplementedError

    def close(self) -> None:
        """End the engine's thread and processes, and wait for them."""
        raise NotImplementedError
