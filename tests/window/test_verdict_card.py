"""The card of a mistake: the ring around the better move, its line on the board, and a try of one's own."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from studio.exercises.attempt import Stage
from studio.game.judgement import MoveJudgement, Prospect
from studio.game.node import Node
from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, PositionAnalysis, Proof
from studio.thinking.thoughts import EngineState
from studio.ui.candidates.order import Column
from studio.ui.program import Program
from tests.exercises.boards import point
from tests.practice.games import missed_win
from tests.sizes import one_always, one_row_always
from tests.window.arranged import NARROW, WIDE, resize, switch, wait_until_seen
from tests.window.hands import child, raise_pane
from tests.window.starting import Start, start_without_threats

Key = Qt.Key


@pytest.fixture
def program(qtbot: QtBot, start: Start) -> Program:
    """Return a program that shows a missed win of a reviewed game."""
    program = start_without_threats(start)  # its proofs would shorten lines of candidates at any time
    program.session.present(missed_win())
    switch(qtbot, program, "analyse")
    program.window.controllers.judged.refresh()
    program.session.go_to(mistake(program))
    return program


def mistake(program: Program) -> Node:
    return program.session.record.main_line()[1]


def button(program: Program, name: str) -> QToolButton:
    found = child(program, QToolButton, f"summary_{name}")
    assert isinstance(found, QToolButton)
    return found


def line(program: Program) -> tuple[int, ...]:
    shown = program.window.panes.board.still_scene().line
    return () if shown is None else shown.points


def test_the_card_says_what_happened_and_the_board_rings_the_better_move(program: Program) -> None:
    card, board = program.window.panes.summary_card, program.window.panes.board
    assert card.text.startswith("1. d4??. win given away. ")
    assert "Black wins in at most 3 plies → 30" in card.text, "the numbers are of the player of the move"
    assert card.text.endswith("This move misses a win by threats in at most 3 plies: d1 d4 e1.")
    assert card.toolTip().endswith("A ply is one move of one side.")
    assert child(program, QLabel, "summary_slip").isVisible()
    assert (board.hint_point, board.is_hint_better) == (point("d1"), True)
    program.session.go_to_start()
    assert board.hint_point is None
    assert not button(program, "better_line").isEnabled()
    assert not button(program, "try_better").isEnabled()
    assert button(program, "next_mistake").isVisible(), "so that the card keeps its height"


def test_a_click_on_the_better_move_shows_its_line(qtbot: QtBot, program: Program) -> None:
    better = button(program, "better")
    assert better.text() == "better: d1"
    qtbot.mouseClick(better, Qt.MouseButton.LeftButton)
    assert line(program)[:1] == (point("d1"),)
    assert "moves after" not in program.window.panes.saved_line.text(), "the table shows the same side's moves"
    qtbot.mouseClick(better, Qt.MouseButton.LeftButton)
    assert line(program) == ()


@pytest.mark.long
def test_the_ring_is_there_only_with_the_card(qtbot: QtBot, program: Program) -> None:
    board = program.window.panes.board
    switch(qtbot, program, "play")
    assert board.hint_point is None
    switch(qtbot, program, "analyse")
    assert board.hint_point == point("d1")


def go_to_mistake(program: Program) -> None:
    """Go to the mistake, whose position has a saved analysis, from the start of the game."""
    program.session.go_to_start()
    program.session.go_to(mistake(program))


def shown_replies(program: Program) -> set[int]:
    return {disc.point for disc in program.window.panes.board.still_scene().discs}


def test_the_replies_to_a_mistake_are_shown_on_request(qtbot: QtBot, program: Program) -> None:
    window, replies = program.window, {point("d1"), point("c1")}
    legend = window.panes.board_line.legend
    go_to_mistake(program)
    assert window.panes.candidates.model().rowCount() == 2
    assert window.panes.board.hint_point == point("d1")
    assert shown_replies(program) == set()
    assert legend.texts == ("better than d4", "hidden replies: “Candidates on the Board” (D)")
    assert window.panes.saved_line.text().startswith("White's moves after 1. d4")
    qtbot.keyClick(window, Key.Key_D)
    assert shown_replies(program) == replies
    assert legend.texts[0] == "better than d4"
    assert "hidden replies: “Candidates on the Board” (D)" not in legend.texts
    program.session.go_to_start()
    program.session.go_to(mistake(program))
    assert shown_replies(program) == set(), "each position is asked for"
    switch(qtbot, program, "play")
    assert shown_replies(program) == replies, "without the card there is no ring that they could be mixed up with"


@pytest.mark.long
def test_a_choice_before_the_review_asks_for_no_replies(qtbot: QtBot, program: Program) -> None:
    judgements = [(node, node.judgement) for node in program.session.record.main_line()]
    program.session.results.keep_judgements([(node, None) for node, _ in judgements])
    program.window.controllers.judged.refresh()
    qtbot.keyClick(program.window, Key.Key_D)
    assert shown_replies(program)
    program.session.results.keep_judgements(judgements)
    program.window.controllers.judged.refresh()
    assert shown_replies(program) == set()


@pytest.mark.long
def test_a_search_shows_the_replies_to_a_mistake(qtbot: QtBot, program: Program) -> None:
    go_to_mistake(program)
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: bool(shown_replies(program)), timeout=60_000)
    program.window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is not EngineState.THINKING, timeout=60_000)
    assert shown_replies(program), "the user has asked for them"


@pytest.mark.long
def test_pointing_at_the_better_move_shows_its_line(program: Program) -> None:
    go_to_mistake(program)
    board = program.window.panes.board
    board.pointed_changed.emit(point("d1"))
    assert line(program) == (point("d1"),), "the mistake occupies the second point of the line"
    board.pointed_changed.emit(point("c1"))
    assert line(program) == (), "the line of a reply stays hidden"


@pytest.mark.parametrize("by_key", one_always(2, [True, False]))
def test_the_better_line_is_shown_and_hidden(qtbot: QtBot, program: Program, by_key: bool) -> None:
    def toggle() -> None:
        if by_key:
            qtbot.keyClick(program.window, Key.Key_L)
        else:
            button(program, "better_line").click()

    told, plot = program.window.panes.summary_card.text, program.window.panes.win_rate
    in_plot = plot.accessibleDescription()
    assert in_plot.endswith(" after move 1")
    toggle()
    assert plot.accessibleDescription() == f"In the game: {in_plot}", "the evaluation bar shows another position"
    assert line(program) == (point("d1"),)
    assert not program.window.panes.board.still_scene().discs, "their badges would show under the line"
    assert program.session.node is program.session.record.root
    assert (program.window.panes.summary_card.text, button(program, "better_line").isChecked()) == (told, True)
    toggle()
    assert program.session.node is mistake(program)
    assert (line(program), button(program, "better_line").isChecked()) == ((), False)
    assert program.window.panes.summary_card.text == told
    assert plot.accessibleDescription() == in_plot


def click_row(qtbot: QtBot, program: Program, row: int) -> None:
    """Click a row of the candidates. The pointer stays there."""
    table = program.window.panes.candidates
    place = table.visualRect(table.model().index(row, Column.MOVE)).center()
    qtbot.mouseMove(table.viewport(), place)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.mark.long
def test_the_line_of_the_card_is_shown_also_with_a_chosen_candidate(qtbot: QtBot, program: Program) -> None:
    raise_pane(program, "candidates")
    click_row(qtbot, program, 0)
    assert line(program) == tuple(map(point, ("d1", "e1", "f1")))
    button(program, "better_line").click()
    assert line(program) == (point("d1"),)
    program.window.panes.board.steps_requested.emit(1)
    click_row(qtbot, program, 1)
    assert line(program) == tuple(map(point, ("d1", "d4"))), "the button is still pressed"


@pytest.mark.long
def test_a_chosen_candidate_ends_with_its_position(qtbot: QtBot, program: Program) -> None:
    raise_pane(program, "candidates")
    click_row(qtbot, program, 0)
    program.session.go_to_start()
    assert line(program) == ()
    table = program.window.panes.candidates
    row = table.visualRect(table.model().index(1, Column.MOVE)).center()
    qtbot.mouseMove(table.viewport(), row)
    assert line(program) == tuple(map(point, ("e1", "d1"))), "the pointer chooses again after it has moved"
    program.session.present(missed_win())
    assert line(program) == ()


@pytest.mark.long
def test_escape_ends_the_choice_of_a_candidate(qtbot: QtBot, program: Program) -> None:
    raise_pane(program, "candidates")
    click_row(qtbot, program, 0)
    program.window.panes.board.setFocus()
    qtbot.keyClick(program.window.panes.board, Key.Key_Escape)
    assert line(program) == ()
    assert program.window.panes.candidates.chosen_candidate is None


@pytest.mark.long
def test_the_card_speaks_of_its_move_while_the_line_is_shown(program: Program) -> None:
    node = mistake(program)
    judgement = node.judgement
    assert judgement is not None
    unproven = replace(judgement, after=replace(judgement.after, known=NOTHING_KNOWN))
    program.session.results.keep_judgements([(node, unproven)])
    assert node.analysis is not None
    proven = replace(node.analysis, known=KnownResult(Proof.LOSS, 44))
    assert program.session.results.keep_analysis(node, proven)
    program.window.controllers.judged.refresh()
    told = program.window.panes.summary_card.text
    assert "A later search has proven the position after this move: Black wins in at most 44 plies." in told
    button(program, "better_line").click()
    assert program.session.node is program.session.record.root
    assert program.window.panes.summary_card.text == told


def test_escape_ends_the_line_and_returns_to_the_move(qtbot: QtBot, program: Program) -> None:
    shown, board = button(program, "better_line"), program.window.panes.board
    program.window.activateWindow()
    shown.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(shown, Key.Key_Return)
    assert line(program)
    qtbot.keyClick(shown, Key.Key_Escape)
    assert (program.session.node, line(program), shown.isChecked()) == (mistake(program), (), False)
    assert board.hasFocus()


def test_the_arrow_keys_and_the_wheel_step_through_the_line(qtbot: QtBot, program: Program) -> None:
    window, whole = program.window, tuple(map(point, ("d1", "d4", "e1")))
    qtbot.keyClick(window, Key.Key_L)
    assert "(Esc) returns" in window.panes.note.text()
    shown = []
    assert line(program) == whole[:1], "it begins with the better move"
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Left):
        qtbot.keyClick(window, key)
        shown.append(line(program))
    assert shown == [whole[:2], whole, whole, whole[:2]]
    assert "move 2 of 3" in window.panes.note.text()
    assert program.session.node is program.session.record.root
    window.panes.board.steps_requested.emit(1)
    assert line(program) == whole
    qtbot.keyClick(window, Key.Key_Escape)
    assert (program.session.node, line(program), window.panes.note.text()) == (mistake(program), (), "")
    qtbot.keyClick(window, Key.Key_Left)
    assert program.session.node is program.session.record.root
    qtbot.keyClick(window, Key.Key_Right)
    qtbot.keyClick(window, Key.Key_L)
    assert line(program) == whole[:1], "from the first move again"


def test_a_chosen_candidate_names_the_wheel_once_and_leaves_the_arrow_keys(qtbot: QtBot, program: Program) -> None:
    raise_pane(program, "candidates")
    note = program.window.panes.note
    click_row(qtbot, program, 0)
    assert note.text().startswith("The mouse wheel on the board")
    qtbot.keyClick(program.window, Key.Key_Left)
    assert program.session.node is program.session.record.root
    note.clear()
    click_row(qtbot, program, 0)
    assert note.text() == ""


def test_the_card_keeps_its_width_from_the_start_of_the_game_to_a_mistake(qtbot: QtBot, program: Program) -> None:
    card, session = program.window.panes.summary_card, program.session
    session.go_to_start()
    program.window.resize(1000, 676)
    qtbot.waitUntil(lambda: button(program, "practice").isVisible())
    qtbot.waitUntil(lambda: card.width() < 450)
    width = card.width()
    for node in (mistake(program), session.record.root):
        session.go_to(node)
        QApplication.processEvents()
        assert card.width() == width, "never all buttons at once"


@pytest.mark.long
def test_escape_ends_the_line_before_full_screen_and_the_search(qtbot: QtBot, program: Program) -> None:
    window = program.window
    window.full_screen.enter()
    qtbot.keyClick(window, Key.Key_L)
    assert line(program)
    qtbot.keyClick(window, Key.Key_Escape)
    assert (line(program), window.full_screen.is_on) == ((), True)
    qtbot.keyClick(window, Key.Key_Escape)
    assert not window.full_screen.is_on
    assert program.session.node is mistake(program)


@pytest.mark.long
def test_another_move_ends_the_line(qtbot: QtBot, program: Program) -> None:
    button(program, "better_line").click()
    program.session.go_to_end()
    assert (line(program), button(program, "better_line").isChecked()) == ((), False)
    program.session.go_to(mistake(program))
    button(program, "better_line").click()
    qtbot.keyClick(program.window, Key.Key_J)
    assert program.session.node is mistake(program), "the only mistake"
    assert line(program) == ()


@pytest.mark.long
def test_a_line_that_cannot_be_played_is_cut(program: Program) -> None:
    judgement = MoveJudgement(0.5, point("d1"), line=(point("d1"), point("d1"), point("e1")))
    program.session.results.keep_judgements([(mistake(program), judgement)])
    program.window.controllers.judged.refresh()
    button(program, "better_line").click()
    assert line(program) == (point("d1"),)


@pytest.mark.long
def test_a_better_move_that_loses_by_a_later_proof_is_not_tried(program: Program) -> None:
    record, node = program.session.record, mistake(program)
    record.set_judgement(node, MoveJudgement(0.3, point("a5"), before=Prospect(0.6), after=Prospect(0.3)))
    lost = PositionAnalysis(10, (Candidate(point("a6"), 10, 1.0),), known=KnownResult(Proof.WIN, 9))
    record.set_analysis(record.add(record.root, point("a5")), lost)
    program.window.controllers.judged.refresh()
    said = "A later search has proven that the supposedly better move a5 loses. F12 judges the played move again."
    assert said in program.window.panes.summary_card.text
    button(program, "try_better").click()
    assert program.window.panes.note.text() == said
    assert (program.session.record, program.services.practice.is_on) == (record, False)


@pytest.mark.long
def test_the_user_tries_the_position_and_returns(qtbot: QtBot, program: Program) -> None:
    record, practice = program.session.record, program.services.practice
    button(program, "try_better").click()
    assert practice.page.is_trial
    assert program.session.record is not record
    assert program.window.panes.board.hint_point is None
    assert "d1" not in program.window.panes.summary_card.text
    program.window.controllers.clicks.take_move(point("d1"))
    qtbot.waitUntil(lambda: practice.page.stage is Stage.SOLVED, timeout=60_000)
    assert practice.page.schedule is None
    assert practice.statistics().cards == 0, "a try is no practice"
    child(program, QToolButton, "practice_end").click()
    assert program.session.record is record
    assert program.session.node is mistake(program)
    qtbot.waitUntil(lambda: program.window.panes.board.hint_point == point("d1"))


@pytest.mark.parametrize(
    ("screen", "language"),
    one_row_always(6, [(screen, language) for screen in (NARROW, WIDE) for language in ("en", "cs", "zh_CN")]),
)
def test_the_board_keeps_its_place_while_the_user_tries_the_position(
    qtbot: QtBot, start: Start, screen: QSize, language: str
) -> None:
    program = start()
    if language != "en":
        program.window.new_window_wanted.emit(language)
    resize(qtbot, program, screen)
    program.session.present(missed_win())
    switch(qtbot, program, "analyse")
    go_to_mistake(program)
    program.window.controllers.judged.refresh()
    wait_until_seen(qtbot, button(program, "try_better"))
    board = program.window.panes.board
    places = [board.geometry()]
    button(program, "try_better").click()
    task = child(program, QLabel, "practice_task")
    wait_until_seen(qtbot, task)
    places.append(board.geometry())
    assert task.height() >= task.heightForWidth(task.width())
    child(program, QToolButton, "practice_end").click()
    wait_until_seen(qtbot, program.window.panes.summary_card)
    places.append(board.geometry())
    assert places == places[:1] * 3


@pytest.mark.long
def test_a_deleted_mistake_is_not_visited(qtbot: QtBot, program: Program) -> None:
    program.session.delete(mistake(program))
    program.window.panes.win_rate.ply_chosen.emit(1)
    qtbot.keyClick(program.window, Key.Key_J)
    assert program.session.node is program.session.record.root
    assert "mistake" in program.window.panes.note.text() or "analysed" in program.window.panes.note.text()


@pytest.mark.long
def test_the_line_of_a_variation_keeps_its_card(program: Program) -> None:
    """Other results of a search arrive while the board shows the better line."""
    session = program.session
    session.go_to_start()
    session.play(next(other for other in session.position.legal_moves() if other != point("d4")))
    session.promote(session.node)
    session.go_to(next(node for node in session.record.root.children if node.move and node.move.point == point("d4")))
    program.window.controllers.judged.refresh()
    before = program.window.panes.summary_card.text
    assert before.startswith("1. d4??")
    program.window.actions_["better_line"].trigger()
    program.window.controllers.judged.refresh()
    assert program.window.panes.summary_card.text == before
    program.window.actions_["better_line"].trigger()
    assert session.node.move is not None
    assert session.node.move.point == point("d4")
