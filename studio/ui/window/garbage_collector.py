"""Runs Python's garbage collection only in the window's thread."""

import gc

from PySide6.QtCore import QObject, QTimer, Slot

_PERIOD_MS = 100


class GarbageCollector(QObject):
    """Runs Python's garbage collector from a timer.

    By default, any thread that allocates objects may run the collector. If the search's thread frees a widget in this
    way, the program crashes.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(_PERIOD_MS)
        self._timer.timeout.connect(self._collect)
        self._timer.start()

    def close(self) -> None:
        self._timer.stop()
        gc.enable()

    @Slot()
    def _collect(self) -> None:
        """Collect the oldest generation that has exceeded its threshold, as Python itself does."""
        due = [
            generation
            for generation, (count, most) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
            if count > most > 0
        ]
        if due:
            gc.collect(due[-1])
