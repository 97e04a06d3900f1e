"""Finds the nodes of a whole tree that match a filter. The first ones, in the order of the filter, are copied."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from studio.engine.kernels.search.tree import NODES, ROOT
from studio.engine.kernels.walks.filtering import (
    BY_DEPTH,
    BY_VALUE,
    BY_VISITS,
    CHANGES,
    FILLED,
    LOOKED_AT,
    MATCHING,
    Rows,
    Sieve,
    filter_some,
)
from studio.engine.running.task import UNLIMITED
from studio.engine.running.tree_reader import TreeReader
from studio.engine.trees.live_tree import LiveTree, begin_again, covering, longest_path, new_walk
from studio.engine.views.found_nodes import FilteredNodes, FilterOrder, TreeFilter
from studio.engine.views.snapshot import frozen

# A step takes some milliseconds.
CHUNK = 100_000
"""The number of edges that one step visits. A visit to a node counts as several edges."""
_FALL = 16
_SHALLOW = (2, 4)


_ORDERS = {FilterOrder.VISITS: BY_VISITS, FilterOrder.VALUE: BY_VALUE, FilterOrder.DEPTH: BY_DEPTH}


def filtered_nodes(reader: TreeReader, wanted: TreeFilter, chunk: int = CHUNK) -> Iterator[FilteredNodes]:
    """Walk through the tree chunk by chunk, and yield the nodes found so far.

    If the search changes its root, end early.
    """
    tree = LiveTree(reader)
    walk, rows, found = new_walk(reader), _new_rows(reader, wanted.most_rows), _Found(wanted)
    limits = _limits(wanted, reader)
    if not limits:
        yield found.now(rows, int(reader.tree.counts[NODES]), True)
    for turn, (walked_visits, depth) in enumerate(limits, 1):
        begin_again(walk, reader)
        rows.counts[LOOKED_AT] = 1  # the root
        sieve = Sieve(
            points=reader.board.points,
            walked_visits=walked_visits,
            fewest_visits=max(1, wanted.fewest_visits, walked_visits),
            most_depth=depth,
            proven_only=wanted.proven_only,
            order=_ORDERS[wanted.order],
            turn=turn,
        )
        while walk.depth[0] >= 0:
            if tree.is_gone:
                return
            walk = walk._replace(seen=covering(walk.seen, reader.tree))
            filter_some(reader.tree, reader.method, walk, sieve, rows, chunk)
            yield found.now(rows, int(reader.tree.counts[NODES]), turn == len(limits) and bool(walk.depth[0] < 0))


def _limits(wanted: TreeFilter, reader: TreeReader) -> list[tuple[int, int]]:
    """Return for each walk the fewest visits and the greatest depth of the nodes that it reaches.

    The last walk reaches all matching nodes. Short walks come first, to find the best matches early: the most visited
    nodes, or those near the root.
    """
    fewest, visits = max(1, wanted.fewest_visits), int(reader.tree.visits[reader.tree.counts[ROOT]])
    # If positions are shared, a node may have more visits than its parent.
    last = 0 if reader.method.transpositions else fewest
    deepest = UNLIMITED if wanted.most_depth is None else wanted.most_depth
    if deepest < 1:
        return []
    limits = []
    if wanted.order is FilterOrder.VISITS:
        while (visits := visits // _FALL) >= _FALL * fewest:  # a walk over a larger part would not be quick
            limits.append((visits, deepest))
    elif wanted.order is FilterOrder.DEPTH:
        limits = [(last, depth) for depth in _SHALLOW if depth < deepest]
    return [*limits, (last, deepest)]


def _new_rows(reader: TreeReader, most: int) -> Rows:
    most, longest = max(0, most), longest_path(reader)
    return Rows(
        path=np.zeros(longest, np.uint16),
        paths=np.zeros((most + 1, longest), np.uint16),
        depths=np.zeros(most + 1, np.int64),
        rank=np.zeros(most + 1),
        visits=np.zeros(most + 1, np.int64),
        values=np.zeros(most + 1),
        lower=np.zeros(most + 1, np.int8),
        upper=np.zeros(most + 1, np.int8),
        heap=np.zeros(most, np.int64),
        counts=np.zeros(5, np.int64),
    )


class _Found:
    """Makes views of the rows found so far. A row is copied only if it has changed since the last view."""

    def __init__(self, wanted: TreeFilter) -> None:
        self._wanted = wanted
        self._changes, self._looked_at = -1, 1  # the root
        self._copied: dict[str, Any] = {}

    def now(self, rows: Rows, nodes: int, is_complete: bool) -> FilteredNodes:
        if rows.counts[CHANGES] != self._changes:
            self._changes, self._copied = int(rows.counts[CHANGES]), _in_order(rows)
        self._looked_at = max(self._looked_at, int(rows.counts[LOOKED_AT]))  # a quick walk may visit fewer
        return FilteredNodes(
            filter=self._wanted,
            **self._copied,
            matching=int(rows.counts[MATCHING]),
            looked_at=self._looked_at,
            nodes=max(nodes, self._looked_at),
            is_complete=is_complete,
        )


def _in_order(rows: Rows) -> dict[str, Any]:
    """Return copies of the rows, sorted."""
    filled = rows.heap[: rows.counts[FILLED]]
    depths = rows.depths[filled]
    moves = rows.paths[filled, : int(depths.max(initial=0))]
    moves[np.arange(moves.shape[1]) >= depths[:, None]] = 0
    order = np.lexsort((_sortable(moves), -rows.visits[filled], -rows.rank[filled]))
    kept = filled[order]
    numbers = {name: frozen(getattr(rows, name)[kept]) for name in ("visits", "values", "lower", "upper")}
    return {"moves": frozen(moves[order])} | numbers


def _sortable(moves: Any) -> Any:
    """Return each path as bytes. The bytes have the same order as the paths."""
    # The order of these bytes is the order of the paths, move by move.
    count, length = moves.shape
    return np.ascontiguousarray(moves, ">u2").view(f"S{2 * length}").ravel() if length else np.zeros(count)
