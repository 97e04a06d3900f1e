"""Chooses the moves that the candidates table leaves out: losing moves and, in decided positions, unvisited moves."""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from studio.engine.views.snapshot import Integers, NodeView
from studio.game.position_analysis import Proof
from studio.insight.ranking import ranked_rows

MOST_LOSING = 10
"""The maximum number of losing moves in the table. Moves that always stay are not counted."""


def left_out_rows(view: NodeView, kept: Iterable[int] = ()) -> Integers:
    """Return the rows that the table leaves out.

    Of the losing moves, the table keeps only the `MOST_LOSING` visited ones with the longest losses. If all moves lose
    and none was visited, it keeps as many unvisited ones. If a win is proven, unproven moves without a visit are left
    out too. Moves on the points `kept` always stay.
    """
    losing = (view.upper == -1) | (view.proof is Proof.LOSS)
    is_visited = view.child_visits > 0
    can_stay = losing & is_visited if (is_visited | ~losing).any() else losing
    is_idle = ~is_visited & (view.lower != view.upper) & bool((view.lower == 1).any())
    stays = np.isin(view.points, list(kept)) | _latest(view, can_stay)
    return np.flatnonzero((losing | is_idle) & ~stays)


# Implementation


def _latest(view: NodeView, losing: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """Return for each row whether it is one of the `MOST_LOSING` best-ranked rows in `losing`."""
    ranked = ranked_rows(view)
    latest = np.zeros(len(view), np.bool_)
    latest[ranked[losing[ranked]][:MOST_LOSING]] = True
    return latest
