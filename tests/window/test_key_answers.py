"""Each key of a menu has an effect, or the status says why it has none."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio.game.position_analysis import Candidate, PositionAnalysis, Proof, ThreatsFound, ThreatWin
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.lessons.page import Stage
from studio.players.seats import GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.actions.actions import ACTIONS
from studio.ui.program import Program
from tests.exercises.boards import MISSED, point, record
from tests.sizes import one_always
from tests.window.readers import Reader
from tests.window.solving import Solving
from tests.window.starting import Start
from tests.window.thinking import wait_for_state

_OTHER_USES = ("pause",)  # Escape


def press(program: Program, key: str) -> str:
    """Press a key, and return the message below the board."""
    panes = program.window.panes
    panes.note.setText("")
    panes.board.setFocus()
    pressed = QKeySequence(key)[0]  # type: ignore[index]  # says the stubs
    QTest.keyClick(panes.board, pressed.key(), pressed.keyboardModifiers())
    return panes.note.text()


def disabled(program: Program) -> list[str]:
    """Return the keys of all disabled actions."""
    return [
        key
        for spec in ACTIONS
        for key in spec.keys
        if not program.window.actions_[spec.name].isEnabled() and spec.name not in _OTHER_USES
    ]


@pytest.mark.parametrize("state", one_always(3, ["new", "playing", "exercise"]))
def test_the_key_of_a_disabled_action_is_answered(qtbot: QtBot, start: Start, state: str) -> None:
    program = start()
    if state == "playing":
        program.window.controllers.play.begin(GameSetup(PRESETS["tic-tac-toe"], Person(), Person()))
    elif state == "exercise":
        Solving(qtbot, program).begin()
    keys = disabled(program)
    assert keys
    assert not [key for key in keys if not press(program, key)]


def test_the_answer_names_the_reason(start: Start) -> None:
    program = start()
    assert press(program, "Right") == "This is the last position."
    assert press(program, "P") == "No game is in progress."
    program.window.controllers.play.begin(GameSetup(PRESETS["tic-tac-toe"], Person(), Person()))
    assert "Moves cannot be edited" in press(program, "Ctrl+X")
    assert "This is not possible during a game." in press(program, "F12")


def test_an_exercise_names_the_keys_of_the_cursor_and_refuses_further_hints(qtbot: QtBot, start: Start) -> None:
    program = start()
    solving = Solving(qtbot, program).begin()
    cursor = "Shift and the arrow keys move the cursor on the board."
    assert press(program, "Right") == f"This is the last position. {cursor}"
    assert press(program, "F9") == "The board shows an exercise. End it before you play a game."
    solving.hinted()
    assert press(program, "?") == "There is no further hint for this position."


@pytest.mark.long
def test_a_symbol_that_is_typed_with_shift_is_answered(start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["gomoku-9"])
    panes = program.window.panes
    panes.board.setFocus()
    QTest.sendKeyEvent(QTest.KeyAction.Click, panes.board, Qt.Key.Key_Question, "?", Qt.KeyboardModifier.ShiftModifier)
    assert panes.note.text().startswith("Hints are given when it is your turn")


@pytest.mark.long
def test_space_on_a_proven_position_says_that_nothing_is_left(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.present(GameRecord(PRESETS["tic-tac-toe"]))
    program.window.actions_["run"].trigger()
    wait_for_state(qtbot, program, EngineState.PROVEN)
    assert press(program, "Space") == "The result is proven; there is nothing left to search."


@pytest.mark.long
def test_space_on_a_proven_position_starts_no_search_in_the_next_one(qtbot: QtBot, start: Start) -> None:
    """Black wins by fours, as the record says; the default search proves this at once."""
    program = start()
    game = record(MISSED)
    win = ThreatWin("fours", (point("d1"), point("d4"), point("e1")))
    won = Candidate(point("d1"), 900, 1.0, None, Proof.WIN, win.line, 3)
    game.set_analysis(game.root, PositionAnalysis(6200, (won,), threats=ThreatsFound(win), known=won.known))
    program.session.present(game)
    program.session.go_to_start()
    with qtbot.waitSignal(program.live_search.stopped, timeout=60_000):
        press(program, "Space")
    wait_for_state(qtbot, program, EngineState.PROVEN)
    assert "is proven. There is nothing left to search." in program.window.panes.note.text()
    program.session.go_to_end()
    wait_for_state(qtbot, program, EngineState.PAUSED)
    qtbot.wait(100)
    assert program.live_search.state is EngineState.PAUSED
    press(program, "Space")
    wait_for_state(qtbot, program, EngineState.THINKING)
    program.session.go_to_start()
    wait_for_state(qtbot, program, EngineState.PROVEN)
    program.session.go_to_end()
    wait_for_state(qtbot, program, EngineState.THINKING)


@pytest.mark.long
def test_a_key_that_changes_the_look_says_what_it_did(start: Start) -> None:
    program = start()
    told = {press(program, "M") for _ in range(2)}
    assert told == {"Move Numbers: on", "Move Numbers: off"}
    assert press(program, "Ctrl+Shift+C") == "The moves were copied as text."
    program.window.controllers.play.begin(GameSetup(PRESETS["tic-tac-toe"], Person(), Person()))
    text = press(program, "H")
    assert text.startswith("Heatmap on the Board takes effect when the game ends")
    assert "hidden while you play" in text


@pytest.mark.long
def test_a_text_field_keeps_the_keys_of_disabled_actions(start: Start) -> None:
    program = start()
    comment = program.window.panes.comment
    note = program.window.panes.note
    comment.setFocus()
    note.setText("")
    QTest.keyClick(comment, Qt.Key.Key_P)
    assert not note.text()


@pytest.mark.long
def test_enter_on_a_stone_is_answered(start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["gomoku-9"])
    board = program.window.panes.board
    program.session.play(board.rules.point(4, 4))
    board.setFocus()
    for _ in range(2):  # the first key only shows the cursor
        QTest.keyClick(board, Qt.Key.Key_Return)
    assert program.window.panes.note.text().startswith("e5 is occupied.")
    assert program.session.position.ply == 1


@pytest.mark.long
def test_a_move_after_the_end_of_a_game_is_answered(start: Start) -> None:
    program = start()
    rules = PRESETS["tic-tac-toe"]
    program.session.begin(rules)
    for row, column in ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2)):
        program.session.play(rules.point(row, column))
    board = program.window.panes.board
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert program.window.panes.note.text().startswith("The game is over here.")


@pytest.mark.long
def test_enter_before_an_answer_is_answered(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(3)
    while reader.stage is not Stage.PREDICTING:
        reader.go_on()
    lessons, note = program.window.panes.lessons, program.window.panes.note
    note.setText("")
    lessons.setFocus()
    QTest.keyClick(lessons, Qt.Key.Key_Return)
    assert note.text() == "Answer the question first: choose an answer (or press its number)."
    assert reader.stage is Stage.PREDICTING
