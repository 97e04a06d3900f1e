"""Space, letters, arrows and Escape reach the search and the board after every click, card and switch of panes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.actions.actions import ACTIONS
from studio.ui.panes.declared import PANES
from studio.ui.program import Program
from tests.window.hands import child
from tests.window.starting import Start
from tests.window.thinking import wait_for_simulations

Key = Qt.Key
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
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(pane, place))
        keys = KEYS if spec.name in OWN_ARROWS else KEYS | ARROWS
        lost += [(spec.name, "clicked", key) for key in press(qtbot, program, keys, fired)]
    assert not lost, lost


@pytest.mark.parametrize("name", ["tree_filter_visits", "memory", "threads"])
def test_a_pane_that_disappears_gives_the_focus_to_the_board(qtbot: QtBot, start: Start, name: str) -> None:
    program = start()
    control = child(program, QWidget, name)
    around = next(each for each in program.window.docks.values() if each.isAncestorOf(control))
    around.show()
    around.raise_()
    qtbot.waitUntil(lambda: not control.visibleRegion().isEmpty())
    control.setFocus()
    around.close()
    qtbot.waitUntil(program.window.panes.board.hasFocus)


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
