"""The context menu of a candidate in the real window: keys, a typed number, inside a node, and closing."""

import pytest
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QInputDialog
from pytestqt.qtbot import QtBot

from studio.thinking.thoughts import EngineState
from studio.ui.candidates.menu import CandidateMenu
from tests.sizes import one_always
from tests.window.showing import candidates
from tests.window.starting import Start
from tests.window.steering_window import Key, Modifier, chips, choose, menu_by_pointer, name, open_menu, root
from tests.window.thinking import think


@pytest.mark.parametrize("key", one_always(2, ["menu", "shift f10"]))
def test_the_menu_opens_by_keys_at_the_current_row(qtbot: QtBot, start: Start, key: str) -> None:
    program = start()
    think(qtbot, program)
    table = program.window.panes.candidates
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    for _ in range(3):
        qtbot.keyClick(table, Key.Key_Down, Modifier.ShiftModifier)
    row = table.currentIndex().row()
    assert row > 0
    point = table._model.point(row)
    if key == "menu":  # the system reports the key at a place in the middle of the widget
        middle = table.rect().center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, middle, table.mapToGlobal(middle))
        QApplication.sendEvent(table, event)
    else:
        qtbot.keyClick(table, Key.Key_F10, Modifier.ShiftModifier)
    menu = open_menu(qtbot, program)
    entry = menu.findChild(QAction, "leave_out")
    assert entry is not None
    assert entry.text() == f"Leave Out {name(program, point)}"
    below = table.viewport().mapToGlobal(table.visualRect(table.currentIndex()).bottomLeft())
    assert abs(menu.pos().y() - below.y()) < 40
    for _ in range(3):
        qtbot.keyClick(menu, Key.Key_Down)
    qtbot.keyClick(menu, Key.Key_Return)
    assert chips(program) == (f"Without {name(program, point)}",)


@pytest.mark.long
def test_the_menu_of_a_node_looks_inside_and_does_not_steer(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 20_000)
    point = candidates(program).point(0)
    with qtbot.waitSignal(program.window.controllers.inside.nodes.view_changed, timeout=10_000):
        choose(menu_by_pointer(qtbot, program, 0), "look_inside")
    assert program.window.controllers.inside.nodes.path == (point,)
    menu = menu_by_pointer(qtbot, program, 0)
    enabled = {entry.objectName(): entry.isEnabled() for entry in menu.actions() if entry.objectName()}
    assert enabled == {"look_inside": True, "search_only": False, "leave_out": False, "why_not": True}
    menu.close()


@pytest.mark.long
def test_a_number_of_extra_visits_can_be_typed(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    menu = menu_by_pointer(qtbot, program, 3)
    point = candidates(program).point(3)
    menu.ask_for_visits()
    menu.close()
    question = program.window.panes.candidates.findChild(QInputDialog)
    assert question is not None
    question.setIntValue(777)
    qtbot.keyClick(question, Key.Key_Return)
    qtbot.waitUntil(lambda: chips(program) == (f"{name(program, point)}: 0 of 777 extra visits",))


@pytest.mark.long
def test_the_menu_closes_when_its_position_is_left(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    menu = menu_by_pointer(qtbot, program, 0)
    menu.ask_for_visits()
    question = program.window.panes.candidates.findChild(QInputDialog)
    assert question is not None
    assert question.isVisible()
    program.session.play(root(program).candidate(0).point)
    assert not [m for m in program.window.panes.candidates.findChildren(CandidateMenu) if m.isVisible()]
    assert not question.isVisible()
    assert program.live_search.state is not EngineState.FAILED
