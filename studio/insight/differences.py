"""Compares two searches of one position, called left and right, move by move.

Each difference is the number of the right search minus the number of the left one.
"""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.engine.views.snapshot import Integers, NodeView, Reals, proof_of
from studio.game.position_analysis import Proof
from studio.game.rules import Rules

_PROVEN_FAR = 1e6


class Column(IntEnum):
    """The columns of the table of differences, from left to right."""

    MOVE = 0
    LEFT_SHARE = 1
    RIGHT_SHARE = 2
    SHARE_DIFFERENCE = 3
    LEFT_WIN_RATE = 4
    RIGHT_WIN_RATE = 5
    WIN_RATE_DIFFERENCE = 6
    PROOF = 7


@dataclass(frozen=True, slots=True)
class SideNumbers:
    """What one of the two searches found about a single move."""

    visits: int
    share: float
    win_rate: float | None  # None for a move without visits
    rank: int | None  # by visits, from 1
    proof: Proof
    proof_moves: int


@dataclass(frozen=True, slots=True)
class MoveDifference:
    """What both searches found about a single move."""

    point: int
    left: SideNumbers
    right: SideNumbers

    @property
    def share(self) -> float:
        return self.right.share - self.left.share

    @property
    def win_rate(self) -> float | None:
        if self.left.win_rate is None or self.right.win_rate is None:
            return None
        return self.right.win_rate - self.left.win_rate


@dataclass(frozen=True, slots=True)
class Opinion:
    """The best move and win rate of one search, and the network's evaluation without search.

    Win rates are from 0 to 1 for the side to move. `promised` is the move with the largest prior, `prior`, and
    `judged_rate` is the win rate that the network gives the position. These three are None if there is no network.
    """

    point: int
    win_rate: float
    promised: int | None = None
    prior: float | None = None
    judged_rate: float | None = None


def opinion_of(view: NodeView) -> Opinion | None:
    """Return the best move and the win rate of a search. Return None if it has not visited a move yet."""
    if not view.child_visits.any():
        return None
    best, promised = int(view.points[0]), view.promised
    if promised is None or view.judged_rate is None:
        return Opinion(best, view.win_rate)
    return Opinion(best, view.win_rate, promised, float(np.nanmax(view.priors)), view.judged_rate)


@dataclass(frozen=True)
class SideColumns:
    """What one of the two searches found, as arrays with one element per move."""

    visits: Integers
    shares: Reals
    win_rates: Reals  # nan for a move without visits
    ranks: Integers  # from 1; 0 for a move without visits
    lower: npt.NDArray[np.int8]
    upper: npt.NDArray[np.int8]
    distances: Integers

    def numbers(self, row: int) -> SideNumbers:
        visits = int(self.visits[row])
        return SideNumbers(
            visits=visits,
            share=float(self.shares[row]),
            win_rate=float(self.win_rates[row]) if visits else None,
            rank=int(self.ranks[row]) or None,
            proof=proof_of(int(self.lower[row]), int(self.upper[row])),
            proof_moves=int(self.distances[row]) + 1,
        )

    @property
    def proof_keys(self) -> Reals:
        """Keys that sort proven results: wins, draws, unproven moves, losses.

        Shorter wins come before longer ones, and longer losses before shorter ones.
        """
        worth = np.where(self.lower == 0, 1.0, self.lower * (_PROVEN_FAR - self.distances))
        return np.asarray(np.where(self.lower == self.upper, worth, 0.0), np.float64)

    def for_opponent(self) -> "SideColumns":
        return replace(self, win_rates=1 - self.win_rates, lower=-self.upper, upper=-self.lower)


@dataclass(frozen=True)
class Differences:
    """The moves that at least one of the two searches visited.

    They are sorted by the larger of their two shares of visits, in descending order.
    """

    rules: Rules
    points: Integers
    left: SideColumns
    right: SideColumns

    def __len__(self) -> int:
        return int(self.points.size)

    @property
    def is_known(self) -> bool:
        """Whether both searches have visited at least one move."""
        return bool(self.left.visits.sum() and self.right.visits.sum())

    @property
    def shares(self) -> Reals:
        return self.right.shares - self.left.shares

    @property
    def win_rates(self) -> Reals:
        """The differences of the win rates, one per row. They are nan for moves that only one search visited."""
        return self.right.win_rates - self.left.win_rates

    def row(self, row: int) -> MoveDifference:
        return MoveDifference(int(self.points[row]), self.left.numbers(row), self.right.numbers(row))

    def for_opponent(self) -> "Differences":
        """Return the same differences, with win rates and proven results for the opponent of the side to move."""
        return replace(self, left=self.left.for_opponent(), right=self.right.for_opponent())

    def board(self) -> Reals:
        """Return the differences of the visit shares as an array [row, column].

        Points that no search visited are nan.
        """
        return on_board(self.rules, self.points, self.shares)

    def keys(self, column: Column) -> Reals:
        """Return the sort key of each row. Differences are sorted by their absolute values."""
        match column:
            case Column.LEFT_SHARE:
                return self.left.shares
            case Column.RIGHT_SHARE:
                return self.right.shares
            case Column.SHARE_DIFFERENCE:
                return np.abs(self.shares)
            case Column.LEFT_WIN_RATE:
                return self.left.win_rates
            case Column.RIGHT_WIN_RATE:
                return self.right.win_rates
            case Column.WIN_RATE_DIFFERENCE:
                return np.abs(self.win_rates)
            case Column.PROOF:
                keys = self.left.proof_keys, self.right.proof_keys
                return np.asarray(np.where(np.abs(keys[0]) >= np.abs(keys[1]), *keys))
        rows, columns = np.divmod(self.points, self.rules.columns)
        return (columns * self.rules.rows - rows).astype(np.float64)

    def order(self, column: Column = Column.SHARE_DIFFERENCE, descending: bool = True) -> Integers:
        """Return the row numbers, sorted by a column.

        Rows with equal values keep their order, and unknown values come last.
        """
        keys = self.keys(column)
        return np.argsort(-keys if descending else keys, kind="stable")


def differences(left: NodeView, right: NodeView) -> Differences:
    """Compare two nodes of the same position. Win rates are for the side to move."""
    leading = np.maximum(_shares(left), _shares(right))
    points = np.argsort(-leading, kind="stable")[: int(np.count_nonzero(leading))]
    return Differences(left.rules, points, _columns(left, points), _columns(right, points))


def on_board(rules: Rules, points: Integers, numbers: Reals) -> Reals:
    """Return an array [row, column] with the numbers at their points. All other elements are nan."""
    board: Reals = np.full((rules.rows, rules.columns), np.nan)
    board.flat[points] = numbers
    return board


def _columns(view: NodeView, points: Integers) -> SideColumns:
    visits = _by_point(view, view.child_visits, 0)[points]
    return SideColumns(
        visits=visits,
        shares=_shares(view)[points],
        win_rates=np.where(visits > 0, (_by_point(view, view.values, 0.0)[points] + 1) / 2, np.nan),
        ranks=np.where(visits > 0, _by_point(view, np.arange(1, len(view) + 1), 0)[points], 0),
        lower=_by_point(view, view.lower, -1)[points],
        upper=_by_point(view, view.upper, 1)[points],
        distances=_by_point(view, view.distances, 0)[points],
    )


def _by_point(view: NodeView, numbers: npt.NDArray[Any], missing: float) -> npt.NDArray[Any]:
    spread = np.full(view.rules.size, missing, numbers.dtype)
    spread[view.points] = numbers
    return spread


def _shares(view: NodeView) -> Reals:
    return np.asarray(_by_point(view, view.child_visits, 0) / max(1, int(view.child_visits.sum())))
