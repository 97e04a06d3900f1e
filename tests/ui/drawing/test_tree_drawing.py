"""The drawn tree: clicks, hovering, keys, the wheel and descriptions."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from studio.game.stones import Stone
from studio.ui.drawing.view import TreeDrawing
from studio.ui.texts.viewed_side import ViewedSide
from tests.ui.drawing.tree_drawings import (
    LEFT,
    NBSP,
    grown_outline,
    place,
    point_at,
    shown,
    small_outline,
    told,
)
from tests.ui.pointer import leave

# Choosing and pointing


def test_a_click_selects_the_node_under_the_pointer(view: TreeDrawing) -> None:
    chosen = told(view.node_chosen)
    for node in (3, 0, 2):
        QTest.mouseClick(view, LEFT, pos=place(view, node))
    assert chosen == [(4, 8), (), (6,)]
    assert view.drawn.current_path == (6,)


def test_a_click_beside_all_nodes_or_with_another_button_selects_nothing(view: TreeDrawing) -> None:
    chosen = told(view.node_chosen)
    QTest.mouseClick(view, LEFT, pos=QPoint(590, 10))
    QTest.mouseClick(view, Qt.MouseButton.MiddleButton, pos=place(view, 1))
    assert chosen == []


def test_hovering_reports_the_path_once_and_leaving_reports_none(view: TreeDrawing) -> None:
    pointed = told(view.node_pointed)
    point_at(view, place(view, 1))
    point_at(view, place(view, 1) + QPoint(2, 0))
    point_at(view, place(view, 4))
    leave(view)
    assert pointed == [(4,), (4, 0), None]


def test_the_tip_shows_the_numbers_of_a_node(view: TreeDrawing) -> None:
    tip = view.tip(QPointF(place(view, 3)))
    assert tip.split("\n") == [
        "b2 c1",
        f"Visits: 300, 50.0{NBSP}% of the parent",
        f"Win rate: 45.0{NBSP}% for X",
    ]
    assert view.tip(QPointF(590, 10)) == ""


def test_the_tip_is_shown_beside_the_pointer(qtbot: QtBot, view: TreeDrawing) -> None:
    where = place(view, 1)
    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, where, view.mapToGlobal(where)))
    qtbot.waitUntil(lambda: QToolTip.text().startswith("b2\n"))
    QToolTip.hideText()


def test_the_tip_mentions_proofs_and_shared_nodes(qtbot: QtBot) -> None:
    outline = small_outline(proofs=[2, 1, -1, 0, 2], left_out=[0, 0, 12, 0, 0], priors=[0.6, 0.4, 0.5, 0.5])
    view = shown(qtbot, outline)
    tips = [view.tip(QPointF(place(view, node))).split("\n") for node in (1, 2, 3)]
    assert tips[0][-2:] == [f"Prior: 60.0{NBSP}%", "Proven: win for X"]
    assert tips[1][-2:] == ["Proven: loss for X", "Child nodes not drawn: 12"]
    assert tips[2][-1] == "Proven: draw"


def test_the_root_is_described_for_the_side_to_move(qtbot: QtBot) -> None:
    """A win for the side that moved into the root is a loss for the side to move."""
    view = shown(qtbot, small_outline(proofs=[1, 2, 2, 2, 2]))
    view.set_to_move(Stone.WHITE)
    view.show_side(ViewedSide(Stone.WHITE, Stone.WHITE))
    tip = view.tip(QPointF(place(view, 0))).split("\n")
    assert tip == [
        "The root: the position shown",
        "Visits: 1,000",
        f"Win rate: 40.0{NBSP}% for O",
        "Proven: loss for O",
    ]
    assert f"75.0{NBSP}% for O" in view.tip(QPointF(place(view, 1)))


# Keys


def test_arrows_go_to_parent_children_and_siblings(view: TreeDrawing) -> None:
    pointed = told(view.node_pointed)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Right):
        QTest.keyClick(view, key)
    assert pointed == [(4,), (4, 8), (4, 0), (4, 0), (4,), (6,)]
    assert view.drawn.current_path == (6,)


def test_enter_chooses_the_current_node(view: TreeDrawing) -> None:
    chosen = told(view.node_chosen)
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert chosen == [(4,)]


def test_plus_minus_and_nought_zoom(view: TreeDrawing) -> None:
    fitted = view.drawn.viewport
    QTest.keyClick(view, Qt.Key.Key_Plus)
    larger = view.drawn.viewport.zoom
    QTest.keyClick(view, Qt.Key.Key_Minus)
    again = view.drawn.viewport.zoom
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_0)
    assert larger > fitted.zoom
    assert again == pytest.approx(fitted.zoom)
    assert view.drawn.viewport == fitted


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
def test_its_own_keys_trigger_no_shortcuts_of_the_window(
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
    assert (chosen, view.drawn.current_path) == ([], None)


# Zooming and dragging


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


def test_the_wheel_zooms_at_the_pointer(view: TreeDrawing) -> None:
    where, before = place(view, 3), view.drawn.viewport.zoom
    turn_wheel(view, where, 120)
    assert view.drawn.viewport.zoom == pytest.approx(before * 1.25)
    assert (place(view, 3) - where).manhattanLength() <= 1
    turn_wheel(view, where, -60)
    turn_wheel(view, where, -60)
    assert view.drawn.viewport.zoom == pytest.approx(before)


def test_dragging_moves_the_tree_and_chooses_nothing(view: TreeDrawing) -> None:
    chosen, before = told(view.node_chosen), place(view, 1)
    QTest.mousePress(view, LEFT, pos=before)
    QTest.mouseMove(view, before + QPoint(20, 10))
    QTest.mouseMove(view, before + QPoint(40, 30))
    QTest.mouseRelease(view, LEFT, pos=before + QPoint(40, 30))
    assert (place(view, 1) - before - QPoint(40, 30)).manhattanLength() <= 1
    assert chosen == []


def test_a_fitted_drawing_follows_the_size_of_its_widget(view: TreeDrawing) -> None:
    before = view.drawn.viewport.zoom
    view.resize(300, 220)
    assert view.drawn.viewport.zoom < before
    view.zoom(1.5)
    kept = view.drawn.viewport
    view.resize(600, 400)
    assert view.drawn.viewport == kept


# Descriptions


def test_it_has_a_name_and_describes_its_current_node(view: TreeDrawing) -> None:
    assert (view.objectName(), view.accessibleName()) == ("tree_drawing", "Drawing of the tree")
    assert view.accessibleDescription() == f"The root: the position shown. Visits: 1,000. Win rate: 40.0{NBSP}% for X"
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.accessibleDescription().startswith("b2. Visits: 600, ")
    view.show_outline(grown_outline())
    assert view.accessibleDescription().startswith("b2. Visits: 600, 30.0")
