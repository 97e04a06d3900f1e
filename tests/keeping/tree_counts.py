"""Statistics of a tree with given numbers, for the tests of their views."""

import numpy as np

from studio.engine.views.statistics import TreeStatistics


def some_statistics(*, is_complete: bool = True, looked_at: int = 5000, shared: int = 0) -> TreeStatistics:
    """Return statistics of a tree with 5,000 nodes and a depth of three plies."""
    return TreeStatistics(
        simulations=12_000,
        nodes=5_000,
        edges=5_100,
        leaves=4_000,
        proven_wins=7,
        proven_draws=2,
        proven_losses=1,
        depth_nodes=np.array([1, 20, 380, 4_599]),
        depth_leaves=np.array([0, 0, 10, 3_990]),
        depth_visits=np.array([12_000, 11_999, 11_000, 6_000]),
        depth_proven=np.array([0, 0, 4, 6]),
        branching=np.array([0, 600, 300, 0, 100]),
        draws=1_500,
        memory_mb=3.14,
        shared=shared,
        is_complete=is_complete,
        looked_at=looked_at,
    )
