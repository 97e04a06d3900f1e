"""A table of texts that users can sort and copy. Enter or a double click chooses a row."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from studio.ui.tables.cells import FiguresCells
from studio.ui.tables.model import AnyIndex, Roles
from studio.ui.tables.painting import paint_empty
from studio.ui.tables.rows_model import Row, RowsColumn, RowsModel
from studio.ui.tables.table import ARROW, FiguresTable
from studio.ui.widgets.theme import GRID, Theme, ThemeColors

_LEAST_WORDS, _LONGEST_WORDS = 12 * GRID, 100 * GRID
"""The minimum and maximum width of a text column in pixels.

In a narrow table, the widest text columns shrink, and a tooltip shows texts that are cut off.
"""
_FEWEST_ROWS, _MOST_ROWS = 2, 12
"""The minimum and maximum number of rows for which the table reserves height."""
# Measuring all rows would take longer than painting.
_MEASURED = 200
"""If the table has more rows than this, columns keep their widths when rows change."""


class RowsCells(FiguresCells):
    """Cells with the alignment that the model specifies."""

    def _alignment_of(self, index: AnyIndex) -> int:
        return int(index.data(Roles.TextAlignmentRole))


class RowsTable(FiguresTable):
    """A table of texts. The caller passes columns and rows."""

    row_chosen = Signal(int)
    """Emitted with the number of a row when Enter or a double click chooses it."""
    row_clicked = Signal(int)
    """Emitted with the number of a row when it is clicked."""
    current_changed = Signal(object)
    """Emitted with the number of the new current row, or None."""

    _model: RowsModel

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None, *, sortable: bool = True) -> None:
        super().__init__(name, theme, parent)
        self._empty_text, self._is_sortable = "", sortable
        self._model = RowsModel(self)
        self._cells: RowsCells = RowsCells(theme, self)
        self.setItemDelegate(self._cells)
        self._furnish()
        self.activated.connect(self._on_activated)
        self.clicked.connect(self._on_clicked)

    @property
    def current(self) -> int | None:
        """The number of the current row, or None."""
        index = self.currentIndex()
        return self._model.row(index.row()).number if index.isValid() else None

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows in their current order."""
        return tuple(self._model.row(at) for at in range(self._model.rowCount()))

    def show_rows(self, columns: Sequence[RowsColumn], rows: Sequence[Row]) -> None:
        is_other = tuple(columns) != self._model.columns
        at_end = self._is_at_end()
        self._model.show(columns, rows)
        if is_other or len(rows) <= _MEASURED:
            self._size_columns()
        self.updateGeometry()
        if at_end and not self.hasFocus():
            self.scrollToBottom()

    def show_empty(self, text: str) -> None:
        """Set the text to show if the table has no rows."""
        self._empty_text = text
        self.setAccessibleDescription(text if self._model.rowCount() == 0 else "")
        self.viewport().update()

    def choose(self, number: int) -> None:
        """Make the row with this number the current one. Do nothing if there is no such row."""
        at = self._model.place_of(number)
        if at is not None:
            self.setCurrentIndex(self._model.index(at, 0))

    def text(self) -> str:
        """Return the headings and all rows as text for the clipboard."""
        # Tabs and line breaks separate them.
        headings = "\t".join(column.title for column in self._model.columns)
        return "\n".join([headings, *("\t".join(row.texts) for row in self.rows)])

    # Overrides of Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(24 * GRID, 10 * GRID)

    def sizeHint(self) -> QSize:
        """Return a size with which all rows are visible, up to a maximum."""
        rows = max(_FEWEST_ROWS, min(self._model.rowCount(), _MOST_ROWS)) * self.verticalHeader().defaultSectionSize()
        around = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth() + GRID
        return QSize(60 * GRID, rows + around + self.horizontalScrollBar().sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys for copying, and Enter, which chooses the current row.

        Leave Space and Escape to the window.
        """
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_activated(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._model.rowCount() == 0:
            paint_empty(self, self._theme.colors, self._empty_text)

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit(self._model.row(current.row()).number if current.isValid() else None)

    # Implementation

    def _arrange_header(self) -> None:
        super()._arrange_header()
        header = self.horizontalHeader()
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSectionsClickable(self._is_sortable)
        self.setSortingEnabled(self._is_sortable)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._theme.bind(self._dress_header)

    @Slot(object)
    def _dress_header(self, colors: ThemeColors) -> None:
        """Colour the whole header, including the space after the last column."""
        background = f"QHeaderView {{ background: {colors.raised}; border-bottom: 1px solid {colors.border}; }}"
        self.horizontalHeader().setStyleSheet(ARROW + background)

    def _size_columns(self) -> None:
        self._measure()
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Fit the columns into the view.

        First hide columns in the order of `gives_way`, then narrow the widest ones.
        """
        columns = self._model.columns
        giving = [at for at, column in enumerate(columns) if column.gives_way]
        giving.sort(key=lambda at: columns[at].gives_way, reverse=True)
        words = [at for at in self._widths if columns[at].is_words]
        least = {at: min(self._widths[at], max(_LEAST_WORDS, self._heading_width(at))) for at in words}
        missing = self._leave_out(giving, sum(self._widths[at] - least[at] for at in words))
        widths = self._widths | _shortened({at: self._widths[at] for at in words}, least, missing)
        for column, width in widths.items():
            self.setColumnWidth(column, width)

    def _text_width(self, column: int) -> int:
        width = max(map(self.fontMetrics().horizontalAdvance, self._model.long_texts(column)), default=0)
        return min(width, _LONGEST_WORDS) if self._model.columns[column].is_words else width

    def _is_at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() == bar.maximum() and bar.maximum() > 0

    def _point_again(self) -> None:
        self._show_pointed(self._row_at(self._pointer))

    def _leave(self) -> None:
        self._show_pointed(None)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        self.row_clicked.emit(self._model.row(index.row()).number)

    @Slot(QModelIndex)
    def _on_activated(self, index: QModelIndex) -> None:
        if index.isValid():
            self.row_chosen.emit(self._model.row(index.row()).number)


def _shortened(widths: dict[int, int], least: dict[int, int], missing: int) -> dict[int, int]:
    """Reduce the widths of columns by `missing` pixels in total, starting with the widest columns.

    `least` has the minimum widths.
    """
    shortened = dict(widths)
    for _ in range(max(0, missing)):
        wider = [at for at in shortened if shortened[at] > least[at]]
        widest = max(wider, key=lambda at: shortened[at], default=None)
        if widest is None:
            break
        shortened[widest] -= 1
    return shortened
