"""Space, letters, arrows and Escape reach the search and the board after every click, card and switch of panes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QLabel, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from studio.game.notation import human_point
from studio.game.rules import PRESETS
from studio.ui.actions.actions import ACTIONS
from studio.ui.panes.declared import PANES
from studio.ui.panes.spec import Workspace
from studio.ui.program import Program
from studio.ui.widgets.seen import is_seen
from tests.window.hands import child
from tests.window.starting import Start
from tests.window.thinking import wait_for_simulations

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
KEYS = {Key.Key_Space: "run", Key.Key_M: "move_numbers", Key.Key_J: "next_mistake", Key.Key_Escape: "pause"}
ARROWS = {Key.Key_Left: "previous", Key.Key_Right: "next"}
OWN_ARROWS = {"tree", "steps", "lessons", "drawing", "statistics"}
"""Panes that use the arrow keys themselves after a click into them."""
EDITORS = {"comment"}
"""Panes in which a click begins to edit a text."""


def dock(program: Program, name: str) -> QDockWidget:
    return child(program, QDockWidget, f"dock_{name}")


def listen(program: Program) -> list[str]:
    """Let all actions only record that they were triggered; return the record."""
    fired: list[str] = []
    for spec in ACTIONS:
        action = program.window.actions_[spec.name]
        if action.receivers("2triggered(bool)"):
            action.triggered.disconnect()
        action.setEnabled(True)
        action.enabledChanged.connect(lambda _on, action=action: action.setEnabled(True))
        action.triggered.connect(lambda _checked=False, name=spec.name: fired.append(name))
    return fired


def press(qtbot: QtBot, program: Program, keys: dict[Key, str], fired: list[str]) -> list[str]:
    """Press keys in the focused widget; return the actions that were not triggered."""
    for key, name in keys.items():
        fired.clear()
        QTest.keyClick(QApplication.focusWidget() or program.window, key)
        qtbot.wait(1)
        if fired != [name]:
            return [f"{QKeySequence(key).toString()}: {fired}"]
    return []


@pytest.mark.long
def test_keys_reach_search_and_board_from_every_pane(qtbot: QtBot, start: Start) -> None:
    program = start()
    fired = listen(program)
    lost = []
    for spec in PANES:
        pane = dock(program, spec.name)
        pane.show()
        pane.raise_()
        qtbot.waitUntil(lambda pane=pane: not pane.visibleRegion().isEmpty())  # type: ignore[misc]
        lost += [(spec.name, "raised", key) for key in press(qtbot, program, KEYS | ARROWS, fired)]
        if spec.name in EDITORS:
            continue
        place = pane.rect().center()
        target = pane.childAt(place) or pane
        if isinstance(target, QAbstractButton):  # a click on it would do more than move the focus
            target = target.parentWidget() or pane
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(pane, place))
        keys = KEYS if spec.name in OWN_ARROWS else KEYS | ARROWS
        lost += [(spec.name, "clicked", key) for key in press(qtbot, program, keys, fired)]
    assert not lost, lost


@pytest.mark.long
def test_a_pane_that_disappears_gives_the_focus_to_the_board(qtbot: QtBot, start: Start) -> None:
    program = start()
    for name in ("tree_filter_visits", "memory", "threads"):
        control = child(program, QWidget, name)
        around = next(each for each in program.window.docks.values() if each.isAncestorOf(control))
        around.show()
        around.raise_()
        qtbot.waitUntil(lambda control=control: not control.visibleRegion().isEmpty())  # type: ignore[misc]
        control.setFocus()
        assert control.hasFocus()
        around.close()
        qtbot.waitUntil(program.window.panes.board.hasFocus)


@pytest.mark.long
def test_a_closed_card_gives_the_focus_to_the_board(qtbot: QtBot, start: Start) -> None:
    program = start()
    qtbot.keyClick(program.window, Key.Key_Space)
    wait_for_simulations(qtbot, program, 500)
    qtbot.keyClick(program.window, Key.Key_Escape)
    program.window.actions_["why_not"].trigger()
    qtbot.waitUntil(program.window.panes.explanation.isVisible, timeout=30_000)
    QTest.keyClick(QApplication.focusWidget() or program.window, Key.Key_Escape)
    qtbot.waitUntil(lambda: not program.window.panes.explanation.isVisible())
    assert program.window.panes.board.hasFocus()


def press_keys(*keys: Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press keys in the widget that has the focus at this time."""
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key, modifiers)


def pane_with_focus(program: Program) -> str:
    """Return the name of the pane that has the focus, or of the focused widget if it is in no pane."""
    focused = QApplication.focusWidget()
    assert focused is not None
    panes = (name for name, dock in program.window.docks.items() if dock.isAncestorOf(focused))
    return next(panes, focused.objectName())


def test_a_key_visits_the_board_and_all_visible_panes(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.resize(1400, 860)
    qtbot.wait(100)
    visited = []
    for _ in range(4):
        visited.append(pane_with_focus(program))
        press_keys(Key.Key_F6)
    assert visited == ["board", "summary", "moves", "candidates"]
    assert pane_with_focus(program) == "board"
    press_keys(Key.Key_F6, modifiers=SHIFT)
    assert pane_with_focus(program) == "candidates"
    press_keys(Key.Key_Escape)
    assert pane_with_focus(program) == "board"


def test_a_key_visits_the_steps_below_the_tree(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.resize(1440, 880)
    program.window.workspaces.show(Workspace.STUDY)
    program.window.panes.board.setFocus()
    qtbot.waitUntil(lambda: all(is_seen(dock(program, name)) for name in ("lessons", "tree", "steps")))
    visited = []
    for _ in range(5):
        focused = QApplication.focusWidget()
        is_tab = isinstance(focused, QTabBar) and focused.tabText(focused.currentIndex()) == "Steps"
        visited.append("steps" if is_tab else pane_with_focus(program))
        press_keys(Key.Key_F6)
    assert visited == ["board", "lessons", "tree", "steps", "board"]


@pytest.mark.long
@pytest.mark.parametrize("name", ["convergence", "steps"])
def test_a_pane_without_content_for_the_focus_is_reached_at_its_tab(qtbot: QtBot, start: Start, name: str) -> None:
    program = start()
    program.window.resize(1400, 860)
    qtbot.wait(100)
    pane = dock(program, name)
    pane.show()
    pane.raise_()
    qtbot.waitUntil(lambda: not pane.visibleRegion().isEmpty())
    program.window.panes.board.setFocus()
    seen = []
    for _ in range(5):
        press_keys(Key.Key_F6)
        focused = QApplication.focusWidget()
        assert focused is not None
        is_tab = isinstance(focused, QTabBar) and focused.tabText(focused.currentIndex()) == pane.windowTitle()
        seen.append(name if is_tab else pane_with_focus(program))
    assert name in seen, seen
    assert "board" in seen[seen.index(name) :], "the key goes on from there"


def test_keys_switch_the_tabs_of_the_focused_pane(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.resize(1400, 860)
    qtbot.wait(100)
    control = Qt.KeyboardModifier.ControlModifier
    for key, pane in ((Key.Key_Tab, "tree"), (Key.Key_PageDown, "steps"), (Key.Key_PageUp, "tree")):
        press_keys(key, modifiers=control)
        qtbot.waitUntil(lambda pane=pane: not dock(program, pane).visibleRegion().isEmpty())  # type: ignore[misc]
        assert program.window.panes.board.hasFocus(), "the board keeps the focus"
    press_keys(Key.Key_F6, Key.Key_F6)
    assert pane_with_focus(program) == "moves"
    press_keys(Key.Key_Tab, modifiers=control)
    qtbot.waitUntil(lambda: pane_with_focus(program) == "key_moments")
    press_keys(Key.Key_Tab, modifiers=control | SHIFT)
    qtbot.waitUntil(lambda: pane_with_focus(program) == "moves")


@pytest.mark.long
def test_enter_on_a_tab_enters_its_pane(qtbot: QtBot, start: Start) -> None:
    program = start()
    tabs = next(
        bar for bar in program.window.findChildren(QTabBar) if "Candidates" in map(bar.tabText, range(bar.count()))
    )
    tabs.setFocus()
    press_keys(Key.Key_Right, modifiers=SHIFT)
    assert tabs.tabText(tabs.currentIndex()) == "Tree"
    qtbot.waitUntil(lambda: not dock(program, "tree").visibleRegion().isEmpty())
    press_keys(Key.Key_Return)
    assert pane_with_focus(program) == "tree"


@pytest.mark.long
def test_shift_and_arrows_reach_the_board_from_buttons(start: Start) -> None:
    program = start()
    board = program.window.panes.board
    before = board.cursor_point
    child(program, QWidget, "workspace_study").setFocus()
    press_keys(Key.Key_Left, modifiers=SHIFT)
    assert board.hasFocus()
    assert board.cursor_point == before - 1
    child(program, QWidget, "workspace_study").setFocus()
    press_keys(Key.Key_Escape)
    assert board.hasFocus()


@pytest.mark.long
def test_a_disabled_button_gives_the_focus_to_the_board(start: Start) -> None:
    program = start()
    program.window.actions_["first"].trigger()
    button = child(program, QWidget, "strip_last")
    button.setFocus()
    press_keys(Key.Key_Return)
    assert not button.isEnabled()
    assert program.window.panes.board.hasFocus()


@pytest.mark.long
def test_arrows_walk_through_the_focused_tree_with_and_without_shift(qtbot: QtBot, start: Start) -> None:
    program = start()
    press_keys(Key.Key_Space)
    wait_for_simulations(qtbot, program, 500)
    press_keys(Key.Key_Escape)
    table = program.window.panes.tree
    dock(program, "tree").raise_()
    qtbot.waitUntil(lambda: not table.visibleRegion().isEmpty())
    table.setFocus(Qt.FocusReason.TabFocusReason)
    rows = table.model()
    qtbot.waitUntil(lambda: rows.rowCount(rows.index(0, 0)) > 5)
    press_keys(Key.Key_Down, Key.Key_Down, modifiers=SHIFT)
    row = table.currentIndex()
    assert row.isValid()
    assert not program.window.actions_["next"].isEnabled(), "the game ends here"
    before = program.session.cursor
    press_keys(Key.Key_Down)
    assert table.currentIndex() == row.siblingAtRow(row.row() + 1)
    press_keys(Key.Key_Up)
    assert table.currentIndex() == row
    press_keys(Key.Key_Left)
    assert table.currentIndex() == row.parent()
    press_keys(Key.Key_Left)
    assert not table.isExpanded(row.parent())
    press_keys(Key.Key_Right)
    assert table.isExpanded(row.parent())
    assert program.session.cursor == before, "the keys do not go through the game"


@pytest.mark.long
def test_keys_choose_and_play_a_candidate(qtbot: QtBot, start: Start) -> None:
    program = start()
    press_keys(Key.Key_Space)
    wait_for_simulations(qtbot, program, 500)
    press_keys(Key.Key_Escape)
    table = program.window.panes.candidates
    table.setFocus(Qt.FocusReason.TabFocusReason)
    shown: list[object] = []
    table.candidate_pointed.connect(shown.append)
    press_keys(Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Up)
    assert table.currentIndex().row() == table.pointed_row == 1
    assert shown[-1] is not None
    chosen = table.asked_point
    press_keys(Key.Key_Return)
    last = program.session.position.last_move
    assert last is not None
    assert last.point == chosen
    count = len(program.session.position.moves)
    press_keys(Key.Key_Left)
    assert len(program.session.position.moves) == count - 1, "Left goes through the game"


@pytest.mark.long
def test_escape_in_candidates_forgets_the_row(qtbot: QtBot, start: Start) -> None:
    program = start()
    press_keys(Key.Key_Space)
    wait_for_simulations(qtbot, program, 500)
    press_keys(Key.Key_Escape)
    qtbot.waitUntil(lambda: not program.window.actions_["pause"].isEnabled())
    table, count = program.window.panes.candidates, len(program.session.position.moves)
    table.setFocus(Qt.FocusReason.TabFocusReason)
    press_keys(Key.Key_Down, Key.Key_Escape)
    assert table.asked_point is None
    table.setFocus(Qt.FocusReason.TabFocusReason)
    press_keys(Key.Key_Return)
    assert len(program.session.position.moves) == count, "no row is chosen"


@pytest.mark.long
def test_escape_in_candidates_ends_the_preview(qtbot: QtBot, start: Start) -> None:
    program = start()
    press_keys(Key.Key_Space)
    wait_for_simulations(qtbot, program, 500)
    press_keys(Key.Key_Escape)
    panes = program.window.panes
    panes.candidates.setFocus(Qt.FocusReason.TabFocusReason)
    shown: list[object] = []
    panes.candidates.candidate_pointed.connect(shown.append)
    press_keys(Key.Key_Down, modifiers=SHIFT)
    assert shown[-1] is not None
    press_keys(Key.Key_Escape)
    assert shown[-1] is None
    assert panes.board.hasFocus()


@pytest.mark.long
def test_why_not_explains_the_move_at_the_cursor(qtbot: QtBot, start: Start) -> None:
    program = start()
    press_keys(Key.Key_Space)
    wait_for_simulations(qtbot, program, 500)
    press_keys(Key.Key_Escape)
    board = program.window.panes.board
    board.setFocus()
    press_keys(Key.Key_Left, Key.Key_Down, modifiers=SHIFT)
    point = board.cursor_move
    assert point is not None
    press_keys(Key.Key_Y)
    title = child(program, QLabel, "explanation_title")
    qtbot.waitUntil(lambda: title.text() == f"Why not {human_point(point, program.session.rules)}?")


@pytest.mark.long
def test_another_game_hides_the_cursor(start: Start) -> None:
    program = start()
    board = program.window.panes.board
    board.setFocus()
    press_keys(Key.Key_Left, Key.Key_Down, modifiers=SHIFT)
    assert board.cursor_move is not None
    program.session.begin(PRESETS["gomoku-15"])
    assert board.cursor_move is None


@pytest.mark.long
def test_a_lesson_that_opens_a_record_keeps_the_focus(start: Start) -> None:
    program = start()
    lessons = program.window.panes.lessons
    dock(program, "lessons").show()
    lessons.setFocus()
    program.session.begin(PRESETS["gomoku-9"])
    assert lessons.hasFocus()
    program.window.panes.candidates.setFocus()
    program.session.begin(PRESETS["gomoku-9"])
    assert program.window.panes.board.hasFocus()


@pytest.mark.long
def test_keys_enter_the_lessons_at_the_first_one(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.focus.go_to("lessons")
    qtbot.waitUntil(lambda: child(program, QWidget, "lesson_1").hasFocus())
    qtbot.waitUntil(lambda: not child(program, QWidget, "lesson_1").visibleRegion().isEmpty())


@pytest.mark.long
def test_keys_enter_an_open_lesson_where_enter_continues_it(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.focus.go_to("lessons")
    first = child(program, QWidget, "lesson_1")
    qtbot.waitUntil(first.hasFocus)
    press_keys(Key.Key_Return)
    button = child(program, QWidget, "lesson_continue")
    qtbot.waitUntil(lambda: button.isVisible() and button.isEnabled())
    program.window.panes.board.setFocus()
    program.window.focus.go_to("lessons")
    qtbot.waitUntil(program.window.panes.lessons.hasFocus)
    press_keys(Key.Key_Return)
    qtbot.waitUntil(lambda: program.window.panes.lessons.summary.startswith("Step 2 of"))


@pytest.mark.long
def test_the_key_of_the_tree_enters_the_tree_not_its_filter(qtbot: QtBot, start: Start) -> None:
    program = start()
    dock(program, "tree").show()
    dock(program, "tree").raise_()
    field = child(program, QWidget, "tree_filter_visits")
    qtbot.waitUntil(lambda: not field.visibleRegion().isEmpty())
    field.setFocus()
    assert pane_with_focus(program) == "tree"
    program.window.focus.return_to_board()
    press_keys(Key.Key_4, modifiers=Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(program.window.panes.tree.hasFocus)
