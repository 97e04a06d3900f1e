"""Priors that a hand has made, for the moves of the root. There are no others until a network makes some."""

from typing import Any

import numpy as np

from studio.engine.kernels.ground.compiling import kernel
from studio.engine.kernels.search.children import list_moves
from studio.engine.kernels.search.tree import ROOT, following_size


@kernel
def list_with_priors(tree: Any, task: Any, board: Any, own: Any, priors: Any) -> None:
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
