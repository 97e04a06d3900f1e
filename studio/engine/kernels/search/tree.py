"""The tree as flat arrays, and how its nodes and edges are taken and given back.

A node's edges lie in blocks of 4, 32, 64, 128, 256, 256 ... cells that never move, so that several threads can read
them while one adds to them. The first cell of a block holds no edge: its `child` leads to the next block.
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

Long = npt.NDArray[np.int64]
Index = npt.NDArray[np.uint32]
Count = npt.NDArray[np.int32]
Bound = npt.NDArray[np.int8]
Flag = npt.NDArray[np.int32]  # one cell, set by another thread
Real = npt.NDArray[np.float32]

SCALE = 1 << 20
"""Values are summed as whole numbers of this part of a win: exact, and the same in any order."""

_SECOND_BLOCK, _LARGEST_BLOCK = 32, 256
NO_NODE = 0
"""Nodes and cells are counted from 1. Their numbers are stored without a sign, which spares a check at each access."""

# Cells of `counts`.
ROOT, NODES_END, CELLS_END, FREE_NODE, NODES, CELLS, LEAVES, EPOCH, LOCK, SHARED, TURNED_AWAY = range(11)
"""The last one: 1 when a node was refused a child for lack of room, and none has been made since."""


@record
class Tree(NamedTuple):
    """Values are for the player who made the move into a node, from -1 (a loss) to 1."""

    # [node]
    visits: Long  # its own evaluations and its edges' visits
    value_sum: Long  # in parts of SCALE
    evaluations: Long  # how often a pass ended here
    evaluated_sum: Long  # what those passes brought
    first_block: Index
    edge_count: Count
    legal: Count  # how many legal moves there are
    cursor: Count  # how far the search's order of moves has been tried
    start: Count  # where in that order this node begins
    lower: Bound  # what is proven: at least this,
    upper: Bound  # at most this
    distance: Count  # in at most how many moves the proven end is reached
    lock: Count  # 1 while a thread adds a child
    mark: Count  # 0 when free; else the last epoch in which it was reached from the root
    link: Index  # the next node of a list: of free ones, or of those still to be walked
    key: npt.NDArray[np.uint64]  # the position's name
    # [cell], one an edge
    move: npt.NDArray[np.uint16]  # the point's code
    child: Index
    edge_visits: Long
    mean: Real  # the child's value; -inf where the child is proven lost
    spread: Real  # how much exploration the edge earns: 1/sqrt(visits), or prior/(1 + visits)
    prior: Real
    # the tree
    counts: Long
    free_blocks: Index  # [log2 of the size]: the first free block
    shared: Index  # [hash]: the nodes by their key; one cell where positions are not shared


@inlined
def bump(array: Long, index: int, amount: int, threads: bool) -> None:
    """Add to a cell; only where several threads do so need they wait for one another."""
    if threads:
        atomic_add(array, index, amount)
    else:
        array[index] += amount


_LOOKS = 200  # a lock is held for less than so many, unless who holds it lost the processor


@inlined
def acquire(lock: Long | Count, index: int, zero: int | np.int32, one: int | np.int32) -> None:
    """Take a lock, or wait for it: nobody holds one for longer than it takes to look at a node's children."""
    while not atomic_swap_in(lock, index, zero, one):
        wait_for(lock, index)


@part
def wait_for(lock: Long | Count, index: int) -> None:
    """Look until a lock is free; whoever has looked in vain for long lets other threads go on before each look."""
    looks = 0
    while atomic_load(lock, index) != 0:
        looks += 1
        if looks > _LOOKS:
            yield_processor()


@inlined
def release(lock: Long | Count, index: int, zero: int | np.int32) -> None:
    atomic_store(lock, index, zero)


@inlined
def is_solved(tree: Tree, node: int) -> bool:
    return tree.lower[node] == tree.upper[node]


@inlined
def take_node(tree: Tree) -> int:
    """A free node, or NO_NODE when there is none left."""
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
    """The place of a block of this size among the free ones."""
    number = 0
    while size > 1:
        size >>= 1
        number += 1
    return number


@inlined
def take_block(tree: Tree, size: int) -> int:
    """A free block of cells, or NO_NODE when there is none left."""
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


# Each of several threads keeps a few nodes and blocks for itself, so that they seldom wait for one another and do not
# write to the same lines of the processor's memory. After each slice of a run it gives back what it has not used.

OWN_NODE, OWN_BLOCK, LEAVES_LOST = range(3)
"""Cells of `own`: the first of the thread's own free nodes, of its own first blocks, and how many leaves it grew on."""

AT_ONCE = 64


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


@kernel
def give_back(tree: Tree, own: Long, first_size: int) -> None:
    """Return what a thread has taken and not used."""
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
    """The size of the block behind one of this size."""
    return min(max(size * 2, _SECOND_BLOCK), _LARGEST_BLOCK)


@inlined
def new_cell(tree: Tree, node: int, first_size: int, own: Long, threads: bool) -> int:
    """The cell for one more edge of a node, or NO_NODE when there is no room. It is not counted yet."""
    block, left, size = np.int64(tree.first_block[node]), np.int64(tree.edge_count[node]), first_size
    last = np.int64(NO_NODE)
    while block != NO_NODE and left >= size - 1:
        last, block = block, np.int64(tree.child[block])
        left -= size - 1
        size = following_size(size)
    if block == NO_NODE:
        block = own_block(tree, own, size, first_size) if threads else take_block(tree, size)
        if block == NO_NODE:
            return NO_NODE
        if last == NO_NODE:
            tree.first_block[node] = block
        else:
            tree.child[last] = block
    return block + 1 + left


@inlined
def shared_node(tree: Tree, key: Word) -> int:
    """The node of this position, or NO_NODE."""
    mask = Word(tree.shared.size - 1)
    place = key & mask
    while tree.shared[place] != NO_NODE:
        if tree.key[tree.shared[place]] == key:
            return np.int64(tree.shared[place])
        place = (place + Word(1)) & mask
    return NO_NODE


@inlined
def share(tree: Tree, node: int) -> None:
    """Let other paths find this node."""
    mask = Word(tree.shared.size - 1)
    place = tree.key[node] & mask
    while tree.shared[place] != NO_NODE:
        place = (place + Word(1)) & mask
    tree.shared[place] = node


@kernel
def plant(tree: Tree, legal: int, start: int, key: Word, lower: int, upper: int) -> int:
    """Make a root; its bounds are known where the game is over."""
    node = take_node(tree)
    clear_node(tree, node, legal, start, key)
    tree.lower[node], tree.upper[node] = lower, upper
    tree.counts[ROOT] = node
    return node


@kernel
def fill_shared(old: Index, new: Index, key: Words) -> None:
    """Carry the table of shared nodes over into a larger one."""
    mask = Word(new.size - 1)
    for index in range(old.size):
        node = np.int64(old[index])
        if node != NO_NODE:
            place = key[node] & mask
            while new[place] != NO_NODE:
                place = (place + Word(1)) & mask
            new[place] = node
