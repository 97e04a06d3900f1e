"""The public API of the engine."""

import subprocess
import sys

import pytest

import studio.engine
from studio.engine import PRESETS, Limit, Position, Search, StoppedBy, profile_named


def test_every_public_name_exists() -> None:
    for name in studio.engine.__all__:
        offered = getattr(studio.engine, name)
        assert getattr(offered, "__name__", name) == name
    assert {"PARAMETERS", "Limit", "NodeView", "PRESETS", "Position", "Search", "Snapshot", "Steering"} <= set(
        studio.engine.__all__
    )
    assert {name for name in dir(studio.engine) if not name.startswith("__")} == set(studio.engine.__all__)


def test_other_names_do_not_exist() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'kernel'"):
        studio.engine.__getattr__("kernel")


def test_everything_can_be_imported_at_once() -> None:
    code = "from studio.engine import *; print(Search(Position(PRESETS['tic-tac-toe'])))"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert told == "<Search of tic-tac-toe after 0 moves: 0 simulations, no move yet>\n"


def test_a_search_needs_no_other_import() -> None:
    search = Search(Position(PRESETS["tic-tac-toe"]), profile_named("classic-uct").parameters, seed=1)
    assert search.run(Limit(simulations=100)) is StoppedBy.SIMULATIONS
    assert search.simulations == 100


def test_a_position_is_enough_for_a_search() -> None:
    assert Search(Position(PRESETS["gomoku-9"])).parameters == profile_named("studio-rollouts").parameters
