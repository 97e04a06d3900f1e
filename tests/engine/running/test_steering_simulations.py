"""Steering between simulations and steps, and the end of steering."""

import random

import pytest

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import Steering
from studio.engine.search import Search
from studio.engine.views.choice import choices_of
from studio.engine.views.phase_event import Phase
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone
from tests.engine.running.steered import EACH_KIND, KINDS, THREADS, VALUES, begun, only, visits_of, without
from tests.engine.searches import check_invariants, exact_value, tree_of, whole_tree
from tests.game.boards import dropped
from tests.sizes import one_always

# Simulations


@EACH_KIND
@pytest.mark.parametrize("phases", [1, 2, 3])
def test_an_unfinished_simulation_is_finished_first(kind: str, phases: int) -> None:
    search = begun(kind)
    for _ in range(phases):
        event = search.step()
    assert event is not None
    before = visits_of(search)
    search.step() if phases == 1 else None
    chosen = int(search._reader.board.points[tree_of(search).move[search._simulations.first.cells[1]]])
    search.steer(without(chosen))
    assert search.simulations == 301
    assert visits_of(search)[chosen] == before.get(chosen, 0) + 1
    search.run(Limit(simulations=200))
    assert visits_of(search)[chosen] == before.get(chosen, 0) + 1
    check_invariants(search)


@EACH_KIND
@pytest.mark.parametrize("simulations", one_always(3, [20, 0, 300]))
def test_steering_that_is_removed_at_once_changes_nothing(kind: str, simulations: int) -> None:
    plain, lifted = (Search(dropped("44"), KINDS[kind], seed=5) for _ in range(2))
    for search in (plain, lifted):
        if simulations:
            search.run(Limit(simulations=simulations))
    lifted.steer(Steering().with_only(35).with_more(36, 4))
    lifted.steer(Steering())
    for search in (plain, lifted):
        search.run(Limit(simulations=400))
    assert whole_tree(plain) == whole_tree(lifted)


@EACH_KIND
def test_one_seed_and_one_steering_give_one_tree(kind: str) -> None:
    ran, mixed = (Search(dropped("44"), KINDS[kind], seed=9) for _ in range(2))
    for search in (ran, mixed):
        search.run(Limit(simulations=50))
        search.steer(Steering().with_excluded(38 - 7 * 2).with_more(35, 40))
    ran.run(Limit(simulations=500))
    for _ in range(4 * 33 + 2):
        mixed.step()
    while mixed.simulations < 550:
        mixed.run(Limit(simulations=min(19, 550 - mixed.simulations)))
        mixed.snapshot()
    assert whole_tree(ran) == whole_tree(mixed)


def test_steps_report_how_the_steered_move_was_chosen() -> None:
    search = begun("classic-uct")
    search.steer(only(8))
    event = search.step()
    assert event is not None
    assert event.phase is Phase.SELECT
    assert event.path[0] == 8
    assert choices_of(event)[0].chosen.point == 8


# After removal


@pytest.mark.parametrize("kind", ["classic-uct", "win-share", "puct", "neighbour"])
@THREADS
def test_every_move_is_tried_once_when_all_are_allowed_again(kind: str, threads: int) -> None:
    search = begun(kind, simulations=5, threads=threads)
    chance = random.Random(1)
    for _ in range(30):
        moves = chance.sample(search.position.legal_moves(), 7)
        search.steer(
            Steering(frozenset(moves[:2])) if chance.random() < 0.5 else without(*moves).with_more(moves[0], 2)
        )
        search.run(Limit(simulations=chance.randint(1, 9)))
        check_invariants(search)
    search.steer(Steering())
    search.run(Limit(simulations=30_000 if kind == "win-share" else 1000))
    assert sorted(visits_of(search)) == search.position.legal_moves()
    assert min(visits_of(search).values()) > 0
    check_invariants(search)


def test_near_moves_still_come_first_and_far_ones_when_those_are_lost() -> None:
    rules = Rules(1, 9, 2)
    position = Position(rules)
    position.set_up({0: Stone.WHITE}, Stone.BLACK)
    search = Search(position, Parameters(tree_radius=1), seed=1)
    search.steer(without(8))
    search.run(Limit(simulations=1))
    assert set(visits_of(search)) == {1}
    search.steer(without(1))
    assert search.run(Limit(simulations=1)) is StoppedBy.SIMULATIONS
    search.steer(Steering())
    search.run(Limit(simulations=100_000))
    assert VALUES[search.inspect(()).proof] == exact_value(position)
