"""The columns of the candidates and their sort keys."""

from enum import IntEnum

import numpy as np
from PySide6.QtCore import Qt

from studio.engine.views.snapshot import NodeView, Reals
from studio.insight.ranking import ranks

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
    """Return the order after the first click on a heading.

    It is ascending for rank, move and line, otherwise descending.
    """
    rising = column in (Column.RANK, Column.MOVE, Column.LINE)
    return Qt.SortOrder.AscendingOrder if rising else Qt.SortOrder.DescendingOrder


def sort_keys(view: NodeView, column: Column, *, flips: bool = False) -> Reals:
    """Return an array with the number by which a column sorts, for each row of the view.

    With `flips`, win rates and proven results are for the opponent of the side to move.
    """
    match column:
        case Column.VISITS | Column.SHARE:
            return view.child_visits.astype(np.float64)
        case Column.WIN_RATE | Column.VALUE:
            return np.where(view.child_visits > 0, seen_values(view, flips=flips), np.nan)  # unknown values come last
        case Column.WINS:
            return wins(view, flips=flips)
        case Column.PRIOR:
            return view.priors
        case Column.PROOF:
            return _proof_keys(view, flips=flips)
        case Column.MOVE | Column.LINE:
            rows, columns = np.divmod(view.points, view.rules.columns)
            return (columns * view.rules.rows - rows).astype(np.float64)
        case _:
            return ranks(view).astype(np.float64)


def seen_values(view: NodeView, *, flips: bool) -> Reals:
    """Return the value of each row for the side to move, from −1 to 1. With `flips`, return it for the opponent."""
    return np.asarray(0.0 - view.values if flips else view.values, np.float64)


def wins(view: NodeView, *, flips: bool = False) -> Reals:
    """Return the number of wins of each row: win rate times visits. A draw counts as half a win.

    With `flips`, count the wins of the opponent of the side to move.
    """
    return np.where(view.child_visits > 0, (seen_values(view, flips=flips) + 1) / 2 * view.child_visits, 0.0)


def _proof_keys(view: NodeView, *, flips: bool) -> Reals:
    """Return the sort keys of proofs.

    In descending order: short wins, long wins, draws, unproven, long losses, short losses.
    """
    near = _PROVEN_FAR - view.distances
    proven, ends = view.lower == view.upper, -view.lower if flips else view.lower
    worth = np.where(ends == 0, 1.0, ends * near)
    return np.asarray(np.where(proven, worth, 0.0), np.float64)
