"""Full screen with only the board, the players and their clocks."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QSpinBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.rules import PRESETS
from studio.players.clocks import TimeControl
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from studio.ui.widgets.seen import is_seen
from tests.window.full_screens import around, press
from tests.window.game_reviews import review
from tests.window.hands import child
from tests.window.readers import Reader
from tests.window.starting import Start
from tests.window.tables import Table
from tests.window.thinking import step, wait_for_state

SLOW = SeatedEngine("studio", "full", Limit(seconds=900))


def side_text(program: Program, side: str, name: str) -> str:
    label = child(program, QWidget, f"full_screen_{side}").findChild(QLabel, f"full_screen_{name}")
    assert label is not None
    return label.text()


def test_the_board_fills_the_screen_between_the_players(qtbot: QtBot, start: Start) -> None:
    program = start()
    table = Table(qtbot, program)
    width = program.window.panes.board.width()
    setup = GameSetup(PRESETS["gomoku-9"], SLOW, SLOW, clock=TimeControl(game_seconds=300))
    program.window.controllers.play.begin(setup)
    before = len(around(program))
    table.key(Qt.Key.Key_F11)
    assert program.window.isFullScreen()
    assert not around(program)
    qtbot.waitUntil(lambda: program.window.panes.board.width() > width)
    assert side_text(program, "black", "name") == "Studio"
    assert side_text(program, "white", "clock") == "5:00"
    qtbot.waitUntil(lambda: side_text(program, "black", "clock") != "5:00", timeout=30_000)
    assert child(program, QWidget, "full_screen_black").accessibleName().startswith("Black, Studio, Full strength")
    table.key(Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()
    assert len(around(program)) == before
    assert not child(program, QWidget, "full_screen_black").isVisible()
    assert not table.game.is_paused, "Escape left the full screen, and nothing else"
    table.key(Qt.Key.Key_Escape)
    assert table.game.is_paused, "here it pauses again"


@pytest.mark.long
@pytest.mark.parametrize("key", [Qt.Key.Key_2, Qt.Key.Key_3])
def test_a_class_sees_the_search_without_a_lesson(qtbot: QtBot, start: Start, key: Qt.Key) -> None:
    program = start()
    table, panes = Table(qtbot, program), program.window.panes
    table.key(key, Qt.KeyboardModifier.ControlModifier)
    for _ in range(2):
        step(qtbot, program, "step_simulation")
    usual = panes.status.fontInfo().pointSizeF()
    table.key(Qt.Key.Key_F11)
    assert program.window.isFullScreen()
    is_study = key == Qt.Key.Key_3
    assert child(program, QWidget, "full_screen_black").isVisible() is not is_study, "in Review it shows a game first"
    assert bool(around(program)) is is_study
    step(qtbot, program)
    phase, line = child(program, QLabel, "full_screen_phase"), child(program, QLabel, "full_screen_line")
    assert phase.isVisible()
    assert phase.text() == "Select"
    assert line.text().startswith("2 simulation")
    assert panes.status.fontInfo().pointSizeF() > 1.14 * usual, "a class can read it"
    shown = {part.objectName() for part in around(program)}
    assert shown == {"dock_steps", "dock_tree", "dock_candidates"}
    qtbot.waitUntil(lambda: is_seen(panes.tree) and is_seen(panes.steps))
    assert not child(program, QWidget, "full_screen_black").isVisible()
    table.key(Qt.Key.Key_Escape)
    assert not phase.isVisible()
    assert panes.status.fontInfo().pointSizeF() == usual


@pytest.mark.long
def test_a_search_that_runs_is_shown_in_full_screen(qtbot: QtBot, start: Start) -> None:
    program = start()
    table, panes = Table(qtbot, program), program.window.panes
    table.key(Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    with qtbot.waitSignal(program.live_search.state_changed, timeout=30_000):
        program.window.actions_["run"].trigger()
    table.key(Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: is_seen(panes.tree) and is_seen(panes.steps))
    assert not child(program, QWidget, "full_screen_black").isVisible()
    table.key(Qt.Key.Key_Escape)
    program.window.actions_["pause"].trigger()
    wait_for_state(qtbot, program, EngineState.PAUSED)
    table.key(Qt.Key.Key_F11)
    assert not is_seen(panes.tree)
    with qtbot.waitSignal(program.live_search.state_changed, timeout=30_000):
        program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: is_seen(panes.tree))


def test_the_key_of_a_pane_replaces_the_players_by_panes(qtbot: QtBot, start: Start) -> None:
    program = start()
    panes = program.window.panes
    table = Table(qtbot, program)
    table.key(Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    table.key(Qt.Key.Key_F11)
    assert child(program, QWidget, "full_screen_black").isVisible()
    press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: is_seen(panes.tree) and is_seen(panes.steps))
    assert not child(program, QWidget, "full_screen_black").isVisible()
    table.key(Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()


@pytest.mark.long
def test_the_mouse_steps_the_search_and_leaves_full_screen(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(3)
    reader.key(Qt.Key.Key_F11)
    strip = program.window.panes.full_screen_strip
    qtbot.waitUntil(strip.isVisible)
    step, leave = (child(program, QToolButton, f"full_screen_{name}") for name in ("step_phase", "leave"))
    assert step.isVisible()
    assert leave.text() == "Leave Full Screen (Esc)"
    qtbot.mouseClick(leave, Qt.MouseButton.LeftButton)
    assert not program.window.isFullScreen()
    assert not strip.isVisible()
    reader.press("lesson_leave")
    reader.key(Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    reader.key(Qt.Key.Key_F11)
    assert leave.isVisible()
    assert not step.isVisible(), "the class follows a game here"


@pytest.mark.long
def test_keys_of_hidden_menus_work(qtbot: QtBot, start: Start) -> None:
    program = start()
    table = Table(qtbot, program)
    program.window.controllers.play.begin(GameSetup(PRESETS["gomoku-9"], SLOW, SLOW))
    table.key(Qt.Key.Key_F11)
    table.key(Qt.Key.Key_P)
    assert table.game.is_paused
    assert side_text(program, "black", "turn") == "paused"
    table.key(Qt.Key.Key_F11)
    assert not program.window.isFullScreen()


@pytest.mark.long
def test_another_workspace_appears_when_full_screen_ends(qtbot: QtBot, start: Start) -> None:
    program = start()
    table = Table(qtbot, program)
    before = {part.objectName() for part in around(program)}
    window = program.window
    table.key(Qt.Key.Key_F11)
    table.key(Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    qtbot.wait(50)  # the panes follow the size of the window soon afterwards
    assert window.isFullScreen()
    assert not around(program)
    assert window.workspaces.current == "play"
    assert window.actions_["workspace_play"].isChecked()
    assert window.panes.note.text() == "The workspace Play appears when you leave full screen (Esc)."
    assert not window.actions_["reset_workspace"].isEnabled()
    table.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: is_seen(window.panes.lessons))
    assert window.isFullScreen()
    assert window.workspaces.current == "study"
    assert not window.panes.note.text()
    table.key(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.panes.lessons.visibleRegion().isEmpty())
    assert window.workspaces.current == "study"
    assert window.menuBar().isVisible()
    assert not window.panes.note.text()
    table.key(Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert {part.objectName() for part in around(program)} == before, "the former workspace kept its panes"


@pytest.mark.long
def test_panes_still_adapt_to_the_window_after_full_screen(qtbot: QtBot, start: Start) -> None:
    program = start()
    table = Table(qtbot, program)
    window = program.window

    def width_at(width: int, height: int) -> int:
        """Return the width of the board, once it stays the same."""
        window.resize(width, height)
        seen = [0]

        def stays() -> bool:
            qtbot.wait(50)
            seen.append(window.panes.board.width())
            return len(set(seen[-3:])) == 1

        qtbot.waitUntil(stays, timeout=10_000)
        return seen[-1]

    before = width_at(1400, 880), width_at(1240, 800)
    table.key(Qt.Key.Key_F11)
    qtbot.waitUntil(window.isFullScreen)
    table.key(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert (width_at(1400, 880), width_at(1240, 800)) == before


@pytest.mark.long
def test_a_closed_window_remembers_its_normal_state(qtbot: QtBot, start: Start) -> None:
    program = start()
    seen = {dock.objectName() for dock in program.window.findChildren(QDockWidget) if dock.isVisible()}
    Table(qtbot, program).key(Qt.Key.Key_F11)
    assert program.window.close()
    program.close()
    again = start()
    assert not again.window.isFullScreen()
    assert {dock.objectName() for dock in again.window.findChildren(QDockWidget) if dock.isVisible()} == seen


@pytest.mark.long
def test_the_steps_fit_on_a_low_screen(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    program = start()
    steps, table = program.window.panes.steps, Table(qtbot, program)
    table.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    monkeypatch.setattr(QScreen, "size", lambda _screen: QSize(720, 450))
    table.key(Qt.Key.Key_F11)
    program.window.showNormal()
    program.window.resize(720, 450)
    qtbot.waitUntil(lambda: is_seen(steps) and steps.width() >= steps.minimumSizeHint().width())
    assert steps.fontInfo().pointSizeF() == pytest.approx(QApplication.font().pointSizeF(), abs=0.5)
    table.key(Qt.Key.Key_Escape)


def test_a_class_sees_a_reviewed_game_with_its_verdicts(qtbot: QtBot, start: Start) -> None:
    program = start()
    review(qtbot, program)
    table, panes = Table(qtbot, program), program.window.panes
    table.key(Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: is_seen(panes.summary_card) and is_seen(panes.win_rate) and is_seen(panes.key_moments))
    assert not child(program, QWidget, "full_screen_black").isVisible()
    table.key(Qt.Key.Key_J)
    qtbot.waitUntil(lambda: "??" in panes.summary_card.text)
    assert panes.board.is_hint_better
    assert panes.board.hint_point is not None
    program.session.record.black, program.session.record.white = "Ann", "Ben"
    program.session.record_opened.emit()
    assert panes.board_line.shown_status.startswith("Ann – Ben · Move ")
    assert is_seen(panes.evaluation)
    qtbot.mouseClick(child(program, QToolButton, "full_screen_previous"), Qt.MouseButton.LeftButton)
    assert "??" not in panes.summary_card.text
    with qtbot.waitSignal(program.live_search.state_changed, timeout=30_000):
        program.window.actions_["run"].trigger()
    program.window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: is_seen(panes.candidates) and is_seen(panes.summary_card))
    step(qtbot, program)
    qtbot.waitUntil(lambda: is_seen(panes.steps))
    leave = child(program, QToolButton, "full_screen_leave")
    assert leave.geometry().right() <= panes.full_screen_strip.width()
    table.key(Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()
    assert is_seen(panes.summary_card)
    assert panes.board_line.shown_status.startswith("Move ")


def test_the_window_gets_its_place_back_after_full_screen(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.resize(720, 430)
    QApplication.processEvents()
    before = program.window.geometry()
    for _ in range(2):
        Table(qtbot, program).key(Qt.Key.Key_F11)
        Table(qtbot, program).key(Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: program.window.geometry() == before)


def test_a_low_screen_shows_the_plot_and_whole_phases(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    review(qtbot, program)
    table, panes = Table(qtbot, program), program.window.panes
    monkeypatch.setattr(QScreen, "size", lambda _screen: QSize(720, 450))
    table.key(Qt.Key.Key_F11)
    program.window.showNormal()
    program.window.resize(720, 450)
    qtbot.waitUntil(lambda: is_seen(panes.win_rate) and is_seen(panes.key_moments))
    assert panes.win_rate.height() >= 60
    step(qtbot, program)
    chips = [chip for chip in panes.steps.findChildren(QLabel) if chip.objectName().startswith("step_chip_")]
    qtbot.waitUntil(lambda: all(chip.visibleRegion().boundingRect() == chip.rect() for chip in chips))
    assert len(chips) == 4
    assert all(chip.width() >= chip.sizeHint().width() for chip in chips)
    leave = child(program, QToolButton, "full_screen_leave")
    assert leave.geometry().right() <= panes.full_screen_strip.width()


def test_alt_and_a_letter_open_a_menu_in_full_screen(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    window.actions_["full_screen"].trigger()
    qtbot.waitUntil(window.isFullScreen)
    menus = [action for action in window.menuBar().actions() if action.menu() is not None]
    for action in menus:
        key = QKeySequence.mnemonic(action.text())[0]  # type: ignore[index]  # says the stubs
        press(key.key(), key.keyboardModifiers())
        menu = QApplication.activePopupWidget()
        assert menu is action.menu()
        QTest.keyClick(menu, Qt.Key.Key_Escape)
        assert QApplication.activePopupWidget() is None


def test_a_key_limits_the_search_in_full_screen(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    window.actions_["full_screen"].trigger()
    qtbot.waitUntil(window.isFullScreen)
    press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    popup = QApplication.activePopupWidget()
    editor = window.panes.bar.limit_editor
    assert popup is editor.popup
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Tab)
    number = QApplication.focusWidget()
    assert isinstance(number, QSpinBox)
    number.selectAll()
    QTest.keyClicks(number, "300")
    QTest.keyClick(number, Qt.Key.Key_Escape)
    assert not editor.popup.isVisible()
    assert editor.limit() == Limit(simulations=300)
