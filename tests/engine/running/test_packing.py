"""A tree with fragmented memory for edges is compacted without changing it."""

from typing import Any

import numpy as np
import pytest

from studio.engine.kernels.search.tree import CELLS, CELLS_END, NODES
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.running.arrays import is_scattered, packed
from studio.engine.search import Search
from studio.engine.trees.statistics import counted_tree
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.possible_numbers import impossible_numbers
from tests.engine.searches import check_invariants, live_nodes, tree_of, whole_tree

NINE = PRESETS["gomoku-9"]
SMALL: dict[str, Any] = {"proofs": False, "memory_mb": 1, "selection": "puct", "first_play": 0.0}
"""All moves are listed at once, so that edges fill the memory."""


def scattered(seed: int, **parameters: Any) -> Search:
    """Return a full tree of which a move has left little."""
    search = Search(Position(NINE), Parameters(**SMALL | parameters), seed=seed)
    search.run(Limit(simulations=30_000))
    view = search.inspect(())
    search.play(int(view.points[np.argmin(view.child_visits)]))
    while not search.tidy():
        pass
    assert is_scattered(tree_of(search))
    return search


def edges_by_node(search: Search) -> dict[int, list[tuple[Any, ...]]]:
    tree = tree_of(search)
    names = "move", "child", "edge_visits", "mean", "spread", "prior"
    return {
        node: [tuple(getattr(tree, name)[cell].item() for name in names) for cell in cells]
        for node, cells in live_nodes(tree, search._reader.method.first_block)
    }


@pytest.mark.parametrize("parameters", [{}, {"transpositions": True}])
def test_compacting_changes_only_the_places(parameters: dict[str, Any]) -> None:
    search = scattered(1, **parameters)
    old, seen, edges = tree_of(search), whole_tree(search), edges_by_node(search)
    search._memory.tree = packed(old, search._reader.method.first_block)
    tree = tree_of(search)
    assert int(tree.counts[CELLS_END]) == int(tree.counts[CELLS]) + 4 < int(old.counts[CELLS_END]) // 2
    assert edges_by_node(search) == edges
    assert whole_tree(search) == seen
    check_invariants(search)
    assert not impossible_numbers(search)


def test_a_run_compacts_a_fragmented_tree_first() -> None:
    search = scattered(2)
    old, nodes = tree_of(search), int(tree_of(search).counts[NODES])
    search.run(Limit(simulations=20_000))
    assert not is_scattered(tree_of(search))
    assert tree_of(search).counts is not old.counts
    assert int(tree_of(search).counts[NODES]) > 3 * nodes
    check_invariants(search)


def test_a_run_without_enough_time_does_not_compact() -> None:
    search = scattered(3)
    old = tree_of(search)
    search._memory.make_ready()  # the time limit of a move counts from here
    search._memory.pack(seconds_left=1e-6)
    assert tree_of(search).counts is old.counts
    search._memory.pack(seconds_left=10.0)
    assert tree_of(search).counts is not old.counts


def test_a_walk_through_the_tree_ends_when_it_is_compacted() -> None:
    search = scattered(4)
    walk = counted_tree(search._reader, lambda: (0, 0), chunk=50)
    next(walk)
    search._memory.pack()
    assert list(walk) == []


def test_a_tree_that_cannot_be_compacted_for_lack_of_memory_is_unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise MemoryError

    search = scattered(5)
    old = tree_of(search)
    monkeypatch.setattr("studio.engine.running.tree_memory.packed", refuse)
    search.run(Limit(simulations=100))
    assert tree_of(search).counts is old.counts
    check_invariants(search)
