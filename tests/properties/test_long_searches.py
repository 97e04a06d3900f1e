"""Twenty million simulations, more than a 32-bit float counts: sums stay exact and memory stays constant."""

import resource
import sys

import pytest

from studio.engine.kernels.search.simulation import BLACK_WINS, WHITE_WINS
from studio.engine.kernels.search.tree import ROOT, SCALE
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import Rules
from tests.engine.searches import tree_of
from tests.sizes import sizes

MANY = 20_000_000


@pytest.mark.parametrize("simulations", sizes(MANY, 4_000_000))
@pytest.mark.parametrize(
    ("rules", "parameters"),
    [
        (Rules(2, 2, 2), Parameters(proofs=False)),
        (Rules(3, 3, 3), Parameters(proofs=False, memory_mb=1, exploration=0.5)),
    ],
    ids=["small-board", "capped-tree"],
)
def test_many_million_simulations(rules: Rules, parameters: Parameters, simulations: int) -> None:
    search = Search(Position(rules), parameters, seed=1)
    search.run(Limit(simulations=2_000_000))
    before, nodes = _memory_mb(), search.snapshot().nodes
    search.run(Limit(simulations=simulations - 2_000_000))
    tree, tally = tree_of(search), search._simulations.first.tally
    root = int(tree.counts[ROOT])
    assert int(tree.visits[root]) == simulations == search.simulations
    # Wins and losses are counted as games end, independently of the sums in the tree.
    assert int(tree.value_sum[root]) == -(int(tally[BLACK_WINS]) - int(tally[WHITE_WINS])) * SCALE
    assert search.inspect(()).value == (int(tally[BLACK_WINS]) - int(tally[WHITE_WINS])) / simulations
    assert _memory_mb() - before < 20
    assert search.snapshot().nodes < 2 * nodes + 10_000
    assert search.snapshot().memory_mb < 2


def _memory_mb() -> float:
    """Return the peak memory of this process."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak / 1e3
