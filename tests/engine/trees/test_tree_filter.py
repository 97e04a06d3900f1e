"""Filters find the rows and numbers of a slow walk, for any chunks, and while the tree grows."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.engine.options.limits import Limit
from studio.engine.running.arrays import FEWEST_NODES
from studio.engine.search import Search
from studio.engine.trees.filter import filtered_nodes
from studio.engine.views.found_nodes import FilteredNodes, FilterOrder, TreeFilter
from studio.game.position import Position
from tests.engine.searches import searched, tree_of
from tests.engine.trees.whole_trees import (
    NINE,
    TREES,
    Met,
    assert_frozen,
    assert_same,
    growing,
    is_graph,
    last_of,
    look,
    name_in,
    tree,
    walked,
    walked_tree,
)
from tests.game.boards import dropped
from tests.sizes import one_always, sizes

FILTERS = (
    TreeFilter(),
    TreeFilter(most_rows=5),
    TreeFilter(fewest_visits=10),
    TreeFilter(fewest_visits=0, most_rows=0),
    TreeFilter(proven_only=True),
    TreeFilter(most_depth=0),
    TreeFilter(most_depth=2, order=FilterOrder.VALUE, most_rows=50),
    TreeFilter(order=FilterOrder.DEPTH, most_rows=100),
    TreeFilter(order=FilterOrder.DEPTH, fewest_visits=3, proven_only=True),
    TreeFilter(order=FilterOrder.VALUE, fewest_visits=2, most_depth=3),
    TreeFilter(fewest_visits=1_000_000),
)
SOME_FILTERS = st.builds(
    TreeFilter,
    fewest_visits=st.integers(0, 300),
    most_depth=st.none() | st.integers(0, 9),
    proven_only=st.booleans(),
    order=st.sampled_from(FilterOrder),
    most_rows=st.integers(0, 40) | st.just(10_000),
)


def matching(nodes: dict[Any, Met], wanted: TreeFilter) -> list[Met]:
    """Return all matching nodes in order."""

    def place(node: Met) -> Any:
        rank = {FilterOrder.VISITS: 0, FilterOrder.VALUE: -node.value, FilterOrder.DEPTH: node.depth}[wanted.order]
        return rank, -node.visits, node.path

    deepest = 1000 if wanted.most_depth is None else wanted.most_depth
    found = [
        node
        for node in nodes.values()
        if node.depth and node.depth <= deepest and node.visits >= wanted.fewest_visits
        if not wanted.proven_only or node.lower == node.upper
    ]
    return sorted(found, key=place)


def check(search: Search, nodes: dict[Any, Met], wanted: TreeFilter, found: FilteredNodes) -> None:
    expected = matching(nodes, wanted)
    rows = expected[: wanted.most_rows]
    assert found.filter == wanted
    assert (found.matching, found.is_complete) == (len(expected), True)
    assert 1 <= found.looked_at <= found.nodes == search.snapshot().nodes
    assert len(found) == len(rows) <= wanted.most_rows
    if is_graph(search):  # any path to a position is valid, and decides between equal rows
        names = [name_in(search, path) for path in found.paths]
        assert len(set(names)) == len(names)
        assert found.visits.tolist() == [node.visits for node in rows] or wanted.order is FilterOrder.VALUE
        rows = [nodes[name] for name in names]
        assert all(node in expected for node in rows)
    else:
        assert found.paths == tuple(node.path for node in rows)
    assert found.paths == tuple(found.path(row) for row in range(len(found)))
    assert found.visits.tolist() == [node.visits for node in rows]
    assert found.values.tolist() == [node.value for node in rows]
    assert found.lower.tolist() == [node.lower for node in rows]
    assert found.upper.tolist() == [node.upper for node in rows]


@pytest.mark.parametrize("name", one_always(3, TREES))
def test_a_filter_agrees_with_a_slow_walk(name: str) -> None:
    for wanted in FILTERS:
        check(tree(name), walked_tree(name), wanted, last_of(tree(name).filtered(wanted)))


@pytest.mark.parametrize("examples", sizes(60, 15))
def test_any_filter_gives_the_same_result_in_chunks_of_any_size(examples: int) -> None:
    @given(st.sampled_from(sorted(TREES)), SOME_FILTERS, st.integers(1, 4000))
    @settings(max_examples=examples)
    def finds_the_same(name: str, wanted: TreeFilter, chunk: int) -> None:
        search = tree(name)
        found = last_of(filtered_nodes(look(search), wanted, chunk))
        check(search, walked_tree(name), wanted, found)
        assert_same(found, last_of(search.filtered(wanted)))

    finds_the_same()


@pytest.mark.parametrize("name", ["tic-tac-toe, proven", "graph", "gomoku, puct"])
@pytest.mark.parametrize("order", FilterOrder)
def test_each_part_continues_the_previous_one(name: str, order: FilterOrder) -> None:
    search, wanted = tree(name), TreeFilter(order=order, most_rows=20)
    parts = list(filtered_nodes(look(search), wanted, 50))
    assert len(parts) > 20
    assert [part.is_complete for part in parts] == [False] * (len(parts) - 1) + [True]
    for before, after in pairwise(parts):
        assert before.looked_at <= after.looked_at
        assert before.matching <= after.matching
        assert len(before) <= len(after) <= 20
    for part in parts:
        assert len(part) == min(20, part.matching)
        assert_frozen(part)
        assert list(part.visits) == sorted(part.visits, reverse=True) or order is not FilterOrder.VISITS


def test_a_whole_walk_reads_each_node_once() -> None:
    for name in TREES:
        found = last_of(tree(name).filtered(TreeFilter()))
        assert found.looked_at == found.nodes == len(walked_tree(name))


def test_subtrees_that_cannot_match_are_skipped() -> None:
    search = tree("gomoku")
    assert last_of(search.filtered(TreeFilter(most_depth=0))).looked_at <= 1
    assert last_of(search.filtered(TreeFilter(most_depth=1))).looked_at == 1 + len(search.inspect(()))
    nodes = walked_tree("gomoku").values()
    below = sum(len(node.children) for node in nodes if node.visits >= 20)
    assert last_of(search.filtered(TreeFilter(fewest_visits=20))).looked_at == 1 + below < len(nodes)


@pytest.mark.parametrize("transpositions", [False, True])
def test_the_most_visited_nodes_come_before_the_tree_is_walked(transpositions: bool) -> None:
    search = searched(dropped("44"), 20_000, transpositions=transpositions, proofs=False)
    parts = filtered_nodes(look(search), TreeFilter(most_rows=10), 200)
    best = last_of(search.filtered(TreeFilter(most_rows=10)))
    early = next(part for part in parts if list(part.visits) == list(best.visits))
    assert not early.is_complete
    assert early.looked_at < early.nodes / 10


@pytest.mark.parametrize("parameters", one_always(3, [{}, {"transpositions": True}, {"selection": "puct"}]))
@pytest.mark.parametrize("order", FilterOrder)
def test_the_tree_may_grow_meanwhile(parameters: dict[str, Any], order: FilterOrder) -> None:
    search = searched(Position(NINE), 1000, proofs=False, **parameters)
    before = tree_of(search)
    found = growing(search, filtered_nodes(look(search), TreeFilter(order=order), 2000), 20, 5000)
    assert tree_of(search).visits.size > FEWEST_NODES >= before.visits.size
    assert found.is_complete
    assert len(found) == 1000 <= found.matching < found.looked_at <= found.nodes == search.snapshot().nodes
    assert len({name_in(search, path) for path in found.paths}) == 1000
    for row in range(0, 1000, 10):
        assert 1 <= found.visits[row] <= search.inspect(found.paths[row]).visits
        assert -1 <= found.lower[row] <= found.values[row] <= found.upper[row] <= 1


def test_a_filter_after_a_move_ignores_reclaimed_nodes() -> None:
    for parameters in ({"transpositions": True}, {}):
        search = searched(Position(NINE), 6000, proofs=False, exploration=0.2, **parameters)
        search.play(int(search.inspect(()).points[0]))
        nodes = walked(search)
        found = last_of(search.filtered(TreeFilter(most_rows=10_000)))
        parts = filtered_nodes(look(search), TreeFilter(most_rows=10_000), 500)
        tidied = [(part, search.tidy()) for part in parts][-1][0]
        assert found.looked_at == found.matching + 1 == len(nodes) < found.nodes
        assert tidied.nodes == len(nodes)
        assert np.array_equal(found.moves, tidied.moves)
        search.tidy()
        check(search, nodes, TreeFilter(), last_of(search.filtered(TreeFilter())))


def test_a_filter_between_two_phases_of_a_step() -> None:
    search = searched(Position(NINE), 300)
    for _ in range(9):
        search.step()
        found = last_of(search.filtered(TreeFilter()))
        assert found.is_complete
        assert (found.visits > 0).all()
        assert found.matching == sum(node.depth > 0 for node in walked(search).values())


def test_a_filter_may_be_abandoned_at_any_time_and_changes_nothing() -> None:
    search, same = (searched(Position(NINE), 2000) for _ in range(2))
    for parts in (1, 2, 7):
        survey = filtered_nodes(look(search), TreeFilter(), 100)
        for _ in range(parts):
            next(survey)
        survey.close()  # type: ignore[attr-defined]
    for each in (search, same):
        each.run(Limit(simulations=2000))
    assert_same(last_of(search.filtered(TreeFilter())), last_of(same.filtered(TreeFilter())))


def test_a_filter_ends_when_the_tree_has_another_root() -> None:
    for reuse in (False, True):
        search = searched(Position(NINE), 3000, reuse=reuse)
        parts = filtered_nodes(look(search), TreeFilter(), 100)
        assert not next(parts).is_complete
        search.play(int(search.inspect(()).points[0]))
        assert list(parts) == []
