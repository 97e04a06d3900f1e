"""A hundred million simulations: sums stay exact and memory stays flat."""

import resource
import sys

import pytest

from studio.engine.kernels.passes import BLACK_WINS, WHITE_WINS
from studio.engine.kernels.tree import ROOT, SCALE
from studio.engine.limits import Limit
from studio.engine.parameters import Parameters
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import Rules

MANY = 100_000_000


@pytest.mark.parametrize(
    ("rules", "parameters"),
    [
        (Rules(2, 2, 2), Parameters(proofs=False)),
        (Rules(3, 3, 3), Parameters(proofs=False, memory_mb=1, exploration=0.5)),
    ],
    ids=["small-board", "capped-tree"],
)
def test_a_hundred_million_simulations(rules: Rules, parameters: Parameters) -> None:
    search = Search(Position(rules), parameters, seed=1)
    search.run(Limit(simulations=2_000_000))
    before, nodes = _memory_mb(), search.snapshot().nodes
    search.run(Limit(simulations=MANY - 2_000_000))
    tree, tally = search._tree, search._passes[0].tally
    root = int(tree.counts[ROOT])
    assert int(tree.visits[root]) == MANY == search.simulations
    # The games won and lost are counted as they end, apart from the sums in the tree.
    assert int(tree.value_sum[root]) == -(int(tally[BLACK_WINS]) - int(tally[WHITE_WINS])) * SCALE
    assert search.inspect(()).value == (int(tally[BLACK_WINS]) - int(tally[WHITE_WINS])) / MANY
    assert _memory_mb() - before < 20
    assert search.snapshot().nodes < 2 * nodes + 10_000
    assert search.snapshot().memory_mb < 2


def _memory_mb() -> float:
    """The most that this process has held so far."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak / 1e3
