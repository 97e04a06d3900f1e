"""The endgame solver of Connect Four, compared with a reference that tries everything."""

import random
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studio.engine.kernels.search.tree import CELLS_END, NODES_END
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import Steering
from studio.engine.running.endgame import EndgameSolver, Question, supports_endgame_solver
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import rules_from_text
from tests.engine.saved.tree_files import arrays_in, file_of, put, refused, save
from tests.engine.searches import described, tree_of
from tests.game.boards import dropped
from tests.sizes import sizes

SMALL = [rules_from_text(f"{size}/4 gravity") for size in ("4x4", "5x4", "4x5", "6x4", "4x6", "5x5")]
WON = dropped("3661634265535614")
LOST = dropped("36616342655356144")
DRAWN = dropped("127237756436")
PARAMETERS: dict[str, Any] = {
    "exploration": 0.3,
    "transpositions": True,
    "threats": "wins",
    "end_positions": 50_000_000,
}


@cache
def worth(position_text: str, rules_text: str, is_black: bool) -> int:
    """Return the value for the side to move: empty points after a win plus one, 0 for a draw."""
    rules = rules_from_text(rules_text)
    position = Position.from_text(position_text, rules)
    best = -rules.size
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        empty = rules.size - after.stones_count
        if after.is_over:
            value = empty + 1 if after.winner is not None else 0
        else:
            value = -worth(after.text(), rules_text, not is_black)
        best = max(best, value)
    return best


def worth_of(position: Position) -> int:
    return worth(position.text(), position.rules.text, position.to_move.value == 1)


def late_positions(rules_text: str, count: int, most_empty: int) -> list[Position]:
    chance = random.Random(rules_text)
    found: list[Position] = []
    rules = rules_from_text(rules_text)
    while len(found) < count:
        position = Position(rules)
        while not position.is_over and rules.size - position.stones_count > most_empty:
            position.play(chance.choice(position.legal_moves()))
        if not position.is_over:
            found.append(position)
    return found


def asking_about(position: Position) -> EndgameSolver:
    asking = EndgameSolver(position.rules, np.zeros(1, np.int32))
    asking.begin(position)
    return asking


# The kernel


@pytest.mark.parametrize("count", sizes(15, 5))
@pytest.mark.parametrize("rules_text", [rules.text for rules in SMALL] + ["6x7/4 gravity"])
def test_every_answer_agrees_with_the_reference(rules_text: str, count: int) -> None:
    for position in late_positions(rules_text, count, 9):
        asking, known = asking_about(position), worth_of(position)
        for wanted in range(-position.rules.size, position.rules.size + 1):
            answer = asking.ask(Question(wanted), 10_000_000)
            assert answer is not None
            assert answer.is_yes == (known >= wanted)
            if answer.is_yes:
                after = position.copy()
                after.play(answer.move)
                assert (-worth_of(after) if not after.is_over else known) >= wanted


@pytest.mark.parametrize("rules_text", [rules.text for rules in SMALL])
def test_moves_can_be_solved(rules_text: str) -> None:
    for position in late_positions(rules_text, 10, 8):
        asking = asking_about(position)
        for move in position.legal_moves():
            after = position.copy()
            after.play(move)
            if after.is_over:
                continue
            for wanted in (-3, 0, 1, 4):
                answer = asking.ask(Question(wanted, move), 10_000_000)
                assert answer is not None
                assert answer.is_yes == (-worth_of(after) >= wanted)


def test_a_question_resumes_where_it_was_interrupted() -> None:
    whole, parts = asking_about(DRAWN), asking_about(DRAWN)
    expected = whole.ask(Question(0), 100_000_000)
    chance, answer = random.Random(1), None
    while answer is None:
        answer = parts.ask(Question(0), parts.nodes + chance.randint(1, 200_000))
    assert (answer, parts.nodes) == (expected, whole.nodes)


def test_a_copy_continues_alike() -> None:
    asking = asking_about(DRAWN)
    assert asking.ask(Question(0), 5000) is None
    copy = EndgameSolver(DRAWN.rules, np.zeros(1, np.int32))
    copy.copy_from(asking)
    assert asking.ask(Question(0), 10**9) == copy.ask(Question(0), 10**9)
    assert asking.nodes == copy.nodes


def test_a_stop_and_a_deadline_end_it() -> None:
    stop = np.ones(1, np.int32)
    asking = EndgameSolver(DRAWN.rules, stop)
    asking.begin(DRAWN)
    assert asking.ask(Question(0), 10**9) is None
    stop[0] = 0
    assert asking.ask(Question(0), 10**9, deadline=0) is None
    assert asking.nodes == 0
    assert asking.ask(Question(0), 10**9) is not None


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("6x7/4 gravity", True),
        ("7x8/4 gravity", True),
        ("8x7/4 gravity", True),
        ("8x8/4 gravity", False),
        ("15x4/4 gravity", True),
        ("6x7/5 gravity", False),
        ("6x7/4", False),
        ("6x7/4 gravity exact", False),
        ("3x9/4 gravity", False),
    ],
)
def test_supported_games(text: str, fits: bool) -> None:
    assert supports_endgame_solver(rules_from_text(text)) is fits


def test_a_board_that_fills_its_word() -> None:
    for text in ("15x4/4 gravity", "7x8/4 gravity"):
        for position in late_positions(text, 5, 8):
            asking, known = asking_about(position), worth_of(position)
            for wanted in range(-9, 10):
                answer = asking.ask(Question(wanted), 10_000_000)
                assert answer is not None
                assert answer.is_yes == (known >= wanted)


# The search


def searched(position: Position, simulations: int, threads: int = 1, **parameters: Any) -> Search:
    search = Search(position, Parameters(**(PARAMETERS | parameters)), seed=1, threads=threads)
    search.run(Limit(simulations=simulations))
    return search


def numbers(search: Search) -> Any:
    """Return the whole tree without visiting each of its many paths."""
    tree = tree_of(search)
    nodes, cells = int(tree.counts[NODES_END]), int(tree.counts[CELLS_END])
    of_nodes = [getattr(tree, name)[:nodes].tolist() for name in ("visits", "value_sum", "lower", "upper", "distance")]
    of_edges = [getattr(tree, name)[:cells].tolist() for name in ("move", "child", "edge_visits")]
    return described(search.inspect(())), of_nodes, of_edges


@pytest.mark.parametrize(("position", "proof"), [(WON, Proof.WIN), (LOST, Proof.LOSS), (DRAWN, Proof.DRAW)])
@pytest.mark.parametrize("threads", [1, 3])
def test_the_root_is_proven_and_says_so(position: Position, proof: Proof, threads: int) -> None:
    search = Search(position, Parameters(**PARAMETERS), seed=1, threads=threads)
    assert search.run(Limit(simulations=400_000)) is StoppedBy.PROOF
    assert search.inspect(()).proof is proof
    without = searched(position, search.simulations, threads, end_positions=0)
    assert without.inspect(()).proof is Proof.UNKNOWN


def test_the_shortest_win_is_played_and_reported() -> None:
    search = searched(WON, 400_000)
    told, asking = search.inspect(()).proof_moves, asking_about(WON)
    worth_wanted = WON.rules.size - WON.stones_count + 1 - told
    assert [asking.ask(Question(worth_wanted + more), 10**9).is_yes for more in (0, 1)] == [True, False]  # type: ignore[union-attr]
    position = WON.copy()
    while not position.is_over:
        search = searched(position, 400_000)
        move = search.final_move()
        assert move is not None
        position.play(move)
    assert (position.winner, position.stones_count - WON.stones_count) == (WON.to_move, told)


def test_a_lost_side_delays_the_loss() -> None:
    search = searched(LOST, 400_000)
    move, told, empty = search.final_move(), search.inspect(()).proof_moves, LOST.rules.size - LOST.stones_count
    asking = asking_about(LOST)
    assert move is not None
    assert asking.ask(Question(-(empty + 1 - told), move), 10**9).is_yes  # type: ignore[union-attr]
    assert not asking.ask(Question(-(empty + 1 - told) + 1), 10**9).is_yes  # type: ignore[union-attr]


def test_beside_a_draw_all_moves_are_proven() -> None:
    search, asking = searched(DRAWN, 400_000), asking_about(DRAWN)
    rows = search.inspect(()).candidates
    assert len(rows) == len(DRAWN.legal_moves())
    for row in rows:
        is_drawn = asking.ask(Question(0, row.point), 10**9)
        assert is_drawn is not None
        assert row.proof is (Proof.DRAW if is_drawn.is_yes else Proof.LOSS)


@pytest.mark.parametrize("position", [WON, LOST, DRAWN])
@pytest.mark.parametrize("parameters", [{}, {"transpositions": False, "tree_radius": 1, "centre_radius": 1}])
def test_interruptions_do_not_change_the_tree(position: Position, parameters: dict[str, Any]) -> None:
    whole, parts = (Search(position, Parameters(**(PARAMETERS | parameters)), seed=1) for _ in range(2))
    whole.run(Limit(simulations=300_000))
    chance = random.Random(1)
    while not parts.is_settled:
        if chance.random() < 0.2:
            parts.step()
        parts.run(Limit(simulations=chance.randint(1, 4000)), after_slice=parts.stop if chance.random() < 0.3 else None)
        if chance.random() < 0.1:
            parts = parts.copy()
    assert parts.simulations == whole.simulations
    assert numbers(parts) == numbers(whole)
    assert parts.steering == Steering()


def test_steps_make_the_same_tree() -> None:
    run, stepped = (Search(WON, Parameters(**PARAMETERS), seed=1) for _ in range(2))
    run.run(Limit(simulations=300_000))
    stepped.run(Limit(simulations=1000))
    while stepped.step() is not None:
        pass
    assert numbers(stepped) == numbers(run)


def test_a_steered_root_is_not_solved() -> None:
    search = Search(DRAWN, Parameters(**PARAMETERS), seed=1)
    search.steer(Steering(excluded={DRAWN.legal_moves()[0]}))
    assert search.run(Limit(simulations=50_000)) is StoppedBy.SIMULATIONS
    assert not search.is_proven


def test_without_proofs_the_solver_is_off() -> None:
    assert searched(WON, 20_000, proofs=False).simulations == 20_000


def likes_one_end(positions: Any) -> tuple[list[list[float]], list[float]]:
    """Return an evaluator that prefers the first column, and considers every position equal."""
    return [[2.0**-index for index in range(position.rules.size)] for position in positions], [0.0] * len(positions)


@pytest.mark.parametrize("position", [WON, LOST, DRAWN])
def test_moves_with_small_priors_get_a_child_for_their_proof(position: Position) -> None:
    parameters = PARAMETERS | {"selection": "puct", "exploration": 0.1, "first_play": -1.0}
    search = Search(position, Parameters(**parameters), seed=1, evaluator=likes_one_end)
    assert search.run(Limit(simulations=60_000)) is StoppedBy.PROOF
    assert search.steering == Steering()


# Saved


@pytest.mark.parametrize("position", [WON, LOST, DRAWN])
def test_the_proof_of_a_saved_root_is_recomputed(position: Position, tmp_path: Path) -> None:
    search = searched(position, 400_000)
    again = Search.open(save(search, tmp_path / "tree.npz"))
    assert numbers(again) == numbers(search)
    assert again.is_settled


def test_a_saved_search_continues_bit_by_bit(tmp_path: Path) -> None:
    search = searched(DRAWN, 9000)
    assert not search.is_proven
    again = Search.open(save(search, tmp_path / "tree.npz"))
    for each in (search, again):
        assert each.run(Limit(simulations=400_000)) is StoppedBy.PROOF
    assert numbers(again) == numbers(search)


@pytest.mark.parametrize(("name", "value"), [("lower", 1), ("distance", 3)])
def test_values_in_a_file_are_not_trusted(name: str, value: int, tmp_path: Path) -> None:
    search = searched(LOST, 400_000)
    found = arrays_in(save(search, tmp_path / "tree.npz").read_bytes())
    child = search._reader.node_at((search.final_move() or 0,))
    forged = put(found, name, child, value)
    forged = put(forged, "upper", child, 1) if name == "lower" else forged
    assert refused(file_of(forged), tmp_path / "tree.npz") is not None
