"""After an interrupt at any place the search is intact, and no helper thread is left."""

import time
from _thread import _count as count_threads
from _thread import start_new_thread
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks.interrupts import strike_search
from studio.engine.kernels.search.loop import advance
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import Steering
from studio.engine.running import simulations, worker_threads
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.running.interrupts import Interrupter
from tests.engine.searches import check_invariants
from tests.sizes import one_always, sizes

COLUMN = 35
ACTIONS: dict[str, Callable[[Search], object]] = {
    "run": lambda search: search.run(Limit(simulations=2000)),
    "step": lambda search: search.step(),
    "play": lambda search: search.play(COLUMN),
    "play-what-is-new": lambda search: search.play(COLUMN + 1),
    "set-position": lambda search: search.set_position(Position(PRESETS["connect-four"])),
    "steer": lambda search: search.steer(Steering().with_excluded(COLUMN)),
    "tidy": lambda search: search.tidy(),
    "look": lambda search: search.snapshot(),
    "count": lambda search: list(search.statistics()),
    "state": lambda search: search.state(),
}


def begun(threads: int) -> Search:
    """Return a search in the middle of a simulation that soon needs larger arrays."""
    search = Search(Position(PRESETS["connect-four"]), Parameters(proofs=False, memory_mb=1), threads=threads)
    search.steer(Steering().with_excluded(COLUMN + 1))
    search.run(Limit(simulations=300))
    search.step()
    return search


def refuse_helpers(before: int) -> None:
    """Fail if helper threads remain; finished threads may take a moment to disappear."""
    until = time.monotonic() + 5
    while count_threads() > before:
        assert time.monotonic() < until, "a helper is left"


def check_whole(search: Search) -> None:
    """Check that the search continues from any state, and that nothing is counted twice or lost."""
    before, simulations = search.visits, search.simulations
    search.run(Limit(simulations=100))
    assert search.simulations in (simulations + 100, simulations + 101)  # steps may have begun one
    assert search.visits - before == search.simulations - simulations
    assert search._run_loop.present is None
    search.snapshot()
    check_invariants(search)


@pytest.mark.parametrize("stride", sizes(1, 8))  # the places of the larger stride are among those of the smaller
@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("action", ACTIONS)
def test_after_an_interrupt_at_any_place_a_search_is_intact(action: str, threads: int, stride: int) -> None:
    before, place = count_threads(), len(action) % stride
    while True:
        search, interrupter = begun(threads), Interrupter(place)
        try:
            with interrupter.at_work():
                ACTIONS[action](search)
        except KeyboardInterrupt:
            assert interrupter.struck
        if not interrupter.struck:
            break
        refuse_helpers(before)
        check_whole(search)
        place += stride
    assert place > stride


@pytest.mark.parametrize("number", sizes(100, 30))
def test_two_interrupts_leave_a_search_intact_or_refusing(number: int) -> None:
    chance, before = Random(6), count_threads()
    refusals = 0
    for _ in range(number):
        action, first = chance.choice(list(ACTIONS)), chance.randrange(120)
        search, interrupter = begun(chance.choice([1, 3])), Interrupter(first, first + chance.randrange(1, 30))
        with suppress(KeyboardInterrupt), interrupter.at_work():
            ACTIONS[action](search)
        refuse_helpers(before)
        if search._access.is_consistent:
            check_whole(search)
        else:
            refusals += 1
            with pytest.raises(StudioError, match="interrupted in the middle of a change"):
                search.inspect(())
    assert refusals < number / 4


@pytest.mark.parametrize("count", sizes(40, 20))
@pytest.mark.parametrize("threads", one_always(2, [1, 2, 4]))
def test_real_interrupts_at_random_moments_leave_no_helper_and_no_damage(
    threads: int, count: int, tmp_path: Path
) -> None:
    told = strike_search(threads, count, tmp_path)
    assert told["whole"] + told["refused"] == count, told
    assert not told["with a helper left"]
    assert told["refused"] < count / 20


class DamagedError(Exception):
    """An error that kernels do not raise, but a system might."""


@pytest.mark.parametrize("culprit", [0, 1, 2])
def test_an_error_in_any_thread_reaches_the_caller(monkeypatch: pytest.MonkeyPatch, culprit: int) -> None:
    search, before = begun(3), count_threads()
    search.run(Limit(simulations=1))  # which finishes the unfinished simulation

    def failing(tree: Any, task: Any, rollout: Any, root: Any, current: Any, *others: Any) -> int:
        if current is search._simulations.all[culprit]:
            raise DamagedError
        return int(advance(tree, task, rollout, root, current, *others))

    with monkeypatch.context() as patched:
        patched.setattr(simulations, "advance", failing)
        with pytest.raises(DamagedError):
            search.run(Limit(seconds=20))
    refuse_helpers(before)
    check_whole(search)


def test_helpers_live_for_a_run_and_not_for_a_slice() -> None:
    search, before = begun(3), count_threads()
    alive = set()
    for _ in range(2):
        search.run(Limit(simulations=300_000), after_slice=lambda: alive.add(count_threads() - before))
        refuse_helpers(before)
    assert alive == {2}


def test_threads_that_the_system_refuses_raise_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    search, before, allowed = begun(3), count_threads(), ["one"]

    def refuse_second(function: Callable[..., object], arguments: tuple[object, ...]) -> int:
        if not allowed:
            raise RuntimeError("can't start new thread")
        allowed.pop()
        return start_new_thread(function, arguments)

    with monkeypatch.context() as patched:
        patched.setattr(worker_threads, "start_new_thread", refuse_second)
        with pytest.raises(StudioError, match="did not start 3 threads"):
            search.run(Limit(simulations=100))
    refuse_helpers(before)
    check_whole(search)
