"""The four phases called one by one: together they make the tree of a run, and each works on any node."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from studio.engine.evaluation.network import Double
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Rollout, Selection, Threats
from studio.engine.options.profiles import PROFILES
from studio.engine.options.steering import Steering
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from tests.engine.evaluation.networks import network_of
from tests.engine.searches import PLAIN, ROLLOUT_PROFILES, check_invariants, described, whole_tree
from tests.game.boards import TICTACTOE, dropped, played
from tests.sizes import one_always

TEXTBOOK = Parameters(selection=Selection.PUCT, exploration=5.0, first_play=0.0, proofs=False)
SHARED = Parameters(transpositions=True, proofs=False)
ENDED = "X X X\nO O .\n. . ."


def simulate_once(search: Search) -> bool:
    """Call the four phases on the node that `select` returns. Return False if nothing is left to search."""
    try:
        path = search.select()
    except StudioError:
        return False
    path = search.expand(path)
    search.backpropagate(path, search.simulate(path))
    return True


def assert_same_tree(position: Position, parameters: Parameters, simulations: int, **given: Any) -> Search:
    """Compare a run with as many simulations by hand. Return the search by hand."""
    ran, by_hand = (Search(position, parameters, seed=5, **given) for _ in range(2))
    ran.run(Limit(simulations=simulations))
    while by_hand.simulations < simulations and simulate_once(by_hand):
        pass
    assert by_hand.simulations == ran.simulations
    if parameters.transpositions:
        assert described(by_hand.inspect(())) == described(ran.inspect(()))
        for point in ran.inspect(()).points.tolist():
            assert described(by_hand.inspect((point,))) == described(ran.inspect((point,)))
    else:
        assert whole_tree(by_hand) == whole_tree(ran)
    one, other = by_hand.snapshot(), ran.snapshot()
    for name in ("best", "nodes", "leaves", "depth", "draws", "mean_value", "mean_depth"):
        assert getattr(one, name) == getattr(other, name)
    check_invariants(by_hand)
    return by_hand


@pytest.mark.parametrize("profile", ROLLOUT_PROFILES)
@pytest.mark.parametrize("position", [Position(TICTACTOE), dropped("4435"), played("h8 i9 g7")], ids=str)
def test_repeated_phases_make_the_tree_of_a_run(position: Position, profile: str) -> None:
    assert_same_tree(position, ROLLOUT_PROFILES[profile].parameters, 300)


@pytest.mark.parametrize(
    "parameters",
    [
        Parameters(widening_start=2, proofs=False),
        Parameters(first_play=0.4, exploration=0.2),
        Parameters(selection=Selection.UCT_TOTAL, first_play=0.4),
        Parameters(selection=Selection.PUCT, first_play=0.0, tree_radius=1),
        Parameters(selection=Selection.PUCT, rollout=Rollout.TACTICAL, transpositions=True),
        Parameters(threats=Threats.WINS, tree_radius=1, centre_radius=1),
    ],
    ids=["widening", "first play", "uct-total", "puct", "graph", "wins"],
)
@pytest.mark.parametrize("position", one_always(2, [dropped("4435"), Position(TICTACTOE)]), ids=str)
def test_every_rule_of_the_tree_holds_by_hand(position: Position, parameters: Parameters) -> None:
    assert_same_tree(position, parameters, 400)


def test_shared_positions_are_found_by_hand() -> None:
    search = assert_same_tree(dropped(""), SHARED, 3000)
    assert search.inspect((35, 36, 37)).visits == search.inspect((37, 36, 35)).visits > 0


@pytest.mark.parametrize("threats", [Threats.FOURS, Threats.THREES])
@pytest.mark.parametrize("moves", ["h8 a1 h9 c1 h10 e1", "h8 i9 g7 f9 i8", "h8 a1 h9 c1"])
def test_the_threat_solver_runs_as_in_a_run(moves: str, threats: Threats) -> None:
    assert_same_tree(played(moves), Parameters(threats=threats, tree_radius=1), 100)


def test_the_endgame_solver_runs_as_in_a_run() -> None:
    assert_same_tree(dropped("4444434333"), Parameters(end_positions=1_000_000), 1500)


def even(positions: Sequence[Position]) -> tuple[Double, Double]:
    """Return priors that prefer the first points, and the value of a tenth for the side to move."""
    size = positions[0].rules.size
    return np.tile(np.arange(size, 0, -1.0), (len(positions), 1)), np.full(len(positions), 0.1)


@pytest.mark.parametrize(
    ("name", "position"),
    [
        ("alphazero", Position(TICTACTOE)),
        ("alphazero", dropped("4435")),
        ("alphazero", played("h8 i9 g7")),
        # no other test needs these kernels
        pytest.param("studio", Position(TICTACTOE), marks=pytest.mark.long),
        ("studio", dropped("4435")),
        ("studio", played("h8 i9 g7")),
    ],
    ids=str,
)
def test_a_network_judges_as_in_a_run(name: str, position: Position) -> None:
    parameters = PROFILES[name].parameters
    assert_same_tree(position, parameters, 80, evaluator=network_of(position.rules))


@pytest.mark.parametrize("transpositions", [False, True])
def test_a_function_judges_as_in_a_run(transpositions: bool) -> None:
    assert_same_tree(dropped("4435"), replace(TEXTBOOK, transpositions=transpositions), 80, evaluator=even)


@pytest.mark.parametrize(
    "steering",
    [
        Steering(only={0, 1}),
        Steering(excluded={4}),
        Steering(more_visits=((8, 30), (2, 3))),
        Steering(only={0}, more_visits=((0, 5),)),
    ],
)
@pytest.mark.parametrize("parameters", [PLAIN, Parameters(), TEXTBOOK], ids=["plain", "proofs", "puct"])
def test_a_steered_root_is_searched_as_in_a_run(parameters: Parameters, steering: Steering) -> None:
    ran, by_hand = (Search(Position(TICTACTOE), parameters, seed=5) for _ in range(2))
    for search in (ran, by_hand):
        search.run(Limit(simulations=20))
        search.steer(steering)
    ran.run(Limit(simulations=100))
    while by_hand.simulations < 120 and simulate_once(by_hand):
        by_hand.select()
    assert whole_tree(by_hand) == whole_tree(ran)
    check_invariants(by_hand)


def test_runs_steps_and_phases_by_hand_mix() -> None:
    ran, mixed = (Search(dropped("44"), PLAIN, seed=9) for _ in range(2))
    for _ in range(30):
        mixed.run(Limit(simulations=20))
        simulate_once(mixed)
        mixed.step()
        mixed.step()  # the next call finishes this simulation
    mixed.select()
    assert mixed.simulations == 30 * 21 + 1  # each later run counts the one that it finishes
    ran.run(Limit(simulations=mixed.simulations))
    assert whole_tree(mixed) == whole_tree(ran)
    check_invariants(mixed)


def test_selection_changes_nothing() -> None:
    search = Search(dropped("4435"), PLAIN, seed=3)
    search.run(Limit(simulations=500))
    before = whole_tree(search)
    assert search.select() == search.select()
    assert whole_tree(search) == before
    path = search.select()
    event = search.step()
    assert event is not None
    assert path == event.path


def test_a_search_of_an_empty_board_begins_by_hand() -> None:
    search = Search(Position(PRESETS["gomoku-15"]), PLAIN, seed=1)
    assert search.select() == ()
    assert simulate_once(search)
    assert (search.simulations, search.visits, len(search.inspect(()))) == (1, 1, 1)


# Nodes of the caller's choice


def test_a_child_is_added_to_any_node_until_each_move_has_one() -> None:
    search = Search(Position(TICTACTOE), PLAIN, seed=1)
    first = search.expand(())
    second = search.expand(first)
    assert (len(first), len(second)) == (1, 2)
    for _ in range(7):
        search.expand(first)
    assert len(search.inspect(first)) == 8
    with pytest.raises(StudioError, match="already has a child for each move") as refused:
        search.expand(first)
    assert refused.value.code == "no_move_to_expand"
    check_invariants(search)
    assert search.simulations == 0
    search.run(Limit(simulations=500))
    check_invariants(search)


@pytest.mark.parametrize(
    "parameters",
    [
        Parameters(widening_start=2, proofs=False),
        Parameters(first_play=0.1, proofs=False),
        Parameters(selection=Selection.PUCT, first_play=-1.0, proofs=False),
        Parameters(tree_radius=1, proofs=False),
        Parameters(transpositions=True),
    ],
    ids=["widening", "first play", "puct", "radius", "graph"],
)
@pytest.mark.parametrize("is_steered", [False, True])
def test_every_move_can_get_a_child_by_hand(parameters: Parameters, is_steered: bool) -> None:
    """Also where the search would follow a child it knows, or leaves moves for later."""
    position = played("a1", TICTACTOE)
    search = Search(position, parameters, seed=1)
    search.run(Limit(simulations=30))
    if is_steered:
        search.steer(Steering(more_visits=((1, 1),)))
        search.steer(Steering())
    root = search.inspect(())
    for _ in range(8 - int((root.child_visits > 0).sum())):
        assert len(search.expand(())) == 1
    assert sorted(search.inspect(()).points.tolist()) == position.legal_moves()
    with pytest.raises(StudioError, match="already has a child for each move"):
        search.expand(())
    check_invariants(search)
    search.run(Limit(simulations=200))
    check_invariants(search)


def test_a_move_that_an_evaluator_left_out_can_get_a_child() -> None:
    parameters = Parameters(selection=Selection.PUCT, first_play=0.0, least_prior=0.1, proofs=False)
    search = Search(Position(TICTACTOE), parameters, evaluator=even)
    search.run(Limit(simulations=10))
    path = (int(search.inspect(()).points[0]),)
    while len(search.inspect(path)) < 8:
        search.expand(path)
    check_invariants(search)


def test_a_rollout_is_the_result_for_the_side_to_move() -> None:
    """Five of six ways to fill this board are wins of X, who moves last."""
    search = Search(Position.from_text("X O X\nO O X\n. X O", TICTACTOE), PLAIN)
    assert search.simulate(()) == 0.0
    won = Search(Position.from_text("X X .\nO O X\nO X O\nX to move", TICTACTOE), PLAIN)
    path = won.expand(())
    assert won.simulate(()) == 1.0
    assert won.simulate(path) == -1.0


def test_rollouts_follow_the_seed() -> None:
    results = []
    for seed in (1, 1, 2):
        search = Search(dropped("44"), PLAIN, seed=seed)
        results.append([search.simulate(()) for _ in range(50)])
        assert set(results[-1]) <= {-1.0, 0.0, 1.0}
        assert search.simulations == search.visits == 0
    assert results[0] == results[1] != results[2]


def test_an_evaluator_judges_a_node_of_the_callers_choice() -> None:
    search = Search(dropped("44"), TEXTBOOK, evaluator=even)
    assert search.expand(()) == ()
    assert search.simulate(()) == pytest.approx(0.1, abs=1e-6)
    assert len(search.inspect(())) == 7
    search.backpropagate((), 0.1)  # priors have no weight before the first visit
    path = search.expand(())
    assert search.inspect(path).prior == search.inspect(()).priors.max()
    assert search.simulate(path) == pytest.approx(0.1, abs=1e-6)


def test_a_value_reaches_each_node_of_the_path_with_its_sign() -> None:
    search = Search(Position(TICTACTOE), PLAIN, seed=1)
    child = search.expand(())
    grandchild = search.expand(child)
    search.backpropagate(grandchild, 0.5)
    assert [search.inspect(path).value for path in ((), child, grandchild)] == [0.5, -0.5, 0.5]
    search.backpropagate(child, -1)
    assert [search.inspect(path).visits for path in ((), child, grandchild)] == [2, 2, 1]
    assert [search.inspect(path).value for path in ((), child, grandchild)] == [0.75, -0.75, 0.5]
    assert search.inspect(child).evaluations == 1
    assert (search.simulations, search.depth) == (2, 2)
    check_invariants(search)


def test_a_graph_spreads_a_value_to_all_parents() -> None:
    search = Search(dropped(""), SHARED, seed=4)
    search.run(Limit(simulations=3000))
    one, other = (35, 36, 37), (37, 36, 35)
    visits = search.inspect((37, 36)).visits
    search.backpropagate(one, 1.0)
    assert described(search.inspect(one)) == described(search.inspect(other))
    assert search.inspect((37, 36)).visits == visits  # the other parent did not choose the move
    check_invariants(search)


def test_a_decided_position_gets_no_child_and_has_its_exact_value() -> None:
    search = Search(Position.from_text("X X .\nO O .\n. . .\nX to move", TICTACTOE), Parameters())
    search.run(Limit(simulations=50))
    assert search.expand((2,)) == (2,)
    assert search.simulate((2,)) == -1.0
    assert search.inspect(()).proof is Proof.WIN
    with pytest.raises(StudioError, match="nothing left to select"):
        search.select()
    over = Search(Position.from_text(ENDED, TICTACTOE), PLAIN)
    assert (over.expand(()), over.simulate(())) == ((), -1.0)
    with pytest.raises(StudioError, match="nothing left to select"):
        over.select()


def test_a_proof_in_a_child_reaches_the_root() -> None:
    """X wins at c3, and O to move is lost after it."""
    search = Search(Position.from_text("X X .\nO O .\n. . .\nX to move", TICTACTOE), Parameters())
    while (2,) not in (paths := [(int(point),) for point in search.inspect(()).points]):
        search.expand(())
    assert search.inspect(()).proof is Proof.UNKNOWN
    search.backpropagate((2,), search.simulate((2,)))
    assert search.inspect(()).proof is Proof.WIN
    assert len(paths) <= 5


def test_phases_survive_copies_and_files(tmp_path: Any) -> None:
    search = Search(dropped("44"), PLAIN, seed=1)
    search.run(Limit(simulations=100))
    path = search.expand(search.expand(search.select()))
    search.save(tmp_path / "tree.npz")
    for other in (search.copy(), Search.open(tmp_path / "tree.npz")):
        assert other.inspect(path).visits == 0
        other.run(Limit(simulations=300))
        check_invariants(other)
