"""Selects the most visited nodes of a tree, in steps of a bounded number of edges.

The edges of selected nodes are in a heap, with the most visited edge on top. A node with several parents is selected
once.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.runtime.compiling import inlined, kernel
from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.search.task import Method
from studio.engine.kernels.search.tree import NO_NODE, ROOT, Long, Tree, first_edges, next_edges

# Cells of `Outline.counts`.
TAKEN, EDGES, WAITING = range(3)

_POP_COST = 16


@record
class Outline(NamedTuple):
    """The selected nodes, in the order of their selection. The root is first."""

    node: Long  # [place]
    depth: Long
    children: Long  # the number of visited nodes to which the node's edges lead
    place: npt.NDArray[np.int32]  # [node]: its index in `node`, plus 1; 0 if the node is not selected
    edge_from: Long  # [edge]: the index of the node that it leaves; all edges of selected nodes
    edge_cell: Long
    heap_visits: Long  # [place in the heap]
    heap_edge: Long
    counts: Long


@kernel
def outline_some(tree: Tree, method: Method, outline: Outline, budget: int) -> None:
    """Select more nodes until the budget is spent, or until there is no memory for the edges of another node."""
    counts, most_children = outline.counts, method.order.size
    if counts[TAKEN] == 0:
        take(tree, method, outline, tree.counts[ROOT], np.int64(0))
    while budget > 0 and counts[WAITING] > 0 and counts[TAKEN] < outline.node.size:
        if counts[EDGES] + most_children > outline.edge_cell.size:
            break
        edge = pop(outline)
        budget -= _POP_COST
        node = np.int64(tree.child[outline.edge_cell[edge]])
        if outline.place[node] == 0:
            depth = outline.depth[outline.edge_from[edge]] + 1
            budget -= take(tree, method, outline, node, depth)


@inlined
def take(tree: Tree, method: Method, outline: Outline, node: int, depth: int) -> int:
    """Select a node, and add its edges with visits to the heap. Return the number of all its edges."""
    counts = outline.counts
    taken = counts[TAKEN]
    outline.node[taken], outline.depth[taken], outline.children[taken] = node, depth, 0
    counts[TAKEN] += 1
    outline.place[node] = taken + 1
    edges = first_edges(tree, method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            child = np.int64(tree.child[cell])
            if child == NO_NODE or tree.edge_visits[cell] == 0:
                continue
            outline.children[taken] += 1
            outline.edge_from[counts[EDGES]], outline.edge_cell[counts[EDGES]] = taken, cell
            push(outline, tree.visits[child] if method.transpositions else tree.edge_visits[cell], counts[EDGES])
            counts[EDGES] += 1
        edges = next_edges(tree, edges)
    return np.int64(tree.edge_count[node])


@inlined
def comes_before(visits: int, edge: int, other_visits: int, other_edge: int) -> bool:
    return visits > other_visits or (visits == other_visits and edge < other_edge)


@inlined
def push(outline: Outline, visits: int, edge: int) -> None:
    heap_visits, heap_edge, place = outline.heap_visits, outline.heap_edge, outline.counts[WAITING]
    outline.counts[WAITING] += 1
    while place > 0:
        above = (place - 1) // 2
        if not comes_before(visits, edge, heap_visits[above], heap_edge[above]):
            break
        heap_visits[place], heap_edge[place] = heap_visits[above], heap_edge[above]
        place = above
    heap_visits[place], heap_edge[place] = visits, edge


@inlined
def pop(outline: Outline) -> int:
    """Remove the most visited edge from the heap and return it."""
    heap_visits, heap_edge = outline.heap_visits, outline.heap_edge
    top = heap_edge[0]
    outline.counts[WAITING] -= 1
    size, place = outline.counts[WAITING], 0
    visits, edge = heap_visits[size], heap_edge[size]
    while 2 * place + 1 < size:
        better = 2 * place + 1
        if better + 1 < size and comes_before(
            heap_visits[better + 1], heap_edge[better + 1], heap_visits[better], heap_edge[better]
        ):
            better += 1
        if not comes_before(heap_visits[better], heap_edge[better], visits, edge):
            break
        heap_visits[place], heap_edge[place] = heap_visits[better], heap_edge[better]
        place = better
    heap_visits[place], heap_edge[place] = visits, edge
    return top
