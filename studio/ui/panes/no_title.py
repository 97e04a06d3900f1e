"""The title bar of a pane without a title."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget


class NoTitle(QWidget):
    """A title bar without height."""

    def __init__(self, dock: QWidget) -> None:
        super().__init__(dock)
        self.setFixedHeight(0)

    def sizeHint(self) -> QSize:
        return QSize(0, 0)
