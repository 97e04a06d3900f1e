"""Leaves out the moves that lose and that the search has not visited."""

import numpy as np

from studio.engine.views.snapshot import NodeView


def without_losing(view: NodeView) -> tuple[NodeView, int]:
    """Return the view without the unvisited moves that are proven to lose, and their number.

    If no move would remain, return the view unchanged and 0.
    """
    losing = (view.child_visits == 0) & (view.upper == -1)
    count = int(np.count_nonzero(losing))
    if not count or count == len(view):
        return view, 0
    return view.with_rows(np.flatnonzero(~losing)), count
