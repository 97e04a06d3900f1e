"""Reads a tree without changing it: the children of a node with their numbers, and principal variations."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.board import Codes
from studio.engine.kernels.runtime.compiling import inlined, kernel
from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.search.proofs import WIN
from studio.engine.kernels.search.scoring import counted_visits, parent_weight, score, value_scale
from studio.engine.kernels.search.task import Method
from studio.engine.kernels.search.tree import NO_NODE, SCALE, Tree, first_edges, next_edges

Floats = npt.NDArray[np.float64]


@record
class Rows(NamedTuple):
    """The children of a node: a row for each edge, in the order of the edges."""

    moves: npt.NDArray[np.uint16]  # codes
    visits: npt.NDArray[np.int64]
    value: Floats  # for the side to move at the node
    prior: Floats
    exploitation: Floats
    exploration: Floats
    score: Floats
    lower: npt.NDArray[np.int8]
    upper: npt.NDArray[np.int8]
    distance: npt.NDArray[np.int32]
    lines: npt.NDArray[np.uint16]  # [row, ply]: the most visited moves from the child on
    line_length: npt.NDArray[np.int64]


@kernel
def explain(tree: Tree, method: Method, node: int, rows: Rows) -> int:
    """Write a row for each edge of a node, with the terms of the edge's current score. Return the number of rows."""
    weight = parent_weight(method, max(counted_visits(tree, method, node), 1))
    scale, shift = value_scale(method)
    row = 0
    edges = first_edges(tree, method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            child = np.int64(tree.child[cell])
            rows.moves[row] = tree.move[cell]
            rows.visits[row] = tree.edge_visits[cell]
            rows.prior[row] = tree.prior[cell]
            rows.exploration[row] = weight * tree.spread[cell]
            rows.score[row] = score(tree.mean[cell], scale, shift, weight, tree.spread[cell])
            rows.value[row], rows.lower[row], rows.upper[row], rows.distance[row] = 0.0, -1, 1, 0
            if child != NO_NODE:
                rows.lower[row], rows.upper[row] = tree.lower[child], tree.upper[child]
                if tree.lower[child] == tree.upper[child]:
                    rows.distance[row] = tree.distance[child]
                if tree.visits[child] > 0:
                    rows.value[row] = tree.value_sum[child] / (tree.visits[child] * np.float64(SCALE))
            rows.exploitation[row] = shown_mean(tree, method, cell, rows.value[row]) * scale + shift
            rows.line_length[row] = follow_line(tree, method, child, rows.lines[row])
            row += 1
        edges = next_edges(tree, edges)
    return row


@inlined
def shown_mean(tree: Tree, method: Method, cell: int, value: float) -> float:
    """Return the mean value of a child as selection uses it.

    If selection ignores the child, return the child's own value. For an unvisited child, return the value that the
    search assumes before the first visit.
    """
    if tree.edge_visits[cell] == 0 and (method.first_play_reduction == np.inf or tree.mean[cell] == -np.inf):
        return method.first_play
    if tree.mean[cell] == -np.inf:
        child = tree.child[cell]
        return min(max(value, np.float64(tree.lower[child])), np.float64(tree.upper[child]))
    return np.float64(tree.mean[cell])


@kernel
def follow_line(tree: Tree, method: Method, node: int, line: Codes) -> int:
    """Write the principal variation from a node into `line`. Return its length in plies.

    The variation follows the most visited moves, but a proven win comes first. A proven loss is followed only if there
    is no other move.
    """
    length = 0
    while node != NO_NODE and length < line.size:
        best, best_worth = NO_NODE, np.int64(-1)
        edges = first_edges(tree, method, node)
        while edges.left > 0:
            for cell in range(edges.first, edges.end):
                child = np.int64(tree.child[cell])
                if child == NO_NODE:
                    continue
                worth = tree.edge_visits[cell] + 1
                if method.proofs:
                    if tree.lower[child] == WIN:
                        worth = (1 << 62) - tree.distance[child]
                    elif tree.upper[child] == -WIN:
                        worth = np.int64(tree.distance[child])
                    else:
                        worth += 1 << 20
                if worth > best_worth:
                    best, best_worth = cell, worth
            edges = next_edges(tree, edges)
        if best == NO_NODE:
            break
        line[length] = tree.move[best]
        length += 1
        node = np.int64(tree.child[best])
    return length


@kernel
def edge_of(tree: Tree, method: Method, node: int, move: int) -> int:
    """Return the edge with this move, or NO_NODE."""
    edges = first_edges(tree, method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            if tree.move[cell] == move:
                return cell
        edges = next_edges(tree, edges)
    return NO_NODE
