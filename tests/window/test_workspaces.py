"""Three workspaces, each with its own layout; and plots that fill while the engine runs."""

import base64
import json
from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QMessageBox, QScrollArea, QToolButton
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.board.layout import BoardLook
from studio.ui.program import Program
from tests.board_widths import LEAST_SHARES, LEAST_WIDTHS
from tests.sizes import one_always, one_row_always
from tests.window.arranged import FRAME, LOW, NARROW, WIDE, dock, pane_action, resize, switch, wait_until_seen
from tests.window.hands import answer
from tests.window.starting import Start
from tests.window.thinking import wait_for_simulations, wait_for_state

Key = Qt.Key
SEARCH = {"candidates", "tree", "steps", "convergence", "panel"}
SHOWN = {
    "play": {"players", "moves"},
    "analyse": {"summary", "moves", "key_moments", "comment", *SEARCH},
    "study": {"lessons", "moves", *SEARCH},
}
FRONT = {
    "play": {"players", "moves"},
    "analyse": {"summary", "moves", "candidates"},
    "study": {"lessons", "tree", "steps"},
}
"""Panes that are not behind another one."""


def shown(program: Program) -> set[str]:
    """Return the panes that are not closed, including those behind another one."""
    docks = program.window.findChildren(QDockWidget)
    return {dock.objectName().removeprefix("dock_") for dock in docks if not dock.isHidden()}


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


def drag_edge(qtbot: QtBot, program: Program, name: str, by: int) -> None:
    """Drag the separator at the left of a pane by a number of pixels to the right."""
    window, edge = program.window, dock(program, name).geometry()
    start = QPoint(edge.left() - 4, edge.center().y())
    end = start + QPoint(by, 0)
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
    for place in (start + QPoint(by // 2, 0), end):
        QTest.mouseMove(window, place)
        qtbot.wait(50)  # Qt moves the separator soon after the mouse
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=end)


def test_each_workspace_shows_its_panes(qtbot: QtBot, start: Start) -> None:
    program = start()
    assert program.window.workspaces.current == "analyse"
    for workspace, names in SHOWN.items():
        switch(qtbot, program, workspace)
        assert shown(program) == names
        for name in FRONT[workspace]:
            wait_until_seen(qtbot, dock(program, name))
        assert program.window.actions_[f"workspace_{workspace}"].isChecked()
        for name in names - FRONT[workspace]:
            assert dock(program, name).visibleRegion().isEmpty()


@pytest.mark.parametrize("screen", one_always(3, LEAST_WIDTHS))
def test_the_board_has_the_window(qtbot: QtBot, start: Start, screen: tuple[int, int]) -> None:
    program = start()
    resize(qtbot, program, QSize(*screen))
    for workspace, least in LEAST_WIDTHS[screen].items():
        switch(qtbot, program, workspace)
        qtbot.waitUntil(partial(is_wide, program, least))
        assert program.window.size() == QSize(*screen) - FRAME
        assert plate(program).height() >= LEAST_SHARES[workspace] * program.window.height()


def is_wide(program: Program, least: int) -> bool:
    return plate(program).width() >= least


def plate(program: Program) -> QRectF:
    return program.window.panes.board.board_layout.plate_rect


@pytest.mark.long
@pytest.mark.parametrize("screen", one_always(3, [NARROW, LOW, WIDE]))
def test_a_long_text_moves_and_covers_nothing(qtbot: QtBot, start: Start, screen: QSize) -> None:
    program = start()
    resize(qtbot, program, screen)
    before = plate(program)
    program.window.context.notes.say("A sentence. " * 30)
    panes, line = program.window.panes, program.window.panes.board_line
    qtbot.waitUntil(lambda: line.isVisible() and len(line.lines) == 2)
    assert plate(program) == before
    assert line.geometry().top() >= panes.board.y() + panes.board.board_layout.letters_bottom
    assert line.geometry().bottom() < panes.strip.geometry().top()


@pytest.mark.long
def test_the_line_stands_below_the_column_numbers(qtbot: QtBot, start: Start) -> None:
    program = start()
    resize(qtbot, program, NARROW)
    board, line = program.window.panes.board, program.window.panes.board_line
    for workspace in ("play", "analyse", "study"):
        switch(qtbot, program, workspace)
        program.session.begin(PRESETS["gomoku-15"])
        qtbot.waitUntil(lambda: board.board_layout.look is not BoardLook.FRAME)
        program.session.begin(PRESETS["connect-four"])
        qtbot.waitUntil(lambda: board.board_layout.look is BoardLook.FRAME and line.isVisible())
        assert line.geometry().top() >= board.y() + board.board_layout.letters_bottom
        assert line.geometry().bottom() < program.window.panes.strip.geometry().top()


@pytest.mark.long
@pytest.mark.parametrize(("screen", "is_high"), one_row_always(2, [(NARROW, True), (LOW, False)]))
def test_the_players_of_a_game_have_room(qtbot: QtBot, start: Start, screen: QSize, is_high: bool) -> None:
    program = start()
    resize(qtbot, program, screen)
    switch(qtbot, program, "play")
    program.window.controllers.play.begin(GameSetup(PRESETS["gomoku-15"], Person(), SeatedEngine("studio", "casual")))
    qtbot.wait(100)
    area = dock(program, "players").widget()
    assert isinstance(area, QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    assert not is_high or area.verticalScrollBar().maximum() == 0


def test_each_workspace_remembers_its_own_changes(qtbot: QtBot, start: Start, home: Path) -> None:
    program = start()
    dock(program, "comment").close()
    before = dock(program, "summary").width()
    drag_edge(qtbot, program, "summary", -100)
    qtbot.waitUntil(lambda: dock(program, "summary").width() == before + 100)
    switch(qtbot, program, "study")
    assert shown(program) == SHOWN["study"]
    dock(program, "convergence").close()
    switch(qtbot, program, "analyse")
    assert shown(program) == SHOWN["analyse"] - {"comment"}
    qtbot.waitUntil(lambda: abs(dock(program, "summary").width() - before - 100) <= 2)
    again = start_again(program, start, home)
    assert again.window.workspaces.current == "analyse"
    assert shown(again) == SHOWN["analyse"] - {"comment"}
    qtbot.waitUntil(lambda: abs(dock(again, "summary").width() - before - 100) <= 2)
    switch(qtbot, again, "study")
    assert shown(again) == SHOWN["study"] - {"convergence"}


@pytest.mark.long
def test_proportions_are_remembered(qtbot: QtBot, start: Start) -> None:
    program = start()
    resize(qtbot, program, WIDE)
    drag_edge(qtbot, program, "summary", 150)
    width = dock(program, "summary").width()
    share = width / program.window.width()
    resize(qtbot, program, QSize(1800, 1000))
    qtbot.waitUntil(lambda: abs(dock(program, "summary").width() / program.window.width() - share) < 0.01)
    resize(qtbot, program, WIDE)
    qtbot.waitUntil(lambda: abs(dock(program, "summary").width() - width) <= 2)


@pytest.mark.long
def test_a_small_window_folds_the_panes_and_a_large_one_opens_them(qtbot: QtBot, start: Start) -> None:
    program = start()
    resize(qtbot, program, NARROW)
    qtbot.waitUntil(lambda: dock(program, "moves").visibleRegion().isEmpty())
    assert dock(program, "moves") in program.window.tabifiedDockWidgets(dock(program, "candidates"))
    dock(program, "moves").raise_()
    resize(qtbot, program, WIDE)
    wait_until_seen(qtbot, dock(program, "candidates"))
    assert not dock(program, "moves").visibleRegion().isEmpty()
    assert dock(program, "moves") not in program.window.tabifiedDockWidgets(dock(program, "candidates"))


@pytest.mark.long
def test_the_chosen_tab_stays_in_front_in_a_smaller_window(qtbot: QtBot, start: Start) -> None:
    program = start()
    dock(program, "key_moments").raise_()
    wait_until_seen(qtbot, dock(program, "key_moments"))
    resize(qtbot, program, NARROW)
    qtbot.waitUntil(lambda: dock(program, "candidates").visibleRegion().isEmpty())
    wait_until_seen(qtbot, dock(program, "key_moments"))


@pytest.mark.long
def test_the_panes_can_be_reset(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    before = {name: dock(program, name).geometry() for name in FRONT["analyse"]}
    dock(program, "moves").setFloating(True)
    dock(program, "comment").close()
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock(program, "candidates"))
    put_back(program)
    assert shown(program) == SHOWN["analyse"]
    assert not dock(program, "moves").isFloating()
    assert window.dockWidgetArea(dock(program, "candidates")) == Qt.DockWidgetArea.RightDockWidgetArea
    qtbot.waitUntil(lambda: {name: dock(program, name).geometry() for name in before} == before)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    switch(qtbot, program, "study")
    assert shown(program) == SHOWN["study"]


@pytest.mark.long
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


def cut_off(state: str) -> str:
    kept = json.loads(state)
    return json.dumps(kept | {"state": base64.b64encode(base64.b64decode(kept["state"])[:100]).decode()})


def of_version_2(state: str) -> str:
    """Return a layout as earlier releases stored it."""
    kept = base64.b64decode(json.loads(state)["state"])
    return base64.b64encode(kept[:4] + (2).to_bytes(4, "big") + kept[8:]).decode()


@pytest.mark.long
def test_layouts_of_full_screen_are_discarded(qtbot: QtBot, start: Start, home: Path) -> None:
    program = start()
    window = program.window
    of_review = window.workspaces.states()["analyse"]
    for part in (*window.findChildren(QDockWidget), window.panes.bar):
        part.hide()
    change_settings(
        program, home, states={"analyse": window.workspaces.states()["analyse"], "play": of_review, "study": of_review}
    )
    again = start()
    assert shown(again) == SHOWN["analyse"]
    assert again.window.panes.bar.isVisible()
    for workspace in ("play", "study"):
        switch(qtbot, again, workspace)
        assert shown(again) == SHOWN[workspace], "a workspace had the panes of another one"


@pytest.mark.long
@pytest.mark.parametrize(
    ("damage", "is_told"),
    one_row_always(
        4, [(of_version_2, False), (cut_off, False), (lambda _: "\ud800 no base64", False), (lambda _: 7, True)]
    ),
    ids=["earlier", "cut off", "another text", "a number"],
)
def test_other_states_do_not_prevent_the_start(
    qtbot: QtBot, start: Start, home: Path, damage: Callable[[str], object], is_told: bool
) -> None:
    program = start()
    dock(program, "comment").close()
    change_settings(program, home, states={"analyse": damage(program.window.workspaces.states()["analyse"])})
    if is_told:
        answer(QMessageBox.StandardButton.Ok)
    again = start()
    assert shown(again) == SHOWN["analyse"]
    switch(qtbot, again, "play")
    assert shown(again) == SHOWN["play"]


@pytest.mark.parametrize("workspace", one_always(3, SHOWN))
@pytest.mark.parametrize("screen", one_always(3, [NARROW, LOW, QSize(902, 665)]), ids=["narrow", "low", "small"])
def test_everything_fits_into_a_small_window(qtbot: QtBot, start: Start, workspace: str, screen: QSize) -> None:
    program = start()
    window = program.window
    central = window.centralWidget()
    assert central is not None
    resize(qtbot, program, screen)
    for again in (False, True):
        switch(qtbot, program, workspace)
        if again:
            put_back(program)
        qtbot.wait(50)
        assert window.size() == screen - FRAME
        assert plate(program).width() >= 0.6 * window.height()
        docks = [dock(program, name) for name in SHOWN[workspace]]
        places = [each.geometry() for each in docks if not each.visibleRegion().isEmpty()]
        assert places
        for one, other in combinations([*places, central.geometry()], 2):
            assert not one.intersects(other)
            assert window.rect().contains(one)
        assert window.panes.bar.height() <= 44
        assert not window.panes.bar.findChild(QToolButton, "qt_toolbar_ext_button").isVisible()  # type: ignore[union-attr]


@pytest.mark.long
def test_the_visit_shares_fill_stay_and_are_cleared(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    plot = window.panes.convergence
    assert plot.is_empty
    pane_action(program, "convergence").trigger()
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


@pytest.mark.long
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


@pytest.mark.long
@pytest.mark.parametrize("screen", one_always(3, [LOW, NARROW, WIDE]), ids=["low", "narrow", "wide"])
def test_the_pane_of_players_needs_no_scrolling_in_a_game(qtbot: QtBot, start: Start, screen: QSize) -> None:
    program = start()
    resize(qtbot, program, screen)
    program.window.controllers.play.begin(GameSetup(PRESETS["gomoku-15"], Person(), SeatedEngine("studio")))
    area = dock(program, "players").widget()
    assert isinstance(area, QScrollArea)
    wait_until_seen(qtbot, program.window.panes.players)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == area.horizontalScrollBar().maximum() == 0)
    buttons = [button for button in area.findChildren(QToolButton) if button.isVisibleTo(area)]
    qtbot.waitUntil(lambda: all(button.visibleRegion().boundingRect() == button.rect() for button in buttons))
    assert program.window.panes.bar.isVisible()
    names = {button.objectName() for button in buttons}
    assert {"take_back", "hint", "resign"} <= names
    assert "new_game" not in names, "the bar has the button"
