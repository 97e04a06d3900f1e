"""The state of one simulation, which the four phases share, and the statistics of each thread."""

from typing import NamedTuple

from studio.engine.kernels.boards.board import Board, Codes, Words
from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.search.task import ThreatDetection
from studio.engine.kernels.search.tree import Index, Long

SELECT, EXPAND, SIMULATE, BACKPROPAGATE = 0, 1, 2, 3

# Cells of `Simulation.state`.
PHASE, LENGTH, MOVE, CELL, REWARD, MOVES, MOVER, EFFORT = range(8)
"""`EFFORT` is the work since the clock was last read, measured in moves."""

# Cells of `Simulation.tally`, counted by each thread for itself.
SIMULATIONS, BLACK_WINS, WHITE_WINS, DRAWS, DEPTH_SUM, DEPTH_MOST, ROLLOUTS, DRAWN_ROLLOUTS = range(8)

# Why the loop returned.
GO_ON, DONE, STOPPED, PROVEN, FULL, DEEP, NOTHING_LEFT, LATE, ASK = range(9)
"""`ASK`: an evaluator in Python must evaluate the leaf."""


@record
class Simulation(NamedTuple):
    """The state of one thread: its current simulation, random numbers and statistics. No other thread uses it."""

    board: Board
    detection: ThreatDetection
    nodes: Index  # the path from the root, nodes[0..LENGTH], and the edge into each node
    cells: Index
    played: Codes  # the moves of the rollout, in order: played[0..MOVES)
    random: Words
    own: Long  # nodes and blocks of the tree that are reserved for this thread
    state: Long
    tally: Long
