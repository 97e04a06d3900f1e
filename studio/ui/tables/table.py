"""The base class of number tables. It handles appearance, column widths, and the row under the pointer."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QResizeEvent, QSinglePointEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from studio.ui.tables.cells import FiguresCells
from studio.ui.tables.model import FiguresModel
from studio.ui.tables.painting import PADDING, choose_rows
from studio.ui.widgets.row_keys import claims_row_key, end_row
from studio.ui.widgets.sideways_keys import SidewaysKeys
from studio.ui.widgets.theme import GRID, Theme, figure_font

LEAST_WIDTH = 3 * GRID
# In its usual place, the arrow would cover right-aligned texts.
ARROW = "QHeaderView::up-arrow, QHeaderView::down-arrow { subcontrol-position: top center; width: 9px; height: 9px; }"
"""A style sheet that places the sort arrow above the heading."""


class FiguresTable(QTableView):
    """A table of numbers.

    A subclass creates a model and a delegate, calls `_furnish`, and emits the row under the pointer.
    """

    _model: FiguresModel
    _cells: FiguresCells

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        SidewaysKeys(self)
        self._theme = theme
        theme.changed.connect(self.viewport().update)
        self._pointer = self._entered = QPoint(-1, -1)
        self._has_moved = False  # whether the pointer has moved since it entered
        self._is_resting = False  # whether the pointer has not moved since `_rest`
        self._by_keyboard = False  # whether the keyboard, not the mouse, chose the hovered row last
        self._widths: dict[int, int] = {}

    @property
    def pointed_row(self) -> int | None:
        """The row under the pointer or, if the user has pressed keys more recently, the row that was reached by them.

        None if there is no such row.
        """
        return self._cells.pointed_row

    # To be overridden

    def _fit_columns(self) -> None:
        """Set the widths of the columns to fill the view."""

    def _size_columns(self) -> None:
        """Measure the columns, and fit them into the view."""

    def _point_again(self) -> None:
        """Update the row under the pointer."""
        # The pointer or the rows have moved.

    def _leave(self) -> None:
        """Clear the row under the pointer."""
        # The pointer has left the table.

    # Overrides of Qt

    def event(self, event: QEvent) -> bool:
        """Claim the keys that move through the rows."""
        # The window's shortcuts would go through the game.
        is_asked = event.type() is QEvent.Type.ShortcutOverride and self._model.rowCount() > 0
        return (is_asked and claims_row_key(event)) or super().event(event)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        at_end = end_row(self, action, modifiers)
        return at_end if at_end.isValid() else super().moveCursor(action, modifiers)

    def viewportEvent(self, event: QEvent) -> bool:
        handled = super().viewportEvent(event)
        if event.type() is QEvent.Type.Leave:
            self._pointer = self._entered = QPoint(-1, -1)
            self._has_moved = self._is_resting = False
            self._leave()
        elif event.type() in (QEvent.Type.MouseMove, QEvent.Type.Enter) and isinstance(event, QSinglePointEvent):
            place = event.position().toPoint()
            self._is_resting &= place == self._pointer
            self._by_keyboard, self._pointer = False, place
            if event.type() is QEvent.Type.Enter:
                self._entered = self._pointer
            self._has_moved |= self._pointer != self._entered
            self._point_again()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self.setFont(figure_font())
        elif event.type() is QEvent.Type.FontChange:
            self.horizontalHeader().setFont(self.font())  # otherwise it changes after the columns are measured
            self._size_columns()

    # Implementation

    def _furnish(self) -> None:
        """Set up the view for its model."""
        # Subclasses call this after they have created the model.
        self.setModel(self._model)
        self._behave()
        self._arrange_header()

    def _behave(self) -> None:
        self.setFont(figure_font())
        choose_rows(self)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)

    def _arrange_header(self) -> None:
        header, rows = self.horizontalHeader(), self.verticalHeader()
        header.setStyleSheet(ARROW)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(LEAST_WIDTH)
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def _measure(self) -> None:
        """Set the height of rows by the font, and measure the widths that the columns need."""
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + GRID)
        self._widths = {column: self._width_of(column) for column in range(self._model.columnCount())}

    def _width_of(self, column: int) -> int:
        return max(LEAST_WIDTH, self._heading_width(column), self._text_width(column) + 2 * PADDING + 2)

    def _heading_width(self, column: int) -> int:
        heading = str(self._model.headerData(column, Qt.Orientation.Horizontal))
        return self.horizontalHeader().fontMetrics().horizontalAdvance(heading) + 2 * PADDING + 2

    def _text_width(self, column: int) -> int:
        return self.fontMetrics().horizontalAdvance(self._model.widest_text(column))

    def _leave_out(self, columns: Iterable[int], spare: int = 0) -> int:
        """Hide columns, one after another, until at most `spare` pixels are missing in the view.

        Return the number of missing pixels.
        """
        missing = sum(self._widths.values()) - self.viewport().width()
        for column in columns:
            self.setColumnHidden(column, missing > spare)
            missing -= self._widths[column] if missing > spare else 0
        return missing

    def _rest(self) -> None:
        """Ignore the pointer until it moves again."""
        # Otherwise it would choose among rows that were not there when the user placed it.
        self._is_resting = True

    def _row_at(self, place: QPoint) -> int | None:
        index = self.indexAt(place)
        return index.row() if index.isValid() else None

    def _show_pointed(self, row: int | None) -> None:
        if self._cells.pointed_row != row:
            self._cells.pointed_row = row
            self.viewport().update()
