"""Stepping through the real search, stepping back, and opening its tree."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.views.choice import choices_of
from studio.engine.views.phase_event import Phase
from studio.game.notation import human_point
from studio.game.rules import PRESETS
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from tests.window.hands import raise_pane
from tests.window.showing import best_line
from tests.window.starting import Start
from tests.window.thinking import simulations, step, think

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def shown_phase(program: Program) -> Phase | None:
    event = program.window.controllers.inside.steps._history.shown
    return event.phase if event is not None else None


def test_each_phase_is_shown_on_the_board_and_described_in_the_pane(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    raise_pane(program, "steps")
    board, panel = program.window.panes.board, program.window.panes.steps
    for phase in Phase:
        (event,) = step(qtbot, program)
        assert event.phase is phase
        assert shown_phase(program) is phase
        layer = board.still_scene().step
        assert layer is not None
        if phase is Phase.SELECT:
            assert event.path
            assert len(choices_of(event)) == len(event.path)
        assert panel.summary


@pytest.mark.long
def test_several_simulations_and_automatic_steps(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    before = simulations(program)
    assert [event.phase for event in step(qtbot, program, "step_simulation")] == list(Phase)
    program.window.panes.steps.show_count(25)
    assert len(step(qtbot, program, "step_many")) == 100
    assert simulations(program) == before + 26
    program.window.panes.steps.show_interval(50)
    program.window.actions_["step_play"].trigger()
    qtbot.waitUntil(lambda: simulations(program) >= before + 28, timeout=30_000)
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.THINKING)
    assert not program.window.actions_["step_play"].isChecked(), "a running search cannot be stepped"
    assert program.window.panes.board.still_scene().step is None


def test_stepping_back_shows_earlier_steps_and_the_next_step_returns(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    raise_pane(program, "steps")
    panel, window = program.window.panes.steps, program.window
    step(qtbot, program, "step_simulation")
    visits = program.live_search.thought.snapshot.root.visits  # type: ignore[union-attr]
    panel.setFocus()
    qtbot.waitUntil(panel.hasFocus)
    ply = program.session.position.ply
    qtbot.keyClick(panel, Key.Key_Left)
    assert shown_phase(program) is Phase.SIMULATE
    assert program.session.position.ply == ply, "the pane has the keys, and not the game"
    assert window.actions_["step_now"].isEnabled()
    assert program.live_search.thought.snapshot.root.visits == visits  # type: ignore[union-attr]
    qtbot.keyClick(panel, Key.Key_Right)
    assert shown_phase(program) is Phase.BACKPROPAGATE
    qtbot.keyClick(panel, Key.Key_Left)
    step(qtbot, program)
    assert shown_phase(program) is Phase.SELECT
    assert not window.actions_["step_now"].isEnabled()
    program.session.go_back()
    assert shown_phase(program) is None, "another position has other steps"


@pytest.mark.long
def test_stepping_is_refused_with_a_reason_while_an_engine_is_to_move(qtbot: QtBot, start: Start) -> None:
    program = start()
    slow = SeatedEngine("studio", "full")
    program.window.controllers.play.begin(GameSetup(PRESETS["gomoku-15"], slow, Person()))
    program.window.actions_["show_thinking"].trigger()
    qtbot.waitUntil(lambda: program.services.live_game.is_thinking)
    assert not program.window.actions_["step_phase"].isEnabled()
    assert "engine is to move" in program.window.controllers.inside.steps._refusal
    program.window.actions_["stop_game"].trigger()
    qtbot.waitUntil(program.window.actions_["step_phase"].isEnabled)
    assert program.window.controllers.inside.steps._refusal == ""


@pytest.mark.long
def test_a_stepped_search_equals_one_that_ran(qtbot: QtBot, start: Start) -> None:
    stepped, ran = start(), start()
    stepped.window.panes.steps.show_count(60)
    step(qtbot, stepped, "step_many")
    ran.window.panes.bar.limit_editor.set_limit(Limit(simulations=60))
    think(qtbot, ran, 60)
    one, other = stepped.live_search.thought, ran.live_search.thought
    assert one is not None
    assert other is not None
    assert one.snapshot.root.child_visits.tolist() == other.snapshot.root.child_visits.tolist()
    assert one.snapshot.root.values.tolist() == other.snapshot.root.values.tolist()


@pytest.mark.long
def test_the_tree_opens_node_by_node_with_the_searchs_numbers(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 20_000)
    raise_pane(program, "tree")
    tree = program.window.panes.tree
    model = tree.model()
    root = model.index(0, 0)
    qtbot.waitUntil(lambda: model.rowCount(root) > 5, timeout=10_000)
    best = model.index(0, 0, root)
    tree.expand(best)
    qtbot.waitUntil(lambda: model.rowCount(model.index(0, 0, root)) > 0, timeout=10_000)
    thought = program.live_search.thought
    assert thought is not None
    first = thought.snapshot.candidates[0]
    assert text(model.index(0, 0, root)) == human_point(first.point, PRESETS["gomoku-15"])
    reply = text(model.index(0, 0, model.index(0, 0, root)))
    program.session.play(first.point)  # the search keeps the subtree, and so does the view
    qtbot.waitUntil(lambda: model.rowCount(model.index(0, 0)) > 0, timeout=10_000)
    assert text(model.index(0, 0, model.index(0, 0))) == reply


@pytest.mark.long
def test_the_tree_is_hidden_during_a_game(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.controllers.play.begin(GameSetup(PRESETS["gomoku-9"], Person(), SeatedEngine("studio", "beginner")))
    asked: list[object] = []
    program.live_search.nodes_inspected.connect(asked.append)
    program.window.panes.tree.refresh()
    program.window.controllers.game.play(40)
    qtbot.waitUntil(lambda: program.session.position.ply == 2, timeout=20_000)
    assert asked == []


def text(index: QModelIndex) -> str:
    return str(index.data())


@pytest.mark.long
def test_space_returns_to_the_latest_moment_of_a_proven_search(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["tic-tac-toe"])
    for point in (4, 1, 0, 8, 2):
        program.session.play(point)
    panel, history = program.window.panes.steps, program.window.controllers.inside.steps._history
    raise_pane(program, "steps")
    while program.live_search.state is not EngineState.PROVEN:
        step(qtbot, program)
        qtbot.wait(0)
    panel.setFocus()
    for _ in range(2):
        qtbot.keyClick(panel, Key.Key_Left)
    assert history.is_past
    qtbot.keyClick(panel, Key.Key_Space)
    assert not history.is_past


@pytest.mark.long
def test_a_step_brings_the_pane_that_explains_it_to_the_front(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    panel = program.window.panes.steps
    for workspace in ("analyse", "study", "play"):
        program.window.actions_[f"workspace_{workspace}"].trigger()
        step(qtbot, program)
        qtbot.waitUntil(lambda: not panel.visibleRegion().isEmpty())


@pytest.mark.long
def test_the_marks_of_a_step_leave_with_its_position(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    board, nodes = program.window.panes.board, program.window.controllers.inside.nodes
    step(qtbot, program)
    layer = board.still_scene().step
    assert layer is not None
    nodes.choose(best_line(program, 2))
    assert board.still_scene().step is None, "the step is about the root"
    program.window.actions_["node_root"].trigger()
    assert board.still_scene().step == layer
    step(qtbot, program)
    nodes.choose(best_line(program, 2))
    program.window.actions_["step_back"].trigger()
    assert nodes.path == ()
    assert board.still_scene().step == layer, "looking back returns to the root"
