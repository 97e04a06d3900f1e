"""Ranks the moves of a node by their proven results and their visits."""

import numpy as np
import numpy.typing as npt

from studio.engine.views.snapshot import Integers, NodeView
from studio.game.position_analysis import Proof

_LONG = 1 << 30


def ranked_rows(view: NodeView) -> Integers:
    """Return the rows of the view, sorted by rank.

    Proven wins come first, beginning with the shortest. Unproven moves and draws follow, by visits. Proven losses come
    last: first those with visits, then those without. In both groups the longest loss comes first, and one of unknown
    length before that. Of moves without visits, those with a higher prior come first. A review's best move comes first
    unless it loses or another move is proven to win.
    """
    proven = view.lower == view.upper
    results = np.where(proven, view.lower, 0)
    # The length of a loss that no simulation has visited is often a loose bound, the same for most moves.
    unvisited_losses = (results < 0) & (view.child_visits == 0)
    # A record may lack the length of a result: it counts as long.
    distances = np.where(view.distances < 0, _LONG, view.distances)
    lengths = np.where(results > 0, distances, np.where(results < 0, -distances, 0))
    # Rows are sorted by visits, so moves without visits stay below the others.
    likely = np.where(view.child_visits == 0, 1 - np.nan_to_num(view.priors), 0.0)
    away = np.where(unvisited_losses, _distances(view), 0.0)
    preferred = -1 if view.preferred is None else view.preferred
    is_first = (view.points == preferred) & (results >= 0) & ~(results > 0).any()
    keys = (np.arange(len(view)), away, likely, lengths, unvisited_losses, -results, ~is_first)
    rows: Integers = np.lexsort(keys).astype(np.int64)
    return rows


def ranks(view: NodeView) -> Integers:
    """Return the rank of each move as an array with one entry per row of the view. The first rank is 1."""
    rows = ranked_rows(view)
    numbers = np.empty(rows.size, np.int64)
    numbers[rows] = np.arange(1, rows.size + 1)
    return numbers


def best_point(view: NodeView) -> int | None:
    """Return the point of the move with rank 1. Return None if there are no moves."""
    return int(view.points[ranked_rows(view)[0]]) if len(view) else None


def expected_row(view: NodeView) -> int | None:
    """Return the row of the move whose win rate counts as that of the position, or None.

    It is the move that a review found best or, without a review, the most visited move that is not proven to lose. A
    position with a proven result has no such row, and neither has one without visits.
    """
    if view.proof is not Proof.UNKNOWN:
        return None
    rows = np.flatnonzero((view.points == (-1 if view.preferred is None else view.preferred)) & (view.upper > -1))
    if rows.size:
        return int(rows[0])
    visits = np.where(view.upper > -1, view.child_visits, 0)
    return int(visits.argmax()) if visits.any() else None


def proven_win(view: NodeView) -> tuple[int | None, int] | None:
    """Return the best winning move and the maximum number of plies to the end of the game, where 0 means unknown.

    If only the position is proven to win, the move is None. Return None if no win is proven.
    """
    row = int(ranked_rows(view)[0]) if len(view) else None
    if row is not None and view.child_proof(row) is Proof.WIN:
        return int(view.points[row]), view.child_proof_moves(row)
    return (None, view.proof_moves) if view.proof is Proof.WIN else None


# Implementation


def _distances(view: NodeView) -> npt.NDArray[np.float64]:
    """Return the distance of each move from the middle of the visited moves.

    If there are none, return the distance from the centre of the board.
    """
    row, column = np.divmod(view.points, view.rules.columns)
    middle = (view.rules.rows - 1) / 2, (view.rules.columns - 1) / 2
    if view.child_visits.any():
        middle = (
            float(np.average(row, weights=view.child_visits)),
            float(np.average(column, weights=view.child_visits)),
        )
    return np.hypot(row - middle[0], column - middle[1])
