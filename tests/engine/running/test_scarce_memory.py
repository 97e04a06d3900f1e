"""A search on a machine with less memory than the parameters allow."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from studio.commands.analysis_report import Analysed, as_json, as_text
from studio.commands.move_tables import statistics_of
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.running import tree_memory
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.networks.catalogue import ResolvedSearch
from tests.engine.searches import check_invariants, tree_of
from tests.sizes import one_always

ROOT = Path(__file__).parents[3]
FIFTEEN = PRESETS["gomoku-15"]
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="needs a limit of the address space")


def searched_in(more_mb: int, transpositions: bool, simulations: int) -> Any:
    """Return the results of a process that got only this much additional memory."""
    arguments = [str(more_mb), str(transpositions), str(simulations)]
    command = [sys.executable, "-m", "tests.engine.running.scarce_memory_child", *arguments]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert finished.returncode == 0, finished.stderr
    return json.loads(finished.stdout)


@linux_only
@pytest.mark.parametrize("transpositions", one_always(2, [False, True]))
def test_a_refused_allocation_is_retried_in_smaller_steps(transpositions: bool) -> None:
    found = searched_in(250, transpositions, 600_000)
    assert found["refused"]
    assert 100 < found["given_mb"] < 250
    assert found["nodes"] > 400_000
    assert found["visits"] == found["below"] == 601_000


@pytest.mark.long
@linux_only
def test_without_more_memory_the_tree_stays_intact_and_is_full() -> None:
    found = searched_in(1, False, 400_000)
    assert found["refused"]
    assert found["full"]
    assert found["nodes"] > 0.7 * found["room"]
    assert found["visits"] == found["below"] == 401_000


def test_a_tree_that_could_not_be_copied_is_unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_sizes: object) -> None:
        raise MemoryError

    search = Search(Position(FIFTEEN), Parameters(proofs=False))
    monkeypatch.setattr(tree_memory, "grown", refused)
    before = tree_of(search)
    search.run(Limit(simulations=90_000))
    assert tree_of(search) is before
    assert (search.snapshot().capped, search.snapshot().memory_refused) == (True, True)
    check_invariants(search)
    monkeypatch.undo()
    search.run(Limit(simulations=100))
    assert tree_of(search).visits.size > before.visits.size
    assert not search.snapshot().capped


def test_the_next_tree_is_not_reported_as_short_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_sizes: object) -> None:
        raise MemoryError

    search = Search(Position(FIFTEEN), Parameters(proofs=False, reuse=False))
    monkeypatch.setattr(tree_memory, "grown", refused)
    search.run(Limit(simulations=90_000))
    search.play(0)
    assert not search.snapshot().memory_refused


def test_reports_show_the_available_memory() -> None:
    search = Search(Position(FIFTEEN), Parameters(memory_mb=30_000))
    resolved = ResolvedSearch(search.parameters)
    tree = statistics_of(search)
    run = Analysed(search.position, [], None, "studio", search.parameters, 0, 1, StoppedBy.SIMULATIONS, tree, resolved)
    plenty = search.snapshot()
    little = replace(plenty, memory_refused=True, memory_allocated_mb=12_345.6)
    told = "The system provided only 12,346 of the 30,000 MB for this tree."
    assert told in as_text(run, little)
    assert "The system provided" not in as_text(run, plenty)
    assert json.loads(as_json(run, little))["memory_given_mb"] == 12_345.6
    assert "memory_given_mb" not in json.loads(as_json(run, plenty))
