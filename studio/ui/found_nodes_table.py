"""The table of the found nodes: the pointer and the keys stay with a node while results arrive."""

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QSinglePointEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from studio.engine.tree_filter import FilteredNodes
from studio.game.rules import Rules
from studio.ui.cell_painting import PADDING
from studio.ui.found_nodes_cells import FoundNodesCells
from studio.ui.found_nodes_model import ORDERS, FoundColumn, FoundNodesModel
from studio.ui.theme import GRID, Theme, figure_font

_LEAST_WIDTH = 3 * GRID
_ARROW = "QHeaderView::up-arrow, QHeaderView::down-arrow { subcontrol-position: top center; width: 9px; height: 9px; }"
"""Above the heading: in its usual place it would lie on right-aligned words."""
_GIVE_WAY = (FoundColumn.DEPTH, FoundColumn.PROOF)  # where there is no room for all
_SELECT_ROW = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


class FoundNodesTable(QTableView):
    """Shows one result after another."""

    node_chosen = Signal(object)
    node_pointed = Signal(object)
    order_requested = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("found_nodes")
        self._result: tuple[FilteredNodes | None, Rules] | None = None
        self._pointer, self._by_keyboard = QPoint(-1, -1), False
        self._pointed: object = None
        self._model = FoundNodesModel(self)
        self._model.set_locale(self.locale())
        self._cells = FoundNodesCells(theme, self._model, self)
        self.setModel(self._model)
        self.setItemDelegate(self._cells)
        self._behave()
        self._arrange_header()

    # Verbs

    def show_nodes(self, nodes: FilteredNodes | None, rules: Rules) -> None:
        """Show this result; nothing moves under the pointer, or while the keys go through the rows."""
        self._result = (nodes, rules)
        is_held = self.viewport().underMouse() or (self._by_keyboard and self.hasFocus())
        self._model.show_nodes(nodes, rules, keep_order=is_held)
        self._show_order()
        self._point_again()

    def set_theme(self, theme: Theme) -> None:
        self._cells.set_theme(theme)
        self.viewport().update()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Found nodes"))
        self._model.retranslate()
        self._fit_columns()

    # What people do

    def viewportEvent(self, event: QEvent) -> bool:
        handled = super().viewportEvent(event)
        if event.type() is QEvent.Type.Leave:
            self._pointer = QPoint(-1, -1)
            self._order_again()
        elif event.type() in (QEvent.Type.MouseMove, QEvent.Type.Enter) and isinstance(event, QSinglePointEvent):
            self._by_keyboard, self._pointer = False, event.position().toPoint()
            self._point_again()
        return handled

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keyboard = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.node_chosen.emit(self._model.path(self.currentIndex().row()))
            return
        super().keyPressEvent(event)
        self._point_again()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys need a row to begin with."""
        super().focusInEvent(event)
        self._by_keyboard = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if self._by_keyboard and not self.currentIndex().isValid() and self._model.rowCount():
            self.selectionModel().setCurrentIndex(self._model.index(0, 0), _SELECT_ROW)
        self._point_again()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._by_keyboard and event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._by_keyboard = False
            self._order_again()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Rows that move under a resting pointer are pointed at."""
        super().scrollContentsBy(dx, dy)
        self._point_again()

    def _on_double_clicked(self, index: QModelIndex | QPersistentModelIndex) -> None:
        self.node_chosen.emit(self._model.path(index.row()))

    def _on_heading_clicked(self, section: int) -> None:
        order = ORDERS.get(FoundColumn(section))
        nodes = self._model.nodes
        if order is not None and (nodes is None or nodes.filter.order is not order):
            self.order_requested.emit(order)

    # What is pointed at

    def _order_again(self) -> None:
        """Nobody holds the rows any more."""
        if self._result is not None:
            self.show_nodes(*self._result)
        self._point_again()

    def _point_again(self) -> None:
        row = self._row_pointed_at()
        path = None if row is None else self._model.path(row)
        if self._cells.pointed_row != row:
            self._cells.pointed_row = row
            self.viewport().update()
        if path != self._pointed:
            self._pointed = path
            self.node_pointed.emit(path)

    def _row_pointed_at(self) -> int | None:
        index = QModelIndex()
        if self._by_keyboard and self.hasFocus():
            index = self.currentIndex()
        elif self.viewport().underMouse():
            index = self.indexAt(self._pointer)
        return index.row() if index.isValid() else None

    # How it looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LocaleChange:
            self._model.set_locale(self.locale())
        elif event.type() is QEvent.Type.ApplicationFontChange:
            self.setFont(figure_font())
        elif event.type() is QEvent.Type.FontChange:
            self._fit_columns()

    def _behave(self) -> None:
        self.setFont(figure_font())
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.doubleClicked.connect(self._on_double_clicked)

    def _arrange_header(self) -> None:
        header, rows = self.horizontalHeader(), self.verticalHeader()
        header.setStyleSheet(_ARROW)
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(_LEAST_WIDTH)
        header.sectionClicked.connect(self._on_heading_clicked)
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._show_order()

    def _show_order(self) -> None:
        """Which column the search has ordered by; only depths begin with the smallest."""
        header, nodes = self.horizontalHeader(), self._model.nodes
        header.setSortIndicatorShown(nodes is not None)
        if nodes is not None:
            column = next(column for column, order in ORDERS.items() if order is nodes.filter.order)
            rising = column is FoundColumn.DEPTH
            order = Qt.SortOrder.AscendingOrder if rising else Qt.SortOrder.DescendingOrder
            header.setSortIndicator(column, order)

    def _fit_columns(self) -> None:
        """Leave out what matters least where there is no room for all; the line takes what is left."""
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + GRID)
        widths = {column: self._width_of(column) for column in FoundColumn}
        missing = sum(widths.values()) - self.viewport().width()
        for column in _GIVE_WAY:
            self.setColumnHidden(column, missing > 0)
            missing -= widths[column] if missing > 0 else 0
        for column, width in widths.items():
            self.setColumnWidth(column, width + max(0, -missing) if column is FoundColumn.LINE else width)

    def _width_of(self, column: FoundColumn) -> int:
        heading = str(self._model.headerData(column, Qt.Orientation.Horizontal))
        metrics, of_header = self.fontMetrics(), self.horizontalHeader().fontMetrics()
        widest = metrics.horizontalAdvance(self._model.widest_text(column))
        return max(widest, of_header.horizontalAdvance(heading)) + 2 * PADDING + 2
