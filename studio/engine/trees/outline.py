"""Selects the most visited part of a tree that is small enough to be drawn."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from studio.engine.kernels.search.tree import ROOT
from studio.engine.kernels.walks.looking import follow_line
from studio.engine.kernels.walks.outlining import EDGES, TAKEN, WAITING, Outline, outline_some
from studio.engine.running.tree_reader import TreeReader
from studio.engine.trees.live_tree import LiveTree, covering
from studio.engine.views.outline import UNKNOWN, TreeOutline
from studio.engine.views.snapshot import frozen

CHUNK = 100_000
_ROOM = 1 << 16


def outlined_tree(reader: TreeReader, budget: int, chunk: int = CHUNK) -> Iterator[TreeOutline]:
    """Select nodes chunk by chunk, and yield the outline so far. If the search changes its root, end early."""
    tree, outline, is_complete = LiveTree(reader), _new_outline(reader, max(1, budget)), False
    while not is_complete:
        if tree.is_gone:
            return
        outline = _with_room(outline, reader)
        outline_some(reader.tree, reader.method, outline, chunk)
        is_complete = bool(outline.counts[WAITING] == 0 or outline.counts[TAKEN] == outline.node.size)
        yield _drawn(reader, outline, is_complete)


def _new_outline(reader: TreeReader, budget: int) -> Outline:
    nodes = {name: np.zeros(budget, np.int64) for name in ("node", "depth", "children")}
    edges = {name: np.zeros(0, np.int64) for name in ("edge_from", "edge_cell", "heap_visits", "heap_edge")}
    place = np.zeros(reader.tree.visits.size, np.int32)
    return Outline(**nodes, place=place, **edges, counts=np.zeros(3, np.int64))


def _with_room(outline: Outline, reader: TreeReader) -> Outline:
    """Return the outline.

    It gets more memory if the tree has grown, or if there might be no room for the edges of another node.
    """
    outline = outline._replace(place=covering(outline.place, reader.tree))
    used, size = int(outline.counts[EDGES]), outline.edge_cell.size
    if used + reader.method.order.size <= size:
        return outline
    longer: dict[str, Any] = {}
    for name in ("edge_from", "edge_cell", "heap_visits", "heap_edge"):
        longer[name] = np.zeros(2 * size + _ROOM, np.int64)
        longer[name][:used] = getattr(outline, name)[:used]
    return outline._replace(**longer)


# The kernel selects nodes in the order of their visits. The view lists them level by level.


class _Edges(NamedTuple):
    """The edges between selected nodes.

    Each field is an array. The number of a node is its place in the order of selection.
    """

    source: Any
    target: Any
    cell: Any
    point: Any
    visits: Any

    def at(self, rows: Any) -> "_Edges":
        return _Edges(*(column[rows] for column in self))

    def renumbered(self, place: Any) -> "_Edges":
        return self._replace(source=place[self.source], target=place[self.target])


def _drawn(reader: TreeReader, outline: Outline, is_complete: bool) -> TreeOutline:
    tree, taken = reader.tree, int(outline.counts[TAKEN])
    edges = _edges_within(reader, outline)
    through = edges.at(np.unique(edges.target, return_index=True)[1])  # the first edge to each node except the root
    order, place = _by_levels(outline.depth[:taken], through)
    through, edges = through.renumbered(place).at(order[1:] - 1), edges.renumbered(place)
    edges = edges.at(np.lexsort((edges.source, edges.target)))
    nodes = outline.node[order]
    lower, upper = tree.lower[nodes], tree.upper[nodes]
    return TreeOutline(
        rules=reader.board.rules,
        budget=outline.node.size,
        parent=frozen(np.append(-1, through.source)),
        point=frozen(np.append(-1, through.point)),
        depth=frozen(outline.depth[order]),
        visits=frozen(tree.visits[nodes]),
        value=frozen(_values(reader, nodes)),
        proof=frozen(np.where(lower == upper, lower, UNKNOWN).astype(np.int8)),
        left_out=frozen(outline.children[order] - np.bincount(edges.source, minlength=taken)),
        is_principal=frozen(_principal(reader, edges, taken)),
        edge_from=frozen(edges.source),
        edge_to=frozen(edges.target),
        edge_visits=frozen(edges.visits),
        edge_prior=frozen(tree.prior[edges.cell].astype(np.float64)),
        is_complete=is_complete,
    )


def _edges_within(reader: TreeReader, outline: Outline) -> _Edges:
    """Return the edges between selected nodes.

    They are sorted by target; edges to the same target begin with the most visited.
    """
    tree, known = reader.tree, int(outline.counts[EDGES])
    target = outline.place[tree.child[outline.edge_cell[:known]]].astype(np.int64) - 1
    within = np.flatnonzero(target >= 0)
    cell = outline.edge_cell[within]
    edges = _Edges(
        outline.edge_from[within], target[within], cell, reader.points(tree.move[cell]), tree.edge_visits[cell]
    )
    return edges.at(np.lexsort((edges.source, -edges.visits, edges.target)))


def _by_levels(depth: Any, through: _Edges) -> tuple[Any, Any]:
    """Return the nodes sorted by level, and the index of each node in this list.

    `through` has an edge to each node except the root. Siblings are next to each other, the most visited first.
    """
    order, place, end = np.zeros(depth.size, np.int64), np.zeros(depth.size, np.int64), 1
    for level in range(1, int(depth.max()) + 1):
        nodes = np.flatnonzero(depth == level)
        source, visits, points = (column[nodes - 1] for column in (through.source, through.visits, through.point))
        nodes = nodes[np.lexsort((points, -visits, place[source]))]
        place[nodes] = np.arange(end, end + nodes.size)
        order[end : end + nodes.size] = nodes
        end += nodes.size
    return order, place


def _values(reader: TreeReader, nodes: Any) -> Any:
    tree = reader.tree
    values = tree.value_sum[nodes] / (np.maximum(tree.visits[nodes], 1) * float(reader.scale))
    return np.clip(values, tree.lower[nodes], tree.upper[nodes]) if reader.method.proofs else values


def _principal(reader: TreeReader, edges: _Edges, nodes: int) -> Any:
    """Return for each node of the outline whether the principal variation contains it."""
    line = np.zeros(reader.board.rules.size, np.uint16)
    length = follow_line(reader.tree, reader.method, int(reader.tree.counts[ROOT]), line)
    principal, node = np.zeros(nodes, np.bool_), 0
    principal[0] = True
    for point in reader.points(line[:length]):
        following = edges.target[(edges.source == node) & (edges.point == point)]
        if not following.size:
            break
        node = following[0]
        principal[node] = True
    return principal
