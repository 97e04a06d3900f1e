"""Renju in the search and the solver: forbidden points, and wins that only one side has."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studio.engine.evaluation.network import untrained
from studio.engine.kernels.boards.answers import NO_ANSWER, ONLY_ONE
from studio.engine.kernels.boards.board import NOWHERE, TURN, Board, Codes, FourWords, OneWord, RowWords, legal_code
from studio.engine.kernels.boards.line_board import LineBoard, may_play, set_up
from studio.engine.kernels.boards.rules import stays_allowed
from studio.engine.kernels.runtime.bits import NONE, Word
from studio.engine.kernels.runtime.compiling import kernel
from studio.engine.kernels.search.task import Neighbour, Rollout, Tactical, Uniform
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import SHIPPED_NETWORK, Parameters
from studio.engine.options.profiles import PROFILES
from studio.engine.options.threats import ThreatKind
from studio.engine.running.boards import board_map
from studio.engine.running.line_boards import line_board, stones_in_order
from studio.engine.search import Search
from studio.engine.solver import Solver, threat_points
from studio.engine.views.threats import Solution
from studio.game.errors import StudioError
from studio.game.geometry import rays
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.renju import forbidden_points
from studio.game.renju_judgement import verdict
from studio.game.rules import PRESETS, Overline, Rules
from studio.game.stones import Stone
from studio.networks.catalogue import resolved_search
from tests.engine.rules_on_boards import begun_game, board_of, check_rollout, check_wins_and_answers, crowded_position
from tests.engine.saved.tree_files import read, save
from tests.engine.searches import check_invariants, searched
from tests.engine.slow_lines import RENJU
from tests.game.naive_renju import naive_verdict
from tests.game.renju_positions import KINDS
from tests.sizes import one_always, sizes

FULL, SMALL = PRESETS["renju-15"], Rules(9, 9, 5, overline=Overline.RENJU)
TINY, LARGE = Rules(7, 7, 5, overline=Overline.RENJU), Rules(17, 17, 5, overline=Overline.RENJU)
BLACK, WHITE = Stone.BLACK, Stone.WHITE
BOARDS = ((OneWord, TINY), (FourWords, SMALL), (RowWords, LARGE))


def point(name: str, rules: Rules = SMALL) -> int:
    return point_from_human(name, rules)


def drawn(text: str, to_move: Stone = BLACK, rules: Rules = SMALL) -> Position:
    """A position of which only the first rows are drawn."""
    rows = text.split("/")
    empty = "." * rules.columns
    rest = [empty] * (rules.rows - len(rows))
    return Position.from_text("\n".join([*(" ".join(row) for row in rows), *rest]), rules).with_setup({}, to_move)


# Forbidden points


@kernel
def mark_legal(board: Board, marks: Codes) -> None:
    for code in range(marks.size):
        if marks[code] != 2:
            marks[code] = legal_code(board, Word(code)) != NOWHERE


@kernel
def mark_legal_in_lines(board: LineBoard, stones: Codes, marks: Codes, lasting: Codes) -> None:
    set_up(board, stones)
    for place in range(marks.size):
        if marks[place] != 2:
            marks[place] = may_play(board, Word(place), NONE)
            lasting[place] = stays_allowed(board.shape.rules, board, Word(place), NONE)


def forbidden_on_boards(position: Position) -> tuple[set[int], set[int], set[int]]:
    """Return the points that are forbidden for Black on a board and on a board stored by lines, and the points of the
    latter that are certain to stay allowed.
    """
    rules, taken = position.rules, [2 * (stone is not Stone.EMPTY) for stone in position.cells]
    board_points, made = board_map(rules), board_of(board_map(rules), position)
    made.counts[TURN] = 0
    marks = np.full(board_points.points.size, 2, np.uint16)
    marks[board_points.codes] = taken
    mark_legal(made, marks)
    by_point, lasting = np.array(taken, np.uint16), np.zeros(rules.size, np.uint16)
    mark_legal_in_lines(line_board(rules), stones_in_order(position), by_point, lasting)
    on_board = set(board_points.points[np.flatnonzero(marks == 0)].tolist())
    return on_board, set(np.flatnonzero(by_point == 0).tolist()), set(np.flatnonzero(lasting).tolist())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("count", sizes(160, 40))
def test_boards_forbid_the_points_that_the_rules_forbid(kind: str, count: int) -> None:
    chance, seen = random.Random(f"kernels {kind}"), 0
    for _ in range(count):
        cells = KINDS[kind](chance)
        position = position_of(cells, FULL)
        if position is None:
            continue
        expected = set(forbidden_points(cells, FULL))
        on_board, in_lines, lasting = forbidden_on_boards(position)
        assert on_board == in_lines == expected
        assert not lasting & expected
        seen += len(expected)
    assert seen or kind == "recorded"  # engines rarely leave Black a forbidden point


@pytest.mark.parametrize("rules", one_always(3, [rules for _, rules in BOARDS]), ids=lambda rules: rules.text)
@pytest.mark.parametrize("count", sizes(100, 20))
def test_boards_of_every_size_forbid_what_a_naive_judgement_forbids(rules: Rules, count: int) -> None:
    chance, seen = random.Random(rules.text), 0
    for _ in range(count if rules is not LARGE else 1 + count // 15):
        position = crowded_position(rules, chance)
        empty = [at for at, stone in enumerate(position.cells) if stone is Stone.EMPTY]
        expected = {at for at in empty if naive_verdict(list(position.cells), rules, at).is_forbidden}
        on_board, in_lines, _ = forbidden_on_boards(position)
        assert on_board == in_lines == expected
        assert set(position.with_setup({}, BLACK).legal_moves()) == set(empty) - expected
        seen += len(expected)
    assert seen


@pytest.mark.parametrize("count", sizes(100, 20))
def test_points_that_stay_allowed_stay_so_with_any_white_stones(count: int) -> None:
    chance, lines, compared = random.Random(11), rays(FULL), 0
    for _ in range(count):
        cells = KINDS["nested"](chance)
        position = position_of(cells, FULL)
        if position is None:
            continue
        _, _, lasting = forbidden_on_boards(position)
        for _ in range(5):
            changed = [stone or (WHITE if chance.random() < 0.15 else stone) for stone in cells]
            for at in lasting:
                if changed[at] is Stone.EMPTY:
                    assert not verdict(changed, lines, at).is_forbidden
                    compared += 1
    assert compared


def position_of(cells: list[Stone], rules: Rules) -> Position | None:
    """Return a position with these stones, or None if one side has won."""
    winning = {at: stone for at, stone in enumerate(cells) if stone is not Stone.EMPTY}
    try:
        position = Position(rules).with_setup(winning, BLACK)
    except StudioError:
        return None
    return None if position.winner else position


# Boards and rollouts


@pytest.mark.parametrize("count", sizes(50, 8))
@pytest.mark.parametrize(("kind", "rules"), BOARDS)
def test_boards_know_what_wins_and_what_answers(kind: Any, rules: Rules, count: int) -> None:
    chance, board, seen = random.Random(7), board_map(rules, kind), Counter[object]()
    for _ in range(count if rules is not LARGE else 1 + count // 15):
        seen += check_wins_and_answers(board, crowded_position(rules, chance), RENJU)
    assert all(seen[what] for what in ("wins", NO_ANSWER, ONLY_ONE)[: 1 if rules is LARGE else 3]), seen


@pytest.mark.parametrize("count", sizes(50, 8))
@pytest.mark.parametrize("rollout", [Uniform(1 << 60), Neighbour(1 << 60), Tactical(1 << 60)], ids=str)
def test_rollouts_leave_forbidden_points_empty(rollout: Rollout, count: int) -> None:
    chance, random_words = random.Random(1), np.array([7], np.uint64)
    board, begun = board_map(SMALL, FourWords), [begun_game(SMALL, chance) for _ in range(count)]
    for position in begun:
        check_rollout(board, position, rollout, random_words, RENJU)


# The search

DOUBLE_THREE = "........./........./..X....../..X....../...XX..../........./........./........./O.O.O...O"
"""Black may not take c5: it would make the threes c5–e5 and c5–c7."""


@pytest.mark.parametrize("threats", ["fours", pytest.param("none", marks=pytest.mark.long)])
def test_a_search_never_tries_a_forbidden_move(threats: str) -> None:
    position = drawn(DOUBLE_THREE)
    assert forbidden_points(position.cells, SMALL) == (point("c5"),)
    search = searched(position, 800, threats=threats)
    assert (
        set(search.inspect(()).points.tolist())
        <= set(position.legal_moves())
        == set(position.open_points()) - {point("c5")}
    )
    check_invariants(search)
    exact = drawn(DOUBLE_THREE, rules=Rules(9, 9, 5, overline=Overline.NOTHING))
    assert exact.is_legal(point("c5"))


@pytest.mark.parametrize(
    "parameters",
    [
        {"rollout": "neighbour", "threats": "none"},
        {"selection": "puct", "first_play": 0.0},
        {"widening_start": 2},
        {"transpositions": True},
    ],
    ids=str,
)
def test_no_node_of_a_tree_has_a_forbidden_move(parameters: dict[str, Any]) -> None:
    position = drawn(DOUBLE_THREE, WHITE)
    chosen: dict[str, Any] = {"threats": "fours", "tree_radius": 2} | parameters
    search = searched(position, 600, **chosen)
    checked, barred = 0, 0
    for first in visited(search, ()):
        after = position.copy()
        after.play(first)
        if not after.is_over:
            tried = set(search.inspect((first,)).points.tolist())
            assert tried <= set(after.legal_moves())
            checked += len(tried)
            barred += len(after.open_points()) - after.legal_count()
    assert checked
    assert barred
    check_invariants(search)


def visited(search: Search, path: tuple[int, ...]) -> list[int]:
    node = search.inspect(path)
    return [int(at) for at, visits in zip(node.points, node.child_visits, strict=True) if visits > 0]


OVERLINED = "....X..../....X..../....X..../.OOO.O.../....X..../....X..../........."
"""White wins on e6, and Black may not take it: six black stones would stand in column e."""


def test_white_wins_by_a_threat_on_a_forbidden_point() -> None:
    threatened = drawn(OVERLINED)
    assert point("e6") in forbidden_points(threatened.cells, SMALL)
    assert searched(threatened, 400, threats="fours").inspect(()).proof is Proof.LOSS
    before = drawn(OVERLINED.replace("OOO.O", "OOO.."), WHITE)
    assert searched(before, 400, threats="fours").inspect(()).proof is Proof.WIN


def test_the_solver_wins_by_a_threat_on_a_forbidden_point() -> None:
    threatened, solver = drawn(OVERLINED), Solver(SMALL, memory_mb=1)
    found = solver.solve(threatened, WHITE)
    assert (found.length, found.refutations) == (1, ())
    before = drawn(OVERLINED.replace("OOO.O", "OOO.."), WHITE)
    assert point("f6") in threat_points(before, WHITE).open_fours
    assert solver.solve(before).length == 3


def barred_by(found: Solution) -> tuple[int, str] | None:
    return None if found.forbidden is None else (found.forbidden.point, str(found.forbidden.shape))


def test_a_solution_names_the_point_that_is_forbidden() -> None:
    threatened, solver = drawn(OVERLINED), Solver(SMALL, memory_mb=1)
    assert barred_by(solver.solve(threatened, WHITE)) == (point("e6"), "overline")
    before = drawn(OVERLINED.replace(".OOO.O", "XOOO.."), WHITE)
    found = solver.solve(before)
    assert (found.line[0], found.line[2]) == (point("f6"), point("e6"))
    assert barred_by(found) == (point("e6"), "overline")
    assert solver.solve(drawn(".OOO...../........./X.X.X.X..", WHITE)).forbidden is None


def test_a_row_that_would_become_an_overline_is_no_four_for_black() -> None:
    """With d9 Black would have a row of four in row 9, and any fifth stone makes six."""
    black = drawn("X.X.XX.X./........./.O.O.O.O.")
    assert point("d9") not in threat_points(black, BLACK).fours
    white = drawn("O.O.OO.O./........./.X.X.X.X.", WHITE)
    assert point("d9") in threat_points(white, WHITE).open_fours


def test_a_row_of_three_is_no_open_three_if_black_may_not_extend_it() -> None:
    """Only c5 would make a straight four of d5 to f5, and c5 would make an overline in column c."""
    text = "........./........./..X....../..X....../...XX..O./..X....../..X....../..X....../O.O..O.O."
    assert point("f5") not in threat_points(drawn(text), BLACK).open_threes
    exact = Rules(9, 9, 5, overline=Overline.NOTHING)
    assert point("f5") in threat_points(drawn(text, rules=exact), BLACK).open_threes


@pytest.mark.parametrize(
    "parameters", [{}, {"transpositions": True}, {"threads": 2}, {"selection": "puct", "first_play": 0.0}], ids=str
)
def test_a_search_is_saved_and_believed(parameters: dict[str, Any], tmp_path: Path) -> None:
    position = Position(SMALL)
    for move in ("e5", "e6", "f5", "d4", "g6", "d5", "f6"):
        position.play(point(move))
    search = searched(position, 2000, threats="fours", tree_radius=2, **parameters)
    check_invariants(search)
    again = read(save(search, tmp_path / "tree.npz"))
    again.run(Limit(simulations=200))
    check_invariants(again)


@pytest.mark.parametrize("seed", range(2))
def test_games_of_two_searches_stay_within_the_rules(seed: int) -> None:
    search, position = Search(Position(SMALL), Parameters(threats="threes", tree_radius=2), seed=seed), Position(SMALL)  # type: ignore[arg-type]
    while not position.is_over:
        search.run(Limit(simulations=150))
        move = search.final_move()
        assert move is not None
        assert RENJU.is_legal([stone.letter for stone in position.cells], SMALL, move, position.to_move)
        search.play(move)
        position.play(move)
        assert search.position == position


def test_rollouts_search_where_no_network_has_learnt_the_rule() -> None:
    wished = Parameters(selection="puct", network=SHIPPED_NETWORK, first_play=0.0)  # type: ignore[arg-type]
    resolved = resolved_search(wished, SMALL)
    assert (resolved.network, resolved.lacks_network) == ("", True)


def test_a_search_with_a_network_lists_no_forbidden_point() -> None:
    position = drawn(OVERLINED)
    assert position.forbidden_points()
    network = untrained(SMALL, np.random.default_rng(0))
    search = Search(position, Parameters(selection="puct", first_play=0.0), evaluator=network)  # type: ignore[arg-type]
    search.run(Limit(simulations=400))
    root = search.inspect(())
    assert sorted(root.points.tolist()) == position.legal_moves()
    assert root.priors.sum() == pytest.approx(1, abs=1e-4), "the softmax has legal moves only"


@pytest.mark.parametrize("profile", ["classic-uct", "studio-rollouts"])
def test_the_final_move_is_legal_if_the_only_block_is_forbidden(profile: str) -> None:
    threatened = drawn(OVERLINED)
    search = Search(threatened, PROFILES[profile].parameters, seed=1)
    search.run(Limit(simulations=60))
    assert search.final_move() in threatened.legal_moves()


# The solver


def test_black_wins_by_a_four_and_a_three() -> None:
    """A four and a three together are allowed."""
    position = drawn("........./..OXXX.../........./......X../......X../........./.O..O..O.")
    found = Solver(SMALL, memory_mb=4).solve(position, kind=ThreatKind.THREES)
    assert found.is_win
    assert found.line[0] == point("g8")
