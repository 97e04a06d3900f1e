"""What the four phases hand to one another: the state of one pass, and what it counts."""

from typing import NamedTuple

from studio.engine.kernels.boards.board import Board, Codes, Words
from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.search.task import Sight
from studio.engine.kernels.search.tree import Index, Long

SELECT, EXPAND, SIMULATE, BACKPROPAGATE = 0, 1, 2, 3

# Cells of `Pass.state`.
PHASE, LENGTH, MOVE, CELL, REWARD, MOVES, MOVER, EFFORT = range(8)
"""`EFFORT` is what was done since the clock was last read."""

# Cells of `Pass.tally`, counted by each thread for itself.
SIMULATIONS, BLACK_WINS, WHITE_WINS, DRAWS, DEPTH_SUM, DEPTH_MOST, ROLLOUTS, DRAWN_ROLLOUTS = range(8)

# Why the loop came back.
GO_ON, DONE, STOPPED, PROVEN, FULL, DEEP, NOTHING_LEFT, LATE, ASK = range(9)
"""The last one: somebody outside is to say what the end of the pass is worth."""


@record
class Pass(NamedTuple):
    """The state between two phases; only the thread that owns it touches it."""

    board: Board
    sight: Sight
    nodes: Index  # the way from the root: nodes[0..LENGTH], and the edge into each
    cells: Index
    played: Codes  # the rollout's moves, in order: played[0..MOVES)
    random: Words
    own: Long  # what it has taken from the tree for itself
    state: Long
    tally: Long
