"""The score of a child in selection: exploitation plus exploration.

The letters are those of the literature: Q is the mean value, N the visits of the parent, n the visits of the child, P
the prior. UCT compares (Q + 1)/2 + c sqrt(ln N) / sqrt(n), PUCT compares Q + c P sqrt(N) / (1 + n). UCT_TOTAL is UCT
with the visits of the root as N. With PUCT, c may grow with N. The parent's factor (`weight`) is computed once, and the
child's factor (`spread`) is stored in its edge.
"""

import math

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.runtime.compiling import inlined, kernel
from studio.engine.kernels.search.task import PUCT, UCT_TOTAL, Method
from studio.engine.kernels.search.tree import ROOT, SCALE, Tree


@inlined
def uct_weight(visits: int, exploration: float, log_roots: npt.NDArray[np.float64]) -> float:
    if visits < log_roots.size:
        return exploration * log_roots[visits]
    return exploration * math.sqrt(math.log(visits))


@inlined
def uct_spread(visits: int) -> np.float32:
    return np.float32(1.0) / np.sqrt(np.float32(visits))


_GROWTH_VISITS = 500.0
"""At this number of visits c has grown by `growth` times ln 2."""


@inlined
def puct_weight(visits: int, exploration: float, growth: float) -> float:
    if growth > 0.0:
        exploration += growth * math.log(1.0 + visits / _GROWTH_VISITS)
    return exploration * math.sqrt(visits)


@inlined
def puct_spread(prior: float, visits: int) -> float:
    return prior / (1.0 + visits)


@inlined
def counted_visits(tree: Tree, method: Method, node: int) -> int:
    """Return N of the formulas for a node's children: the visits of the node, or those of the root for UCT_TOTAL."""
    if method.selection == UCT_TOTAL:
        return tree.visits[tree.counts[ROOT]]
    return tree.visits[node]


@inlined
def parent_weight(method: Method, visits: int) -> np.float32:
    """Return the parent's factor in the exploration term."""
    if method.selection == PUCT:
        return np.float32(puct_weight(visits, method.exploration, method.exploration_growth))
    return np.float32(uct_weight(visits, method.exploration, method.log_roots))


@inlined
def child_spread(method: Method, prior: float, visits: int) -> np.float32:
    """Return the child's factor in the exploration term."""
    if method.selection == PUCT:
        return np.float32(puct_spread(prior, visits))
    return uct_spread(visits)


@inlined
def first_mean(tree: Tree, method: Method, parent: int) -> np.float32:
    """Return the mean value that selection reads for a child without visits."""
    if method.first_play_reduction < np.inf and tree.evaluations[parent] > 0:
        value = -tree.evaluated_sum[parent] / (tree.evaluations[parent] * np.float64(SCALE))
        return reduced_value(method, value)
    return np.float32(min(method.first_play, 1e9))


@inlined
def reduced_value(method: Method, value: float) -> np.float32:
    """Return the value that an unvisited child has in selection.

    `value` is the evaluation of its parent for the side to move.
    """
    return np.float32(max(value - method.first_play_reduction, -1.0))


@inlined
def value_scale(method: Method) -> tuple[np.float32, np.float32]:
    """Return a and b such that exploitation is a * mean value + b.

    For PUCT, exploitation is the mean value itself, from -1 to 1. For UCT it is the win rate, from 0 to 1.
    """
    if method.selection == PUCT:
        return np.float32(1.0), np.float32(0.0)
    return np.float32(0.5), np.float32(0.5)


@inlined
def score(mean: np.float32, scale: np.float32, shift: np.float32, weight: np.float32, spread: np.float32) -> np.float32:
    """Return exploitation plus exploration."""
    return (mean * scale + shift) + weight * spread


@kernel
def uct_score(total: float, visits: int, parent_visits: int, weight: float) -> float:
    """Return the UCT score of a child from its total reward and visits, and the visits of its parent."""
    return total / visits + weight * math.sqrt(math.log(parent_visits)) / math.sqrt(visits)
