"""The base class of the delegates of number tables, with row backgrounds, bars behind numbers, and tooltips of
cut texts.
"""

from typing import ClassVar

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QFont, QHelpEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

from studio.ui.tables.model import BAR_ROLE, UNSURE_ROLE, AnyIndex
from studio.ui.tables.painting import PADDING, paint_bar
from studio.ui.texts.plain import plain
from studio.ui.widgets.theme import Theme

_SELECTED = QStyle.StateFlag.State_Selected.value
CURRENT_MARK = 3
"""The width in pixels of the mark of the current row."""


class FiguresCells(QStyledItemDelegate):
    """Paints cells in the colours of the theme."""

    # The current row has a mark instead of a strong selection.

    # Each subclass sets the alignment.
    _alignment: ClassVar[tuple[int, ...]]
    """The alignment of each column."""
    _bar_column: ClassVar[int | None] = None
    _mark_column: ClassVar[int | None] = 0
    """The column with the mark of the current row, or None if there is no mark."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pointed_row: int | None = None
        self.shows_proofs_as_rates = False
        """Whether a proven result replaces the win rate, because the column of proofs is hidden."""
        self._theme = theme

    def is_pointed(self, index: AnyIndex) -> bool:
        return index.row() == self.pointed_row

    # Overrides of Qt

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        column = index.column()
        painter.save()
        self._paint_background(painter, option, index)
        if column == self._bar_column:
            self._paint_bar(painter, option.rect, index.data(BAR_ROLE))
        text = self._fitting(option, index)
        if text:
            painter.setFont(self._font(option, index))
            painter.setPen(self._theme.color("quiet_text" if self._is_quiet(index) else "text"))
            painter.drawText(self._room(option, index), self._alignment_of(index), text)
        painter.restore()

    # To be overridden

    def _paint_bar(self, painter: QPainter, cell: QRect, length: float | None) -> None:
        paint_bar(painter, cell, length, self._theme.colors)

    def _alignment_of(self, index: AnyIndex) -> int:
        return self._alignment[index.column()]

    def _font(self, option: QStyleOptionViewItem, index: AnyIndex) -> QFont:
        del index
        return option.font

    def _is_quiet(self, index: AnyIndex) -> bool:
        return bool(index.data(UNSURE_ROLE))

    def _proof(self, index: AnyIndex) -> object:
        """Return a proof to show instead of the win rate, or None."""
        del index
        return None

    def _text(self, index: AnyIndex) -> str:
        proof = self._proof(index) if self.shows_proofs_as_rates else None
        return str(proof or index.data() or "")

    def _room(self, option: QStyleOptionViewItem, index: AnyIndex) -> QRect:
        del index
        return option.rect.adjusted(PADDING, 0, -PADDING, 0)

    def _fitting(self, option: QStyleOptionViewItem, index: AnyIndex) -> str:
        text = self._text(index)
        room = self._room(option, index).width() if text else 0
        return option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, room) if text else ""

    # For subclasses to use

    def _show_full_text(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: AnyIndex
    ) -> bool:
        """If the text of the cell is cut off, show the whole text as a tooltip. Return whether it is cut off."""
        self.initStyleOption(option, index)
        text = self._text(index)
        cut = index.isValid() and self._fitting(option, index) != text
        QToolTip.showText(event.globalPos(), plain(text) if cut else "", view)
        return cut

    # Implementation

    def _paint_background(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        is_current, rect = bool(option.state.value & _SELECTED), option.rect  # fast: it is called for every cell
        if is_current or self.is_pointed(index):
            painter.fillRect(rect, self._theme.color("raised"))
        if is_current and index.column() == self._mark_column:
            painter.fillRect(rect.left(), rect.top(), CURRENT_MARK, rect.height(), self._theme.color("accent"))
