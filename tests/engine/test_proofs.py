"""Proofs are correct, for any omitted moves."""

import operator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import Overline, Rules
from studio.game.stones import Stone
from tests.engine.searches import check_invariants, exact_value, searched
from tests.game.boards import TICTACTOE, dropped, played
from tests.sizes import sizes

VALUES = {Proof.WIN: 1, Proof.DRAW: 0, Proof.LOSS: -1}


def test_tic_tac_toe_is_a_draw_in_a_tree_and_in_a_graph() -> None:
    for transpositions in (False, True):
        search = Search(Position(TICTACTOE), Parameters(transpositions=transpositions))
        assert search.run(Limit(simulations=1_000_000)) is StoppedBy.PROOF
        snapshot = search.snapshot()
        assert snapshot.root.proof is Proof.DRAW
        assert snapshot.root.value == 0.0
        before = search.simulations
        search.run(Limit(simulations=10))
        assert search.simulations == before


@pytest.mark.parametrize("stride", sizes(1, 8))
def test_every_position_of_tic_tac_toe_gets_its_value(stride: int) -> None:
    waiting, seen = [Position(TICTACTOE)], set()
    while waiting:
        position = waiting.pop()
        if position.key in seen:
            continue
        seen.add(position.key)
        if len(seen) % stride == 0:
            search = searched(position, 1_000_000, transpositions=True)
            assert VALUES[search.inspect(()).proof] == exact_value(position), position.text()
        for point in position.legal_moves():
            following = position.copy()
            following.play(point)
            waiting.append(following)
    assert len(seen) == 5478


def test_a_proven_win_has_an_upper_bound_of_its_distance() -> None:
    win = searched(dropped("4455"), 100_000).inspect(())
    assert (win.proof, win.value) == (Proof.WIN, 1.0)
    assert win.proof_moves == 3
    loss = searched(dropped("44553"), 100_000).inspect(())
    assert (loss.proof, loss.proof_moves) == (Proof.LOSS, 2)
    five = searched(played("h8 a1 i8 a2 j8 a3 k8 a5"), 10_000, tree_radius=2)
    assert five.inspect(()).proof is Proof.WIN
    assert five.inspect(()).proof_moves == 1
    assert five.final_move() in {7 * 15 + 6, 7 * 15 + 11}


def test_proofs_can_be_switched_off() -> None:
    search = searched(dropped("4455"), 5000, proofs=False)
    assert search.simulations == 5000
    assert search.inspect(()).proof is Proof.UNKNOWN


RULES = st.builds(
    Rules,
    rows=st.integers(2, 4),
    columns=st.integers(2, 4),
    win_length=st.integers(2, 4),
    gravity=st.booleans(),
    overline=st.sampled_from([Overline.WINS, Overline.NOTHING, Overline.CARO]),
).filter(lambda rules: rules.size <= 12)

# Each kind of rollout and each threat detection occurs, but not each pair: every pair is another kernel to compile.
KINDS = st.sampled_from(
    [
        *({"rollout": "uniform", "threats": threats} for threats in ("none", "wins", "fours")),
        *({"rollout": rollout, "threats": "none"} for rollout in ("neighbour", "tactical")),
    ]
)
PARAMETERS = st.builds(
    operator.or_,
    KINDS,
    st.fixed_dictionaries(
        {
            "transpositions": st.booleans(),
            "tree_radius": st.integers(0, 1),
            "widening_start": st.integers(0, 2),
            "first_play": st.sampled_from([float("inf"), 0.4]),
            "rollout_moves": st.sampled_from([0, 2]),
            "exploration": st.sampled_from([0.1, 1.4]),
        }
    ),
)


COMPILED = RULES.filter(lambda rules: rules.overline in (Overline.WINS, Overline.NOTHING))
"""Rules whose search is compiled in advance."""
MOVES, SEEDS = st.lists(st.integers(0, 11), max_size=8), st.integers(0, 1000)


@given(COMPILED, PARAMETERS, MOVES, SEEDS)
@settings(max_examples=10)
def test_every_bound_in_the_tree_is_true(rules: Rules, parameters: dict[str, Any], moves: list[int], seed: int) -> None:
    _check_bounds_of_a_search(rules, parameters, moves, seed)


@pytest.mark.long
@given(RULES, PARAMETERS, MOVES, SEEDS)
@settings(max_examples=50)
def test_every_bound_in_many_trees_is_true(
    rules: Rules, parameters: dict[str, Any], moves: list[int], seed: int
) -> None:
    _check_bounds_of_a_search(rules, parameters, moves, seed)


@pytest.mark.parametrize("threats", ["wins", "fours"])
def test_bounds_are_true_where_one_stone_threatens_to_win_on_three_points(threats: str) -> None:
    parameters = {"threats": threats, "exploration": 0.1, "transpositions": False, "tree_radius": 0}
    for seed in range(8):
        _check_bounds_of_a_search(Rules(3, 4, 3), parameters, [0], seed)


def _check_bounds_of_a_search(rules: Rules, parameters: dict[str, Any], moves: list[int], seed: int) -> None:
    position = Position(rules)
    for choice in moves:
        if position.is_over or position.stones_count >= rules.size:
            break
        position.play(position.legal_moves()[choice % len(position.legal_moves())])
    if rules.overline is not Overline.WINS:
        parameters = parameters | {"rollout": "uniform"}
    search = searched(position, 600, seed=seed, **parameters)
    check_invariants(search)
    _check_bounds(search, position, ())


def _check_bounds(search: Search, position: Position, path: tuple[int, ...]) -> None:
    node = search.inspect(path)
    if node.proof is not Proof.UNKNOWN:
        assert VALUES[node.proof] == exact_value(position)
    for row, point in enumerate(node.points):
        if position.rules.size - position.stones_count > 9 and len(path) > 1:
            break
        following = position.copy()
        following.play(int(point))
        value = -exact_value(following)
        assert node.lower[row] <= value <= node.upper[row]
        if len(path) < 2 and node.child_visits[row]:
            _check_bounds(search, following, (*path, int(point)))


@given(COMPILED.filter(lambda rules: rules.size <= 9), st.booleans(), st.lists(st.integers(0, 11), max_size=6))
@settings(max_examples=20)
def test_tree_and_graph_give_the_same_proof(rules: Rules, puct: bool, moves: list[int]) -> None:
    _check_proofs_of_tree_and_graph(rules, puct, moves)


@pytest.mark.long
@given(RULES.filter(lambda rules: rules.size <= 9), st.booleans(), st.lists(st.integers(0, 11), max_size=6))
@settings(max_examples=60)
def test_tree_and_graph_give_the_same_proof_by_any_rules(rules: Rules, puct: bool, moves: list[int]) -> None:
    _check_proofs_of_tree_and_graph(rules, puct, moves)


def _check_proofs_of_tree_and_graph(rules: Rules, puct: bool, moves: list[int]) -> None:
    position = Position(rules)
    for choice in moves:
        if position.is_over:
            break
        position.play(position.legal_moves()[choice % len(position.legal_moves())])
    if position.is_over:
        return
    parameters: dict[str, Any] = {"selection": "puct", "exploration": 1.0, "first_play": 0.0} if puct else {}
    proofs = {
        searched(position, 2_000_000, transpositions=transpositions, **parameters).inspect(()).proof
        for transpositions in (False, True)
    }
    assert {VALUES[proof] for proof in proofs} == {exact_value(position)}


def test_candidate_filters_never_prove_a_loss() -> None:
    """All moves near stones lose at once, and one far away saves the game."""
    rules = Rules(1, 9, 2)
    position = Position(rules)
    position.set_up({0: Stone.WHITE}, Stone.BLACK)
    search = searched(position, 100_000, tree_radius=1, widening_start=1, widening_factor=0.0)
    assert VALUES[search.inspect(()).proof] == exact_value(position)
