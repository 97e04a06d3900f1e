"""The table of a step. Its numbers are terms of scores, priors, or visits and win rates before and after the step."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from studio.ui.steps.story import StepCell, StepRows
from studio.ui.widgets.theme import GRID, Theme, figure_font

AnyIndex = QModelIndex | QPersistentModelIndex
Roles = Qt.ItemDataRole
NO_PARENT = QModelIndex()
_ITEM_MARGIN = 3
"""The space in pixels that the style adds on both sides of a text."""
# With it, five columns of numbers fit into a narrow pane.
_PADDING = 5
"""The space in pixels on both sides of a text. It includes the space that the style adds."""
_LOW_GAP = 3
"""The space in pixels around the text of a row in a low window."""
_LOW_ROWS = 8
NO_ROWS = StepRows((), ())
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class StepModel(QAbstractTableModel):
    """The table model of a step."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._table = NO_ROWS

    def show_rows(self, table: StepRows) -> None:
        self.beginResetModel()
        self._table = table
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._table.rows)

    def columnCount(self, parent: AnyIndex = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._table.headings)

    def data(self, index: AnyIndex, role: int = Roles.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self._table.rows[index.row()][index.column()]
        if role == Roles.ForegroundRole:
            return self._theme.color("quiet_text") if cell.is_quiet else None
        return _cell_data(cell, index.column(), role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Roles.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._table.headings):
            return None
        return _cell_data(self._table.headings[section], section, role)


class StepTable(QTableView):
    """A table in which each column is as wide as its numbers. The columns share the remaining width."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._is_low = StepModel(theme, self), False
        self.setModel(self._model)
        self.setObjectName("step_table")
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().hide()
        self._dress()
        theme.changed.connect(self.viewport().update)

    def show_rows(self, table: StepRows) -> None:
        self._model.show_rows(table)
        self._fit_columns()
        self.updateGeometry()
        self.scrollToTop()

    def set_low(self, *, low: bool) -> None:
        """Set whether the window has a small height. If so, the rows and the table may be less high."""
        self._is_low = low
        self._dress()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint() if self._is_low else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size. In a low window, it has the heading and at most `_LOW_ROWS` rows."""
        least = super().minimumSizeHint()
        if not self._is_low:
            return least
        rows = min(self._model.rowCount(), _LOW_ROWS) * self.verticalHeader().defaultSectionSize()
        return QSize(least.width(), self.horizontalHeader().sizeHint().height() + rows + 2 * self.frameWidth())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self._dress()

    def _dress(self) -> None:
        self.setFont(figure_font())
        above = 2 if self._is_low else 5
        item, heading = f"padding: 0 {_PADDING - _ITEM_MARGIN}px;", f"padding: {above}px {_PADDING}px;"
        self.setStyleSheet(f"QTableView::item {{ {item} }} QHeaderView::section {{ {heading} }}")
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + (_LOW_GAP if self._is_low else GRID))
        self._fit_columns()

    def _fit_columns(self) -> None:
        columns = self._model.columnCount()
        if not columns:
            return
        widths = [self._width_of(column) for column in range(columns)]
        spare = max(0, self.viewport().width() - sum(widths))
        for column, width in enumerate(widths):
            share = spare * (column + 1) // columns - spare * column // columns
            self.setColumnWidth(column, width + share)

    def _width_of(self, column: int) -> int:
        of_header, metrics = self.horizontalHeader().fontMetrics(), self.fontMetrics()
        heading = of_header.horizontalAdvance(str(self._model.headerData(column, Qt.Orientation.Horizontal)))
        cells = (str(self._model.index(row, column).data()) for row in range(self._model.rowCount()))
        return max(heading, *(metrics.horizontalAdvance(cell) for cell in cells), 0) + 2 * _PADDING + 1


def _cell_data(cell: StepCell, column: int, role: int) -> Any:
    match role:
        case Roles.DisplayRole:
            return cell.text
        case Roles.ToolTipRole:
            return cell.tip or None
        case Roles.AccessibleTextRole:
            return cell.spoken or cell.text
        case Roles.AccessibleDescriptionRole:
            return cell.tip
        case Roles.TextAlignmentRole:
            return _RIGHT if column else _LEFT
    return None
