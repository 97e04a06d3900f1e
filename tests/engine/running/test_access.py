"""One thread at a time uses a search: a second one is refused at once, and so are changes from callbacks."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from queue import SimpleQueue

import pytest

from studio.engine.options.breakpoints import Breakpoints
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.steering import Steering
from studio.engine.saved.writing import saving
from studio.engine.search import Search
from studio.engine.views.found_nodes import TreeFilter
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.saved.tree_files import read
from tests.engine.searches import check_invariants, searched
from tests.sizes import sizes

FIFTEEN = PRESETS["gomoku-15"]
LOOKS: dict[str, Callable[[Search], object]] = {
    "inspect": lambda search: search.inspect(()),
    "snapshot": lambda search: search.snapshot(),
    "final move": lambda search: search.final_move(),
    "visits owed": lambda search: search.visits_owed,
    "watch": lambda search: search.watch(Breakpoints(visits=10)),
    "filtered": lambda search: list(search.filtered(TreeFilter())),
    "statistics": lambda search: list(search.statistics()),
    "outline": lambda search: list(search.outline(50)),
}
CHANGES: dict[str, Callable[[Search], object]] = {
    "run": lambda search: search.run(Limit(simulations=10)),
    "step": lambda search: search.step(),
    "play": lambda search: search.play(3),
    "set position": lambda search: search.set_position(Position(FIFTEEN)),
    "steer": lambda search: search.steer(Steering()),
    "tidy": lambda search: search.tidy(),
    "state": lambda search: search.state(),
}


def begun(threads: int = 1) -> Search:
    return searched(Position(FIFTEEN), 500, threads=threads, proofs=False)


@contextmanager
def running(search: Search) -> Iterator[None]:
    """Let another thread run the search meanwhile."""
    has_begun: SimpleQueue[None] = SimpleQueue()
    with ThreadPoolExecutor(1) as other:
        reason = other.submit(search.run, Limit(seconds=600), after_slice=lambda: has_begun.put(None))
        has_begun.get()
        try:
            yield
        finally:
            search.stop()
        assert reason.result() is StoppedBy.STOP


@pytest.mark.parametrize("action", LOOKS | CHANGES)
@pytest.mark.parametrize("threads", [1, 2])
def test_a_second_caller_is_refused_while_another_thread_runs(action: str, threads: int) -> None:
    search = begun(threads)
    with running(search):
        for _ in range(3):
            with pytest.raises(StudioError, match="Another thread is using") as refused:
                (LOOKS | CHANGES)[action](search)
            assert refused.value.code == "busy"
    (LOOKS | CHANGES)[action](search)


def test_reading_a_single_number_is_not_refused() -> None:
    search = begun(2)
    with running(search):
        seen = [(search.simulations, search.visits, search.is_proven, search.seconds) for _ in range(1000)]
        assert search.position == Position(FIFTEEN)
        assert search.steering == Steering()
    assert seen == sorted(seen)
    assert seen[0][0] >= 500


@pytest.mark.parametrize("action", LOOKS)
def test_a_callback_after_a_slice_may_read(action: str) -> None:
    search, found = begun(2), []

    def look() -> None:
        found.append(LOOKS[action](search))
        search.stop()

    assert search.run(Limit(seconds=600), after_slice=look) is StoppedBy.STOP
    assert found
    check_invariants(search)


@pytest.mark.parametrize("action", CHANGES)
def test_a_callback_after_a_slice_may_not_change_anything(action: str) -> None:
    search, refusals = begun(2), []

    def change() -> None:
        with pytest.raises(StudioError, match="can only be read and stopped") as refused:
            CHANGES[action](search)
        refusals.append(refused.value.code)

    assert search.run(Limit(simulations=500), after_slice=change) is StoppedBy.SIMULATIONS
    assert set(refusals) == {"within_run"}
    assert search.simulations == 1000
    check_invariants(search)


@pytest.mark.parametrize("rounds", sizes(400))
def test_uncoordinated_callers_do_no_harm(rounds: int) -> None:
    search = begun()

    def call(number: int) -> int:
        """Return how often the call was refused."""
        refusals = 0
        for round_number in range(number, number + rounds):
            try:
                list(LOOKS.values())[round_number % len(LOOKS)](search)
                search.run(Limit(simulations=200))
            except StudioError as error:
                refusals += error.code == "busy"
        return refusals

    with ThreadPoolExecutor(3) as callers:
        refusals = sum(callers.map(call, range(3)))
    assert refusals > 0
    assert search.simulations % 100 == 0
    check_invariants(search)


def test_a_search_that_continues_while_it_is_saved_is_not_saved(tmp_path: Path) -> None:
    search, path = searched(Position(FIFTEEN), 30_000, proofs=False), tmp_path / "tree.npz"
    steps = saving(search, path)
    assert len(list(islice(steps, 5))) == 5
    search.inspect(())
    next(steps)
    search.run(Limit(simulations=1))
    with pytest.raises(StudioError, match="Save it again") as refused:
        next(steps)
    assert refused.value.code == "search_changed"
    assert list(tmp_path.iterdir()) == []
    for _ in saving(search, path):
        pass
    assert read(path).simulations == 30_001
