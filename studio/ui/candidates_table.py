"""The candidates as a table: numbers that change while rows stay under the pointer."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
    QSinglePointEvent,
)
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from studio.engine.snapshot import CandidateRow, NodeView
from studio.ui.candidate_marks import CandidateMarks
from studio.ui.candidates_cells import CandidatesCells
from studio.ui.candidates_columns import LEAST_WIDTH, fit_columns, widths_of
from studio.ui.candidates_model import AnyIndex, CandidatesModel
from studio.ui.candidates_order import Column
from studio.ui.cell_painting import choose_rows, paint_empty
from studio.ui.theme import GRID, Theme, figure_font

_ARROW = "QHeaderView::up-arrow, QHeaderView::down-arrow { subcontrol-position: top center; width: 9px; height: 9px; }"
"""Above the heading: in its usual place it would lie on right-aligned words."""


class CandidatesTable(QTableView):
    """Shows the candidates of one node; says which one is pointed at, and which one a person wants to play."""

    candidate_pointed = Signal(object)  # CandidateRow, or None
    move_requested = Signal(int)
    menu_requested = Signal(int, QPoint)
    """The point of the candidate that a person wants to ask something of, and where on the screen."""
    view_shown = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("candidates")
        self._theme = theme
        self._view: NodeView | None = None
        self._pointed: CandidateRow | None = None
        self._pointer = QPoint(-1, -1)
        self._by_keyboard = False  # whether the keys pointed last, and not the pointer
        self._pressed: int | None = None  # a point, because the rows may change before the button is released
        self._current: int | None = None  # a point: the current row follows it
        self._is_updating = self._is_hidden = False
        self._widths: Mapping[Column, int] = {}
        self._model = CandidatesModel(self)
        self._model.set_locale(self.locale())
        self._cells = CandidatesCells(theme, self)
        self.setModel(self._model)
        self.setItemDelegate(self._cells)
        self._behave()
        self._arrange_header()
        self._retranslate()

    def show_view(self, view: NodeView | None) -> None:
        """Show this node's candidates; no row moves while the pointer is over them."""
        self._view, current = view, self._current
        self._is_updating = True
        self._model.show_view(view, keep_order=self.viewport().underMouse())
        self._follow(current)
        self._is_updating = False
        self._point_again()
        self.view_shown.emit()

    def show_marks(self, marks: CandidateMarks) -> None:
        """Which of the root's moves are left out, and which get more visits."""
        self._model.show_marks(marks)

    def set_hidden_from_player(self, hidden: bool) -> None:
        """Say why the table is empty while somebody plays."""
        self._is_hidden = hidden
        self._retranslate()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._cells.set_theme(theme)
        self.viewport().update()

    @property
    def view(self) -> NodeView | None:
        """The node whose candidates are shown."""
        return self._view

    @property
    def asked_point(self) -> int | None:
        """The candidate that is pointed at, or else the current one."""
        return self._pointed.point if self._pointed is not None else self._current

    # What people do

    def viewportEvent(self, event: QEvent) -> bool:
        handled = super().viewportEvent(event)
        if event.type() is QEvent.Type.Leave:
            self._pointer = QPoint(-1, -1)
            self._point_at_row(None)
            self.show_view(self._view)  # in its own order again
        elif event.type() in (QEvent.Type.MouseMove, QEvent.Type.Enter) and isinstance(event, QSinglePointEvent):
            self._by_keyboard, self._pointer = False, event.position().toPoint()
            self._point_again()
        return handled

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self._point_under(event.position().toPoint())
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two is not another move: after the first one the rows are others."""
        self._pressed = None
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed == self._point_under(event.position().toPoint()):
            self.move_requested.emit(pressed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keyboard = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._current is not None:
            self.move_requested.emit(self._current)
        elif event.key() == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self._ask_for_menu()  # not every system takes this key for the one of the menu
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self._ask_for_menu()
        elif (point := self._point_under(event.pos())) is not None:
            self.menu_requested.emit(point, event.globalPos())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._by_keyboard:
            self._by_keyboard = False
            self._point_at_row(None)

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(current, previous)
        if self._is_updating:
            return
        self._current = self._model.point(current.row()) if current.isValid() else None
        if self._by_keyboard:
            self._point_at_row(current.row() if current.isValid() else None)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Rows that move under a resting pointer are pointed at."""
        super().scrollContentsBy(dx, dy)
        if not self._is_updating:
            self._point_again()

    # How it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._model.rowCount() == 0:
            paint_empty(self, self._theme, self._empty_text)

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
        choose_rows(self)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)

    def _arrange_header(self) -> None:
        header, rows = self.horizontalHeader(), self.verticalHeader()
        header.setSortIndicator(Column.RANK, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        header.setStyleSheet(_ARROW)
        header.setHighlightSections(False)
        header.setStretchLastSection(True)
        header.setMinimumSectionSize(LEAST_WIDTH)
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._size_columns()

    def _size_columns(self) -> None:
        """As wide as the widest number and the heading."""
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + GRID)
        self._widths = widths_of(self, self._model)
        for column, width in self._widths.items():
            self.setColumnWidth(column, LEAST_WIDTH if column is Column.LINE else width)
        self._fit_columns()

    def _fit_columns(self) -> None:
        fit_columns(self, self._widths)
        self._cells.tells_proofs_as_rates = self.isColumnHidden(Column.PROOF)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Candidates"))
        self._empty_text = (
            self.tr("The search is hidden while you play. Ask for a hint, or switch it on in the menu View.")
            if self._is_hidden
            else self.tr("The moves that the search considers will be listed here. Press Space to start it.")
        )
        self._model.retranslate()
        self._size_columns()
        self.viewport().update()

    # What is pointed at

    def _ask_for_menu(self) -> None:
        """By a key: for the current row, or the first one, and below it."""
        row = self._model.row_of(self._current) or 0
        if row < self._model.rowCount():
            index = self._model.index(row, Column.MOVE)
            self.scrollTo(index)
            place = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
            self.menu_requested.emit(self._model.point(row), place)

    def _point_under(self, place: QPoint) -> int | None:
        index = self.indexAt(place)
        return self._model.point(index.row()) if index.isValid() else None

    def _point_again(self) -> None:
        """Whatever is under the pointer now; what the keys pointed at may be in another row, or be gone."""
        if self._by_keyboard:
            self._point_at_row(self._model.row_of(self._pointed.point if self._pointed else None))
        elif self.viewport().underMouse():
            index = self.indexAt(self._pointer)
            self._point_at_row(index.row() if index.isValid() else None)

    def _point_at_row(self, row: int | None) -> None:
        before, after = self._pointed, None if row is None else self._model.candidate(row)
        self._pointed = after
        if self._cells.pointed_row != row:
            self._cells.pointed_row = row
            self.viewport().update()
        if _shown(before) != _shown(after):
            self.candidate_pointed.emit(after)

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


def _shown(candidate: CandidateRow | None) -> tuple[int, ...]:
    """What others show of a pointed candidate; its numbers alone change too often to be told."""
    return () if candidate is None else candidate.line
