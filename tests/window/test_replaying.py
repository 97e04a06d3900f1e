"""Replaying a real search: what the views show, what returns to the latest moment, and playback."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import PRESETS
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.heat.layers import Display
from studio.ui.program import Program
from tests.sizes import one_always
from tests.window.arranged import pane_action
from tests.window.hands import child
from tests.window.replays import bar, by_a_node, go_to, is_present, newest, shows, slider
from tests.window.starting import Start, start_without_threats
from tests.window.thinking import step, think

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def press(qtbot: QtBot, program: Program, name: str) -> None:
    qtbot.mouseClick(child(program, QToolButton, f"replay_{name}"), Qt.MouseButton.LeftButton)


def test_an_earlier_moment_is_shown_everywhere(qtbot: QtBot, start: Start) -> None:
    program = start_without_threats(start)
    think(qtbot, program, 5000)
    count = len(bar(program).snapshots)
    assert count > 15
    for place in (count - 2, 12, 3, 0):
        shows(program, go_to(program, place), plotted=place + 1)
    assert not is_present(program)
    press(qtbot, program, "now")
    assert is_present(program)
    shows(program, newest(program))
    assert slider(program).value() == slider(program).maximum() == count - 1


@pytest.mark.long
def test_the_plot_is_drawn_up_to_the_moment(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 5000)
    pane_action(program, "convergence").trigger()
    moment, plot = go_to(program, 14), program.window.panes.convergence
    best, visits = int(moment.root.points[0]), moment.root.child_visits
    qtbot.waitUntil(lambda: moment.simulations in plot.line_of(best)[0][-1:])
    assert plot.line_of(best)[1][-1] == pytest.approx(100 * visits[0] / visits.sum())


@pytest.mark.long
def test_new_results_do_not_replace_an_earlier_moment(qtbot: QtBot, start: Start) -> None:
    program = start_without_threats(start)
    think(qtbot, program, 2000)
    moment, before = go_to(program, 10), newest(program).simulations
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: newest(program).simulations > 4 * before, timeout=30_000)
    program.window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PAUSED, timeout=30_000)
    assert bar(program).moment is moment
    assert bar(program).snapshots[-1].simulations > before, "the slider knows of them"
    shows(program, moment, plotted=11)
    bar(program).show_now()
    shows(program, newest(program))


def by_a_step(qtbot: QtBot, program: Program) -> None:
    step(qtbot, program)


def by_a_restart(qtbot: QtBot, program: Program) -> None:
    del qtbot
    program.window.actions_["restart"].trigger()
    assert bar(program).snapshots == ()


def by_a_move(qtbot: QtBot, program: Program) -> None:
    del qtbot
    program.window.controllers.game.play(newest(program).root.candidates[0].point)
    assert bar(program).snapshots == ()


def by_going_back(qtbot: QtBot, program: Program) -> None:
    qtbot.keyClick(program.window, Key.Key_Left)


def by_another_record(qtbot: QtBot, program: Program) -> None:
    del qtbot
    program.session.begin(PRESETS["tic-tac-toe"])


def by_hiding(qtbot: QtBot, program: Program) -> None:
    del qtbot
    program.window.controllers.play.begin(GameSetup(PRESETS["gomoku-9"], Person(), SeatedEngine("studio", "beginner")))
    assert not bar(program).isVisible()


def by_another_profile(qtbot: QtBot, program: Program) -> None:
    del qtbot
    program.window.panes.bar.profile_chosen.emit("classic-uct")


def by_a_review(qtbot: QtBot, program: Program) -> None:
    """The review has reached this position, and knows more about it."""
    del qtbot
    live_search = program.session.node.analysis
    assert isinstance(live_search, PositionAnalysis)
    program.window.controllers.search.show_kept()


@pytest.mark.long
@pytest.mark.parametrize("is_playing", [False, True])
@pytest.mark.parametrize(
    "returns",
    one_always(
        3,
        [
            by_a_step,
            by_a_restart,
            by_a_move,
            by_going_back,
            by_another_record,
            by_hiding,
            by_a_node,
            by_another_profile,
            by_a_review,
        ],
    ),
)
def test_changes_of_the_search_return_to_the_latest_moment(
    qtbot: QtBot, start: Start, returns: Callable[[QtBot, Program], None], is_playing: bool
) -> None:
    program = start()
    think(qtbot, program, 2000)
    go_to(program, 5)
    if is_playing:
        bar(program).set_speed(0.25)
        bar(program).play()
        assert bar(program).is_playing
    returns(qtbot, program)
    assert is_present(program)
    assert slider(program).value() == slider(program).maximum()


@pytest.mark.long
def test_a_selected_node_is_left_for_an_earlier_moment(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 5000)
    by_a_node(qtbot, program)
    moment = go_to(program, 12)
    assert program.window.controllers.inside.nodes.path == ()
    assert not program.window.panes.board.still_scene().supposed
    shows(program, moment)


@pytest.mark.long
def test_a_leaf_does_not_show_the_moments_of_its_root(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 2000)
    leaf = newest(program).root.candidates[0].line
    with qtbot.waitSignal(
        program.live_search.nodes_inspected,
        timeout=10_000,
        check_params_cb=lambda views: leaf in {v.path for v in views},
    ) as answered:
        program.window.panes.tree.node_chosen.emit(leaf)
    view = next(view for view in answered.args[0] if view.path == leaf)
    assert program.window.panes.candidates.model().rowCount() == len(view)


@pytest.mark.long
def test_playback_ends_at_the_latest_moment(qtbot: QtBot, start: Start) -> None:
    program = start_without_threats(start)
    think(qtbot, program, 5000)
    seen: list[int | None] = []
    program.window.controllers.inside.replay.moment_changed.connect(
        lambda moment: seen.append(None if moment is None else moment.simulations)
    )
    bar(program).set_speed(16)
    press(qtbot, program, "play")
    assert bar(program).is_playing
    qtbot.waitUntil(lambda: not bar(program).is_playing, timeout=30_000)
    assert seen == [*(moment.simulations for moment in bar(program).snapshots[:-1]), None]
    assert is_present(program)
    shows(program, newest(program))


@pytest.mark.long
def test_pausing_the_replay_keeps_its_place(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 5000)
    bar(program).set_speed(16)
    press(qtbot, program, "play")
    qtbot.waitUntil(lambda: slider(program).value() >= 3, timeout=10_000)
    press(qtbot, program, "play")
    moment = bar(program).moment
    assert moment is not None
    assert not bar(program).is_playing
    shows(program, moment)


@pytest.mark.long
def test_keys_step_through_moments_and_not_through_the_game(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 2000)
    ply = program.session.position.ply
    slider(program).setFocus()
    qtbot.waitUntil(slider(program).hasFocus)
    last = slider(program).maximum()
    for key, place in (
        (Key.Key_Left, last - 1),
        (Key.Key_PageUp, last - 11),
        (Key.Key_Right, last - 10),
        (Key.Key_Home, 0),
        (Key.Key_PageDown, 10),
    ):
        qtbot.keyClick(slider(program), key)
        assert slider(program).value() == place
        shows(program, bar(program).snapshots[place])
    qtbot.keyClick(slider(program), Key.Key_End)
    assert is_present(program)
    assert program.session.position.ply == ply


@pytest.mark.long
def test_without_analysis_no_moment_is_shown(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 5000)
    window, moment = program.window, go_to(program, 12)
    window.controllers.display.heatmap.set_display(Display.DISCS)
    scene = window.panes.board.still_scene()
    assert scene.heat is None
    expected = [int(point) for point in moment.root.points[: len(scene.discs)]]
    assert [disc.point for disc in scene.discs] == expected
    assert [disc.point for disc in scene.discs if disc.is_best] == [moment.best]
    window.controllers.display.heatmap.set_display(Display.NOTHING)
    assert window.panes.board.still_scene().heat is None
    assert window.panes.board.still_scene().discs == ()
    assert window.panes.board.rank(expected[0]) == (int(moment.root.child_visits[0]), 1)
    window.controllers.display.heatmap.set_display(Display.HEAT)
    window.actions_["theme_dark"].trigger()
    shows(program, moment)


@pytest.mark.long
def test_showing_the_analysis_again_allows_replaying(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    window.controllers.play.begin(GameSetup(PRESETS["gomoku-9"], Person(), SeatedEngine("studio", "beginner")))
    window.actions_["workspace_analyse"].trigger()
    window.actions_["show_thinking"].trigger()
    think(qtbot, program, 2000)
    count = len(bar(program).snapshots)
    assert count > 5
    window.actions_["show_thinking"].trigger()
    assert not bar(program).isVisible()
    assert bar(program).snapshots == ()
    window.actions_["show_thinking"].trigger()
    qtbot.waitUntil(bar(program).isVisible)
    assert len(bar(program).snapshots) >= count
    shows(program, go_to(program, 4))


@pytest.mark.long
def test_a_window_in_another_language_can_replay(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    before = bar(program).snapshots
    assert len(before) > 1
    program.window.new_window_wanted.emit("cs")
    try:
        assert bar(program).snapshots == before
        assert bar(program).moment is None
    finally:
        program.window.new_window_wanted.emit("en")


@pytest.mark.long
def test_a_stepped_search_has_moments_too(qtbot: QtBot, start: Start) -> None:
    program = start()
    for _ in range(3):
        step(qtbot, program, "step_simulation")
    qtbot.waitUntil(lambda: [moment.simulations for moment in bar(program).snapshots] == [1, 2, 3])
    shows(program, go_to(program, 0), plotted=1)
    step(qtbot, program, "step_simulation")
    assert bar(program).moment is None


def test_keys_replay_the_search(qtbot: QtBot, start: Start) -> None:
    program = start()
    board = program.window.panes.board
    qtbot.keyClick(board, Key.Key_Left, Modifier.AltModifier)
    assert "nothing to replay" in program.window.panes.note.text()
    think(qtbot, program, 5000)
    snapshots = bar(program).snapshots
    for key, expected in ((Key.Key_Left, -2), (Key.Key_Left, -3), (Key.Key_Right, -2)):
        qtbot.keyClick(board, key, Modifier.AltModifier)
        assert bar(program).moment is snapshots[expected]
    qtbot.keyClick(board, Key.Key_R)
    assert bar(program).is_playing
    qtbot.keyClick(board, Key.Key_R)
    assert not bar(program).is_playing
    qtbot.keyClick(board, Key.Key_End, Modifier.AltModifier)
    assert bar(program).moment is None
