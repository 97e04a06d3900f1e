"""The search and the solver by a rule that is not offered yet: exactly five in a row, not blocked at both ends."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studio.engine.evaluation.network import untrained
from studio.engine.kernels.boards.answers import NO_ANSWER, ONLY_ONE, SEVERAL
from studio.engine.kernels.boards.board import FourWords, OneWord, RowWords
from studio.engine.kernels.search.task import Rollout, Tactical, Uniform
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import SHIPPED_NETWORK, Parameters
from studio.engine.options.threats import ThreatKind
from studio.engine.running.boards import board_map
from studio.engine.search import Search
from studio.engine.solver import Solver, threat_points
from studio.game.errors import StudioError
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import Overline, Rules, rules_from_text
from studio.game.stones import Stone
from studio.networks.catalogue import resolved_search
from tests.engine import slow_lines
from tests.engine.rules_on_boards import begun_game, check_rollout, check_wins_and_answers, crowded_position
from tests.engine.saved.tree_files import read, save
from tests.engine.searches import check_invariants, searched
from tests.sizes import one_always, one_row_always, sizes

CARO, SMALL = rules_from_text("15x15/5 caro"), Rules(9, 9, 5, overline=Overline.CARO)
BLACK, WHITE = Stone.BLACK, Stone.WHITE
BOARDS = (
    (OneWord, Rules(7, 7, 4, overline=Overline.CARO)),
    (OneWord, Rules(6, 7, 4, gravity=True, overline=Overline.CARO)),
    (FourWords, SMALL),
    (FourWords, CARO),
    (RowWords, Rules(17, 17, 5, overline=Overline.CARO)),
)
ALL_BOARDS = pytest.mark.parametrize(("kind", "rules"), BOARDS, ids=lambda part: getattr(part, "text", ""))


def point(text: str, rules: Rules = SMALL) -> int:
    return point_from_human(text, rules)


def drawn(text: str, to_move: Stone = BLACK, rules: Rules = SMALL) -> Position:
    """A position of which only the first rows are drawn."""
    rows = text.split("/")
    empty = " ".join("." * rules.columns)
    rest = [empty] * (rules.rows - len(rows))
    return Position.from_text("\n".join([*(" ".join(row) for row in rows), *rest]), rules).with_setup({}, to_move)


# What wins


@pytest.mark.parametrize("count", sizes(240, 40))
@ALL_BOARDS
def test_all_boards_know_what_wins_and_what_answers(kind: Any, rules: Rules, count: int) -> None:
    chance, board, seen = random.Random(rules.text), board_map(rules, kind), Counter[object]()
    for _ in range(count if rules.size < 50 else count // 40 + 10):
        position = crowded_position(rules, chance)
        seen += check_wins_and_answers(board, position, slow_lines.CARO)
        for stone in (BLACK, WHITE):
            wins = slow_lines.CARO.winning_points(position, stone)
            seen["blocked"] += len(slow_lines.EXACT.winning_points(position, stone) - wins)
    assert all(seen[what] for what in ("wins", "blocked", NO_ANSWER, ONLY_ONE, SEVERAL)), seen


@pytest.mark.parametrize("count", sizes(300, 30))
@pytest.mark.parametrize("rollout", [Uniform(1 << 60), Tactical(1 << 60)], ids=["uniform", "tactical"])
@pytest.mark.parametrize(("kind", "rules"), one_row_always(3, BOARDS[:3]), ids=lambda part: getattr(part, "text", ""))
def test_rollouts_end_with_the_first_win(kind: Any, rules: Rules, rollout: Rollout, count: int) -> None:
    board, chance, random_words = board_map(rules, kind), random.Random(1), np.array([7], np.uint64)
    begun = [begun_game(rules, chance) for _ in range(count)]
    winners = {check_rollout(board, position, rollout, random_words, slow_lines.CARO) for position in begun}
    assert winners >= {0, 1}


# The search


@pytest.mark.parametrize("threats", one_always(4, ["wins", "fours", "threes", "none"]))
def test_a_search_plays_the_five_that_is_free_and_not_the_one_that_is_blocked(threats: str) -> None:
    """Black has four in a row twice: in row 9, d9 is blocked on both sides by e8 and j9; in row 7 it is not."""
    blocked = drawn("OXXXX.O../........./.O.....O.")
    free = drawn("OXXXX..../........./.O.....O.")
    assert slow_lines.CARO.winning_points(blocked, BLACK) == set()
    assert searched(free, 400, threats=threats).inspect(()).proof is Proof.WIN
    search = searched(blocked, 400, threats=threats)
    assert search.inspect(()).proof is Proof.UNKNOWN
    check_invariants(search)


def test_a_four_may_be_answered_at_the_end_of_its_line() -> None:
    """White stands at one end: Black wins on f9, and White may take it, or g9 beyond it."""
    search = searched(drawn("OXXX...../........./...OO...."), 6000, threats="wins", tree_radius=2)
    node = search.inspect((point("e9"),))
    assert node.proof is Proof.UNKNOWN
    assert {point("f9"), point("g9")} <= set(node.points.tolist())
    rows = dict(zip(node.points.tolist(), node.upper.tolist(), strict=True))
    assert rows[point("f9")] > -1
    assert rows[point("g9")] > -1


def test_an_edge_does_not_block() -> None:
    """Black's row stands at the edge, so White must take e9: f9 alone blocks one end of two."""
    search = searched(drawn("XXX....../........./...OO...."), 3000, threats="wins", tree_radius=2)
    assert search.inspect((point("d9"),)).points.tolist() == [point("e9")]


def test_two_points_to_win_on_may_have_one_answer() -> None:
    """Of O.XXXX.O either empty point wins, and a stone on either takes both wins away."""
    both = drawn("O.XXXX.O./........./.O.....O.", WHITE)
    assert slow_lines.CARO.winning_points(both, BLACK) == {point("b9"), point("g9")}
    assert slow_lines.CARO.answers(both, BLACK) == {point("b9"), point("g9")}
    before = drawn("O.XXX..O./........./.O.....O.")
    for threats in ("wins", "fours"):
        assert searched(before, 2000, threats=threats, tree_radius=2).inspect((point("f9"),)).proof is Proof.UNKNOWN
    free = drawn("..XXX..../........./.O.....O.")
    assert searched(free, 2000, threats="wins", tree_radius=2).inspect(()).proof is Proof.WIN


@pytest.mark.parametrize(
    "parameters", [{}, {"transpositions": True}, {"threads": 2}, {"selection": "puct", "first_play": 0.0}]
)
def test_a_search_by_fours_is_saved_and_believed(parameters: dict[str, Any], tmp_path: Path) -> None:
    position = Position(SMALL)
    for move in ("e5", "e6", "f5", "d4", "g5", "d5", "f6"):
        position.play(point(move))
    search = searched(position, 3000, threats="fours", tree_radius=2, **parameters)
    check_invariants(search)
    again = read(save(search, tmp_path / "tree.npz"))
    again.run(Limit(simulations=200))
    check_invariants(again)


def test_a_game_of_two_searches_ends_as_the_rule_says() -> None:
    search, position = Search(Position(SMALL), Parameters(threats="threes", tree_radius=2), seed=3), Position(SMALL)  # type: ignore[arg-type]
    while not position.is_over:
        assert search.run(Limit(simulations=150)) in (StoppedBy.SIMULATIONS, StoppedBy.PROOF)
        move = search.final_move()
        assert move is not None
        assert bool(slow_lines.CARO.winning_points(position, position.to_move) & {move}) == _ends(position, move)
        search.play(move)
        position.play(move)
        assert search.position == position


def _ends(position: Position, move: int) -> bool:
    after = position.copy()
    after.play(move)
    return after.winner is position.to_move


# The solver


def test_a_win_by_fours_leaves_one_answer_at_most() -> None:
    solver = Solver(SMALL, memory_mb=1)
    straight = drawn("..XXX..../........./.O.....O.")
    found = solver.solve(straight)
    assert (found.is_win, found.length) == (True, 3)
    assert not solver.solve(drawn("O.XXX..O./........./.O.....O.")).is_win
    assert threat_points(straight, BLACK).open_fours == (point("b9"), point("f9"))
    assert threat_points(drawn("O.XXX..O./........./.O.....O."), BLACK).open_fours == ()
    edge = drawn("XXX....../........./.O.....O.")
    assert threat_points(edge, BLACK).fours == (point("d9"), point("e9"))


def test_a_four_with_several_answers_counts_among_threes() -> None:
    """Each of White's answers to one of Black's fours leaves the other."""
    text = "........./.OXXX..../..X....../..X....../..X....../........./..O....../........./...O..O.."
    position = drawn(text)
    solver = Solver(SMALL, memory_mb=4)
    by_fours, by_threes = solver.solve(position), solver.solve(position, kind=ThreatKind.THREES)
    assert by_threes.is_win
    assert not by_fours.is_win or by_fours.length == by_threes.length


# Networks


def test_rollouts_search_where_no_network_has_learnt_the_rule() -> None:
    resolved = resolved_search(Parameters(selection="puct", network=SHIPPED_NETWORK, first_play=0.0), SMALL)  # type: ignore[arg-type]
    assert (resolved.network, resolved.lacks_network) == ("", True)
    assert not resolved.parameters.network


def test_a_network_for_other_rules_is_refused() -> None:
    exact = Rules(15, 15, 5, overline=Overline.NOTHING)
    for rules in (exact, Rules(15, 15, 5)):
        network = untrained(rules, np.random.default_rng(0))
        assert not network.fits(CARO)
        with pytest.raises(StudioError):
            Search(Position(CARO), Parameters(selection="puct"), evaluator=network)  # type: ignore[arg-type]
    assert untrained(CARO, np.random.default_rng(0)).fits(CARO)
