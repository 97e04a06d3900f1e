"""The memory of a tree: its limit, full memory, and freeing by moves."""

import pytest

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters, Selection
from studio.engine.search import Search
from studio.engine.views.phase_event import Phase
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from tests.engine.searches import PLAIN, check_invariants, tree_of

FIFTEEN = PRESETS["gomoku-15"]


def best_of(search: Search) -> int:
    best = search.snapshot().best
    assert best is not None
    return best


def tidied(search: Search) -> Search:
    while not search.tidy():
        pass
    return search


def test_steps_work_in_a_tree_smaller_than_the_previous_one() -> None:
    search = Search(Position(FIFTEEN), Parameters(proofs=False, exploration=0.1))
    search.run(Limit(simulations=120_000))
    other = Position(FIFTEEN)
    other.set_up({0: Stone.BLACK, 5: Stone.WHITE})
    search.set_position(other)
    for phase in Phase:
        event = search.step()
        assert event is not None
        assert event.phase is phase
    assert search.visits == 1


@pytest.mark.parametrize("threads", [1, 2])
def test_a_memory_limit_counts_used_memory(threads: int) -> None:
    search = Search(Position(FIFTEEN), PLAIN, threads=threads)
    for _ in range(3):
        assert search.run(Limit(memory_mb=5)) is StoppedBy.MEMORY
        used = search.snapshot().memory_mb
        assert 4.8 < used < 5.1
        search.play(best_of(search))
        assert tidied(search).snapshot().memory_mb < used / 2
        assert search.simulations == 0


def test_a_memory_limit_equal_to_the_maximum_ends_a_run() -> None:
    search = Search(Position(FIFTEEN), Parameters(proofs=False, memory_mb=3))
    assert search.run(Limit(memory_mb=2.5)) is StoppedBy.MEMORY


def test_a_memory_limit_that_a_full_tree_cannot_reach_ends_a_run() -> None:
    """When all nodes are used, room for edges is left."""
    search = Search(Position(FIFTEEN), Parameters(proofs=False, memory_mb=3))
    assert search.run(Limit(memory_mb=2.9, simulations=1_000_000)) is StoppedBy.MEMORY
    assert search.snapshot().memory_mb < 2.9


@pytest.mark.parametrize("threads", [128, 256])
def test_many_threads_in_little_memory_terminate(threads: int) -> None:
    search = Search(Position(FIFTEEN), Parameters(proofs=False, memory_mb=1), threads=threads)
    assert search.run(Limit(simulations=20_000)) is StoppedBy.SIMULATIONS
    assert search.snapshot().capped


@pytest.mark.parametrize("threads", [1, 2])
def test_a_full_tree_says_so_until_a_move_has_freed_memory(threads: int) -> None:
    search = Search(Position(FIFTEEN), Parameters(proofs=False, memory_mb=1), threads=threads)
    assert search.run(Limit(simulations=30_000)) is StoppedBy.SIMULATIONS
    assert search.snapshot().capped
    assert search.snapshot().memory_mb <= 1
    search.play(best_of(search))
    assert not tidied(search).snapshot().capped
    check_invariants(search)


def test_a_full_tree_with_listed_moves_continues_along_existing_nodes() -> None:
    rules = Rules(3, 5, 3)
    parameters = Parameters(selection=Selection.PUCT, exploration=1.5, first_play=0.0, proofs=False, memory_mb=1)
    search = Search(Position(rules), parameters)
    search.run(Limit(simulations=60_000))
    assert search.snapshot().capped
    before, ends = search.inspect(()).child_visits.sum(), set()
    for _ in range(500):
        while (event := search.step()) is not None and event.phase is not Phase.SIMULATE:
            pass
        assert event is not None
        position = Position(rules)
        for point in (*event.path, *(move.point for move in event.rollout)):
            position.play(point)  # the rollout begins where the path ends
        assert position.winner == event.winner
        ends.add(event.path)
        search.step()
    assert search.inspect(()).child_visits.sum() == before + 500
    assert len(ends) > 3
    check_invariants(search)


def test_a_large_tree_is_not_copied_while_it_grows() -> None:
    """It reserves its memory at once; the system provides pages when they are used."""
    search = Search(Position(FIFTEEN), Parameters(proofs=False, memory_mb=200))
    sizes = set()
    search.run(Limit(simulations=500_000), after_slice=lambda: sizes.add(tree_of(search).visits.size))
    assert len(sizes) <= 3
    assert 190 < search.snapshot().memory_allocated_mb <= 200
