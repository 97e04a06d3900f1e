"""The sentences at the end of a review."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QApplication

from studio.insight.changed_advice import ChangedAdvice
from studio.ui.texts.language import install, remove
from studio.ui.texts.review_ends import ReviewEndTexts


@pytest.fixture
def texts(qapp: QApplication) -> Iterator[ReviewEndTexts]:
    locale = QLocale()
    install(qapp, "en")
    yield ReviewEndTexts(QObject())
    remove(qapp)
    QLocale.setDefault(locale)


def test_moves_with_other_verdicts_are_named(texts: ReviewEndTexts) -> None:
    found = ChangedAdvice((14, 22), (9,))
    assert texts.changes(found) == (
        "2 moves have a different verdict than before: 14 and 22. At 1 move another move is better than the one named "
        "before: 9."
    )
    assert texts.changes(ChangedAdvice((14,))) == "1 move has a different verdict than before: 14."


def test_equal_verdicts_are_mentioned_only_after_a_complete_further_review(texts: ReviewEndTexts) -> None:
    assert texts.changes(ChangedAdvice(is_repeated=True)) == "All verdicts are the same as before."
    assert texts.changes(ChangedAdvice(is_repeated=True), is_complete=False) == ""
    assert texts.changes(ChangedAdvice()) == ""


def test_positions_with_too_many_threats_are_named(texts: ReviewEndTexts) -> None:
    assert (
        texts.limits([12, 14, 20]) == "3 positions had too many threats to check them all: after moves 12, 14, and 20."
    )
    assert texts.limits([12]) == "1 position had too many threats to check them all: after move 12."
    assert texts.limits([]) == ""


def test_many_positions_are_shortened(texts: ReviewEndTexts) -> None:
    assert texts.limits(range(1, 30)).endswith(" after moves 1, 2, 3, 4, 5, 6, 7, 8, and ….")
