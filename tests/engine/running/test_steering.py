"""Steering the root: valid requests, their effect, and their end."""

from typing import Any

import pytest

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import Steering
from studio.engine.search import Search
from studio.engine.views.choice import choices_of
from studio.game.errors import StudioError
from studio.game.position import Position
from tests.engine.running.steered import EACH_KIND, NINE, THREADS, begun, only, visits_of, without
from tests.engine.searches import check_invariants, searched, whole_tree
from tests.game.boards import TICTACTOE, dropped

# Requests


def test_requests_are_added_and_removed() -> None:
    steering = Steering().with_only(3).with_only(4).with_excluded(5).with_more(6, 10).with_more(6, 5)
    assert steering == Steering(frozenset({3, 4}), frozenset({5}), ((6, 15),))
    assert [steering.allows(point) for point in (3, 5, 6)] == [True, False, False]
    assert steering.with_excluded(3) == Steering(frozenset({4}), frozenset({3, 5}), ((6, 15),))
    assert steering.with_excluded(6).more_visits == ()
    assert steering.with_only(5).excluded == frozenset()
    assert steering.with_more(5, 1).excluded == frozenset()
    assert steering.without(3).without(4).without(5).without(6).is_empty
    assert not without(1).is_empty
    assert without(1).allows(2)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"only": frozenset({1}), "excluded": frozenset({1, 2})}, "steering_twice"),
        ({"more_visits": ((1, 2), (1, 3))}, "steering_twice"),
        ({"more_visits": ((1, 0),)}, "steering_visits"),
        ({"more_visits": ((1, True),)}, "steering_visits"),
        ({"excluded": frozenset({-1})}, "steering_point"),
        ({"only": frozenset({1.5})}, "steering_point"),
    ],
)
def test_invalid_requests_are_refused(asked: dict[str, Any], code: str) -> None:
    with pytest.raises(StudioError) as error:
        Steering(**asked)
    assert error.value.code == code


def test_only_legal_moves_can_be_steered() -> None:
    search = Search(dropped("4"), Parameters())
    for point, where in ((0, "a6"), (38, "d1"), (99, "99")):
        with pytest.raises(StudioError, match=f"no move is legal at {where}") as error:
            search.steer(without(point))
        assert error.value.code == "steering_move"
    assert search.steering.is_empty
    with pytest.raises(StudioError):
        Steering().with_more(3, 0)


# Effects


@EACH_KIND
@THREADS
def test_an_excluded_move_gets_no_more_visits(kind: str, threads: int) -> None:
    search = begun(kind, threads=threads)
    best = max(visits_of(search), key=visits_of(search).__getitem__)
    untried = next((point for point in search.position.legal_moves() if point not in visits_of(search)), 0)
    before = visits_of(search)
    search.steer(without(best, untried))
    assert visits_of(search) == before, "the tree stays as it is"
    search.run(Limit(simulations=2000))
    after = visits_of(search)
    assert after[best] == before[best]
    assert after.get(untried, 0) == before.get(untried, 0)
    assert search.simulations == 2300
    assert search.snapshot().best not in {best, untried, None}
    assert search.final_move() not in {best, untried}
    check_invariants(search)


@EACH_KIND
@THREADS
@pytest.mark.parametrize("simulations", [1, 300])
def test_exclusive_moves_get_all_visits(kind: str, threads: int, simulations: int) -> None:
    """Even far from all stones, and despite widening."""
    search = begun(kind, simulations=simulations, threads=threads)
    before = visits_of(search)
    named = {0, 8, 30}
    search.steer(only(*named))
    search.run(Limit(simulations=500))
    after = visits_of(search)
    given = {point: visits - before.get(point, 0) for point, visits in after.items() if visits != before.get(point, 0)}
    assert set(given) <= named
    assert all(after[point] > 0 for point in named)
    if threads == 1:
        assert sum(given.values()) == 500
    assert search.snapshot().best in named
    check_invariants(search)


@EACH_KIND
def test_extra_visits_are_given_exactly_and_then_selection_is_free(kind: str) -> None:
    search = begun(kind)
    before, far = visits_of(search), 8
    search.steer(Steering().with_more(far, 70))
    search.run(Limit(simulations=30))
    assert search.visits_owed == {far: 40}
    search.run(Limit(simulations=40))
    assert search.visits_owed == {}
    assert visits_of(search)[far] == before.get(far, 0) + 70
    assert {**visits_of(search), far: 0} == {**before, far: 0}
    event = search.step()
    assert event is not None
    if event.path:
        assert choices_of(event)[0].behind >= 0
    search.run(Limit(simulations=500))
    check_invariants(search)


def test_extra_visits_do_not_change_the_value_of_a_move() -> None:
    search = begun("classic-uct")
    search.steer(Steering().with_more(8, 500))
    search.run(Limit(simulations=1500))
    assert visits_of(search)[8] < 520, "the others catch up"
    assert sum(visits > 5 for visits in visits_of(search).values()) > 70


def test_the_larger_deficit_is_served_first_and_given_visits_count() -> None:
    search = searched(Position(TICTACTOE), 90, proofs=False)
    before = visits_of(search)
    asked = Steering().with_more(0, 10).with_more(4, 30)
    search.steer(asked)
    search.run(Limit(simulations=20))
    assert search.visits_owed == {0: 10, 4: 10}
    search.steer(asked.with_excluded(8))
    assert search.visits_owed == {0: 10, 4: 10}, "given visits stay given"
    search.steer(asked.with_more(0, 5))
    assert search.visits_owed == {0: 15, 4: 10}
    search.run(Limit(simulations=25))
    assert {point: visits - before[point] for point, visits in visits_of(search).items() if visits > before[point]} == {
        0: 15,
        4: 30,
    }
    search.steer(asked.without(0).with_only(0))
    search.run(Limit(simulations=10))
    assert visits_of(search)[0] == before[0] + 25
    search.steer(Steering(more_visits=((0, 3),)))
    assert search.visits_owed == {0: 3}, "removed requests are counted again"


def test_excluded_moves_keep_their_deficit() -> None:
    search = searched(Position(TICTACTOE), 20, proofs=False)
    search.steer(only(0).with_more(4, 10))
    search.run(Limit(simulations=50))
    assert search.visits_owed == {4: 10}
    search.steer(search.steering.without(0))
    search.run(Limit(simulations=10))
    assert search.visits_owed == {}


@THREADS
def test_several_threads_give_at_least_the_requested_visits(threads: int) -> None:
    search = begun("studio-rollouts", threads=threads)
    before = visits_of(search).get(8, 0)
    search.steer(Steering().with_more(8, 5000))
    search.run(Limit(simulations=5500))
    assert search.visits_owed == {}
    assert visits_of(search)[8] >= before + 5000
    check_invariants(search)


def test_a_proven_move_has_no_deficit() -> None:
    position = Position.from_text("X X .\nO O .\n. . .", TICTACTOE)
    search = Search(position, Parameters(), seed=1)
    losing = next(point for point in position.legal_moves() if point not in {2, 5})
    search.steer(without(2, 5).with_more(losing, 10_000))
    assert search.run(Limit(simulations=20_000)) is StoppedBy.NOTHING_LEFT
    assert search.visits_owed == {}
    assert visits_of(search)[losing] < 10_000


# Other roots


def test_another_root_is_unsteered_and_the_same_one_stays_steered() -> None:
    search = begun("studio-rollouts")
    search.steer(without(0).with_more(1, 50))
    search.set_position(search.position)
    assert search.steering == without(0).with_more(1, 50)
    search.play(search.snapshot().best or 0)
    assert search.steering.is_empty
    assert search.visits_owed == {}
    search.run(Limit(simulations=300))
    check_invariants(search)
    search.steer(without(0))
    search.set_position(Position(NINE))
    assert search.steering.is_empty


@EACH_KIND
def test_after_a_move_a_steered_tree_continues_unsteered(kind: str) -> None:
    search = begun(kind)
    search.steer(only(0, 8))
    search.run(Limit(simulations=200))
    below = whole_tree(search, (8,))
    search.play(8)
    assert whole_tree(search) == below
    search.run(Limit(simulations=500))
    check_invariants(search)
