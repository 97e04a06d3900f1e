"""Statistics of a whole tree agree with a slow walk, for any chunks, and while the tree grows."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.engine.running.arrays import FEWEST_NODES
from studio.engine.search import Search
from studio.engine.trees.statistics import counted_tree
from studio.engine.views.statistics import TreeStatistics
from studio.game.position import Position
from tests.engine.searches import searched, tree_of
from tests.engine.trees.whole_trees import (
    NINE,
    TREES,
    Met,
    assert_frozen,
    assert_same,
    growing,
    last_of,
    look,
    tree,
    walked,
    walked_tree,
)
from tests.sizes import sizes


def in_chunks(search: Search, chunk: int) -> Any:
    return counted_tree(look(search), lambda: (search.simulations, search.snapshot().draws), chunk)


def by_depth(nodes: list[Met], deepest: int) -> list[int]:
    counter = Counter(node.depth for node in nodes)
    return [counter[depth] for depth in range(deepest + 1)]


def check(search: Search, nodes: list[Met], found: TreeStatistics) -> None:
    snapshot, deepest = search.snapshot(), max(node.depth for node in nodes)
    proven, leaves = [node for node in nodes if node.proof != 2], [node for node in nodes if not node.children]
    inner = [node for node in nodes if node.children]
    assert found.is_complete
    assert found.nodes == found.looked_at == len(nodes)
    assert found.leaves == len(leaves)
    assert found.edges == sum(len(node.children) for node in nodes)
    assert found.shared == sum(node.parents > 1 for node in nodes)
    assert [found.proven_losses, found.proven_draws, found.proven_wins] == [
        sum(node.proof == proof for node in nodes) for proof in (-1, 0, 1)
    ]
    assert found.proven == len(proven)
    assert found.depth_nodes.tolist() == by_depth(nodes, deepest)
    assert found.depth_leaves.tolist() == by_depth(leaves, deepest)
    assert found.depth_proven.tolist() == by_depth(proven, deepest)
    assert found.depth_visits.tolist() == [
        sum(node.visits for node in nodes if node.depth == depth) for depth in range(deepest + 1)
    ]
    branching = Counter(len(node.children) for node in inner)
    assert found.branching.tolist() == [branching[count] for count in range(max(branching, default=-1) + 1)]
    assert (found.inner, found.deepest) == (len(inner), deepest)
    assert found.mean_depth == pytest.approx(np.mean([node.depth for node in nodes]))
    assert found.mean_branching == pytest.approx(found.edges / max(1, len(inner)))
    assert found.simulations == snapshot.simulations
    assert (found.draws, found.memory_mb) == (snapshot.draws, snapshot.memory_mb)


@pytest.mark.parametrize("name", TREES)
def test_statistics_agree_with_a_slow_walk(name: str) -> None:
    search = tree(name)
    found = last_of(search.statistics())
    check(search, list(walked_tree(name).values()), found)
    assert (found.nodes, found.leaves) == (search.snapshot().nodes, search.snapshot().leaves)


@pytest.mark.long
@pytest.mark.parametrize("examples", sizes(20, 10))
def test_chunks_of_any_size_count_the_same(examples: int) -> None:
    @given(st.sampled_from(sorted(TREES)), st.integers(1, 3000))
    @settings(max_examples=examples)
    def count_the_same(name: str, chunk: int) -> None:
        assert_same(last_of(in_chunks(tree(name), chunk)), last_of(tree(name).statistics()))

    count_the_same()


@pytest.mark.parametrize("name", ["tic-tac-toe, proven", "graph", "gomoku, puct"])
def test_each_part_continues_the_previous_one(name: str) -> None:
    parts = list(in_chunks(tree(name), 100))
    assert len(parts) > 20
    assert [part.is_complete for part in parts] == [False] * (len(parts) - 1) + [True]
    for part in parts:
        assert part.nodes == len(walked_tree(name))
        assert part.depth_nodes.sum() == part.looked_at <= part.nodes
        assert_frozen(part)
    assert [part.looked_at for part in parts] == sorted(part.looked_at for part in parts)


def test_shared_positions_are_counted_once() -> None:
    found = last_of(tree("graph").statistics())
    assert found.shared > 100
    assert found.edges > found.nodes - 1
    for name in ("gomoku", "tic-tac-toe, proven"):
        found = last_of(tree(name).statistics())
        assert (found.shared, found.edges) == (0, found.nodes - 1)


def test_a_uniform_tree_of_the_effective_branching_has_as_many_nodes() -> None:
    for name in ("gomoku", "graph", "tic-tac-toe, proven"):
        found = last_of(tree(name).statistics())
        assert found.effective_branching > 1
        even = sum(found.effective_branching**depth for depth in range(found.deepest + 1))
        assert even == pytest.approx(found.nodes)


def test_a_root_alone_has_a_depth_and_no_branching() -> None:
    found = last_of(tree("before the first simulation").statistics())
    assert (found.nodes, found.leaves, found.edges, found.inner, found.deepest) == (1, 1, 0, 0, 0)
    assert (found.mean_depth, found.mean_branching, found.effective_branching) == (0.0, 0.0, 0.0)
    assert last_of(tree("a game that is over").statistics()).proven_wins == 1


@pytest.mark.parametrize("parameters", [{}, {"transpositions": True}, {"selection": "puct"}])
def test_the_tree_may_grow_meanwhile(parameters: dict[str, Any]) -> None:
    search = searched(Position(NINE), 1000, proofs=False, **parameters)
    found = growing(search, in_chunks(search, 2000), 20, 5000)
    assert tree_of(search).visits.size > FEWEST_NODES
    assert found.is_complete
    assert found.nodes == found.looked_at == found.depth_nodes.sum() <= search.snapshot().nodes
    assert found.nodes == found.leaves + found.inner
    assert found.edges == found.branching @ np.arange(found.branching.size) >= found.nodes - 1
    assert found.simulations == search.simulations


@pytest.mark.parametrize("transpositions", [False, True])
def test_statistics_after_a_move_ignore_reclaimed_nodes(transpositions: bool) -> None:
    search = searched(Position(NINE), 6000, proofs=False, exploration=0.2, transpositions=transpositions)
    search.play(int(search.inspect(()).points[0]))
    nodes = list(walked(search).values())
    assert len(nodes) < search.snapshot().nodes
    tidied = [(part, search.tidy()) for part in in_chunks(search, 500)][-1][0]
    check(search, nodes, tidied)
    check(search, nodes, last_of(search.statistics()))


def test_statistics_may_be_abandoned_and_end_when_the_tree_has_another_root() -> None:
    search = searched(Position(NINE), 3000)
    dropped, parts = in_chunks(search, 100), in_chunks(search, 100)
    assert not next(dropped).is_complete
    dropped.close()
    assert not next(parts).is_complete
    search.play(int(search.inspect(()).points[0]))
    assert list(parts) == []
