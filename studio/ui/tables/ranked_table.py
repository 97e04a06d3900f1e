"""The base class of tables of ranked moves. Rows stay in place while the user points at one."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QSize
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from studio.ui.tables.model import AnyIndex
from studio.ui.tables.painting import paint_empty
from studio.ui.tables.ranked_model import RankedMovesModel
from studio.ui.tables.table import FiguresTable
from studio.ui.widgets.theme import GRID, Theme


class RankedMovesTable(FiguresTable):
    """A table of ranked moves. A click on a heading sorts it."""

    # The current row follows its move.

    _model: RankedMovesModel

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(name, theme, parent)
        self._current: int | None = None  # the point of the move whose row is the current one
        self._is_updating = False
        self._empty_text = ""

    def minimumSizeHint(self) -> QSize:
        return QSize(24 * GRID, 12 * GRID)

    # To be overridden

    def _point_at_row(self, row: int | None) -> None:
        """Make `row` the row under the pointer. If it is None, no row is under the pointer."""

    def _keeps_order(self) -> bool:
        """Return whether rows must stay in place, because the user points at one.

        The pointer counts only after it has moved over the table, because a table may appear below it.
        """
        return self._has_moved and self.viewport().underMouse()

    # Overrides of Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._model.rowCount() == 0:
            paint_empty(self, self._theme.colors, self._empty_text)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._by_keyboard:
            self._by_keyboard = False
            self._point_at_row(None)

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(current, previous)
        if self._is_updating:
            return
        row = current.row() if current.isValid() else None
        self._current = None if row is None else self._model.point(row)
        if self._by_keyboard:
            self._point_at_row(row)

    # Implementation

    def _arrange_header(self) -> None:
        super()._arrange_header()
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setSortIndicator(*self._model.sorted_by)
        self.setSortingEnabled(True)

    def _size_columns(self) -> None:
        self._measure()
        for column, width in self._widths.items():
            self.setColumnWidth(column, width)
        self._fit_columns()

    def _change_rows(self, change: Callable[[bool], None]) -> None:
        """Call `change`, which updates the rows."""
        # Its argument says whether they must stay in order under the pointer.
        current = self._current
        self._is_updating = True
        change(self._keeps_order())
        self._follow(current)
        self._is_updating = False
        self._point_again()

    def _follow(self, point: int | None) -> None:
        """Make the row of the move on `point` the current row. If the move is not in the table, no row is current."""
        row = self._model.row_of(point)
        self._current = point if row is not None else None
        self.setAutoScroll(self._by_keyboard)
        if row is None:
            self.setCurrentIndex(QModelIndex())
        elif row != self.currentIndex().row():
            self.setCurrentIndex(self._model.index(row, max(0, self.currentIndex().column())))
        self.setAutoScroll(True)
