"""The card that explains why a move is not the best move, in numbers and in sentences."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from studio.engine.options.parameters import Selection
from studio.game.notation import point_from_human
from studio.game.position_analysis import Proof
from studio.insight.explanation import Answer, Explanation, Terms
from studio.ui.candidates.explanation_card import ExplanationCard
from studio.ui.candidates.terms import TermComparison
from studio.ui.widgets.theme import DARK, Theme
from tests.ui.views import BOARD

A1, B2 = (point_from_human(move, BOARD) for move in ("a1", "b2"))
BEST = Terms(A1, 900, 0.6, 0.05, 0.65, win_rate=0.6)
ASKED = Terms(B2, 200, 0.555, 0.064, 0.619, win_rate=0.555)
COMPARED = Explanation(BOARD, Selection.UCT, Answer.COMPARED, B2, ASKED, BEST, visits_until=1240)


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> ExplanationCard:
    card = ExplanationCard(theme)
    qtbot.addWidget(card)
    card.resize(320, 200)
    return card


def title(card: ExplanationCard) -> str:
    found = card.findChild(QLabel, "explanation_title")
    assert found is not None
    return found.text()


def terms(card: ExplanationCard) -> TermComparison:
    found = card.findChild(TermComparison)
    assert found is not None
    return found


def answer(kind: Answer, **fields: object) -> Explanation:
    return replace(COMPARED, answer=kind, visits_until=None, **fields)  # type: ignore[arg-type]


def test_a_move_without_visits_has_no_win_rate(card: ExplanationCard) -> None:
    card.show_explanation(replace(COMPARED, asked=replace(ASKED, visits=0, win_rate=0.5)))
    assert card.sentence.startswith("b2 has not been visited yet, so its win rate is not known.")
    assert "50.0" not in card.sentence


def test_it_is_visible_only_with_an_explanation(card: ExplanationCard) -> None:
    assert not card.isVisible()
    card.show_explanation(COMPARED)
    assert card.isVisible()
    assert title(card) == "Why not b2?"
    card.show_explanation(None)
    assert not card.isVisible()


def test_both_moves_stand_side_by_side(card: ExplanationCard) -> None:
    card.show_explanation(COMPARED)
    rows = terms(card).rows
    assert [(row.name, row.best, row.asked) for row in rows] == [
        ("Exploitation", 0.6, 0.555),
        ("Exploration", 0.05, 0.064),
        ("Score", 0.65, 0.619),
    ]
    assert [row.is_deciding for row in rows] == [True, False, False]
    told = terms(card).accessibleDescription()
    assert told.split("; ")[0] == "Exploitation: 0.600 for a1, 0.555 for b2"
    assert "Score: 0.650 for a1, 0.619 for b2" in told


def part(card: ExplanationCard, name: str) -> str:
    found = card.findChild(QLabel, f"explanation_{name}")
    assert found is not None
    return found.text()


def test_one_sentence_stands_above_the_terms(card: ExplanationCard) -> None:
    card.show_explanation(COMPARED)
    assert part(card, "sentence") == "b2 is worse than a1: win rate of Black 55.5\u00a0% against 60.0\u00a0%."
    assert part(card, "detail") == "If the values do not change, b2 is chosen after about 1,240 more simulation(s)."


@pytest.mark.parametrize(
    ("rate", "score", "words"),
    [
        (0.555, 0.7, "b2 is worse than a1"),  # the higher score does not make it the best move
        (0.6, 0.7, "b2 is as good as a1 (Black 60.0\u00a0%), but has fewer visits: 200 against 900."),
        (0.6, 0.641, "b2 is as good as a1"),
        (
            0.65,
            0.7,
            "b2 has a better win rate than a1 (Black 65.0\u00a0% against 60.0\u00a0%), but in too few visits: 200 "
            "against 900.",
        ),
    ],
)
def test_the_sentence_says_why_it_is_not_the_most_visited_move(
    card: ExplanationCard, rate: float, score: float, words: str
) -> None:
    asked = Terms(B2, 200, rate, score - rate, score, win_rate=rate)
    card.show_explanation(replace(COMPARED, asked=asked, visits_until=0))
    assert part(card, "sentence").startswith(words)
    assert "score" not in part(card, "sentence")
    assert part(card, "detail").endswith("b2 is chosen by the next simulation.")


def test_the_sentence_names_the_reply(card: ExplanationCard) -> None:
    reply = point_from_human("c3", BOARD)
    card.show_explanation(replace(COMPARED, asked=replace(ASKED, reply=reply)))
    told = "b2 is worse than a1: win rate of Black 55.5\u00a0% against 60.0\u00a0%. The search answers it with c3."
    assert part(card, "sentence") == told


def test_a_move_with_few_visits_is_not_explained_by_more_than_its_results(card: ExplanationCard) -> None:
    card.show_explanation(replace(COMPARED, asked=replace(ASKED, visits=12)))
    assert part(card, "sentence") == (
        "b2 was tried only 12 time(s), with a win rate of 55.5\u00a0% for Black; a1 has 60.0\u00a0% in 900 visits. The "
        "search compares only these results and knows no other reason."
    )


def test_a_low_prior_is_the_reason_for_few_visits(card: ExplanationCard) -> None:
    best, asked = replace(BEST, prior=0.4), replace(ASKED, visits=12, prior=0.01)
    card.show_explanation(replace(COMPARED, best=best, asked=asked))
    assert part(card, "sentence") == (
        "b2 was tried only 12 time(s), because its prior is low: 1.0\u00a0% against 40.0\u00a0% for a1."
    )
    card.show_explanation(replace(COMPARED, best=replace(BEST, prior=0.01), asked=asked))
    assert "prior" not in part(card, "sentence"), "an equal prior is no reason"


def test_puct_waits_for_ever(card: ExplanationCard) -> None:
    card.show_explanation(replace(COMPARED, selection=Selection.PUCT, visits_until=None))
    assert "b2 is not chosen within the next billion simulations." in card.sentence


@pytest.mark.parametrize(
    ("wait", "words"),
    [
        (None, "billion visits of this node."),
        (0, "at the next visit of this node."),
        (8, "about 8 more"),
    ],
)
def test_below_the_root_visits_are_counted(card: ExplanationCard, wait: int | None, words: str) -> None:
    card.show_explanation(replace(COMPARED, is_root=False, visits_until=wait))
    assert words in card.sentence


def test_long_waits_are_rounded(card: ExplanationCard) -> None:
    card.show_explanation(replace(COMPARED, visits_until=123_456_789))
    assert "after about 123,000,000 more" in card.sentence


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (answer(Answer.BEST), "b2 is the best move"),
        (answer(Answer.LEFT_OUT), "b2 is left out of the search."),
        (answer(Answer.ALONE), "No move has been visited yet."),
        (answer(Answer.UNTRIED, widening_at=1200), "When this position has 1,200 visits"),
        (answer(Answer.UNTRIED), "has not reached this move yet"),
        (answer(Answer.UNTRIED, is_near_first=True), "Moves near stones are searched first"),
        (answer(Answer.PROVEN, proof=Proof.LOSS, proof_moves=4), "b2 is proven to lose in at most 4 plies."),
        (answer(Answer.PROVEN, proof=Proof.WIN, proof_moves=3), "b2 is proven to win in at most 3 plies."),
        (answer(Answer.PROVEN, proof=Proof.DRAW), "b2 is proven to be a draw."),
        (answer(Answer.PROVEN), "b2 cannot be better than the best result already proven"),
    ],
)
def test_other_answers_have_no_table(card: ExplanationCard, told: Explanation, words: str) -> None:
    card.show_explanation(told)
    assert words in card.sentence
    assert "%" not in card.sentence
    assert not terms(card).isVisible()


def test_a_saved_analysis_has_a_comparison_without_terms(card: ExplanationCard) -> None:
    nothing = float("nan")
    best, asked = (replace(each, exploitation=nothing, exploration=nothing, score=nothing) for each in (BEST, ASKED))
    card.show_explanation(replace(COMPARED, best=best, asked=asked, visits_until=None, has_terms=False))
    assert part(card, "sentence") == "b2 is worse than a1: win rate of Black 55.5\u00a0% against 60.0\u00a0%."
    assert part(card, "detail").startswith("These numbers come from a saved analysis.")
    assert "billion" not in card.sentence
    assert not terms(card).isVisible()
    card.show_explanation(answer(Answer.UNTRIED, has_terms=False))
    assert card.sentence.startswith("b2 has no visits yet")
    assert "random order" not in card.sentence
    for proof, words in ((Proof.LOSS, "b2 is proven to lose."), (Proof.WIN, "b2 is proven to win.")):
        card.show_explanation(answer(Answer.PROVEN, proof=proof, has_terms=False))
        assert card.sentence.startswith(words)


def test_it_closes_by_its_button_and_by_escape(qtbot: QtBot, card: ExplanationCard) -> None:
    close = card.findChild(QToolButton, "explanation_close")
    assert close is not None
    assert close.accessibleName()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
        card.show_explanation(COMPARED)
        with qtbot.waitSignal(card.close_requested):
            QTest.keyClick(close, key)
        assert not card.isVisible()


@pytest.fixture
def over(qtbot: QtBot, card: ExplanationCard) -> Iterator[QWidget]:
    """A widget under the card, with space above and below."""
    home = QWidget()
    qtbot.addWidget(home)
    home.resize(800, 700)
    board = QWidget(home)
    board.setGeometry(50, 40, 600, 600)
    card.setParent(home)
    card.stand_over(board)
    home.show()
    yield board
    card.setParent(None)


def test_it_stands_at_the_edge_away_from_the_moves(card: ExplanationCard, over: QWidget) -> None:
    low, high = QRect(280, 520, 40, 40), QRect(280, 60, 40, 40)
    for cell, is_above in ((low, True), (high, False)):
        card.show_explanation(COMPARED, (cell,))
        assert over.geometry().contains(card.geometry())
        assert (card.geometry().center().y() < over.geometry().center().y()) is is_above
        assert not card.geometry().intersects(cell.translated(over.pos()))


def test_it_follows_the_size_of_the_board(qtbot: QtBot, card: ExplanationCard, over: QWidget) -> None:
    card.show_explanation(COMPARED)
    for side, has_terms in ((300, False), (620, True)):
        over.resize(side, side)
        qtbot.waitUntil(lambda: over.geometry().contains(card.geometry()))
        assert card.height() == card.heightForWidth(card.width()), "nothing is cut off"
        assert card.height() <= over.height() / 2
        assert terms(card).isVisible() is has_terms


def test_another_theme_keeps_the_answer(card: ExplanationCard, theme: Theme) -> None:
    card.show_explanation(COMPARED)
    before, sentence = card.grab().toImage(), card.sentence
    theme.set_colors(DARK)
    assert card.sentence == sentence
    assert card.grab().toImage() != before


def test_a_visible_window_can_be_destroyed_with_the_card(qtbot: QtBot, theme: Theme) -> None:
    window = QMainWindow()
    card = ExplanationCard(theme, window)
    window.show()
    card.show_explanation(COMPARED)
    assert card.isVisible()
    with qtbot.captureExceptions() as errors:
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not errors
    assert not isValid(card)
