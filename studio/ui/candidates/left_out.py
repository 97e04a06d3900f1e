"""Chooses the moves that the table of candidates leaves out: losing ones, and unvisited ones in decided positions."""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from studio.engine.views.snapshot import Integers, NodeView
from studio.game.position_analysis import Proof
from studio.insight.ranking import ranked_rows

MOST_LOSING = 10
"""The number of losing moves that the table shows."""


def left_out_rows(view: NodeView, kept: Iterable[int] = ()) -> Integers:
    """Return the rows of the moves that the table leaves out.

    These are the moves that lose, without the visited ones that lose latest, and without the moves on the points
    `kept`. If all moves lose and none is visited, those that lose latest stay. If a win is proven, unproven moves
    without a visit are left out, too.
    """
    losing = (view.upper == -1) | (view.proof is Proof.LOSS)
    is_visited = view.child_visits > 0
    can_stay = losing & is_visited if (is_visited | ~losing).any() else losing
    is_idle = ~is_visited & (view.lower != view.upper) & bool((view.lower == 1).any())
    stays = np.isin(view.points, list(kept)) | _latest(view, can_stay)
    return np.flatnonzero((losing | is_idle) & ~stays)


# Implementation


def _latest(view: NodeView, losing: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """Return, for each row, whether it is among the first of the `losing` rows by rank."""
    ranked = ranked_rows(view)
    latest = np.zeros(len(view), np.bool_)
    latest[ranked[losing[ranked]][:MOST_LOSING]] = True
    return latest
