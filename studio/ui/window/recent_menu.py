"""The menu of recent games, which is filled when it opens."""

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget


class RecentMenu(QMenu):
    """Ask for the paths each time it opens."""

    file_chosen = Signal(object)
    """Emitted with a `Path`."""

    def __init__(self, paths: Callable[[], Iterable[str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paths = paths
        self.setObjectName("recent")
        self.setTitle(self.tr("Open &Recent"))
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self._fill)

    @Slot()
    def _fill(self) -> None:
        self.clear()
        for path in self._paths():
            action = self.addAction(Path(path).name.replace("&", "&&"))
            action.setToolTip(path)
            action.setData(path)
            action.triggered.connect(self._on_chosen)
        if self.isEmpty():
            self.addAction(self.tr("No recent games")).setEnabled(False)

    @Slot()
    def _on_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.file_chosen.emit(Path(action.data()))
