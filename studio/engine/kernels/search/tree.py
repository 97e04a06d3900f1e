"""The tree as flat arrays, and how its nodes and edges are allocated and freed.

A node's edges are stored in blocks of 4, 32, 64, 128, 256, 256 ... cells. Blocks do not move while the search runs, so
threads can read the edges while another thread adds one. The first cell of a block holds no edge: its `child` is the
next block.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.board import Words
from studio.engine.kernels.runtime.bits import (
    Word,
    atomic_add,
    atomic_load,
    atomic_store,
    atomic_swap_in,
    yield_processor,
)
from studio.engine.kernels.runtime.compiling import inlined, kernel, part
from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.search.task import Method, Task

Long = npt.NDArray[np.int64]
Index = npt.NDArray[np.uint32]
Count = npt.NDArray[np.int32]
Bound = npt.NDArray[np.int8]
Flag = npt.NDArray[np.int32]  # one cell, set by another thread
Real = npt.NDArray[np.float32]

SCALE = 1 << 20
"""Values are summed as whole multiples of 1 / SCALE, so sums are exact and do not depend on the order."""

_SECOND_BLOCK, _LARGEST_BLOCK = 32, 256
NO_NODE = 0
"""The number that means "no node" or "no cell". Nodes and cells are numbered from 1."""

# Cells of `counts`.
ROOT, NODES_END, CELLS_END, FREE_NODE, NODES, CELLS, LEAVES, EPOCH, LOCK, SHARED, TURNED_AWAY = range(11)
"""`TURNED_AWAY` is 1 if the tree had no memory for a child since its arrays last grew or its root last moved."""


@record
class Tree(NamedTuple):
    """The arrays of the tree. Values are for the player who moved into a node, from -1 (a loss) to 1."""

    # [node]
    visits: Long  # the node's evaluations and its edges' visits
    value_sum: Long  # in units of 1 / SCALE
    evaluations: Long  # simulations that ended at the node
    evaluated_sum: Long  # the sum of the rewards of these simulations
    first_block: Index
    edge_count: Count
    legal: Count  # the number of legal moves, or of the replies that threats leave
    cursor: Count  # the number of moves of the search's order that have been tried
    start: Count  # the index in the search's order of the node's first move
    lower: Bound  # proven bounds of the value
    upper: Bound
    distance: Count  # plies to the proven end, at most
    lock: Count  # 1 while a thread adds a child or updates the node
    mark: Count  # 0 if free; otherwise the last epoch in which the node was reached from the root
    link: Index  # the next node in the list of free nodes, or in the list of nodes to visit while marking
    key: npt.NDArray[np.uint64]  # the hash of the position
    # [cell], one per edge
    move: npt.NDArray[np.uint16]  # the code of the point
    child: Index
    edge_visits: Long
    mean: Real  # the child's mean value; -inf if a proof shows that selection can ignore the child
    spread: Real  # the child's factor of exploration: 1/sqrt(visits), or prior/(1 + visits)
    prior: Real
    # the tree
    counts: Long
    free_blocks: Index  # [log2 of the size]: the first free block
    shared: Index  # [hash of the key]: the shared nodes; one cell if positions are not shared


@inlined
def is_solved(tree: Tree, node: int) -> bool:
    return tree.lower[node] == tree.upper[node]


@inlined
def add(array: Long, index: int, amount: int, task: Task) -> None:
    """Add `amount` to a cell of `array`, atomically if several threads grow the tree."""
    if task.threads:
        atomic_add(array, index, amount)
    else:
        array[index] += amount


_SPINS = 200  # a lock is usually free within this many reads, unless its thread was interrupted


@inlined
def acquire(lock: Long | Count, index: int, zero: int | np.int32, one: int | np.int32) -> None:
    """Acquire a lock."""
    # No thread holds a lock for longer than it takes to read a node's children.
    while not atomic_swap_in(lock, index, zero, one):
        wait_for(lock, index)


@part
def wait_for(lock: Long | Count, index: int) -> None:
    """Spin until a lock is free. After many reads of the lock, yield the processor between two reads."""
    spins = 0
    while atomic_load(lock, index) != 0:
        spins += 1
        if spins > _SPINS:
            yield_processor()


@inlined
def release(lock: Long | Count, index: int, zero: int | np.int32) -> None:
    atomic_store(lock, index, zero)


@inlined
def lock_node(tree: Tree, task: Task, node: int) -> None:
    """If there are several threads, lock the children, the bounds and the shared value of a node."""
    if task.threads:
        acquire(tree.lock, node, np.int32(0), np.int32(1))


@inlined
def unlock_node(tree: Tree, task: Task, node: int) -> None:
    if task.threads:
        release(tree.lock, node, np.int32(0))


@inlined
def lock_tree(tree: Tree, task: Task) -> None:
    """If there are several threads, lock the lists of free nodes and blocks, and the table of shared nodes."""
    if task.threads:
        acquire(tree.counts, LOCK, 0, 1)


@inlined
def unlock_tree(tree: Tree, task: Task) -> None:
    if task.threads:
        release(tree.counts, LOCK, 0)


@inlined
def take_node(tree: Tree) -> int:
    """Allocate a node and return it, or NO_NODE if none is left. The caller holds the tree's lock."""
    counts = tree.counts
    node = counts[FREE_NODE]
    if node != NO_NODE:
        counts[FREE_NODE] = tree.link[node]
    elif counts[NODES_END] < tree.visits.size:
        node = counts[NODES_END]
        counts[NODES_END] += 1
    else:
        return NO_NODE
    counts[NODES] += 1
    counts[LEAVES] += 1
    return node


@inlined
def clear_node(tree: Tree, node: int, legal: int, start: int, key: Word) -> None:
    tree.visits[node] = 0
    tree.value_sum[node] = 0
    tree.evaluations[node] = 0
    tree.evaluated_sum[node] = 0
    tree.first_block[node] = NO_NODE
    tree.edge_count[node] = 0
    tree.legal[node] = legal
    tree.cursor[node] = 0
    tree.start[node] = start
    tree.lower[node] = -1
    tree.upper[node] = 1
    tree.distance[node] = 0
    tree.lock[node] = 0
    tree.mark[node] = tree.counts[EPOCH]
    tree.key[node] = key


@inlined
def block_class(size: int) -> int:
    """Return the index in `free_blocks` for blocks of this size."""
    number = 0
    while size > 1:
        size >>= 1
        number += 1
    return number


@inlined
def take_block(tree: Tree, size: int) -> int:
    """Allocate a block of cells and return it, or NO_NODE if none is left. The caller holds the tree's lock."""
    counts, number = tree.counts, block_class(size)
    block = np.int64(tree.free_blocks[number])
    if block != NO_NODE:
        tree.free_blocks[number] = tree.child[block]
    elif counts[CELLS_END] + size <= tree.child.size:
        block = counts[CELLS_END]
        counts[CELLS_END] += size
    else:
        return NO_NODE
    counts[CELLS] += size
    tree.child[block] = NO_NODE
    return block


# If several threads grow the tree, each thread reserves a few nodes and blocks. So threads seldom wait for each other,
# and do not write to the same cache lines. After each slice of a run, the nodes and blocks not used are freed.

OWN_NODE, OWN_BLOCK, LEAVES_LOST = range(3)
"""Cells of `own`: the first reserved node, the first reserved block, and the number of leaves that got a child."""

AT_ONCE = 64


@inlined
def new_node(tree: Tree, task: Task, own: Long) -> int:
    """Allocate a node for this thread and return it, or NO_NODE if none is left."""
    return own_node(tree, own) if task.threads else take_node(tree)


@inlined
def own_node(tree: Tree, own: Long) -> int:
    if own[OWN_NODE] == NO_NODE:
        acquire(tree.counts, LOCK, 0, 1)
        for _ in range(AT_ONCE):
            node = take_node(tree)
            if node == NO_NODE:
                break
            tree.mark[node] = 0
            tree.link[node] = own[OWN_NODE]
            own[OWN_NODE] = node
        release(tree.counts, LOCK, 0)
    node = own[OWN_NODE]
    if node != NO_NODE:
        own[OWN_NODE] = tree.link[node]
    return node


@inlined
def own_block(tree: Tree, own: Long, size: int, first_size: int) -> int:
    if size != first_size or own[OWN_BLOCK] == NO_NODE:
        acquire(tree.counts, LOCK, 0, 1)
        taken = np.int64(NO_NODE)
        for _ in range(AT_ONCE if size == first_size else 1):
            taken = take_block(tree, size)
            if taken == NO_NODE or size != first_size:
                break
            tree.child[taken] = own[OWN_BLOCK]
            own[OWN_BLOCK] = taken
        release(tree.counts, LOCK, 0)
        if size != first_size:
            return taken
    block = own[OWN_BLOCK]
    if block != NO_NODE:
        own[OWN_BLOCK] = tree.child[block]
        tree.child[block] = NO_NODE
    return block


@inlined
def uncount_leaf(tree: Tree, task: Task, own: Long) -> None:
    """Reduce the count of leaves by one, after a leaf got its first child."""
    if task.threads:
        own[LEAVES_LOST] += 1
    else:
        tree.counts[LEAVES] -= 1


@kernel
def give_back(tree: Tree, own: Long, first_size: int) -> None:
    """Free the nodes and blocks that a thread reserved and did not use."""
    counts, number = tree.counts, block_class(first_size)
    while own[OWN_NODE] != NO_NODE:
        node = own[OWN_NODE]
        own[OWN_NODE] = tree.link[node]
        tree.link[node] = counts[FREE_NODE]
        counts[FREE_NODE] = node
        counts[NODES] -= 1
        counts[LEAVES] -= 1
    while own[OWN_BLOCK] != NO_NODE:
        block = own[OWN_BLOCK]
        own[OWN_BLOCK] = tree.child[block]
        tree.child[block] = tree.free_blocks[number]
        tree.free_blocks[number] = block
        counts[CELLS] -= first_size
    counts[LEAVES] -= own[LEAVES_LOST]
    own[LEAVES_LOST] = 0


@inlined
def following_size(size: int) -> int:
    """Return the size of the block after a block of this size."""
    return min(max(size * 2, _SECOND_BLOCK), _LARGEST_BLOCK)


class Edges(NamedTuple):
    """The edges of a node in one block. A loop over them is as fast as a loop over an array."""

    first: int  # their cells: first, first + 1 ... end - 1
    end: int
    left: int  # the edges in this block and all following blocks; 0 or less after the last block
    size: int  # the number of cells of the block


@inlined
def first_edges(tree: Tree, method: Method, node: int) -> Edges:
    """Return the first block of a node's edges. The edges are in the order in which they were added."""
    first, left = np.int64(tree.first_block[node]) + 1, np.int64(tree.edge_count[node])
    size = np.int64(method.first_block)
    return Edges(first, first + min(left, size - 1), left, size)


@inlined
def next_edges(tree: Tree, edges: Edges) -> Edges:
    """Return the block of a node's edges after the block `edges`. Its `left` is 0 or less if there is none."""
    left, size = edges.left - (edges.size - 1), following_size(edges.size)
    first = np.int64(tree.child[edges.first - 1]) + 1
    return Edges(first, first + min(left, size - 1), left, size)


@inlined
def is_leaf(tree: Tree, method: Method, node: int) -> bool:
    """Return whether a node has no children. A leaf may have edges, but none that leads to a child."""
    edges = first_edges(tree, method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            if tree.child[cell] != NO_NODE:
                return False
        edges = next_edges(tree, edges)
    return True


@inlined
def new_cell(tree: Tree, task: Task, node: int, own: Long) -> int:
    """Allocate a cell for one more edge of a node. Return the cell, or NO_NODE if there is no memory left.

    The caller increases `tree.edge_count`.
    """
    first_size = task.method.first_block
    block, left, size = np.int64(tree.first_block[node]), np.int64(tree.edge_count[node]), first_size
    last = np.int64(NO_NODE)
    while block != NO_NODE and left >= size - 1:
        last, block = block, np.int64(tree.child[block])
        left, size = left - (size - 1), following_size(size)
    if block == NO_NODE:
        block = own_block(tree, own, size, first_size) if task.threads else take_block(tree, size)
        if block == NO_NODE:
            return NO_NODE
        if last == NO_NODE:
            tree.first_block[node] = block
        else:
            tree.child[last] = block
    return block + 1 + left


@inlined
def shared_node(tree: Tree, key: Word) -> int:
    """Return the shared node with this key, or NO_NODE. The caller holds the tree's lock."""
    mask = Word(tree.shared.size - 1)
    place = key & mask
    while tree.shared[place] != NO_NODE:
        if tree.key[tree.shared[place]] == key:
            return np.int64(tree.shared[place])
        place = (place + Word(1)) & mask
    return NO_NODE


@inlined
def share(tree: Tree, node: int) -> None:
    """Enter a node into the table of shared nodes, so that other paths find it. The caller holds the tree's lock."""
    mask = Word(tree.shared.size - 1)
    place = tree.key[node] & mask
    while tree.shared[place] != NO_NODE:
        place = (place + Word(1)) & mask
    tree.shared[place] = node


@kernel
def plant(tree: Tree, legal: int, start: int, key: Word, lower: int, upper: int) -> int:
    """Create and return the root of an empty tree. If the game is over, its bounds `lower` and `upper` are equal."""
    node = take_node(tree)
    clear_node(tree, node, legal, start, key)
    tree.lower[node], tree.upper[node] = lower, upper
    tree.counts[ROOT] = node
    return node


@kernel
def fill_shared(old: Index, new: Index, key: Words) -> None:
    """Copy the table of shared nodes into a larger table."""
    mask = Word(new.size - 1)
    for index in range(old.size):
        node = np.int64(old[index])
        if node != NO_NODE:
            place = key[node] & mask
            while new[place] != NO_NODE:
                place = (place + Word(1)) & mask
            new[place] = node
