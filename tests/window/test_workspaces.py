"""Three workspaces, each with its own layout; and plots that fill while the engine runs."""

import base64
import json
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from tests.sizes import one_always, one_row_always
from tests.window.hands import answer
from tests.window.starting import Start
from tests.window.thinking import wait_for_simulations, wait_for_state

Key, Modifier = Qt.Key, Qt.KeyboardModifier
WORKSPACES = {"play": Key.Key_1, "analyse": Key.Key_2, "study": Key.Key_3}
SEARCH = {"candidates", "convergence", "panel", "steps", "tree", "statistics"}
BEHIND = {"panel", "steps", "tree", "statistics", "breakpoints", "comment"}
"""Panes that share a place with one that lies in front."""
SHOWN = {
    "play": {"players", "moves"},
    "analyse": {"players", "moves", "comment", "win_rate", *SEARCH, "heatmap", "breakpoints"},
    "study": {"lessons", "comment", "moves", "drawing", *SEARCH},
}
EARLIER_LAYOUT = (
    "AAAA/wAAAAL9AAAAAwAAAAAAAAD6AAADG/wCAAAABPsAAAAYAGQAbwBjAGsAXwBsAGUAcwBzAG8AbgBzAAAAAAD/////AAAA1QD////7AAAAGABk"
    "AG8AYwBrAF8AcABsAGEAeQBlAHIAcwEAAABTAAAA9QAAALUA////+wAAABQAZABvAGMAawBfAG0AbwB2AGUAcwEAAAFQAAACHgAAAHoA////+wAA"
    "ABgAZABvAGMAawBfAGMAbwBtAG0AZQBuAHQIAAAC5QAAAIkAAABgAP///wAAAAEAAAH0AAADG/wCAAAAA/wAAABTAAABBwAAALkBAAAb+gAAAAAC"
    "AAAAAvsAAAAeAGQAbwBjAGsAXwBjAGEAbgBkAGkAZABhAHQAZQBzAQAAAAD/////AAAAegD////7AAAAEgBkAG8AYwBrAF8AdAByAGUAZQEAAAAA"
    "/////wAAAJ0A/////AAAAWIAAAEHAAAAlgEAABv6AAAAAAIAAAAC+wAAACAAZABvAGMAawBfAGMAbwBuAHYAZQByAGcAZQBuAGMAZQEAAAAA////"
    "/wAAAHoA////+wAAABQAZABvAGMAawBfAHMAdABlAHAAcwEAAAAA/////wAAAHoA/////AAAAnEAAAD9AAAAlgEAABv6AAAAAAIAAAAE+wAAABgA"
    "ZABvAGMAawBfAGgAZQBhAHQAbQBhAHABAAAAAP////8AAAB6AP////sAAAAUAGQAbwBjAGsAXwBwAGEAbgBlAGwBAAAAAP////8AAAB6AP////sA"
    "AAAeAGQAbwBjAGsAXwBzAHQAYQB0AGkAcwB0AGkAYwBzAQAAAAD/////AAAAegD////7AAAAIABkAG8AYwBrAF8AYgByAGUAYQBrAHAAbwBpAG4A"
    "dABzAQAAAAD/////AAAAegD///8AAAADAAACkgAAAKD8AQAAAAL7AAAAGgBkAG8AYwBrAF8AdwBpAG4AXwByAGEAdABlAQAAAQoAAAKSAAAAoAD/"
    "///7AAAAGABkAG8AYwBrAF8AZAByAGEAdwBpAG4AZwAAAAAA/////wAAAKAA////AAACkgAAAnMAAAABAAAAAgAAAAEAAAAC/AAAAAEAAAACAAAA"
    "AQAAABQAcwBlAGEAcgBjAGgAXwBiAGEAcgEAAAAA/////wAAAAAAAAAA"
)
"""Saved by release 0.1.0: the comment is closed, and the candidates are 500 pixels wide."""


def switch(qtbot: QtBot, program: Program, workspace: str) -> None:
    qtbot.keyClick(program.window, WORKSPACES[workspace], Modifier.ControlModifier)
    assert program.window.workspaces.current == workspace


def dock(program: Program, name: str) -> QDockWidget:
    found = program.window.findChild(QDockWidget, f"dock_{name}")
    assert isinstance(found, QDockWidget)
    return found


def shown(program: Program) -> set[str]:
    """Return the panes that are not closed, including those behind another one."""
    docks = program.window.findChildren(QDockWidget)
    return {dock.objectName().removeprefix("dock_") for dock in docks if not dock.isHidden()}


def wait_until_seen(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.waitUntil(lambda: not widget.visibleRegion().isEmpty())


def put_back(program: Program) -> None:
    program.window.actions_["reset_workspace"].trigger()


def start_again(program: Program, start: Start, home: Path) -> Program:
    """Restart in a window of the same size: the screen of the tests is smaller, and Qt would shrink it."""
    change_settings(program, home, geometry="")
    return start()


def change_settings(program: Program, home: Path, **changes: object) -> None:
    """Quit, and change the remembered state of the window."""
    assert program.window.close()
    program.close()
    (path,) = home.rglob("settings.json")
    told = json.loads(path.read_text())
    told["window"].update(changes)
    path.write_text(json.dumps(told))


@pytest.mark.long
def test_each_workspace_shows_its_panes(qtbot: QtBot, start: Start) -> None:
    program = start()
    assert program.window.workspaces.current == "analyse"
    for workspace, names in SHOWN.items():
        switch(qtbot, program, workspace)
        assert shown(program) == names
        for name in names - BEHIND:
            wait_until_seen(qtbot, dock(program, name))
        assert program.window.actions_[f"workspace_{workspace}"].isChecked()
    assert not dock(program, "panel").visibleRegion().isEmpty()


def test_each_workspace_remembers_its_own_changes(qtbot: QtBot, start: Start, home: Path) -> None:
    program = start()
    dock(program, "comment").close()
    program.window.resizeDocks([dock(program, "candidates")], [500], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: dock(program, "candidates").width() == 500)
    switch(qtbot, program, "study")
    assert shown(program) == SHOWN["study"]
    qtbot.waitUntil(lambda: dock(program, "candidates").width() < 500)
    dock(program, "convergence").close()
    switch(qtbot, program, "analyse")
    assert shown(program) == SHOWN["analyse"] - {"comment"}
    qtbot.waitUntil(lambda: dock(program, "candidates").width() == 500)
    again = start_again(program, start, home)
    assert again.window.workspaces.current == "analyse"
    assert shown(again) == SHOWN["analyse"] - {"comment"}
    qtbot.waitUntil(lambda: dock(again, "candidates").width() == 500)
    switch(qtbot, again, "study")
    assert shown(again) == SHOWN["study"] - {"convergence"}


def test_the_panes_can_be_reset(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    before = {name: dock(program, name).geometry() for name in SHOWN["analyse"] - BEHIND}
    dock(program, "moves").setFloating(True)
    dock(program, "comment").close()
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock(program, "candidates"))
    put_back(program)
    assert shown(program) == SHOWN["analyse"]
    assert not dock(program, "moves").isFloating()
    assert window.dockWidgetArea(dock(program, "candidates")) == Qt.DockWidgetArea.RightDockWidgetArea
    assert window.tabifiedDockWidgets(dock(program, "heatmap")) == [
        dock(program, name) for name in ("panel", "statistics", "breakpoints")
    ]

    def is_as_before() -> bool:
        places = {name: dock(program, name).geometry() for name in before}
        return all(abs(places[name].width() - before[name].width()) <= 2 for name in before) and all(
            abs(places[name].top() - before[name].top()) <= 40 for name in before
        )

    qtbot.waitUntil(is_as_before)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    switch(qtbot, program, "study")
    assert shown(program) == SHOWN["study"]


def test_a_floating_pane_stays_floating(qtbot: QtBot, start: Start, home: Path) -> None:
    program = start()
    dock(program, "candidates").setFloating(True)
    switch(qtbot, program, "play")
    assert not dock(program, "candidates").isVisible()
    switch(qtbot, program, "analyse")
    assert dock(program, "candidates").isFloating()
    assert dock(program, "candidates").isVisible()
    again = start_again(program, start, home)
    assert dock(again, "candidates").isFloating()
    assert dock(again, "candidates").isVisible()


def test_a_layout_of_an_earlier_release_is_restored(start: Start, home: Path) -> None:
    change_settings(start(), home, geometry="", states={"analyse": EARLIER_LAYOUT})
    again = start()
    assert shown(again) == SHOWN["analyse"] - {"comment"}
    assert dock(again, "candidates").width() == 500


def cut_off(state: str) -> str:
    return base64.b64encode(base64.b64decode(state)[:100]).decode()


@pytest.mark.parametrize(
    ("damage", "is_told"),
    one_row_always(3, [(cut_off, False), (lambda _: "\ud800 no base64", False), (lambda _: 7, True)]),
    ids=["cut off", "another text", "a number"],
)
def test_damaged_states_do_not_prevent_the_start(
    qtbot: QtBot, start: Start, home: Path, damage: Callable[[str], object], is_told: bool
) -> None:
    program = start()
    change_settings(program, home, states={"analyse": damage(program.window.workspaces.states()["analyse"])})
    if is_told:
        answer(QMessageBox.StandardButton.Ok)
    again = start()
    put_back(again)
    assert shown(again) == SHOWN["analyse"]
    switch(qtbot, again, "play")
    assert shown(again) == SHOWN["play"]


@pytest.mark.parametrize("workspace", one_always(3, SHOWN))
def test_everything_fits_into_a_small_window(qtbot: QtBot, start: Start, workspace: str) -> None:
    program = start()
    window = program.window
    central = window.centralWidget()
    assert central is not None
    window.resize(900, 640)
    for again in (False, True):
        switch(qtbot, program, workspace)
        if again:
            put_back(program)
        qtbot.waitUntil(lambda: window.panes.board.width() <= 640 and not window.panes.board.visibleRegion().isEmpty())
        assert (window.width(), window.height()) == (900, 640)
        assert min(window.panes.board.width(), window.panes.board.height()) >= 360
        docks = [dock(program, name) for name in SHOWN[workspace]]
        places = [each.geometry() for each in docks if not each.visibleRegion().isEmpty()]
        assert len(places) >= len(docks) - len(BEHIND)
        for one, other in combinations([*places, central.geometry()], 2):
            assert not one.intersects(other)
            assert window.rect().contains(one)


def test_the_visit_shares_fill_stay_and_are_cleared(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    plot = window.panes.convergence
    assert plot.is_empty
    qtbot.keyClick(window, Key.Key_Space)
    wait_for_simulations(qtbot, program, 2000)
    qtbot.waitUntil(lambda: not plot.is_empty, timeout=30_000)
    qtbot.keyClick(window, Key.Key_Escape)
    wait_for_state(qtbot, program, EngineState.PAUSED)
    thought = program.live_search.thought
    assert thought is not None

    def shows_all() -> bool:
        counts, _ = plot.line_of(int(thought.snapshot.root.points[0]))
        return thought.snapshot.simulations in counts[-1:]

    qtbot.waitUntil(shows_all)
    qtbot.keyClick(window, Key.Key_Left)
    assert plot.is_empty
    program.session.begin(PRESETS["gomoku-9"])
    assert plot.is_empty


def test_the_win_rate_follows_the_analysed_positions(qtbot: QtBot, start: Start) -> None:
    """Without a review it has one position."""
    program = start()
    plot = program.window.panes.win_rate
    assert plot.is_empty
    qtbot.keyClick(program.window, Key.Key_Space)
    qtbot.waitUntil(lambda: not plot.is_empty, timeout=30_000)
    qtbot.keyClick(program.window, Key.Key_Space)
    assert plot.points[5].black is not None
    assert plot.points[4].black is None
