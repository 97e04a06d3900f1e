"""The layout of the move tree: nodes apart, straight chains, no crossing lines, and linear cost."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect

from studio.game.node import Node
from studio.game.stones import Move, Stone
from studio.ui.record import moves_layout
from studio.ui.record.moves_layout import MovesGrid, MovesLayout, Place

GRID = MovesGrid(row_height=24, stone=19, stone_room=25, caption_width=30)


def tree(parents: list[int]) -> list[Node]:
    """Return a tree; node i + 1 hangs below the node that `parents[i]` names, counted back from the newest."""
    nodes = [Node()]
    for back in parents:
        nodes.append(Node(Move(Stone.BLACK, 0), nodes[max(0, len(nodes) - 1 - back)]))
    return nodes


def line(parent: Node, moves: int) -> Node:
    for _ in range(moves):
        parent = Node(Move(Stone.BLACK, 0), parent)
    return parent


def comb(teeth: int) -> Node:
    root = Node()
    parent = root
    for _ in range(teeth):
        tooth = Node(Move(Stone.BLACK, 0))
        parent, tooth.parent = line(parent, 1), parent
        tooth.parent.children.append(tooth)
    return root


def straight(moves: int) -> Node:
    root = Node()
    line(root, moves)
    return root


def fan(moves: int) -> Node:
    root = Node()
    for _ in range(moves):
        line(root, 1)
    return root


TREES = st.lists(st.integers(0, 6), max_size=60).map(tree)


@given(TREES)
def test_each_node_has_a_place_of_its_own_one_row_below_its_parent(nodes: list[Node]) -> None:
    layout = MovesLayout(nodes[0])
    places = [layout.place(node) for node in nodes]
    assert len({(place.row, place.lane) for place in places}) == len(nodes) == len(layout)
    assert layout.rows == 1 + max(place.row for place in places)
    assert layout.lanes == 1 + max(place.lane for place in places)
    for node in nodes[1:]:
        assert node.parent is not None
        assert layout.place(node).row == layout.place(node.parent).row + 1


@given(TREES)
def test_first_children_keep_the_lane_and_variations_stand_right_in_order(nodes: list[Node]) -> None:
    layout = MovesLayout(nodes[0])
    assert layout.place(nodes[0]) == Place(0, 0, 0)
    for node in nodes:
        lanes = [layout.place(child).lane for child in node.children]
        assert lanes[:1] in ([], [layout.place(node).lane])
        assert lanes == sorted(set(lanes))


@given(TREES)
def test_no_edge_crosses_a_chain_or_another_edge(nodes: list[Node]) -> None:
    layout = MovesLayout(nodes[0])
    gaps: dict[int, list[tuple[int, int, Node]]] = {}
    for node in nodes[1:]:
        assert node.parent is not None
        row, lane, _ = layout.place(node)
        gaps.setdefault(row, []).append((layout.place(node.parent).lane, lane, node.parent))
    for lines in gaps.values():
        for left, right, parent in lines:
            assert all(end < left or start > right for start, end, other in lines if other is not parent)


@given(TREES)
def test_a_variation_stands_as_near_as_its_rows_allow(nodes: list[Node]) -> None:
    layout = MovesLayout(nodes[0])
    for node in nodes[1:]:
        row, lane, _ = layout.place(node)
        if node.parent is not None and node.parent.children[0] is not node:
            last = row + len(list(node.main_line()))
            beside = layout.nodes(range(row, last), range(lane - 1, lane))
            assert list(beside), "nothing stands in the lane to the left"


@given(TREES, st.integers(-2, 20), st.integers(0, 9), st.integers(0, 6), st.integers(1, 4))
def test_an_area_returns_its_nodes_and_edges(nodes: list[Node], first: int, rows: int, left: int, lanes: int) -> None:
    layout = MovesLayout(nodes[0])
    seen_rows, seen_lanes = range(first, first + rows), range(left, left + lanes)
    inside = {node for node in nodes if layout.place(node).row in seen_rows and layout.place(node).lane in seen_lanes}
    found = list(layout.nodes(seen_rows, seen_lanes))
    assert set(found) == inside
    assert len(found) == len(inside)
    links = set(layout.links(seen_rows, seen_lanes))
    assert inside - {nodes[0]} <= links
    covered = {(layout.place(link).row, lane) for link in links for lane in _lanes_of(layout, link)}
    for node in nodes[1:]:
        row = layout.place(node).row
        touched = {(row, lane) for lane in _lanes_of(layout, node) if row in seen_rows and lane in seen_lanes}
        assert touched <= covered


def _lanes_of(layout: MovesLayout, node: Node) -> range:
    assert node.parent is not None
    return range(layout.place(node.parent).lane, layout.place(node).lane + 1)


@given(TREES)
def test_nodes_are_found_at_their_places_and_none_elsewhere(nodes: list[Node]) -> None:
    layout = MovesLayout(nodes[0])
    places = {layout.place(node)[:2]: node for node in nodes}
    for row in range(-1, layout.rows + 1):
        for lane in range(-1, layout.lanes + 1):
            assert layout.node_at(row, lane) is places.get((row, lane))


@given(TREES)
def test_the_line_through_a_node_has_one_node_per_row_to_its_end(nodes: list[Node]) -> None:
    layout = MovesLayout(nodes[0])
    for node in nodes:
        through = layout.line_through(node)
        assert [layout.place(step).row for step in through] == list(range(len(through)))
        assert node in through
        assert not through[-1].children


def test_nodes_without_a_move_have_the_number_of_the_previous_move() -> None:
    root = Node()
    first = line(root, 1)
    setup = Node(None, first)
    after = line(setup, 1)
    layout = MovesLayout(root)
    assert [layout.place(node).number for node in (root, first, setup, after)] == [0, 1, 1, 2]


def test_short_variations_of_a_long_line_share_one_lane() -> None:
    assert MovesLayout(comb(300)).lanes == 2


@pytest.mark.parametrize("made", [straight, comb, fan])
def test_twice_the_nodes_take_twice_the_steps(made: Callable[[int], Node]) -> None:
    few, many = made(5_000), made(20_000)
    once, fourfold = _steps(lambda: MovesLayout(few)), _steps(lambda: MovesLayout(many))
    assert once > 0
    assert fourfold <= 4.1 * once


@pytest.mark.parametrize("made", [straight, comb, fan])
def test_a_small_area_of_a_large_tree_takes_few_steps(made: Callable[[int], Node]) -> None:
    layout = MovesLayout(made(20_000))
    rows, lanes = range(1, 12), range(5)
    assert _steps(lambda: [*layout.nodes(rows, lanes), *layout.links(rows, lanes)]) < 3_000


def _steps(act: Callable[[], object]) -> int:
    """Return how many lines of the layout module were executed."""
    count = 0

    def trace(frame: FrameType, event: str, _arg: Any) -> Any:
        nonlocal count
        if frame.f_code.co_filename != moves_layout.__file__:
            return None
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        act()
    finally:
        sys.settrace(before)
    return count


@given(st.integers(0, 30_000), st.integers(0, 500))
def test_a_cell_lies_where_it_is_searched(row: int, lane: int) -> None:
    place = Place(row, lane, row)
    cell = GRID.cell(place)
    for corner in (cell.topLeft(), cell.bottomRight(), cell.center()):
        assert GRID.row_and_lane(corner) == (row, lane)
    assert (GRID.rows(cell), GRID.lanes(cell)) == (range(row, row + 1), range(lane, lane + 1))
    assert cell.contains(GRID.stone_rect(place))
    assert GRID.stone_rect(place).right() < GRID.caption_left(place) < cell.right()


def test_an_area_includes_partly_visible_rows() -> None:
    top = GRID.cell(Place(3, 0, 3)).bottom()
    assert GRID.rows(QRect(QPoint(0, top), QPoint(10, top + 1))) == range(3, 5)


def test_hidden_nodes_and_everything_below_them_are_left_out() -> None:
    root = Node()
    first = line(root, 1)
    hidden, shown = line(first, 3), line(first, 2)
    head = hidden.path()[2]
    layout = MovesLayout(root, frozenset({head}))
    assert hidden not in layout
    assert layout.line_through(first) == shown.path()
    assert (layout.lanes, layout.place(shown)) == (1, Place(3, 0, 3))
    assert layout.children(first) == [shown.parent]
