"""The arrays of a tree: their sizes, and how they are enlarged and packed.

A *cell* is the place of one edge. A *block* is a sequence of cells that holds the edges of one node.
"""

from itertools import accumulate
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.search.garbage_collection import pack_blocks
from studio.engine.kernels.search.tree import (
    CELLS,
    CELLS_END,
    EPOCH,
    NO_NODE,
    NODES,
    NODES_END,
    Tree,
    fill_shared,
)

Array = npt.NDArray[Any]
MB = 1_000_000

_NODE_TYPES: dict[str, type] = {
    "visits": np.int64,
    "value_sum": np.int64,
    "evaluations": np.int64,
    "evaluated_sum": np.int64,
    "first_block": np.uint32,
    "edge_count": np.int32,
    "legal": np.int32,
    "cursor": np.int32,
    "start": np.int32,
    "lock": np.int32,
    "distance": np.int32,
    "lower": np.int8,
    "upper": np.int8,
}
_NODE = np.dtype({"names": list(_NODE_TYPES), "formats": list(_NODE_TYPES.values()), "itemsize": 64})
"""The fields of a node that are read in the phases. They are stored together in one cache line."""
_MORE_TYPES: dict[str, type] = {
    "mark": np.int32,
    "link": np.uint32,
    "key": np.uint64,
}
_CELL_TYPES: dict[str, type] = {
    "move": np.uint16,
    "child": np.uint32,
    "edge_visits": np.int64,
    "mean": np.float32,
    "spread": np.float32,
    "prior": np.float32,
}
NODE_BYTES = _NODE.itemsize + sum(np.dtype(kind).itemsize for kind in _MORE_TYPES.values())
CELL_BYTES = sum(np.dtype(kind).itemsize for kind in _CELL_TYPES.values())
SHARED_BYTES = 8  # two entries per node: the table of shared nodes is at most half full
FEWEST_NODES = 1 << 14
_LARGE_BYTES = 24_000_000
"""The size in bytes above which a tree is large. A smaller one is copied into larger arrays in about 10 ms."""
_PAGE = 4096
READY_NODES = 1 << 17
"""The number of nodes that a search typically adds in its first tenths of a second."""
_WORTH_COPYING = 1.25
_CELLS_A_NODE = 3.5
"""The number of cells per node that is assumed.

Most trees of 60,000 nodes have 1.8 to 4.1, and larger trees have 2.4 to 4.5.
"""
_MOST = 1 << 31
_BLOCK_CLASSES = 32
_LINE = 128
_FIRST_CELL = 4
_SCATTERED = 2


def new_tree(transpositions: bool, memory_bytes: int) -> Tree:
    """Return an empty tree. Node 0 and the first cells are not used, because 0 means "none"."""
    size = FEWEST_NODES
    while allocated_bytes(size, 4 * size, transpositions) > memory_bytes // 2 and size > 1024:
        size //= 2
    tree = Tree(
        **_arrays(size, 4 * size),
        counts=np.zeros(16, np.int64),
        free_blocks=np.zeros(_BLOCK_CLASSES, np.uint32),
        shared=np.zeros(2 * size if transpositions else 1, np.uint32),
    )
    _set_ends(tree)
    return tree


def emptied(tree: Tree) -> Tree:
    """Return an empty tree that reuses the arrays of `tree`."""
    # The system need not provide new memory.
    last_node, last_cell = int(tree.counts[NODES_END]), int(tree.counts[CELLS_END])
    _records(_memory(tree._asdict()), tree.visits.size)[:last_node] = np.zeros(1, _NODE)
    for names, end in ((_MORE_TYPES, last_node), (_CELL_TYPES, last_cell)):
        for name in names:
            getattr(tree, name)[:end] = 0
    tree.counts[:] = tree.free_blocks[:] = 0
    _set_ends(tree)
    memory = tree.shared if tree.shared.base is None else tree.shared.base
    tree = tree._replace(shared=memory[: min(tree.shared.size, 2 * FEWEST_NODES)])
    tree.shared[:] = NO_NODE
    return tree


def touch(tree: Tree) -> None:
    """Write once to each memory page that the next new nodes will need."""
    # Then the system provides the pages now, not during a move.
    node, cell = int(tree.counts[NODES_END]), int(tree.counts[CELLS_END])
    _touch(_records(_memory(tree._asdict()), tree.visits.size), node, node + READY_NODES)
    for names, begin, more in ((_MORE_TYPES, node, READY_NODES), (_CELL_TYPES, cell, 4 * READY_NODES)):
        for name in names:
            _touch(getattr(tree, name), begin, begin + more)
    if (table := _next_table(tree)) is not None:
        _touch(table, 0, table.size)


def _touch(array: Array, begin: int, end: int) -> None:
    array[begin : end : _PAGE // array.itemsize] = np.zeros(1, array.dtype)


def _set_ends(tree: Tree) -> None:
    tree.counts[NODES_END], tree.counts[CELLS_END], tree.counts[EPOCH] = 1, _FIRST_CELL, 1


def _arrays(nodes: int, cells: int) -> dict[str, Array]:
    """Allocate the arrays for this number of nodes and cells, and return them by name."""
    # All arrays are in one block, which the system provides in a few large pages. At least one free cache line
    # separates two arrays. Otherwise the fields of a node in different arrays would compete for the same place in the
    # cache. The block is zeroed, because unwritten cells may be saved.
    kinds = {name: (nodes, np.dtype(kind)) for name, kind in _MORE_TYPES.items()}
    kinds |= {name: (cells, np.dtype(kind)) for name, kind in _CELL_TYPES.items()}
    ends = list(accumulate(((size * kind.itemsize // _LINE + 2) * _LINE for size, kind in kinds.values()), initial=0))
    memory = np.zeros(nodes * _NODE.itemsize + 2 * _LINE + ends.pop(), np.uint8)
    records = _records(memory, nodes)
    behind = -memory.ctypes.data % _LINE + records.nbytes + _LINE
    arrays: dict[str, Array] = {
        name: np.ndarray(size, kind, memory, behind + begin)
        for (name, (size, kind)), begin in zip(kinds.items(), ends, strict=True)
    }
    return {name: records[name] for name in _NODE_TYPES} | arrays


def _records(memory: Array, nodes: int) -> Array:
    """Return the node records. They start at the first cache-line boundary of the tree's memory."""
    return np.ndarray(nodes, _NODE, memory, -memory.ctypes.data % _LINE)


def _memory(arrays: dict[str, Array]) -> Array:
    """Return the memory block that holds all arrays of a tree."""
    memory: Array = arrays["visits"].base  # type: ignore[assignment]
    return memory


def allocated_bytes(nodes: int, cells: int, transpositions: bool) -> int:
    return nodes * (NODE_BYTES + SHARED_BYTES * transpositions) + cells * CELL_BYTES


def used_bytes(tree: Tree) -> int:
    """Return the size in bytes of the nodes and edges in use."""
    return allocated_bytes(int(tree.counts[NODES]), int(tree.counts[CELLS]), tree.shared.size > 1)


def touched_bytes(tree: Tree) -> int:
    """Return the size in bytes of all nodes and edges that have ever been in use."""
    return allocated_bytes(int(tree.counts[NODES_END]), int(tree.counts[CELLS_END]), tree.shared.size > 1)


def held_bytes(tree: Tree) -> int:
    """Return the size of the arrays in bytes, including the part that is not in use."""
    return allocated_bytes(tree.visits.size, tree.child.size, tree.shared.size > 1)


def grown(tree: Tree, nodes: int, cells: int) -> Tree:
    """Return the same tree in new arrays with room for `nodes` nodes and `cells` cells.

    The old tree does not change. This is also true if memory runs out.
    """
    arrays = _with_nodes_of(tree, nodes, cells)
    if tree.shared.size > 1:
        arrays["shared"] = _roomy_table(tree.shared, nodes)
    last_cell = int(tree.counts[CELLS_END])
    for name in _CELL_TYPES:
        arrays[name][:last_cell] = getattr(tree, name)[:last_cell]
    return tree._replace(**arrays)


def _with_nodes_of(tree: Tree, nodes: int, cells: int) -> dict[str, Array]:
    """Return new arrays of these sizes into which the nodes of `tree` are copied."""
    arrays = _arrays(nodes, cells)
    last_node = int(tree.counts[NODES_END])
    old_records = _records(_memory(tree._asdict()), tree.visits.size)
    _records(_memory(arrays), nodes)[:last_node] = old_records[:last_node]
    for name in _MORE_TYPES:
        arrays[name][:last_node] = getattr(tree, name)[:last_node]
    return arrays


def is_scattered(tree: Tree) -> bool:
    """Return whether at least half of the cells are free again after almost all have been in use."""
    # The free cells are then scattered over many blocks.
    end, room = int(tree.counts[CELLS_END]), tree.child.size
    return room - end < room // 8 and _SCATTERED * int(tree.counts[CELLS]) <= end


def packed(tree: Tree, first_block: int) -> Tree:
    """Return the same tree with its blocks close together, so that the free cells can become blocks of any size.

    The old tree does not change. Edges have other cells in the new tree, so walks through the tree must begin again.
    """
    arrays = _with_nodes_of(tree, tree.visits.size, tree.child.size)
    counts = tree.counts.copy()
    counts[CELLS_END] = _FIRST_CELL
    together = tree._replace(**arrays, counts=counts, free_blocks=np.zeros_like(tree.free_blocks))
    pack_blocks(tree, together, first_block)
    return together


def grown_if_possible(tree: Tree, nodes: int, cells: int, least: tuple[int, int]) -> Tree:
    """Return the tree, enlarged as by `grown`, but by less if memory is scarce.

    `least` is the smallest acceptable room: a number of nodes and a number of cells. Raise MemoryError if this does not
    fit in memory.
    """
    while True:
        try:
            return grown(tree, nodes, cells)
        except MemoryError:
            if (nodes, cells) == least:
                raise
            nodes, cells = max(least[0], nodes * 4 // 5), max(least[1], cells * 4 // 5)


def copied(tree: Tree) -> Tree:
    """Return a copy of a tree. If memory suffices, the copy has the same free room."""
    least = int(tree.counts[NODES_END]), int(tree.counts[CELLS_END])
    other = grown_if_possible(tree, tree.visits.size, tree.child.size, least)
    own = {name: getattr(tree, name).copy() for name in ("counts", "free_blocks")}
    return other._replace(**own, shared=other.shared if tree.shared.size > 1 else tree.shared.copy())


# The hash table of shared nodes. Its memory has room for tables of growing sizes, one behind another, up to the largest
# that the nodes need. The first table is small, because each access to a large table waits for memory.


def _whole_table(nodes: int) -> int:
    """Return the size up to which the table of shared nodes can grow in a tree of `nodes` nodes."""
    # With `nodes` entries, it is at most half full.
    return 1 << (2 * nodes - 1).bit_length()


def _roomy_table(shared: Array, nodes: int) -> Array:
    """Return a copy of the table of shared nodes. Memory is reserved behind it, so that it can grow in place."""
    whole, size, needed = _whole_table(nodes), shared.size, shared.size
    while size < whole:
        size = min(4 * size, whole)
        needed += size
    table: Array = np.zeros(needed, np.uint32)[: shared.size]
    table[:] = shared
    return table


def with_table_for(tree: Tree, nodes: int) -> Tree:
    """Return the same tree with a table that has room for `nodes` shared nodes. The old table does not change."""
    while table_room(tree) < nodes and (table := _next_table(tree)) is not None:
        table[:] = NO_NODE  # an interrupt may have left entries
        fill_shared(tree.shared, table, tree.key)
        tree = tree._replace(shared=table)
    return tree


def table_room(tree: Tree) -> int:
    """Return the number of shared nodes above which the tree should get a larger table."""
    return tree.visits.size if _next_table(tree) is None else tree.shared.size // 2


def crowded_table_room(tree: Tree) -> int:
    """Return the largest number of shared nodes that the table can hold."""
    return tree.visits.size if _next_table(tree) is None else tree.shared.size * 7 // 8


def next_table_bytes(tree: Tree) -> int:
    """Return how many bytes must be cleared and read when the table of shared nodes grows next.

    Return 0 if it will not grow.
    """
    table = _next_table(tree)
    return 0 if table is None else table.nbytes + NODE_BYTES * int(tree.counts[NODES_END])


def _next_table(tree: Tree) -> Array | None:
    """Return the memory of the next larger table of shared nodes. Return None if the table is already large enough."""
    shared = tree.shared
    whole = _whole_table(tree.visits.size)
    if shared.size == 1 or shared.size >= whole or shared.base is None:
        return None
    memory: Array = shared.base
    begin = (shared.ctypes.data - memory.ctypes.data) // shared.itemsize + shared.size
    return memory[begin : begin + min(4 * shared.size, whole)]


def next_sizes(tree: Tree, margin_nodes: int, margin_cells: int, memory_bytes: int) -> tuple[int, int]:
    """Return larger sizes (nodes and cells) for the arrays of a tree that has less free room than the margins.

    If the memory limit allows less than a quarter more nodes and cells than are in use, return the present sizes.
    """
    # A tree gets all its memory while it is still small, so that no large tree is copied. This is cheap, because the
    # system provides pages only when they are used.
    shared = tree.shared.size > 1
    used = int(tree.counts[NODES_END]) + margin_nodes, int(tree.counts[CELLS_END]) + margin_cells
    nodes, cells = _next_size(tree.visits.size, used[0]), _next_size(tree.child.size, used[1])
    if allocated_bytes(nodes, cells, shared) <= min(_LARGE_BYTES, memory_bytes):
        return nodes, cells
    if allocated_bytes(tree.visits.size, tree.child.size, shared) < _LARGE_BYTES:
        used = used[0], max(used[1], int(used[0] * _CELLS_A_NODE))
    more = memory_bytes / allocated_bytes(*used, shared)
    if more < _WORTH_COPYING:
        return tree.visits.size, tree.child.size
    return min(int(used[0] * more), _MOST), min(int(used[1] * more), _MOST)


def is_full(tree: Tree, first_block: int, spare: int) -> bool:
    """Return whether there is no room for another node with its first edges.

    `spare` nodes are reserved for the threads.
    """
    counts = tree.counts
    no_node = counts[NODES] + 1 + spare >= tree.visits.size
    no_cells = counts[CELLS] + (1 + spare) * first_block >= tree.child.size
    no_block = (
        tree.free_blocks[first_block.bit_length() - 1] == NO_NODE and counts[CELLS_END] + first_block > tree.child.size
    )
    return bool(no_node or no_cells or no_block)


def _next_size(size: int, needed: int) -> int:
    while size <= needed:
        size *= 4
    return size
