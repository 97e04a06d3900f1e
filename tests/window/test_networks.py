"""Profiles with a network in the real window: selection, missing networks, saving and resuming."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Selection
from studio.engine.search import Search
from studio.engine.views.phase_event import Phase
from studio.insight.sides import SideSettings
from studio.thinking.thoughts import EngineState
from studio.ui.heat.legend import LegendBar
from studio.ui.program import Program
from studio.ui.texts.numbers import percent
from tests.engine.evaluation.networks import network_of
from tests.game.boards import played
from tests.window.comparisons import ended, opened
from tests.window.hands import choose_profile, look_at
from tests.window.search_files import (
    Names,
    begin,
    note,
    open_search,
    run,
    save,
    simulations,
    trigger,
    whole_tree,
)
from tests.window.starting import Start


def priors(program: Program) -> set[float]:
    thought = program.live_search.thought
    assert thought is not None
    return {row.prior for row in thought.snapshot.candidates}


def test_a_profile_with_a_network_searches_and_names_it(qtbot: QtBot, start: Start) -> None:
    program = start()
    begin(program, "h8 i9", "gomoku-15")
    choose_profile(program, "alphazero")
    run(qtbot, program, 100)
    assert len(priors(program)) > 1
    box = program.window.panes.bar.profile
    assert "The network gomoku-15 evaluates positions." in box.toolTip()
    assert box.accessibleDescription() == box.toolTip()
    choose_profile(program, "classic-uct")
    assert "network" not in box.toolTip()


def test_a_game_without_a_network_falls_back_to_rollouts_with_a_message(qtbot: QtBot, start: Start) -> None:
    program = start()
    begin(program, "h8", "gomoku-15")
    choose_profile(program, "alphazero")
    begin(program, "", "tic-tac-toe")
    told = "No network is shipped for this game. Rollouts are used instead."
    assert told in program.window.panes.bar.profile.toolTip()
    program.live_search.stopped.disconnect(program.window.controllers.search._on_stopped)  # the latest message
    run(qtbot, program, 100)
    assert note(program) == told
    assert program.window.controllers.search.profile == "alphazero"
    begin(program, "h8 i9", "gomoku-15")
    run(qtbot, program, 100)
    assert len(priors(program)) > 1, "the network is asked again"


@pytest.mark.long
@pytest.mark.usefixtures("questions")
def test_a_saved_search_with_a_network_continues(qtbot: QtBot, start: Start, names: Names, tmp_path: Path) -> None:
    program = start()
    begin(program, "h8 i9", "gomoku-15")
    names(tmp_path / "tree.npz")
    program.live_search.set_search(program.live_search.parameters, seed=1, threads=1)
    choose_profile(program, "alphazero")
    run(qtbot, program, 200)
    save(qtbot, program)
    run(qtbot, program, 200)
    tree = whole_tree(program)
    choose_profile(program, "classic-uct")
    open_search(qtbot, program)
    assert program.window.controllers.search.profile == "alphazero"
    run(qtbot, program, 200)
    assert whole_tree(program) == tree


@pytest.mark.long
@pytest.mark.usefixtures("questions")
def test_a_saved_search_without_its_network_is_read_only(
    qtbot: QtBot, start: Start, names: Names, tmp_path: Path
) -> None:
    position = played("h8 i9")
    network = network_of(position.rules)
    parameters = Parameters(selection=Selection.PUCT, exploration=2.0, first_play=0.0)
    search = Search(position, parameters, evaluator=network)
    search.run(Limit(simulations=300))
    search.save(tmp_path / "tree.npz")
    program = start()
    names(tmp_path / "tree.npz")
    told = (
        f"This tree was made with the network {network.name}, which is missing, so the search cannot continue. Add "
        "that network to your networks, then open the tree again."
    )
    trigger(program, "open_search")
    qtbot.waitUntil(lambda: note(program) == told, timeout=60_000)
    for action in ("run", "step_phase", "step_simulation"):
        program.window.panes.note.clear()
        trigger(program, action)
        qtbot.waitUntil(lambda: note(program) == told, timeout=30_000)
        assert (simulations(program), program.live_search.state) == (300, EngineState.PAUSED)
    root = search.inspect(())
    assert program.window.panes.candidates.view == root, "the stored evaluation is shown without the network"
    trigger(program, "restart")
    run(qtbot, program, 50)
    assert simulations(program) == 50


@pytest.mark.long
def test_the_networks_evaluation_is_shown_at_the_root_in_a_node_and_in_steps(qtbot: QtBot, start: Start) -> None:
    program = start()
    begin(program, "h8 i9", "gomoku-15")
    choose_profile(program, "alphazero")
    run(qtbot, program, 300)
    panes, thought = program.window.panes, program.live_search.thought
    assert thought is not None
    root = thought.snapshot.root
    assert root.judged_rate is not None
    locale = program.window.locale()
    assert panes.panel.figure("network").startswith(percent(root.judged_rate, locale))
    view = look_at(qtbot, program, (root.candidates[0].point,))
    assert view.judged_rate is not None
    assert view.prior is not None
    rates = [percent(rate, locale) for rate in (1 - view.judged_rate, view.prior, 1 - view.win_rate)]
    said = f"win rate for Black: network {rates[0]} (prior {rates[1]}), mean of the search {rates[2]}"
    assert panes.node_bar._label.toolTip().endswith(said)
    with qtbot.waitSignal(program.live_search.phases_performed, timeout=30_000) as performed:
        trigger(program, "step_simulation")
    assert performed.args is not None
    judged = next(event for event in performed.args[0] if event.phase is Phase.SIMULATE)
    assert judged.judgement is not None
    trigger(program, "show_priors")
    legend = panes.heatmap.findChild(LegendBar)
    assert legend is not None
    assert legend.accessibleName().startswith("Legend: ")


@pytest.mark.long
def test_a_comparison_sets_a_network_against_rollouts(qtbot: QtBot, start: Start) -> None:
    program = start()
    begin(program, "h8 i9", "gomoku-15")
    window = opened(program)
    limit = Limit(simulations=200)
    window.compare(program.session.position, SideSettings("alphazero"), SideSettings("classic-uct"), limit)
    ended(qtbot, program)
    qtbot.waitUntil(lambda: "B: the search with rollouts prefers " in window.boards.network_text, timeout=30_000)
    assert window.boards.network_text.startswith("A: without search, the network prefers ")
    window.close()
