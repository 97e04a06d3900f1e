"""The drawn tree: what is clicked and pointed at, what keys do, what stays in place, what is said, what is seen."""

from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QImage, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from studio.engine.tree_outline import TreeOutline
from studio.game.stones import Stone
from studio.ui.theme import DARK, LIGHT, Theme
from studio.ui.tree_drawing import TreeDrawing
from studio.ui.tree_drawing_layout import TreeDrawingLayout
from studio.ui.tree_drawing_painting import fill_steps
from tests.ui.outlines import made_outline, real_outline

LEFT = Qt.MouseButton.LeftButton
NBSP = "\u00a0"


def small_outline(**changes: Any) -> TreeOutline:
    """b2 with c1 and a3 below it, and a1."""
    given: dict[str, Any] = {"points": [4, 6, 8, 0], "values": [0.2, 0.5, -0.5, 0.1, 0.0]}
    return made_outline([0, 0, 1, 1], [1000, 600, 390, 300, 290], **(given | changes))


def grown_outline() -> TreeOutline:
    """The same tree some time later: a1 has overtaken b2, and has a child."""
    return made_outline([0, 0, 1, 2, 2], [2000, 1200, 600, 900, 300, 290], points=[6, 4, 2, 8, 0])


def shown(qtbot: QtBot, outline: TreeOutline | None, theme: Theme = LIGHT) -> TreeDrawing:
    view = TreeDrawing(theme)
    view.setLocale(QLocale("en_US"))
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show_outline(outline)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    return view


@pytest.fixture
def view(qtbot: QtBot) -> TreeDrawing:
    return shown(qtbot, small_outline())


def told(signal: Any) -> list[Any]:
    heard: list[Any] = []
    signal.connect(heard.append)
    return heard


def layout_of(view: TreeDrawing) -> TreeDrawingLayout:
    layout = view.drawing_layout
    assert layout is not None
    return layout


def place(view: TreeDrawing, node: int) -> QPoint:
    places = view.places
    assert places is not None
    return QPoint(round(float(places.x[node])), round(float(places.y[node])))


def place_of(view: TreeDrawing, path: tuple[int, ...]) -> QPoint:
    node = layout_of(view).node_of(path)
    assert node is not None
    return place(view, node)


def point_at(view: TreeDrawing, where: QPoint) -> None:
    QTest.mouseMove(view, where)


def turn_wheel(view: TreeDrawing, where: QPoint, turned: int) -> None:
    local = QPointF(where)
    event = QWheelEvent(
        local,
        QPointF(view.mapToGlobal(where)),
        QPoint(),
        QPoint(0, turned),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)


def picture(view: TreeDrawing) -> QImage:
    return view.grab().toImage()


def colours(view: TreeDrawing) -> set[str]:
    image = picture(view)
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


# Choosing and pointing


def test_a_click_chooses_the_node_under_it(view: TreeDrawing) -> None:
    chosen = told(view.node_chosen)
    for node in (3, 0, 2):
        QTest.mouseClick(view, LEFT, pos=place(view, node))
    assert chosen == [(4, 8), (), (6,)]
    assert view.current_path == (6,)


def test_a_click_beside_all_nodes_or_with_another_button_chooses_nothing(view: TreeDrawing) -> None:
    chosen = told(view.node_chosen)
    QTest.mouseClick(view, LEFT, pos=QPoint(590, 10))
    QTest.mouseClick(view, Qt.MouseButton.MiddleButton, pos=place(view, 1))
    assert chosen == []


def test_pointing_tells_the_path_once_and_leaving_tells_that_there_is_none(view: TreeDrawing) -> None:
    pointed = told(view.node_pointed)
    point_at(view, place(view, 1))
    point_at(view, place(view, 1) + QPoint(2, 0))
    point_at(view, place(view, 4))
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert pointed == [(4,), (4, 0), None]


def test_the_tip_tells_the_numbers_of_a_node(view: TreeDrawing) -> None:
    tip = view.tip(QPointF(place(view, 3)))
    assert tip.split("\n") == [
        "b2 c1",
        f"Visits: 300, 50.0{NBSP}% of the node above",
        f"Win rate: 55.0{NBSP}% for O",
    ]
    assert view.tip(QPointF(590, 10)) == ""


def test_the_tip_is_shown_beside_the_pointer(qtbot: QtBot, view: TreeDrawing) -> None:
    where = place(view, 1)
    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, where, view.mapToGlobal(where)))
    qtbot.waitUntil(lambda: QToolTip.text().startswith("b2\n"))
    QToolTip.hideText()


def test_what_is_out_of_the_ordinary_is_told_too(qtbot: QtBot) -> None:
    outline = small_outline(proofs=[2, 1, -1, 0, 2], left_out=[0, 0, 12, 0, 0], priors=[0.6, 0.4, 0.5, 0.5])
    view = shown(qtbot, outline)
    tips = [view.tip(QPointF(place(view, node))).split("\n") for node in (1, 2, 3)]
    assert tips[0][-2:] == [f"Prior: 60.0{NBSP}%", "Proven: win for X"]
    assert tips[1][-2:] == ["Proven: loss for X", "Moves below that are not drawn: 12"]
    assert tips[2][-1] == "Proven: draw"


def test_the_root_is_told_for_the_side_to_move(qtbot: QtBot) -> None:
    """A win for whoever moved into it is a loss for who is to move now."""
    view = shown(qtbot, small_outline(proofs=[1, 2, 2, 2, 2]))
    view.set_to_move(Stone.WHITE)
    tip = view.tip(QPointF(place(view, 0))).split("\n")
    assert tip == ["The watched position", "Visits: 1,000", f"Win rate: 40.0{NBSP}% for O", "Proven: loss for O"]
    assert f"75.0{NBSP}% for O" in view.tip(QPointF(place(view, 1)))


# Keys


def test_arrows_go_to_parent_children_and_siblings(view: TreeDrawing) -> None:
    pointed = told(view.node_pointed)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Right):
        QTest.keyClick(view, key)
    assert pointed == [(4,), (4, 8), (4, 0), (4, 0), (4,), (6,)]
    assert view.current_path == (6,)


def test_enter_chooses_the_current_node(view: TreeDrawing) -> None:
    chosen = told(view.node_chosen)
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert chosen == [(4,)]


def test_plus_minus_and_nought_zoom(view: TreeDrawing) -> None:
    fitted = view.sight
    QTest.keyClick(view, Qt.Key.Key_Plus)
    larger = view.sight.zoom
    QTest.keyClick(view, Qt.Key.Key_Minus)
    again = view.sight.zoom
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_0)
    assert larger > fitted.zoom
    assert again == pytest.approx(fitted.zoom)
    assert view.sight == fitted


@pytest.mark.parametrize(
    ("key", "modifier", "is_kept"),
    [
        (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier, True),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.KeypadModifier, True),
        (Qt.Key.Key_Plus, Qt.KeyboardModifier.ShiftModifier, True),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier, False),
        (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, False),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier, False),
    ],
)
def test_its_own_keys_are_no_shortcuts_of_the_window(
    view: TreeDrawing, key: Qt.Key, modifier: Qt.KeyboardModifier, is_kept: bool
) -> None:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifier)
    event.ignore()
    QApplication.sendEvent(view, event)
    assert event.isAccepted() == is_kept


def test_keys_do_nothing_in_an_empty_drawing(qtbot: QtBot) -> None:
    view = shown(qtbot, None)
    chosen = told(view.node_chosen)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Plus, Qt.Key.Key_0):
        QTest.keyClick(view, key)
    QTest.mouseClick(view, LEFT, pos=QPoint(300, 200))
    assert (chosen, view.current_path) == ([], None)


# Zooming and dragging


def test_the_wheel_zooms_at_the_pointer(view: TreeDrawing) -> None:
    where, before = place(view, 3), view.sight.zoom
    turn_wheel(view, where, 120)
    assert view.sight.zoom == pytest.approx(before * 1.25)
    assert (place(view, 3) - where).manhattanLength() <= 1
    turn_wheel(view, where, -60)
    turn_wheel(view, where, -60)
    assert view.sight.zoom == pytest.approx(before)


def test_dragging_moves_the_tree_and_chooses_nothing(view: TreeDrawing) -> None:
    chosen, before = told(view.node_chosen), place(view, 1)
    QTest.mousePress(view, LEFT, pos=before)
    QTest.mouseMove(view, before + QPoint(20, 10))
    QTest.mouseMove(view, before + QPoint(40, 30))
    QTest.mouseRelease(view, LEFT, pos=before + QPoint(40, 30))
    assert (place(view, 1) - before - QPoint(40, 30)).manhattanLength() <= 1
    assert chosen == []


def test_a_fitted_drawing_follows_the_size_of_its_widget(view: TreeDrawing) -> None:
    before = view.sight.zoom
    view.resize(300, 220)
    assert view.sight.zoom < before
    view.zoom(1.5)
    kept = view.sight
    view.resize(600, 400)
    assert view.sight == kept


# Newer outlines


def test_a_newer_outline_does_not_move_what_is_looked_at(view: TreeDrawing) -> None:
    view.zoom(1.3)
    QTest.mouseClick(view, LEFT, pos=place(view, 3))
    before, zoom = place(view, 3), view.sight.zoom
    view.show_outline(grown_outline())
    assert view.current_path == (4, 8)
    assert view.sight.zoom == zoom
    assert (place_of(view, (4, 8)) - before).manhattanLength() <= 1


def test_a_fitted_drawing_stays_as_it_is_until_the_tree_outgrows_it(view: TreeDrawing) -> None:
    before = view.sight
    view.show_outline(small_outline(values=[0.0] * 5))
    assert view.sight == before
    parents = [0] * 8 + [1 + at // 8 for at in range(64)]
    view.show_outline(made_outline(parents, [400, *[40] * 8, *[4] * 64]))
    assert view.sight != before
    left, _, right, _ = view.sight.extent(layout_of(view))
    assert left >= 0
    assert right <= view.width()


def test_a_current_node_that_is_gone_gives_way_to_the_nearest_one_above(view: TreeDrawing) -> None:
    QTest.mouseClick(view, LEFT, pos=place(view, 4))
    view.show_outline(made_outline([0], [10, 9], points=[4]))
    assert layout_of(view).outline.path(view.current_node) == (4,)


def test_an_emptied_drawing_begins_anew(view: TreeDrawing) -> None:
    view.zoom(3)
    QTest.mouseClick(view, LEFT, pos=place(view, 1))
    view.show_outline(None)
    view.show_outline(small_outline())
    assert view.current_path == ()
    assert view.sight == shown_sight(view)


def shown_sight(view: TreeDrawing) -> object:
    view.fit()
    return view.sight


# Nodes picked elsewhere


def test_a_node_picked_elsewhere_is_marked_and_brought_into_sight_once(view: TreeDrawing) -> None:
    unmarked = picture(view)
    view.zoom(4, 40, 40)
    view.show_chosen((4, 0))
    assert view.rect().contains(place(view, 4))
    assert picture(view) != unmarked
    view.pan(-2000, 0)
    away = view.sight
    view.show_chosen((4, 0))
    assert view.sight == away


def test_a_node_that_is_not_drawn_yet_is_marked_as_soon_as_it_is(view: TreeDrawing) -> None:
    view.show_chosen((6, 2))
    before = picture(view)
    view.show_chosen(None)
    assert picture(view) == before
    view.show_chosen((6, 2))
    view.show_outline(grown_outline())
    marked = picture(view)
    view.show_chosen(None)
    assert picture(view) != marked


# What is seen


def test_the_principal_line_is_in_the_accent(view: TreeDrawing) -> None:
    middle = (place(view, 0) + place(view, 1)) / 2
    assert picture(view).pixelColor(middle).name() == LIGHT.accent
    beside = (place(view, 0) + place(view, 2)) / 2
    assert picture(view).pixelColor(beside).name() != LIGHT.accent


def test_win_rates_are_told_apart_by_lightness(qtbot: QtBot) -> None:
    view = shown(qtbot, small_outline(values=[0, 0.9, 0, -0.9, 0], left_out=[0] * 5))
    image = picture(view)
    won, lost = (image.pixelColor(place(view, node) + QPoint(0, 9)) for node in (1, 3))
    assert won.lightnessF() > lost.lightnessF() + 0.2
    assert np.all(np.diff(fill_steps(np.linspace(-1, 1, 50))) >= 0)


def test_proven_nodes_have_an_edge_of_their_own(qtbot: QtBot) -> None:
    assert QColor(LIGHT.proven).name() not in colours(shown(qtbot, small_outline()))
    assert QColor(LIGHT.proven).name() in colours(shown(qtbot, small_outline(proofs=[2, 1, 2, 2, 2])))


def test_shared_nodes_are_drawn_with_curves(qtbot: QtBot) -> None:
    plain = picture(shown(qtbot, small_outline()))
    view = shown(qtbot, small_outline(extra_edges=[(2, 3, 20)]))
    shared = picture(view)
    assert shared != plain
    view.show_chosen((6, 8))  # no stones of node 3
    assert picture(view) == shared
    assert "Orders of moves that lead here: at least 2" in view.tip(QPointF(place(view, 3)))


def test_an_empty_drawing_says_what_will_be_there(qtbot: QtBot) -> None:
    view = shown(qtbot, None)
    assert "drawn here" in view.accessibleDescription()
    assert LIGHT.quiet_text in colours(view)


def test_another_theme_recolours_all(view: TreeDrawing) -> None:
    view.set_theme(DARK)
    seen = colours(view)
    assert {DARK.pane, DARK.raised, DARK.accent} <= seen
    assert not {LIGHT.border, LIGHT.raised, LIGHT.accent} & seen


@pytest.mark.parametrize("size", [(160, 120), (420, 300), (1200, 800)])
def test_real_trees_are_painted_at_any_size_and_zoom(qtbot: QtBot, size: tuple[int, int]) -> None:
    for outline in (
        real_outline("gomoku-15", 3000, 600),
        real_outline("connect-four", 3000, 400, transpositions=True),
        made_outline([], [1]),
    ):
        view = shown(qtbot, outline, DARK)
        view.resize(*size)
        for factor in (1, 3, 30, 0.001):
            view.zoom(factor)
            assert not picture(view).isNull()


def test_only_what_is_new_is_painted_anew(view: TreeDrawing) -> None:
    """Marks lie over a kept picture."""
    picture(view)
    kept = view._picture
    point_at(view, place(view, 2))
    view.show_chosen((4,))
    picture(view)
    assert kept is not None
    assert view._picture is kept
    view.pan(5, 0)
    picture(view)
    assert view._picture is not kept


# What is said


def test_it_is_named_and_describes_its_current_node(view: TreeDrawing) -> None:
    assert (view.objectName(), view.accessibleName()) == ("tree_drawing", "Drawing of the tree")
    assert view.accessibleDescription() == f"The watched position. Visits: 1,000. Win rate: 40.0{NBSP}% for X"
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.accessibleDescription().startswith("b2. Visits: 600, ")
    view.show_outline(grown_outline())
    assert view.accessibleDescription().startswith("b2. Visits: 600, 30.0")
