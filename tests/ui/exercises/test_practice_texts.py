"""The texts of practice state the win rates that judged an answer, and their source."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from studio.exercises.attempt import Stage
from studio.exercises.hints import Grade as HintGrade
from studio.exercises.hints import Hint
from studio.game.position_analysis import PositionAnalysis, Proof
from studio.game.stones import Stone
from studio.practice.card import Answer, Card
from studio.practice.collecting import cards_of
from studio.practice.judging import Judgement, Verdict, judged_by_comparison, judged_by_review, judged_by_search
from studio.practice.page import PracticePage, SeriesTally
from studio.practice.statistics import Statistics
from studio.ui.exercises.practice_texts import PracticeTexts
from studio.ui.texts.language import install, remove
from studio.ui.texts.viewed_side import WinRatesFor
from tests.exercises.boards import point
from tests.practice.games import quiet, row


@pytest.fixture
def texts(qapp: QObject) -> PracticeTexts:
    return PracticeTexts(qapp)


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    """Install the English plurals."""
    install(qapp, "en")
    yield
    remove(qapp)


@pytest.fixture
def card() -> Card:
    """A card with the best move d4 (40.2 %), c4 (38.0 %), and c3 with a handful of visits."""
    answers = Answer(point("d4"), 0.402, 20_000), Answer(point("c4"), 0.38, 8700), Answer(point("c3"), 0.341, 6)
    found = next(cards_of(quiet()))
    return replace(found, answers=answers, played=replace(found.played, rate=0.25))


def said(texts: PracticeTexts, card: Card, last: Judgement | None) -> str:
    """Return the message after an answer, or after the solution, without the no-break spaces of the per cent signs."""
    is_wrong = last is not None and last.verdict is not Verdict.RIGHT
    stage = Stage.REFUTED if is_wrong else Stage.SHOWN if last is None else Stage.SOLVED
    return texts.message(PracticePage(card=card, stage=stage, last=last)).replace("\u00a0", " ")


def searched(card: Card, rate: float, proof: Proof = Proof.UNKNOWN) -> Judgement:
    rows = (row("c3", rate, proof=proof, line="c3 e5"),)
    return judged_by_search(card, point("c3"), PositionAnalysis(20_000, rows))


def test_the_rate_of_a_search_of_the_answer_names_its_source(texts: PracticeTexts, card: Card) -> None:
    assert said(texts, card, searched(card, 0.38)) == (
        "c3 is right (Black: 38.0 % in a search of this move): c3 e5. The review preferred d4 (Black: 40.2 %). "
        "Your game continued with a1 (Black: 25.0 %)."
    )
    assert said(texts, card, judged_by_review(card, point("c4"))).startswith("c4 is right (Black: 38.0 %): c4.")


def test_an_answer_that_beats_the_review_is_called_better(texts: PracticeTexts, card: Card) -> None:
    assert said(texts, card, searched(card, 0.52)) == (
        "c3 is better than the best move of the review (Black: 52.0 % in a search of this move): c3 e5. "
        "The review preferred d4 (Black: 40.2 %). Your game continued with a1 (Black: 25.0 %)."
    )
    assert said(texts, card, searched(card, 0.42)).startswith("c3 is right (Black: 42.0 %"), "within the error"


def test_a_wrong_answer_stands_beside_the_rate_that_it_misses(texts: PracticeTexts, card: Card) -> None:
    assert said(texts, card, searched(card, 0.24)) == (
        "c3 is too weak (Black: 24.0 % in a search of this move; the best move has 40.2 % in the review). "
        "Continuation: c3 e5. Try another move."
    )


def compared(card: Card, rate: float, best: float) -> Judgement:
    analysis = PositionAnalysis(20_000, (row("d4", best, 20_000),))
    return judged_by_comparison(card, searched(card, rate), analysis)


def test_an_answer_between_right_and_wrong_is_compared_with_both(texts: PracticeTexts, card: Card) -> None:
    assert said(texts, card, compared(card, 0.31, 0.395)) == (
        "c3 (Black: 31.0 % in a search of this move) is better than a1 in your game, but the best move has "
        "39.5 % in a search of the same length. Continuation: c3 e5. Try another move."
    )


def test_an_answer_that_gives_up_a_proven_win_may_still_be_better_than_the_game(
    texts: PracticeTexts, card: Card
) -> None:
    won = replace(card, answers=(replace(card.best, rate=1.0, proof=Proof.WIN), *card.answers[1:]))
    assert said(texts, won, searched(won, 0.31)).startswith(
        "c3 (Black: 31.0 % in a search of this move) is better than a1 in your game, but gives up a proven win: c3 e5."
    )
    assert said(texts, won, searched(won, 0.25)).startswith("c3 gives up the win (Black: 25.0 % in a search")


def test_a_right_answer_names_the_search_that_was_as_long(texts: PracticeTexts, card: Card) -> None:
    assert "In a search of d4 as long as that of your answer, its win rate is 36.1 %. Your game" in said(
        texts, card, compared(card, 0.36, 0.361)
    )
    assert "39.5 %. The difference is within the error of the searches. Your game" in said(
        texts, card, compared(card, 0.36, 0.395)
    )


def test_the_image_of_the_best_move_is_as_good(texts: PracticeTexts, card: Card) -> None:
    best = replace(card, answers=(replace(card.answers[1], rate=0.5), card.answers[0]))
    assert said(texts, best, judged_by_review(best, point("d5"))) == (
        "d5 is equivalent to c4 by rotation or reflection, so it is equally good (Black: 50.0 %): d5. "
        "Your game continued with a1 (Black: 25.0 %)."
    )


def test_only_a_proven_loss_has_a_refutation(texts: PracticeTexts, card: Card) -> None:
    assert "(Black: 25.0 %). The best reply: a1 d4" in said(texts, card, judged_by_review(card, card.played.point))
    lost = replace(card, played=replace(card.played, rate=0.0, proof=Proof.LOSS))
    assert "(Black: proven loss). The refutation: a1 d4" in said(texts, lost, judged_by_review(lost, lost.played.point))


def test_a_proven_result_needs_no_source(texts: PracticeTexts, card: Card) -> None:
    won = "c3 is better than the best move of the review (Black: proven win): c3 e5. The review preferred d4"
    assert said(texts, card, searched(card, 1.0, Proof.WIN)).startswith(won)


def test_the_move_of_the_game_is_accepted_if_a_later_search_prefers_it(texts: PracticeTexts, card: Card) -> None:
    played = Answer(card.played.point, 0.45, 40_000, line=(card.played.point, point("d4")))
    later = replace(card, played=played, is_played_preferred=True)
    assert said(texts, later, judged_by_review(later, played.point)) == (
        "a1, the move of your game, is right (Black: 45.0 %): a1 d4. The review preferred d4 (Black: 40.2 %). "
        "A later search prefers the move of your game."
    )
    assert said(texts, later, judged_by_review(later, point("d4"))) == (
        "d4 is right (Black: 40.2 %): d4. A later search prefers a1, the move of your game (Black: 45.0 %)."
    )
    assert said(texts, later, None) == (
        "The best move by the review is d4 (Black: 40.2 %): d4. "
        "A later search prefers a1, the move of your game (Black: 45.0 %)."
    )
    assert said(texts, card, judged_by_review(card, card.played.point)).startswith("a1 is the move of your game")


def test_the_move_of_the_review_is_not_called_best_beside_a_move_with_a_higher_rate(
    texts: PracticeTexts, card: Card
) -> None:
    higher = replace(card, answers=(*card.answers, Answer(point("g1"), 0.445, 36_000)))
    assert said(texts, higher, judged_by_review(higher, point("d4"))).startswith("d4 is right (Black: 40.2 %)")
    assert said(texts, higher, None).startswith("The best move by the review is d4 (Black: 40.2 %)")
    assert "the best move has 44.5 %" in said(texts, higher, searched(higher, 0.24))
    assert said(texts, card, judged_by_review(card, point("d4"))).startswith("d4 is the best move (Black: 40.2 %)")


def turned(card: Card, to_move: Stone) -> Card:
    """Return the card with this side to move."""
    return card if card.side is to_move else replace(card, board=f"{card.board}\nO to move")


@pytest.mark.parametrize("to_move", [Stone.BLACK, Stone.WHITE])
@pytest.mark.parametrize("chosen", list(WinRatesFor))
def test_win_rates_and_proofs_are_those_of_the_chosen_side(
    qapp: QObject, card: Card, chosen: WinRatesFor, to_move: Stone
) -> None:
    side, card = chosen.side(to_move), turned(card, to_move)
    texts, name = PracticeTexts(qapp, side), "Black" if side is Stone.BLACK else "White"
    if side is to_move:
        right, best, played, weak, proven = "38.0", "40.2", "25.0", "24.0", "win"
    else:
        right, best, played, weak, proven = "62.0", "59.8", "75.0", "76.0", "loss"
    assert said(texts, card, searched(card, 0.38)) == (
        f"c3 is right ({name}: {right} % in a search of this move): c3 e5. The review preferred d4 ({name}: {best} %). "
        f"Your game continued with a1 ({name}: {played} %)."
    )
    assert f"({name}: {weak} % in a search of this move; the best move has {best} % in the review)" in said(
        texts, card, searched(card, 0.24)
    )
    assert f"as long as that of your answer, its win rate is {best} %." in said(
        texts, card, compared(card, 0.38, 0.402)
    )
    best_compared = "39.5" if side is to_move else "60.5"
    assert f"the best move has {best_compared} % in a search" in said(texts, card, compared(card, 0.31, 0.395))
    assert f"({name}: proven {proven})" in said(texts, card, searched(card, 1.0, Proof.WIN))
    assert "at most 3 % worse" in texts.task(card).replace("\u00a0", " ")


@pytest.mark.parametrize(("stones", "told"), [(("d1",), "stone d1"), (("d1", "e1"), "stones d1, e1")])
def test_a_hint_has_one_ringed_stone_or_several(
    texts: PracticeTexts, card: Card, stones: tuple[str, ...], told: str
) -> None:
    hint = Hint(HintGrade.STONES, stones=tuple(map(point, stones)))
    message = texts.message(PracticePage(card=card, hint=hint))
    assert message == f"Hint 2 of 3: the best move works with the marked {told}."


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("tally", "said"),
    [
        (SeriesTally(7, 7), "Right at the first try: 7 of 7. Nothing more is due today."),
        (SeriesTally(7, 3), "4 other positions will be asked again tomorrow. Nothing more is due today."),
        (SeriesTally(2, 1), "1 other position will be asked again tomorrow. Nothing more is due today."),
    ],
)
def test_the_end_says_when_the_other_positions_are_asked_again(
    texts: PracticeTexts, tally: SeriesTally, said: str
) -> None:
    assert texts.tally(tally, Statistics()).endswith(said)


def test_the_task_says_that_the_lowest_number_is_best_if_the_numbers_are_for_the_opponent(
    qapp: QObject, card: Card
) -> None:
    for to_move, told in ((Stone.BLACK, False), (Stone.WHITE, True)):
        page = PracticePage(card=turned(card, to_move))
        heading = PracticeTexts(qapp, Stone.BLACK).heading(page, turned(card, to_move))
        assert ("All numbers are for Black, so the lowest one is the best." in heading) is told
        assert "lowest" not in PracticeTexts(qapp).heading(page, turned(card, to_move))
