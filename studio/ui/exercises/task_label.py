"""A label in the first line of an exercise. It wraps if the bar is narrow."""

# Its size does not depend on the text.

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel

from studio.ui.widgets.theme import GRID

_LEAST, _WIDE = 16 * GRID, 100_000
"""The minimum width in pixels, and a width at which no text wraps."""


class TaskLabel(QLabel):
    """A text that keeps room for the longest of several texts.

    Beside the board, a long text wraps, so that the board keeps its width.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._longest: tuple[str, ...] = ()

    def reserve(self, texts: Sequence[str]) -> None:
        """Keep room for the longest of these texts."""
        if tuple(texts) != self._longest:
            self._longest = tuple(texts)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size that the longest text has in one line."""
        metrics = QFontMetrics(self.font())
        width = max(map(metrics.horizontalAdvance, self._texts)) + 1
        return QSize(width, self.heightForWidth(_WIDE))  # signs of another font may be higher than the metrics

    def minimumSizeHint(self) -> QSize:
        size = self.sizeHint()
        return QSize(min(size.width(), _LEAST), size.height())

    def heightForWidth(self, width: int) -> int:
        metrics, room = QFontMetrics(self.font()), QRect(0, 0, max(1, width), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        return max(metrics.boundingRect(room, flags, text).height() for text in self._texts)

    # Implementation

    @property
    def _texts(self) -> tuple[str, ...]:
        return *self._longest, self.text()
