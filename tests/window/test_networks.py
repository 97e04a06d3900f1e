"""Profiles that search with a network, in the real window: chosen, said where there is none, saved and gone on with."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.ui.program import Program
from tests.window.hands import choose_profile
from tests.window.search_files import (  # noqa: F401
    Names,
    begin,
    names_fixture,
    note,
    open_search,
    run,
    save,
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
    assert "The network gomoku-15 judges positions." in box.toolTip()
    assert box.accessibleDescription() == box.toolTip()
    choose_profile(program, "classic-uct")
    assert "network" not in box.toolTip()


def test_a_game_without_a_network_is_searched_by_rollouts_and_it_is_said(qtbot: QtBot, start: Start) -> None:
    program = start()
    begin(program, "h8", "gomoku-15")
    choose_profile(program, "alphazero")
    begin(program, "", "tic-tac-toe")
    told = "There is no network of the studio for this game yet: the best rollouts search instead."
    assert told in program.window.panes.bar.profile.toolTip()
    program.live_search.stopped.disconnect(program.window.desks.search._on_stopped)  # which has the next word
    run(qtbot, program, 100)
    assert note(program) == told
    assert program.window.desks.search.profile == "alphazero"
    begin(program, "h8 i9", "gomoku-15")
    run(qtbot, program, 100)
    assert len(priors(program)) > 1, "the network is asked again"


@pytest.mark.usefixtures("questions")
def test_a_saved_search_with_a_network_goes_on(qtbot: QtBot, start: Start, names: Names, tmp_path: Path) -> None:
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
    assert program.window.desks.search.profile == "alphazero"
    run(qtbot, program, 200)
    assert whole_tree(program) == tree
