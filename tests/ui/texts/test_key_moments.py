"""Key moments are described in the window's language."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.insight.key_moments import key_moments
from studio.insight.mistakes import judge
from studio.insight.resignation import resignation
from studio.ui.texts.key_moments import decision_text, key_moment_text, resignation_text
from studio.ui.texts.language import install, remove
from tests.insight.reviews import finish_review
from tests.keeping.missed import left_alone


def text_of(record: GameRecord) -> str:
    (moment,) = key_moments(record, record.main_line())
    return key_moment_text(moment, record.rules)


@pytest.fixture
def _in_czech(qapp: QApplication) -> Iterator[None]:
    locale = QLocale()
    install(qapp, "cs")
    yield
    remove(qapp)
    QLocale.setDefault(locale)


def test_a_key_moment_is_described_in_english() -> None:
    assert text_of(left_alone()).startswith(
        "6. i9: White could still hold with e4, which prevents the other side's win by fours; "
        "after i9, Black wins by fours"
    )


@pytest.mark.usefixtures("_in_czech")
def test_a_key_moment_is_translated() -> None:
    text = text_of(left_alone())
    assert "Bílý" in text
    assert "čtyřkami" in text
    assert "could" not in text
    assert "; po " in text


def test_the_decision_is_one_sentence() -> None:
    record = left_alone()
    rules = record.rules
    found = key_moments(record, record.main_line())
    assert decision_text(found, rules, None) == "The game was decided at move 6."
    record.result = "0"
    found = key_moments(record, record.main_line())
    assert decision_text(found, rules, None).startswith("No move alone decided the game.")
    assert decision_text((), rules, None) == ""


def test_a_resignation_in_a_won_position_decided_the_game() -> None:
    record = left_alone()
    record.result = "W+R"
    resigned = resignation(record, judge(record, record.main_line()))
    assert resigned is not None
    text = "Black resigned in a position that Black wins by fours in at most 3 plies."
    assert resignation_text(resigned, record.rules) == text
    assert decision_text(key_moments(record, record.main_line()), record.rules, resigned) == text
    discs = PRESETS["connect-four"]
    assert (
        resignation_text(resigned, discs) == "Red resigned in a position that Red wins by threats in at most 3 plies."
    )


def test_the_win_rate_is_that_of_the_chosen_side() -> None:
    record = left_alone()
    node = record.main_line()[-1]
    found = node.judgement
    assert found is not None
    record.set_judgement(node, replace(found, before=replace(found.before, rate=0.8)))
    (moment,) = key_moments(record, record.main_line())
    for side, rate in (
        (None, "White: 80\u00a0%"),
        (Stone.WHITE, "White: 80\u00a0%"),
        (Stone.BLACK, "Black: 20\u00a0%"),
    ):
        assert (
            "White could still get an advantage with e4, which prevents the other side's win by fours "
            f"(win rate of {rate});" in key_moment_text(moment, record.rules, side)
        )


def test_sides_have_the_names_of_the_game() -> None:
    record = GameRecord(PRESETS["connect-four"])
    first = record.add(record.root, 35)
    rows = (Candidate(38, 5_000, 0.8), Candidate(35, 5_000, -1.0, proof=Proof.LOSS, proof_moves=6))
    record.set_analysis(record.root, PositionAnalysis(10_000, rows, threats=ThreatsFound()))
    record.set_analysis(first, PositionAnalysis(10_000, (), known=KnownResult(Proof.WIN, 5), threats=ThreatsFound()))
    assert text_of(finish_review(record)).startswith(
        "1. column 1: Red could still get an advantage with column 4, according to a search"
    )
