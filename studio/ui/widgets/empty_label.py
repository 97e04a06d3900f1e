"""A label in the centre of an empty view. It says what the view is for and how the user can fill it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from studio.ui.widgets.theme import show_quietly


class EmptyLabel(QLabel):
    """A centred text that wraps."""

    def __init__(self, name: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        show_quietly(self)
