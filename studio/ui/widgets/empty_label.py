"""A label in an empty view that says what appears there and how to get it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class EmptyLabel(QLabel):
    """A centred text that wraps."""

    def __init__(self, name: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
