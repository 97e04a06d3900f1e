"""The interface of engines in a game: a call asks for a move, and a signal delivers it."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from studio.game.openings import Opening
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.players.player import Budget


@dataclass(frozen=True, slots=True)
class EngineAnswer:
    """An engine's move, and its analysis of the position before the move.

    `seconds` is the time of the move, without delays of the window.
    """

    point: int
    seconds: float
    analysis: PositionAnalysis | None = None


class GameEngine(QObject):
    """Chooses moves in its own thread.

    Signals are emitted in the window's thread, and only about the last question.
    """

    began = Signal()
    """The engine is ready and starts to think."""
    preparing_changed = Signal()
    """`is_preparing` changed."""
    answered = Signal(object)
    """The `EngineAnswer` to the last question."""
    thought_changed = Signal(object)
    """The `Thought` of a built-in search."""
    analysis_reported = Signal(object)
    """The `PositionAnalysis` that an external engine reports."""
    failed = Signal(object)
    """The `StudioError` that prevented an answer.

    The engine may be asked again.
    """

    swap2_answered = Signal(object)
    """The points of the answer to `ask_swap2` as a tuple; None if the engine does not know the command."""

    def ask(self, position: Position, budget: Budget) -> None:
        """Ask for a move in `position`. An answer to an earlier question is ignored."""
        raise NotImplementedError

    def ask_swap2(self, opening: Opening, budget: Budget) -> bool:
        """Ask the engine for its choice in a swap2 opening by a special command. Return False if it has no such
        command.
        """
        del opening, budget
        return False

    def cancel(self) -> None:
        """Stop thinking, and ignore the answer to the last question."""
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
        """Request the end of the engine's thread and processes, without waiting."""
        raise NotImplementedError

    def close(self) -> None:
        """End the engine's thread and processes, and wait for them."""
        raise NotImplementedError
