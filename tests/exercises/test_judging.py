"""The effect of a move on a win by threats, and the reply."""

import pytest

from studio.engine.options.threats import ThreatKind
from studio.engine.solver import Solver
from studio.exercises.judging import Verdict, judge, solutions
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from tests.exercises.boards import SEVEN, Undecided, name, point, position
from tests.game.boards import played
from tests.game.renju_trap import RENJU, TRAPPED
from tests.game.renju_trap import point as renju_point

FOURS = ThreatKind.FOURS


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(SEVEN, memory_mb=1)


def test_a_move_that_keeps_the_win_is_answered_by_a_defence(solver: Solver) -> None:
    judgement = judge(solver, position(), point("d1"), FOURS)
    assert (judgement.verdict, judgement.plies) == (Verdict.KEEPS, 1)
    assert name(judgement.reply) in ("d4", "e1"), "one of the two points on which Black would win"


def test_the_line_that_wins_needs_no_answer(solver: Solver) -> None:
    board = position()
    for move in ("d1", "e1"):
        board.play(point(move))
    judgement = judge(solver, board, point("d4"), FOURS)
    assert (judgement.verdict, judgement.reply) == (Verdict.WINS, None)


@pytest.mark.parametrize("move", ["d4", "g7"])
def test_the_refutation_of_a_move_does_not_show_a_winning_move(solver: Solver, move: str) -> None:
    board = position()
    judgement = judge(solver, board, point(move), FOURS)
    assert (judgement.verdict, judgement.reply, judgement.ends_game) == (Verdict.LOSES, None, False)
    board.play(point(move))
    board.play(point("d1"))
    assert not solver.solve(board, None, FOURS).is_win


BOTH_CAN_WIN = """
O O O . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
X X X . . . .
"""


def test_a_refutation_that_is_no_winning_move_is_played(solver: Solver) -> None:
    judgement = judge(solver, position(BOTH_CAN_WIN), point("g4"), FOURS)
    assert (judgement.verdict, name(judgement.reply)) == (Verdict.LOSES, "d7")


def test_the_position_is_left_as_it_was(solver: Solver) -> None:
    board = position()
    judge(solver, board, point("e1"), FOURS)
    solutions(solver, board, FOURS)
    assert board == position()


def test_all_first_moves_that_win_are_counted(solver: Solver) -> None:
    found = solutions(solver, position(), FOURS)
    assert found.is_exact
    assert [name(each) for each in found.points] == ["d1", "e1"]


def test_undecided_positions_are_reported_as_unknown() -> None:
    assert judge(Undecided(), position(), point("d1"), FOURS).verdict is Verdict.UNKNOWN
    found = solutions(Undecided(), position(), FOURS)
    assert (found.points, found.is_exact) == ((), False)


def test_a_cancelled_count_says_so(solver: Solver) -> None:
    found = solutions(solver, position(), FOURS, is_wanted=lambda: False)
    assert set(found.undecided) == set(position().legal_moves())


def test_a_refutation_may_take_a_point_that_is_forbidden_for_the_user() -> None:
    """Black could win on e1, and plays elsewhere. White wins on h8, where Black would make three-three."""
    row = {renju_point(name): Stone.BLACK for name in ("a1", "b1", "c1", "d1")}
    board = played(f"{TRAPPED} i9", RENJU).with_setup(row, Stone.BLACK)
    assert renju_point("h8") in board.forbidden_points()
    judgement = judge(Solver(RENJU, memory_mb=1), board, renju_point("o15"), FOURS)
    assert (judgement.verdict, judgement.reply) == (Verdict.LOSES, renju_point("h8"))


@pytest.mark.parametrize(("rules", "is_solution"), [(PRESETS["gomoku-15"], True), (RENJU, False)], ids=str)
def test_a_forbidden_point_is_no_solution(rules: Rules, is_solution: bool) -> None:
    """On d2 Black makes two fours."""
    black = "e2 f2 g2 d3 d4 d5"
    stones = dict.fromkeys(map(renju_point, black.split()), Stone.BLACK)
    stones |= dict.fromkeys(map(renju_point, ("h2", "d6")), Stone.WHITE)
    board = Position(rules).with_setup(stones, Stone.BLACK)
    found = solutions(Solver(rules, memory_mb=1), board, FOURS).points
    assert (renju_point("d2") in found) is is_solution
