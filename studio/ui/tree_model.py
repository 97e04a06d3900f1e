"""The tree of a search as a model: children come when they are asked for, and rows keep their places."""

from collections.abc import Iterable

import numpy as np
from PySide6.QtCore import QModelIndex, QObject, Signal
from PySide6.QtGui import QAccessible

from studio.engine.snapshot import Integers, NodeView
from studio.ui.arranged_rows import ArrangedRows
from studio.ui.figures_model import AnyIndex
from studio.ui.tree_items import Branch, Path
from studio.ui.tree_rows import TOP


class TreeModel(ArrangedRows):
    """Opens, fills, moves and drops the nodes that its rows are made from."""

    paths_wanted = Signal(object)
    """The tuple of paths whose nodes are asked for."""
    branch_dropped = Signal(QModelIndex)
    """Its children are about to go: it is to be closed, and none of them may stay the current one."""
    path_lost = Signal(object)
    """What was opened here is not in the tree any more; the empty path: nothing that was."""
    room_made = Signal()
    """Nodes were closed because too many were open."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run = 0

    # What is shown

    @property
    def run(self) -> int:
        return self._run

    @property
    def size(self) -> tuple[int, int]:
        """How many nodes it holds opened, and how many rows in all."""
        return len(self._items), self._items.rows

    def begin_run(self, run: int, path_kept: Path | None = None) -> None:
        """Another position is watched: the one at this path where its subtree is kept, else all begins anew."""
        self._run = run
        kept = None if path_kept is None else self._items.at(path_kept)
        if kept is not None and self._items.root is not None:
            self._move_root(kept)
            return
        had_rows = self._items.root is not None and self._items.root.view is not None
        self._begin_anew()
        if had_rows and path_kept is None:
            self.path_lost.emit(())

    def show_nodes(self, run: int, views: Iterable[NodeView]) -> None:
        """Show what is known of these nodes now; what nobody waits for and what is of another run is left out."""
        if run != self._run or self._items.root is None:
            return
        self._count_rows()
        self._arrange([branch for view in sorted(views, key=_depth) if (branch := self._show(view)) is not None])
        self.make_room()

    def use(self, paths: Iterable[Path]) -> None:
        """These are looked at: they are the last to be dropped."""
        for path in paths:
            self._items.touch(self._items.at(path))

    def set_open(self, index: AnyIndex, is_open: bool) -> None:
        """Whether the rows below this one are shown; those of closed nodes are the first to be dropped."""
        branch = self._branch(index)
        if branch is not None:
            branch.is_open = is_open
            self._items.touch(branch)

    def make_room(self) -> None:
        """Drop what was not used for long, if there is too much."""
        surplus = self._items.surplus()
        for branch in surplus:
            if branch.key in self._items.by_key:
                self._drop_closed(branch)
        if surplus:
            self.room_made.emit()

    def canFetchMore(self, parent: AnyIndex) -> bool:
        branch = self._branch(parent)
        return self.hasChildren(parent) if branch is None and parent.isValid() else bool(branch and not branch.is_asked)

    def fetchMore(self, parent: AnyIndex) -> None:
        """Ask for the node; its children come as rows when the answer does."""
        if not self.canFetchMore(parent):
            return
        branch, above = self._branch(parent), self._above(parent)
        if branch is None and above is not None:
            branch = self._items.open(above, above.moves[parent.row()])
        if branch is not None:
            branch.is_asked = True
            self._tell_of_node(branch)
            self.paths_wanted.emit((branch.path,))

    # Other positions

    def _begin_anew(self) -> None:
        self.beginResetModel()
        self._items.begin()
        self.endResetModel()

    def _move_root(self, branch: Branch) -> None:
        """What is below the branch stays, the rest goes; who was at the root stays there."""
        self.layoutAboutToBeChanged.emit()
        before, own = self.persistentIndexList(), self._index_of(branch)
        self._items.move_root(branch)
        self.changePersistentIndexList(before, [self._after_move(index, own) for index in before])
        self.layoutChanged.emit()

    def _after_move(self, index: QModelIndex, root: QModelIndex) -> QModelIndex:
        """Indexes know what they are below by its key; the new root's own was below what is gone."""
        if index.internalId() == TOP or (index.row(), index.internalId()) == (root.row(), root.internalId()):
            return self.createIndex(0, index.column(), TOP)
        return index if index.internalId() in self._items.by_key else QModelIndex()

    # Answers

    def _show(self, view: NodeView) -> Branch | None:
        """Show a node; it is returned when its rows are to be arranged."""
        branch = self._items.at(view.path)
        if branch is None:
            return None
        if branch.view is None:
            return self._fill(branch, view)
        if view.visits < branch.view.visits and not branch.is_from_before:
            return None  # an answer from before the one that is shown
        order = branch.kept_order(view)
        if order is None or view.visits < branch.view.visits:
            self._lose(branch)
            return self._show_after_all(view)
        for lost in branch.lost_branches(view):
            self._lose(lost)
        return self._renew(branch, view, order)

    def _show_after_all(self, view: NodeView) -> Branch | None:
        """What begins anew is known already."""
        root = self._items.root
        if root is None or view.path:
            return None
        root.is_asked = True
        return self._fill(root, view)

    def _fill(self, branch: Branch, view: NodeView) -> Branch | None:
        if len(view):
            self.beginInsertRows(self._index_of(branch), 0, len(view) - 1)
            branch.take(view, self._sorted_by.of(view, np.arange(len(view))))
            self.endInsertRows()
        else:
            branch.take(view, np.zeros(0, np.int64))
        self._tell_of_node(branch)
        return self._without_door(branch)

    def _without_door(self, branch: Branch) -> Branch | None:
        """The node above, where this one turned out to have nothing below it."""
        if branch.may_open or branch.parent is None:
            return None
        branch.parent.close_door(branch.row)
        return branch.parent

    def _renew(self, branch: Branch, view: NodeView, order: Integers) -> Branch | None:
        if self._is_crowded:
            branch.renew(view, order)
            self._tell_of(branch)
            return None
        before, added = branch.doors, branch.new_rows(view, order)
        if added.size:
            self.beginInsertRows(self._index_of(branch), order.size, order.size + added.size - 1)
            branch.take(view, np.concatenate([order, added]))
            self.endInsertRows()
        else:
            branch.renew(view, order)
        self._tell_of(branch)
        may_stay = self._keeps_order or branch.is_in(self._sorted_by)
        return None if may_stay and before == branch.doors else branch

    def _lose(self, branch: Branch) -> None:
        """A node was opened that is not in the tree of this run."""
        path = branch.path
        if branch is self._items.root:
            self._begin_anew()
        else:
            self._drop(branch)
        self.path_lost.emit(path)

    def _drop(self, branch: Branch) -> None:
        index = self._index_of(branch)
        self.branch_dropped.emit(index)
        self._remove(branch, index)

    def _drop_closed(self, branch: Branch) -> None:
        """A view that has closed it has no row of it. To be told would make it lay out many thousand others anew."""
        index = self._index_of(branch)
        self.branch_dropped.emit(index)
        blocked = self.blockSignals(not QAccessible.isActive())  # screen readers keep rows of their own
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
