"""Steering a proven root to search more of its moves."""

from typing import Any

import pytest

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import Steering
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.position_analysis import Proof
from tests.engine.possible_numbers import impossible_numbers
from tests.engine.running.steered import THREADS, VALUES, only, visits_of, without
from tests.engine.searches import exact_value
from tests.game.boards import TICTACTOE, dropped

KINDS: dict[str, dict[str, Any]] = {
    "uct": {},
    "uct in a graph": {"transpositions": True},
    "near moves first": {"transpositions": True, "tree_radius": 1, "exploration": 0.3},
    "puct": {"selection": "puct", "first_play": 0.0},
    "puct in a graph": {"selection": "puct", "first_play": 0.0, "transpositions": True},
}
EACH_KIND = pytest.mark.parametrize("kind", KINDS)


def proven(kind: str, threads: int, position: Position | None = None) -> Search:
    """Return a search of a won position in which most moves are not proven."""
    search = Search(position or dropped("4455"), Parameters(**KINDS[kind]), seed=5, threads=threads)
    assert search.run(Limit(simulations=1_000_000)) is StoppedBy.PROOF
    return search


def proofs_of(search: Search) -> dict[int, Proof]:
    return {row.point: row.proof for row in search.inspect(()).candidates}


def unproven(search: Search) -> list[int]:
    proofs = proofs_of(search)
    return [move for move in search.position.legal_moves() if proofs.get(move, Proof.UNKNOWN) is Proof.UNKNOWN]


@EACH_KIND
@THREADS
def test_an_allowed_unproven_move_is_searched_to_the_limit(kind: str, threads: int) -> None:
    search = proven(kind, threads)
    to_the_limit = 0
    for move in unproven(search):
        before, visits = search.simulations, visits_of(search).get(move, 0)
        search.steer(only(move))
        reason = search.run(Limit(simulations=200))
        given = search.simulations - before
        assert visits_of(search)[move] == visits + given > visits
        assert search.final_move() == search.snapshot().best == move
        if reason is StoppedBy.NOTHING_LEFT:
            assert move not in unproven(search)
        else:
            assert (reason, given) == (StoppedBy.SIMULATIONS, 200)
            to_the_limit += 1
    assert to_the_limit > 1
    search.steer(only(unproven(search)[0]))
    assert search.step() is not None
    assert search.inspect(()).proof is Proof.WIN
    search.steer(Steering())
    assert search.run(Limit(simulations=200)) is StoppedBy.PROOF
    assert not impossible_numbers(search)


@EACH_KIND
@THREADS
def test_without_the_winning_move_the_others_share_the_visits(kind: str, threads: int) -> None:
    search = proven(kind, threads)
    winning = search.final_move()
    assert winning is not None
    before = visits_of(search)
    search.steer(without(winning))
    assert search.run(Limit(simulations=2000)) is StoppedBy.SIMULATIONS
    after = visits_of(search)
    assert after[winning] == before[winning]
    assert sum(after.values()) >= sum(before.values()) + 2000
    assert sum(after[move] > before.get(move, 0) for move in after) > 2
    assert search.final_move() not in (None, winning)


@EACH_KIND
@THREADS
def test_a_proven_root_with_all_allowed_moves_proven_has_nothing_left(kind: str, threads: int) -> None:
    search = proven(kind, threads, Position.from_text("X O .\n. X .\n. . O", TICTACTOE))
    best = search.final_move()
    assert best is not None
    for steering in (only(best), without(best)):
        search.steer(steering)
        assert search.run(Limit(simulations=100_000)) is StoppedBy.NOTHING_LEFT
        before = search.simulations
        assert search.run(Limit(simulations=100)) is StoppedBy.NOTHING_LEFT
        assert search.simulations == before
        assert search.step() is None
        move = search.final_move()
        assert move is not None
        assert steering.allows(move)
    assert not unproven(search)
    for move, proof in proofs_of(search).items():
        position = search.position
        position.play(move)
        assert VALUES[proof] == -exact_value(position)


@EACH_KIND
@THREADS
def test_extra_visits_at_a_proven_root_are_given_before_the_proof_ends_it(kind: str, threads: int) -> None:
    search = proven(kind, threads)
    move = unproven(search)[-1]
    before, visits = search.simulations, visits_of(search).get(move, 0)
    search.steer(Steering().with_more(move, 37))
    assert search.run(Limit(simulations=10)) is StoppedBy.SIMULATIONS
    assert search.visits_owed == {move: 27}
    assert search.run(Limit(simulations=1000)) is StoppedBy.PROOF
    assert search.visits_owed == {}
    given = visits_of(search)[move] - visits
    assert given == search.simulations - before
    assert given == 37 if threads == 1 else 37 <= given < 40
    assert search.run(Limit(simulations=1000)) is StoppedBy.PROOF
    assert search.step() is None


def test_steps_give_extra_visits_at_a_proven_root() -> None:
    search = proven("uct", 1)
    search.steer(Steering().with_more(unproven(search)[0], 2))
    for _ in range(8):
        assert search.step() is not None
    assert search.step() is None
