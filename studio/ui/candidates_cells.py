"""How a cell of the candidates is drawn: quiet where it is unsure, with a bar where it is compared."""

from PySide6.QtCore import QObject, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

from studio.ui.candidates_model import ALIGNMENT, BAR_ROLE, UNSURE_COLUMNS, UNSURE_ROLE, AnyIndex
from studio.ui.candidates_order import Column
from studio.ui.theme import Theme

_BAR_STRENGTH = 0.32
_CURRENT_MARK = 3
PADDING = 8
"""Left and right of a text."""
_QUIET = (Column.RANK, Column.LINE, Column.PRIOR)


class CandidatesCells(QStyledItemDelegate):
    """Draws cells in the theme's colours, without the style's heavy selection under running numbers."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pointed_row: int | None = None
        self.tells_proofs_as_rates = False
        """Whether a proven result stands in place of the win rate, for want of room for both columns."""
        self._theme = theme

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        column = index.column()
        painter.save()
        self._paint_ground(painter, option, index)
        if column == Column.VISITS:
            self._paint_bar(painter, option, index)
        painter.setFont(option.font)
        painter.setPen(self._theme.color(_ink(index, column)))
        painter.drawText(_room(option), ALIGNMENT[column], _fitting(option, self._text(index, column)))
        painter.restore()

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: AnyIndex
    ) -> bool:
        """What does not fit is told in full."""
        self.initStyleOption(option, index)
        text = self._text(index, index.column())
        cut = _fitting(option, text) != text
        QToolTip.showText(event.globalPos(), text if cut else "", view)
        return cut

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        is_current = bool(option.state & QStyle.StateFlag.State_Selected)
        rect = option.rect
        if is_current or index.row() == self.pointed_row:
            painter.fillRect(rect, self._theme.color("raised"))
        if is_current and index.column() == Column.RANK:
            painter.fillRect(rect.left(), rect.top(), _CURRENT_MARK, rect.height(), self._theme.color("accent"))

    def _paint_bar(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        length = index.data(BAR_ROLE)
        if not length:
            return
        room = QRectF(option.rect).adjusted(2, 3, -2, -3)
        room.setWidth(max(2.0, room.width() * length))
        color = QColor(self._theme.color("accent"))
        color.setAlphaF(_BAR_STRENGTH)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRoundedRect(room, 2, 2)

    def _text(self, index: AnyIndex, column: int) -> str:
        if column == Column.WIN_RATE and self.tells_proofs_as_rates:
            proof = index.siblingAtColumn(Column.PROOF).data()  # type: ignore[union-attr]
            if proof:
                return str(proof)
        return str(index.data() or "")


def _ink(index: AnyIndex, column: int) -> str:
    return "quiet_text" if column in _QUIET or (column in UNSURE_COLUMNS and index.data(UNSURE_ROLE)) else "text"


def _room(option: QStyleOptionViewItem) -> QRect:
    return option.rect.adjusted(PADDING, 0, -PADDING, 0)


def _fitting(option: QStyleOptionViewItem, text: str) -> str:
    return option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, _room(option).width())
