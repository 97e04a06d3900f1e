"""Watching the search: run, pause and step it, and read its results from the board and the table."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_of
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.thinking.thoughts import EngineState
from studio.ui.actions.actions import ACTIONS
from studio.ui.board.overlays import GhostLine
from studio.ui.board.view import BoardView
from studio.ui.heat.layers import Quantity
from studio.ui.heat.legend import LegendBar
from studio.ui.program import Program
from studio.ui.widgets.theme import LIGHT, BoardStyle
from tests.sizes import one_always
from tests.window.hands import child, child_of, choose_profile
from tests.window.showing import color_at
from tests.window.starting import Start, start_without_threats
from tests.window.thinking import simulations, wait_for_simulations, wait_for_state


def test_a_start_shows_the_start_screen_over_a_position_and_a_paused_engine(qtbot: QtBot, start: Start) -> None:
    program = start(is_fresh=True)
    assert program.session.rules == PRESETS["gomoku-15"]
    assert program.session.position.stones_count == 5
    screen = program.window.starting.screen
    assert screen is not None
    assert screen.isVisible()
    wait_for_simulations(qtbot, program, 0)
    assert simulations(program) == 0
    assert program.live_search.state is EngineState.PAUSED
    qtbot.keyClick(program.window, Qt.Key.Key_Space)
    assert program.window.starting.screen is None
    wait_for_simulations(qtbot, program, 1000)


def quantity_of(program: Program) -> Quantity:
    return program.window.panes.heatmap.settings.quantity


@pytest.mark.long
@pytest.mark.parametrize(("profile", "rolls"), [("studio", False), ("classic-uct", True)])
def test_a_key_switches_the_heat_to_priors_or_explains_their_absence(
    profile: str, rolls: bool, qtbot: QtBot, start: Start
) -> None:
    program = start()
    choose_profile(program, profile)
    window, legend = program.window, child(program, LegendBar, "heatmap_legend")
    qtbot.keyClick(window, Qt.Key.Key_Space)
    wait_for_simulations(qtbot, program, 2000)
    qtbot.keyClick(window, Qt.Key.Key_Space)
    wait_for_state(qtbot, program, EngineState.PAUSED)
    qtbot.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert quantity_of(program) is Quantity.PRIOR
    assert window.actions_["show_priors"].isChecked()
    scene = window.panes.board.still_scene()
    assert scene.heat is not None
    assert scene.heat.colors.any() == (not rolls)
    assert legend.accessibleName().startswith("All moves have the same prior here." if rolls else "Legend: ")
    qtbot.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert quantity_of(program) is Quantity.VISITS
    assert window.actions_["show_priors"].isChecked() is False
    assert legend.texts


@pytest.mark.long
def test_space_runs_and_pauses_and_the_heat_stays(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    qtbot.keyClick(window, Qt.Key.Key_H)
    assert window.panes.board.board_style is BoardStyle.WOOD
    qtbot.keyClick(window, Qt.Key.Key_Space)
    wait_for_simulations(qtbot, program, 20_000)
    qtbot.keyClick(window, Qt.Key.Key_Space)
    wait_for_state(qtbot, program, EngineState.PAUSED)
    assert window.panes.bar.light.word == "paused"
    thought = program.live_search.thought
    assert thought is not None
    image = window.panes.board.grab().toImage()
    hot = int(np.argmax(thought.snapshot.visits))
    ground = QColor(LIGHT.plain)
    assert color_at(program, image, 0) == (ground.red(), ground.green(), ground.blue())
    assert max(color_at(program, image, hot)) < 130, "on a light ground the hottest colour is dark"
    count = thought.snapshot.simulations
    qtbot.wait(100)
    assert simulations(program) == count


@pytest.mark.long
def test_only_a_heatmap_changes_the_colours_of_the_board(qtbot: QtBot, start: Start) -> None:
    program = start()
    window, board = program.window, program.window.panes.board
    qtbot.keyClick(window, Qt.Key.Key_Space)
    wait_for_simulations(qtbot, program, 500)
    qtbot.keyClick(window, Qt.Key.Key_Space)
    wait_for_state(qtbot, program, EngineState.PAUSED)
    styles = [board.board_style]
    for key in (Qt.Key.Key_H, Qt.Key.Key_D, Qt.Key.Key_H, Qt.Key.Key_B, Qt.Key.Key_H):
        qtbot.keyClick(window, key)
        styles.append(board.board_style)
    wood, neutral = BoardStyle.WOOD, BoardStyle.NEUTRAL
    assert styles == [wood, neutral, wood, neutral, wood, neutral]
    program.session.begin(PRESETS["gomoku-15"])
    qtbot.waitUntil(lambda: board.board_style is wood, timeout=10_000)


def test_the_table_equals_the_arrays_and_a_double_click_plays(qtbot: QtBot, start: Start) -> None:
    program = start_without_threats(start)
    window = program.window
    qtbot.keyClick(window, Qt.Key.Key_Space)
    wait_for_simulations(qtbot, program, 5000)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    wait_for_state(qtbot, program, EngineState.PAUSED)
    thought = program.live_search.thought
    assert thought is not None
    root, model = thought.snapshot.root, window.panes.candidates.model()
    assert model.rowCount() == len(root)
    second = root.candidate(1)
    index = model.index(1, 1)
    window.panes.candidates.scrollTo(index)
    viewport, place = window.panes.candidates.viewport(), window.panes.candidates.visualRect(index).center()
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    assert window.panes.board.still_scene().line == GhostLine(second.line[:12], program.session.position.to_move)
    qtbot.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    assert program.session.position.last_move is not None
    assert program.session.position.last_move.point == second.point
    qtbot.waitUntil(lambda: program.live_search.thought is not None, timeout=30_000)
    kept = program.live_search.thought
    assert kept is not None
    assert kept.snapshot.root.visits == second.visits, "the subtree is kept"


@pytest.mark.long
def test_steps_perform_phases(qtbot: QtBot, start: Start) -> None:
    program = start()
    wait_for_simulations(qtbot, program, 0)
    for expected in (0, 0, 0, 1):
        with qtbot.waitSignal(program.live_search.phases_performed, timeout=30_000):
            qtbot.keyClick(program.window, Qt.Key.Key_N)
        assert simulations(program) == expected
    with qtbot.waitSignal(program.live_search.phases_performed, timeout=30_000):
        qtbot.keyClick(program.window, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert simulations(program) == 2


@pytest.mark.long
def test_a_limit_ends_the_run_with_progress(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.panes.bar.limit_editor.set_limit(Limit(simulations=3000))
    wait_for_simulations(qtbot, program, 0)
    progress, shown = program.window.panes.bar.progress, list[bool]()
    program.live_search.thought_changed.connect(lambda _thought: shown.append(progress.isVisible()))
    with qtbot.waitSignal(program.live_search.stopped, timeout=30_000):
        qtbot.mouseClick(child(program, QToolButton, "run"), Qt.MouseButton.LeftButton)
    assert any(shown)
    qtbot.waitUntil(lambda: not progress.isVisible())
    assert simulations(program) == 3000
    assert program.window.panes.panel.figure("simulations") == "3,000"
    assert program.window.panes.panel.progress.value() == program.window.panes.panel.progress.maximum()
    assert "simulations" in program.window.panes.note.text()


@pytest.mark.long
def test_a_proof_is_shown(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["tic-tac-toe"])
    qtbot.waitUntil(lambda: program.live_search.thought is not None, timeout=30_000)
    qtbot.keyClick(program.window, Qt.Key.Key_Space)
    wait_for_state(qtbot, program, EngineState.PROVEN)
    thought = program.live_search.thought
    assert thought is not None
    assert thought.snapshot.root.proof is Proof.DRAW
    assert program.window.panes.bar.light.word == "proven"
    assert program.window.panes.panel.figure("value") == "drawn"


def test_no_two_actions_share_a_key() -> None:
    keys = [key for spec in ACTIONS for key in spec.keys]
    assert len(keys) == len(set(keys))


@pytest.mark.long
def test_editing_keys_of_a_text_field_do_nothing_else(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    wait_for_simulations(qtbot, program, 0)
    window.panes.comment.setFocus()
    qtbot.waitUntil(window.panes.comment.hasFocus)
    window.panes.comment.clear()
    qtbot.keyClicks(window.panes.comment, "n c m, h")
    assert window.panes.comment.toPlainText() == "n c m, h"
    assert program.live_search.state is EngineState.PAUSED
    assert simulations(program) == 0
    qtbot.keyClick(window.panes.comment, Qt.Key.Key_Left)
    assert program.session.position.stones_count == 5, "the arrow moved in the text"
    with qtbot.waitSignal(program.session.comment_changed, timeout=5000):
        pass
    assert program.session.node.comment == "n c m, h"


@pytest.mark.parametrize("name", one_always(6, ["run", "pause", "step_phase", "step_simulation", "restart", "profile"]))
def test_widgets_have_their_object_names(start: Start, name: str) -> None:
    assert child(start(), QWidget, name).accessibleName()


@pytest.mark.long
def test_views_have_their_object_names(start: Start) -> None:
    window = start().window
    for name in ("board", "moves", "candidates", "heatmap", "comment", "status"):
        assert child_of(window, QWidget, name).accessibleName(), name


@pytest.mark.long
def test_the_wheel_steps_along_the_hovered_line(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    window.actions_["show_discs"].trigger()
    window.panes.bar.limit_editor.set_limit(Limit(simulations=20_000))
    qtbot.keyClick(window, Qt.Key.Key_Space)
    qtbot.waitUntil(
        lambda: (shown := program.live_search.thought) is not None and shown.progress == 1.0, timeout=60_000
    )
    best = program.live_search.thought.snapshot.candidates[0]  # type: ignore[union-attr]
    lines: list[GhostLine | None] = []
    window.panes.board.show_line = lines.append  # type: ignore[method-assign,assignment]
    place = window.panes.board.board_layout.center(best.point).toPoint()
    QTest.mouseMove(window.panes.board, place)
    qtbot.waitUntil(lambda: bool(lines) and lines[-1] is not None)
    whole, ply = lines[-1].points, program.session.position.ply  # type: ignore[union-attr]
    assert whole == best.line[: len(whole)]
    assert len(whole) > 2
    turn(window.panes.board, place, notches=-2)
    assert lines[-1].points == whole[:-2]  # type: ignore[union-attr]
    turn(window.panes.board, place, notches=1)
    assert lines[-1].points == whole[:-1]  # type: ignore[union-attr]
    assert program.session.position.ply == ply, "the game does not move meanwhile"
    QTest.mouseMove(window.panes.board, QPoint(2, 2))
    turn(window.panes.board, QPoint(2, 2), notches=-1)
    assert program.session.position.ply == ply - 1


def turn(board: BoardView, place: QPoint, notches: int) -> None:
    """Turn the wheel forward, or back for a negative number."""
    event = QWheelEvent(
        QPointF(place),
        QPointF(board.mapToGlobal(place)),
        QPoint(),
        QPoint(0, -120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(board, event)


@pytest.mark.long
def test_results_are_stored_under_the_profile_that_found_them(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: simulations(program) > 500, timeout=60_000)
    node, before = program.session.node, profile_of(program.live_search.parameters)
    program.window.panes.bar.profile_chosen.emit("classic-uct")
    assert node.analysis is not None
    assert node.analysis.profile == before != "classic-uct"
