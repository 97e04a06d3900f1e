"""The columns of the candidates and their sort keys."""

from enum import IntEnum

import numpy as np
from PySide6.QtCore import Qt

from studio.engine.views.snapshot import NodeView, Reals
from studio.insight.ranking import ranks
from studio.ui.texts.point_of_view import STORED, PointOfView

_PROVEN_FAR = 1e6


class Column(IntEnum):
    RANK = 0
    MOVE = 1
    VISITS = 2
    SHARE = 3
    WIN_RATE = 4
    VALUE = 5
    WINS = 6
    PRIOR = 7
    PROOF = 8
    LINE = 9


OPTIONAL = (Column.VALUE, Column.WINS)
"""The columns that are hidden until the user chooses them."""


def first_order(column: Column) -> Qt.SortOrder:
    """Return the order in which a first click on a heading sorts.

    Rank, move and line are ascending, all other columns descending.
    """
    rising = column in (Column.RANK, Column.MOVE, Column.LINE)
    return Qt.SortOrder.AscendingOrder if rising else Qt.SortOrder.DescendingOrder


def sort_keys(view: NodeView, column: Column, pov: PointOfView = STORED) -> Reals:
    """Return an array with one number per row of the view. The column is sorted by these numbers."""
    match column:
        case Column.VISITS | Column.SHARE:
            return view.child_visits.astype(np.float64)
        case Column.WIN_RATE:
            return pov.values(np.where(view.lower == view.upper, view.lower, _estimates(view)))
        case Column.VALUE:
            return pov.values(_estimates(view))
        case Column.WINS:
            return wins(view, pov)
        case Column.PRIOR:
            return view.priors
        case Column.PROOF:
            return _proof_keys(view, pov)
        case Column.MOVE | Column.LINE:
            rows, columns = np.divmod(view.points, view.rules.columns)
            return (columns * view.rules.rows - rows).astype(np.float64)
        case _:
            return ranks(view).astype(np.float64)


def wins(view: NodeView, pov: PointOfView = STORED) -> Reals:
    """Return the number of wins of each row: the win rate times the visits, so that a draw counts as half a win."""
    return np.where(view.child_visits > 0, (pov.values(view.values) + 1) / 2 * view.child_visits, 0.0)


def _estimates(view: NodeView) -> Reals:
    """Return the value of each row. Without visits it is NaN, which comes last in any order."""
    return np.where(view.child_visits > 0, view.values, np.nan)


def _proof_keys(view: NodeView, pov: PointOfView) -> Reals:
    """Return the sort keys of proofs.

    From the highest to the lowest: short wins, long wins, draws, unproven moves, long losses, short losses.
    """
    near = _PROVEN_FAR - view.distances
    proven, ends = view.lower == view.upper, pov.values(view.lower)
    worth = np.where(ends == 0, 1.0, ends * near)
    return np.asarray(np.where(proven, worth, 0.0), np.float64)
