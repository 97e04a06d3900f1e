"""Sets the priors of the root's moves, or mixes them with noise."""

import numpy as np

from studio.engine.kernels.boards.board import Board
from studio.engine.kernels.runtime.compiling import kernel
from studio.engine.kernels.search.children import list_moves
from studio.engine.kernels.search.scoring import child_spread
from studio.engine.kernels.search.task import Method, Task
from studio.engine.kernels.search.tree import ROOT, Long, Real, Tree, first_edges, next_edges


@kernel
def list_with_priors(tree: Tree, task: Task, board: Board, own: Long, priors: Real) -> None:
    """Add an edge to the root for each legal move. Its prior is the entry of `priors` at the code of the move."""
    root = np.int64(tree.counts[ROOT])
    list_moves(tree, task, board, root, own)
    edges = first_edges(tree, task.method, root)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            tree.prior[cell] = priors[tree.move[cell]]
            tree.spread[cell] = tree.prior[cell]  # the term of PUCT before the first visit
        edges = next_edges(tree, edges)


@kernel
def mix_priors(tree: Tree, method: Method, noise: Real, share: float) -> None:
    """Mix noise into the priors of the root: replace the part `share` (0 to 1) of each prior by noise.

    `noise` has one number for each move, at the index of the move's code.
    """
    root = np.int64(tree.counts[ROOT])
    edges = first_edges(tree, method, root)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            mixed = (1.0 - share) * tree.prior[cell] + share * noise[tree.move[cell]]
            tree.prior[cell] = min(np.float32(mixed), np.float32(1.0))
            tree.spread[cell] = child_spread(method, tree.prior[cell], tree.edge_visits[cell])
        edges = next_edges(tree, edges)
