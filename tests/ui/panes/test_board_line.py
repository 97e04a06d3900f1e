"""The line below the board cuts off neither the state of the game nor a message."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.ui.panes.board_line import BoardLine
from studio.ui.widgets.theme import Theme

LONG = "Move 5 · another position: Enter or a click on the board returns to the game"


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


@pytest.mark.parametrize("part", ["status", "note"])
def test_a_long_text_wraps(line: BoardLine, part: str) -> None:
    room = QRect(0, 100, 560, line.line_height)
    line.set_room(room)
    getattr(line, part).setText(LONG)
    assert line.geometry() == room
    line.set_room(QRect(0, 100, 290, line.line_height))
    assert line.height() > 1.2 * line.line_height
    assert line.geometry().top() == room.top(), "it never covers the board"


def test_a_long_text_is_shortened_to_two_lines(line: BoardLine) -> None:
    room = QRect(0, 100, 290, line.line_height)
    bottom = room.bottom() + 1 + 2 * line.line_height
    line.set_room(room, bottom)
    text = f"\U0001f600 {' '.join(4 * [LONG])}"
    line.note.setText(text)
    assert line.geometry().top() == room.top(), "it never covers the board"
    assert line.height() <= 2 * line.line_height
    first, second = line._fitted.split("\n")
    assert text.startswith(f"{first} {second.removesuffix('…')}")
    assert second.endswith("…")
    assert LONG in line.toolTip()
    assert line.accessibleName() == text
    assert not line.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    line.note.setText("White to move")
    assert line.geometry() == room
    assert (line._fitted, line.toolTip()) == ("White to move", "")
    assert line.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_the_state_gives_way_to_a_message(line: BoardLine) -> None:
    line.set_room(QRect(0, 100, 290, line.line_height))
    line.status.setText(LONG)
    line.note.setText("White to move")
    assert line.height() == line.line_height
    assert LONG in line.accessibleName()


def test_a_line_in_a_taller_font_stays_one_line(line: BoardLine) -> None:
    room = QRect(0, 100, 560, line.line_height)
    taller = line.font()
    taller.setPixelSize(line.fontInfo().pixelSize() + 4)
    line.setFont(taller)
    line.set_room(room)
    line.status.setText("Move 5")
    line.note.setText("White to move")
    assert line.geometry() == room


def test_a_long_message_leaves_the_side_to_move(line: BoardLine) -> None:
    line.set_room(QRect(0, 100, 400, line.line_height))
    line.status.setText("Move 5 · White to move")
    assert line._shown_status == "Move 5 · White to move"
    line.note.setText("Black threatens a win by threes in at most 13 plies. 132 replies fail so far, 88 still open.")
    assert line._shown_status == "White to move"
    assert line.height() > 1.2 * line.line_height, "the message wraps beside it"


def test_a_card_covers_everything_but_a_new_message(line: BoardLine) -> None:
    line.set_room(QRect(0, 100, 400, line.line_height))
    line.status.setText("Move 5 · White to move")
    line.set_covered(True)
    assert line.isHidden()
    line.note.setText("The game was saved.")
    assert (line.isHidden(), line.text) == (False, "The game was saved.")
    line._fresh.timeout.emit()
    line.note.clear()
    assert line.isHidden()
    line.set_covered(False)
    assert not line.isHidden()
