"""A message below the board disappears when it no longer applies."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from studio.game.record import GameRecord
from studio.game.rules import rules_from_text
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from tests.sizes import one_row_always
from tests.window.starting import Start
from tests.window.tables import CTRL, NOUGHTS, Sit, Table
from tests.window.thinking import step

Key = Qt.Key


@pytest.fixture
def program(start: Start) -> Program:
    return start()


def note(program: Program) -> str:
    return program.window.panes.note.text()


@pytest.mark.parametrize(
    ("key", "modifier"), one_row_always(2, [(Key.Key_Left, Qt.KeyboardModifier.NoModifier), (Key.Key_3, CTRL)])
)
def test_it_ends_with_the_position_and_the_workspace(
    qtbot: QtBot, program: Program, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    program.session.play(next(iter(program.session.position.legal_moves())))
    program.window.context.notes.say("The position was copied as text.")
    qtbot.keyClick(program.window, key, modifier)
    assert not note(program)


@pytest.mark.long
def test_a_run_ends_the_advice_to_run(qtbot: QtBot, program: Program) -> None:
    qtbot.keyClick(program.window, Key.Key_Comma)
    assert "“Run” (Space)" in note(program)
    qtbot.keyClick(program.window, Key.Key_Space)
    assert not note(program)
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.THINKING, timeout=60_000)
    qtbot.keyClick(program.window, Key.Key_Escape)


@pytest.mark.long
def test_the_advice_to_continue_a_game_ends_with_the_pause(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.key(Key.Key_P)
    table.play("a1")
    assert "(P)" in note(table.program)
    table.key(Key.Key_P)
    assert not note(table.program)


@pytest.mark.long
def test_leaving_a_game_is_said(sit: Sit) -> None:
    table: Table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1")
    table.window.actions_["stop_game"].trigger()
    assert note(table.program).startswith("The game was left without a result.")


@pytest.mark.long
def test_leaving_a_game_without_moves_is_not_said(sit: Sit) -> None:
    table: Table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.window.actions_["stop_game"].trigger()
    assert not table.game.is_on
    assert note(table.program) == ""


@pytest.mark.parametrize(("moves", "told"), [((), ""), (("c3",), "The game was left without a result.")])
def test_leaving_a_game_from_a_position_of_a_record_is_said_after_a_move(
    sit: Sit, moves: Sequence[str], told: str
) -> None:
    table: Table = sit(rules=NOUGHTS, white_level="full", seconds=1000.0)
    record = GameRecord(rules_from_text(NOUGHTS))
    record.black, record.white = "Ann", "Ben"
    record.add(record.add(record.root, 0), 1)
    table.session.present(record)
    table.session.go_to_end()
    table.window.actions_["play_from_here"].trigger()
    assert table.game.awaits_person
    table.play(*moves)
    table.window.actions_["stop_game"].trigger()
    assert not table.game.is_on
    assert note(table.program).startswith(told)
    assert bool(note(table.program)) is bool(moves)


@pytest.mark.long
def test_a_step_ends_the_message_about_the_empty_tree(qtbot: QtBot, program: Program) -> None:
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PAUSED, timeout=60_000)
    qtbot.keyClick(program.window, Key.Key_R, CTRL)
    assert note(program) == "The search begins again with an empty tree."
    step(qtbot, program)
    assert not note(program)


def test_the_message_about_an_occupied_point_ends_with_the_next_move_of_the_cursor(
    qtbot: QtBot, program: Program
) -> None:
    board = program.window.panes.board
    board.setFocus()
    program.session.play(next(iter(program.session.position.legal_moves())))
    for _ in range(2):  # the first Enter shows the cursor on the stone
        qtbot.keyClick(board, Key.Key_Return)
    assert "is occupied" in note(program)
    qtbot.keyClick(board, Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert not note(program)
