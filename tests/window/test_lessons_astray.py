"""Readers who deviate from a lesson: the lesson restores its search, and discards nothing of theirs."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.engine.options.breakpoints import Breakpoints
from studio.engine.options.steering import Steering
from studio.lessons.page import Stage
from studio.thinking.thoughts import EngineState
from tests.sizes import one_always
from tests.window.hands import click, look_at
from tests.window.readers import (
    LONG,
    Key,
    Modifier,
    Reader,
    open_lesson,
    whole_tree_is,
)
from tests.window.showing import best_line
from tests.window.starting import Start
from tests.window.tables import Sit
from tests.window.thinking import wait_for_state


@pytest.mark.parametrize("stop", one_always(4, ["run", "pause", "step_phase", "step_simulation"]))
def test_a_disturbed_search_reaches_its_target(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stop: str
) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(1)
    open_lesson(reader, monkeypatch, tmp_path, LONG)
    reader.press("lesson_continue")
    if stop == "run":  # which pauses a search only if it is known to run
        qtbot.waitUntil(
            lambda: program.live_search.state is EngineState.THINKING or reader.stage is not Stage.WORKING,
            timeout=30_000,
        )
    if reader.stage is Stage.WORKING:
        program.window.actions_[stop].trigger()
    reader.waited()
    if reader.stage is Stage.HELD:
        assert "Choose Continue to restore the search of this step" in reader.text("note")
        reader.go_on()
    assert reader.page.number == 2
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PAUSED, timeout=30_000)
    if not reader.stands_at(reader.place):  # the key was handled after the lesson had finished: it counts as one more
        assert stop.startswith("step")
        reader.go_back()
        reader.go_on()
    assert reader.stands_at(reader.place)
    assert whole_tree_is(reader)


def led_on(reader: Reader, number: int) -> None:
    """Press Continue, and once more where a running search must be set up again first."""
    for _ in range(3):
        if reader.page.number < number:
            reader.go_on()
    assert reader.page.number == number


@pytest.mark.long
def test_a_search_started_by_the_reader_is_restored(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(3).read_to(2)
    program.window.actions_["run"].trigger()
    led_on(reader, 3)  # during the search
    assert reader.stands_at(reader.place)
    reader.read_to(4)
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: "is already further than this step" in reader.text("note"), timeout=30_000)
    program.window.actions_["pause"].trigger()
    wait_for_state(qtbot, program, EngineState.PAUSED)
    reader.go_on()
    assert reader.page.number == 5
    assert whole_tree_is(reader)


@pytest.mark.long
def test_a_running_search_that_is_to_continue_from_where_it_was(qtbot: QtBot, start: Start) -> None:
    """It has continued between the last check and the command."""
    program = start()
    reader = Reader(qtbot, program).begin(6).read_to(5)
    for _ in range(5):
        program.window.actions_["run"].trigger()
        led_on(reader, 6)
        qtbot.waitUntil(lambda: reader.stands_at(reader.place), timeout=10_000)
        reader.go_back()
    assert whole_tree_is(reader)


@pytest.mark.long
def test_breakpoints_do_not_block_a_lesson(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.live_search.set_breakpoints(Breakpoints(leader_changes=True, visits=20, value_jump=0.01))
    reader = Reader(qtbot, program).begin(3)
    reader.read_all()
    assert reader.stands_at(reader.place)
    assert whole_tree_is(reader)


@pytest.mark.long
@pytest.mark.parametrize("disturbance", one_always(6, ["restart", "profile", "threads", "move", "back", "steer"]))
@pytest.mark.parametrize("number", one_always(3, [2, 4, 5]))
def test_after_a_change_the_reader_is_informed_and_led_back(
    qtbot: QtBot, start: Start, disturbance: str, number: int
) -> None:
    """In a text step, in a task and in a prediction."""
    program = start()
    reader = Reader(qtbot, program).begin(3).read_to(number)
    disturb(reader, disturbance)
    qtbot.waitUntil(lambda: reader.page.is_astray, timeout=30_000)
    assert "Choose Continue to restore the search of this step" in reader.text("note")
    reader.go_on()
    assert not reader.page.is_astray
    assert reader.page.number == number + (number == 2)
    assert reader.stands_at(reader.place)
    assert whole_tree_is(reader)


def disturb(reader: Reader, how: str) -> None:
    program = reader.program
    if how == "profile":
        program.window.panes.bar.profile_chosen.emit("studio")
    elif how == "threads":
        program.live_search.set_parameters(program.live_search.parameters, threads=2)
    elif how == "move":
        click(reader.qtbot, program, "a1")
    elif how == "steer":
        program.live_search.steer(Steering(excluded=frozenset({35})))
    else:
        program.window.actions_["restart" if how == "restart" else "previous"].trigger()


def test_another_game_ends_the_lesson_and_restores_the_profile(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    program = start()
    session, window = program.session, program.window
    file = tmp_path / "other.sgf"
    session.save(file)
    before = window.controllers.search.profile, program.live_search.parameters
    reader = Reader(qtbot, program).begin(4).read_to(7)
    assert window.controllers.search.profile != before[0]
    assert window.controllers.files.open(file)
    assert not window.controllers.lessons.is_on
    assert reader.button("lesson_1").isVisible(), "the list replaces the step of the lesson"
    assert (window.controllers.search.profile, program.live_search.parameters) == before
    assert session.file == file
    click(qtbot, program, "a1")
    assert session.is_changed, "a click plays: this board is not the lesson's"


@pytest.mark.long
def test_a_game_started_meanwhile_ends_the_lesson(qtbot: QtBot, sit: Sit) -> None:
    table = sit()
    profile = table.window.controllers.search.profile
    Reader(qtbot, table.program).begin(1).read_to(2)
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    assert table.game.is_on
    assert not table.window.controllers.lessons.is_on
    assert table.window.controllers.search.profile == profile


@pytest.mark.long
def test_each_step_concerns_the_root(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(4).read_to(3)
    look_at(qtbot, program, best_line(program, 2))
    reader.go_on()
    assert not program.window.controllers.inside.nodes.path


@pytest.mark.long
def test_unsaved_edits_are_asked_about_before_a_lesson_starts(qtbot: QtBot, start: Start, questions: list[str]) -> None:
    program = start()
    click(qtbot, program, "a1")
    record = program.session.record
    reader = Reader(qtbot, program)
    reader.key(Key.Key_3, Modifier.ControlModifier)
    reader.press("lesson_1")
    assert len(questions) == 1
    assert program.session.record is record
    assert program.window.controllers.lessons._runner is None
