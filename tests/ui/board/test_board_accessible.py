"""The board as a screen reader sees it."""

import gc

import pytest
import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.ui.board.accessible import announce
from studio.ui.board.view import BoardView
from studio.ui.widgets.theme import LIGHT, Theme

GOMOKU = PRESETS["gomoku-15"]


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    board = BoardView(Theme(LIGHT))
    qtbot.addWidget(board)
    board.resize(640, 640)
    board.set_animated(False)
    board.show()
    qtbot.waitExposed(board)
    return board


def show(view: BoardView, rules: Rules, *texts: str) -> None:
    position = Position(rules)
    for text in texts:
        position.play(point_from_human(text, rules))
    view.show_position(position, position.last_move.point if position.last_move else None, {})


def read(thing: QAccessibleInterface) -> str:
    return thing.text(QAccessible.Text.Name)


def spoken(view: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(view)


def test_each_point_is_a_child_that_names_its_stone(view: BoardView) -> None:
    show(view, GOMOKU, "h8", "i9")
    view.show_ranks({point_from_human("i10", GOMOKU): (1234, 1)})
    board = spoken(view)
    assert read(board) == "Board"
    assert board.childCount() == 225
    texts = {read(board.child(index)) for index in range(225)}
    assert {"h8, Black", "i9, White, the last move", "a1, empty", "i10, empty, visits 1,234, rank 1"} <= texts
    assert len(texts) == 225


def test_children_know_their_parent_and_their_index(view: BoardView) -> None:
    board = spoken(view)
    for index in (0, 17, 224):
        child = board.child(index)
        assert child.parent() is board
        assert board.indexOfChild(child) == index
        assert child.role() == QAccessible.Role.Cell
    assert board.child(225) is None
    assert board.child(-1) is None


def test_a_child_is_found_where_it_is_drawn(view: BoardView) -> None:
    board = spoken(view)
    for index in (0, 112, 224):
        rect = board.child(index).rect()
        assert rect.contains(view.mapToGlobal(view.board_layout.center(index).toPoint()))
        assert board.childAt(rect.center().x(), rect.center().y()) is board.child(index)
    outside = view.mapToGlobal(view.rect().topLeft())
    assert board.childAt(outside.x(), outside.y()) is None


def test_the_children_follow_the_game(view: BoardView) -> None:
    show(view, GOMOKU)
    board = spoken(view)
    last = board.child(224)
    show(view, PRESETS["tic-tac-toe"], "b2")
    assert board.childCount() == 9
    assert read(board.child(4)) == "b2, X, the last move"
    assert not last.isValid()
    assert read(last) == ""


def test_a_widget_over_the_board_is_read_after_the_points(qtbot: QtBot, view: BoardView) -> None:
    button = QPushButton("Play", view)
    button.show()
    qtbot.waitExposed(button)
    board = spoken(view)
    assert board.childCount() == 226
    assert read(board.child(225)) == "Play"
    assert board.indexOfChild(board.child(225)) == 225
    middle = button.mapToGlobal(button.rect().center())
    assert read(board.childAt(middle.x(), middle.y())) == "Play"


def test_the_cursor_is_the_focused_child(qtbot: QtBot, view: BoardView) -> None:
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    view.move_cursor(1, 1)
    focused = spoken(view).focusChild()
    assert read(focused) == "i7, empty"
    assert focused.state().focused


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the announcements."""
    texts: list[str] = []

    def listen(view: QWidget, text: str) -> None:
        texts.append(text)
        announce(view, text)

    monkeypatch.setattr("studio.ui.board.view.announce", listen)
    return texts


def test_a_move_is_the_only_announcement_and_comes_once(view: BoardView, said: list[str]) -> None:
    show(view, GOMOKU, "h8")
    show(view, GOMOKU, "h8", "i9")
    assert said == ["Black plays h8", "White plays i9"]
    show(view, GOMOKU, "h8", "i9")
    show(view, GOMOKU, "h8")
    show(view, GOMOKU)
    show(view, GOMOKU, "h8", "i9", "j10")
    view.show_heat(None)
    view.show_ranks({3: (1, 1)})
    assert len(said) == 2


def test_boards_can_be_created_and_deleted_repeatedly(qtbot: QtBot) -> None:
    """Qt caches children by address; a cached child of a deleted board would read freed memory."""
    for _ in range(3):
        pane = QWidget()
        qtbot.addWidget(pane)
        column = QVBoxLayout(pane)
        view = BoardView(Theme(LIGHT))
        column.addWidget(view)
        through_parent = spoken(pane).child(0)
        children = [through_parent.child(index) for index in range(225)]
        ids = [QAccessible.uniqueId(child) for child in children[:50]]
        assert read(QAccessible.accessibleInterface(ids[7])) == "h15, empty"
        shiboken6.delete(pane)
        assert [QAccessible.accessibleInterface(number) for number in ids] == [None] * 50
        del through_parent, children, view, pane
        gc.collect()
