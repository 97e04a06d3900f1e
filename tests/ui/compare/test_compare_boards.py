"""The text below the boards of a comparison: the network's priors, and what each search found."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.stones import Stone
from studio.insight.differences import Opinion
from studio.ui.compare.boards import CompareBoards
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import LIGHT, Theme
from tests.ui.views import BOARD

A1, B1 = (point_from_human(name, BOARD) for name in ("a1", "b1"))
ROLLED = Opinion(A1, 0.52)
JUDGED = Opinion(A1, 0.48, promised=B1, prior=0.34, judged_rate=0.61)
AGREED = Opinion(B1, 0.48, promised=B1, prior=0.34, judged_rate=0.61)


@pytest.fixture
def boards(qtbot: QtBot) -> CompareBoards:
    boards = CompareBoards(Theme(LIGHT))
    qtbot.addWidget(boards)
    boards.resize(900, 500)
    boards.show()
    boards.show_position(Position(BOARD))
    return boards


def label(boards: CompareBoards) -> QLabel:
    found = boards.findChild(QLabel, "compare_networks")
    assert found is not None
    return found


def test_each_side_describes_its_prior_and_its_best_move(boards: CompareBoards) -> None:
    boards.show_opinions(JUDGED, ROLLED)
    assert boards.network_text.replace("\u00a0", " ") == (
        "A: without search, the network prefers b1 (prior 34.0 %) and expects a win rate of 61.0 % for Black. "
        "The search prefers a1; its mean win rate is 48.0 %. B: the search with rollouts prefers a1; its mean win rate "
        "for Black is 52.0 %."
    )
    assert label(boards).isVisible()
    assert not label(boards).hasHeightForWidth(), "a sentence takes no space from the views below"
    assert label(boards).toolTip() == label(boards).accessibleDescription() == boards.network_text
    assert label(boards).accessibleName() == "Network evaluations without search"


def test_in_little_space_the_text_is_short(boards: CompareBoards) -> None:
    boards.resize(600, 500)
    boards.show_opinions(JUDGED, ROLLED)
    assert label(boards).text() == "A: the network prefers b1, the search a1. B: the search prefers a1."
    boards.resize(2400, 500)
    assert label(boards).text() == boards.network_text
    assert boards.network_text.startswith("A: without search, the network prefers b1 ")


def test_a_search_that_agrees_with_its_network_says_so(boards: CompareBoards) -> None:
    boards.show_opinions(None, AGREED)
    assert boards.network_text.replace("\u00a0", " ") == (
        "B: without search, the network prefers b1 (prior 34.0 %) and expects a win rate of 61.0 % for Black. "
        "The search prefers the same move; its mean win rate is 48.0 %."
    )


def test_win_rates_can_be_for_the_other_side(boards: CompareBoards) -> None:
    boards.show_opinions(ROLLED, AGREED)
    boards.show_side(ViewedSide(Stone.WHITE, Stone.BLACK, BOARD))
    text = boards.network_text.replace("\u00a0", " ")
    assert "its mean win rate for White is 48.0 %" in text
    assert "(prior 34.0 %) and expects a win rate of 39.0 % for White" in text


def test_without_a_network_or_in_another_position_there_is_no_text(boards: CompareBoards) -> None:
    boards.show_opinions(ROLLED, ROLLED)
    assert not label(boards).isVisible()
    boards.show_opinions(JUDGED, ROLLED)
    boards.show_position(Position(BOARD))
    assert not label(boards).isVisible()
    assert boards.network_text == ""
