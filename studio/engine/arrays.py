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
_FEWEST_NODES, _FEWEST_CELLS = 1 << 10, 1 << 13
_MOST = 1 << 31
_BLOCK_CLASSES = 32


def new_tree(transpositions: bool) -> Tree:
    """An empty tree; node 0 and the first cells stand for "none"."""
    nodes: dict[str, Array] = {name: np.empty(_FEWEST_NODES, kind) for name, kind in _NODE_TYPES.items()}
    cells: dict[str, Array] = {name: np.empty(_FEWEST_CELLS, kind) for name, kind in _CELL_TYPES.items()}
    tree = Tree(
        **nodes,
        **cells,
        counts=np.zeros(16, np.int64),
        free_blocks=np.zeros(_BLOCK_CLASSES, np.uint32),
        shared=np.zeros(2 * _FEWEST_NODES if transpositions else 1, np.uint32),
    )
    tree.counts[NODES_END], tree.counts[CELLS_END], tree.counts[EPOCH] = 1, 4, 1
    return tree


def allocated_bytes(nodes: int, cells: int, transpositions: bool) -> int:
    return nodes * (NODE_BYTES + _SHARED_BYTES * transpositions) + cells * CELL_BYTES


def used_bytes(tree: Tree) -> int:
    """What the nodes and edges take that are in use."""
    return allocated_bytes(int(tree.counts[NODES]), int(tree.counts[CELLS]), tree.shared.size > 1)


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
    """Sizes twice as large where there is little room left, as far as the memory allows."""
    nodes, cells = tree.visits.size, tree.child.size
    shared = tree.shared.size > 1
    wanted_nodes = nodes * 2 if nodes - tree.counts[NODES_END] <= margin_nodes else nodes
    wanted_cells = cells * 2 if cells - tree.counts[CELLS_END] <= margin_cells else cells
    while wanted_cells - tree.counts[CELLS_END] <= margin_cells:
        wanted_cells *= 2
    wanted_nodes, wanted_cells = min(wanted_nodes, _MOST), min(wanted_cells, _MOST)
    if allocated_bytes(wanted_nodes, wanted_cells, shared) <= memory_bytes:
        return wanted_nodes, wanted_cells
    spare = memory_bytes - allocated_bytes(nodes, cells, shared)
    if spare <= 0:
        return nodes, cells
    if wanted_nodes > nodes:
        nodes = min(wanted_nodes, nodes + int(spare // (NODE_BYTES + _SHARED_BYTES * shared)))
    if wanted_cells > cells:
        spare = memory_bytes - allocated_bytes(nodes, cells, shared)
        cells = max(cells, min(wanted_cells, cells + int(spare // CELL_BYTES)))
    return nodes, cells
