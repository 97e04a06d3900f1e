"""The state of a search can be given to another search, which continues as the first would have."""

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.steering import Steering
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.searches import check_invariants, searched, tree_of, whole_tree

NINE = PRESETS["gomoku-9"]


@pytest.mark.parametrize("parameters", [{}, {"transpositions": True, "proofs": False}], ids=["tree", "graph"])
def test_another_search_continues_as_the_first_would_have(parameters: dict[str, bool]) -> None:
    first, twin = (searched(Position(NINE), 1500, seed=3, **parameters) for _ in range(2))
    other = Search.from_state(first.state())
    assert (other.position, other.parameters, other.seed) == (first.position, first.parameters, first.seed)
    assert (other.simulations, other.seconds, other.threads) == (first.simulations, first.seconds, 1)
    for search in (other, twin):
        search.run(Limit(simulations=500))
    assert whole_tree(other) == whole_tree(twin)
    assert other.simulations == 2000
    check_invariants(other)


def test_a_state_contains_the_arrays_and_no_unfinished_simulation() -> None:
    search = searched(Position(NINE), 300)
    search.step()
    state = search.state()
    assert state.tree is tree_of(search)
    assert state.tally[0] == search.simulations == 301
    assert not state.is_steered


def test_discarded_nodes_are_freed_first() -> None:
    search = searched(Position(NINE), 3000, exploration=0.2)
    search.play(search.snapshot().candidates[0].point)
    assert Search.from_state(search.state()).tidy()


def test_a_steered_root_remembers_that_its_moves_were_tried_out_of_order() -> None:
    search = searched(Position(NINE), 300)
    search.steer(Steering(only=frozenset({0})))
    search.run(Limit(simulations=50))
    other = Search.from_state(search.state(), threads=2)
    assert other.steering.is_empty
    assert other.state().is_steered
    other.run(Limit(simulations=500))
    check_invariants(other)
