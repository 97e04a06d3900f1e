"""The card at the end of a game: its texts, its buttons, and its place over the board."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.board.view import BoardView
from studio.ui.play.end_card import EndCard, GameEnd
from studio.ui.widgets.theme import Theme

BELOW = QRect(0, 600, 600, 60)
WON = GameEnd("You won", "5 in a row · 9 moves", can_take_back=True, can_resume=False)


@pytest.fixture
def home(qtbot: QtBot) -> QWidget:
    home = QWidget()
    qtbot.addWidget(home)
    home.resize(600, 660)
    return home


@pytest.fixture
def board(qtbot: QtBot, home: QWidget, theme: Theme) -> BoardView:
    board = BoardView(theme)
    board.setParent(home)
    board.resize(600, 600)
    home.show()
    qtbot.waitExposed(home)
    return board


@pytest.fixture
def card(board: BoardView, home: QWidget, theme: Theme) -> EndCard:
    card = EndCard(board, theme)
    card.place_in(home)
    card.set_room(BELOW)
    return card


def focused() -> str:
    widget = QApplication.focusWidget()
    return widget.objectName() if widget is not None else ""


def shown(card: EndCard) -> list[str]:
    return [button.text().replace("&", "") for button in card.findChildren(QPushButton) if button.isVisible()]


def test_it_appears_at_the_end_only(card: EndCard) -> None:
    assert card.isHidden()
    card.show_end(WON)
    assert (card.isVisible(), card.accessibleName()) == (True, "You won. 5 in a row · 9 moves")


def test_it_offers_one_way_to_go_on(card: EndCard) -> None:
    card.show_end(WON)
    assert shown(card) == ["Review the Game", "Quick Rematch", "Swap Sides", "Take Back"]
    card.show_end(replace(WON, can_resume=True))
    assert shown(card) == ["Review the Game", "Quick Rematch", "Swap Sides", "Continue from Here"]
    card.show_end(replace(WON, can_take_back=False))
    assert shown(card) == ["Review the Game", "Quick Rematch", "Swap Sides"]


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


def test_it_lies_below_the_board(board: BoardView, card: EndCard) -> None:
    card.show_end(WON)
    assert card.geometry() == BELOW
    assert not card.geometry().intersects(board.geometry())


@pytest.mark.parametrize("width", [240, 400, 600])
def test_its_buttons_fit_at_any_width(home: QWidget, card: EndCard, width: int) -> None:
    card.show_end(WON)
    home.resize(width, 660)
    card.set_room(QRect(0, 600, width, 60))
    assert (card.width(), card.geometry().bottom()) == (width, 659)
    for button in card.findChildren(QPushButton):
        if button.isVisible():
            assert button.height() >= button.minimumSizeHint().height()


def test_it_leaves_the_strip_visible_if_there_is_room(card: EndCard) -> None:
    card.show_end(WON)
    card.set_room(QRect(0, 600, 600, 120))
    assert (card.geometry().top(), card.geometry().bottom() < 720 - 32) == (600, True)


def test_it_is_wider_than_a_narrow_board(card: EndCard) -> None:
    card.show_end(WON)
    card.set_room(QRect(0, 600, 240, 60))
    assert card.width() > 240
    assert card.height() == 60, "its buttons are in one row"


def test_keys_go_from_button_to_button_and_back_to_the_board(qtbot: QtBot, board: BoardView, card: EndCard) -> None:
    board.activateWindow()
    board.setFocus()
    card.show_end(WON)
    qtbot.keyClick(board, Qt.Key.Key_Tab)
    told = [focused()]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        qtbot.keyClick(QApplication.focusWidget(), key)
        told.append(focused())
    assert told == ["end_review", "end_rematch", "end_swap", "end_take_back", "end_take_back", "end_swap"]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert (card.isHidden(), board.hasFocus()) == (True, True)


def test_escape_closes_it_and_the_board_keeps_the_focus(qtbot: QtBot, board: BoardView, card: EndCard) -> None:
    board.activateWindow()
    board.setFocus()
    card.show_end(WON)
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert card.isHidden()
    assert board.hasFocus()


def test_a_name_that_looks_like_html_is_shown_as_it_is(card: EndCard) -> None:
    card.show_end(replace(WON, heading="<b>Ann</b> won"))
    (heading,) = (each for each in card.findChildren(QLabel) if each.objectName() == "end_heading")
    assert heading.sizeHint().width() >= heading.fontMetrics().horizontalAdvance("<b>Ann</b> won")
