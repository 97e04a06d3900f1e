"""The order of the rows of the search tree: by which column, and when rows may move."""

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QObject, Qt

from studio.ui.tree_columns import TreeColumn
from studio.ui.tree_items import Branch
from studio.ui.tree_order import MOST_VISITED, TreeOrder
from studio.ui.tree_rows import TreeRows

MOST_MOVING_ROWS = 3000
"""With more rows open than these, moves keep their order and new ones wait: to lay all out again would be felt."""


class ArrangedRows(TreeRows):
    """Rows move when they are told to, and never under the pointer."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sorted_by = MOST_VISITED
        self._keeps_order = self._is_crowded = False

    @property
    def sorted_by(self) -> TreeOrder:
        return self._sorted_by

    @property
    def is_crowded(self) -> bool:
        """Whether too many rows are open to give them a new order."""
        return self._is_crowded

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort what is below each node. Whoever asks for it wants the rows to move now, wherever the pointer is."""
        wanted = TreeOrder(TreeColumn(column), order is Qt.SortOrder.AscendingOrder)
        if wanted == self._sorted_by:
            return
        self._sorted_by = wanted
        self._arrange(self._items.by_key.values(), may_move=True)

    def keep_order(self, keeps: bool) -> None:
        """Whether rows stay where they are; when they may move again, they do."""
        if keeps == self._keeps_order:
            return
        self._keeps_order = keeps
        self._count_rows()
        if not keeps and self._items.root is not None and not self._is_crowded:
            self._arrange([branch for branch in self._items.root.shown() if not branch.is_in(self._sorted_by)])

    def _count_rows(self) -> None:
        self._is_crowded = self._shown_rows() > MOST_MOVING_ROWS

    def _arrange(self, branches: Iterable[Branch], may_move: bool | None = None) -> None:
        """Let rows take their order where they may, and let views see anew what can be opened."""
        branches = [branch for branch in branches if branch.key in self._items.by_key]
        if not branches:
            return
        self.layoutAboutToBeChanged.emit()
        moving = branches if (not self._keeps_order if may_move is None else may_move) else []
        moves_before = {branch.key: branch.moves for branch in moving}
        for branch in moving:
            branch.arrange(self._sorted_by)
        before = self.persistentIndexList()
        self.changePersistentIndexList(before, [self._after_sort(index, moves_before) for index in before])
        self.layoutChanged.emit()

    def _after_sort(self, index: QModelIndex, moves_before: dict[int, list[int]]) -> QModelIndex:
        moves = moves_before.get(index.internalId())
        if moves is None:
            return index
        row = self._items.by_key[index.internalId()].moves.index(moves[index.row()])
        return self.createIndex(row, index.column(), index.internalId())

    def _shown_rows(self) -> int:
        root = self._items.root
        return 0 if root is None else sum(len(branch.moves) for branch in root.shown())
