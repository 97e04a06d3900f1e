"""Tab visits the whole window, and a screen reader gets names and values."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.game.notation import human_point
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from tests.sizes import one_always
from tests.window.starting import Start
from tests.window.thinking import simulations, wait_for_simulations, wait_for_state

Key, Modifier = Qt.Key, Qt.KeyboardModifier
SEARCHED = ["run", "pause", "step_phase", "step_simulation", "restart", "profile"]
NAMED = ["board", "moves", "candidates", "heatmap", "win_rate_plot", "convergence_plot", "comment", "status", *SEARCHED]


def walk(qtbot: QtBot, program: Program, key: Qt.Key) -> list[QWidget]:
    """Return each widget that gets the focus on the way from the board back to the board."""
    board = program.window.panes.board
    board.setFocus()
    stops: list[QWidget] = []
    while len(stops) < 100:
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, key)
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused is board:
            return stops
        stops.append(focused)
    raise AssertionError("Tab does not come back to the board")


def spoken(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    return str(interface.text(QAccessible.Text.Name)) if interface else ""


@pytest.mark.parametrize("workspace", one_always(3, ["play", "analyse", "study"]))
def test_tab_goes_through_the_window_and_back(qtbot: QtBot, start: Start, workspace: str) -> None:
    program = start()
    window = program.window
    window.actions_[f"workspace_{workspace}"].trigger()
    qtbot.waitUntil(lambda: not window.panes.board.visibleRegion().isEmpty())
    wait_for_state(qtbot, program, EngineState.PAUSED)  # from here on no more widgets become reachable
    stops = walk(qtbot, program, Key.Key_Tab)
    names = {widget.objectName() for widget in stops}
    assert {"workspace_play", "strip_previous"} <= names
    assert workspace == "study" or "moves" in names
    assert workspace == "play" or {"run", "profile"} <= names
    assert workspace != "analyse" or "candidates" in names
    assert len(set(stops)) == len(stops)
    unseen = [widget for widget in stops if widget.visibleRegion().isEmpty()]
    assert not unseen
    assert not [widget for widget in stops if not spoken(widget)]
    assert walk(qtbot, program, Key.Key_Backtab) == stops[::-1]


def test_object_names_and_accessible_names_exist(start: Start) -> None:
    window = start().window
    found = {name: window.findChildren(QWidget, name) for name in NAMED}
    assert {name: len(widgets) for name, widgets in found.items()} == dict.fromkeys(NAMED, 1)
    assert all(widget.accessibleName() for (widget,) in found.values())


def test_a_screen_reader_gets_point_stone_visits_and_rank(qtbot: QtBot, start: Start) -> None:
    program = start()
    window, session = program.window, program.session
    session.begin(PRESETS["gomoku-9"])
    session.play(40)
    wait_for_simulations(qtbot, program, 0)
    qtbot.keyClick(window, Key.Key_Space)
    wait_for_simulations(qtbot, program, 3000)
    qtbot.keyClick(window, Key.Key_Space)
    wait_for_state(qtbot, program, EngineState.PAUSED)
    thought = program.live_search.thought
    assert thought is not None
    board = QAccessible.queryAccessibleInterface(window.panes.board)
    assert board.childCount() == session.rules.size
    best = thought.snapshot.root.candidate(0)
    texts = {point: board.child(point).text(QAccessible.Text.Name) for point in (40, best.point)}
    more = board.child(best.point).text(QAccessible.Text.Description)
    assert "e5" in texts[40]
    assert "Black" in texts[40]
    assert session.position.stone(40) is Stone.BLACK
    told = f"{texts[best.point]} {more}"
    assert human_point(best.point, session.rules) in told
    assert f"{best.visits:,}" in told
    assert "1" in told.replace(f"{best.visits:,}", "").replace(human_point(best.point, session.rules), "")
    assert simulations(program) >= 3000
