"""What a child is worth to a selection: exploitation plus exploration.

The literature's letters: Q the mean value, N the parent's visits, n the child's, P the prior.
UCT compares (Q + 1)/2 + c sqrt(ln N) / sqrt(n), PUCT compares Q + c P sqrt(N) / (1 + n). In both, the part that is the
parent's (`weight`) is found once, and the part that is the child's (`spread`) lies ready in its edge.
"""

import math
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.compiling import inlined, kernel

UCT, PUCT = 0, 1
UNIFORM, NEIGHBOUR, TACTICAL = 0, 1, 2
FREE, LIFTED, STEERED, RESTRICTED = 0, 1, 2, 3


class Settings(NamedTuple):
    """The search's parameters, as the kernels read them."""

    selection: int  # UCT or PUCT
    exploration: float
    first_play: float  # what a child not yet visited is worth; infinite: such children come first
    rollout: int  # UNIFORM, NEIGHBOUR or TACTICAL
    rollout_moves: int  # a rollout that lasts longer is a draw
    widening_start: int  # so many children at first; 0: all of them
    widening_factor: float
    widening_exponent: float
    near_first: bool  # children near to stones come first, the others only when those are lost
    transpositions: bool
    proofs: bool
    threads: bool  # whether several threads grow the tree
    depth_limit: int  # the search comes back when a pass was so long
    nodes_enough: int  # ... or when so many nodes or cells are in use, to be given larger arrays
    cells_enough: int
    bytes_enough: int  # ... or when the nodes and cells in use take so many bytes
    node_bytes: int
    cell_bytes: int
    first_block: int  # the cells of a node's first block
    steered: int  # FREE; LIFTED: this root was steered; STEERED: moves want visits; RESTRICTED: not all are allowed
    allowed: npt.NDArray[np.uint8]  # [code]: whether the root's move may be searched
    wanted: npt.NDArray[np.int64]  # [code]: the visits that the root's move is to reach, before others are chosen
    tried: npt.NDArray[np.uint8]  # [code]: whether the steered root has an edge for the move, or a thread makes it
    visits_enough: int  # the search comes back when a root move reaches so many visits; 0: it does not
    reached: npt.NDArray[np.uint8]  # [code]: whether the root's move had so many before
    order: npt.NDArray[np.uint16]  # the slots, shuffled: the order in which children are tried
    log_roots: npt.NDArray[np.float64]  # [visits]: sqrt(ln visits)


@inlined
def uct_weight(visits: int, exploration: float, log_roots: Any) -> float:
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
def parent_weight(settings: Any, visits: int) -> np.float32:
    """The parent's part of its children's exploration."""
    if settings.selection == PUCT:
        return np.float32(puct_weight(visits, settings.exploration))
    return np.float32(uct_weight(visits, settings.exploration, settings.log_roots))


@inlined
def child_spread(settings: Any, prior: float, visits: int) -> np.float32:
    """The child's part of its exploration."""
    if settings.selection == PUCT:
        return np.float32(puct_spread(prior, visits))
    return uct_spread(visits)


@inlined
def value_scale(settings: Any) -> tuple[np.float32, np.float32]:
    """How a mean value becomes exploitation: UCT takes it as a win rate."""
    if settings.selection == PUCT:
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
