"""A label of one line. It shortens its text to its width."""

# The tooltip shows the full text.

import html

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

_LONGEST = 200


class FittedLine(QLabel):
    """A line of plain text that can be made as narrow as necessary."""

    # Screen readers read the whole text.

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text_shown, self._shorter = "", tuple[str, ...]()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str, *shorter: str) -> None:
        """Show a text. If it does not fit into the line, show the first of the shorter texts that fits."""
        self.text_shown, self._shorter = _plain(text), tuple(map(_plain, shorter))
        self.setAccessibleName(self.text_shown)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics, texts = self.fontMetrics(), (self.text_shown, *self._shorter)
        whole = next((text for text in texts if metrics.horizontalAdvance(text) <= self.width()), texts[-1])
        fitting = metrics.elidedText(whole, Qt.TextElideMode.ElideRight, self.width())
        self.setText(fitting)
        self.setToolTip("" if fitting == self.text_shown else f"<p>{html.escape(self.text_shown)}</p>")


def _plain(text: str) -> str:
    return " ".join(text[:_LONGEST].split())
