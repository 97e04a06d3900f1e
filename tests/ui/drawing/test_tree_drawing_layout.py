"""The layout of a drawn tree: nothing overlaps, parents stand above children, paths and nodes correspond."""

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from studio.engine.views.outline import TreeOutline
from studio.ui.drawing.layout import TreeDrawingLayout
from studio.ui.drawing.placing import FEW_BESIDE, LEAST_RADIUS, MOST_RADIUS
from studio.ui.drawing.viewport import MOST_ZOOM, Room, Viewport
from tests.ui.drawing.outlines import made_outline, real_outline

TREES = {
    "tic-tac-toe": ("tic-tac-toe", 2000, 300, {}),
    "gomoku": ("gomoku-15", 3000, 600, {}),
    "connect-four": ("connect-four", 3000, 400, {"transpositions": True}),
}


def outline_named(name: str) -> TreeOutline:
    game, simulations, budget, parameters = TREES[name]
    return real_outline(game, simulations, budget, **parameters)


@pytest.fixture(params=list(TREES))
def layout(request: pytest.FixtureRequest) -> TreeDrawingLayout:
    return TreeDrawingLayout.of(outline_named(request.param))


@pytest.fixture
def small() -> TreeDrawingLayout:
    """Return a root, two children, and two nodes below the first child."""
    return TreeDrawingLayout.of(made_outline([0, 0, 1, 1], [100, 60, 39, 30, 29], points=[4, 0, 8, 2]))


# Places


def test_no_two_nodes_overlap(layout: TreeDrawingLayout) -> None:
    x, y, radius = layout.x, layout.y(), layout.radius
    distances = np.hypot(x[:, None] - x, y[:, None] - y) - radius[:, None] - radius
    np.fill_diagonal(distances, 1)
    assert distances.min() > 0.5


def test_siblings_are_ordered_by_visits_from_left_to_right(layout: TreeDrawingLayout) -> None:
    """A block of leaves is ordered line by line."""
    for parent in range(layout.nodes):
        children = layout.children(parent)
        for one, other in pairwise(children):
            is_next_line = layout.below[other] > layout.below[one]
            assert is_next_line or layout.x[one] < layout.x[other]
            assert layout.outline.parent[one] == parent


def test_each_depth_is_a_row_below_the_previous_one(layout: TreeDrawingLayout) -> None:
    top, bottom = layout.y() - layout.radius, layout.y() + layout.radius
    for depth in range(1, len(layout.row_y)):
        row = layout.outline.depth == depth
        assert top[row].min() > bottom[layout.outline.depth < depth].max()


def test_a_parent_stands_between_its_children(layout: TreeDrawingLayout) -> None:
    for parent in range(layout.nodes):
        children = layout.children(parent)
        if children:
            reach = layout.radius[children].max() + 1
            assert layout.x[children].min() - reach <= layout.x[parent] <= layout.x[children].max() + reach


def test_sizes_grow_with_visits(small: TreeDrawingLayout) -> None:
    assert small.radius[0] == MOST_RADIUS
    assert list(small.radius) == sorted(small.radius, reverse=True)
    assert small.radius.min() > LEAST_RADIUS
    share = (small.radius[2] - LEAST_RADIUS) / (MOST_RADIUS - LEAST_RADIUS)
    assert share**2 == pytest.approx(0.39)


def test_a_few_leaves_stand_in_a_row_and_many_in_a_block() -> None:
    few = TreeDrawingLayout.of(made_outline([0] * FEW_BESIDE, [50, *[2] * FEW_BESIDE]))
    many = TreeDrawingLayout.of(made_outline([0] * 100, [201, *[2] * 100]))
    assert set(few.below) == {0}
    assert len(set(many.below)) > 5
    assert many.bounds()[2] - many.bounds()[0] < few.bounds()[2] - few.bounds()[0] + 60
    assert Counter(many.anchor)[0] == Counter(many.below[1:])[0]  # only the first leaf has an edge to the root


def test_a_small_subtree_takes_space_below_its_own_row_only() -> None:
    """A deep line beside leaves: no row is wider than its nodes require."""
    deep = TreeDrawingLayout.of(made_outline([0, 0, 0, 1, 4, 5], [90, 80, 2, 1, 70, 60, 50]))
    assert deep.x[2] - deep.x[1] < deep.radius[1] + deep.radius[2] + 10


def test_the_count_of_hidden_nodes_stands_right_of_the_children() -> None:
    layout = TreeDrawingLayout.of(made_outline([0, 0], [100, 50, 40], left_out=[12, 3, 0]))
    assert layout.rest.tolist() == [0]
    assert layout.rest_x[0] > layout.x[2] + layout.radius[2]
    assert layout.rest_depth.tolist() == [1]


def test_a_root_alone_has_a_place() -> None:
    layout = TreeDrawingLayout.of(made_outline([], [1], left_out=[9]))
    assert (layout.nodes, layout.x[0], layout.rest.size) == (1, 0, 0)
    assert Viewport.fitted(layout, Room(0, 0, 200, 100)).places(layout).x[0] == pytest.approx(100)


def test_the_longest_line_needs_no_recursion() -> None:
    depth = 1500
    layout = TreeDrawingLayout.of(made_outline(list(range(depth)), list(range(depth + 1, 0, -1)), [0] * depth))
    assert len(layout.row_y) == depth + 1


# Edges


def test_edges_show_priors_where_they_differ() -> None:
    with_priors = TreeDrawingLayout.of(made_outline([0, 0], [10, 6, 3], priors=[0.2, 0.7]))
    equal = TreeDrawingLayout.of(made_outline([0, 0], [10, 6, 3], priors=[0.5, 0.5]))
    unknown = TreeDrawingLayout.of(made_outline([0, 0], [10, 6, 3]))
    assert with_priors.shows_priors
    assert with_priors.weights.tolist() == [0.2, 0.7]
    assert not equal.shows_priors
    assert not unknown.shows_priors
    assert unknown.weights.tolist() == pytest.approx([0.6, 0.3])


def test_a_shared_node_is_drawn_once_with_all_its_edges() -> None:
    layout = TreeDrawingLayout.of(outline_named("connect-four"))
    outline = layout.outline
    assert layout.is_extra.any()
    assert np.count_nonzero(~layout.is_extra) == layout.nodes - 1
    shared = int(outline.edge_to[layout.is_extra][0])
    assert layout.edges_into(shared) == np.count_nonzero(outline.edge_to == shared) > 1
    keys = [(frozenset(path[::2]), frozenset(path[1::2])) for path in map(outline.path, range(layout.nodes))]
    assert len(set(keys)) == layout.nodes


# Paths


def test_paths_and_nodes_correspond(layout: TreeDrawingLayout) -> None:
    for node in range(layout.nodes):
        assert layout.node_of(layout.outline.path(node)) == node


def test_another_order_of_moves_leads_to_the_same_node() -> None:
    layout = TreeDrawingLayout.of(outline_named("connect-four"))
    outline = layout.outline
    edge = int(np.flatnonzero(layout.is_extra)[0])
    above, shared = outline.path(int(outline.edge_from[edge])), int(outline.edge_to[edge])
    last = set(outline.path(shared)) - set(above)
    assert layout.node_of((*above, *last)) == shared != layout.node_of(above)


def test_a_path_that_is_not_drawn_leads_to_its_deepest_drawn_node(small: TreeDrawingLayout) -> None:
    assert small.node_of((4, 8, 1)) is None
    assert small.nearest_of((4, 8, 1)) == 3
    assert small.nearest_of((7, 7)) == 0
    assert small.node_of(()) == 0


def test_sibling_steps_stop_at_the_first_and_the_last(small: TreeDrawingLayout) -> None:
    assert [small.sibling(1, 1), small.sibling(2, 1), small.sibling(2, -1), small.sibling(0, 1)] == [2, 2, 1, 0]


# The viewport


def test_a_fitted_tree_fills_its_viewport_exactly(layout: TreeDrawingLayout) -> None:
    room = Room(40, 16, 900, 500)
    viewport = Viewport.fitted(layout, room)
    left, top, right, bottom = viewport.extent(layout)
    assert (left >= 39.9, top >= 15.9, right <= 940.1, bottom <= 516.1) == (True,) * 4
    assert right - left > 890 or bottom - top > 490 or viewport.zoom == 1.5


def test_zooming_keeps_the_point_under_the_pointer(layout: TreeDrawingLayout) -> None:
    viewport = Viewport.fitted(layout, Room(0, 0, 900, 500))
    node = layout.children(0)[1]
    places = viewport.places(layout)
    x, y = float(places.x[node]), float(places.y[node])
    for factor in (1.5, 2.0, 0.4, 3.0):
        viewport = viewport.zoomed(factor, x, y, 0.01)
        after = viewport.places(layout)
        assert (after.x[node], after.y[node]) == pytest.approx((x, y))


def test_zoom_is_bounded(small: TreeDrawingLayout) -> None:
    viewport = Viewport.fitted(small, Room(0, 0, 900, 500))
    assert viewport.zoomed(1e6, 0, 0, 0.1).zoom == MOST_ZOOM
    assert viewport.zoomed(1e-6, 0, 0, 0.1).zoom == 0.1


def test_the_tree_cannot_leave_the_viewport(small: TreeDrawingLayout) -> None:
    viewport = Viewport.fitted(small, Room(0, 0, 900, 500)).moved(1e6, -1e6).kept_near(small, 900, 500)
    left, _, _, bottom = viewport.extent(small)
    assert left < 900
    assert bottom > 0


def test_the_nearest_node_is_found_within_a_tolerance(small: TreeDrawingLayout) -> None:
    places = Viewport.fitted(small, Room(0, 0, 900, 500)).places(small)
    x, y, radius = float(places.x[3]), float(places.y[3]), float(places.radius[3])
    assert places.node_at(x, y, 0) == 3
    assert places.node_at(x, y + radius + 3, 4) == 3
    assert places.node_at(x, y + radius + 5, 4) is None
