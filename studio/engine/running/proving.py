"""The working memory of the threat solver."""

import numpy as np

from studio.engine.kernels.threats.proving import Frames, Proving
from studio.engine.running.arrays import MB
from studio.engine.running.boards import alone
from studio.engine.running.line_boards import line_board
from studio.game.rules import Rules

_CELL_BYTES = 16


def cells_of(memory_mb: int) -> int:
    """Return the cells of the largest table, a power of two, within this memory."""
    return 1 << (memory_mb * MB // _CELL_BYTES).bit_length() - 1


def new_proving(rules: Rules, cells: int) -> Proving:
    """Allocate the memory of a solver, with a table of this many cells, a power of two."""
    board = line_board(rules)
    most_moves = rules.size * (rules.size // 2 + 2)
    return Proving(
        board=board,
        names=np.zeros(cells, np.uint64),
        facts=np.zeros(cells, np.uint64),
        fours=_frames(rules),
        threes=_frames(rules),
        four_moves=np.zeros(most_moves, np.uint16),
        three_moves=np.zeros(most_moves, np.uint16),
        replies=np.zeros(most_moves, np.uint16),
        line=np.zeros(rules.size + 4, np.uint16),
        told=np.zeros(rules.size + 4, np.uint16),
        wanted=alone(board.shape.words, np.uint64),
        kept=alone(board.shape.words, np.uint64),
        claimed=alone(board.shape.inside.size, np.uint64),
        answers=np.zeros(rules.size, np.uint8),
        counts=alone(8, np.int64),
        stop=alone(1, np.int32),
    )


def _frames(rules: Rules) -> Frames:
    """Allocate two moves per depth, and one more that is never made."""
    return Frames(*(np.zeros(rules.size // 2 + 3, np.int64) for _ in Frames._fields))
