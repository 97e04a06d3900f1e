"""Makes the file dialogs of a window wide enough for names, sizes and dates."""

from functools import partial

from PySide6.QtCore import QChildEvent, QEvent, QObject, QTimer
from PySide6.QtWidgets import QFileDialog, QHeaderView, QTreeView, QWidget

from studio.ui.widgets.theme import GRID

_WIDTH, _HEIGHT = 120 * GRID, 70 * GRID
"""The minimum size of a dialog in pixels. It is smaller if the screen has less room."""
_NAMES = 0
"""The index of the column that contains the file names."""


class WideFileDialogs(QObject):
    """Enlarges each file dialog of a window when it opens. File dialogs of the operating system are not changed."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            dialog = event.child()
            if isinstance(dialog, QFileDialog):
                QTimer.singleShot(0, dialog, partial(_widen, dialog))  # opening sets a size of its own
        return False


def _widen(dialog: QFileDialog) -> None:
    room = dialog.screen().availableSize()
    dialog.resize(
        max(dialog.width(), min(_WIDTH, room.width() - 4 * GRID)),
        max(dialog.height(), min(_HEIGHT, room.height() - 8 * GRID)),
    )
    tree = dialog.findChild(QTreeView, "treeView")
    if isinstance(tree, QTreeView):
        header = tree.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_NAMES, QHeaderView.ResizeMode.Stretch)
