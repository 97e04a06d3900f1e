"""How a cell of the differences is drawn: quiet where it is unsure, with a bar to the side that has more."""

from PySide6.QtCore import QObject, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from studio.differences import Column
from studio.ui.differences_model import ALIGNMENT, BAR_ROLE, PROOF_ROLE, UNSURE_ROLE, AnyIndex
from studio.ui.diverging_map import left_color, right_color
from studio.ui.theme import Theme

PADDING = 8
"""Left and right of a text."""
BAR_WIDTH = 46
"""Room for the bars, beside the number."""
_CURRENT_MARK = 3


class DifferencesCells(QStyledItemDelegate):
    """Draws cells in the theme's colours, without the style's heavy selection under running numbers."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pointed_row: int | None = None
        self.tells_proofs_as_rates = False
        """Whether a proven result stands in place of a win rate, for want of room for its column."""
        self._theme = theme

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        painter.save()
        self._paint_ground(painter, option, index)
        bar = index.data(BAR_ROLE) if index.column() == Column.SHARE_DIFFERENCE else None
        if bar is not None:
            self._paint_bar(painter, option.rect, bar)
        painter.setFont(option.font)
        painter.setPen(self._theme.color("quiet_text" if index.data(UNSURE_ROLE) else "text"))
        room = option.rect.adjusted(PADDING, 0, -PADDING, 0)
        text = option.fontMetrics.elidedText(self._text(index), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, ALIGNMENT[index.column()], text)
        painter.restore()

    def _text(self, index: AnyIndex) -> str:
        proof = index.data(PROOF_ROLE) if self.tells_proofs_as_rates else None
        return str(proof or index.data() or "")

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        is_current = bool(option.state & QStyle.StateFlag.State_Selected)
        rect = option.rect
        if is_current or index.row() == self.pointed_row:
            painter.fillRect(rect, self._theme.color("raised"))
        if is_current and index.column() == Column.MOVE:
            painter.fillRect(rect.left(), rect.top(), _CURRENT_MARK, rect.height(), self._theme.color("accent"))

    def _paint_bar(self, painter: QPainter, cell: QRect, length: float) -> None:
        """From the middle to the side that has more."""
        half = BAR_WIDTH / 2 - 2
        middle, top, height = cell.left() + PADDING + BAR_WIDTH // 2, cell.top() + 5, cell.height() - 10
        painter.fillRect(middle, cell.top() + 3, 1, cell.height() - 6, self._theme.color("border"))
        width = abs(length) * half
        left = middle + 1.0 if length > 0 else middle - width
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush((right_color if length > 0 else left_color)(self._theme.is_dark))
        painter.drawRect(QRectF(left, top, width, height))
