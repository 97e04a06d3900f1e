"""How a cell of the found nodes is drawn: a long line keeps its first move and its last ones."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from studio.ui.cell_painting import PADDING
from studio.ui.found_nodes_model import ALIGNMENT, UNSURE_ROLE, FoundColumn, FoundNodesModel
from studio.ui.theme import Theme

_CURRENT_MARK = 3
_QUIET = (FoundColumn.DEPTH,)
_UNSURE = (FoundColumn.VISITS, FoundColumn.WIN_RATE)


class FoundNodesCells(QStyledItemDelegate):
    """Draws cells in the theme's colours, without the style's heavy selection under running numbers."""

    def __init__(self, theme: Theme, model: FoundNodesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pointed_row: int | None = None
        self._theme = theme
        self._model = model

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        self._paint_ground(painter, option, index)
        painter.setFont(option.font)
        painter.setPen(self._theme.color(_ink(index)))
        room = option.rect.adjusted(PADDING, 0, -PADDING, 0)
        painter.drawText(room, ALIGNMENT[index.column()], self._text(option.fontMetrics, index, room))
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        is_current, rect = bool(option.state & QStyle.StateFlag.State_Selected), option.rect
        if is_current or index.row() == self.pointed_row:
            painter.fillRect(rect, self._theme.color("raised"))
        if is_current and index.column() == FoundColumn.LINE:
            painter.fillRect(rect.left(), rect.top(), _CURRENT_MARK, rect.height(), self._theme.color("accent"))

    def _text(self, metrics: QFontMetrics, index: QModelIndex | QPersistentModelIndex, room: QRect) -> str:
        moves = self._model.moves(index.row()) if index.column() == FoundColumn.LINE else ()
        return shortened_line(moves, metrics, room.width()) if moves else str(index.data() or "")


def shortened_line(moves: Sequence[str], metrics: QFontMetrics, room: int) -> str:
    """The whole line where there is room; else its first move and as many of the last ones as fit."""
    whole = " ".join(moves)
    if metrics.horizontalAdvance(whole) <= room or len(moves) < 2:
        return whole
    shortened = moves[-1]
    for kept in range(1, len(moves) - 1):
        longer = " ".join((moves[0], "…", *moves[-kept:]))
        if metrics.horizontalAdvance(longer) > room:
            break
        shortened = longer
    return shortened


def _ink(index: QModelIndex | QPersistentModelIndex) -> str:
    is_quiet = index.column() in _QUIET or (index.column() in _UNSURE and index.data(UNSURE_ROLE))
    return "quiet_text" if is_quiet else "text"
