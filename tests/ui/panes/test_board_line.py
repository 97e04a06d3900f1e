"""The lines below the board cut off neither the state of the game nor a message."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.ui.board.scene import ShownMarks
from studio.ui.panes.board_line import BoardLine
from studio.ui.widgets.theme import Theme

LONG = "Move 5 · not the latest position: a click on the board (Enter) returns to the game"


@pytest.fixture
def line(qtbot: QtBot, theme: Theme) -> BoardLine:
    home = QWidget()
    qtbot.addWidget(home)
    home.resize(600, 200)
    line = BoardLine(theme)
    line.setParent(home)
    line.home = home  # type: ignore[attr-defined]
    home.show()
    qtbot.waitExposed(home)
    return line


def test_a_text_stands_below_the_state(line: BoardLine) -> None:
    room = QRect(0, 100, 560, line.needed_height)
    line.set_room(room)
    line.status.setText("Move 5 · White to move")
    line.note.setText(LONG)
    assert line._shown_status == "Move 5 · White to move"
    assert line.lines == (LONG,)
    assert line._placed[0][0].top() >= line._row(0).bottom()
    assert line.geometry() == room
    assert line.accessibleName() == f"Move 5 · White to move · {LONG}"


def test_a_longer_text_begins_beside_the_state(line: BoardLine) -> None:
    room = QRect(0, 100, 560, line.needed_height)
    line.set_room(room)
    line.status.setText("Move 5 · White to move")
    text = "Black threatens a win by threes in at most 13 plies. Worth trying first: j11, f7, g9, h10 and k12."
    line.note.setText(text)
    assert line._shown_status == "White to move", "the move number gives way"
    assert " ".join(line.lines) == text
    (upper, _), (lower, _) = line._placed
    assert upper.left() > line._advance("White to move")
    assert lower.left() < upper.left()
    assert line.geometry() == room
    assert line.toolTip() == ""


def test_a_text_without_a_state_stands_in_the_upper_line(line: BoardLine) -> None:
    line.set_room(QRect(0, 100, 560, line.needed_height))
    line.note.setText(LONG)
    assert line._placed == ((line._row(0), LONG),)


def test_a_text_of_more_than_two_lines_is_shortened(line: BoardLine) -> None:
    room = QRect(0, 100, 290, line.needed_height)
    line.set_room(room)
    text = f"\U0001f600 {' '.join(4 * [LONG])}"
    line.note.setText(text)
    assert line.geometry() == room, "it covers neither the board nor the strip"
    first, second = line.lines
    assert text.startswith(f"{first} {second.removesuffix('…')}")
    assert second.endswith("…")
    assert LONG in line.toolTip()
    assert line.accessibleName() == text
    assert not line.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    line.note.setText("White to move")
    assert (line.lines, line.toolTip()) == (("White to move",), "")
    assert line.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_too_long_a_state_gives_way_to_a_long_text(line: BoardLine) -> None:
    line.set_room(QRect(0, 100, 290, line.needed_height))
    line.status.setText(LONG)
    line.note.setText("White to move")
    assert line._shown_status == LONG
    line.note.setText(LONG)
    assert line._shown_status == ""
    assert LONG in line.accessibleName()


def test_the_legend_stays_beside_a_long_text(line: BoardLine) -> None:
    line.set_room(QRect(0, 100, 560, line.needed_height))
    line.status.setText("Move 5 · White to move")
    line.legend.show_marks(ShownMarks(has_discs=True))
    alone = line.legend.geometry()
    line.note.setText(
        "Black threatens a win by threes in at most 13 plies. Worth trying first: j11, f7, g9, h10 and k12."
    )
    assert line.legend.geometry() == alone
    assert not line.legend.isHidden()
    assert line._placed[0][0].right() < alone.left()


def test_a_card_covers_everything_but_a_new_message(line: BoardLine) -> None:
    line.set_room(QRect(0, 100, 400, line.needed_height))
    line.status.setText("Move 5 · White to move")
    line.legend.show_marks(ShownMarks(has_discs=True))
    line.set_cover(90)
    assert line.isHidden()
    line.note.setText("The game was saved.")
    assert line.geometry().bottom() < 90, "the card may be higher than the lines"
    assert (line.isHidden(), line.lines) == (False, ("The game was saved.",))
    assert (line._shown_status, line.legend.isHidden()) == ("", True)
    assert line.height() < line.needed_height
    line._fresh.timeout.emit()
    line.note.clear()
    assert line.isHidden()
    line.set_cover(None)
    assert not line.isHidden()
    assert line.height() == line.needed_height


def test_a_legend_without_room_beside_the_state_stands_in_the_lower_line(line: BoardLine) -> None:
    line.set_room(QRect(0, 100, 268, line.needed_height))
    line.status.setText("Move 14 · White to move")
    line.legend.show_marks(ShownMarks(has_discs=True))
    assert line._shown_status == "Move 14 · White to move"
    assert not line.legend.isHidden()
    assert line.legend.geometry().top() == line._row(1).top()
    line.note.setText("Not enough room for the legend here.")
    assert line.legend.isHidden()
    line.note.clear()
    assert not line.legend.isHidden()
