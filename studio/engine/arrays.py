"""Makes a tree's arrays, and makes them larger."""

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
    "lower": np.int8,
    "upper": np.int8,
    "distance": np.int32,
    "lock": np.int32,
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
NODE_BYTES = sum(np.dtype(kind).itemsize for kind in _NODE_TYPES.values())
CELL_BYTES = sum(np.dtype(kind).itemsize for kind in _CELL_TYPES.values())
_SHARED_BYTES = 8  # a node's place among the shared ones, at most half of which are taken
FEWEST_NODES, _SMALL = 1 << 14, 1 << 18
_MOST = 1 << 31
_BLOCK_CLASSES = 32


def new_tree(transpositions: bool, memory_bytes: int) -> Tree:
    """An empty tree; node 0 and the first cells stand for "none"."""
    size = FEWEST_NODES
    while allocated_bytes(size, 4 * size, transpositions) > memory_bytes // 2 and size > 1024:
        size //= 2
    nodes: dict[str, Array] = {name: np.empty(size, kind) for name, kind in _NODE_TYPES.items()}
    cells: dict[str, Array] = {name: np.empty(4 * size, kind) for name, kind in _CELL_TYPES.items()}
    tree = Tree(
        **nodes,
        **cells,
        counts=np.zeros(16, np.int64),
        free_blocks=np.zeros(_BLOCK_CLASSES, np.uint32),
        shared=np.zeros(2 * size if transpositions else 1, np.uint32),
    )
    tree.counts[NODES_END], tree.counts[CELLS_END], tree.counts[EPOCH] = 1, 4, 1
    return tree


def allocated_bytes(nodes: int, cells: int, transpositions: bool) -> int:
    return nodes * (NODE_BYTES + _SHARED_BYTES * transpositions) + cells * CELL_BYTES


def used_bytes(tree: Tree) -> int:
    """What the nodes and edges take that are in use."""
    return allocated_bytes(int(tree.counts[NODES]), int(tree.counts[CELLS]), tree.shared.size > 1)


def held_bytes(tree: Tree) -> int:
    """What the arrays take, with their room for more."""
    return sum(array.nbytes for array in tree)


def grown(tree: Tree, nodes: int, cells: int) -> Tree:
    """The same tree with room for so many nodes and cells."""
    arrays: dict[str, Array] = {name: _longer(getattr(tree, name), nodes) for name in _NODE_TYPES}
    arrays |= {name: _longer(getattr(tree, name), cells) for name in _CELL_TYPES}
    if tree.shared.size > 1 and nodes > tree.visits.size:
        arrays["shared"] = _shared_table(tree, nodes)
    return tree._replace(**arrays)


def _longer(array: Array, size: int) -> Array:
    if size <= array.size:
        return array
    longer = np.empty(size, array.dtype)
    longer[: array.size] = array
    return longer


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
