"""Navigating in a running game, and taking moves back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from studio.game.node import Node
from tests.sizes import one_row_always
from tests.window.hands import child
from tests.window.tables import CTRL, NO_KEY, NOUGHTS, Sit, line

EDITS = ("promote_variation", "cut_variation", "copy_variation", "paste_variation", "delete_variation")

# Navigation


def test_navigating_back_plays_nothing_and_a_click_returns(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    table.key(Qt.Key.Key_Left)
    assert table.mode.startswith("Earlier position")
    assert "not the latest position" in table.status
    table.play(table.free())
    assert (table.moves, table.session.node is table.game.tip) == (2, True)
    assert (table.mode, table.status) == ("Playing", "Move 2 · your turn")
    table.key(Qt.Key.Key_Left)
    table.key(Qt.Key.Key_Right)
    assert table.mode == "Playing"


@pytest.mark.long
def test_an_engines_move_meanwhile_does_not_move_the_cursor(sit: Sit) -> None:
    table = sit(white_level="full", seconds=0.3)
    table.begin()
    table.play("e5")
    table.key(Qt.Key.Key_Home)
    table.wait_for_turn(2)
    assert table.session.node is table.session.record.root
    assert table.mode.startswith("Earlier position")


@pytest.mark.long
def test_the_end_of_the_game_meanwhile_is_reported(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, black="person", white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2")
    table.key(Qt.Key.Key_Left)
    table.resign()
    assert table.end.startswith("O won. X resigned · 4 move")
    assert not table.text("note"), "it is said once"


# Taking back


@pytest.mark.parametrize(("key", "modifier"), one_row_always(2, [(Qt.Key.Key_Backspace, NO_KEY), (Qt.Key.Key_Z, CTRL)]))
def test_taking_back_ends_at_the_users_turn(sit: Sit, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    table.play(table.free())
    table.wait_for_turn(4)
    table.key(Qt.Key.Key_Home)
    table.key(key, modifier)
    assert (table.moves, table.game.awaits_person) == (2, True)
    assert table.session.node is table.game.tip
    table.key(key, modifier)
    table.key(key, modifier)
    assert (table.moves, table.game.is_on) == (0, True)
    assert line(table.session.record).startswith("e5 "), "the moves stay in the record"
    assert not child(table.program, QToolButton, "take_back").isEnabled()


@pytest.mark.parametrize(("key", "modifier"), one_row_always(2, [(Qt.Key.Key_Backspace, NO_KEY), (Qt.Key.Key_Z, CTRL)]))
def test_taking_back_cancels_the_engines_search(sit: Sit, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.play("e5")
    assert table.game.is_thinking
    table.key(key, modifier)
    assert (table.moves, table.game.is_thinking, table.game.awaits_person) == (0, False, True)
    assert table.status == "Move 0 · your turn"
    table.play("d4")
    assert line(table.session.record) == "d4"
    assert [len(node.children) for node in table.session.record.nodes()] == [2, 0, 0], "e5 is a variation"


@pytest.mark.long
def test_moves_are_not_edited_during_a_game(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    assert not any(table.window.actions_[name].isEnabled() for name in (*EDITS, "redo"))
    table.key(Qt.Key.Key_Backspace, CTRL)
    table.key(Qt.Key.Key_X, CTRL)
    assert table.moves == 2
    table.resign()
    assert table.window.actions_["delete_variation"].isEnabled()


@pytest.mark.long
def test_a_comment_that_is_being_typed_belongs_to_the_move_it_was_typed_for(sit: Sit) -> None:
    table = sit(white_level="full", seconds=0.2)
    table.begin()
    table.play("e5")
    mine: Node = table.session.node
    comment = table.window.panes.comment
    comment.setFocus()
    table.qtbot.keyClicks(comment, "the middle")
    table.wait_for_turn(2)
    assert mine.comment == "the middle"
    assert comment.toPlainText() == ""
