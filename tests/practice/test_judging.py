"""Answers are judged by the review, by the solver, and by a search that compares two moves."""

from dataclasses import replace

import pytest

from studio.engine.solver import Solver
from studio.exercises.attempt import Stage
from studio.game.position_analysis import PositionAnalysis, Proof
from studio.practice.attempt import Attempt
from studio.practice.card import Answer, Card, Kind
from studio.practice.collecting import cards_of
from studio.practice.equal_moves import images_of
from studio.practice.judging import (
    Judgement,
    Verdict,
    beats_review,
    best_founded,
    comparison_limit,
    judged_by_comparison,
    judged_by_review,
    judged_by_search,
    judged_by_solver,
    needs_comparison,
    search_limit,
    steering_of,
)
from tests.exercises.boards import SEVEN, Undecided, point, position
from tests.game.boards import played
from tests.game.renju_trap import RENJU, TRAPPED
from tests.game.renju_trap import point as renju_point
from tests.practice.games import WHITE, card, quiet, row


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(SEVEN, memory_mb=1)


@pytest.fixture
def calm() -> Card:
    return next(cards_of(quiet()))


def test_the_best_move_is_right_and_the_mistake_is_refuted() -> None:
    best, mistake = judged_by_review(card(), point("d1")), judged_by_review(card(), point("d4"))
    assert best is not None
    assert mistake is not None
    assert (best.verdict, best.proof) == (Verdict.RIGHT, Proof.WIN)
    assert (mistake.verdict, mistake.reply) == (Verdict.WRONG, point("d1"))


def judged(card: Card, name: str) -> Judgement:
    found = judged_by_review(card, point(name))
    assert found is not None, name
    return found


def with_visits(card: Card, name: str, visits: int) -> Card:
    """Return the card with another number of visits of a move, and 10,000 visits of the best one."""
    answers = [replace(each, visits=visits) if each.point == point(name) else each for each in card.answers]
    return replace(card, answers=(replace(answers[0], visits=10_000), *answers[1:]))


def test_a_move_may_lose_three_per_cent(calm: Card) -> None:
    assert judged(calm, "c4").verdict is Verdict.RIGHT
    assert judged(with_visits(calm, "b2", 10_000), "b2").verdict is Verdict.BETTER


@pytest.mark.parametrize(("visits", "rate"), [(2000, 0.45), (9999, 0.45), (50_000, 0.5)])
def test_the_review_alone_rejects_no_move_with_fewer_visits_or_a_near_rate(
    calm: Card, visits: int, rate: float
) -> None:
    answers = (calm.best, Answer(point("b2"), rate, visits))
    assert judged_by_review(with_visits(replace(calm, answers=answers), "b2", visits), point("b2")) is None


def test_the_image_of_the_best_move_by_a_symmetry_is_as_right(calm: Card) -> None:
    """The board is empty, so a quarter turn maps c4, the best move here, to d5."""
    best = replace(calm.answers[1], rate=0.7, line=(point("c4"), point("b3")))
    turned = judged(replace(calm, answers=(best, calm.best)), "d5")
    assert (turned.verdict, turned.rate, turned.image_of) == (Verdict.RIGHT, 0.7, point("c4"))
    assert turned.line in ((point("d5"), point("c6")), (point("d5"), point("e6")))
    assert judged(replace(calm, answers=(best, calm.best)), "c4").image_of is None


def test_the_image_of_an_answer_of_the_review_has_its_numbers(calm: Card) -> None:
    assert (judged(calm, "d5").verdict, judged(calm, "d5").rate) == (Verdict.RIGHT, 0.60), "as c4"
    assert judged(calm, "g7").verdict is Verdict.WRONG, "as a1, the move of the game"
    few = replace(calm.answers[1], point=point("d5"), rate=0.1, visits=7, line=())
    assert judged(replace(calm, answers=(*calm.answers, few)), "d5").rate == 0.60, "c4 has more visits"


def test_a_board_without_symmetry_has_no_images(calm: Card) -> None:
    board = position()
    assert images_of(board, point("g7")) == {point("g7")}
    assert images_of(calm.position(), point("c4")) == {point(each) for each in ("c4", "d3", "d5", "e4")}


def test_a_better_move_of_a_later_search_raises_the_demand_but_the_move_of_the_review_stays_right(calm: Card) -> None:
    later = replace(calm, answers=(*calm.answers, Answer(point("c3"), 0.8, 50_000)))
    verdicts = {}
    for name in ("d4", "c3", "c4"):
        verdicts[name] = judged(with_visits(later, "c4", 50_000), name).verdict
    assert verdicts == {"d4": Verdict.RIGHT, "c3": Verdict.RIGHT, "c4": Verdict.BETTER}


def test_moves_that_the_review_hardly_visited_are_left_open(calm: Card) -> None:
    few = replace(calm, answers=(*calm.answers, Answer(point("b4"), 0.62, 20)))
    assert judged_by_review(few, point("b4")) is None, "20 visits"
    assert judged_by_review(calm, point("c3")) is None, "no visits"
    assert judged_by_review(card(), point("g7")) is None, "a second win may be unproven"


def test_another_winning_move_is_right_by_proof(solver: Solver) -> None:
    found = judged_by_solver(card(), point("e1"), solver)
    assert found is not None
    assert (found.verdict, found.proof, found.rate) == (Verdict.RIGHT, Proof.WIN, 1.0)


def test_a_move_that_allows_a_win_by_threats_is_refuted_by_its_line(solver: Solver) -> None:
    passing = position()
    passing.set_up({}, WHITE)  # White, to move, must take d1 or e1, because Black threatens to win by fours
    answers = Answer(point("d1"), 0.6, 4000), Answer(point("a7"), 0.2, 4000)
    other = Card(SEVEN.text, passing.text(), Kind.DEFENCE, answers[1], answers[:1])
    found = judged_by_solver(other, point("g7"), solver)
    assert found is not None
    assert (found.verdict, found.proof, found.rate) == (Verdict.WRONG, Proof.LOSS, 0.0)
    assert found.reply in (point("d1"), point("e1"))


def test_what_the_solver_cannot_decide_is_left_open(calm: Card, solver: Solver) -> None:
    assert judged_by_solver(calm, point("c3"), Undecided()) is None
    assert judged_by_solver(calm, point("c3"), solver) is None


def test_a_search_of_the_answer_is_judged_like_the_moves_of_the_review(calm: Card) -> None:
    assert steering_of(point("c3")).only == {point("c3")}
    close = judged_by_search(calm, point("c3"), PositionAnalysis(10_000, (row("c3", 0.60, line="c3 e5"),)))
    assert (close.verdict, close.rate, close.reply, close.is_searched) == (Verdict.RIGHT, 0.60, point("e5"), True)
    far = judged_by_search(calm, point("c3"), PositionAnalysis(10_000, (row("c3", 0.58),)))
    assert (far.verdict, needs_comparison(calm, far), needs_comparison(calm, close)) == (Verdict.BETTER, True, False)
    bad = judged_by_search(calm, point("c3"), PositionAnalysis(10_000, (row("c3", 0.31),)))
    assert (bad.verdict, needs_comparison(calm, bad)) == (Verdict.WRONG, False), "no better than a1"
    assert judged_by_search(calm, point("c3"), PositionAnalysis(10_000, ())).proof is Proof.LOSS


@pytest.mark.parametrize(
    ("best", "verdict"), [(0.56, Verdict.RIGHT), (0.582, Verdict.RIGHT), (0.60, Verdict.BETTER), (0.7, Verdict.BETTER)]
)
def test_a_worse_answer_is_compared_with_a_search_of_the_best_move(calm: Card, best: float, verdict: Verdict) -> None:
    """The review gives the best move 62 %. Two standard errors of two rates with 10,000 visits are 1.4 %."""
    own = PositionAnalysis(10_000, (row("c3", 0.54, 10_000),))
    found = judged_by_search(calm, point("c3"), own)
    compared = judged_by_comparison(calm, found, PositionAnalysis(10_000, (row("d4", best, 10_000),)))
    assert (compared.verdict, compared.rate) == (verdict, 0.54)
    assert compared.best_rate == pytest.approx(best)
    assert not needs_comparison(calm, compared)
    assert comparison_limit(found.visits).simulations == 30_000, "the search of the answer continues"


def test_an_answer_is_right_if_the_best_move_turns_out_to_lose(calm: Card) -> None:
    found = judged_by_search(calm, point("c3"), PositionAnalysis(10_000, (row("c3", 0.54, 10_000),)))
    assert judged_by_comparison(calm, found, PositionAnalysis(10_000, ())).verdict is Verdict.RIGHT
    won = PositionAnalysis(10_000, (row("d4", 1.0, 900, Proof.WIN),))
    assert judged_by_comparison(calm, found, won).verdict is Verdict.BETTER


def test_the_search_is_as_long_as_that_of_the_best_move(calm: Card) -> None:
    visits = {}
    for wanted in (500, 25_000, 1_000_000):
        best = replace(calm.best, visits=wanted)
        visits[wanted] = search_limit(replace(calm, answers=(best, *calm.answers[1:]))).simulations
    assert visits == {500: 10_000, 25_000: 25_000, 1_000_000: 40_000}


def searched(card: Card, name: str, rate: float) -> Judgement:
    return judged_by_search(card, point(name), PositionAnalysis(10_000, (row(name, rate),)))


@pytest.mark.parametrize("other", [None, 0.62, 0.66, 0.8])
def test_what_the_review_calls_right_is_right_by_a_search(calm: Card, other: float | None) -> None:
    """This holds also after a better later search."""
    later = (Answer(point("c3"), other, 50_000),) if other is not None else ()
    for tenths in range(540, 660):
        rate = tenths / 1000
        found = replace(calm, answers=(calm.best, Answer(point("c4"), rate + 0.0004, 3000), *later))
        by_review = judged_by_review(found, point("c4"))
        by_search = searched(found, "b3", rate - 0.0004).verdict
        assert (by_search is Verdict.RIGHT) is (by_review is not None), rate
        assert by_review is None or by_review.verdict is Verdict.RIGHT, rate
    assert calm.best.rate == 0.62
    assert searched(found, "b3", 0.62).verdict is Verdict.RIGHT, "as the best move of the review"


def test_exactly_three_per_cent_below_the_best_move_is_right(calm: Card) -> None:
    verdicts = [
        searched(replace(calm, answers=(replace(calm.best, rate=0.402),)), "b3", rate).verdict
        for rate in (0.380, 0.3724, 0.3716, 0.371)
    ]
    assert verdicts == [Verdict.RIGHT, Verdict.RIGHT, Verdict.RIGHT, Verdict.BETTER]


def test_a_few_visits_neither_judge_a_move_nor_set_the_demand(calm: Card) -> None:
    few = replace(calm, answers=(*calm.answers, Answer(point("c3"), 0.9, 6)))
    assert judged_by_review(few, point("c3")) is None
    assert best_founded(few) is few.best
    found = searched(few, "c3", 0.61)
    assert (found.verdict, found.rate) == (Verdict.RIGHT, 0.61)


def test_the_move_of_the_game_is_right_if_a_later_search_prefers_it(calm: Card) -> None:
    played = replace(calm.played, rate=0.66, visits=40_000)
    later = replace(calm, played=played, is_played_preferred=True)
    assert (judged(later, "a1").verdict, judged(later, "a1").rate) == (Verdict.RIGHT, 0.66)
    assert best_founded(later) == played
    assert searched(later, "b3", 0.61).verdict is Verdict.WRONG
    proven = judged_by_review(replace(calm, played=replace(played, proof=Proof.WIN, rate=1.0)), played.point)
    assert proven is not None
    assert proven.verdict is Verdict.RIGHT


def test_a_proven_best_move_needs_a_proof_or_nearly_a_win() -> None:
    analysis = PositionAnalysis(10_000, (row("g7", 0.9),))
    near = judged_by_search(card(), point("g7"), analysis)
    assert (near.verdict, needs_comparison(card(), near)) == (Verdict.BETTER, False)
    won = PositionAnalysis(10_000, (row("g7", 0.9, proof=Proof.WIN),))
    assert judged_by_search(card(), point("g7"), won).verdict is Verdict.RIGHT


def test_a_forbidden_point_is_neither_offered_nor_accepted() -> None:
    """The card asks for Black's move after o15; on h8 Black would make three-three."""
    board, h8, h11, j9 = played(f"{TRAPPED} o15", RENJU), *map(renju_point, ("h8", "h11", "j9"))
    made = Card(RENJU.text, board.text(), Kind.MISTAKE, Answer(j9, 0.2), (Answer(h11, 0.6),))
    attempt = Attempt(made)
    assert not attempt.may_play(h8)
    attempt.take(Judgement(h8, Verdict.RIGHT, line=(h8,)))
    assert (attempt.stage, attempt.moves) == (Stage.TRYING, ())
    with pytest.raises(ValueError, match="legal moves"):
        Card(RENJU.text, board.text(), Kind.MISTAKE, Answer(j9, 0.2), (Answer(h8, 0.6),))


# Better than the review


@pytest.mark.parametrize(
    ("name", "rate", "proof", "best_rate", "is_better"),
    [
        ("c3", 0.70, Proof.UNKNOWN, None, True),
        ("c3", 0.64, Proof.UNKNOWN, None, False),  # within 3 %
        ("c3", 0.70, Proof.UNKNOWN, 0.69, False),  # the longer search of the best move agrees
        ("c3", 0.64, Proof.UNKNOWN, 0.55, True),
        ("c3", 1.0, Proof.WIN, None, True),
        ("c3", 0.5, Proof.DRAW, None, False),
        ("d4", 0.9, Proof.UNKNOWN, None, False),  # the best move of the review itself
    ],
)
def test_a_clearly_better_answer_than_the_move_of_the_review_is_recognized(
    calm: Card, name: str, rate: float, proof: Proof, best_rate: float | None, is_better: bool
) -> None:
    found = Judgement(point(name), Verdict.RIGHT, rate, proof, visits=20_000, is_searched=True, best_rate=best_rate)
    assert beats_review(calm, found) is is_better
    won = replace(calm, answers=(replace(calm.best, rate=1.0, proof=Proof.WIN), *calm.answers[1:]))
    assert not beats_review(won, found), "no move is better than a win"


def test_an_open_answer_is_better_than_a_best_move_that_loses(calm: Card) -> None:
    lost = replace(calm, answers=(replace(calm.best, rate=0.0, proof=Proof.LOSS), *calm.answers[1:]))
    assert beats_review(lost, Judgement(point("c3"), Verdict.RIGHT, 0.2, visits=20_000))
    assert beats_review(lost, Judgement(point("c3"), Verdict.RIGHT, 0.5, Proof.DRAW))
    assert not beats_review(lost, Judgement(point("c3"), Verdict.WRONG, 0.0, Proof.LOSS))
