"""The search tree as a Qt model."""

# Children are loaded on request, and rows can be kept in place.

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractItemModel, QLocale, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QAccessible

from studio.engine.views.snapshot import Integers, NodeView
from studio.ui.tables.model import AnyIndex, Roles
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.tree.arrangement import Arrangement
from studio.ui.tree.cell_data import data_of
from studio.ui.tree.columns import TreeColumn, heading_data
from studio.ui.tree.items import TOP, Branch, Path, TreeItems
from studio.ui.tree.order import TreeOrder

_COLUMNS = len(TreeColumn)
_NOWHERE = QModelIndex()


class TreeModel(QAbstractItemModel):
    """The rows of the search tree."""

    # An index contains the key of its parent node, so it remains valid when rows move.

    paths_wanted = Signal(object)
    """Emitted with a tuple of the paths of the nodes that the model needs."""
    # The view must close the row, and make none of the children current.
    branch_dropped = Signal(QModelIndex)
    """Emitted before the children of this index are removed."""
    path_lost = Signal(object)
    """Emitted with the path of an opened node that is no longer in the tree.

    The path is empty if the whole tree was replaced.
    """
    room_made = Signal()
    """Emitted after some nodes were closed because too many were open."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items = TreeItems()
        self._arrangement = Arrangement(self._items)
        self._locale = QLocale()
        self._run, self._viewed = 0, ViewedSide()

    # Shown data

    @property
    def run(self) -> int:
        return self._run

    @property
    def size(self) -> tuple[int, int]:
        """The number of expanded nodes, and the number of all rows."""
        return len(self._items), self._items.rows

    @property
    def sorted_by(self) -> TreeOrder:
        return self._arrangement.sorted_by

    @property
    def is_crowded(self) -> bool:
        """Whether the rows are unsorted because too many nodes are open."""
        return self._arrangement.is_crowded

    def open_paths(self) -> tuple[Path, ...]:
        """Return the paths of the nodes whose children are visible."""
        return tuple(branch.path for branch in self._items.shown())

    def waiting_paths(self) -> tuple[Path, ...]:
        """Return the paths of the expanded nodes whose children have not arrived."""
        return tuple(branch.path for branch in self._items.by_key.values() if branch.is_awaited)

    def is_waiting(self, path: Path) -> bool:
        branch = self._items.at(path)
        return branch is None or branch.view is None

    def path(self, index: AnyIndex) -> Path | None:
        """Return the path of a row's node: the points of the moves from the root.

        Return None if the index is invalid.
        """
        if not index.isValid():
            return None
        above = self._above(index)
        return () if above is None else (*above.path, above.moves[index.row()])

    def index_at(self, path: Path) -> QModelIndex:
        """Return the index of the node at this path. Return an invalid index if the node has no row."""
        if not path:
            return self.index(0, 0)
        above = self._items.at(path[:-1])
        is_there = above is not None and path[-1] in above.moves
        return self.createIndex(above.moves.index(path[-1]), 0, above.key) if above and is_there else QModelIndex()

    # Commands

    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates and proven results of this side."""
        # The heading names the side.
        self._viewed = viewed
        if self._arrangement.sort_by(replace(self.sorted_by, viewed=viewed)):
            self._arrange(self._items.by_key.values(), at_any_rate=True)
        for branch in self._items.by_key.values():
            self._notify_of(branch)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, TreeColumn.WIN_RATE, TreeColumn.WIN_RATE)

    def begin_run(self, run: int, path_kept: Path | None = None) -> None:
        """Show the tree of a different search.

        If the node at `path_kept` was expanded, it becomes the root, and its expanded descendants remain. Otherwise the
        tree starts empty.
        """
        self._run = run
        kept = None if path_kept is None else self._items.at(path_kept)
        if kept is not None and self._items.root is not None:
            self._move_root(kept)
            return
        had_rows = self._items.root is not None and self._items.root.view is not None
        self._begin_again()
        if had_rows and path_kept is None:
            self.path_lost.emit(())

    def show_nodes(self, run: int, views: Iterable[NodeView]) -> None:
        """Update these nodes. Ignore nodes that were not requested, or that belong to a different search."""
        if run != self._run or self._items.root is None:
            return
        self._arrangement.count_rows()
        self._arrange([branch for view in sorted(views, key=_depth) if (branch := self._show(view)) is not None])
        self.make_room()

    def use(self, paths: Iterable[Path]) -> None:
        """Mark these nodes as recently used."""
        # They are then removed last.
        for path in paths:
            self._items.touch(self._items.at(path))

    def set_open(self, index: AnyIndex, is_open: bool) -> None:
        """Set whether this row is expanded in the view."""
        # `make_room` removes collapsed nodes first.
        branch = self._branch(index)
        if branch is not None:
            branch.is_open = is_open
            self._items.touch(branch)

    def make_room(self) -> None:
        """Remove the least recently used nodes if there are too many."""
        surplus = self._items.surplus()
        for branch in surplus:
            if branch.key in self._items.by_key:
                self._drop_closed(branch)
        if surplus:
            self.room_made.emit()

    def keep_order(self, keeps: bool) -> None:
        """Set whether rows stay in place."""
        # They are sorted when they may move again.
        self._arrange(self._arrangement.keep_order(keeps))

    # Overrides of Qt

    def index(self, row: int, column: int, parent: AnyIndex = _NOWHERE) -> QModelIndex:
        if not 0 <= column < _COLUMNS or row < 0:
            return QModelIndex()
        if not parent.isValid():
            return self.createIndex(row, column, TOP) if row < self.rowCount() else QModelIndex()
        branch = self._branch(parent)
        if branch is None or row >= len(branch.moves):
            return QModelIndex()
        return self.createIndex(row, column, branch.key)

    def parent(self, index: AnyIndex = _NOWHERE) -> QModelIndex:  # type: ignore[override]
        branch = self._above(index) if index.isValid() else None
        return QModelIndex() if branch is None else self._index_of(branch)

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        if not parent.isValid():
            return int(self._items.root is not None)
        branch = self._branch(parent)
        return 0 if branch is None else len(branch.moves)

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        del parent
        return _COLUMNS

    def hasChildren(self, parent: AnyIndex = _NOWHERE) -> bool:
        if not parent.isValid():
            return self._items.root is not None
        return parent.column() == 0 and self._items.has_arrow(parent.internalId(), parent.row())

    def canFetchMore(self, parent: AnyIndex) -> bool:
        branch = self._branch(parent)
        return self.hasChildren(parent) if branch is None and parent.isValid() else bool(branch and not branch.is_asked)

    def fetchMore(self, parent: AnyIndex) -> None:
        """Request the children of a node."""
        # They become rows when the answer arrives.
        branch = self._items.ask(parent.internalId(), parent.row()) if self.canFetchMore(parent) else None
        if branch is not None:
            self._notify_of_node(branch)
            self.paths_wanted.emit((branch.path,))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the children of each node by this column, even if rows should stay in place."""
        if self._arrangement.sort_by(TreeOrder(TreeColumn(column), order is Qt.SortOrder.AscendingOrder, self._viewed)):
            self._arrange(self._items.by_key.values(), at_any_rate=True)

    def data(self, index: AnyIndex, role: int = Roles.DisplayRole) -> Any:
        if not index.isValid():
            return None
        return data_of(self._items, index.internalId(), index.row(), index.column(), role, self._locale, self._viewed)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Roles.DisplayRole) -> Any:
        is_heading = orientation is Qt.Orientation.Horizontal and 0 <= section < _COLUMNS
        return heading_data(section, role, self._viewed) if is_heading else None

    # Lookup

    def _above(self, index: AnyIndex) -> Branch | None:
        """Return the parent node of a row, or None for the root."""
        return self._items.by_key.get(index.internalId())

    def _branch(self, index: AnyIndex) -> Branch | None:
        """Return the node of a row. Return None if the node was never expanded."""
        # In Qt only the first cell of a row has children.
        is_first = index.isValid() and index.column() == 0
        return self._items.row(index.internalId(), index.row()) if is_first else None

    def _index_of(self, branch: Branch, column: int = 0) -> QModelIndex:
        key = TOP if branch.parent is None else branch.parent.key
        return self.createIndex(branch.row, column, key)

    # Reports to the views

    def _notify_of(self, branch: Branch) -> None:
        """Emit `dataChanged` for the children of a node.

        If the node is the root, also emit it for the root's own row.
        """
        if branch.moves:
            first = self.createIndex(0, 0, branch.key)
            self.dataChanged.emit(first, self.createIndex(len(branch.moves) - 1, _COLUMNS - 1, branch.key))
        if branch.parent is None:
            self._notify_of_node(branch)

    def _notify_of_node(self, branch: Branch) -> None:
        self.dataChanged.emit(self._index_of(branch), self._index_of(branch, _COLUMNS - 1))

    # Sorting

    def _arrange(self, branches: Iterable[Branch], at_any_rate: bool = False) -> None:
        """Sort the children of these nodes. If rows must stay in place, do nothing unless `at_any_rate` is set."""
        # The signals also make views repaint the arrows.
        branches = [branch for branch in branches if branch.key in self._items.by_key]
        if not branches:
            return
        self.layoutAboutToBeChanged.emit()
        moves_before = self._arrangement.arrange(branches, at_any_rate)
        before = self.persistentIndexList()
        self.changePersistentIndexList(before, [self._after_sort(index, moves_before) for index in before])
        self.layoutChanged.emit()

    def _after_sort(self, index: QModelIndex, moves_before: dict[int, list[int]]) -> QModelIndex:
        moves = moves_before.get(index.internalId())
        if moves is None:
            return index
        row = self._items.by_key[index.internalId()].moves.index(moves[index.row()])
        return self.createIndex(row, index.column(), index.internalId())

    # Other positions

    def _begin_again(self) -> None:
        self.beginResetModel()
        self._items.begin()
        self.endResetModel()

    def _move_root(self, branch: Branch) -> None:
        """Make `branch` the root, and remove all nodes outside its subtree.

        If the old root was selected, select the new one.
        """
        self.layoutAboutToBeChanged.emit()
        before, own = self.persistentIndexList(), self._index_of(branch)
        self._items.move_root(branch)
        self.changePersistentIndexList(before, [self._after_move(index, own) for index in before])
        self.layoutChanged.emit()

    def _after_move(self, index: QModelIndex, root: QModelIndex) -> QModelIndex:
        """Return a row's new index after the node at `root` became the root.

        Return an invalid index if the row was removed.
        """
        if index.internalId() == TOP or (index.row(), index.internalId()) == (root.row(), root.internalId()):
            return self.createIndex(0, index.column(), TOP)
        return index if index.internalId() in self._items.by_key else QModelIndex()

    # Answers

    def _show(self, view: NodeView) -> Branch | None:
        """Update a node. Return the node whose children must be sorted afterwards, or None."""
        branch = self._items.at(view.path)
        if branch is None:
            return None
        if branch.view is None:
            return self._fill(branch, view)
        if view.visits < branch.view.visits and not branch.is_from_before:
            return None  # this answer is older than the displayed one
        order = branch.kept_order(view)
        if order is None or view.visits < branch.view.visits:
            self._lose(branch)
            return self._show_after_all(view)
        for lost in branch.lost_branches(view):
            self._lose(lost)
        return self._renew(branch, view, order)

    def _show_after_all(self, view: NodeView) -> Branch | None:
        """If this node is the root, update it after the search has restarted its tree.

        Return the node whose children must be sorted afterwards, or None.
        """
        root = self._items.root
        if root is None or view.path:
            return None
        root.is_asked = True
        return self._fill(root, view)

    def _fill(self, branch: Branch, view: NodeView) -> Branch | None:
        if len(view):
            self.beginInsertRows(self._index_of(branch), 0, len(view) - 1)
            branch.take(view, self._arrangement.of(view))
            self.endInsertRows()
        else:
            branch.take(view, np.zeros(0, np.int64))
        self._notify_of_node(branch)
        return self._without_arrow(branch)

    def _without_arrow(self, branch: Branch) -> Branch | None:
        """If a node cannot have children, remove its arrow and return its parent, which must then be sorted.

        Otherwise return None.
        """
        if branch.may_open or branch.parent is None:
            return None
        branch.parent.remove_arrow(branch.row)
        return branch.parent

    def _renew(self, branch: Branch, view: NodeView, order: Integers) -> Branch | None:
        if self.is_crowded:
            branch.renew(view, order)
            self._notify_of(branch)
            return None
        before, added = branch.arrows, branch.new_rows(view, order)
        if added.size:
            self.beginInsertRows(self._index_of(branch), order.size, order.size + added.size - 1)
            branch.take(view, np.concatenate([order, added]))
            self.endInsertRows()
        else:
            branch.renew(view, order)
        self._notify_of(branch)
        return None if self._arrangement.keeps(branch) and before == branch.arrows else branch

    def _lose(self, branch: Branch) -> None:
        """Remove a node that is no longer in the search's tree, and emit `path_lost`."""
        path = branch.path
        if branch is self._items.root:
            self._begin_again()
        else:
            self._drop(branch)
        self.path_lost.emit(path)

    def _drop(self, branch: Branch) -> None:
        index = self._index_of(branch)
        self.branch_dropped.emit(index)
        self._remove(branch, index)

    def _drop_closed(self, branch: Branch) -> None:
        """Emit `branch_dropped`, so that the view collapses the node. Then remove the node."""
        # The signals about removed rows are blocked, because they would make the view lay out thousands of rows.
        index = self._index_of(branch)
        self.branch_dropped.emit(index)
        blocked = self.blockSignals(not QAccessible.isActive())  # screen readers have their own copies of the rows
        self._remove(branch, index)
        self.blockSignals(blocked)

    def _remove(self, branch: Branch, index: QModelIndex) -> None:
        if not branch.moves:
            self._items.forget(branch)
            return
        self.beginRemoveRows(index, 0, len(branch.moves) - 1)
        self._items.forget(branch)
        self.endRemoveRows()


def _depth(view: NodeView) -> int:
    return len(view.path)
