"""Asks an external engine to analyse a position.

The request runs in a thread; signals report the results.
"""

import threading

from PySide6.QtCore import QObject, Qt, Signal, Slot

from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.players.engine_entry import EngineEntry
from studio.players.engine_list import ExternalPlayer, player_of
from studio.players.gtp.client import GtpPlayer
from studio.players.player import Answer, Budget


class EngineQuestion(QObject):
    """Asks an external engine one question at a time.

    Its methods are called, and its signals are emitted, in the window's thread.
    """

    analysis_reported = Signal(object)
    """Emitted with the `PositionAnalysis` that the engine has reported so far."""
    answered = Signal(object)
    """Emitted with the `Answer` of the engine."""
    failed = Signal(object)
    """Emitted with the `StudioError` that explains why there is no answer."""
    ended = Signal()
    """Emitted when the question was answered, failed or was cancelled, and the engine's process has ended."""

    _heard = Signal(int, object)  # emitted in the thread, with the number of the thread's question

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player: ExternalPlayer | None = None
        self._thread: threading.Thread | None = None
        self._number = 0
        self._heard.connect(self._on_heard, Qt.ConnectionType.QueuedConnection)

    @property
    def is_running(self) -> bool:
        return self._player is not None

    def ask(self, entry: EngineEntry, position: Position, limit: Limit) -> None:
        """Ask the engine `entry` to analyse a position. If a question is running, it is cancelled first."""
        self.cancel()
        self._number += 1
        self._player = player = player_of(entry)
        task = (player, position.copy(), limit, self._number)
        self._thread = threading.Thread(target=self._wait, args=task, name="engine question")
        self._thread.start()

    @Slot()
    def cancel(self) -> None:
        """End the engine's process at once, and emit `ended`.

        No other signal about the question follows. Do nothing if no question is running.
        """
        player, thread = self._player, self._thread
        if player is None or thread is None:
            return
        self._player = self._thread = None
        player.give_up()
        thread.join()
        self.ended.emit()

    def _wait(self, player: ExternalPlayer, position: Position, limit: Limit, number: int) -> None:
        heard: Answer | StudioError
        try:
            if isinstance(player, GtpPlayer):
                heard = player.analyse(position, limit, lambda thought: self._heard.emit(number, thought))
            else:
                heard = player.move(position, Budget(limit), lambda thought: self._heard.emit(number, thought))
        except StudioError as error:
            heard = error
        player.close()
        self._heard.emit(number, heard)

    @Slot(int, object)
    def _on_heard(self, number: int, heard: object) -> None:
        if number != self._number or self._thread is None:
            return  # from a cancelled question
        if not isinstance(heard, Answer | StudioError):
            self.analysis_reported.emit(heard)
            return
        self._thread.join()
        self._player = self._thread = None
        (self.answered if isinstance(heard, Answer) else self.failed).emit(heard)
        self.ended.emit()
