"""Propagates proven bounds up the tree.

A node's bounds are for the player who moved into it. One child is enough to lower the upper bound of its parent. The
lower bound of a parent follows only from all its legal moves together. So it stays open if a move was left out.
"""

import numpy as np

from studio.engine.kernels.runtime.bits import atomic_load, atomic_store
from studio.engine.kernels.runtime.compiling import inlined, kernel
from studio.engine.kernels.search.task import Method, Task
from studio.engine.kernels.search.tree import (
    NO_NODE,
    ROOT,
    SCALE,
    Tree,
    first_edges,
    lock_node,
    next_edges,
    unlock_node,
)

LOSS, DRAW, WIN = -1, 0, 1


@inlined
def tighten(tree: Tree, task: Task, node: int) -> bool:
    """Lock a node and derive its bounds from its children. Return whether the bounds changed."""
    lock_node(tree, task, node)
    changed = tighten_alone(tree, task.method, node)
    unlock_node(tree, task, node)
    return changed


@inlined
def tighten_alone(tree: Tree, method: Method, node: int) -> bool:
    """Derive a node's bounds from its children, without a lock. Return whether the bounds changed."""
    # Threads write a distance before the bounds, and read the bounds before the distance.
    upper, best_upper, distance, complete = WIN, LOSS, 0, tree.edge_count[node] == tree.legal[node]
    shortest = np.int64(1 << 30)
    if tree.lower[node] < tree.upper[node]:
        distance = max(np.int64(tree.distance[node]) - 1, 0)  # the distance of replies left out; see `four_detection`
    edges = first_edges(tree, method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
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
        edges = next_edges(tree, edges)
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
    """Update the root's bounds after a solver has written the bounds of its children."""
    root = tree.counts[ROOT]
    tighten_alone(tree, method, root)
    leave_out(tree, method, root)


@inlined
def leave_out(tree: Tree, method: Method, node: int) -> None:
    """Set the mean of an edge to -inf if its move cannot be better than a proven move. Selection ignores such edges."""
    edges = first_edges(tree, method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            child = np.int64(tree.child[cell])
            if child != NO_NODE and is_left_out(tree, node, child):
                tree.mean[cell] = np.float32(-np.inf)
        edges = next_edges(tree, edges)


@inlined
def is_left_out(tree: Tree, parent: int, child: int) -> bool:
    """Return whether the best possible result of a child is no better than a proven result of its parent."""
    return tree.upper[child] <= -tree.upper[parent]


@inlined
def proven_mean(tree: Tree, parent: int, child: int, mean: np.float32) -> np.float32:
    """Return `mean` limited to the bounds of a child. Return -inf if selection leaves this child out."""
    return np.float32(-np.inf) if is_left_out(tree, parent, child) else within_bounds(tree, child, mean)


@inlined
def mean_for_selection(tree: Tree, method: Method, parent: int, child: int, value_sum: int, visits: int) -> np.float32:
    """Return the mean value of a child for selection. The caller reads `value_sum` before `visits`."""
    mean = np.float32(value_sum / (visits * np.float64(SCALE)))
    return proven_mean(tree, parent, child, mean) if method.proofs else mean


@inlined
def within_bounds(tree: Tree, node: int, mean: np.float32) -> np.float32:
    return min(max(mean, np.float32(tree.lower[node])), np.float32(tree.upper[node]))
