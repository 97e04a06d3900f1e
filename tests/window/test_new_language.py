"""Another language makes another window: running work goes on, and the old window leaves nothing behind."""

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.lessons.reading import lessons
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from tests.window.comparisons import opened
from tests.window.starting import Start
from tests.window.tables import NOUGHTS, Sit, Table


def changed_to(program: Program, code: str) -> None:
    program.window.new_window_wanted.emit(code)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def connections(program: Program) -> int:
    return program.theme.receivers(SIGNAL("changed(PyObject)"))


def test_the_game_and_a_running_search_stay(qtbot: QtBot, start: Start) -> None:
    program = start()
    record, current = program.session.record, program.session.node
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.THINKING, timeout=60_000)
    changed_to(program, "cs")
    assert program.live_search.state is EngineState.THINKING
    assert (program.session.record, program.session.node) == (record, current)
    assert program.window.actions_["new_game"].text().startswith("&Nová")
    program.window.actions_["pause"].trigger()
    changed_to(program, "en")


@pytest.mark.long
def test_the_card_of_a_finished_game_stays(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    changed_to(table.program, "cs")
    other = Table(table.qtbot, table.program)
    assert "5" in other.end
    assert (other.banner, other.window.panes.board_line.text) == ("", ""), "it is said once"


@pytest.mark.long
def test_the_theme_stays_and_knows_no_view_of_an_old_window(start: Start) -> None:
    program = start()
    program.window.actions_["theme_dark"].trigger()
    changed_to(program, "cs")
    first = connections(program)
    opened(program)
    assert connections(program) > first
    changed_to(program, "en")
    assert connections(program) == first
    assert program.theme.is_dark
    assert program.window.panes.board.colors is program.theme.colors


@pytest.mark.long
def test_an_open_lesson_goes_on_at_its_step(start: Start) -> None:
    program = start()
    program.live_search.open()
    record = program.session.record
    first = program.window.controllers.lessons
    first.begin(lessons()[0], 1)
    changed_to(program, "cs")
    other = program.window.controllers.lessons
    assert other is not first
    assert other.place is not None
    (lesson, step), english = other.place, lessons()[0]
    assert (lesson.name, step) == (english.name, 1)
    other.leave()
    assert program.session.record is record


@pytest.mark.long
def test_a_window_of_matches_keeps_its_place_behind(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    program, raised = start(), []
    program.window.actions_["matches"].trigger()
    window = program.window.controllers.matches.shown_window()
    window.setGeometry(70, 80, 900, 600)
    window.showMinimized()
    monkeypatch.setattr(QWidget, "raise_", lambda widget: raised.append(widget.objectName()))
    changed_to(program, "en")
    other = program.window.controllers.matches.shown_window()
    assert other is not window
    assert other.isMinimized()
    other.showNormal()
    assert other.geometry() == QRect(70, 80, 900, 600)
    assert raised[-1] == "main_window"


@pytest.mark.long
def test_windows_of_matches_and_training_stay_open(start: Start) -> None:
    program = start()
    program.window.actions_["matches"].trigger()
    changed_to(program, "cs")
    controllers = program.window.controllers
    assert (controllers.matches.is_shown, controllers.training.is_shown) == (True, False)
    assert controllers.matches.window is not None
    assert controllers.matches.window.windowTitle() != "Matches between Engines"
    controllers.training.open()
    controllers.matches.close()
    changed_to(program, "en")
    controllers = program.window.controllers
    assert (controllers.matches.is_shown, controllers.training.is_shown) == (False, True)
    controllers.close_windows()


@pytest.mark.long
def test_a_comparison_is_closed_and_opens_again_in_the_other_language(start: Start) -> None:
    program = start()
    window = opened(program)
    title = window.windowTitle()
    assert window.isVisible()
    program.window.new_window_wanted.emit("cs")
    assert not window.isVisible()
    assert opened(program).windowTitle() != title
    changed_to(program, "en")


@pytest.mark.long
def test_a_resigned_game_can_still_be_taken_back(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    table.resign()
    assert table.window.actions_["take_back"].isEnabled()
    changed_to(table.program, "cs")
    take_back = table.program.window.actions_["take_back"]
    assert take_back.isEnabled()
    take_back.trigger()
    assert (table.game.is_on, table.moves) == (True, 0)
    changed_to(table.program, "en")


@pytest.mark.long
def test_the_light_still_says_that_a_game_is_over(sit: Sit) -> None:
    table = sit(white="person")
    table.begin()
    table.play("e5")
    table.resign()
    changed_to(table.program, "en")
    assert table.program.window.panes.bar.light.word == "game over"
