"""The table of moves in the explorer. Bars show the results of games."""

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from studio.game.rules import Pieces
from studio.positions.looking_up import Results
from studio.ui.explorer.rows import RESULTS_COLUMN
from studio.ui.tables.model import OWN_ROLE, AnyIndex
from studio.ui.tables.painting import PADDING
from studio.ui.tables.rows_table import RowsCells, RowsTable
from studio.ui.widgets.theme import Theme

_BAR_HEIGHT = 9
_BY_MOUSE_OR_WINDOW = (
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
)


class ResultCells(RowsCells):
    """Paints the results of a move as a bar with three parts: Black's wins, draws, and White's wins."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.results: Mapping[int, Results] = {}
        self.pieces = Pieces.STONES

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().paint(painter, option, index)
        results = self.results.get(index.data(OWN_ROLE)) if index.column() == RESULTS_COLUMN else None
        if results is not None and results.black + results.white + results.draws:
            self._paint_results(painter, option, results)

    # Overrides of the base class

    def _text(self, index: AnyIndex) -> str:
        has_bar = index.column() == RESULTS_COLUMN and index.data(OWN_ROLE) in self.results
        return "" if has_bar else super()._text(index)

    # Implementation

    def _paint_results(self, painter: QPainter, option: QStyleOptionViewItem, results: Results) -> None:
        colors = self._theme.colors
        room = QRectF(option.rect).adjusted(PADDING, 0, -PADDING, 0)
        room.setTop(room.center().y() - _BAR_HEIGHT / 2)
        room.setHeight(_BAR_HEIGHT)
        if self.pieces is Pieces.DISCS:
            black, white = colors.pair("disc_black")[0], colors.pair("disc_white")[0]
        else:
            black, white = colors.pair("black_stone")[0 if colors.is_dark else 1], colors.pair("white_stone")[0]
        decided = results.black + results.draws + results.white
        painter.save()
        left = room.left()
        for count, color in (
            (results.black, black),
            (results.draws, colors.color("quiet_text")),
            (results.white, white),
        ):
            width = room.width() * count / decided
            painter.fillRect(QRectF(left, room.top(), width, room.height()), color)
            left += width
        painter.setPen(colors.color("quiet_text"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(room)
        painter.restore()


class ExplorerTable(RowsTable):
    """Shows the moves from the shown position."""

    _cells: ResultCells

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("explorer_moves", theme, parent)
        self._cells = ResultCells(theme, self)
        self.setItemDelegate(self._cells)

    def begin_rows(self) -> None:
        """If the table has the focus, select the first row for the keyboard. Otherwise, select no row."""
        if self.hasFocus():
            self.selectRow(0)
        else:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in _BY_MOUSE_OR_WINDOW and self.rows and not self.selectedIndexes():
            self.selectRow(max(0, self.currentIndex().row()))  # Qt makes a row current without selecting it

    def show_results(self, results: Mapping[int, Results], pieces: Pieces) -> None:
        """Set the results of the rows. The keys of `results` are the row numbers. A row without results has no bar."""
        self._cells.results, self._cells.pieces = dict(results), pieces
        self.viewport().update()
