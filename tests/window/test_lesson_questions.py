"""During a lesson, the window shows no answers and no other requests."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.lessons.page import Stage
from studio.thinking.thoughts import EngineState
from tests.window.hands import child, click, look_at
from tests.window.readers import (
    ASKED,
    HEAD,
    STEP,
    Key,
    Modifier,
    Reader,
    open_lesson,
)
from tests.window.showing import best_line
from tests.window.starting import Start


def button_text(reader: Reader) -> str:
    button = reader.button("lesson_continue")
    assert isinstance(button, QPushButton)
    return button.text()


CLICKED = f"""{HEAD.replace("tic-tac-toe", "connect-four")}{STEP}do = {{ until_simulations = 2000 }}
{STEP}
[steps.predict]
question = "Which first move has the most visits now?"
rule = "leader"
explanation = "It is the centre, column 4."
"""


def test_the_answer_removes_the_request_for_it(qtbot: QtBot, start: Start) -> None:
    reader = Reader(qtbot, start()).begin(1)
    while reader.stage is not Stage.PREDICTING:
        reader.go_on()
    note = reader.program.window.panes.note
    reader.panel_key(Key.Key_Return)
    assert note.text().startswith("Answer the question first")
    reader.answer(reader.some_answer())
    assert note.text() == ""


@pytest.mark.long
def test_a_click_answers_and_plays_nothing(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = start()
    reader = Reader(qtbot, program)
    reader.key(Key.Key_3, Modifier.ControlModifier)
    open_lesson(reader, monkeypatch, tmp_path, CLICKED)
    reader.read_to(2)
    assert reader.text("hint") == "Click your move on the board, or choose it with Shift+arrows and press Enter."
    look_at(qtbot, program, best_line(program, 2))
    click(qtbot, program, "c3")
    reader.waited()
    verdict = reader.page.verdict
    assert verdict is not None
    assert (verdict.given, verdict.right) == ("3", "4")
    assert "4" in reader.text("verdict")
    assert program.session.position.ply == 0
    assert not program.window.controllers.inside.nodes.path, "the board shows the position of the lesson"
    click(qtbot, program, "c1")
    assert program.session.position.ply == 1, "no question is left"


@pytest.mark.long
def test_the_board_does_not_give_the_answer_away(qtbot: QtBot, start: Start) -> None:
    program = start()
    panes, actions = program.window.panes, program.window.actions_
    reader = Reader(qtbot, program).begin(3)
    while reader.stage is not Stage.PREDICTING:
        reader.go_on()
    assert not panes.board.still_scene().discs, "they name the best move"
    assert panes.evaluation.evaluation is None
    assert panes.candidates.model().rowCount(), "the reader calculates with these numbers"
    before = reader.place.simulations
    for name in ("run", "step_phase", "step_simulation", "play_best"):
        actions[name].trigger()
    assert not actions["step_phase"].isEnabled()
    assert not reader.page.is_astray
    assert reader.stands_at(reader.place)
    assert reader.place.simulations == before
    assert "Answer the question of the lesson first" in panes.note.text()
    reader.answer(reader.some_answer())
    assert "Answer the question of the lesson first" not in panes.note.text()
    assert panes.board.still_scene().discs
    assert actions["step_phase"].isEnabled()


@pytest.mark.long
def test_a_step_about_the_next_position_shows_no_results_on_the_board(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = start()
    panes = program.window.panes
    reader = Reader(qtbot, program)
    reader.key(Key.Key_3, Modifier.ControlModifier)
    open_lesson(reader, monkeypatch, tmp_path, ASKED + STEP + 'look = "board"\ndo = { moves = "b2 a1" }\n' + STEP)
    reader.answer("9")
    assert panes.board.still_scene().discs
    reader.go_on()
    assert reader.page.number == 2
    assert not panes.board.still_scene().discs, "the text asks about another position"
    assert panes.candidates.model().rowCount()
    reader.press("lesson_leave")
    assert not program.window.context.hiding.is_board_hidden


@pytest.mark.long
def test_leaving_a_question_shows_the_search_again(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(3)
    while reader.stage is not Stage.PREDICTING:
        reader.go_on()
    assert program.window.context.hiding.is_prediction
    reader.press("lesson_leave")
    assert not program.window.context.hiding.is_prediction


def test_no_pane_asks_to_start_the_search_during_a_lesson(qtbot: QtBot, start: Start) -> None:
    program = start()
    panes = program.window.panes
    assert "“Run” (Space)" in panes.candidates.empty_text
    reader = Reader(qtbot, program).begin(1)
    for text in (panes.candidates.empty_text, panes.drawing.accessibleDescription()):
        assert text
        assert "“Run” (Space)" not in text
    reader.press("lesson_leave")
    assert "“Run” (Space)" in panes.candidates.empty_text


def test_a_digit_in_the_tree_answers_the_question(qtbot: QtBot, start: Start) -> None:
    reader = Reader(qtbot, start()).begin(1)
    while reader.stage is not Stage.PREDICTING:
        reader.go_on()
    tree = reader.program.window.panes.tree
    tree.setFocus()
    qtbot.waitUntil(tree.hasFocus)
    qtbot.keyClick(tree, Key.Key_2)
    assert reader.waited().stage is Stage.JUDGED
    assert reader.page.verdict is not None
    assert reader.page.prediction is not None
    assert reader.page.verdict.given == reader.page.prediction.options[1].answer
    assert tree.hasFocus()
    assert button_text(reader) == "Continue: Alt+L, Enter", "in the tree, Enter opens a node"
    qtbot.keyClick(tree, Key.Key_L, Modifier.AltModifier)
    qtbot.waitUntil(reader.panel.hasFocus)
    assert button_text(reader) == "Continue"


def test_enter_on_the_board_continues_after_a_digit_has_answered(qtbot: QtBot, start: Start) -> None:
    reader = Reader(qtbot, start()).begin(1)
    while reader.stage is not Stage.PREDICTING:
        reader.go_on()
    board, number = reader.program.window.panes.board, reader.page.number
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    qtbot.keyClick(board, Key.Key_Right, Modifier.ShiftModifier)
    qtbot.keyClick(board, Key.Key_1)
    assert reader.waited().stage is Stage.JUDGED
    assert board.hasFocus()
    qtbot.waitUntil(lambda: button_text(reader) == "Continue: Enter")
    qtbot.keyClick(board, Key.Key_Right, Modifier.ShiftModifier)
    assert button_text(reader) == "Continue: Alt+L, Enter", "Enter would play at the cursor"
    qtbot.keyClick(board, Key.Key_Home)
    qtbot.waitUntil(lambda: button_text(reader) == "Continue: Enter")
    qtbot.keyClick(board, Key.Key_Return)
    assert reader.waited().page.number == number + 1


def test_the_key_of_the_lessons_never_focuses_the_button_that_leaves(qtbot: QtBot, start: Start) -> None:
    reader = Reader(qtbot, start()).begin(1)
    while reader.stage is not Stage.PREDICTING:
        reader.go_on()
    tree = reader.program.window.panes.tree
    reader.button("lesson_leave").setFocus()
    tree.setFocus()
    qtbot.keyClick(tree, Key.Key_L, Modifier.AltModifier)
    qtbot.waitUntil(reader.panel.hasFocus)
    qtbot.keyClick(reader.panel, Key.Key_Return)
    assert reader.stage is Stage.PREDICTING
    qtbot.keyClick(reader.panel, Key.Key_1)
    assert reader.waited().stage is Stage.JUDGED


def test_a_lesson_continues_at_the_step_where_it_was_left(qtbot: QtBot, start: Start) -> None:
    reader = Reader(qtbot, start()).begin(1)
    while reader.stage is not Stage.PREDICTING:
        reader.go_on()
    reader.answer(reader.some_answer())
    page, panel = reader.page, reader.panel
    qtbot.keyClick(panel, Key.Key_L, Modifier.ControlModifier)
    assert not reader.program.window.controllers.lessons.is_on
    panel.enter()
    resume = reader.button("lesson_resume")
    assert resume.accessibleName() == f"Continue at step {page.number}: What a rollout tells"
    assert resume.hasFocus()
    qtbot.keyClick(resume, Key.Key_Return)
    reader.waited()
    assert (reader.page.number, reader.page.verdict, reader.stage) == (page.number, page.verdict, Stage.JUDGED)
    reader.press("lesson_leave")
    reader.press("lesson_1")
    assert reader.waited().page.number == 1
    reader.press("lesson_leave")
    assert not child(reader.program, QWidget, "lesson_resume").isVisible(), "the lesson has begun again"


@pytest.mark.long
def test_the_disc_the_bar_and_the_first_row_name_one_best_move(qtbot: QtBot, start: Start) -> None:
    program = start()
    panes = program.window.panes
    reader = Reader(qtbot, program).begin(8).read_to(2)
    reader.answer(reader.some_answer())
    thought, shown = program.live_search.thought, panes.evaluation.evaluation
    assert thought is not None
    assert shown is not None
    first = thought.snapshot.candidates[0]
    assert thought.snapshot.best != first.point, "before a move the search checks what loses at once"
    assert [(disc.point, disc.rank) for disc in panes.board.still_scene().discs if disc.is_best] == [(first.point, 1)]
    assert shown.black == pytest.approx(first.win_rate)
    reader.press("lesson_leave")
    assert not program.window.controllers.lessons.is_on


def test_only_a_limit_of_the_reader_is_named(qtbot: QtBot, start: Start) -> None:
    program = start()
    note = program.window.panes.note
    reader = Reader(qtbot, program).begin(1).read_to(8)
    assert note.text() == "", "the lesson says how far it searches"
    program.window.panes.bar.limit_editor.set_limit(Limit(simulations=20))
    reader.answer(reader.some_answer())
    qtbot.waitUntil(
        lambda: program.live_search.state is not EngineState.THINKING
    )  # the answer is judged a little before
    reader.key(Key.Key_Space)
    qtbot.waitUntil(lambda: note.text() == "The search reached its limit of simulations.", timeout=30_000)
    reader.go_back()
    assert note.text() == "", "the lesson has searched again"
