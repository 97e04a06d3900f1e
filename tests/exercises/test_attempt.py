"""A user's attempt at an exercise, and its score."""

from studio.engine.options.threats import ThreatKind
from studio.exercises.attempt import Attempt, Score, Stage, tally_of
from studio.exercises.exercise import Exercise, setup_of
from studio.exercises.judging import Judgement, Verdict
from studio.game.stones import Stone
from tests.exercises.boards import exercise, point, position
from tests.game.boards import played
from tests.game.renju_trap import RENJU, TRAPPED
from tests.game.renju_trap import point as renju_point

RIGHT = Judgement(point("d1"), Verdict.KEEPS, point("e1"), 1)
WIN = Judgement(point("d4"), Verdict.WINS)
WRONG = Judgement(point("e1"), Verdict.LOSES, point("d1"))


def test_the_win_is_found_at_the_second_try() -> None:
    attempt = Attempt(exercise())
    attempt.take(WRONG)
    assert attempt.stage is Stage.REFUTED
    assert not attempt.may_play(point("d4"))
    attempt.take_back()
    assert (attempt.stage, attempt.position) == (Stage.TRYING, position())
    attempt.take(RIGHT)
    attempt.take(WIN)
    assert attempt.moves == (point("d1"), point("e1"), point("d4"))
    assert attempt.score(7.0) == Score(is_solved=True, moves=2, mistakes=1, tries=2, seconds=7.0)


def test_a_click_after_a_refuted_move_gives_the_next_try() -> None:
    attempt = Attempt(exercise())
    assert attempt.next_try(point("d4")) is None, "no move was refuted"
    attempt.take(WRONG)
    assert attempt.next_try(WRONG.point) is None, "a double click is no second try"
    assert attempt.next_try(point("d1")) == point("d1"), "the point of the reply is free before it"
    taken = next(at for at, cell in enumerate(position().cells) if cell is not Stone.EMPTY)
    assert attempt.next_try(taken) is None
    assert (attempt.stage, attempt.score(0.0).mistakes) == (Stage.REFUTED, 1)


def test_undone_moves_do_not_count_and_mistakes_do() -> None:
    attempt = Attempt(exercise())
    attempt.take(RIGHT)
    assert attempt.plies == 1
    attempt.take_back()
    assert (attempt.plies, attempt.moves) == (3, ())
    score = attempt.score(0.0)
    assert (score.moves, score.tries, score.mistakes) == (0, 1, 0)


def test_a_win_is_not_taken_back() -> None:
    attempt = Attempt(exercise())
    for judgement in (RIGHT, WIN):
        attempt.take(judgement)
    attempt.take_back()
    assert attempt.stage is Stage.SOLVED


def test_a_longer_win_is_noticed() -> None:
    quick, slow = Attempt(exercise(3)), Attempt(exercise(3))
    quick.take(RIGHT)
    slow.take(Judgement(point("d1"), Verdict.KEEPS, point("e1"), 3))
    assert (quick.is_longer, slow.is_longer) == (False, True)


def test_an_undecided_move_is_not_played() -> None:
    attempt = Attempt(exercise())
    attempt.take(Judgement(point("e1"), Verdict.UNKNOWN))
    assert (attempt.moves, attempt.stage, attempt.score(0.0).mistakes) == ((), Stage.TRYING, 0)


def test_a_shown_solution_does_not_count_as_solved() -> None:
    attempt = Attempt(exercise())
    attempt.take(WRONG)
    attempt.show((point("d1"), point("e1"), point("d4")))
    assert (attempt.stage, attempt.position.is_over) == (Stage.SHOWN, True)
    assert not attempt.score(0.0).is_solved


def test_the_tally_adds_up_the_scores() -> None:
    clean = Score(is_solved=True, moves=2, tries=1, seconds=3.0)
    helped = Score(is_solved=True, moves=2, tries=2, mistakes=1, hints=1, seconds=4.0)
    tally = tally_of((clean, helped, Score(tries=1, mistakes=1)))
    assert (tally.solved, tally.clean, tally.tried) == (2, 1, 3)
    assert (tally.mistakes, tally.hints, tally.seconds) == (2, 1, 7.0)


def test_a_forbidden_point_is_not_accepted() -> None:
    """On h8 Black would make three-three."""
    board = played(f"{TRAPPED} o15", RENJU)
    attempt = Attempt(Exercise(RENJU, setup_of(board), ThreatKind.FOURS, 3))
    assert not attempt.may_play(renju_point("h8"))
    attempt.take(Judgement(renju_point("h8"), Verdict.KEEPS, renju_point("a1"), 1))
    assert (attempt.stage, attempt.moves) == (Stage.TRYING, ())
