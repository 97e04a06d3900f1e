"""The order of a node's moves by rank: by their proven results, and otherwise by their visits."""

import numpy as np

from studio.engine.views.snapshot import Integers, NodeView


def ranked_rows(view: NodeView) -> Integers:
    """Return the rows of the view, sorted by rank.

    Proven wins come first, the shortest one first. Unproven moves and draws follow in the order of the view, which is
    by visits. Proven losses come last, the longest one first.
    """
    proven = view.lower == view.upper
    results = np.where(proven, view.lower, 0)
    lengths = np.where(results > 0, view.distances, np.where(results < 0, -view.distances, 0))
    rows: Integers = np.lexsort((np.arange(len(view)), lengths, -results)).astype(np.int64)
    return rows


def ranks(view: NodeView) -> Integers:
    """Return the rank of each move, from 1, as an array with one entry per row of the view."""
    rows = ranked_rows(view)
    numbers = np.empty(rows.size, np.int64)
    numbers[rows] = np.arange(1, rows.size + 1)
    return numbers


def best_point(view: NodeView) -> int | None:
    """Return the point of the move with rank 1, or None without moves."""
    return int(view.points[ranked_rows(view)[0]]) if len(view) else None
