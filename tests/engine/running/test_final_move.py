"""The choice of the final move."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import FinalMove, Parameters
from studio.engine.options.profiles import PROFILES
from studio.engine.running.final_move import final_point, lower_bounds
from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView
from studio.game.natural_openings import first_moves
from studio.game.notation import human_point, point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.game.threats import NO_THREATS, Threats
from studio.players.levels import SeatedEngine
from tests.engine.searches import PLAIN, searched
from tests.game.boards import TICTACTOE, played

NINE = PRESETS["gomoku-9"]
ONE_WIN = """
X X .
O O .
. . .
"""


def node_of(*rows: tuple[int, float], bounds: str = "", distances: tuple[int, ...] = ()) -> NodeView:
    """Return a node with these visits and values; one letter per row: win, loss, draw or ?."""
    known = {"w": (1, 1), "l": (-1, -1), "d": (0, 0), "?": (-1, 1)}
    lower, upper = zip(*(known[letter] for letter in bounds or "?" * len(rows)), strict=True)
    count, nothing = len(rows), np.zeros(len(rows))
    return NodeView(
        rules=Rules(1, count, 1),
        path=(),
        visits=sum(visits for visits, _ in rows),
        evaluations=0,
        value=0.0,
        proof=Proof.UNKNOWN,
        proof_moves=0,
        points=np.arange(count),
        child_visits=np.array([visits for visits, _ in rows]),
        values=np.array([value for _, value in rows], float),
        priors=nothing,
        exploitations=nothing,
        explorations=nothing,
        scores=nothing,
        lower=np.array(lower, np.int8),
        upper=np.array(upper, np.int8),
        distances=np.array(distances or (0,) * count),
        lines=(np.zeros((count, 0), np.int16), np.zeros(count, np.int64)),
    )


def chosen(
    node: NodeView,
    seed: int = 0,
    threats: Threats = NO_THREATS,
    natural: frozenset[int] = frozenset(),
    resistances: tuple[float, ...] | None = None,
    **parameters: Any,
) -> int | None:
    """Return the chosen point, which is the number of its row."""
    resisting = None if resistances is None else (lambda: resistances)
    return final_point(
        node, Parameters(**parameters), np.random.default_rng(seed), threats, natural=natural, resisting=resisting
    )


def test_most_visits_wins_and_the_better_value_where_visits_are_equal() -> None:
    assert chosen(node_of((10, 0.9), (90, 0.1), (20, 0.5))) == 1
    assert chosen(node_of((50, 0.1), (50, 0.3), (50, 0.2))) == 1


def test_best_value_wins_and_the_more_visited_where_values_are_equal() -> None:
    assert chosen(node_of((90, 0.1), (10, 0.9), (20, 0.5)), final_move="value") == 1
    assert chosen(node_of((10, 0.5), (90, 0.5), (20, 0.5)), final_move="value") == 1


def test_the_lower_confidence_bound_penalizes_few_visits() -> None:
    node = node_of((2, 1.0), (1000, 0.6), (1000, 0.5))
    assert chosen(node, final_move="confidence") == 1
    assert chosen(node, final_move="confidence", confidence=0) == 0
    assert chosen(node, final_move="value") == 0


def test_lower_bounds_are_wilsons() -> None:
    values, visits = np.array([0.0, 1.0, -1.0, 0.6]), np.array([100.0, 1.0, 10.0, 1000.0])
    assert lower_bounds(values, visits, 1.96) == pytest.approx([0.4038, 0.2065, 0.0, 0.7741], abs=1e-4)


def test_an_immediate_win_precedes_a_longer_one_even_unvisited() -> None:
    """Otherwise won games would be prolonged until no win is left."""
    node, threats = (
        node_of((90, 1.0), (0, 0.0), (9, 0.5), bounds="w??", distances=(2, 0, 0)),
        Threats(wins=frozenset({1})),
    )
    for parameters in ({}, {"proofs": False}, {"final_move": "sample"}, {"final_move": "value"}):
        assert chosen(node, threats=threats, **parameters) == 1
    assert chosen(node) == 0


def test_a_sample_follows_the_visits() -> None:
    node = node_of((300, 0.0), (100, 0.9), (0, 1.0))
    draws = [chosen(node, seed, final_move="sample") for seed in range(600)]
    assert set(draws) == {0, 1}
    assert 0.7 < draws.count(0) / len(draws) < 0.8


def test_the_temperature_controls_the_randomness_of_a_sample() -> None:
    node = node_of((100, 0.0), (110, 0.0), (20, 0.9))
    cold = {chosen(node, seed, final_move="sample", temperature=0.01) for seed in range(100)}
    hot = [chosen(node, seed, final_move="sample", temperature=100) for seed in range(600)]
    assert cold == {1}
    assert 0.28 < hot.count(2) / len(hot) < 0.39


def test_huge_visits_do_not_distort_a_sample() -> None:
    node = node_of((1 << 60, 0.0), (1, 0.9))
    assert {chosen(node, seed, final_move="sample", temperature=0.01) for seed in range(20)} == {0}


@pytest.mark.parametrize("rule", FinalMove)
def test_the_shortest_proven_win_is_played_under_every_rule(rule: FinalMove) -> None:
    assert chosen(node_of((900, 0.9), (3, 1.0), bounds="?w"), final_move=rule) == 1
    wins = node_of((900, 1.0), (30, 1.0), (3, 1.0), bounds="www", distances=(6, 2, 4))
    assert chosen(wins, final_move=rule) == 1


@pytest.mark.parametrize("rule", FinalMove)
def test_a_proven_loss_is_avoided_or_delayed_under_every_rule(rule: FinalMove) -> None:
    assert chosen(node_of((900, -1.0), (3, -0.9), bounds="l?"), final_move=rule) == 1
    assert chosen(node_of((900, -1.0), (0, 0.0), bounds="l?"), final_move=rule) == 1
    losses = node_of((900, -1.0), (30, -1.0), (3, -1.0), bounds="lll", distances=(1, 5, 3))
    assert chosen(losses, final_move=rule) == 1


@pytest.mark.parametrize("rule", FinalMove)
def test_a_proven_draw_is_preferred_to_bad_moves_only(rule: FinalMove) -> None:
    assert chosen(node_of((900, -0.3), (1, 0.0), bounds="?d"), final_move=rule) == 1
    assert chosen(node_of((10_000, 0.3), (1, 0.0), bounds="?d"), final_move=rule, temperature=0.1) == 0


def test_without_proofs_bounds_are_ignored() -> None:
    assert chosen(node_of((900, 0.9), (3, 1.0), bounds="?w"), proofs=False) == 0
    assert chosen(node_of((900, -1.0), (3, -0.9), bounds="l?"), proofs=False) == 0
    assert chosen(node_of((900, -0.3), (1, 0.0), bounds="?d"), proofs=False) == 0


# What the next two moves decide


def losing(*points: int, blocks: tuple[int, ...] = (), escapes: tuple[int, ...] = ()) -> Threats:
    """Return threats in which these moves lose at once."""
    return Threats(blocks=frozenset(blocks), losses=frozenset(points), escapes=frozenset(escapes))


@pytest.mark.parametrize("proofs", [True, False])
@pytest.mark.parametrize("rule", FinalMove)
def test_a_move_that_loses_at_once_counts_as_lost_even_unproven(rule: FinalMove, proofs: bool) -> None:
    node, threats = node_of((900, 0.9), (3, -0.9)), losing(0, escapes=(1,))
    assert chosen(node, threats=threats, final_move=rule, proofs=proofs) == 1


@pytest.mark.parametrize("rule", FinalMove)
def test_a_proven_longer_loss_precedes_an_unproven_shorter_one(rule: FinalMove) -> None:
    node = node_of((11, -0.5), (900, -1.0), (40, -1.0), bounds="?ll", distances=(0, 3, 7))
    assert chosen(node, threats=losing(0, escapes=(1, 2)), final_move=rule) == 2


def test_the_rules_override_a_longer_proven_loss() -> None:
    node = node_of((9, -1.0), (5, -1.0), bounds="ll", distances=(9, 3))
    assert chosen(node, threats=losing(0, escapes=(1,))) == 1


def test_of_equally_long_losses_a_block_is_preferred_then_visits() -> None:
    node = node_of((900, -0.8), (30, -1.0), (40, -0.9), (5, -1.0))
    assert chosen(node, threats=losing(0, 1, 2, 3, blocks=(1, 2))) == 2
    assert chosen(node, threats=losing(0, 1, 2, 3)) == 0


def test_a_move_without_a_child_is_played_where_all_others_lose_at_once() -> None:
    node = node_of((9, 0.5), (5, 0.4))
    assert chosen(node, threats=losing(0, 1, 2, blocks=(7,), escapes=(7,))) == 7
    assert chosen(node, threats=losing(0, 1, 2, 6, 7, blocks=(6, 7))) == 6
    both = Threats(frozenset({8}), frozenset({7}), frozenset({0, 1, 2}), frozenset({7, 8}))
    assert chosen(node, threats=both) == 8


def test_there_is_no_move_before_the_first_simulation() -> None:
    search = Search(Position(TICTACTOE), PLAIN)
    assert search.final_move() is None
    assert search.snapshot().best is None
    assert len(search.inspect(())) == 0


@pytest.mark.parametrize("rule", [FinalMove.VISITS, FinalMove.VALUE, FinalMove.CONFIDENCE])
def test_the_final_move_is_the_best_of_the_snapshot(rule: FinalMove) -> None:
    search = searched(played("e5 e6", NINE), 1500, final_move=rule)
    assert search.final_move() == search.snapshot().best


def test_sampled_moves_differ_by_seed_and_repeat_with_it() -> None:
    parameters: dict[str, Any] = {"final_move": "sample", "temperature": 2.0, "proofs": False}
    moves = [[searched(Position(NINE), 200, seed, **parameters).final_move() for seed in range(8)] for _ in range(2)]
    assert moves[0] == moves[1]
    assert len(set(moves[0])) > 1


def test_a_cold_sample_is_the_most_visited_move() -> None:
    for seed in range(5):
        position = Position.from_text(ONE_WIN, TICTACTOE)
        search = searched(position, 2000, seed, final_move="sample", temperature=0.01, proofs=False)
        assert search.final_move() == search.inspect(()).candidates[0].point == 2


# After the evolution of a search


@pytest.mark.parametrize("seed", [957229, 938628])
def test_a_move_that_can_at_most_draw_is_not_played_beside_a_proven_draw(seed: int) -> None:
    position = Position(PRESETS["tic-tac-toe"])
    for point in (7, 8):  # b1 c1: then a2 loses
        position.play(point)
    search = Search(position, PROFILES["studio-rollouts"].parameters, seed=seed)
    assert search.run(Limit()) is StoppedBy.PROOF
    root = search.inspect(())
    assert root.proof is Proof.DRAW
    move = search.final_move()
    assert search.snapshot().best == move
    assert next(row for row in root.candidates if row.point == move).proof is Proof.DRAW


def test_a_natural_move_is_preferred_to_a_better_one() -> None:
    node = node_of((90, 0.9), (20, 0.1), (30, 0.1))
    assert chosen(node, natural=frozenset({1, 2})) == 2
    assert chosen(node, natural=frozenset({1, 2}), final_move="value") == 2
    assert chosen(node) == 0


def test_natural_moves_that_are_all_proven_lost_are_not_preferred() -> None:
    node = node_of((9, 0.1), (20, -1.0), (30, -1.0), bounds="?ll")
    assert chosen(node, natural=frozenset({1, 2})) == 0


def test_without_a_visited_natural_move_the_one_next_to_the_centre_is_played() -> None:
    """The best move of a snapshot always has a child, because views show the child."""
    compared = 0
    for seed in range(9):
        search = Search(Position(NINE), PLAIN, seed=seed)
        search.run(Limit(simulations=1))
        best = search.snapshot().best
        assert best in search.inspect(()).points
        assert search.final_move() == (best if best in first_moves(NINE) else NINE.point(4, 4))
        compared += best not in first_moves(NINE)
    assert compared


def test_natural_openings_can_be_turned_off() -> None:
    moves = set[int | None]()
    for seed in range(6):
        search = Search(Position(NINE), replace(PLAIN, final_move=FinalMove.SAMPLE, natural_opening=False), seed=seed)
        search.run(Limit(simulations=80))
        moves.add(search.final_move())
    assert moves - first_moves(NINE)


@pytest.mark.parametrize("rule", FinalMove)
def test_of_equally_long_losses_without_visits_the_move_that_resists_most_is_played(rule: FinalMove) -> None:
    lost = node_of((0, 0.0), (0, 0.0), (0, 0.0), bounds="lll", distances=(5, 5, 5))
    assert chosen(lost, resistances=(1.0, 7.0, 3.0), final_move=rule) == 1
    longer = node_of((0, 0.0), (0, 0.0), (0, 0.0), bounds="lll", distances=(7, 5, 5))
    assert chosen(longer, resistances=(1.0, 7.0, 3.0), final_move=rule) == 0
    visited = node_of((0, 0.0), (0, 0.0), (9, 0.0), bounds="lll", distances=(5, 5, 5))
    assert chosen(visited, resistances=(1.0, 7.0, 3.0), final_move=rule) == 2


@pytest.mark.parametrize("rule", FinalMove)
def test_if_all_visited_moves_lose_the_unvisited_one_that_resists_most_is_played(rule: FinalMove) -> None:
    node = node_of((9, -1.0), (0, 0.0), (0, 0.0), (0, 0.0), bounds="l???")
    for seed in range(10):
        assert chosen(node, seed, resistances=(9.0, 1.0, 7.0, 3.0), final_move=rule) == 2


@pytest.mark.parametrize("seed", range(4))
def test_a_casual_player_resists_in_a_lost_position(seed: int) -> None:
    renju = PRESETS["renju-15"]
    stones = {point_from_human(name, renju): Stone.BLACK for name in ["h8", "i8", "j8", "h9", "h10", "e5"]}
    stones |= {point_from_human(name, renju): Stone.WHITE for name in ["b2", "d12", "m13", "l5", "g4", "c9"]}
    lost, casual = Position(renju).with_setup(stones, Stone.WHITE), SeatedEngine("studio-rollouts", "casual")
    search = Search(lost, casual.parameters, seed=seed)
    search.run(Limit(simulations=300))
    point = search.final_move()
    assert point is not None
    assert human_point(point, renju) in {"g8", "k8", "f8", "l8", "h7", "h11", "h6", "h12"}, "near the two open threes"
