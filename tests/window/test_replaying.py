"""Going back through a real search: what the views show then, what brings the present back, and playing it."""

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSlider, QToolButton
from pytestqt.qtbot import QtBot

from studio.engine.players import Player
from studio.engine.snapshot import Snapshot
from studio.game.notation import human_point
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import PRESETS
from studio.game_setup import GameSetup, Person
from studio.thoughts import EngineState
from studio.ui.board_accessible import point_text
from studio.ui.heat import Display, heat_layer
from studio.ui.numbers import percent, short_number
from studio.ui.program import Program
from studio.ui.replay_bar import ReplayBar
from tests.window.conftest import Start
from tests.window.test_stepping import step, think
from tests.window.test_watching import child

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def bar(program: Program) -> ReplayBar:
    return program.window.panes.replay


def slider(program: Program) -> QSlider:
    found = child(program, QSlider, "replay_moment")
    assert isinstance(found, QSlider)
    return found


def press(qtbot: QtBot, program: Program, name: str) -> None:
    qtbot.mouseClick(child(program, QToolButton, f"replay_{name}"), Qt.MouseButton.LeftButton)


def go_to(program: Program, place: int) -> Snapshot:
    """Draw the slider to a moment of the past."""
    slider(program).setValue(place)
    moment = bar(program).moment
    assert moment is bar(program).snapshots[place]
    return moment


def newest(program: Program) -> Snapshot:
    thought = program.analysis.thought
    assert thought is not None
    return thought.snapshot


def table(program: Program) -> list[tuple[str, ...]]:
    model = program.window.candidates.model()
    return [tuple(str(model.index(row, column).data()) for column in (1, 2, 4)) for row in range(model.rowCount())]


def told_of(snapshot: Snapshot, program: Program) -> list[tuple[str, ...]]:
    """What the table has to say, from the arrays."""
    root, locale = snapshot.root, program.window.locale()
    return [
        (
            human_point(int(point), root.rules),
            short_number(int(visits), locale),
            percent((float(value) + 1) / 2, locale) if visits else "",
        )
        for point, visits, value in zip(root.points, root.child_visits, root.values, strict=True)
    ]


def shows(program: Program, snapshot: Snapshot, plotted: int | None = None) -> None:
    """Board, table, panel, plot and what a screen reader is told all agree with the arrays."""
    window, root = program.window, snapshot.root
    heat = window.board._scene.heat
    assert heat is not None
    np.testing.assert_array_equal(heat.colors, heat_layer(root, window.display.heat).colors)
    assert table(program) == told_of(snapshot, program)
    assert window.panel.figure("simulations") == f"{snapshot.simulations:,}"
    assert window.panel.figure("nodes") == short_number(snapshot.nodes, window.locale())
    assert window.panel.figure("value") == percent(root.win_rate, window.locale())
    assert f"{snapshot.simulations:,} simulation" in window.panes.line.text()
    for row in range(min(10, len(root))):
        rank = (int(root.child_visits[row]), row + 1)
        assert window.board.rank(int(root.points[row])) == rank
        assert point_text(window.board, int(root.points[row])).endswith(f"visits {rank[0]:,}, rank {rank[1]}")
    assert all(window.board.rank(int(point)) is None for point in root.points[10:])
    plot = window.panes.convergence
    assert plot._snapshots[-1].simulations == snapshot.simulations
    np.testing.assert_array_equal(plot._snapshots[-1].visits, snapshot.visits)
    assert plotted is None or len(plot._snapshots) == plotted


def is_present(program: Program) -> bool:
    badge = child(program, QLabel, "replay_badge")
    is_now = bar(program).moment is None
    assert badge.isVisible() is not is_now
    assert child(program, QToolButton, "replay_now").isEnabled() is not is_now
    assert (program.window.display._moment is None) is is_now
    assert not (is_now and bar(program).is_playing)
    return is_now


def test_going_back_shows_just_that_moment_everywhere(qtbot: QtBot, start: Start) -> None:
    program = start()
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


def test_the_plot_is_drawn_up_to_the_moment(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 5000)
    moment, plot = go_to(program, 14), program.window.panes.convergence
    qtbot.waitUntil(lambda: plot._x_range[1] == moment.simulations)
    visits = moment.root.child_visits
    best = plot._slots.index(int(moment.root.points[0]))
    assert plot._ends[best] == pytest.approx(100 * visits[0] / visits.sum())
    counts, _ = plot._lines[best].getData()
    assert counts[-1] == moment.simulations


def test_new_thoughts_do_not_overwrite_the_past(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 2000)
    moment, before = go_to(program, 10), newest(program).simulations
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: newest(program).simulations > 4 * before, timeout=30_000)
    program.window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: program.analysis.state is EngineState.PAUSED, timeout=30_000)
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
    program.window.game.play(newest(program).root.candidates[0].point)
    assert bar(program).snapshots == ()


def by_going_back(qtbot: QtBot, program: Program) -> None:
    qtbot.keyClick(program.window, Key.Key_Left)


def by_another_record(qtbot: QtBot, program: Program) -> None:
    del qtbot
    program.session.begin(PRESETS["tic-tac-toe"])


def by_hiding(qtbot: QtBot, program: Program) -> None:
    del qtbot
    program.window.play.begin(GameSetup(PRESETS["gomoku-9"], Person(), Player("studio", "beginner")))
    assert not bar(program).isVisible()


def by_a_node(qtbot: QtBot, program: Program) -> None:
    path = (newest(program).root.candidates[0].point,)
    with qtbot.waitSignal(program.analysis.nodes_inspected, timeout=10_000):
        program.window.panes.tree.node_chosen.emit(path)
    assert program.window.inside.nodes.path == path


def by_another_profile(qtbot: QtBot, program: Program) -> None:
    del qtbot
    program.window.bar.profile_chosen.emit("classic-uct")


def by_a_review(qtbot: QtBot, program: Program) -> None:
    """It has come to this position, and knows more of it."""
    del qtbot
    analysis = program.session.node.analysis
    assert isinstance(analysis, PositionAnalysis)
    program.window.search.show_kept()


@pytest.mark.parametrize("is_playing", [False, True])
@pytest.mark.parametrize(
    "returns",
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
)
def test_what_changes_the_search_returns_to_the_present(
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


def test_a_node_gives_way_to_the_past(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 5000)
    by_a_node(qtbot, program)
    moment = go_to(program, 12)
    assert program.window.inside.nodes.path == ()
    assert not program.window.board._scene.supposed
    shows(program, moment)


def test_a_leaf_does_not_show_what_its_root_has(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 2000)
    leaf = newest(program).root.candidates[0].line
    with qtbot.waitSignal(
        program.analysis.nodes_inspected, timeout=10_000, check_params_cb=lambda views: leaf in {v.path for v in views}
    ) as answered:
        program.window.panes.tree.node_chosen.emit(leaf)
    view = next(view for view in answered.args[0] if view.path == leaf)
    assert program.window.candidates.model().rowCount() == len(view)


def test_it_plays_by_itself_to_the_present(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 5000)
    seen: list[int | None] = []
    program.window.inside.replay.moment_changed.connect(
        lambda moment: seen.append(None if moment is None else moment.simulations)
    )
    bar(program).set_speed(16)
    press(qtbot, program, "play")
    assert bar(program).is_playing
    qtbot.waitUntil(lambda: not bar(program).is_playing, timeout=30_000)
    assert seen == [*(moment.simulations for moment in bar(program).snapshots[:-1]), None]
    assert is_present(program)
    shows(program, newest(program))


def test_a_pause_of_the_replay_stays_where_it_is(qtbot: QtBot, start: Start) -> None:
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


def test_keys_go_through_the_moments_and_not_through_the_game(qtbot: QtBot, start: Start) -> None:
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


def test_heat_discs_and_nothing_of_the_past(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 5000)
    window, moment = program.window, go_to(program, 12)
    window.display.set_display(Display.DISCS)
    scene = window.board._scene
    assert scene.heat is None
    expected = [int(point) for point in moment.root.points[: len(scene.discs)]]
    assert [disc.point for disc in scene.discs] == expected
    assert [disc.point for disc in scene.discs if disc.is_best] == [moment.best]
    window.display.set_display(Display.NOTHING)
    assert window.board._scene.heat is None
    assert window.board._scene.discs == ()
    assert window.board.rank(expected[0]) == (int(moment.root.child_visits[0]), 1)
    window.display.set_display(Display.HEAT)
    window.actions_["theme_dark"].trigger()
    shows(program, moment)


def test_who_shows_the_search_again_can_go_back_in_it(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    window.play.begin(GameSetup(PRESETS["gomoku-9"], Person(), Player("studio", "beginner")))
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


def test_a_window_in_another_language_can_go_back_as_well(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    before = bar(program).snapshots
    assert len(before) > 1
    program._on_language("cs")
    try:
        assert bar(program).snapshots == before
        assert bar(program).moment is None
    finally:
        program._on_language("en")


def test_a_search_that_was_only_stepped_has_moments_too(qtbot: QtBot, start: Start) -> None:
    program = start()
    for _ in range(3):
        step(qtbot, program, "step_simulation")
    qtbot.waitUntil(lambda: [moment.simulations for moment in bar(program).snapshots] == [1, 2, 3])
    shows(program, go_to(program, 0), plotted=1)
    step(qtbot, program, "step_simulation")
    assert bar(program).moment is None
