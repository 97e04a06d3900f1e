"""The line above the candidates says whose numbers they are."""

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from studio.ui.candidates.saved_line import SavedLine
from studio.ui.texts.saved_analysis import Origin, SavedAnalysis


@pytest.mark.parametrize(
    ("saved", "text"),
    [
        (SavedAnalysis(10_000, is_searching=False), "Saved analysis: 10,000 visit(s)"),
        (SavedAnalysis(10_000, is_searching=True), "Saved analysis: 10,000 visit(s); the search has fewer"),
        (SavedAnalysis(0, is_searching=False), "Saved analysis"),
        (
            SavedAnalysis(10_000, is_searching=True, origin=Origin.REVIEW),
            "Review: 10,000 visit(s); the search has fewer",
        ),
        (
            SavedAnalysis(10_000, is_searching=False, origin=Origin.REVIEW, is_compared=True),
            "Review: 10,000 visit(s); the best move has more visits",
        ),
        (
            SavedAnalysis(10_000, is_searching=False, origin=Origin.REVIEW, earlier=1_200),
            "Review: 10,000 visit(s); your search: 1,200",
        ),
        (SavedAnalysis(10_000, is_searching=False, earlier=300), "Saved analysis: 10,000 visit(s); your search: 300"),
    ],
)
def test_the_line_names_a_saved_analysis(qtbot: QtBot, saved: SavedAnalysis, text: str) -> None:
    line = SavedLine()
    qtbot.addWidget(line)
    line.show_saved(saved)
    assert line.text() == text
    assert not line.isHidden()
    assert "Tree, Shares and Numbers always show the search" in line.explanation()


def test_the_line_is_hidden_for_results_of_the_search(qtbot: QtBot) -> None:
    line = SavedLine()
    qtbot.addWidget(line)
    line.show_saved(SavedAnalysis(10, is_searching=True))
    line.show_saved(None)
    assert line.isHidden()


def test_the_line_names_the_visits_of_the_review_beside_a_search(qtbot: QtBot) -> None:
    line = SavedLine()
    qtbot.addWidget(line)
    line.show_saved(SavedAnalysis(0, is_searching=True, origin=Origin.SEARCH, is_compared=True))
    assert line.text() == "Results of this search; only the review's best move shows the numbers of the review"
    assert "Tree, Shares" not in line.explanation(), "the table shows no saved analysis"


@pytest.mark.parametrize(
    ("saved", "text", "other"),
    [
        (SavedAnalysis(900, is_searching=True, origin=Origin.REVIEW), "Review: 900 visit(s)", "Show Search"),
        (
            SavedAnalysis(900, is_searching=True, origin=Origin.REVIEW, is_live=True),
            "Results of this search; the review has 900 visit(s)",
            "Show Review",
        ),
        (
            SavedAnalysis(900, is_searching=True, is_live=True),
            "Results of this search; the saved analysis has 900 visit(s)",
            "Show Saved",
        ),
        (SavedAnalysis(20, is_searching=True, is_live=True), "This search", "Show Saved"),
    ],
)
def test_the_button_shows_the_other_numbers(qtbot: QtBot, saved: SavedAnalysis, text: str, other: str) -> None:
    line = SavedLine()
    qtbot.addWidget(line)
    line.show_saved(saved)
    button = line.findChild(QToolButton)
    assert button is not None
    assert not button.isHidden()
    assert line.text().startswith(text)
    assert button.text() == other
    with qtbot.waitSignal(line.live_chosen) as chosen:
        button.click()
    assert chosen.args == [not saved.is_live]


@pytest.mark.parametrize("origin", [Origin.REVIEW, Origin.DATABASE])
def test_there_is_no_choice_without_results_of_the_search(qtbot: QtBot, origin: Origin) -> None:
    line = SavedLine()
    qtbot.addWidget(line)
    line.show_saved(SavedAnalysis(900, is_searching=False, origin=origin))
    button = line.findChild(QToolButton)
    assert button is not None
    assert button.isHidden()


def test_the_line_says_whose_moves_the_candidates_are(qtbot: QtBot) -> None:
    line = SavedLine()
    qtbot.addWidget(line)
    line.show_moves_of("White's moves after 9. i8")
    assert line.text() == "White's moves after 9. i8"
    line.show_saved(SavedAnalysis(0, is_searching=False))
    assert line.text() == "White's moves after 9. i8 · Saved analysis"
    line.show_moves_of("")
    assert line.text() == "Saved analysis"
    line.show_saved(None)
    assert line.isHidden()
