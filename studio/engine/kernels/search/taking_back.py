"""Takes a pass out of the tree again before it has ended: nobody could say what its end is worth.

Only where several passes are on their way at once, which count their visits on the way down. What the pass has made
stays: a node without a visit, which the next pass may reach.
"""

import numpy as np

from studio.engine.kernels.runtime.compiling import kernel
from studio.engine.kernels.search.passes import LENGTH, PHASE, SELECT
from studio.engine.kernels.search.proofs import proven_mean
from studio.engine.kernels.search.scoring import child_spread
from studio.engine.kernels.search.task import Method
from studio.engine.kernels.search.tree import NO_NODE, SCALE, Index, Long, Tree


@kernel
def take_back(tree: Tree, method: Method, nodes: Index, cells: Index, state: Long) -> None:
    """Uncount the visits on the way, and let selection read of each child what is known without them."""
    for step in range(state[LENGTH], 0, -1):
        cell, parent, child = np.int64(cells[step]), np.int64(nodes[step - 1]), np.int64(nodes[step])
        tree.edge_visits[cell] -= 1
        tree.spread[cell] = child_spread(method, tree.prior[cell], tree.edge_visits[cell])
        if child == NO_NODE or tree.visits[child] == 0:
            tree.mean[cell] = np.float32(min(method.first_play, 1e9))
        else:
            mean = np.float32(tree.value_sum[child] / (tree.visits[child] * np.float64(SCALE)))
            tree.mean[cell] = proven_mean(tree, parent, child, mean) if method.proofs else mean
    state[LENGTH], state[PHASE] = 0, SELECT
