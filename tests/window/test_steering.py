"""Steering the real search: its effect, its removal, and its end."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.options.steering import Steering
from studio.game.rules import PRESETS
from studio.thinking.thoughts import EngineState
from studio.ui.candidates.order import Column
from studio.ui.program import Program
from tests.window.showing import candidates
from tests.window.starting import Start
from tests.window.steering_window import (
    BUTTON,
    Key,
    chip,
    chips,
    menu_by_pointer,
    name,
    proven_candidate,
    root,
    run_on,
    run_to_end,
    steer,
    visits,
)
from tests.window.tables import Sit
from tests.window.thinking import step, think

# The effect


def test_an_excluded_move_gets_no_more_visits(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 4_000)
    point = steer(qtbot, program, 0, "leave_out")
    assert chips(program) == (f"Without {name(program, point)}",)
    before, others = visits(program, point), root(program).visits
    run_on(qtbot, program, 5_000)
    assert visits(program, point) == before
    assert root(program).visits >= others + 5_000
    model = program.window.panes.candidates.model()
    row = next(r for r in range(model.rowCount()) if candidates(program).point(r) == point)
    told = model.index(row, Column.MOVE).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == f"{name(program, point)}, left out of the search"
    thought = program.live_search.thought
    assert thought is not None
    assert thought.snapshot.best != point
    qtbot.mouseClick(chip(program, "Without"), BUTTON)
    assert chips(program) == ()
    run_on(qtbot, program, 1000)
    assert program.live_search.thought is not None
    assert program.live_search.thought.steering == Steering()


@pytest.mark.long
def test_only_one_move_is_searched(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 10_000)
    point = steer(qtbot, program, 2, "search_only")
    assert chips(program) == (f"Only {name(program, point)}",)
    before = root(program).board_visits.ravel().copy()
    run_on(qtbot, program, 10_000)
    gained = root(program).board_visits.ravel() - before
    assert set(np.flatnonzero(gained)) == {point}
    qtbot.waitUntil(lambda: candidates(program).point(0) == point)  # the table follows a moment later
    menu = menu_by_pointer(qtbot, program, 0)
    ticked = menu.findChild(QAction, "search_only")
    assert ticked is not None
    assert ticked.isChecked()
    menu.close()
    program.window.actions_["clear_steering"].trigger()
    assert chips(program) == ()
    assert not program.window.actions_["clear_steering"].isEnabled()


def test_a_move_gets_the_extra_visits_and_then_the_normal_share(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["gomoku-15"])  # no move of the empty board is soon proven, which would end its visits
    think(qtbot, program, 10_000)
    program.window.panes.bar.limit_editor.set_limit(Limit(simulations=400))
    point = steer(qtbot, program, 7, 1000)
    text = f"{name(program, point)}: %s of 1,000 extra visits"
    assert chips(program) == (text % "0",)
    before = visits(program, point)
    run_to_end(qtbot, program)
    assert visits(program, point) == before + 400
    assert chips(program) == (text % "400",)
    program.window.panes.bar.limit_editor.set_limit(Limit(simulations=600))
    run_to_end(qtbot, program)
    assert visits(program, point) == before + 1000
    assert chips(program) == (), "completed extra visits are no longer in force"
    assert not program.window.actions_["clear_steering"].isEnabled()


@pytest.mark.long
def test_completed_extra_visits_do_not_count_towards_the_next_request(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 10_000)
    limit = program.window.panes.bar.limit_editor
    limit.set_limit(Limit(simulations=1000))
    point = steer(qtbot, program, 0, 1000)
    run_to_end(qtbot, program)
    limit.set_limit(Limit(simulations=30_000))
    run_to_end(qtbot, program)
    row = candidates(program).row_of(point)
    assert row is not None
    before = visits(program, point)
    steer(qtbot, program, row, 1000)
    assert chips(program) == (f"{name(program, point)}: 0 of 1,000 extra visits",)
    limit.set_limit(Limit(simulations=1000))
    run_to_end(qtbot, program)
    assert visits(program, point) == before + 1000


@pytest.mark.long
def test_several_actions_are_removed_one_by_one_by_keys(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    first = steer(qtbot, program, 1, "leave_out")
    second = steer(qtbot, program, 2, "leave_out")
    assert set(chips(program)) == {f"Without {name(program, point)}" for point in (first, second)}
    bar = program.window.panes.steering
    for button in bar.findChildren(QPushButton):
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert button.accessibleName()
    one = chip(program, f"Without {name(program, first)}")
    focus_by_tab(qtbot, program, one)
    qtbot.keyClick(one, Key.Key_Return)
    assert chips(program) == (f"Without {name(program, second)}",)
    assert program.live_search.state is not EngineState.THINKING, "Enter presses the chip and nothing else"
    qtbot.waitUntil(lambda: program.live_search.thought.steering.excluded == {second})  # type: ignore[union-attr]


def focus_by_tab(qtbot: QtBot, program: Program, widget: QWidget) -> None:
    program.window.activateWindow()  # no window manager gives it the focus again when a menu has closed
    qtbot.waitUntil(program.window.isActiveWindow)
    program.window.panes.board.setFocus()
    for _ in range(80):
        if QApplication.focusWidget() is widget:
            return
        qtbot.keyClick(QApplication.focusWidget() or program.window, Key.Key_Tab)
    raise AssertionError("Tab does not lead there")


@pytest.mark.long
def test_a_running_search_can_be_steered(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: program.live_search.thought is not None and len(root(program)) > 5, timeout=30_000)
    point = steer(qtbot, program, 0, "leave_out")
    qtbot.waitUntil(lambda: point in program.live_search.thought.steering.excluded, timeout=10_000)  # type: ignore[union-attr]
    assert program.live_search.state is EngineState.THINKING
    before, all_before = visits(program, point), root(program).visits
    qtbot.waitUntil(lambda: root(program).visits > all_before + 10_000, timeout=30_000)
    assert visits(program, point) == before
    program.window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PAUSED)


@pytest.mark.long
def test_steps_are_steered_too(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    step(qtbot, program)  # a simulation has begun
    point = steer(qtbot, program, 4, "search_only")
    step(qtbot, program, "step_simulation")
    before = root(program).board_visits.ravel().copy()
    for _ in range(5):
        step(qtbot, program, "step_simulation")
    gained = root(program).board_visits.ravel() - before
    assert gained[point] == 5
    assert gained.sum() == 5
    assert chips(program)


# The end


@pytest.mark.long
def test_another_root_or_a_restart_is_not_steered(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    for leave in (
        lambda: program.window.actions_["restart"].trigger(),
        lambda: program.window.controllers.game.play(root(program).candidate(1).point),
        lambda: program.session.go_back(),
    ):
        think(qtbot, program)
        steer(qtbot, program, 0, "leave_out")
        assert chips(program)
        leave()
        assert chips(program) == ()
        qtbot.waitUntil(lambda: program.live_search.thought is not None, timeout=10_000)
        assert program.live_search.thought is not None
        assert program.live_search.thought.steering.is_empty
        assert chips(program) == ()


@pytest.mark.long
def test_chips_remain_where_the_same_search_continues(qtbot: QtBot, start: Start) -> None:
    """Choosing the parameters that are in force anyway keeps the tree, and its steering."""
    program = start()
    think(qtbot, program)
    steer(qtbot, program, 0, "leave_out")
    before = chips(program)
    program.live_search.set_parameters(program.live_search.parameters)
    qtbot.waitUntil(lambda: program.live_search.thought is not None, timeout=10_000)
    assert program.live_search.thought is not None
    assert chips(program) == (() if program.live_search.thought.steering.is_empty else before)


@pytest.mark.long
def test_a_hint_is_steered_and_nothing_stays_in_force_hidden(qtbot: QtBot, sit: Sit) -> None:
    table = sit()
    table.begin()
    program = table.program
    program.window.actions_["workspace_analyse"].trigger()  # the candidates are not a pane of Play
    thinking = program.window.actions_["show_thinking"]
    for leave in (lambda: thinking.setChecked(False), lambda: table.play(table.free())):
        thinking.setChecked(True)  # otherwise a hint shows no candidates
        with qtbot.waitSignal(program.live_search.stopped, timeout=10_000):
            program.window.actions_["hint"].trigger()
        qtbot.waitUntil(lambda: table.candidates > 2, timeout=10_000)
        point = steer(qtbot, program, 1, "leave_out")
        assert chips(program) == (f"Without {name(program, point)}",)
        leave()
        assert chips(program) == ()
        qtbot.waitUntil(lambda: is_unsteered(program), timeout=10_000)
    table.wait_for_turn(2)
    thinking.setChecked(False)
    assert table.candidates == 0
    assert is_unsteered(program)


def is_unsteered(program: Program) -> bool:
    thought = program.live_search.thought
    return thought is None or thought.steering.is_empty


# Impossible actions


@pytest.mark.long
def test_steering_an_impossible_move_is_no_error(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    point = root(program).candidate(0).point
    program.session.play(point)
    think(qtbot, program)
    program.window.panes.steering.steering_requested.emit(Steering(only=frozenset({point})))
    assert chips(program) == ()
    run_on(qtbot, program, 100)
    assert program.live_search.state is EngineState.PAUSED


@pytest.mark.long
def test_the_user_is_told_when_no_move_is_left_to_search(qtbot: QtBot, start: Start) -> None:
    program = start()
    point = proven_candidate(qtbot, program)
    row = candidates(program).row_of(point)
    assert row is not None
    steer(qtbot, program, row, "search_only")
    with qtbot.waitSignal(program.live_search.stopped, timeout=10_000):
        program.window.actions_["run"].trigger()
    assert "All moves that the search may try are proven" in program.window.panes.note.text()
    assert chips(program) == (f"Only {name(program, point)}",)


@pytest.mark.long
def test_extra_visits_of_a_proven_move_are_refused_with_a_reason(qtbot: QtBot, start: Start) -> None:
    program = start()
    point = proven_candidate(qtbot, program)
    row = candidates(program).row_of(point)
    assert row is not None
    steer(qtbot, program, row, 1000)
    qtbot.waitUntil(lambda: "receives no extra visits" in program.window.panes.note.text(), timeout=10_000)
    assert chips(program) == ()
