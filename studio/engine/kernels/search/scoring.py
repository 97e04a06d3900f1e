"""What a child is worth to a selection: exploitation plus exploration.

The literature's letters: Q the mean value, N the parent's visits, n the child's, P the prior.
UCT compares (Q + 1)/2 + c sqrt(ln N) / sqrt(n), PUCT compares Q + c P sqrt(N) / (1 + n). In both, the part that is the
parent's (`weight`) is found once, and the part that is the child's (`spread`) lies ready in its edge.
"""

import math

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.runtime.compiling import inlined, kernel
from studio.engine.kernels.search.task import PUCT, Method


@inlined
def uct_weight(visits: int, exploration: float, log_roots: npt.NDArray[np.float64]) -> float:
    if visits < log_roots.size:
        return exploration * log_roots[visits]
    return exploration * math.sqrt(math.log(visits))


@inlined
def uct_spread(visits: int) -> np.float32:
    return np.float32(1.0) / np.sqrt(np.float32(visits))


@inlined
def puct_weight(visits: int, exploration: float) -> float:
    return exploration * math.sqrt(visits)


@inlined
def puct_spread(prior: float, visits: int) -> float:
    return prior / (1.0 + visits)


@inlined
def parent_weight(method: Method, visits: int) -> np.float32:
    """The parent's part of its children's exploration."""
    if method.selection == PUCT:
        return np.float32(puct_weight(visits, method.exploration))
    return np.float32(uct_weight(visits, method.exploration, method.log_roots))


@inlined
def child_spread(method: Method, prior: float, visits: int) -> np.float32:
    """The child's part of its exploration."""
    if method.selection == PUCT:
        return np.float32(puct_spread(prior, visits))
    return uct_spread(visits)


@inlined
def value_scale(method: Method) -> tuple[np.float32, np.float32]:
    """How a mean value becomes exploitation: UCT takes it as a win rate."""
    if method.selection == PUCT:
        return np.float32(1.0), np.float32(0.0)
    return np.float32(0.5), np.float32(0.5)


@inlined
def score(mean: np.float32, scale: np.float32, shift: np.float32, weight: np.float32, spread: np.float32) -> np.float32:
    """Exploitation plus exploration."""
    return (mean * scale + shift) + weight * spread


@kernel
def uct_score(total: float, visits: int, parent_visits: int, weight: float) -> float:
    """The rule by itself: total reward and visits of a child under a parent with so many visits."""
    return total / visits + weight * math.sqrt(math.log(parent_visits)) / math.sqrt(visits)
