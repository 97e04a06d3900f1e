"""The effect of a move on a win by threats, and the reply."""

import pytest

from studio.engine.options.threats import ThreatKind
from studio.engine.solver import Solver
from studio.exercises.judging import Verdict, judge, solutions
from tests.exercises.boards import SEVEN, Undecided, name, point, position

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
