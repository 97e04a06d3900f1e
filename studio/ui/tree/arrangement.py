"""The sort order of the rows in the search tree."""

# Rows may be kept in place for some time.

from collections.abc import Iterable

import numpy as np

from studio.engine.views.snapshot import Integers, NodeView
from studio.ui.tree.items import Branch, TreeItems
from studio.ui.tree.order import MOST_VISITED, TreeOrder

# A new layout of more rows would take a noticeable time.
MOST_MOVING_ROWS = 3000
"""The maximum number of open rows that are sorted."""


class Arrangement:
    """Sorts the rows of the search tree.

    While the user points at a row, the rows stay in place, unless the user chooses another sort order.
    """

    def __init__(self, items: TreeItems) -> None:
        self._items = items
        self._sorted_by = MOST_VISITED
        self._keeps_order = self._is_crowded = False

    @property
    def sorted_by(self) -> TreeOrder:
        return self._sorted_by

    @property
    def is_crowded(self) -> bool:
        """Whether the rows are unsorted because too many nodes are open."""
        return self._is_crowded

    def sort_by(self, order: TreeOrder) -> bool:
        """Set the sort order. Return whether it has changed."""
        is_new = order != self._sorted_by
        self._sorted_by = order
        return is_new

    def keep_order(self, keeps: bool) -> list[Branch]:
        """Set whether rows stay in place. Return the nodes whose rows must be sorted now by the caller."""
        if keeps == self._keeps_order:
            return []
        self._keeps_order = keeps
        self.count_rows()
        if keeps or self._is_crowded:
            return []
        return [branch for branch in self._items.shown() if not branch.is_in(self._sorted_by)]

    def count_rows(self) -> None:
        self._is_crowded = sum(len(branch.moves) for branch in self._items.shown()) > MOST_MOVING_ROWS

    def of(self, view: NodeView) -> Integers:
        """Return the sorted rows of a node that is shown for the first time."""
        return self._sorted_by.of(view, np.arange(len(view)))

    def keeps(self, branch: Branch) -> bool:
        """Return whether the rows of this node need no sorting, because they must stay in place or are already
        sorted.
        """
        return self._keeps_order or branch.is_in(self._sorted_by)

    def arrange(self, branches: Iterable[Branch], at_any_rate: bool = False) -> dict[int, list[int]]:
        """Sort the children of these nodes. If rows must stay in place, do nothing unless `at_any_rate` is set.

        Return the previous order of the moves below each sorted node, by the key of the node.
        """
        if self._keeps_order and not at_any_rate:
            return {}
        moves_before = {}
        for branch in branches:
            moves_before[branch.key] = branch.moves
            branch.arrange(self._sorted_by)
        return moves_before
