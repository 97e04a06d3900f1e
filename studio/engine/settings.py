"""Turns parameters into what the kernels read."""

import math

import numpy as np

from studio.engine.arrays import CELL_BYTES, NODE_BYTES, SHARED_BYTES
from studio.engine.boards import BoardMap
from studio.engine.kernels import scoring
from studio.engine.kernels.scoring import Settings
from studio.engine.kernels.tree import AT_ONCE
from studio.engine.parameters import Parameters, Rollout, Selection

UNLIMITED = 1 << 60
MARGIN_NODES = AT_ONCE + 2
_TABLE = 4096
# math.log, because numpy's differs in the last bit from processor to processor
_LOG_ROOTS = np.array([math.sqrt(math.log(max(visits, 1))) for visits in range(_TABLE)])
_SELECTIONS = {Selection.UCT: scoring.UCT, Selection.PUCT: scoring.PUCT}
_ROLLOUTS = {
    Rollout.UNIFORM: scoring.UNIFORM,
    Rollout.NEIGHBOUR: scoring.NEIGHBOUR,
    Rollout.TACTICAL: scoring.TACTICAL,
}
_FEW_SLOTS = 15


def settings_of(parameters: Parameters, board: BoardMap, chance: np.random.Generator) -> Settings:
    """The settings for one thread; the order in which children are tried comes from the seed."""
    order = board.slots.copy()
    chance.shuffle(order)
    return Settings(
        selection=_SELECTIONS[parameters.selection],
        exploration=parameters.exploration,
        first_play=parameters.first_play,
        rollout=_ROLLOUTS[parameters.rollout],
        rollout_moves=parameters.rollout_moves or UNLIMITED,
        widening_start=parameters.widening_start,
        widening_factor=parameters.widening_factor,
        widening_exponent=parameters.widening_exponent,
        near_first=parameters.tree_radius > 0,
        transpositions=parameters.transpositions,
        proofs=parameters.proofs,
        threads=False,
        depth_limit=UNLIMITED,
        nodes_enough=UNLIMITED,
        cells_enough=UNLIMITED,
        bytes_enough=UNLIMITED,
        node_bytes=NODE_BYTES + SHARED_BYTES * parameters.transpositions,
        cell_bytes=CELL_BYTES,
        first_block=first_block(board),
        steered=scoring.FREE,
        allowed=np.ones(board.points.size, np.uint8),
        wanted=np.zeros(board.points.size, np.int64),
        tried=np.zeros(board.points.size, np.uint8),
        visits_enough=0,
        reached=np.zeros(board.points.size, np.uint8),
        order=order,
        log_roots=_LOG_ROOTS,
    )


def first_block(board: BoardMap) -> int:
    """One block holds all children of a small board; on larger ones most nodes have few children."""
    return 1 << board.slots.size.bit_length() if board.slots.size <= _FEW_SLOTS else 4


def margin_cells(board: BoardMap) -> int:
    """The cells that one thread may take before it asks: all blocks of a node, and some first ones for itself."""
    return (4 << board.slots.size.bit_length()) + AT_ONCE * first_block(board)
