"""The table of the nodes that match a filter.

While results arrive, the row under the pointer or at the keyboard's cursor stays in place.
"""

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QWidget

from studio.engine.views.found_nodes import FilteredNodes
from studio.game.rules import Rules
from studio.ui.tables.cells import FiguresCells
from studio.ui.tables.model import AnyIndex
from studio.ui.tables.table import FiguresTable
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.tree.found_model import ALIGNMENT, ORDERS, FoundColumn, FoundNodesModel
from studio.ui.widgets.theme import Theme

_QUIET = (FoundColumn.DEPTH,)
_UNSURE = (FoundColumn.VISITS, FoundColumn.WIN_RATE)


class FoundNodesCells(FiguresCells):
    """Paints the cells of the table."""

    # Long lines of moves are shortened in the middle.

    _alignment = ALIGNMENT

    def __init__(self, theme: Theme, model: FoundNodesModel, parent: QObject | None = None) -> None:
        super().__init__(theme, parent)
        self._model = model

    def _is_quiet(self, index: AnyIndex) -> bool:
        return index.column() in _QUIET or (index.column() in _UNSURE and super()._is_quiet(index))

    def _fitting(self, option: QStyleOptionViewItem, index: AnyIndex) -> str:
        moves = self._model.moves(index.row()) if index.column() == FoundColumn.LINE else ()
        if not moves:
            return super()._fitting(option, index)
        return shortened_line(moves, option.fontMetrics, self._room(option, index).width())


def shortened_line(moves: Sequence[str], metrics: QFontMetrics, room: int) -> str:
    """Return a line of moves that fits into `room` pixels.

    A line that is too wide is shortened to its first move and its last moves, or even to its last move.
    """
    whole = " ".join(moves)
    if metrics.horizontalAdvance(whole) <= room or len(moves) < 2:
        return whole
    shortened = moves[-1]
    for kept in range(1, len(moves) - 1):
        longer = " ".join((moves[0], "…", *moves[-kept:]))
        if metrics.horizontalAdvance(longer) > room:
            break
        shortened = longer
    return shortened


_GIVE_WAY = (FoundColumn.DEPTH, FoundColumn.PROOF)  # hidden if the table is too narrow
_SELECT_ROW = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


class FoundNodesTable(FiguresTable):
    """The table of the nodes that match a filter."""

    node_chosen = Signal(object)
    node_pointed = Signal(object)
    order_requested = Signal(object)

    _model: FoundNodesModel

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("found_nodes", theme, parent)
        self._result: tuple[FilteredNodes | None, Rules] | None = None
        self._pointed: object = None
        self._model = FoundNodesModel(self)
        self._cells: FoundNodesCells = FoundNodesCells(theme, self._model, self)
        self.setItemDelegate(self._cells)
        self._furnish()
        self.doubleClicked.connect(self._on_double_clicked)
        self.setAccessibleName(self.tr("Matching nodes"))
        self._fit_columns()

    # Commands

    def show_nodes(self, nodes: FilteredNodes | None, rules: Rules) -> None:
        """Show the result of a filter."""
        # Rows stay in place under the pointer and while the keyboard is used.
        self._result = (nodes, rules)
        is_held = self.viewport().underMouse() or (self._by_keyboard and self.hasFocus())
        self._model.show_nodes(nodes, rules, keep_order=is_held)
        self._show_order()
        self._point_again()

    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates and proven results of this side."""
        # The heading names the side.
        self._model.show_side(viewed)
        self._size_columns()

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keyboard = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.node_chosen.emit(self._model.path(self.currentIndex().row()))
            return
        super().keyPressEvent(event)
        self._point_again()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """If the table gets the focus by a key and has no selection, select the first row."""
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
        """Update the hovered row after scrolling."""
        super().scrollContentsBy(dx, dy)
        self._point_again()

    def _on_double_clicked(self, index: QModelIndex | QPersistentModelIndex) -> None:
        self.node_chosen.emit(self._model.path(index.row()))

    def _on_heading_clicked(self, section: int) -> None:
        order = ORDERS.get(FoundColumn(section))
        nodes = self._model.nodes
        if order is not None and (nodes is None or nodes.filter.order is not order):
            self.order_requested.emit(order)

    # The hovered row

    def _order_again(self) -> None:
        """Sort the rows, unless the user's pointer or keyboard keeps them in place."""
        if self._result is not None:
            self.show_nodes(*self._result)
        self._point_again()

    def _leave(self) -> None:
        self._order_again()

    def _point_again(self) -> None:
        row = self._row_pointed_at()
        path = None if row is None else self._model.path(row)
        self._show_pointed(row)
        if path != self._pointed:
            self._pointed = path
            self.node_pointed.emit(path)

    def _row_pointed_at(self) -> int | None:
        if self._by_keyboard and self.hasFocus():
            return self.currentIndex().row() if self.currentIndex().isValid() else None
        return self._row_at(self._pointer) if self.viewport().underMouse() else None

    # Appearance

    def _behave(self) -> None:
        super()._behave()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _arrange_header(self) -> None:
        super()._arrange_header()
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.sectionClicked.connect(self._on_heading_clicked)
        self._show_order()

    def _show_order(self) -> None:
        """Mark the sorted column in the header."""
        # Depths ascend, all other columns descend.
        header, nodes = self.horizontalHeader(), self._model.nodes
        header.setSortIndicatorShown(nodes is not None)
        if nodes is not None:
            column = next(column for column, order in ORDERS.items() if order is nodes.filter.order)
            rising = column is FoundColumn.DEPTH
            order = Qt.SortOrder.AscendingOrder if rising else Qt.SortOrder.DescendingOrder
            header.setSortIndicator(column, order)

    def _size_columns(self) -> None:
        self._fit_columns()

    def _fit_columns(self) -> None:
        # The lines of moves get the remaining width.
        self._measure()
        left = max(0, -self._leave_out(_GIVE_WAY))
        for column, width in self._widths.items():
            self.setColumnWidth(column, width + left if column == FoundColumn.LINE else width)
