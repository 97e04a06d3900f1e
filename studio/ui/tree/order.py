"""The sort orders of the children in the search tree."""

from dataclasses import dataclass, field

import numpy as np

from studio.engine.views.snapshot import Integers, NodeView, Reals
from studio.ui.candidates.order import Column, sort_keys
from studio.ui.texts.point_of_view import PointOfView
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.tree.columns import TreeColumn

_AS_CANDIDATES = {
    TreeColumn.MOVE: Column.MOVE,
    TreeColumn.VISITS: Column.VISITS,
    TreeColumn.SHARE: Column.SHARE,
    TreeColumn.WIN_RATE: Column.WIN_RATE,
    TreeColumn.PRIOR: Column.PRIOR,
    TreeColumn.PROOF: Column.PROOF,
}


@dataclass(frozen=True)
class TreeOrder:
    """A sort order of the children of a node. If values are equal, the visits decide. Unknown values come last."""

    column: TreeColumn = TreeColumn.VISITS
    is_rising: bool = False
    viewed: ViewedSide = field(default_factory=ViewedSide)
    """The side whose win rates and proven results are compared."""

    def of(self, view: NodeView, shown: Integers) -> Integers:
        """Return the rows `shown` of the view, sorted in this order."""
        if self.column is TreeColumn.VISITS and not self.is_rising:
            return np.sort(shown)  # views are sorted by visits
        keys = _keys(view, self.column, self.viewed.on_moves_from(view.path))
        rows = np.argsort(keys if self.is_rising else -keys, kind="stable")
        return rows if rows.size == shown.size else rows[np.isin(rows, shown)]


MOST_VISITED = TreeOrder()


def _keys(view: NodeView, column: TreeColumn, pov: PointOfView) -> Reals:
    """Return the sort key of each row of the view in this column."""
    match column:
        case TreeColumn.EXPLOITATION:
            return view.exploitations
        case TreeColumn.EXPLORATION:
            return view.explorations
        case TreeColumn.SCORE:
            return view.scores
        case TreeColumn.DEPTH:
            return np.zeros(len(view))  # siblings have the same depth
        case _:
            return sort_keys(view, _AS_CANDIDATES[column], pov)
