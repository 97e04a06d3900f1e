"""Bounds that rise through the tree: what is certain, whatever the rollouts say.

A node's bounds are for the player who made the move into it. One child is enough to bound its parent from above; from
below a parent is bounded only by all its legal moves, so a move that was left out keeps the bound open.
"""

from typing import Any

import numpy as np

from studio.engine.kernels.compiling import inlined, part
from studio.engine.kernels.tree import NO_NODE, following_size, is_solved

LOSS, DRAW, WIN = -1, 0, 1


@part
def tighten(tree: Any, settings: Any, node: int) -> bool:
    """Find a node's bounds from its children; whether they changed."""
    upper, best_upper, distance, complete = WIN, LOSS, 0, tree.edge_count[node] == tree.legal[node]
    shortest = np.int64(1 << 30)
    left, size = np.int64(tree.edge_count[node]), settings.first_block
    block = np.int64(tree.first_block[node])
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            child = np.int64(tree.child[cell])
            if child == NO_NODE:
                complete = False
                continue
            upper = min(upper, -np.int64(tree.lower[child]))
            best_upper = max(best_upper, np.int64(tree.upper[child]))
            distance = max(distance, np.int64(tree.distance[child]))
            if tree.lower[child] == WIN:
                shortest = min(shortest, np.int64(tree.distance[child]))
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    lower = -best_upper if complete else LOSS
    if upper >= tree.upper[node] and lower <= tree.lower[node]:
        return False
    tree.upper[node] = min(upper, np.int64(tree.upper[node]))
    tree.lower[node] = max(lower, np.int64(tree.lower[node]))
    if is_solved(tree, node):
        tree.distance[node] = 1 + (shortest if tree.upper[node] == LOSS else distance)
    leave_out(tree, settings, node)
    return True


@inlined
def leave_out(tree: Any, settings: Any, node: int) -> None:
    """Moves that can no longer be better than a proven one are not chosen again."""
    left, size = np.int64(tree.edge_count[node]), settings.first_block
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
def is_left_out(tree: Any, parent: int, child: int) -> bool:
    """Whether the best that this child can be is no better than what its parent's mover has for certain."""
    return tree.upper[child] <= -tree.upper[parent]


@inlined
def proven_mean(tree: Any, parent: int, child: int, mean: np.float32) -> np.float32:
    """What selection reads of a child: a mean within its bounds, or nothing where it is left out."""
    if is_left_out(tree, parent, child):
        return np.float32(-np.inf)
    return min(max(mean, np.float32(tree.lower[child])), np.float32(tree.upper[child]))
