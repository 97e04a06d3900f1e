"""Decides during a move how much of the game's time it uses."""

from dataclasses import dataclass

import numpy as np

from studio.engine.options.parameters import FinalMove, Parameters
from studio.engine.views.snapshot import NodeView
from studio.game.position import Position
from studio.players.clocks import planned_seconds
from studio.players.player import Budget

_MOST_SHARES = 2.5
"""The longest time of a move as a multiple of its planned seconds."""
_MOST_OF_GAME = 0.3
"""A move takes at most this share of the remaining game time, unless its planned seconds are more."""
# The search then notices if the win rate falls.
_SOONEST = 0.1
"""A move takes at least this share of its planned seconds."""
_CLOSE = 0.6
"""Two moves are close if the second has at least this share of the visits of the first."""
_FALL = 0.05
"""A move gets more time if the win rate fell by at least this much during its search."""


@dataclass(frozen=True, slots=True)
class MovePlan:
    """The planned seconds of a move, and the longest time for a hard choice."""

    planned: float
    most: float


def plan_for(budget: Budget, position: Position) -> MovePlan | None:
    """Return the planned and the longest time of a move, or None if there is no game clock."""
    planned, left = planned_seconds(budget, position), budget.game_seconds
    if planned is None or left is None:
        return None
    return MovePlan(planned, max(planned, min(_MOST_SHARES * planned, _MOST_OF_GAME * left)))


def timer_for(budget: Budget, position: Position, parameters: Parameters) -> "MoveTimer | None":
    """Return a timer that decides when to end a move.

    Return None if there is no game clock, or if the final move is not chosen by visits.
    """
    plan = plan_for(budget, position)
    return MoveTimer(plan) if plan is not None and parameters.final_move is FinalMove.VISITS else None


class MoveTimer:
    """Ends a search early if the most visited move cannot change, and late if the choice is hard.

    The timer assumes that the most visited move will be played. The caller passes the seconds and simulations of the
    current search.
    """

    def __init__(self, plan: MovePlan) -> None:
        self._plan = plan
        self._highest: float | None = None  # the highest win rate of the root during this move

    @property
    def most_seconds(self) -> float:
        """The longest time that the move may take."""
        return self._plan.most

    def is_enough(self, root: NodeView, seconds: float, simulations: int) -> bool:
        """Return whether to play the most visited move now."""
        rate = root.win_rate
        self._highest = rate if self._highest is None else max(self._highest, rate)
        if seconds >= self._plan.most:
            return True
        if seconds >= self._plan.planned:
            return not self._is_hard(root, rate)
        if seconds < _SOONEST * self._plan.planned:
            return False
        return _lead(root) > self._simulations_left(seconds, simulations)

    def _simulations_left(self, seconds: float, simulations: int) -> float:
        """Return the estimated number of simulations until the planned end of the move."""
        return simulations / seconds * (self._plan.planned - seconds)

    def _is_hard(self, root: NodeView, rate: float) -> bool:
        has_fallen = self._highest is not None and self._highest - rate >= _FALL
        return has_fallen or _is_close(root) or not _agree(root)


def _two_most_visited(root: NodeView) -> tuple[int, int]:
    visits = np.sort(root.child_visits)[::-1]
    return (int(visits[0]) if visits.size else 0), (int(visits[1]) if visits.size > 1 else 0)


def _lead(root: NodeView) -> int:
    """Return by how many visits the most visited move leads."""
    first, second = _two_most_visited(root)
    return first - second


def _is_close(root: NodeView) -> bool:
    first, second = _two_most_visited(root)
    return second > 0 and second >= _CLOSE * first


def _agree(root: NodeView) -> bool:
    """Return whether the most visited move has the best value of all moves with at least a tenth of its visits."""
    if not root.child_visits.any():
        return True
    first = int(np.argmax(root.child_visits))
    is_known = 10 * root.child_visits >= root.child_visits[first]
    return bool(root.values[first] >= root.values[is_known].max())
