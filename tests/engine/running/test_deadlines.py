"""Deadlines are checked often enough for every kind of search, and loading does not count."""

import subprocess
import sys
import time

import numpy as np
import pytest

from studio.engine.kernels.runtime.clock import now
from studio.engine.kernels.search.loop import advance
from studio.engine.kernels.search.simulation import LATE
from studio.engine.kernels.search.tree import NODES_END
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters, Rollout, Selection
from studio.engine.running import run, tree_memory
from studio.engine.running.arrays import FEWEST_NODES, touched_bytes, used_bytes
from studio.engine.running.task import MARGIN_NODES, UNLIMITED
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from tests.engine.searches import check_invariants, described, searched

BOARDS = {
    "tic-tac-toe": PRESETS["tic-tac-toe"],
    "connect-four": PRESETS["connect-four"],
    "gomoku-15": PRESETS["gomoku-15"],
    "largest": Rules(26, 26, 5),
}
KINDS = {
    "uniform": Parameters(proofs=False),
    "tactical": Parameters(proofs=False, rollout=Rollout.TACTICAL, rollout_radius=2),
    "shared": Parameters(transpositions=True),
    "listed": Parameters(proofs=False, selection=Selection.PUCT, first_play=0.0),
}
LOOK = 1024
"""In moves: a search checks the clock at least this often; each simulation adds eight moves."""
LOADED = """
import gc
from numba.core.dispatcher import Dispatcher
from studio.engine import Limit, Parameters, Search
from studio.game.position import Position
from studio.game.rules import PRESETS

def loaded():
    return {kernel.__name__ for kernel in gc.get_objects() if isinstance(kernel, Dispatcher) and kernel.overloads}

search = Search(Position(PRESETS["gomoku-15"]), Parameters(), threads=2)
before = loaded()
search.run(Limit(seconds=0.05))
print("advance" in before, *(loaded() - before))
"""


def test_the_clock_of_kernels_is_the_one_that_python_reads() -> None:
    before, read, after = time.monotonic_ns(), now(), time.monotonic_ns()
    assert before <= read <= after
    assert now() <= now()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("board", BOARDS)
def test_after_a_deadline_only_the_moves_until_the_next_check_are_played(board: str, kind: str) -> None:
    """Counted, not timed: 1024 moves take well below 20 ms on any board."""
    search = Search(Position(BOARDS[board]), KINDS[kind])
    search.run(Limit(simulations=40))
    first, budget, played = search._simulations.first, np.full(1, UNLIMITED), 0
    for _ in range(20):
        before = search.simulations
        task = search._root.task._replace(deadline=now() - 1)
        simulations = search._simulations
        evaluation, stop = simulations._evaluations.of_threads[0], simulations._stop
        reason = advance(search._memory.tree, task, evaluation, simulations.root, first, budget, stop, False)
        if search.is_proven:
            break
        assert reason == LATE
        assert (search.simulations - before - 1) * 8 < LOOK
        played += search.simulations - before
    assert played > 0


def test_the_first_run_loads_no_kernel() -> None:
    """Loading takes hundredths of a second, which belong to the creation of a search, not to a run with a limit."""
    child = subprocess.run([sys.executable, "-c", LOADED], check=True, capture_output=True, text=True)
    assert child.stdout.split() == ["True"]


def test_after_the_deadline_no_memory_of_earlier_moves_is_freed() -> None:
    search = Search(Position(BOARDS["gomoku-15"]), KINDS["uniform"])
    search.run(Limit(simulations=5000))
    search.play(3)
    assert search.run(Limit(seconds=1e-9)) is StoppedBy.SECONDS
    assert not search._memory.is_tidy
    search.run(Limit(simulations=1))
    assert search._memory.is_tidy


def test_a_tree_grows_later_when_too_little_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Search(Position(BOARDS["connect-four"]), Parameters(proofs=False))
    search.run(Limit(simulations=FEWEST_NODES - MARGIN_NODES - 1))
    tree = search._memory.tree
    with monkeypatch.context() as patched:
        patched.setattr(tree_memory, "_SECONDS_A_BYTE", 1.0)
        patched.setattr(tree_memory, "_FEW_BYTES", 0)
        search.run(Limit(seconds=0.05))  # long enough for a few simulations, and too short to grow
    assert search.simulations > FEWEST_NODES
    assert search._memory.tree is tree
    assert not search.snapshot().capped
    check_invariants(search)
    search.run(Limit(simulations=1))
    assert search._memory.tree.visits.size > FEWEST_NODES


def test_freed_nodes_count_when_arrays_are_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if little of the tree is in use, everything that ever was is copied."""
    search = Search(Position(BOARDS["gomoku-15"]), Parameters(proofs=False))
    search.run(Limit(simulations=FEWEST_NODES))
    search.play(0)
    search._memory.tidy()
    tree = search._memory.tree
    assert 100 * used_bytes(tree) < touched_bytes(tree)
    tree.counts[NODES_END] = tree.visits.size - MARGIN_NODES
    monkeypatch.setattr(tree_memory, "_SECONDS_A_BYTE", 0.001 / max(used_bytes(tree), 1))
    monkeypatch.setattr(tree_memory, "_FEW_BYTES", 0)
    search.run(Limit(seconds=0.05))
    assert search._memory.tree is tree


@pytest.mark.parametrize("is_ready", [False, True])
def test_a_small_tree_postpones_growth_only_on_request(monkeypatch: pytest.MonkeyPatch, is_ready: bool) -> None:
    monkeypatch.setattr(tree_memory, "READY_NODES", 1)
    monkeypatch.setattr(tree_memory, "_SECONDS_A_BYTE", 1.0)
    search = Search(Position(BOARDS["connect-four"]), Parameters(proofs=False))
    if is_ready:
        search.make_ready()
    search.run(Limit(simulations=FEWEST_NODES - MARGIN_NODES - 1))
    tree = search._memory.tree
    search.run(Limit(seconds=0.05))
    assert search.simulations > FEWEST_NODES
    assert (search._memory.tree is tree) is is_ready


def test_a_run_without_a_time_limit_does_not_depend_on_its_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    search = searched(Position(BOARDS["connect-four"]), 20_000)
    monkeypatch.setattr(run, "_SLICE", 20_000)  # nanoseconds
    slices: list[int] = []
    other = Search(Position(BOARDS["connect-four"]), Parameters(), seed=1)
    other.run(Limit(simulations=20_000), after_slice=lambda: slices.append(other.simulations))
    assert len(slices) > 10
    assert described(other.inspect(())) == described(search.inspect(()))
