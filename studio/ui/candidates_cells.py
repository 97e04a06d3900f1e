"""How a cell of the candidates is drawn: quiet where it is unsure, with a bar where it is compared."""

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QFont, QHelpEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

from studio.ui.candidate_marks import Mark
from studio.ui.candidates_model import ALIGNMENT, BAR_ROLE, MARK_ROLE, UNSURE_COLUMNS, UNSURE_ROLE, AnyIndex
from studio.ui.candidates_order import Column
from studio.ui.cell_painting import PADDING, paint_bar
from studio.ui.theme import Theme

_CURRENT_MARK = 3
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
            paint_bar(painter, option.rect, index.data(BAR_ROLE), self._theme)
        painter.setFont(_font(option, index, column))
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

    def _text(self, index: AnyIndex, column: int) -> str:
        if column == Column.WIN_RATE and self.tells_proofs_as_rates:
            proof = index.siblingAtColumn(Column.PROOF).data()  # type: ignore[union-attr]
            if proof:
                return str(proof)
        text = str(index.data() or "")
        return f"{text} +" if column == Column.MOVE and index.data(MARK_ROLE) == Mark.WANTED else text


def _font(option: QStyleOptionViewItem, index: AnyIndex, column: int) -> QFont:
    """A move that is left out is crossed out."""
    font = QFont(option.font)
    font.setStrikeOut(column == Column.MOVE and index.data(MARK_ROLE) == Mark.LEFT_OUT)
    return font


def _ink(index: AnyIndex, column: int) -> str:
    is_unsure = column in UNSURE_COLUMNS and index.data(UNSURE_ROLE)
    return "quiet_text" if column in _QUIET or is_unsure or index.data(MARK_ROLE) == Mark.LEFT_OUT else "text"


def _room(option: QStyleOptionViewItem) -> QRect:
    return option.rect.adjusted(PADDING, 0, -PADDING, 0)


def _fitting(option: QStyleOptionViewItem, text: str) -> str:
    return option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, _room(option).width())
