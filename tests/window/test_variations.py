"""Edits of the move tree: by context menu and keys; pasting, refusals and undo."""

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from studio.game.node import Node
from studio.game.notation import move_name, point_from_human
from studio.game.rules import PRESETS
from studio.players.seats import GameSetup, Person
from studio.ui.program import Program
from tests.sizes import one_always, one_row_always
from tests.window.starting import Start

Key, Modifier = Qt.Key, Qt.KeyboardModifier
CONTROL = Modifier.ControlModifier
NAMES = ["promote_variation", "cut_variation", "copy_variation", "paste_variation", "delete_variation"]


def begin(program: Program, board: str, *lines: str) -> None:
    """Open a record with these lines, each from the start; the cursor is at the end of the last one."""
    session = program.session
    session.begin(PRESETS[board])
    for line in lines:
        session.go_to_start()
        play(program, line)


def play(program: Program, moves: str) -> None:
    for name in moves.split():
        program.session.play(point_from_human(name, program.session.rules))


def name_of(program: Program, node: Node) -> str:
    return move_name(node.move.point, program.session.rules) if node.move else ""


def children(program: Program, node: Node) -> list[str]:
    return [name_of(program, child) for child in node.children]


def main_line(program: Program, node: Node | None = None) -> str:
    nodes = (node or program.session.record.root).main_line()
    return " ".join(name_of(program, each) for each in nodes if each.move)


def open_menu(qtbot: QtBot, program: Program, node: Node, chosen: str | None, *, by_click: bool = False) -> list[str]:
    """Open a node's menu, and choose this entry; return the enabled entries."""
    moves, window = program.window.panes.moves, program.window
    offered: list[list[str]] = []

    def choose() -> None:
        menu = QApplication.activePopupWidget()
        if not isinstance(menu, QMenu):  # it is not open yet
            QTimer.singleShot(10, choose)
            return
        actions = {action.objectName().removeprefix("action_"): action for action in menu.actions()}
        assert list(actions) == NAMES
        offered.append([name for name, action in actions.items() if action.isEnabled()])
        if chosen is None:
            menu.close()
        else:
            menu.setActiveAction(actions[chosen])
            qtbot.keyClick(menu, Key.Key_Return)

    QTimer.singleShot(0, choose)
    spot = moves.node_rect(node).topLeft() + QPoint(12, 10)
    if by_click:
        place = moves.viewport().mapTo(window, spot)
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.RightButton, Modifier.NoModifier, place)
    else:
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, moves.viewport().mapToGlobal(spot))
        QApplication.sendEvent(moves.viewport(), event)
    qtbot.waitUntil(lambda: bool(offered) and window.findChild(QMenu, "moves_menu") is None)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return offered[0]


def press(qtbot: QtBot, program: Program, key: Qt.Key, more: Qt.KeyboardModifier = Modifier.NoModifier) -> None:
    qtbot.keyClick(program.window, key, CONTROL | more)


def undo(qtbot: QtBot, program: Program) -> None:
    press(qtbot, program, Key.Key_Z)


@pytest.mark.long
def test_a_right_click_selects_a_node_and_opens_its_menu(qtbot: QtBot, start: Start) -> None:
    program = start()
    begin(program, "gomoku-9", "e5 e6 d5", "e5 f6 d5")
    root = program.session.record.root
    second = root.children[0].children[1]
    assert open_menu(qtbot, program, second, None, by_click=True) == [
        name for name in NAMES if name != "paste_variation"
    ]
    assert program.session.node is second
    assert open_menu(qtbot, program, root, None) == []


@pytest.mark.parametrize("by_menu", one_always(2, [True, False]))
def test_a_variation_is_promoted(qtbot: QtBot, start: Start, by_menu: bool) -> None:
    program = start()
    begin(program, "gomoku-9", "e5 e6 d5", "e5 f6 d5")
    first = program.session.record.root.children[0]
    if by_menu:
        open_menu(qtbot, program, first.children[1], "promote_variation")
    else:
        program.session.go_to(first.children[1])
        press(qtbot, program, Key.Key_Up)
    assert children(program, first) == ["f6", "e6"]
    assert program.window.isWindowModified()
    undo(qtbot, program)
    assert children(program, first) == ["e6", "f6"]
    press(qtbot, program, Key.Key_Z, Modifier.ShiftModifier)
    assert children(program, first) == ["f6", "e6"]


@pytest.mark.long
def test_promoting_inside_a_variation_promotes_all_of_it(qtbot: QtBot, start: Start) -> None:
    program = start()
    begin(program, "gomoku-9", "e5 e6 d5", "e5 f6 d5 c4")
    here = program.session.node
    press(qtbot, program, Key.Key_Up)
    assert main_line(program) == "e5 f6 d5 c4"
    assert program.session.node is here
    assert not program.window.actions_["promote_variation"].isEnabled(), "it is the main line now"
    undo(qtbot, program)
    assert main_line(program) == "e5 e6 d5"


@pytest.mark.parametrize("by_menu", one_always(2, [True, False]))
def test_a_variation_is_deleted(qtbot: QtBot, start: Start, by_menu: bool) -> None:
    program = start()
    begin(program, "gomoku-9", "e5 e6 d5", "e5 f6 d5")
    first = program.session.record.root.children[0]
    if by_menu:
        open_menu(qtbot, program, first.children[0], "delete_variation")
    else:
        program.session.go_to(first.children[0])
        press(qtbot, program, Key.Key_Backspace)
    assert main_line(program) == "e5 f6 d5"
    assert program.session.node is first, "the move before"
    undo(qtbot, program)
    assert main_line(program) == "e5 e6 d5"
    assert name_of(program, program.session.node) == "e6"


@pytest.mark.parametrize("by_menu", one_always(2, [True, False]))
def test_a_variation_is_cut_and_pasted_elsewhere(qtbot: QtBot, start: Start, by_menu: bool) -> None:
    program = start()
    begin(program, "gomoku-9", "e5 e6 d5 c4", "a1")
    root = program.session.record.root
    if by_menu:
        open_menu(qtbot, program, root.children[0].children[0], "cut_variation")
    else:
        program.session.go_to(root.children[0].children[0])
        press(qtbot, program, Key.Key_X)
    assert main_line(program) == "e5"
    assert "were copied" in program.window.panes.note.text()
    if by_menu:
        open_menu(qtbot, program, root.children[1], "paste_variation")
    else:
        program.session.go_to(root.children[1])
        press(qtbot, program, Key.Key_V)
    assert main_line(program, root.children[1]) == "a1 e6 d5 c4"
    undo(qtbot, program)
    assert main_line(program, root.children[1]) == "a1"
    undo(qtbot, program)
    assert main_line(program) == "e5 e6 d5 c4"


@pytest.mark.long
def test_a_variation_is_copied_with_its_comments(qtbot: QtBot, start: Start) -> None:
    program = start()
    begin(program, "gomoku-9", "e5 e6 d5", "a1")
    root = program.session.record.root
    root.children[0].children[0].comment = "nearer"
    program.session.go_to(root.children[0].children[0])
    press(qtbot, program, Key.Key_D)
    assert main_line(program) == "e5 e6 d5"
    program.session.go_to(root.children[1])
    press(qtbot, program, Key.Key_V)
    assert main_line(program, root.children[1]) == "a1 e6 d5"
    assert root.children[1].children[0].comment == "nearer"


@pytest.mark.long
@pytest.mark.parametrize(
    ("where", "why"),
    one_row_always(3, [("a1 e6", "Black is to move"), ("a1 a2 d5", "d5"), ("e6", "e6")]),
    ids=["the other side is to move", "a later move is taken", "the first move is taken"],
)
def test_a_refused_paste_is_explained(qtbot: QtBot, start: Start, where: str, why: str) -> None:
    program = start()
    begin(program, "gomoku-9", where, "e5 e6 d5")
    session = program.session
    session.go_back()
    press(qtbot, program, Key.Key_D)
    session.go_to_start()
    play(program, where)
    press(qtbot, program, Key.Key_V)
    assert not session.node.children
    assert why in program.window.panes.note.text()


@pytest.mark.long
def test_a_variation_is_pasted_into_another_record(qtbot: QtBot, start: Start) -> None:
    program = start()
    begin(program, "gomoku-9", "e5 e6 d5 c4")
    program.session.go_back(2)
    press(qtbot, program, Key.Key_X)
    begin(program, "gomoku-9", "a1")
    press(qtbot, program, Key.Key_V)
    assert main_line(program) == "a1 e6 d5 c4"


@pytest.mark.long
@pytest.mark.parametrize(("source", "target"), [("gomoku-15", "gomoku-9"), ("gomoku-9", "gomoku-15")])
def test_a_variation_of_another_board_is_refused(qtbot: QtBot, start: Start, source: str, target: str) -> None:
    program = start()
    begin(program, source, "e5 e6 d5 c4")
    program.session.go_back(2)
    press(qtbot, program, Key.Key_D)
    begin(program, target, "a1")
    press(qtbot, program, Key.Key_V)
    assert main_line(program) == "a1"
    assert "size" in program.window.panes.note.text()


@pytest.mark.long
def test_moves_of_a_running_game_are_not_edited(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.services.live_game.begin(GameSetup(PRESETS["gomoku-9"], Person(), Person()))
    play(program, "e5 e6")
    root = program.session.record.root
    assert open_menu(qtbot, program, root.children[0], None) == []
    press(qtbot, program, Key.Key_Backspace)
    press(qtbot, program, Key.Key_X)
    assert main_line(program) == "e5 e6"
    program.services.live_game.stop()


@pytest.mark.long
def test_typing_a_comment_does_not_edit_moves(qtbot: QtBot, start: Start) -> None:
    program = start()
    begin(program, "gomoku-9", "e5 e6 d5")
    comment = program.window.panes.comment
    comment.setFocus()
    qtbot.waitUntil(comment.hasFocus)
    qtbot.keyClicks(comment, "a word")
    comment.selectAll()
    for key in (Key.Key_X, Key.Key_V, Key.Key_Backspace, Key.Key_Z):
        qtbot.keyClick(comment, key, CONTROL)
    assert main_line(program) == "e5 e6 d5"


def test_the_first_move_of_a_variation_says_how_to_return(start: Start) -> None:
    program = start()
    begin(program, "gomoku-9", "e5 d4 e4")
    note, game = program.window.panes.note, program.window.controllers.game
    game.play(point_from_human("d5", program.session.rules))
    assert not note.text(), "a move after the last one goes on with the game"
    program.session.go_back(2)
    game.play(point_from_human("c3", program.session.rules))
    assert note.text() == (
        "You are in a variation, not in the game. “Previous Move” (Left) goes back, “Undo” (Ctrl+Z) removes the move."
    )
    note.clear()
    game.play(point_from_human("c4", program.session.rules))
    assert not note.text()
