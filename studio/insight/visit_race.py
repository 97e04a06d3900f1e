"""Predicts how further visits of a node spread over its children if all values stay the same.

Symbols: Q is the value of a child, n its visits, P its prior, N the visits of the parent, c the exploration weight.
"""

import math

import numpy as np
import numpy.typing as npt

from studio.engine.options.parameters import Parameters, Selection
from studio.engine.views.snapshot import NodeView, Reals

Truths = npt.NDArray[np.bool_]

MOST_SIMULATIONS = 1_000_000_000
"""If a move is not chosen within this number of visits, it counts as never chosen."""
_ROUNDING = 1e-9


class VisitRace:
    """Predicts when the search chooses the child in `row`, called the asked child.

    `searched` marks all children that can be chosen. While the asked child waits, its score rises with N. Each other
    child is visited until its score has fallen to that score. The asked child is chosen at the smallest N that covers
    all these visits, found by bisection.
    """

    def __init__(self, view: NodeView, row: int, searched: Truths, parameters: Parameters, untried: int) -> None:
        self._is_puct = parameters.selection is Selection.PUCT
        self._exploration = parameters.exploration
        self._now = max(1, view.visits)
        self._total_share = _total_share(view, row, parameters)
        self._mean, self._prior = float(view.exploitations[row]), float(view.priors[row])
        self._visits = int(view.child_visits[row])
        others = searched.copy()
        others[row] = False
        self._means, self._priors = view.exploitations[others], view.priors[others]
        self._held = view.child_visits[others].astype(np.float64)
        listed = int(np.isposinf(view.exploitations).sum())
        self._first = listed + (untried if _untried_come_first(parameters) else 0)  # one simulation each
        # the node's own evaluations, and the visits of children that take no more
        self._rest = self._now - self._visits - float(self._held.sum())

    def visits_until(self) -> int | None:
        """Return how many simulations go to other children before the asked one is chosen.

        Return None if they are more than `MOST_SIMULATIONS`.
        """
        if self._is_enough(0):
            return 0
        step = 1
        while not self._is_enough(step):
            step *= 2
            if step > MOST_SIMULATIONS:
                return None
        low, high = step // 2, step  # low is not enough, high is enough
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if self._is_enough(middle) else (middle, high)
        return high

    def _is_enough(self, more: int) -> bool:
        visits = self._now + more
        held = np.maximum(self._held, self._wanted(visits))
        return self._rest + self._visits + self._first + float(held.sum()) <= visits

    def _wanted(self, visits: int) -> Reals:
        """Return how many visits each other child has when its score has fallen to that of the asked child.

        `visits` is the number of visits of the node. If the score of a child never falls so low, its number is
        infinite.
        """
        weight = self._weight(visits)
        gaps = self._mean + weight * self._spread() - self._means  # the exploration at which the other's score is equal
        with np.errstate(divide="ignore", invalid="ignore"):
            if self._is_puct:
                wanted = weight * self._priors / np.maximum(gaps, 0) - 1
            else:
                wanted = (weight / np.maximum(gaps, 0)) ** 2
        return np.ceil(np.where(gaps > 0, wanted * (1 - _ROUNDING), np.inf))

    def _weight(self, visits: int) -> float:
        return self._exploration * math.sqrt(visits if self._is_puct else math.log(visits * self._total_share))

    def _spread(self) -> float:
        return self._prior / (1 + self._visits) if self._is_puct else 1 / math.sqrt(self._visits)


def _total_share(view: NodeView, row: int, parameters: Parameters) -> float:
    """Return the factor that turns visits of the node into N.

    It is assumed to stay the same. For uct-total, N counts all simulations. The factor is 1 at the root. Below the
    root, it is computed from the exploration term of a visited child.
    """
    if parameters.selection is not Selection.UCT_TOTAL or not view.path or not parameters.exploration:
        return 1.0
    log = (float(view.explorations[row]) / parameters.exploration) ** 2 * int(view.child_visits[row])
    return max(1.0, math.exp(log) / max(1, view.visits))


def _untried_come_first(parameters: Parameters) -> bool:
    """Return whether the search visits every untried move once before it compares scores."""
    if parameters.widening_start or parameters.leaves_moves_for_later:
        return False
    return parameters.selection.compares_win_rates and parameters.first_play == math.inf
