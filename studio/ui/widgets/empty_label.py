"""A label for an empty view. It says what the view will show, and what the user can do for that."""

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
