"""The threat searches of a review, in their own thread, since each may take a quarter of a second."""

import queue
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot

from studio.activities.proving import solver_failed
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.thinking.preparation import load

_STOP_AGAIN_SECONDS = 0.02


class ReviewLooks(QObject):
    """Searches positions for wins by threats, one at a time, in a thread that ends with `close`."""

    found = Signal(object)
    """The `ThreatsFound` of the position."""
    failed = Signal(object)
    """The `StudioError` that prevented an answer."""

    _reported = Signal(object, object)  # from the thread: the worker and its result

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker: _Worker | None = None
        self._reported.connect(self._on_reported, Qt.ConnectionType.QueuedConnection)

    def look(self, position: Position) -> None:
        if self._worker is None:
            self._worker = _Worker(self._reported.emit)
        self._worker.ask(position.copy())

    def close(self) -> None:
        """End the thread, even while it works. No signal is emitted after this call."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()

    @Slot(object, object)
    def _on_reported(self, worker: object, result: object) -> None:
        if worker is not self._worker:
            return  # the result of a closed worker
        (self.failed if isinstance(result, StudioError) else self.found).emit(result)


class _Worker:
    """A thread that searches positions in the order in which it receives them."""

    def __init__(self, report: Callable[[object, object], object]) -> None:
        self._report = report
        self._asked: queue.SimpleQueue[Position | None] = queue.SimpleQueue()
        self._stop: Callable[[], object] = lambda: None
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="review-looks")
        self._thread.start()

    def ask(self, position: Position) -> None:
        self._asked.put(position)

    def close(self) -> None:
        self._is_closed = True
        self._asked.put(None)
        while self._thread.is_alive():  # repeated, because a solver that is still being made would miss a single stop
            self._stop()
            self._thread.join(_STOP_AGAIN_SECONDS)

    # In the thread

    def _run(self) -> None:
        position = self._asked.get()
        if position is None:
            return
        try:
            self._prepare()
            while position is not None and not self._is_closed:
                self._look_at(position)
                position = self._asked.get()
        except StudioError as error:
            self._report(self, error)
        except Exception as error:  # noqa: BLE001  # any error is reported, so that the review does not wait forever
            self._report(self, solver_failed(error))

    def _prepare(self) -> None:
        load("studio.engine.warmup")
        from studio.engine.stages import THREATS
        from studio.engine.warmup import Warmup

        with Warmup() as warmup:
            warmup.prepare((THREATS,), lambda _done, _of: None, lambda: not self._is_closed)
        load("studio.matches.threat_look")
        from studio.matches.threat_look import ThreatLook

        self._looking = ThreatLook()
        self._stop = self._looking.stop

    def _look_at(self, position: Position) -> None:
        found = self._looking.look(position)
        if found is not None:
            self._report(self, found)
