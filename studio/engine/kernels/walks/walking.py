"""Walks through a whole tree depth first, in steps of a bounded number of edges, and collects its statistics.

The state of the walk is in arrays, so the search may run between two steps. The blocks in which the tree stores edges
never move, so the walk also finds edges that the search adds between steps. If the tree gets larger arrays, the caller
enlarges `seen` before the next step.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.runtime.compiling import inlined, kernel
from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.search.task import Method
from studio.engine.kernels.search.tree import NO_NODE, Long, Tree, following_size, is_solved

NODE, BLOCK, PLACE, SIZE, DONE, CHILDREN = range(6)
"""Cells of a frame. NODE: a node. BLOCK: its current block. PLACE: the index in this block. SIZE: the size of this
block. DONE: the number of the node's finished edges. CHILDREN: the number of finished edges that lead to a node.
"""
FRAME_CELLS = 6

# Edges are stored together, and nodes are not.
NODE_COST = 4
"""Visiting a node takes as long as visiting this many edges."""


@record
class Walk(NamedTuple):
    frames: Long  # [depth, cell of a frame]: the nodes from the root to the current one
    depth: Long  # [0]: the depth of the current node; -1 at the end
    seen: npt.NDArray[np.uint8]  # [node]: marks that the walk makes on the node


@inlined
def enter(method: Method, walk: Walk, node: int) -> None:
    """Go down to this node, and begin with its first edge."""
    walk.depth[0] += 1
    frame = walk.frames[walk.depth[0]]
    frame[NODE], frame[BLOCK], frame[PLACE], frame[SIZE] = node, NO_NODE, 0, method.first_block
    frame[DONE] = frame[CHILDREN] = 0


@inlined
def next_edge(tree: Tree, walk: Walk) -> int:
    """Return the next edge of the current node, or NO_NODE after the last."""
    frame = walk.frames[walk.depth[0]]
    if frame[DONE] >= tree.edge_count[frame[NODE]]:
        return NO_NODE
    if frame[BLOCK] == NO_NODE:
        frame[BLOCK] = tree.first_block[frame[NODE]]
    elif frame[PLACE] == frame[SIZE] - 1:
        frame[BLOCK], frame[PLACE] = tree.child[frame[BLOCK]], 0
        frame[SIZE] = following_size(frame[SIZE])
    frame[PLACE] += 1
    frame[DONE] += 1
    return frame[BLOCK] + frame[PLACE]


# Statistics

# Rows of `Tally.depths`.
DEPTH_NODES, DEPTH_LEAVES, DEPTH_VISITS, DEPTH_PROVEN = range(4)

# Cells of `Tally.counts`. The cells for proven losses, draws and wins must follow one another in this order.
NODES_MET, EDGES_MET, SHARED_MET, LOST, DRAWN, WON = range(6)


@record
class Tally(NamedTuple):
    """The statistics of a tree, as counted by a walk."""

    depths: Long  # [kind, depth]
    branching: Long  # [children]: the number of nodes with this number of children
    counts: Long


@kernel
def count_some(tree: Tree, method: Method, walk: Walk, tally: Tally, budget: int) -> None:
    """Continue the walk for about `budget` edges, and count each node once."""
    counts = tally.counts
    if counts[NODES_MET] == 0:
        meet(tree, tally, walk.frames[0][NODE], 0)
    while budget > 0 and walk.depth[0] >= 0:
        cell = next_edge(tree, walk)
        budget -= 1
        if cell == NO_NODE:
            leave(tally, walk)
            continue
        child = np.int64(tree.child[cell])
        if child == NO_NODE:
            continue
        counts[EDGES_MET] += 1
        walk.frames[walk.depth[0]][CHILDREN] += 1
        if method.transpositions:
            if walk.seen[child] < 2:
                counts[SHARED_MET] += walk.seen[child]
                walk.seen[child] += 1
            if walk.seen[child] > 1:
                continue
        budget -= NODE_COST
        meet(tree, tally, child, walk.depth[0] + 1)
        enter(method, walk, child)


@inlined
def meet(tree: Tree, tally: Tally, node: int, depth: int) -> None:
    tally.counts[NODES_MET] += 1
    tally.depths[DEPTH_NODES, depth] += 1
    tally.depths[DEPTH_VISITS, depth] += tree.visits[node]
    if is_solved(tree, node):
        tally.depths[DEPTH_PROVEN, depth] += 1
        tally.counts[DRAWN + tree.lower[node]] += 1


@inlined
def leave(tally: Tally, walk: Walk) -> None:
    """Count a finished node, and go back to its parent. A node without children counts as a leaf."""
    depth = walk.depth[0]
    children = walk.frames[depth][CHILDREN]
    if children == 0:
        tally.depths[DEPTH_LEAVES, depth] += 1
    else:
        tally.branching[children] += 1
    walk.depth[0] -= 1
