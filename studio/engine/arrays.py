"""Makes a tree's arrays, and makes them larger."""

from itertools import accumulate
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.tree import CELLS, CELLS_END, EPOCH, NODES, NODES_END, Tree, fill_shared

Array = npt.NDArray[Any]

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
"""What the phases read of a node lies together, in one line of the processor's memory."""
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
_SHARED_BYTES = 8  # a node's place among the shared ones, at most half of which are taken
FEWEST_NODES, _SMALL = 1 << 16, 1 << 18
_MOST = 1 << 31
_BLOCK_CLASSES = 32
_LINE = 128


def new_tree(transpositions: bool, memory_bytes: int) -> Tree:
    """An empty tree; node 0 and the first cells stand for "none"."""
    size = FEWEST_NODES
    while allocated_bytes(size, 4 * size, transpositions) > memory_bytes // 2 and size > 1024:
        size //= 2
    tree = Tree(
        **_arrays(size, 4 * size),
        counts=np.zeros(16, np.int64),
        free_blocks=np.zeros(_BLOCK_CLASSES, np.uint32),
        shared=np.zeros(2 * size if transpositions else 1, np.uint32),
    )
    tree.counts[NODES_END], tree.counts[CELLS_END], tree.counts[EPOCH] = 1, 4, 1
    return tree


def _arrays(nodes: int, cells: int) -> dict[str, Array]:
    """The arrays of all nodes and cells in one piece of memory, which the system hands out in a few large pages.

    Each begins a line further than a round number, or the cells of one node would compete for one place in the
    processor's memory.
    """
    kinds = {name: (nodes, np.dtype(kind)) for name, kind in _MORE_TYPES.items()}
    kinds |= {name: (cells, np.dtype(kind)) for name, kind in _CELL_TYPES.items()}
    ends = list(accumulate(((size * kind.itemsize // _LINE + 2) * _LINE for size, kind in kinds.values()), initial=0))
    memory = np.empty(nodes * _NODE.itemsize + 2 * _LINE + ends.pop(), np.uint8)
    records = _records(memory, nodes)
    behind = -memory.ctypes.data % _LINE + records.nbytes + _LINE
    arrays: dict[str, Array] = {
        name: np.ndarray(size, kind, memory, behind + begin)
        for (name, (size, kind)), begin in zip(kinds.items(), ends, strict=True)
    }
    return {name: records[name] for name in _NODE_TYPES} | arrays


def _records(memory: Array, nodes: int) -> Array:
    """What lies together of each node, at the first whole line of a tree's memory."""
    return np.ndarray(nodes, _NODE, memory, -memory.ctypes.data % _LINE)


def _memory(arrays: dict[str, Array]) -> Array:
    """The piece of memory that all arrays of a tree lie in."""
    memory: Array = arrays["visits"].base  # type: ignore[assignment]
    return memory


def allocated_bytes(nodes: int, cells: int, transpositions: bool) -> int:
    return nodes * (NODE_BYTES + _SHARED_BYTES * transpositions) + cells * CELL_BYTES


def used_bytes(tree: Tree) -> int:
    """What the nodes and edges take that are in use."""
    return allocated_bytes(int(tree.counts[NODES]), int(tree.counts[CELLS]), tree.shared.size > 1)


def held_bytes(tree: Tree) -> int:
    """What the arrays take, with their room for more."""
    return allocated_bytes(tree.visits.size, tree.child.size, tree.shared.size > 1)


def usable(tree: Tree, memory_bytes: int) -> tuple[int, int]:
    """How many nodes and cells may be used when no more than this is allowed, even if the arrays are larger."""
    share = min(1.0, memory_bytes / held_bytes(tree))
    return int(tree.visits.size * share), int(tree.child.size * share)


def grown(tree: Tree, nodes: int, cells: int) -> Tree:
    """The same tree with room for so many nodes and cells."""
    arrays = _arrays(nodes, cells)
    last_node, last_cell = int(tree.counts[NODES_END]), int(tree.counts[CELLS_END])
    old_records = _records(_memory(tree._asdict()), tree.visits.size)
    _records(_memory(arrays), nodes)[:last_node] = old_records[:last_node]
    for names, end in ((_MORE_TYPES, last_node), (_CELL_TYPES, last_cell)):
        for name in names:
            arrays[name][:end] = getattr(tree, name)[:end]
    if tree.shared.size > 1 and nodes > tree.visits.size:
        arrays["shared"] = _shared_table(tree, nodes)
    return tree._replace(**arrays)


def _shared_table(tree: Tree, nodes: int) -> Array:
    size = 1 << (2 * nodes - 1).bit_length()
    table = np.zeros(size, np.uint32)
    fill_shared(tree.shared, table, tree.key)
    return table


def next_sizes(tree: Tree, margin_nodes: int, margin_cells: int, memory_bytes: int) -> tuple[int, int]:
    """Larger sizes where little room is left, as far as the memory allows; the same sizes when it does not."""
    shared = tree.shared.size > 1
    nodes = _next_size(tree.visits.size, int(tree.counts[NODES_END]) + margin_nodes)
    cells = _next_size(tree.child.size, int(tree.counts[CELLS_END]) + margin_cells)
    excess = allocated_bytes(nodes, cells, shared) - memory_bytes
    if excess > 0:  # give up the newest room first, that of the edges before that of the nodes
        fewer = min(cells - tree.child.size, -(-excess // CELL_BYTES))
        cells -= fewer
        excess -= fewer * CELL_BYTES
    if excess > 0:
        nodes -= min(nodes - tree.visits.size, -(-excess // (NODE_BYTES + _SHARED_BYTES * shared)))
    return nodes, cells


def _next_size(size: int, needed: int) -> int:
    while size <= needed:
        size *= 4 if size < _SMALL else 2
    return min(size, _MOST)
