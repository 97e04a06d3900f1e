"""Lists and tables with the focus take the keys that move through their rows; the game stays where it is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.ui.program import Program
from studio.ui.widgets.row_keys import ROWS
from tests.window.hands import child
from tests.window.starting import Start
from tests.window.thinking import wait_for_simulations

Key = Qt.Key


def press(*keys: Key) -> None:
    """Press keys in the widget that has the focus at this time."""
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)


def stand_in_a_game(program: Program) -> None:
    """Open a game of 20 moves, and go to move 8."""
    rules = PRESETS["gomoku-15"]
    record = GameRecord(rules)
    node = record.root
    for at in range(20):
        node = record.add(node, rules.point(at // 5 * 3, at % 5 * 3))
    program.session.present(record)
    program.session.go_to(record.root.forward(8))


def search_once(qtbot: QtBot, program: Program) -> None:
    press(Key.Key_Space)
    wait_for_simulations(qtbot, program, 300)
    press(Key.Key_Escape)
    qtbot.waitUntil(lambda: not program.window.actions_["pause"].isEnabled())


def show(qtbot: QtBot, program: Program, view: QWidget) -> None:
    dock = next(dock for dock in program.window.docks.values() if dock.isAncestorOf(view))
    dock.show()
    dock.raise_()
    qtbot.waitUntil(lambda: not view.visibleRegion().isEmpty())


def lists(program: Program) -> list[QAbstractItemView]:
    """Return the lists and tables of the panes that can have the focus and have rows now."""
    views = [view for dock in program.window.docks.values() for view in dock.findChildren(QAbstractItemView)]
    able = [view for view in views if view.focusPolicy() & Qt.FocusPolicy.TabFocus]
    return [view for view in able if view.model() is not None and view.model().rowCount() > 0]


def test_all_lists_keep_the_keys_of_their_rows(qtbot: QtBot, start: Start) -> None:
    program = start()
    stand_in_a_game(program)
    search_once(qtbot, program)
    node, told = program.session.node, set()
    for name in ("statistics", "tree", "steps", "candidates"):
        show(qtbot, program, program.window.docks[name].widget())
        for view in lists(program):
            if view.visibleRegion().isEmpty():
                continue
            view.setFocus(Qt.FocusReason.TabFocusReason)
            press(Key.Key_Down, Key.Key_Down, *ROWS)
            assert program.session.node is node, view.objectName()
            told.add(view.objectName())
    assert told >= {"candidates", "search_tree"}


@pytest.mark.long
def test_home_and_end_go_to_the_first_and_the_last_candidate(qtbot: QtBot, start: Start) -> None:
    program = start()
    stand_in_a_game(program)
    search_once(qtbot, program)
    table = program.window.panes.candidates
    show(qtbot, program, table)
    table.setFocus(Qt.FocusReason.TabFocusReason)
    last = table.model().rowCount() - 1
    assert last > 3
    press(Key.Key_Down, Key.Key_End)
    assert table.currentIndex().row() == table.pointed_row == last
    press(Key.Key_Home)
    assert table.currentIndex().row() == 0
    press(Key.Key_PageDown)
    assert table.currentIndex().row() > 1


@pytest.mark.long
def test_keys_move_through_the_list_of_lessons(qtbot: QtBot, start: Start) -> None:
    program = start()
    stand_in_a_game(program)
    node = program.session.node
    program.window.focus.go_to("lessons")
    qtbot.waitUntil(child(program, QWidget, "lesson_1").hasFocus)
    reached = []
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Up, Key.Key_End, Key.Key_Up, Key.Key_PageUp, Key.Key_Home):
        press(key)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert not focused.visibleRegion().isEmpty()
        reached.append(focused.objectName())
    assert reached[:4] == ["lesson_2", "lesson_3", "lesson_2", "lesson_open"]
    assert reached[4] not in ("lesson_open", "lesson_1"), "the last lesson"
    assert reached[5] < reached[4]
    assert reached[6] == "lesson_1"
    assert program.session.node is node


@pytest.mark.long
def test_after_a_click_in_the_tree_left_and_right_go_through_the_game(qtbot: QtBot, start: Start) -> None:
    program = start()
    stand_in_a_game(program)
    search_once(qtbot, program)
    tree = program.window.panes.tree
    show(qtbot, program, tree)
    program.window.activateWindow()
    place = tree.visualRect(tree.model().index(0, 0)).center()
    qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    tree.setFocus(Qt.FocusReason.MouseFocusReason)
    press(Key.Key_Right)
    assert program.session.position.ply == 9
    press(Key.Key_Left)
    assert program.session.position.ply == 8
    program.window.panes.board.setFocus()
    tree.setFocus(Qt.FocusReason.TabFocusReason)
    press(Key.Key_Right)
    assert program.session.position.ply == 8, "a tree chosen by keys has its own arrows"
