"""Outlines contain the most visited nodes of a slow walk, in order, each once."""

from heapq import heappop, heappush
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.engine.running.arrays import FEWEST_NODES
from studio.engine.search import Search
from studio.engine.trees.outline import outlined_tree
from studio.engine.views.outline import TreeOutline
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
from tests.sizes import one_always

BUDGETS = (1, 2, 10, 60, 500, 100_000)


def most_visited(search: Search, nodes: dict[Any, Met], budget: int) -> list[int]:
    """Return the visits of the taken nodes in their order."""
    heap: list[tuple[int, int, Any]] = [(0, 0, name_in(search, ()))]
    taken, visits, waiting = set[Any](), list[int](), 1
    while heap and len(taken) < budget:
        name = heappop(heap)[2]
        if name in taken:
            continue
        taken.add(name)
        visits.append(nodes[name].visits)
        for child in nodes[name].children:
            heappush(heap, (-nodes[child].visits, waiting, child))
            waiting += 1
    return visits


def check(search: Search, nodes: dict[Any, Met], outline: TreeOutline) -> None:
    """Check everything drawn, node by node and edge by edge."""
    names = [name_in(search, outline.path(node)) for node in range(len(outline))]
    met = [nodes[name] for name in names]
    assert len(set(names)) == len(names) == min(outline.budget, len(nodes))
    assert outline.depth.tolist() == [node.depth for node in met]
    assert outline.visits.tolist() == [node.visits for node in met]
    assert outline.value.tolist() == [node.value for node in met]
    assert outline.proof.tolist() == [node.proof for node in met]
    assert outline.left_out.tolist() == [sum(child not in names for child in node.children) for node in met]
    edges = {
        (source, names.index(child)): (visits, prior)
        for source, node in enumerate(met)
        for child, visits, prior in zip(node.children, node.edge_visits, node.priors, strict=True)
        if child in names
    }
    drawn = list(zip(outline.edge_from.tolist(), outline.edge_to.tolist(), strict=True))
    assert len(drawn) == len(edges)
    numbers = zip(outline.edge_visits.tolist(), outline.edge_prior.tolist(), strict=True)
    assert dict(zip(drawn, numbers, strict=True)) == edges
    check_order(outline, edges)


def check_order(outline: TreeOutline, edges: dict[tuple[int, int], tuple[int, float]]) -> None:
    """Check that parents precede their children, level by level, and siblings are adjacent, by visits."""
    assert (outline.parent[0], outline.point[0], outline.depth[0]) == (-1, -1, 0)
    parents = outline.parent[1:].tolist()
    places = [
        (int(outline.depth[node]), parent, -edges[parent, node][0], int(outline.point[node]))
        for node, parent in enumerate(parents, 1)
    ]
    assert places == sorted(places)
    for node, parent in enumerate(parents, 1):
        assert parent < node
        assert outline.depth[parent] == outline.depth[node] - 1
        assert edges[parent, node][0] == max(visits for (_, to), (visits, _) in edges.items() if to == node)


def principal(outline: TreeOutline) -> list[int]:
    """Return the points of the principal variation, one node per level."""
    nodes = np.flatnonzero(outline.is_principal)
    assert outline.depth[nodes].tolist() == list(range(nodes.size))
    return [int(point) for point in outline.point[nodes[1:]]]


@pytest.mark.parametrize("name", one_always(3, TREES))
@pytest.mark.parametrize("budget", BUDGETS)
def test_an_outline_agrees_with_a_slow_walk(name: str, budget: int) -> None:
    search, nodes = tree(name), walked_tree(name)
    outline = last_of(search.outline(min(budget, 1500)))
    assert outline.is_complete
    assert outline.rules == search.position.rules
    assert sorted(outline.visits, reverse=True) == sorted(most_visited(search, nodes, outline.budget), reverse=True)
    check(search, nodes, outline)


@given(st.sampled_from(sorted(TREES)), st.integers(1, 300), st.integers(1, 3000))
@settings(max_examples=60)
def test_chunks_of_any_size_draw_the_same(name: str, budget: int, chunk: int) -> None:
    search = tree(name)
    outline = last_of(outlined_tree(look(search), budget, chunk))
    assert_same(outline, last_of(search.outline(budget)))


@pytest.mark.parametrize("name", ["tic-tac-toe, proven", "gomoku", "gomoku, widening", "four in a row", "graph"])
def test_the_principal_variation_is_the_best_candidates(name: str) -> None:
    line = list(tree(name).snapshot().root.candidates[0].line)
    assert len(line) > 1
    outline = last_of(tree(name).outline(100_000))
    if not is_graph(tree(name)):
        assert principal(outline)[: len(line)] == line
    assert len(principal(outline)) >= len(line)
    assert principal(last_of(tree(name).outline(3))) in (line[:0], line[:1], line[:2])


@pytest.mark.parametrize("name", ["gomoku", "graph", "gomoku, puct"])
def test_each_part_is_an_outline(name: str) -> None:
    search = tree(name)
    parts = list(outlined_tree(look(search), 200, 50))
    assert len(parts) > 10
    assert [part.is_complete for part in parts] == [False] * (len(parts) - 1) + [True]
    assert [len(part) for part in parts] == sorted(len(part) for part in parts)
    for part in parts[::5]:
        assert_frozen(part)
        assert part.budget == 200 >= len(part)
        assert part.parent[0] == -1
        assert (part.parent[1:] < np.arange(1, len(part))).all()


def test_a_shared_position_is_drawn_once_with_all_its_edges() -> None:
    outline = last_of(tree("graph").outline(300))
    assert outline.edge_to.size > len(outline) - 1
    assert np.bincount(outline.edge_to).max() > 1
    plain = last_of(tree("gomoku").outline(300))
    assert plain.edge_to.tolist() == list(range(1, 300))
    assert plain.edge_from.tolist() == plain.parent[1:].tolist()
    assert plain.edge_visits.tolist() == plain.visits[1:].tolist()


@pytest.mark.parametrize("parameters", one_always(3, [{}, {"transpositions": True}, {"selection": "puct"}]))
def test_the_tree_may_grow_meanwhile(parameters: dict[str, Any]) -> None:
    search = searched(Position(NINE), 1000, proofs=False, **parameters)
    outline = growing(search, outlined_tree(look(search), 3000, 500), 20, 5000)
    assert tree_of(search).visits.size > FEWEST_NODES
    assert outline.is_complete
    assert len(outline) == 3000 == len({name_in(search, outline.path(node)) for node in range(3000)})
    assert (outline.left_out >= 0).all()
    assert (outline.parent[1:] < np.arange(1, 3000)).all()
    for node in range(0, 3000, 30):
        view = search.inspect(outline.path(node))
        assert view.visits == outline.visits[node]
        assert view.value == -outline.value[node]


@pytest.mark.parametrize("transpositions", [False, True])
def test_an_outline_after_a_move(transpositions: bool) -> None:
    search = searched(Position(NINE), 6000, proofs=False, exploration=0.2, transpositions=transpositions)
    search.play(int(search.inspect(()).points[0]))
    nodes = walked(search)
    tidied = [(part, search.tidy()) for part in outlined_tree(look(search), 400, 500)][-1][0]
    check(search, nodes, tidied)
    assert_same(last_of(search.outline(400)), tidied)


def test_an_outline_may_be_abandoned_and_ends_when_the_tree_has_another_root() -> None:
    search = searched(Position(NINE), 3000)
    dropped, parts = (outlined_tree(look(search), 500, 100) for _ in range(2))
    assert not next(dropped).is_complete
    dropped.close()  # type: ignore[attr-defined]
    assert not next(parts).is_complete
    search.play(int(search.inspect(()).points[0]))
    assert list(parts) == []
