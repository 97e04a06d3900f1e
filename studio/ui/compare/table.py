"""The table of differences. While numbers change, its rows stay in place under the pointer."""

from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from studio.insight.differences import Column, Differences
from studio.ui.compare.model import ALIGNMENT, PROOF_ROLE, DifferencesModel
from studio.ui.heat.diverging import left_color, right_color
from studio.ui.tables.cells import FiguresCells
from studio.ui.tables.model import AnyIndex
from studio.ui.tables.painting import PADDING
from studio.ui.tables.ranked_table import RankedMovesTable
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import Theme

BAR_WIDTH = 46
"""The width in pixels of the bar beside a number."""


class DifferencesCells(FiguresCells):
    """Paints the cells of differences. A bar extends from the centre to the left or to the right."""

    _alignment = ALIGNMENT
    _bar_column = Column.SHARE_DIFFERENCE

    def _proof(self, index: AnyIndex) -> object:
        return index.data(PROOF_ROLE)

    def _paint_bar(self, painter: QPainter, cell: QRect, length: float | None) -> None:
        """Draw the bar. It extends from the centre to the side with more visits."""
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


_GIVE_WAY = (Column.PROOF, Column.WIN_RATE_DIFFERENCE, Column.LEFT_WIN_RATE, Column.RIGHT_WIN_RATE)
"""Columns that are hidden if the table is too narrow."""


class DifferencesTable(RankedMovesTable):
    """Shows the differences. Emits a signal when the pointer is over another move."""

    move_pointed = Signal(object)
    """Emitted with the point of the move under the pointer. The argument is None if there is no move."""

    _model: DifferencesModel

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("differences", theme, parent)
        self._shown: Differences | None = None
        self._pointed: int | None = None
        self._model = DifferencesModel(self)
        self._cells: DifferencesCells = DifferencesCells(theme, self)
        self.setItemDelegate(self._cells)
        self._furnish()
        self._set_texts()

    @property
    def pointed(self) -> int | None:
        """The point of the move under the pointer, or None."""
        return self._pointed

    def show_differences(self, shown: Differences | None) -> None:
        """Show the differences `shown`.

        If it is None, show no rows. While the pointer is over the table, rows stay in place.
        """
        self._shown = shown
        self._change_rows(partial(self._model.show_differences, shown))

    def show_side(self, viewed: ViewedSide) -> None:
        """Name the side whose win rates are shown in the headings."""
        self._model.show_side(viewed)
        self._size_columns()

    # User input

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle all keys except Space and Escape, which the window handles."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
            event.ignore()
            return
        self._by_keyboard = True
        super().keyPressEvent(event)

    # Layout

    def _text_width(self, column: int) -> int:
        return super()._text_width(column) + (BAR_WIDTH + PADDING if column == Column.SHARE_DIFFERENCE else 0)

    def _fit_columns(self) -> None:
        self._leave_out(_GIVE_WAY)
        self._cells.shows_proofs_as_rates = self.isColumnHidden(Column.PROOF)

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Differences of the moves"))
        self._empty_text = self.tr("The results of both searches for each move appear here. “Run” (Space) starts them.")
        self._size_columns()

    # The pointer

    def _point_again(self) -> None:
        """Update the row under the pointer."""
        # Rows may have moved or disappeared.
        if self._by_keyboard:
            self._point_at(self._current)
        elif self.viewport().underMouse():
            self._point_at_row(self._row_at(self._pointer))
        else:
            self._point_at(None)

    def _leave(self) -> None:
        self._point_at(self._current if self._by_keyboard else None)
        self.show_differences(self._shown)  # restores the order of the model

    def _point_at_row(self, row: int | None) -> None:
        self._point_at(None if row is None else self._model.point(row))

    def _point_at(self, point: int | None) -> None:
        row = self._model.row_of(point)
        point = point if row is not None else None
        self._show_pointed(row)
        if point != self._pointed:
            self._pointed = point
            self.move_pointed.emit(point)
