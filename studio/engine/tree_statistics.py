"""How a whole tree is made: its depths, its branching, and what is proven in it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from studio.engine.arrays import used_bytes
from studio.engine.kernels.tree import NODES
from studio.engine.kernels.walking import (
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
from studio.engine.live_tree import LiveTree, covering, longest_way, new_walk
from studio.engine.looking import Looking
from studio.engine.snapshot import Integers, frozen

CHUNK = 100_000
_MB = 1_000_000
_HALVINGS = 60


@dataclass(frozen=True)
class TreeStatistics:
    """What was counted so far, each node once."""

    simulations: int
    nodes: int  # until all are looked at, how many the search says there are
    edges: int  # those that lead to a node
    leaves: int  # nodes from which no edge leads to another
    proven_wins: int  # for the player who moved into the node
    proven_draws: int
    proven_losses: int
    depth_nodes: Integers  # [depth below the root]
    depth_leaves: Integers
    depth_visits: Integers
    depth_proven: Integers
    branching: Integers  # [number of children that are nodes]: how many nodes have so many; 0 counts nothing
    draw_share: float  # of the rollouts of this position
    memory_mb: float
    shared: int  # nodes that more than one edge leads to
    is_complete: bool
    looked_at: int

    @property
    def proven(self) -> int:
        return self.proven_wins + self.proven_draws + self.proven_losses

    @property
    def inner(self) -> int:
        """The nodes that have children."""
        return int(self.branching.sum())

    @property
    def deepest(self) -> int:
        """The greatest depth of a node."""
        return max(0, self.depth_nodes.size - 1)

    @property
    def mean_depth(self) -> float:
        """By nodes."""
        return float(self.depth_nodes @ np.arange(self.depth_nodes.size)) / max(1, self.looked_at)

    @property
    def mean_branching(self) -> float:
        """The mean number of children, of the nodes that have any."""
        return float(self.branching @ np.arange(self.branching.size)) / max(1, self.inner)

    @property
    def effective_branching(self) -> float:
        """How many children each node of an even tree has that is as deep as this one and as large."""
        if self.deepest == 0:
            return 0.0
        depths, low, high = np.arange(self.deepest + 1), 0.0, float(self.looked_at)
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            low, high = (middle, high) if (middle**depths).sum() < self.looked_at else (low, middle)
        return high


def counted_tree(
    look: Callable[[], Looking], told: Callable[[], tuple[int, float]], chunk: int = CHUNK
) -> Iterator[TreeStatistics]:
    """Walk the tree, chunk by chunk. Ends early when the tree gets another root.

    The search tells its simulations and the share of draws among its rollouts.
    """
    tree, walk, tally = LiveTree(look), new_walk(look()), _new_tally(look())
    while walk.depth[0] >= 0:
        looking = tree.looking()
        if looking is None:
            return
        walk = walk._replace(seen=covering(walk.seen, looking.tree))
        count_some(looking.tree, looking.settings, walk, tally, chunk)
        yield _statistics(looking, tally, told(), bool(walk.depth[0] < 0))


def _new_tally(looking: Looking) -> Tally:
    longest = longest_way(looking)
    return Tally(np.zeros((4, longest), np.int64), np.zeros(longest, np.int64), np.zeros(6, np.int64))


def _statistics(looking: Looking, tally: Tally, told: tuple[int, float], is_complete: bool) -> TreeStatistics:
    counts, depths = tally.counts, tally.depths
    met, depth = int(counts[NODES_MET]), int(np.count_nonzero(depths[DEPTH_NODES]))
    return TreeStatistics(
        simulations=told[0],
        nodes=met if is_complete else max(met, int(looking.tree.counts[NODES])),
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
        draw_share=told[1],
        memory_mb=used_bytes(looking.tree) / _MB,
        shared=int(counts[SHARED_MET]),
        is_complete=is_complete,
        looked_at=met,
    )
