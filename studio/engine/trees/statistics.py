"""Counts the statistics of a whole tree: depths, branching and proofs."""

from collections.abc import Callable, Iterator

import numpy as np

from studio.engine.kernels.search.tree import NODES
from studio.engine.kernels.walks.walking import (
    DEPTH_LEAVES,
    DEPTH_NODES,
    DEPTH_PROVEN,
    DEPTH_VISITS,
    DRAWN,
    EDGES_MET,
    LOST,
    NODES_MET,
    SHARED_MET,
    WON,
    Tally,
    count_some,
)
from studio.engine.running.arrays import MB, used_bytes
from studio.engine.running.tree_reader import TreeReader
from studio.engine.trees.live_tree import LiveTree, covering, longest_path, new_walk
from studio.engine.views.snapshot import frozen
from studio.engine.views.statistics import TreeStatistics

CHUNK = 100_000


def counted_tree(
    reader: TreeReader, simulation_counts: Callable[[], tuple[int, int]], chunk: int = CHUNK
) -> Iterator[TreeStatistics]:
    """Walk through the tree chunk by chunk, and yield the statistics so far.

    If the search changes its root, end early. `simulation_counts` returns the number of simulations and the number of
    those that were drawn.
    """
    tree, walk, tally = LiveTree(reader), new_walk(reader), _new_tally(reader)
    while walk.depth[0] >= 0:
        if tree.is_gone:
            return
        walk = walk._replace(seen=covering(walk.seen, reader.tree))
        count_some(reader.tree, reader.method, walk, tally, chunk)
        yield _statistics(reader, tally, simulation_counts(), bool(walk.depth[0] < 0))


def _new_tally(reader: TreeReader) -> Tally:
    longest = longest_path(reader)
    return Tally(np.zeros((4, longest), np.int64), np.zeros(longest, np.int64), np.zeros(6, np.int64))


def _statistics(
    reader: TreeReader, tally: Tally, simulation_counts: tuple[int, int], is_complete: bool
) -> TreeStatistics:
    counts, depths = tally.counts, tally.depths
    met, depth = int(counts[NODES_MET]), int(np.count_nonzero(depths[DEPTH_NODES]))
    return TreeStatistics(
        simulations=simulation_counts[0],
        nodes=met if is_complete else max(met, int(reader.tree.counts[NODES])),
        edges=int(counts[EDGES_MET]),
        leaves=int(depths[DEPTH_LEAVES].sum()),
        proven_wins=int(counts[WON]),
        proven_draws=int(counts[DRAWN]),
        proven_losses=int(counts[LOST]),
        depth_nodes=frozen(depths[DEPTH_NODES, :depth].copy()),
        depth_leaves=frozen(depths[DEPTH_LEAVES, :depth].copy()),
        depth_visits=frozen(depths[DEPTH_VISITS, :depth].copy()),
        depth_proven=frozen(depths[DEPTH_PROVEN, :depth].copy()),
        branching=frozen(np.trim_zeros(tally.branching, "b").copy()),
        draws=simulation_counts[1],
        memory_mb=used_bytes(reader.tree) / MB,
        shared=int(counts[SHARED_MET]),
        is_complete=is_complete,
        looked_at=met,
    )
