"""Priors of the root's moves that come from outside: made by a hand, or mixed with noise."""

import numpy as np

from studio.engine.kernels.boards.board import Board
from studio.engine.kernels.runtime.compiling import kernel
from studio.engine.kernels.search.children import list_moves
from studio.engine.kernels.search.scoring import child_spread
from studio.engine.kernels.search.task import Method, Task
from studio.engine.kernels.search.tree import ROOT, Long, Real, Tree, following_size


@kernel
def list_with_priors(tree: Tree, task: Task, board: Board, own: Long, priors: Real) -> None:
    """Give the root an edge for each legal move; `priors` has one for each code."""
    root = np.int64(tree.counts[ROOT])
    list_moves(tree, task, board, root, own)
    left, size = np.int64(tree.edge_count[root]), task.method.first_block
    block = np.int64(tree.first_block[root])
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            tree.prior[cell] = priors[tree.move[cell]]
            tree.spread[cell] = tree.prior[cell]  # what PUCT makes of it before the first visit
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])


@kernel
def mix_priors(tree: Tree, method: Method, noise: Real, share: float) -> None:
    """Let so large a share of each prior of the root be noise; `noise` has a number for each code."""
    root = np.int64(tree.counts[ROOT])
    left, size = np.int64(tree.edge_count[root]), method.first_block
    block = np.int64(tree.first_block[root])
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            mixed = (1.0 - share) * tree.prior[cell] + share * noise[tree.move[cell]]
            tree.prior[cell] = min(np.float32(mixed), np.float32(1.0))
            tree.spread[cell] = child_spread(method, tree.prior[cell], tree.edge_visits[cell])
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
