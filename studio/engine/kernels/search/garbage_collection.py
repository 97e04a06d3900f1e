"""Frees the nodes that cannot be reached from a new root. Each call does a bounded amount of work.

First all reachable nodes are marked with the number of the collection (the epoch). Then all nodes are visited once, and
the nodes with an older mark are freed. The mark 0 means that a node is free already. Freed blocks are reused for blocks
of the same size. If a full tree consists mostly of free blocks, the used blocks are packed together.
"""

import numpy as np

from studio.engine.kernels.runtime.compiling import inlined, kernel
from studio.engine.kernels.search.task import Method
from studio.engine.kernels.search.tree import (
    CELLS,
    CELLS_END,
    EPOCH,
    FREE_NODE,
    LEAVES,
    NO_NODE,
    NODES,
    NODES_END,
    ROOT,
    TURNED_AWAY,
    Long,
    Tree,
    block_class,
    first_edges,
    following_size,
    is_leaf,
    next_edges,
    share,
)

IDLE, MARKING, SWEEPING = 0, 1, 2
STAGE, WAITING, NEXT = 0, 1, 2
"""Cells of `progress`: the stage, the next marked node to visit, the next node to sweep."""


@kernel
def begin_reclaiming(tree: Tree, progress: Long) -> None:
    root = tree.counts[ROOT]
    tree.counts[EPOCH] += 1
    tree.counts[TURNED_AWAY] = 0
    tree.mark[root] = tree.counts[EPOCH]
    tree.link[root] = NO_NODE
    progress[STAGE], progress[WAITING], progress[NEXT] = MARKING, root, 1


@kernel
def reclaim(tree: Tree, method: Method, progress: Long, budget: int) -> bool:
    """Continue the collection for about `budget` nodes and edges. Return whether it is finished."""
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
            tree.counts[LEAVES] += is_leaf(tree, method, node)
            if method.transpositions:
                share(tree, node)
        elif tree.mark[node] != 0:
            free_node(tree, method, node)
    return progress[STAGE] == IDLE


@inlined
def mark_children(tree: Tree, method: Method, node: int, progress: Long) -> int:
    edges = first_edges(tree, method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            child = np.int64(tree.child[cell])
            if child != NO_NODE and tree.mark[child] != tree.counts[EPOCH]:
                tree.mark[child] = tree.counts[EPOCH]
                tree.link[child] = progress[WAITING]
                progress[WAITING] = child
        edges = next_edges(tree, edges)
    return np.int64(tree.edge_count[node])


@inlined
def free_node(tree: Tree, method: Method, node: int) -> None:
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


@kernel
def pack_blocks(tree: Tree, packed: Tree, first_size: int) -> None:
    """Copy all used blocks into the arrays of `packed`, directly after one another."""
    end = packed.counts[CELLS_END]
    for node in range(1, tree.counts[NODES_END]):
        block, size = np.int64(tree.first_block[node]), first_size
        if tree.mark[node] == 0 or block == NO_NODE:
            continue
        packed.first_block[node] = end
        while block != NO_NODE:
            copy_cells(tree, block, packed, end, size)
            following = np.int64(tree.child[block])
            if following != NO_NODE:
                packed.child[end] = end + size
            block, end, size = following, end + size, following_size(size)
    packed.counts[CELLS_END] = end


@inlined
def copy_cells(tree: Tree, begin: int, packed: Tree, to: int, count: int) -> None:
    for place in range(count):
        packed.move[to + place] = tree.move[begin + place]
        packed.child[to + place] = tree.child[begin + place]
        packed.edge_visits[to + place] = tree.edge_visits[begin + place]
        packed.mean[to + place] = tree.mean[begin + place]
        packed.spread[to + place] = tree.spread[begin + place]
        packed.prior[to + place] = tree.prior[begin + place]
