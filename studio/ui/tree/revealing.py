"""Reveals a node of the search tree: expands its ancestors and scrolls to it."""

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QTreeView

from studio.ui.tree.items import Path
from studio.ui.tree.model import TreeModel


class TreeRevealing:
    """Reveals one node at a time. If ancestors must be loaded first, this takes several steps."""

    def __init__(self, view: QTreeView, tree: TreeModel) -> None:
        self._view, self._tree = view, tree
        self._path: Path | None = None

    def begin(self, path: Path) -> None:
        self._path = tuple(path)
        self.go_on()

    def forget(self) -> None:
        self._path = None

    def go_on(self) -> None:
        """Expand the next ancestors after new nodes have arrived."""
        path = self._path
        if path is None:
            return
        for depth in range(len(path)):
            index = self._tree.index_at(path[:depth])
            if not index.isValid():
                self._path = None  # the node is not in the tree
                return
            self._view.expand(index)
            is_unseen = depth == 0 and self._tree.rowCount(index) == 0  # the tree of this position was not shown yet
            if is_unseen or self._tree.is_waiting(path[:depth]):
                return
        self._path = None
        self._select(self._tree.index_at(path))

    def _select(self, index: QModelIndex) -> None:
        if index.isValid():
            self._view.executeDelayedItemsLayout()
            self._view.setCurrentIndex(index)
            self._view.scrollTo(index)
