"""The list of key moments: wrapped sentences, the current moment, and the empty list."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QListWidget
from pytestqt.qtbot import QtBot

from studio.game.rules import Pieces
from studio.game.stones import Stone
from studio.ui.record.key_moments_view import KeyMomentsView, MomentEntry
from studio.ui.widgets.theme import GRID, LIGHT, Theme

LONG = "14. f7: White could still hold with i5; after f7, Black wins by threes in at most 13 plies. " * 2
ENTRIES = MomentEntry(9, Stone.BLACK, "9. a1: Black loses 20 points of win rate."), MomentEntry(14, Stone.WHITE, LONG)


@pytest.fixture
def view(qtbot: QtBot) -> KeyMomentsView:
    made = KeyMomentsView(Theme(LIGHT))
    qtbot.addWidget(made)
    made.resize(600, 300)
    made.show()
    return made


def rows(view: KeyMomentsView) -> QListWidget:
    found = view.findChild(QListWidget, "key_moments_list")
    assert isinstance(found, QListWidget)
    return found


def height(view: KeyMomentsView, row: int) -> int:
    return rows(view).visualItemRect(rows(view).item(row)).height()


def test_a_long_sentence_wraps_again_in_a_narrow_pane(qtbot: QtBot, view: KeyMomentsView) -> None:
    view.show_moments("The game was decided at move 14.", ENTRIES, Pieces.STONES)
    wide = height(view, 1)
    assert wide > height(view, 0)
    view.resize(260, 300)
    qtbot.waitUntil(lambda: height(view, 1) > wide)


def test_texts_keep_their_margins_when_the_style_changes_while_they_have_no_size(
    qtbot: QtBot, view: KeyMomentsView
) -> None:
    decision = view.findChild(QLabel, "key_moments_decision")
    assert isinstance(decision, QLabel)
    decision.resize(0, 0)
    QApplication.sendEvent(decision, QEvent(QEvent.Type.StyleChange))
    view.show_moments("The game was decided at move 14.", ENTRIES, Pieces.STONES)
    qtbot.waitUntil(lambda: decision.width() > 100)
    left = decision.mapTo(view, decision.contentsRect().topLeft()).x()
    assert left >= 2 * GRID
    view.show_moments("", ENTRIES, Pieces.STONES)
    qtbot.waitUntil(lambda: rows(view).y() == 0)


def test_the_current_moment_is_marked(view: KeyMomentsView) -> None:
    view.show_moments("", ENTRIES, Pieces.STONES)
    rows(view).clearFocus()  # with the focus, the list keeps the entry that the user has reached by keys
    for ply, row in ((14, 1), (9, 0), (10, -1)):
        view.show_current(ply)
        assert rows(view).currentRow() == row


def test_enter_and_a_click_choose_a_moment(qtbot: QtBot, view: KeyMomentsView) -> None:
    view.show_moments("", ENTRIES, Pieces.STONES)
    heard: list[int] = []
    view.moment_chosen.connect(heard.append)
    place = rows(view).visualItemRect(rows(view).item(1)).center()
    qtbot.mouseClick(rows(view).viewport(), Qt.MouseButton.LeftButton, pos=place)
    rows(view).setCurrentRow(0)
    qtbot.keyClick(rows(view), Qt.Key.Key_Return)
    assert heard == [14, 9]


def test_the_empty_pane_says_what_to_do_and_can_have_the_focus(view: KeyMomentsView) -> None:
    view.show_empty("F12 reviews the game.")
    view.setFocus()
    assert view.text == view.accessibleDescription() == "F12 reviews the game."
    assert view.focusProxy() is None
    view.show_moments("", ENTRIES, Pieces.STONES)
    assert view.focusProxy() is rows(view)


def test_notes_follow_the_sentence_about_the_decisive_move(view: KeyMomentsView) -> None:
    view.show_moments("The game was decided at move 14.", ENTRIES, Pieces.STONES, "Move 9 changed.")
    assert view.text == "The game was decided at move 14. Move 9 changed."
    assert not view._notes.font().bold()
    view.show_moments("", ENTRIES, Pieces.STONES)
    assert (view.text, view._notes.isHidden()) == ("", True)
