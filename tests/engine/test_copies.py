"""A copy of a search continues independently, as the search would have."""

import copy
import gc
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from studio.engine import Breakpoints, Limit, Parameters, Position, Search, Selection, Steering, StoppedBy
from studio.game.rules import PRESETS, Rules
from tests.engine.saved.tree_files import arrays_of
from tests.engine.searches import check_invariants, searched, tree_of
from tests.game.boards import TICTACTOE, dropped, played

NINE = PRESETS["gomoku-9"]
FROM_THE_PROFILE: dict[str, Any] = {"exploration": 0.3, "tree_radius": 1, "transpositions": True}
POSITIONS = {
    "one word": Position(NINE),
    "falling": dropped("4435"),
    "four words": played("h8 i9"),
    "row words": Position(Rules(18, 18, 5)),
}
COPYING: dict[str, Callable[[Search], Search]] = {
    "copy()": Search.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "deepcopy of a list": lambda search: copy.deepcopy([search])[0],
}


def stepped(search: Search, phases: int) -> Search:
    for _ in range(phases):
        search.step()
    return search


def steered(search: Search) -> Search:
    points = search.snapshot().root.points.tolist()
    search.steer(Steering(excluded={points[0]}, more_visits=((points[2], 400),)))
    search.run(Limit(simulations=100))
    assert search.visits_owed
    return search


def moved(search: Search) -> Search:
    """Return a search after a move, with part of the discarded nodes freed."""
    search.play(search.snapshot().candidates[0].point)
    assert not search.tidy()
    return search


def drawn_from(search: Search) -> Search:
    search.final_move()
    return search


ACTIONS: dict[str, Callable[[Search], Search]] = {
    "at rest": lambda search: search,
    "selected": lambda search: stepped(search, 1),
    "expanded": lambda search: stepped(search, 2),
    "simulated": lambda search: stepped(search, 3),
    "visits owed": steered,
    "steered and stepped": lambda search: stepped(steered(search), 2),
    "being given back": moved,
    "final move drawn": drawn_from,
}


def goes_on(search: Search) -> Any:
    """Return everything that a search finds and chooses from here on."""
    phases = [search.step() for _ in range(6)]
    reason = search.run(Limit(simulations=700))
    drawn = [search.final_move() for _ in range(4)]
    owed = search.visits_owed
    search.play(search.snapshot().candidates[0].point)
    search.run(Limit(simulations=300))
    return phases, reason, drawn, owed, search.simulations, search.position, search.inspect(()), arrays_of(search)


@pytest.mark.parametrize("how", COPYING)
def test_every_way_to_copy_gives_an_exact_copy(how: str) -> None:
    search = searched(Position(NINE), 1500, seed=3, final_move="sample")
    copied, before = COPYING[how](search), arrays_of(search)
    assert type(copied) is Search
    assert (copied.seed, copied.parameters, copied.position) == (search.seed, search.parameters, search.position)
    assert (copied.simulations, copied.seconds) == (search.simulations, search.seconds)
    assert arrays_of(copied) == before
    expected = goes_on(search)
    assert arrays_of(copied) == before, "the search does not affect its copy"
    assert goes_on(copied) == expected


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("position", POSITIONS)
def test_a_copy_continues_bit_by_bit(action: str, position: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("studio.engine.running.tree_memory._RECLAIM_CELLS", 100)
    search = ACTIONS[action](searched(POSITIONS[position], 600, seed=5, final_move="sample", **FROM_THE_PROFILE))
    copied = search.copy()
    assert goes_on(copied) == goes_on(search)
    check_invariants(copied)


def test_a_copy_shares_no_mutable_memory() -> None:
    search = stepped(searched(Position(NINE), 500, transpositions=True), 2)
    copied = search.copy()
    mine, its = tree_of(search), tree_of(copied)
    assert not [name for name in mine._fields if getattr(mine, name).base is getattr(its, name).base is not None]
    for name in ("counts", "free_blocks", "shared"):
        assert getattr(mine, name) is not getattr(its, name)
    search.steer(Steering(only={40}))
    search.run(Limit(simulations=5000))
    assert copied.steering.is_empty
    assert copied.simulations == 500
    check_invariants(stepped(copied, 2))


def test_the_copy_outlives_the_search() -> None:
    search = searched(Position(NINE), 500)
    copied, twin = search.copy(), searched(Position(NINE), 1000)
    del search
    gc.collect()
    copied.run(Limit(simulations=500))
    assert arrays_of(copied) == arrays_of(twin)


def test_a_copy_of_a_proven_search_is_proven() -> None:
    search = searched(Position(TICTACTOE), 100_000)
    assert search.is_proven
    copied = search.copy()
    assert copied.is_proven
    assert copied.run(Limit(simulations=10)) is StoppedBy.PROOF
    assert arrays_of(copied) == arrays_of(search)
    assert not Search(Position(TICTACTOE)).copy().is_proven


def test_a_copy_keeps_priors_and_breakpoints() -> None:
    position = Position(TICTACTOE)
    priors = {point: (point + 1) / 45 for point in range(9)}
    search = Search(position, Parameters(selection=Selection.PUCT, proofs=False), seed=2, priors=priors)
    copied = search.copy()
    assert copied.inspect(()) == search.inspect(())
    search.run(Limit(simulations=100))
    assert search.inspect(()).priors.tolist() != [1 / 9] * 9
    assert arrays_of(search) != arrays_of(copied)


def test_a_copy_keeps_the_state_of_breakpoints() -> None:
    search = Search(Position(NINE), Parameters(exploration=0.2), seed=2)
    points = Breakpoints(visits=3000)
    actions = iter([search.stop])  # once
    reason = search.run(Limit(simulations=100_000), breakpoints=points, after_slice=lambda: next(actions, int)())
    assert reason is StoppedBy.STOP
    copied = search.copy()
    assert copied._run_loop._watch is not search._run_loop._watch
    for one in (search, copied):
        assert one.run(Limit(simulations=100_000), breakpoints=points) is StoppedBy.BREAKPOINT
    assert copied.broken_at == search.broken_at is not None
    assert copied.copy().broken_at == search.broken_at


@pytest.mark.parametrize("threads", [2, 4])
def test_a_copy_of_a_search_with_several_threads_is_whole(threads: int) -> None:
    search = searched(played("h8 i9"), 4000, threads=threads, **FROM_THE_PROFILE)
    copied = search.copy()
    assert copied.threads == threads
    assert arrays_of(copied) == arrays_of(search)
    for one in (search, copied):
        one.run(Limit(simulations=3000))
        assert one.simulations == 7000
        check_invariants(one)


def test_a_copy_made_between_two_slices_is_one_of_that_moment() -> None:
    search, copies = Search(Position(NINE), Parameters(), seed=1), []
    search.run(Limit(simulations=3000), after_slice=lambda: copies.append(search.copy()))
    for copied in copies:
        check_invariants(copied)
        if copied.simulations < 3000:
            copied.run(Limit(simulations=3000 - copied.simulations))
        assert arrays_of(copied) == arrays_of(search)


def test_pickling_a_search_is_refused_with_a_remedy() -> None:
    search = searched(Position(TICTACTOE), 50)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        with pytest.raises(TypeError, match=r"^A search cannot be pickled\. Write it to a file by save\(path\)"):
            pickle.dumps(search, protocol)
