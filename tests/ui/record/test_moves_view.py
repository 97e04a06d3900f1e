"""The move tree: clicks, keys and scrolling."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.game.record import GameRecord
from studio.ui.record.moves_view import MovesView
from tests.ui.record.moves_views import BOARD, click, line, main, record_fixture, shown, told, turn_wheel, view_fixture  # noqa: F401

# Choosing


def test_it_has_accessible_names(view: MovesView) -> None:
    assert (view.objectName(), view.accessibleName()) == ("moves", "Moves")
    assert view.focusPolicy() == Qt.FocusPolicy.StrongFocus


def test_a_click_selects_the_node_under_it_scrolled_or_not(view: MovesView, record: GameRecord) -> None:
    chosen = told(view.node_chosen)
    click(view, view.node_rect(main(record, 4)).center())
    click(view, view.node_rect(main(record, 4).children[1]).center())
    view.verticalScrollBar().setValue(401)
    click(view, view.node_rect(main(record, 20)).center())
    assert chosen == [main(record, 4), main(record, 4).children[1], main(record, 20)]


def test_a_click_beside_all_nodes_selects_nothing(view: MovesView, record: GameRecord) -> None:
    chosen = told(view.node_chosen)
    beside = view.node_rect(main(record, 4).children[1]).center() - QPoint(0, 2 * view.node_rect(record.root).height())
    click(view, beside)
    click(view, view.node_rect(main(record, 3)).center(), Qt.MouseButton.MiddleButton)
    assert chosen == []


def test_a_double_click_counts_as_two_clicks(view: MovesView, record: GameRecord) -> None:
    chosen = told(view.node_chosen)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.node_rect(main(record, 2)).center())
    assert chosen[-1] is main(record, 2)


def test_a_right_click_selects_the_node_and_requests_its_menu(view: MovesView, record: GameRecord) -> None:
    chosen, menus = told(view.node_chosen), told(view.menu_requested)
    node = main(record, 3)
    place = view.node_rect(node).center()
    for where in (place, QPoint(place.x() + 100, place.y())):
        at = view.viewport().mapToGlobal(where)
        QApplication.sendEvent(view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, where, at))
    assert chosen == [node]
    assert menus == [(node, view.viewport().mapToGlobal(place))]


def test_the_menu_key_requests_the_menu_at_the_current_node(view: MovesView, record: GameRecord) -> None:
    chosen, menus = told(view.node_chosen), told(view.menu_requested)
    view.show_current(main(record, 30))
    view.verticalScrollBar().setValue(0)
    QApplication.sendEvent(view, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint()))
    ((node, place),) = menus
    assert node is main(record, 30)
    assert view.viewport().rect().contains(view.viewport().mapFromGlobal(place))
    assert chosen == []


# Keys and wheel


@pytest.mark.parametrize("key", [Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_PageDown, Qt.Key.Key_End])
def test_navigation_keys_are_left_to_the_window(view: MovesView, key: Qt.Key) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    view.keyPressEvent(event)
    assert not event.isAccepted()
    assert view.verticalScrollBar().value() == 0


def test_the_wheel_steps_through_moves_and_with_alt_scrolls(view: MovesView) -> None:
    steps = told(view.steps_requested)
    turn_wheel(view, 120, Qt.KeyboardModifier.AltModifier)
    scrolled = view.verticalScrollBar().value()
    assert scrolled > 0
    assert steps == []
    turn_wheel(view, 120, Qt.KeyboardModifier.NoModifier)
    turn_wheel(view, -240, Qt.KeyboardModifier.NoModifier)
    turn_wheel(view, 0, Qt.KeyboardModifier.NoModifier, across=120)
    assert steps == [1, -2, 1]
    assert view.verticalScrollBar().value() == scrolled


def test_small_wheel_steps_add_up_to_a_notch_and_reversing_resets_them(view: MovesView) -> None:
    steps = told(view.steps_requested)
    for turned in (50, 50, -50, 50, 50):
        turn_wheel(view, turned, Qt.KeyboardModifier.NoModifier)
    assert steps == []
    turn_wheel(view, 50, Qt.KeyboardModifier.NoModifier)
    assert steps == [1]


# Scrolling


def test_the_current_node_stays_visible_with_minimal_scrolling(view: MovesView, record: GameRecord) -> None:
    bar = view.verticalScrollBar()
    for node in record.main_line():
        before = bar.value()
        view.show_current(node)
        assert view.viewport().rect().contains(view.node_rect(node))
        assert bar.value() - before <= view.node_rect(node).height() * 2
    bottom = bar.value()
    assert bottom > 0
    view.show_current(main(record, 38))
    assert bar.value() == bottom


@pytest.mark.parametrize("first", [0, 40])
def test_the_moves_around_the_current_one_stay_visible(view: MovesView, record: GameRecord, first: int) -> None:
    view.show_current(main(record, first))
    for number in (20, 21, 19, 35, 5):
        view.show_current(main(record, number))
        for near in range(number - 2, number + 3):
            assert view.viewport().rect().contains(view.node_rect(main(record, near)))


def test_wider_captions_of_mistakes_keep_the_current_move_visible(qtbot: QtBot) -> None:
    record = GameRecord(BOARD)
    far = [line(record.root, 1)[0] for _ in range(30)][-1]
    view = shown(qtbot, record)
    view.show_current(far)
    view.show_drops({far: 0.5, record.root.children[0]: 0.5})
    assert view.viewport().rect().contains(view.node_rect(far))


def test_a_far_lane_is_scrolled_to(qtbot: QtBot) -> None:
    record = GameRecord(BOARD)
    far = [line(record.root, 1)[0] for _ in range(30)][-1]
    view = shown(qtbot, record)
    view.show_current(far)
    assert view.horizontalScrollBar().value() > 0
    assert view.viewport().rect().contains(view.node_rect(far))
    view.show_current(record.root)
    assert view.horizontalScrollBar().value() == 0


def test_a_visible_current_node_stays_visible_in_a_smaller_pane(view: MovesView, record: GameRecord) -> None:
    view.show_current(main(record, 9))
    view.resize(240, 120)
    assert view.viewport().rect().contains(view.node_rect(main(record, 9)))
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    there = view.verticalScrollBar().value()
    view.resize(240, 110)
    assert view.verticalScrollBar().value() == there


def test_an_edit_keeps_the_scroll_position(view: MovesView, record: GameRecord) -> None:
    view.verticalScrollBar().setValue(333)
    line(main(record, 35), 2)
    view.show_tree()
    assert view.verticalScrollBar().value() == 333
    assert view.node_at(view.node_rect(main(record, 35).children[1]).center()) is main(record, 35).children[1]


def test_another_record_starts_at_its_root(view: MovesView) -> None:
    view.verticalScrollBar().setValue(333)
    other = GameRecord(BOARD)
    line(other.root, 50)
    view.show_record(other)
    assert view.verticalScrollBar().value() == 0
    assert view.node_at(view.node_rect(other.root).center()) is other.root


def test_a_removed_current_node_is_replaced_by_the_root(view: MovesView, record: GameRecord) -> None:
    view.show_current(main(record, 30))
    record.delete(main(record, 10))
    view.show_tree()
    assert view.accessibleDescription() == "After move 0 of 9, start"


def test_a_node_shown_before_its_tree_is_found(view: MovesView, record: GameRecord) -> None:
    new = line(main(record, 40), 1)[0]
    view.show_current(new)
    assert view.viewport().rect().contains(view.node_rect(new))
