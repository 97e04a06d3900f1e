"""What the kernels are told: by which method the search goes, and what it is asked to do this time."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.threats.proving import Proving

UCT, PUCT = 0, 1
FREE, LIFTED, STEERED, RESTRICTED = 0, 1, 2, 3


@record
class Uniform(NamedTuple):
    """Rollouts that draw any open slot."""

    most_moves: int  # a rollout that lasts longer is a draw


@record
class Neighbour(NamedTuple):
    """Rollouts that keep near to stones."""

    most_moves: int


@record
class Tactical(NamedTuple):
    """Rollouts that take a win, then block one, and keep near to stones otherwise."""

    most_moves: int


Rollout = Uniform | Neighbour | Tactical
"""What `advance` is compiled for, each kind by itself: nobody waits for the code of a kind that was not asked for."""


@record
class Blind(NamedTuple):
    """A new node is worth what rollouts say of it, unless the game is over."""

    depth: int


@record
class Foresight(NamedTuple):
    """What the next two moves decide is seen as a node is made."""

    depth: int


@record
class Farsight(NamedTuple):
    """So is it; and before a node gets its first child, a win by fours is looked for, and what refutes one."""

    work: Proving  # a thread's own
    points: npt.NDArray[np.int16]  # [code]
    codes: npt.NDArray[np.uint16]  # [point]
    most_nodes: int  # moves that one look may try
    root: npt.NDArray[np.int64]  # [0]: the stones of the root


Sight = Blind | Foresight | Farsight
"""`advance` is compiled for each kind by itself, too."""


@record
class Method(NamedTuple):
    """The search's parameters, and what follows from them and the board; the same for as long as the search lives."""

    selection: int  # UCT or PUCT
    exploration: float
    first_play: float  # what a child not yet visited is worth; infinite: such children come first
    judged: bool  # whether an evaluator lists the moves of a node where a pass ends
    least_prior: float  # moves of which it promises less are left out, until the others are lost
    widening_start: int  # so many children at first; 0: all of them
    widening_factor: float
    widening_exponent: float
    near_first: bool  # children near to stones or to the middle come first, the others only when those are lost
    transpositions: bool
    proofs: bool
    first_block: int  # the cells of a node's first block
    order: npt.NDArray[np.uint16]  # the slots, shuffled: the order in which children are tried
    places: npt.NDArray[np.uint16]  # [slot]: where it stands in that order
    log_roots: npt.NDArray[np.float64]  # [visits]: sqrt(ln visits)


@record
class Task(NamedTuple):
    """What a slice of a run is asked, or a step: who goes, what of the root's moves, and when to come back."""

    method: Method
    threads: bool  # whether several threads grow the tree
    # the root's moves
    steered: int  # FREE; LIFTED: this root was steered; STEERED: moves want visits; RESTRICTED: not all are allowed
    allowed: npt.NDArray[np.uint8]  # [code]: whether the root's move may be searched
    wanted: npt.NDArray[np.int64]  # [code]: the visits that the root's move is to reach, before others are chosen
    tried: npt.NDArray[np.uint8]  # [code]: whether the steered root has an edge for the move, or a thread makes it
    # the search comes back
    deadline: int  # when the clock of kernels shows this
    depth_limit: int  # ... or when a pass was so long
    nodes_enough: int  # ... or when so many nodes or cells are in use, to be given larger arrays
    cells_enough: int
    bytes_enough: int  # ... or when the nodes and cells in use take so many bytes
    node_bytes: int
    cell_bytes: int
    visits_enough: int  # ... or when a root move reaches so many visits; 0: it does not
    reached: npt.NDArray[np.uint8]  # [code]: whether the root's move had so many before
