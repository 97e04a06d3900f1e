"""Tests an external engine in a thread, and reports the result by signals."""

import threading

from PySide6.QtCore import QObject, Qt, Signal, Slot

from studio.players.engine_entry import EngineEntry
from studio.players.engine_trial import EngineTrial, TrialResult


class LiveEngineTrial(QObject):
    """Runs one test at a time. Its methods are called, and its signals are emitted, in the window's thread."""

    progressed = Signal(object)
    """Emitted with the `TrialStep` that has started."""
    finished = Signal(object)
    """Emitted with the `TrialResult` at the end of a test that was not cancelled."""
    ended = Signal()
    """Emitted when the test has finished or was cancelled, and the engine's process has ended."""

    _reported = Signal(int, object)  # emitted in the thread, with the number of the thread's test

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._trial: EngineTrial | None = None
        self._thread: threading.Thread | None = None
        self._number = 0
        self._reported.connect(self._on_reported, Qt.ConnectionType.QueuedConnection)

    @property
    def is_running(self) -> bool:
        return self._trial is not None

    def start(self, entry: EngineEntry) -> None:
        """Test the engine `entry`. If a test is running, it is cancelled first."""
        self.cancel()
        self._number += 1
        self._trial = trial = EngineTrial(entry)
        self._thread = threading.Thread(target=self._run, args=(trial, self._number), name="engine trial")
        self._thread.start()

    @Slot()
    def cancel(self) -> None:
        """End the engine's process at once, and emit `ended`.

        No other signal about the test follows. Do nothing if no test is running.
        """
        trial, thread = self._trial, self._thread
        if trial is None or thread is None:
            return
        self._trial = self._thread = None
        trial.cancel()
        thread.join()
        self.ended.emit()

    def _run(self, trial: EngineTrial, number: int) -> None:
        result = trial.run(lambda step: self._reported.emit(number, step))
        self._reported.emit(number, result)

    @Slot(int, object)
    def _on_reported(self, number: int, result: object) -> None:
        if number != self._number or self._trial is None:
            return  # from a cancelled test
        if not isinstance(result, TrialResult):
            self.progressed.emit(result)
            return
        if self._thread is not None:
            self._thread.join()
        self._trial = self._thread = None
        self.finished.emit(result)
        self.ended.emit()
