"""Runs Python's garbage collection only in the window's thread."""

import gc

from PySide6.QtCore import QObject, QTimer, Slot

_PERIOD_MS = 100
_FULL = 2
"""The generation that contains all objects when it is collected."""


class GarbageCollector(QObject):
    """Runs Python's garbage collector from a timer.

    By default the collector runs in any thread that allocates objects. If it freed a widget in the thread of the
    search, the program would crash. A full collection would also have to examine all objects of the compiler. Therefore
    only the newest objects are collected until `leave_out_present` is called.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._leaves_out = self._includes_all = False
        self._timer = QTimer(self)
        self._timer.setInterval(_PERIOD_MS)
        self._timer.timeout.connect(self._collect)
        self._timer.start()

    def close(self) -> None:
        self._timer.stop()
        if self._leaves_out:
            gc.unfreeze()
        gc.enable()

    def leave_out_present(self) -> None:
        """Exclude all objects that exist now from garbage collection. After this call, collect all generations."""
        # Most present objects exist until the program ends.
        self._leaves_out = True
        gc.freeze()

    @Slot()
    def include_all(self) -> None:
        """Let the next full collection examine all objects.

        Those that survive it are excluded from later collections.
        """
        # Many were discarded.
        if self._leaves_out:
            self._includes_all = True
            gc.unfreeze()

    @Slot()
    def _collect(self) -> None:
        """Collect the oldest generation that exceeds its threshold. Python does the same by default."""
        due = [
            generation
            for generation, (count, most) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
            if count > most > 0 and (generation == 0 or self._leaves_out)
        ]
        if due:
            gc.collect(due[-1])
            if self._includes_all and due[-1] == _FULL:
                self._includes_all = False
                gc.freeze()
