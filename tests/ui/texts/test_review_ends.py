"""The sentences at the end of a review."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QApplication

from studio.game.rules import PRESETS
from studio.insight.changed_advice import ChangedAdvice
from studio.ui.texts.language import install, remove
from studio.ui.texts.review_ends import ReviewEndTexts

NINE = PRESETS["gomoku-9"]


@pytest.fixture
def texts(qapp: QApplication) -> Iterator[ReviewEndTexts]:
    locale = QLocale()
    install(qapp, "en")
    yield ReviewEndTexts(QObject())
    remove(qapp)
    QLocale.setDefault(locale)


def test_moves_with_other_verdicts_are_named(texts: ReviewEndTexts) -> None:
    found = ChangedAdvice((11, 14, 21), ((9, 24),))
    assert texts.changes(found, NINE) == (
        "3 moves have a different verdict than before: 11, 14, and 21. At move 9, the review now prefers g7."
    )
    assert texts.changes(ChangedAdvice((14,)), NINE) == "1 move has a different verdict than before: 14."
    assert texts.changes(ChangedAdvice((), ((9, 24), (12, 0))), NINE) == (
        "In 2 positions the review now prefers a different move: 9 (g7) and 12 (a9)."
    )


def test_every_move_with_another_verdict_is_named(texts: ReviewEndTexts) -> None:
    told = texts.changes(ChangedAdvice(tuple(range(1, 31))), NINE)
    assert told.endswith(" 28, 29, and 30.")
    assert "…" not in told


def test_equal_verdicts_are_mentioned_only_after_a_complete_further_review(texts: ReviewEndTexts) -> None:
    assert texts.changes(ChangedAdvice(is_repeated=True), NINE) == "All verdicts are the same as before."
    assert texts.changes(ChangedAdvice(is_repeated=True), NINE, is_complete=False) == ""
    assert texts.changes(ChangedAdvice(), NINE) == ""


def test_positions_with_too_many_threats_are_counted_and_listed(texts: ReviewEndTexts) -> None:
    meaning = " A win by threats may have been missed there."
    assert texts.limits([12, 14, 20]) == (
        "In 3 positions there were too many threats to check all of them: after moves 12, 14, and 20." + meaning
    )
    told = "In 1 position there were too many threats to check all of them: after move 12."
    assert texts.limits([12]) == told + meaning
    assert texts.limits([]) == ""


def test_the_list_has_every_position(texts: ReviewEndTexts) -> None:
    assert texts.limits(range(1, 30)).endswith(" 27, 28, and 29. A win by threats may have been missed there.")
