"""The end of a steered search: no moves left, proofs, and the final move."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from studio.engine.kernels.search.tree import FREE_NODE, NODES, NODES_END
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import Steering
from studio.engine.running.tree_memory import TreeMemory
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from tests.engine.running.steered import EACH_KIND, KINDS, THREADS, VALUES, begun, only, visits_of, without
from tests.engine.searches import exact_value, searched, tree_of, whole_tree
from tests.game.boards import TICTACTOE, dropped
from tests.sizes import one_always, sizes

# No moves left


@EACH_KIND
@THREADS
def test_without_any_move_left_nothing_is_counted(kind: str, threads: int) -> None:
    search = begun(kind, threads=threads)
    before = whole_tree(search)
    search.steer(without(*search.position.legal_moves()))
    assert search.run(Limit(simulations=10)) is StoppedBy.NOTHING_LEFT
    assert search.step() is None
    assert search.simulations == 300
    assert whole_tree(search) == before
    assert search.snapshot().best is search.final_move() is None
    search.steer(Steering())
    assert search.run(Limit(simulations=10)) is StoppedBy.SIMULATIONS


def test_a_fresh_root_without_any_move_left() -> None:
    for parameters in KINDS.values():
        search = Search(dropped("44"), parameters)
        search.steer(without(*search.position.legal_moves()))
        assert search.run(Limit(simulations=10)) is StoppedBy.NOTHING_LEFT
        assert search.inspect(()).visits == search.simulations == 0
        search.steer(Steering())
        search.run(Limit(simulations=10))
        assert search.inspect(()).visits == 10


@THREADS
def test_a_single_lost_move_is_soon_exhausted(threads: int) -> None:
    position = Position.from_text("X X .\nO O .\n. . .", TICTACTOE)
    search = Search(position, Parameters(), threads=threads)
    search.steer(only(8))
    assert search.run(Limit(simulations=100_000)) is StoppedBy.NOTHING_LEFT
    assert search.inspect(()).proof is Proof.UNKNOWN
    assert [row.proof for row in search.inspect(()).candidates] == [Proof.LOSS]
    assert search.final_move() == search.snapshot().best == 8
    assert search.step() is None


@pytest.mark.parametrize(
    "parameters",
    [
        {"selection": "puct", "first_play": -1.0, "exploration": 0.01},
        {"widening_start": 1, "widening_factor": 1.0, "widening_exponent": 0.3},
    ],
)
def test_with_full_memory_a_move_without_a_node_gets_none(
    parameters: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TreeMemory, "_grow", lambda *_: False)
    search = searched(Position(PRESETS["gomoku-15"]), 20_000, proofs=False, memory_mb=1, **parameters)
    tree = tree_of(search)
    tree.counts[NODES] += tree.visits.size - tree.counts[NODES_END]  # as if no nodes were left
    tree.counts[NODES_END], tree.counts[FREE_NODE] = tree.visits.size, 0
    visited = [point for point, visits in visits_of(search).items() if visits]
    unvisited = next(point for point in search.position.legal_moves() if point not in visited)
    search.steer(only(unvisited))
    assert search.run(Limit(simulations=10)) is StoppedBy.NOTHING_LEFT
    search.steer(Steering().with_more(unvisited, 5))
    assert search.run(Limit(simulations=10)) is StoppedBy.SIMULATIONS
    assert search.visits_owed == {unvisited: 5}
    search.steer(only(unvisited, visited[0]))
    before = visits_of(search)[visited[0]]
    assert search.run(Limit(simulations=10)) is StoppedBy.SIMULATIONS
    assert visits_of(search)[visited[0]] == before + 10


# Proofs and final moves


def test_an_excluded_win_is_not_played_and_another_one_is() -> None:
    position = Position.from_text("X X .\nO O .\n. . .", TICTACTOE)
    search = Search(position, Parameters(), seed=1)
    search.steer(without(2))
    search.run(Limit(simulations=1000))
    assert search.final_move() != 2
    assert search.inspect(()).proof is not Proof.WIN
    search.steer(Steering())
    assert search.run(Limit(simulations=1000)) is StoppedBy.PROOF
    assert search.inspect(()).proof is Proof.WIN
    assert search.final_move() == search.snapshot().best == 2
    search.steer(without(2))
    assert search.run(Limit(simulations=10)) is StoppedBy.NOTHING_LEFT, "the others were exhausted before"
    assert search.inspect(()).proof is Proof.WIN, "proofs stay proofs"
    assert search.final_move() != 2
    assert search.snapshot().best != 2
    search.steer(without(5))
    assert search.snapshot().best == 2


def positions() -> Iterator[Position]:
    chance = random.Random(7)
    while True:
        position = Position(TICTACTOE)
        for _ in range(chance.randint(0, 5)):
            if not position.is_over:
                position.play(chance.choice(position.legal_moves()))
        if not position.is_over:
            yield position


@THREADS
@pytest.mark.parametrize("number", sizes(60, 20))
@pytest.mark.parametrize("transpositions", [False, True])
@pytest.mark.parametrize(
    "parameters", one_always(2, [{}, {"widening_start": 1, "tree_radius": 1}, {"selection": "puct", "first_play": 0.0}])
)
def test_proofs_are_correct_whatever_was_excluded(
    threads: int, number: int, transpositions: bool, parameters: dict[str, Any]
) -> None:
    chance = random.Random(11)
    for position, seed in zip(positions(), range(number), strict=False):
        search = Search(position, Parameters(transpositions=transpositions, **parameters), seed=seed, threads=threads)
        for _ in range(3):
            moves = position.legal_moves()
            named = frozenset(chance.sample(moves, chance.randint(0, len(moves))))
            search.steer(Steering(only=named) if chance.random() < 0.3 else Steering(excluded=named))
            search.run(Limit(simulations=chance.choice((20, 300, 100_000))))
            check_proofs(search)
        search.steer(Steering())
        assert search.run(Limit(simulations=1_000_000)) is StoppedBy.PROOF
        check_proofs(search)


def check_proofs(search: Search) -> None:
    root, position = search.inspect(()), search.position
    if root.proof is not Proof.UNKNOWN:
        assert VALUES[root.proof] == exact_value(position)
    for row in range(len(root)):
        position.play(int(root.points[row]))
        assert root.lower[row] <= -exact_value(position) <= root.upper[row]
        position.undo()
