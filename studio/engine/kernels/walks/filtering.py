"""Finds the best nodes that match a filter. The best nodes so far are in a heap, with the worst of them on top.

The filter may walk the tree several times. The early walks are short: they cover only the part of the tree that must
contain the best nodes in the order of the filter. Later walks cover more. No node is counted twice.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.runtime.compiling import inlined, kernel, part
from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.search.task import Method
from studio.engine.kernels.search.tree import NO_NODE, SCALE, Bound, Long, Tree, is_solved
from studio.engine.kernels.walks.walking import NODE_COST, Walk, enter, next_edge

BY_VISITS, BY_VALUE, BY_DEPTH = range(3)

_COUNTED = 128
_TURN = 127
"""The bit `_COUNTED` of `seen` tells that a node was counted.

If positions are shared, the bits `_TURN` are the number of the last walk that reached the node.
"""

# Cells of `Rows.counts`.
LOOKED_AT, MATCHING, FILLED, FREE, CHANGES = range(5)


@record
class Sieve(NamedTuple):
    """The conditions of the filter in one walk over the tree."""

    points: npt.NDArray[np.int16]  # [code]
    walked_visits: int  # the descendants of nodes with fewer visits are skipped
    fewest_visits: int
    most_depth: int
    proven_only: bool
    order: int
    turn: int  # the walk's number


@record
class Rows(NamedTuple):
    """The best nodes so far. One more row is for the next candidate."""

    path: npt.NDArray[np.uint16]  # [depth]: the moves to the current node, each as its point + 1
    paths: npt.NDArray[np.uint16]  # [row, depth]: the moves to the node, then a zero, then any numbers
    depths: Long
    rank: npt.NDArray[np.float64]  # [row]: the first sort key; the second is `visits`
    visits: Long
    values: npt.NDArray[np.float64]
    lower: Bound
    upper: Bound
    heap: Long  # rows, the worst first
    counts: Long


@kernel
def filter_some(tree: Tree, method: Method, walk: Walk, sieve: Sieve, rows: Rows, budget: int) -> None:
    """Continue the walk for about `budget` edges. Add matching nodes to the rows if they are among the best so far."""
    while budget > 0 and walk.depth[0] >= 0:
        cell = next_edge(tree, walk)
        budget -= 1
        if cell == NO_NODE:
            walk.depth[0] -= 1
            continue
        child = np.int64(tree.child[cell])
        if child == NO_NODE or was_met(method, walk, sieve, child):
            continue
        rows.counts[LOOKED_AT] += 1
        # In a tree no node has more visits than its parent.
        if not method.transpositions and tree.edge_visits[cell] < sieve.walked_visits:
            continue
        budget -= NODE_COST
        depth = walk.depth[0] + 1
        rows.path[depth - 1] = sieve.points[tree.move[cell]] + 1
        if matches(tree, walk, sieve, child):
            offer(tree, method, sieve, rows, child, depth)
        if depth < sieve.most_depth and tree.edge_count[child] > 0 and tree.visits[child] >= sieve.walked_visits:
            enter(method, walk, child)


@inlined
def was_met(method: Method, walk: Walk, sieve: Sieve, node: int) -> bool:
    """Return whether this walk has reached the node before, on another path. Mark the node as reached."""
    if not method.transpositions:
        return False
    if walk.seen[node] & _TURN == sieve.turn:
        return True
    walk.seen[node] = (walk.seen[node] & _COUNTED) | sieve.turn
    return False


@inlined
def matches(tree: Tree, walk: Walk, sieve: Sieve, node: int) -> bool:
    """Return whether the node matches the filter and was not counted before. If so, mark it as counted."""
    if tree.visits[node] < sieve.fewest_visits or (sieve.proven_only and not is_solved(tree, node)):
        return False
    if walk.seen[node] & _COUNTED:
        return False
    walk.seen[node] |= _COUNTED
    return True


@inlined
def offer(tree: Tree, method: Method, sieve: Sieve, rows: Rows, node: int, depth: int) -> None:
    """Add the node to the rows if it is better than the worst row, or if a row is free."""
    counts, visits = rows.counts, tree.visits[node]
    counts[MATCHING] += 1
    value = tree.value_sum[node] / (visits * np.float64(SCALE))
    if method.proofs:
        value = min(max(value, np.float64(tree.lower[node])), np.float64(tree.upper[node]))
    rank = 0.0
    if sieve.order == BY_VALUE:
        rank = value
    elif sieve.order == BY_DEPTH:
        rank = -np.float64(depth)
    is_full = counts[FILLED] == rows.heap.size
    if rows.heap.size == 0:
        return
    if is_full:
        worst = rows.heap[0]
        if rank < rows.rank[worst] or (rank == rows.rank[worst] and visits < rows.visits[worst]):
            return
    row = counts[FREE]
    rows.rank[row], rows.visits[row], rows.values[row] = rank, visits, value
    rows.lower[row], rows.upper[row] = tree.lower[node], tree.upper[node]
    for place in range(depth):
        rows.paths[row, place] = rows.path[place]
    rows.paths[row, depth], rows.depths[row] = 0, depth
    if not is_full:
        counts[FREE] += 1
        rise(rows, row)
    elif is_worse(rows, rows.heap[0], row):
        counts[FREE] = rows.heap[0]
        sink(rows, row)


@part
def is_worse(rows: Rows, one: int, other: int) -> bool:
    """Return whether row `one` is worse than row `other`.

    Of equal rows, the row whose path comes later in lexicographic order is worse.
    """
    if rows.rank[one] != rows.rank[other]:
        return rows.rank[one] < rows.rank[other]
    if rows.visits[one] != rows.visits[other]:
        return rows.visits[one] < rows.visits[other]
    place = 0
    while rows.paths[one, place] == rows.paths[other, place] and rows.paths[one, place] != 0:
        place += 1
    return rows.paths[one, place] > rows.paths[other, place]


@inlined
def rise(rows: Rows, row: int) -> None:
    """Add a row to the heap."""
    heap, place = rows.heap, rows.counts[FILLED]
    rows.counts[FILLED] += 1
    rows.counts[CHANGES] += 1
    while place > 0 and is_worse(rows, row, heap[(place - 1) // 2]):
        heap[place] = heap[(place - 1) // 2]
        place = (place - 1) // 2
    heap[place] = row


@inlined
def sink(rows: Rows, row: int) -> None:
    """Replace the worst row of the heap by this row."""
    heap, size, place = rows.heap, rows.counts[FILLED], 0
    rows.counts[CHANGES] += 1
    while 2 * place + 1 < size:
        worse = 2 * place + 1
        if worse + 1 < size and is_worse(rows, heap[worse + 1], heap[worse]):
            worse += 1
        if not is_worse(rows, heap[worse], row):
            break
        heap[place] = heap[worse]
        place = worse
    heap[place] = row
