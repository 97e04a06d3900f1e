"""Breakpoints stop the real search, and the window says why."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel
from pytestqt.qtbot import QtBot

from studio.engine.options.breakpoints import Break, BreakKind
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from tests.window.hands import child_of, choose_profile, raise_pane
from tests.window.starting import Start
from tests.window.steering_window import Key, name, root, visits
from tests.window.thinking import step, think


def stop_when(qtbot: QtBot, program: Program, text: str, number: str = "") -> None:
    """Check a breakpoint as the user does, and type its number."""
    raise_pane(program, "breakpoints")
    editor = program.window.panes.breakpoints
    box = next(box for box in editor.findChildren(QCheckBox) if box.text() == text)
    if number:
        field = {"a move reaches": editor._visits_number, "the mean win rate changes by": editor._jump_number}[text]
        box.setChecked(True)
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, number)
        qtbot.keyClick(field, Key.Key_Return)
    else:
        box.setChecked(True)


def run_to_break(qtbot: QtBot, program: Program) -> Break:
    with qtbot.waitSignal(program.live_search.broken, timeout=60_000) as broken:
        program.window.actions_["run"].trigger()
    happened = broken.args[0]
    assert isinstance(happened, Break)
    assert program.live_search.state is not EngineState.THINKING
    return happened


def assert_said(program: Program, sentence: str) -> None:
    assert program.window.panes.breakpoints.sentence == sentence
    assert program.window.panes.note.text() == sentence
    label = child_of(program.window, QLabel, "break_told")
    assert label.isVisible()
    assert label.accessibleName() == sentence


def test_the_search_stops_when_a_move_reaches_its_visits(qtbot: QtBot, start: Start) -> None:
    program = start()
    stop_when(qtbot, program, "a move reaches", "1500")
    happened = run_to_break(qtbot, program)
    assert happened.point is not None
    assert visits(program, happened.point) == 1500
    assert_said(program, f"{name(program, happened.point)} has 1,500 visits.")


@pytest.mark.long
def test_the_search_stops_when_the_leader_changes(qtbot: QtBot, start: Start) -> None:
    program = start()
    choose_profile(program, "studio-rollouts")  # which changes its mind
    think(qtbot, program)
    leader = root(program).candidate(0).point
    stop_when(qtbot, program, "the best move changes")
    happened = run_to_break(qtbot, program)
    assert happened.former == leader
    assert happened.point == root(program).candidate(0).point != leader
    count = f"{happened.simulations:,}"
    new, old = name(program, happened.point), name(program, leader)
    assert_said(program, f"{new} replaced {old} as the best move after {count} simulations.")


@pytest.mark.long
def test_the_search_stops_when_the_win_rate_jumps(qtbot: QtBot, start: Start) -> None:
    program = start()
    step(qtbot, program, "step_simulation")
    stop_when(qtbot, program, "the mean win rate changes by", "5")
    happened = run_to_break(qtbot, program)
    assert happened.kind is BreakKind.VALUE
    assert happened.before is not None
    assert happened.after is not None
    assert happened.after == pytest.approx(root(program).win_rate)
    assert abs(happened.after - happened.before) >= 0.05
    assert program.session.position.to_move is Stone.WHITE
    before, after = (f"{100 * (1 - rate):.1f}\u00a0%" for rate in (happened.before, happened.after))
    assert_said(program, f"The mean win rate of Black changed from {before} to {after}.")


@pytest.mark.long
def test_the_search_stops_when_something_is_proven(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["tic-tac-toe"])
    for point in (0, 4, 1):
        program.session.play(point)
    stop_when(qtbot, program, "a result is proven")
    happened = run_to_break(qtbot, program)
    assert happened.kind is BreakKind.PROOF
    assert happened.point is not None
    assert_said(program, f"{name(program, happened.point)} is a proven loss.")
    view = root(program)
    assert (view.upper == -1)[view.points == happened.point].all()


@pytest.mark.long
def test_breakpoints_survive_a_position_and_their_message_does_not(qtbot: QtBot, start: Start) -> None:
    program = start()
    stop_when(qtbot, program, "a move reaches", "500")
    happened = run_to_break(qtbot, program)
    program.session.play(root(program).candidate(3).point)
    assert program.window.panes.breakpoints.sentence == ""
    assert program.window.panes.breakpoints.breakpoints().visits == 500
    again = run_to_break(qtbot, program)
    assert again.point is not None
    assert happened.point is not None
    assert visits(program, again.point) == 500
    stop_when(qtbot, program, "a move reaches", "5000000")
    assert program.window.panes.breakpoints.sentence == ""


@pytest.mark.long
def test_a_series_of_steps_ends_where_a_run_would(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["tic-tac-toe"])
    stop_when(qtbot, program, "a move reaches", "30")
    program.window.panes.steps.show_count(1000)
    with qtbot.waitSignal(program.live_search.broken, timeout=30_000) as broken:
        program.window.actions_["step_many"].trigger()
    happened = broken.args[0]
    assert visits(program, happened.point) == root(program).child_visits.max() == 30
    assert root(program).visits == happened.simulations < 1000
    assert_said(program, f"{name(program, happened.point)} has 30 visits.")


@pytest.mark.long
def test_automatic_steps_end_there_as_well(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["tic-tac-toe"])
    stop_when(qtbot, program, "a move reaches", "2")
    program.window.controllers.inside.steps._player.setInterval(1)
    with qtbot.waitSignal(program.live_search.broken, timeout=30_000):
        program.window.actions_["step_play"].setChecked(True)
    assert not program.window.actions_["step_play"].isChecked()
    assert root(program).child_visits.max() == 2
