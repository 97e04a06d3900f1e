"""The differences of two searches as a table: numbers that change while rows stay under the pointer."""

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QSinglePointEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from studio.differences import Column, Differences
from studio.ui.differences_cells import BAR_WIDTH, PADDING, DifferencesCells
from studio.ui.differences_model import AnyIndex, DifferencesModel
from studio.ui.theme import GRID, Theme, figure_font, text_font

_LEAST_WIDTH = 3 * GRID
_GIVE_WAY = (Column.PROOF, Column.WIN_RATE_DIFFERENCE, Column.LEFT_WIN_RATE, Column.RIGHT_WIN_RATE)
"""Where there is no room for all."""
_ARROW = "QHeaderView::up-arrow, QHeaderView::down-arrow { subcontrol-position: top center; width: 9px; height: 9px; }"
"""Above the heading: in its usual place it would lie on right-aligned words."""


class DifferencesTable(QTableView):
    """Knows only the differences that it is shown; says which move is pointed at."""

    move_pointed = Signal(object)
    """The point, or None."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("differences")
        self._theme = theme
        self._shown: Differences | None = None
        self._pointed: int | None = None
        self._current: int | None = None  # a point: the current row follows it
        self._pointer = QPoint(-1, -1)
        self._by_keyboard = False  # whether the keys pointed last, and not the pointer
        self._is_updating = False
        self._widths: dict[Column, int] = {}
        self._model = DifferencesModel(self)
        self._model.set_locale(self.locale())
        self._cells = DifferencesCells(theme, self)
        self.setModel(self._model)
        self.setItemDelegate(self._cells)
        self._behave()
        self._arrange_header()
        self._retranslate()

    @property
    def pointed(self) -> int | None:
        """The point of the move that is pointed at."""
        return self._pointed

    def show_differences(self, shown: Differences | None) -> None:
        """No row moves while the pointer is over them."""
        self._shown, current = shown, self._current
        self._is_updating = True
        self._model.show_differences(shown, keep_order=self.viewport().underMouse())
        self._follow(current)
        self._is_updating = False
        self._point_again()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._cells.set_theme(theme)
        self.viewport().update()

    # What people do

    def viewportEvent(self, event: QEvent) -> bool:
        handled = super().viewportEvent(event)
        if event.type() is QEvent.Type.Leave:
            self._pointer = QPoint(-1, -1)
            self._point_at(self._current if self._by_keyboard else None)
            self.show_differences(self._shown)  # in its own order again
        elif event.type() in (QEvent.Type.MouseMove, QEvent.Type.Enter) and isinstance(event, QSinglePointEvent):
            self._by_keyboard, self._pointer = False, event.position().toPoint()
            self._point_again()
        return handled

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The space bar and Escape are the window's."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
            event.ignore()
            return
        self._by_keyboard = True
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._by_keyboard:
            self._by_keyboard = False
            self._point_at(None)

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(current, previous)
        if not self._is_updating:
            self._current = self._model.move(current.row()).point if current.isValid() else None
            if self._by_keyboard:
                self._point_at(self._current)

    # How it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._model.rowCount() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(self._theme.color("quiet_text"))
            painter.setFont(text_font())
            room = self.viewport().rect().adjusted(2 * GRID, GRID, -2 * GRID, -GRID)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._empty_text)
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LocaleChange:
            self._model.set_locale(self.locale())
        elif event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() is QEvent.Type.ApplicationFontChange:
            self.setFont(figure_font())
        elif event.type() is QEvent.Type.FontChange:
            self._size_columns()

    def minimumSizeHint(self) -> QSize:
        return QSize(24 * GRID, 12 * GRID)

    def _behave(self) -> None:
        self.setFont(figure_font())
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)

    def _arrange_header(self) -> None:
        header, rows = self.horizontalHeader(), self.verticalHeader()
        header.setSortIndicator(Column.SHARE_DIFFERENCE, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        header.setStyleSheet(_ARROW)
        header.setHighlightSections(False)
        header.setStretchLastSection(True)
        header.setMinimumSectionSize(_LEAST_WIDTH)
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def _size_columns(self) -> None:
        """As wide as the widest number and the heading."""
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + GRID)
        self._widths = {column: self._width_of(column) for column in Column}
        for column, width in self._widths.items():
            self.setColumnWidth(column, width)
        self._fit_columns()

    def _width_of(self, column: Column) -> int:
        heading = str(self._model.headerData(column, Qt.Orientation.Horizontal))
        text = self.fontMetrics().horizontalAdvance(self._model.widest_text(column))
        text += BAR_WIDTH + PADDING if column is Column.SHARE_DIFFERENCE else 0
        return max(text, self.horizontalHeader().fontMetrics().horizontalAdvance(heading)) + 2 * PADDING + 2

    def _fit_columns(self) -> None:
        """Leave out what matters least where there is no room for all."""
        missing = sum(self._widths.values()) - self.viewport().width()
        for column in _GIVE_WAY:
            self.setColumnHidden(column, missing > 0)
            missing -= self._widths.get(column, 0) if missing > 0 else 0
        self._cells.tells_proofs_as_rates = self.isColumnHidden(Column.PROOF)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Differences of the moves"))
        self._empty_text = self.tr(
            "How the two searches judge each move will be listed here. Press Space to start them."
        )
        self._model.retranslate()
        self._size_columns()
        self.viewport().update()

    # What is pointed at

    def _point_again(self) -> None:
        """Whatever is under the pointer now; what the keys pointed at may be in another row, or be gone."""
        if self._by_keyboard:
            self._point_at(self._current)
        elif self.viewport().underMouse():
            index = self.indexAt(self._pointer)
            self._point_at(self._model.move(index.row()).point if index.isValid() else None)
        else:
            self._point_at(None)

    def _point_at(self, point: int | None) -> None:
        row = self._model.row_of(point)
        point = point if row is not None else None
        if self._cells.pointed_row != row:
            self._cells.pointed_row = row
            self.viewport().update()
        if point != self._pointed:
            self._pointed = point
            self.move_pointed.emit(point)

    def _follow(self, point: int | None) -> None:
        """Let the current row stay with its move, wherever that stands now."""
        row = self._model.row_of(point)
        self._current = point if row is not None else None
        self.setAutoScroll(self._by_keyboard)
        if row is None:
            self.setCurrentIndex(QModelIndex())
        elif row != self.currentIndex().row():
            self.setCurrentIndex(self._model.index(row, max(0, self.currentIndex().column())))
        self.setAutoScroll(True)
