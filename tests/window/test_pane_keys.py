"""Keys and the menu that open, focus and close panes."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from studio.ui.panes.declared import PANES
from tests.window.arranged import dock, pane_action, switch, wait_until_seen
from tests.window.starting import Start


@pytest.mark.long
def test_a_pane_opened_from_the_menu_is_in_front(qtbot: QtBot, start: Start) -> None:
    program = start()
    for workspace in ("analyse", "study", "play"):
        switch(qtbot, program, workspace)
        opened = dock(program, "drawing")
        assert opened.isHidden()
        action = pane_action(program, "drawing")
        action.trigger()
        wait_until_seen(qtbot, program.window.panes.drawing)
        assert action.isChecked()
        action.trigger()
        assert opened.isHidden()
        assert not action.isChecked()


def test_a_key_brings_a_pane_behind_other_tabs_to_the_front(qtbot: QtBot, start: Start) -> None:
    program = start()
    switch(qtbot, program, "analyse")
    panes = program.window.panes
    wait_until_seen(qtbot, panes.candidates)
    for key, view in ((Qt.Key.Key_4, panes.tree), (Qt.Key.Key_3, panes.candidates)):
        qtbot.keyClick(panes.board, key, Qt.KeyboardModifier.AltModifier)
        wait_until_seen(qtbot, view)
        qtbot.waitUntil(view.hasFocus)
    assert not dock(program, "tree").isHidden()
    texts = [action.text() for action in program.window.menus._pane_actions]
    marks = [text[text.index("&") + 1].lower() for text in texts]
    assert len(set(marks)) == len(marks), "each Alt key opens one pane"


@pytest.mark.long
def test_the_key_of_a_pane_in_front_moves_the_focus_and_never_closes_it(qtbot: QtBot, start: Start) -> None:
    program = start()
    switch(qtbot, program, "analyse")
    panes = program.window.panes
    wait_until_seen(qtbot, panes.candidates)
    panes.board.setFocus()
    qtbot.keyClick(panes.board, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(panes.candidates.hasFocus)
    qtbot.keyClick(panes.candidates, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert panes.board.hasFocus()
    assert not dock(program, "candidates").isHidden()


@pytest.mark.long
def test_a_key_closes_only_the_focused_pane(qtbot: QtBot, start: Start) -> None:
    program = start()
    switch(qtbot, program, "analyse")
    panes = program.window.panes
    wait_until_seen(qtbot, panes.candidates)
    opened = [name for name, pane in program.window.docks.items() if not pane.isHidden()]
    panes.board.setFocus()
    qtbot.keyClick(panes.board, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert [name for name, pane in program.window.docks.items() if not pane.isHidden()] == opened
    panes.candidates.setFocus()
    qtbot.keyClick(panes.candidates, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert dock(program, "candidates").isHidden()
    assert panes.board.hasFocus()


@pytest.mark.long
def test_the_menu_of_panes_marks_those_that_are_open(qtbot: QtBot, start: Start) -> None:
    program = start()
    for workspace in ("play", "analyse", "study", "play"):
        switch(qtbot, program, workspace)
        marked = {spec.name for spec in PANES if pane_action(program, spec.name).isChecked()}
        assert marked == {spec.name for spec in PANES if not dock(program, spec.name).isHidden()}
