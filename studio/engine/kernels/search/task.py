"""The input of the kernels: the method of a search, and the task of one slice of a run."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.threats.proving import Proving

UCT, PUCT, UCT_TOTAL = 0, 1, 2
FREE, LIFTED, STEERED, RESTRICTED = 0, 1, 2, 3


@record
class Uniform(NamedTuple):
    """Rollouts that choose any open slot at random."""

    most_moves: int  # a rollout that lasts longer is a draw


@record
class Neighbour(NamedTuple):
    """Rollouts that play near stones."""

    most_moves: int


@record
class Tactical(NamedTuple):
    """Rollouts that first take a win, then block a win, and otherwise play near stones."""

    most_moves: int


Rollout = Uniform | Neighbour | Tactical
"""`advance` is compiled separately for each kind of rollout, when a search needs the kind."""


@record
class NoDetection(NamedTuple):
    """No threat detection: a new node is proven only if the game is over."""

    depth: int


@record
class WinDetection(NamedTuple):
    """Detects at each new node whether the next two moves decide the game."""

    depth: int


@record
class FourDetection(NamedTuple):
    """Detects what `WinDetection` detects, and also wins by fours and their refutations.

    Fours are detected before a node gets its first child, and again when the node has many visits.
    """

    work: Proving  # owned by one thread
    points: npt.NDArray[np.int16]  # [code]
    codes: npt.NDArray[np.uint16]  # [point]
    most_nodes: int  # the most moves that one call may try, before the first child
    shortest: bool  # whether a win of the side to move must be the shortest
    deep: Proving  # `work` with a larger table, for later calls
    visits: int  # a later call follows after this many visits, and after 16 times as many; 0: none
    remembered: npt.NDArray[np.uint64]  # [hash]: keys of calm and quiet positions; see `four_detection`
    root: npt.NDArray[np.int64]  # [0]: the stones of the root


ThreatDetection = NoDetection | WinDetection | FourDetection
"""`advance` is compiled separately for each kind of threat detection."""


@record
class Method(NamedTuple):
    """The parameters of a search, and the tables that follow from the parameters and the board.

    A search never changes them.
    """

    selection: int  # UCT, PUCT or UCT_TOTAL
    exploration: float
    exploration_growth: float  # the factor of the logarithm in the growth of c, with PUCT; 0: c does not grow
    first_play: float  # the value of a child that was not visited; infinite: such children come first
    first_play_reduction: float  # subtracted from the parent's evaluation to get this value; infinite: `first_play`
    judged: bool  # whether an evaluator lists the moves of a node where a simulation ends
    least_prior: float  # moves with a smaller prior are left out until all other moves are lost
    widening_start: int  # the initial number of children; 0: all of them
    widening_factor: float
    widening_exponent: float
    near_first: bool  # children near stones or the middle come first, other children only when those are lost
    transpositions: bool
    proofs: bool
    first_block: int  # the cells of a node's first block
    order: npt.NDArray[np.uint16]  # the slots, shuffled: the order in which children are tried
    places: npt.NDArray[np.uint16]  # [slot]: its index in `order`
    log_roots: npt.NDArray[np.float64]  # [visits]: sqrt(ln visits)


@record
class Task(NamedTuple):
    """The settings of a slice of a run, or of a step: the limits, the steering, and whether threads share the tree."""

    method: Method
    threads: bool  # whether several threads grow the tree
    # the root's moves
    steered: int  # FREE; LIFTED: was steered; STEERED: moves lack visits; RESTRICTED: some moves are not allowed
    allowed: npt.NDArray[np.uint8]  # [code]: whether the root's move may be searched
    wanted: npt.NDArray[np.int64]  # [code]: until the root's move has this many visits, it takes precedence
    tried: npt.NDArray[np.uint8]  # [code]: whether the steered root has an edge for the move, or a thread adds it
    # the kernel returns ...
    deadline: int  # ... at this time of the kernels' clock
    depth_limit: int  # ... after a path of this length
    nodes_enough: int  # ... when this many nodes or cells are in use, to get larger arrays
    cells_enough: int
    bytes_enough: int  # ... when the nodes and cells in use take this many bytes
    node_bytes: int
    cell_bytes: int
    visits_enough: int  # ... when a root move reaches this many visits; 0: never
    reached: npt.NDArray[np.uint8]  # [code]: whether the root's move reached this number before
