"""The card at the end of a game: its texts, its buttons, and its place over the board."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from studio.ui.board.view import BoardView
from studio.ui.play.end_card import EndCard, GameEnd
from studio.ui.widgets.theme import Theme

WON = GameEnd("You won", "5 in a row · 9 moves", can_take_back=True, can_resume=False, is_at_top=False)


@pytest.fixture
def board(qtbot: QtBot, theme: Theme) -> BoardView:
    board = BoardView(theme)
    qtbot.addWidget(board)
    board.resize(600, 600)
    board.show()
    qtbot.waitExposed(board)
    return board


@pytest.fixture
def card(board: BoardView, theme: Theme) -> EndCard:
    return EndCard(board, theme)


def shown(card: EndCard) -> list[str]:
    return [button.text() for button in card.findChildren(QPushButton) if button.isVisible()]


def test_it_appears_at_the_end_only(card: EndCard) -> None:
    assert card.isHidden()
    card.show_end(WON)
    assert (card.isVisible(), card.accessibleName()) == (True, "You won. 5 in a row · 9 moves")


def test_it_offers_one_way_to_go_on(card: EndCard) -> None:
    card.show_end(WON)
    assert shown(card) == ["Review", "Rematch", "Swap Sides", "Take Back"]
    card.show_end(replace(WON, can_resume=True))
    assert shown(card) == ["Review", "Rematch", "Swap Sides", "Continue from Here"]
    card.show_end(replace(WON, can_take_back=False))
    assert shown(card) == ["Review", "Rematch", "Swap Sides"]


@pytest.mark.parametrize(
    ("button", "signal"),
    [
        ("end_review", "review_requested"),
        ("end_rematch", "rematch_requested"),
        ("end_swap", "swap_requested"),
        ("end_take_back", "take_back_requested"),
    ],
)
def test_a_button_asks_and_closes(qtbot: QtBot, card: EndCard, button: str, signal: str) -> None:
    card.show_end(WON)
    part = card.findChild(QPushButton, button)
    assert part is not None
    with qtbot.waitSignal(getattr(card, signal)):
        qtbot.mouseClick(part, Qt.MouseButton.LeftButton)
    assert card.isHidden()


def test_it_lies_at_the_edge_away_from_the_end(board: BoardView, card: EndCard) -> None:
    card.show_end(WON)
    assert card.geometry().top() > board.height() // 2
    card.show_end(replace(WON, is_at_top=True))
    assert card.geometry().bottom() < board.height() // 2


@pytest.mark.parametrize("side", [240, 400, 600])
def test_it_stays_inside_a_board_of_any_size(board: BoardView, card: EndCard, side: int) -> None:
    card.show_end(WON)
    board.resize(side, side)
    assert board.rect().contains(card.geometry())
    for button in card.findChildren(QPushButton):
        if button.isVisible():
            assert button.height() >= button.minimumSizeHint().height()


def test_escape_closes_it_and_the_board_keeps_the_focus(qtbot: QtBot, board: BoardView, card: EndCard) -> None:
    board.activateWindow()
    board.setFocus()
    card.show_end(WON)
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert card.isHidden()
    assert board.hasFocus()
