"""After a move: what cannot be reached from the new root is given back, a bounded number of cells at a time.

First the nodes that can be reached are marked with the new epoch, then all nodes are looked at once, and those with an
old mark are freed. Nodes without a mark are free already.
"""

from typing import Any

import numpy as np

from studio.engine.kernels.ground.compiling import inlined, kernel
from studio.engine.kernels.search.tree import (
    CELLS,
    EPOCH,
    FREE_NODE,
    LEAVES,
    NO_NODE,
    NODES,
    NODES_END,
    ROOT,
    TURNED_AWAY,
    block_class,
    following_size,
    share,
)

IDLE, MARKING, SWEEPING = 0, 1, 2
STAGE, WAITING, NEXT = 0, 1, 2
"""Cells of `progress`: the stage, the first marked node still to be walked, the next node to be swept."""


@kernel
def begin_reclaiming(tree: Any, progress: Any) -> None:
    root = tree.counts[ROOT]
    tree.counts[EPOCH] += 1
    tree.counts[TURNED_AWAY] = 0
    tree.mark[root] = tree.counts[EPOCH]
    tree.link[root] = NO_NODE
    progress[STAGE], progress[WAITING], progress[NEXT] = MARKING, root, 1


@kernel
def reclaim(tree: Any, method: Any, progress: Any, budget: int) -> bool:
    """Go on with it; whether it is finished."""
    while progress[STAGE] == MARKING and budget > 0:
        node = progress[WAITING]
        if node == NO_NODE:
            progress[STAGE] = SWEEPING
            tree.counts[LEAVES] = 0
            tree.shared[:] = NO_NODE
            break
        progress[WAITING] = tree.link[node]
        budget -= 1 + mark_children(tree, method, node, progress)
    while progress[STAGE] == SWEEPING and budget > 0:
        node = progress[NEXT]
        if node >= tree.counts[NODES_END]:
            progress[STAGE] = IDLE
            break
        progress[NEXT] += 1
        budget -= 1
        if tree.mark[node] == tree.counts[EPOCH]:
            tree.counts[LEAVES] += tree.edge_count[node] == 0
            if method.transpositions:
                share(tree, node)
        elif tree.mark[node] != 0:
            free_node(tree, method, node)
    return progress[STAGE] == IDLE


@inlined
def mark_children(tree: Any, method: Any, node: int, progress: Any) -> int:
    left, size = np.int64(tree.edge_count[node]), method.first_block
    block, walked = np.int64(tree.first_block[node]), left
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            child = np.int64(tree.child[cell])
            if child != NO_NODE and tree.mark[child] != tree.counts[EPOCH]:
                tree.mark[child] = tree.counts[EPOCH]
                tree.link[child] = progress[WAITING]
                progress[WAITING] = child
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    return walked


@inlined
def free_node(tree: Any, method: Any, node: int) -> None:
    block, size = np.int64(tree.first_block[node]), method.first_block
    while block != NO_NODE:
        following, number = np.int64(tree.child[block]), block_class(size)
        tree.child[block] = tree.free_blocks[number]
        tree.free_blocks[number] = block
        tree.counts[CELLS] -= size
        block, size = following, following_size(size)
    tree.mark[node] = 0
    tree.link[node] = tree.counts[FREE_NODE]
    tree.counts[FREE_NODE] = node
    tree.counts[NODES] -= 1
