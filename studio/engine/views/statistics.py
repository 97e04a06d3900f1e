"""Statistics of a whole tree: depths, branching and proofs."""

from dataclasses import dataclass

import numpy as np

from studio.engine.views.snapshot import Integers
from studio.engine.views.view import View

_HALVINGS = 60


@dataclass(frozen=True, eq=False)
class TreeStatistics(View):
    """The statistics of the nodes that were counted so far. Each node is counted once."""

    simulations: int
    nodes: int  # counted by the walk; until it is complete, the count of the search itself
    edges: int  # edges that lead to a node
    leaves: int  # nodes without children
    proven_wins: int  # for the player who moved into the node
    proven_draws: int
    proven_losses: int
    depth_nodes: Integers  # [depth below the root]
    depth_leaves: Integers
    depth_visits: Integers
    depth_proven: Integers
    branching: Integers  # [number of children in the tree]: how many nodes have that many; leaves are not counted
    draws: int  # the simulations of this position that ended in a draw
    memory_mb: float
    shared: int  # nodes that more than one edge leads to
    is_complete: bool
    looked_at: int

    @property
    def draw_share(self) -> float:
        """The share of simulations that ended in a draw, from 0 to 1."""
        return self.draws / max(1, self.simulations)

    @property
    def breadth(self) -> int:
        """The number of nodes at the depth that has the most."""
        return int(self.depth_nodes.max(initial=0))

    @property
    def proven(self) -> int:
        return self.proven_wins + self.proven_draws + self.proven_losses

    @property
    def inner(self) -> int:
        """The number of nodes that have children."""
        return int(self.branching.sum())

    @property
    def deepest(self) -> int:
        """The greatest depth of a node."""
        return max(0, self.depth_nodes.size - 1)

    @property
    def mean_depth(self) -> float:
        """The mean depth of the nodes."""
        return float(self.depth_nodes @ np.arange(self.depth_nodes.size)) / max(1, self.looked_at)

    @property
    def mean_branching(self) -> float:
        """The mean number of children of the nodes that have children."""
        return float(self.branching @ np.arange(self.branching.size)) / max(1, self.inner)

    @property
    def effective_branching(self) -> float:
        """The branching factor that a uniform tree with the same depth and number of nodes would have."""
        if self.deepest == 0:
            return 0.0
        depths, low, high = np.arange(self.deepest + 1), 0.0, float(self.looked_at)
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            low, high = (middle, high) if (middle**depths).sum() < self.looked_at else (low, middle)
        return high
