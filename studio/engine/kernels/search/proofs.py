"""Bounds that rise through the tree: what is certain, whatever the rollouts say.

A node's bounds are for the player who made the move into it. One child is enough to bound its parent from above; from
below a parent is bounded only by all its legal moves, so a move that was left out keeps the bound open.
"""

import numpy as np

from studio.engine.kernels.runtime.bits import atomic_load, atomic_store
from studio.engine.kernels.runtime.compiling import inlined, kernel
from studio.engine.kernels.search.task import Method, Task
from studio.engine.kernels.search.tree import NO_NODE, ROOT, Tree, acquire, following_size, release

LOSS, DRAW, WIN = -1, 0, 1


@inlined
def tighten(tree: Tree, task: Task, node: int) -> bool:
    """Find a node's bounds from its children; whether they changed. Threads take turns at a node."""
    if task.threads:
        acquire(tree.lock, node, np.int32(0), np.int32(1))
    changed = tighten_alone(tree, task.method, node)
    if task.threads:
        release(tree.lock, node, np.int32(0))
    return changed


@inlined
def tighten_alone(tree: Tree, method: Method, node: int) -> bool:
    """A distance is written before the bounds that it belongs to, and read after them."""
    upper, best_upper, distance, complete = WIN, LOSS, 0, tree.edge_count[node] == tree.legal[node]
    shortest = np.int64(1 << 30)
    if tree.lower[node] < tree.upper[node]:
        distance = max(np.int64(tree.distance[node]) - 1, 0)  # what a left out reply needs (see `farsight`)
    left, size = np.int64(tree.edge_count[node]), method.first_block
    block = np.int64(tree.first_block[node])
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            child = np.int64(tree.child[cell])
            if child == NO_NODE:
                complete = False
                continue
            child_lower, child_upper = atomic_load(tree.lower, child), atomic_load(tree.upper, child)
            upper = min(upper, -np.int64(child_lower))
            best_upper = max(best_upper, np.int64(child_upper))
            distance = max(distance, np.int64(tree.distance[child]))
            if child_lower == WIN:
                shortest = min(shortest, np.int64(tree.distance[child]))
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    lower = -best_upper if complete else LOSS
    if upper >= tree.upper[node] and lower <= tree.lower[node]:
        return False
    upper, lower = min(upper, np.int64(tree.upper[node])), max(lower, np.int64(tree.lower[node]))
    if upper == lower:
        tree.distance[node] = 1 + (shortest if upper == LOSS else distance)
    atomic_store(tree.upper, node, np.int8(upper))
    atomic_store(tree.lower, node, np.int8(lower))
    leave_out(tree, method, node)
    return True


@kernel
def tighten_root(tree: Tree, method: Method) -> None:
    """After what somebody has found out of its moves."""
    root = tree.counts[ROOT]
    tighten_alone(tree, method, root)
    leave_out(tree, method, root)


@inlined
def leave_out(tree: Tree, method: Method, node: int) -> None:
    """Moves that can no longer be better than a proven one are not chosen again."""
    left, size = np.int64(tree.edge_count[node]), method.first_block
    block = np.int64(tree.first_block[node])
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            child = np.int64(tree.child[cell])
            if child != NO_NODE and is_left_out(tree, node, child):
                tree.mean[cell] = np.float32(-np.inf)
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])


@inlined
def is_left_out(tree: Tree, parent: int, child: int) -> bool:
    """Whether the best that this child can be is no better than what its parent's mover has for certain."""
    return tree.upper[child] <= -tree.upper[parent]


@inlined
def proven_mean(tree: Tree, parent: int, child: int, mean: np.float32) -> np.float32:
    """What selection reads of a child: a mean within its bounds, or nothing where it is left out."""
    return np.float32(-np.inf) if is_left_out(tree, parent, child) else within_bounds(tree, child, mean)


@inlined
def within_bounds(tree: Tree, node: int, mean: np.float32) -> np.float32:
    return min(max(mean, np.float32(tree.lower[node])), np.float32(tree.upper[node]))
