"""Full screen with only the board, the players and their clocks."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QSpinBox, QToolBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.rules import PRESETS
from studio.lessons.lesson import Pane
from studio.lessons.page import Stage
from studio.players.clocks import TimeControl
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup
from studio.thinking.thoughts import EngineState
from studio.ui.panes.attention import dock_of
from studio.ui.program import Program
from studio.ui.widgets.seen import is_seen
from tests.window.game_reviews import review
from tests.window.hands import child
from tests.window.readers import Reader
from tests.window.starting import Start
from tests.window.tables import Table
from tests.window.thinking import step, wait_for_state

SLOW = SeatedEngine("studio", "full", Limit(seconds=900))


def around(program: Program) -> list[QWidget]:
    """Return the visible widgets around the board."""
    window = program.window
    parts = [window.menuBar(), window.panes.strip, *window.findChildren(QToolBar), *window.findChildren(QDockWidget)]
    return [part for part in parts if part.isVisible()]


def tabs_of(program: Program, view: QWidget) -> list[QDockWidget]:
    """Return the docks in the place of the dock that contains `view`, with this dock."""
    dock = dock_of(view)
    assert dock is not None
    return [dock, *program.window.tabifiedDockWidgets(dock)]


def texts_for_a_class(program: Program) -> list[QWidget]:
    """Return widgets of the search tree, the steps and the candidates, and the line below the board."""
    panes = program.window.panes
    tree, steps = panes.tree, panes.steps
    parts = (tree, tree.tree_header, panes.candidates, panes.candidates.horizontalHeader(), panes.status)
    return [*parts, *steps.findChildren(QLabel), *steps.findChildren(QSpinBox)]


def is_whole(part: QWidget) -> bool:
    return part.visibleRegion().boundingRect() == part.rect()


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


def test_a_class_sees_the_lesson_and_the_tree_beside_the_board(qtbot: QtBot, start: Start) -> None:
    program = start()
    points = QApplication.font().pointSizeF()
    reader = Reader(qtbot, program).begin(3)
    before = len(around(program))
    reader.key(Qt.Key.Key_F11)
    panes = program.window.panes
    qtbot.waitUntil(lambda: not panes.tree.visibleRegion().isEmpty())
    docks = {"dock_lessons", "dock_tree", "dock_steps", "dock_candidates"}
    assert {part.objectName() for part in around(program)} == docks
    assert {each.objectName() for each in tabs_of(program, panes.tree)} == docks - {"dock_lessons"}
    assert not child(program, QWidget, "full_screen_black").isVisible()
    text = child(program, QLabel, "lesson_text")
    text.ensurePolished()
    seen = [text, *texts_for_a_class(program)]
    large = [widget.fontInfo().pointSizeF() for widget in seen]
    header = panes.tree.tree_header
    # the columns that the lesson explains are visible
    qtbot.waitUntil(lambda: 0 < header.length() <= panes.tree.viewport().width())
    reader.go_on()
    assert reader.page.number == 2
    assert not panes.lessons.visibleRegion().isEmpty()
    reader.key(Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()
    assert len(around(program)) == before
    usual = [widget.fontInfo().pointSizeF() for widget in seen]
    assert all(size > 1.14 * other for size, other in zip(large, usual, strict=True)), "a class can read it"
    assert QApplication.font().pointSizeF() == points


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


@pytest.mark.long
def test_a_step_shows_its_explanation_beside_a_lesson(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader, panes = Reader(qtbot, program).begin(3), program.window.panes
    reader.key(Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: is_seen(panes.tree))
    assert not is_seen(panes.steps)
    reader.key(Qt.Key.Key_N)
    qtbot.waitUntil(lambda: is_seen(panes.steps))
    assert is_seen(panes.lessons)
    assert not is_seen(panes.tree)


@pytest.mark.long
def test_a_lesson_that_begins_in_full_screen_is_above_the_tree(qtbot: QtBot, start: Start) -> None:
    program = start()
    panes = program.window.panes
    Table(qtbot, program).key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    press(Qt.Key.Key_F11)
    press(Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
    reader = Reader(qtbot, program).begin(3)
    qtbot.waitUntil(lambda: is_seen(panes.lessons) and is_seen(panes.tree))
    assert len(tabs_of(program, panes.lessons)) == 1
    reader.key(Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()


def test_the_key_of_a_pane_replaces_the_players_by_panes(qtbot: QtBot, start: Start) -> None:
    program = start()
    panes = program.window.panes
    table = Table(qtbot, program)
    table.key(Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    table.key(Qt.Key.Key_F11)
    assert child(program, QWidget, "full_screen_black").isVisible()
    press(Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: is_seen(panes.lessons) and is_seen(panes.steps))
    assert not child(program, QWidget, "full_screen_black").isVisible()
    table.key(Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()


def test_a_lesson_keeps_the_focus_in_full_screen(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(3)
    button = child(program, QWidget, "lesson_continue")
    button.setFocus()
    reader.key(Qt.Key.Key_F11)
    assert program.window.isFullScreen()
    assert button.hasFocus()
    reader.key(Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()
    assert button.hasFocus()


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
    qtbot.waitUntil(lambda: is_seen(window.panes.lessons) and is_seen(window.panes.tree))
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
def test_study_shows_the_lessons_in_full_screen_until_another_game_is_opened(qtbot: QtBot, start: Start) -> None:
    program = start()
    panes, table = program.window.panes, Table(qtbot, program)
    table.key(Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    table.key(Qt.Key.Key_F11)
    table.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: panes.lessons.isAncestorOf(QApplication.focusWidget() or panes.board))
    press(Qt.Key.Key_1)
    reader = Reader(qtbot, program).waited()
    assert reader.page.number == 1
    assert is_seen(panes.tree)
    reader.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: is_seen(panes.lessons) and not panes.lessons.is_reading)
    QTest.qWait(0)
    assert is_seen(panes.lessons), "the board from before the lesson is not another game"
    program.session.begin(PRESETS["tic-tac-toe"])
    qtbot.waitUntil(lambda: is_seen(panes.steps) and is_seen(panes.tree) and not is_seen(panes.lessons))
    assert program.window.isFullScreen()


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
@pytest.mark.parametrize("size", [QSize(1440, 900), QSize(1280, 800)])
def test_a_question_shows_all_its_answers_and_the_feedback(qtbot: QtBot, start: Start, size: QSize) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(3)
    reader.key(Qt.Key.Key_F11)
    program.window.showNormal()  # the test's screen is smaller than that of a class
    program.window.resize(size)
    while reader.stage is not Stage.PREDICTING:
        reader.go_on()
    tree = program.window.panes.tree
    buttons = [child(program, QWidget, f"lesson_option_{number}") for number in range(1, 4)]
    qtbot.waitUntil(lambda: all(is_whole(button) for button in buttons))
    reader.answer(reader.some_answer())
    qtbot.waitUntil(lambda: reader.stage is Stage.JUDGED)
    feedback = child(program, QWidget, "lesson_verdict_frame")
    qtbot.waitUntil(lambda: all(is_whole(part) for part in (*buttons, feedback)))
    row = tree.visualRect(tree.model().index(0, 0)).height()
    qtbot.waitUntil(lambda: tree.viewport().height() >= 6 * row)  # the lesson is about the tree


@pytest.mark.long
@pytest.mark.parametrize("number", [Qt.Key.Key_3, Qt.Key.Key_6])
@pytest.mark.parametrize("lesson", [5, 6])
def test_the_lesson_is_whole_above_each_pane(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, number: Qt.Key, lesson: int
) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(lesson)
    monkeypatch.setattr(QScreen, "size", lambda _screen: QSize(1280, 800))
    reader.key(Qt.Key.Key_F11)
    program.window.showNormal()
    program.window.resize(1280, 800)
    lessons = program.window.panes.lessons
    reader.key(number, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: not is_seen(program.window.panes.tree))
    while reader.stage is not Stage.ENDED:
        if reader.stage is Stage.PREDICTING:
            reader.answer(reader.some_answer())
        qtbot.waitUntil(lambda: lessons.missing_height <= 0 or lessons.look is Pane.CANDIDATES)
        reader.go_on()


@pytest.mark.long
def test_a_lesson_has_room_on_a_low_screen(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(1)
    monkeypatch.setattr(QScreen, "size", lambda _screen: QSize(720, 450))
    reader.key(Qt.Key.Key_F11)
    program.window.showNormal()
    program.window.resize(720, 450)
    qtbot.waitUntil(lambda: program.window.height() == 450)
    reader.go_on()
    label = child(program, QLabel, "lesson_text")
    qtbot.waitUntil(lambda: label.visibleRegion().boundingRect() == label.rect(), timeout=10_000)
    assert is_seen(program.window.panes.steps)


@pytest.mark.long
@pytest.mark.long
@pytest.mark.parametrize("lesson", [3, 6])
def test_a_low_screen_shows_a_question_with_all_its_answers(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, lesson: int
) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(lesson)
    monkeypatch.setattr(QScreen, "size", lambda _screen: QSize(720, 450))
    reader.key(Qt.Key.Key_F11)
    program.window.showNormal()
    program.window.resize(720, 450)
    while reader.stage is not Stage.PREDICTING:
        reader.go_on()
    question = child(program, QLabel, "lesson_question")
    buttons = [reader.button(f"lesson_option_{number}") for number in (1, 2)]
    qtbot.waitUntil(lambda: all(is_whole(part) for part in (question, *buttons)))
    reader.answer(reader.some_answer())
    feedback = child(program, QWidget, "lesson_verdict_frame")
    qtbot.waitUntil(lambda: is_whole(feedback))


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


def test_keys_reach_the_lesson_and_its_panes_in_full_screen(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(3)
    panes, before = program.window.panes, reader.page.number
    panes.board.setFocus()
    reader.key(Qt.Key.Key_F11)
    assert panes.lessons.hasFocus()
    press(Qt.Key.Key_Return)
    assert reader.waited().page.number == before + 1
    press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(panes.tree.hasFocus)
    press(Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: panes.lessons.isAncestorOf(QApplication.focusWidget() or panes.tree))
    reader.key(Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()
    press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(panes.tree.hasFocus)


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key in the widget that has the focus."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)


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
