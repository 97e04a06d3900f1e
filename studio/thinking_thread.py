"""The thread in which a thinker works."""

from PySide6.QtCore import QObject, QThread

from studio.thinker import Thinker

_LONGEST_END_MS = 3000


class ThinkingThread(QThread):
    """Runs a thinker until it is closed. The object belongs to its owner's thread, as all of Qt's do."""

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker

    def run(self) -> None:
        self._thinker.work()

    def end(self) -> None:
        """Close the thinker; returns when nothing runs any more."""
        self._thinker.close()
        if self.isRunning() and not self.wait(_LONGEST_END_MS):
            self.wait()
