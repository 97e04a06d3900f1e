"""The drawn tree when its outline or the picked node changes: what keeps its place, and what is marked."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from studio.ui.drawing.view import TreeDrawing
from tests.ui.drawing.outlines import made_outline
from tests.ui.drawing.tree_drawings import (
    LEFT,
    grown_outline,
    layout_of,
    picture,
    place,
    small_outline,
)

# Newer outlines


def place_of(view: TreeDrawing, path: tuple[int, ...]) -> QPoint:
    node = layout_of(view).node_of(path)
    assert node is not None
    return place(view, node)


def test_a_newer_outline_does_not_move_the_viewed_part(view: TreeDrawing) -> None:
    view.zoom(1.3)
    QTest.mouseClick(view, LEFT, pos=place(view, 3))
    before, zoom = place(view, 3), view.drawn.viewport.zoom
    view.show_outline(grown_outline())
    assert view.drawn.current_path == (4, 8)
    assert view.drawn.viewport.zoom == zoom
    assert (place_of(view, (4, 8)) - before).manhattanLength() <= 1


def test_a_fitted_drawing_keeps_its_scale_until_the_tree_outgrows_it(view: TreeDrawing) -> None:
    before = view.drawn.viewport
    view.show_outline(small_outline(values=[0.0] * 5))
    assert view.drawn.viewport == before
    parents = [0] * 8 + [1 + at // 8 for at in range(64)]
    view.show_outline(made_outline(parents, [400, *[40] * 8, *[4] * 64]))
    assert view.drawn.viewport != before
    left, _, right, _ = view.drawn.viewport.extent(layout_of(view))
    assert left >= 0
    assert right <= view.width()


def test_a_removed_current_node_is_replaced_by_its_nearest_ancestor(view: TreeDrawing) -> None:
    QTest.mouseClick(view, LEFT, pos=place(view, 4))
    view.show_outline(made_outline([0], [10, 9], points=[4]))
    assert layout_of(view).outline.path(view.drawn.current_node) == (4,)


def test_an_emptied_drawing_starts_again(view: TreeDrawing) -> None:
    view.zoom(3)
    QTest.mouseClick(view, LEFT, pos=place(view, 1))
    view.show_outline(None)
    view.show_outline(small_outline())
    assert view.drawn.current_path == ()
    assert view.drawn.viewport == shown_sight(view)


def shown_sight(view: TreeDrawing) -> object:
    view.fit()
    return view.drawn.viewport


# Nodes picked elsewhere


def test_a_node_picked_elsewhere_is_marked_and_scrolled_to_once(view: TreeDrawing) -> None:
    unmarked = picture(view)
    view.zoom(4, 40, 40)
    view.show_chosen((4, 0))
    assert view.rect().contains(place(view, 4))
    assert picture(view) != unmarked
    view.pan(-2000, 0)
    away = view.drawn.viewport
    view.show_chosen((4, 0))
    assert view.drawn.viewport == away


def test_a_node_that_is_not_drawn_yet_is_marked_once_it_is(view: TreeDrawing) -> None:
    view.show_chosen((6, 2))
    before = picture(view)
    view.show_chosen(None)
    assert picture(view) == before
    view.show_chosen((6, 2))
    view.show_outline(grown_outline())
    marked = picture(view)
    view.show_chosen(None)
    assert picture(view) != marked
