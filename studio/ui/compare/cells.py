"""Drawing the cells of the differences: dimmed if uncertain, with a bar towards the larger side."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from studio.insight.differences import Column
from studio.ui.compare.model import ALIGNMENT, PROOF_ROLE
from studio.ui.heat.diverging import left_color, right_color
from studio.ui.tables.cells import FiguresCells
from studio.ui.tables.model import AnyIndex
from studio.ui.tables.painting import PADDING

BAR_WIDTH = 46
"""Width of the bars, beside the number."""


class DifferencesCells(FiguresCells):
    """Draw the cells; bars extend to both sides."""

    _alignment = ALIGNMENT
    _bar_column = Column.SHARE_DIFFERENCE

    def _proof(self, index: AnyIndex) -> object:
        return index.data(PROOF_ROLE)

    def _paint_bar(self, painter: QPainter, cell: QRect, length: float | None) -> None:
        """Draw the bar from the centre towards the larger side."""
        if length is None:
            return
        half = BAR_WIDTH / 2 - 2
        middle, top, height = cell.left() + PADDING + BAR_WIDTH // 2, cell.top() + 5, cell.height() - 10
        painter.fillRect(middle, cell.top() + 3, 1, cell.height() - 6, self._theme.color("border"))
        width = abs(length) * half
        left = middle + 1.0 if length > 0 else middle - width
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush((right_color if length > 0 else left_color)(self._theme.is_dark))
        painter.drawRect(QRectF(left, top, width, height))
