"""The line above the candidates says whose numbers they are."""

import pytest
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
            SavedAnalysis(10_000, is_searching=False, origin=Origin.REVIEW, is_compared=True),
            "Review: 10,000 visit(s); the first move was searched longer",
        ),
    ],
)
def test_the_line_names_a_saved_analysis(qtbot: QtBot, saved: SavedAnalysis, text: str) -> None:
    line = SavedLine()
    qtbot.addWidget(line)
    line.show_saved(saved)
    assert line.text() == text
    assert not line.isHidden()
    assert "Tree, Shares and Numbers always show the search" in line.toolTip()


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
    assert line.text() == "This search; the review searched the first move longer"
    assert "Tree, Shares" not in line.toolTip(), "the table shows no saved analysis"
