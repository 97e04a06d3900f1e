"""The mistakes that a review of a game found: marks, navigation, and what the window says about them."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from studio.game.judgement import MoveJudgement
from studio.game.notation import point_from_human
from studio.game.position_analysis import PositionAnalysis, Proof
from studio.ui.candidates.order import Column
from studio.ui.program import Program
from tests.window.game_reviews import (
    BLUNDERS,
    ENOUGH,
    FEW,
    at,
    begin_review,
    click_plot,
    marked,
    open_game,
    quit_program,
    rates,
    review,
    save_as,
    wait_for_end,
)
from tests.window.hands import child
from tests.window.starting import Start

Key, Modifier, Button = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton


def test_mistakes_are_marked_and_can_be_visited(qtbot: QtBot, start: Start) -> None:
    program = start()
    line = review(qtbot, program)
    assert set(BLUNDERS) <= set(marked(program))
    session, window = program.session, program.window
    mistakes = sorted(len(node.path()) - 1 for node in window.panes.moves._marks)
    walked = []
    for _ in mistakes:
        qtbot.keyClick(window, Key.Key_J)
        walked.append(at(program))
    assert walked == mistakes
    qtbot.keyClick(window, Key.Key_J)
    assert (at(program), window.panes.note.text()) == (walked[0], "That was the last mistake. This is the first one.")
    session.go_to(line[-1])
    qtbot.keyClick(window, Key.Key_J)
    assert (at(program), window.panes.note.text()) == (walked[0], ""), "the end of the game is no mistake"
    session.go_to(line[-1])
    back = []
    for _ in mistakes:
        qtbot.keyClick(window, Key.Key_J, Modifier.ShiftModifier)
        back.append(at(program))
    assert back == mistakes[::-1]
    qtbot.keyClick(window, Key.Key_J, Modifier.ShiftModifier)
    assert (at(program), window.panes.note.text()) == (back[0], "That was the first mistake. This is the last one.")


@pytest.mark.long
def test_the_start_of_a_reviewed_game_offers_its_first_mistake(qtbot: QtBot, start: Start) -> None:
    program = start()
    review(qtbot, program)
    program.session.go_to_start()
    first, other = (child(program, QToolButton, f"summary_{name}") for name in ("next_mistake", "try_better"))
    qtbot.waitUntil(first.isVisible)
    assert child(program, QToolButton, "summary_practice").isVisible()
    assert not other.isVisible()
    assert "Mistakes:" in program.window.panes.summary_card.text
    assert "Accuracy: Black" in program.window.panes.summary_card.text
    qtbot.mouseClick(first, Button.LeftButton)
    assert at(program) == min(len(node.path()) - 1 for node in program.window.panes.moves._marks)
    assert other.isVisible()
    assert not first.isVisible()


@pytest.mark.long
def test_a_review_without_mistakes_says_so(qtbot: QtBot, start: Start) -> None:
    program = start()
    open_game(program, "e5 d4")
    note = program.window.panes.note
    button = child(program, QToolButton, "strip_next_mistake")
    program.window.panes.board.setFocus()
    qtbot.keyClick(program.window.panes.board, Key.Key_J)
    assert note.text() == "The game has not been analysed yet. “Review the Game” (F12) analyses it."
    assert not button.isEnabled()
    assert button.toolTip() == "First review the game: “Review the Game” (F12)"
    begin_review(qtbot, program, ENOUGH)
    assert button.isEnabled(), "a running review may have found mistakes"
    wait_for_end(qtbot, program)
    assert button.isEnabled()
    assert button.toolTip() == "Next Mistake (J)"
    assert note.text() == "The game is analysed: no mistakes were found."


@pytest.mark.long
def test_a_review_without_comparable_moves_says_so(start: Start) -> None:
    program = start()
    line = open_game(program, "e5 d4")
    judged = [(line[1], MoveJudgement()), (line[2], MoveJudgement(is_unsettled=True))]
    program.services.review.line_judged.emit(judged)
    program.services.review.finished.emit(True)
    told = program.window.panes.note.text()
    assert told.startswith("The game is analysed: no mistakes were found. Some moves could not be compared")


@pytest.mark.long
def test_a_search_changes_no_mark_and_the_file_keeps_them(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    line = review(qtbot, program)
    known = {line.index(node): mark for node, mark in program.window.panes.moves._marks.items()}
    session = program.session
    for node in line[8:11]:
        assert node.analysis is not None
        best = max(node.analysis.candidates, key=lambda row: row.visits)
        deep = PositionAnalysis(900_000, (replace(best, visits=900_000, value=0.0, proof=Proof.UNKNOWN),))
        session.results.keep_analysis(node, deep)
    program.window.controllers.judged.refresh()
    assert {line.index(node): mark for node, mark in program.window.panes.moves._marks.items()} == known
    save_as(qtbot, program, tmp_path / "game.sgf", monkeypatch)
    quit_program(program)
    opened = start()
    opened.window.controllers.judged.refresh()
    line = opened.session.record.main_line()
    assert {line.index(node): mark for node, mark in opened.window.panes.moves._marks.items()} == known


@pytest.mark.long
def test_the_only_mistake_is_named_as_such(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    program = start()
    line = open_game(program, "e5 d4 f6")
    program.session.results.keep_judgements([(line[2], MoveJudgement(0.3, 0)), (line[1], MoveJudgement())])
    program.window.controllers.judged.refresh()
    for told in ("", "This is the only mistake."):
        qtbot.keyClick(program.window, Key.Key_J)
        assert at(program) == 2
        assert program.window.panes.note.text().startswith(told)
    monkeypatch.setattr(type(program.window.controllers.judged._review), "is_running", True)
    qtbot.keyClick(program.window, Key.Key_J)
    assert "only mistake so far. The review is still running." in program.window.panes.note.text()


@pytest.mark.long
def test_marks_are_painted(qtbot: QtBot, start: Start) -> None:
    program = start()
    review(qtbot, program)
    moves = program.window.panes.moves
    worst = max(moves._marks, key=lambda node: len(node.path()))
    area = moves.node_rect(worst)
    area.setRight(moves.viewport().width())
    with_mark = moves.viewport().grab(area).toImage()
    moves.show_drops({})
    assert moves.viewport().grab(area).toImage() != with_mark


@pytest.mark.long
def test_a_mark_does_not_overlap_an_adjacent_variation(qtbot: QtBot, start: Start) -> None:
    program = start()
    line = review(qtbot, program)
    program.session.go_to(line[8])
    program.session.play(point_from_human("c5", program.session.rules))
    beside, moves = program.session.node, program.window.panes.moves
    marked_node = line[9]
    program.session.go_to(marked_node)
    qtbot.waitUntil(lambda: marked(program) != [])
    metrics = moves.fontMetrics()
    end = moves._grid.caption_left(moves._layout.place(marked_node)) + metrics.horizontalAdvance("a1 ??")
    assert end <= moves._grid.stone_rect(moves._layout.place(beside)).left()


@pytest.mark.long
def test_a_variation_hides_neither_the_marks_nor_the_graph_of_the_game(qtbot: QtBot, start: Start) -> None:
    program = start()
    line = review(qtbot, program)
    marks, known = marked(program), rates(program)
    program.session.go_to(line[4])
    program.session.play(point_from_human("c5", program.session.rules))
    qtbot.wait(500)
    assert (marked(program), rates(program)) == (marks, known)
    click_plot(qtbot, program, 7)
    assert program.session.node is line[7]


@pytest.mark.long
def test_moves_are_compared_after_all_positions(qtbot: QtBot, start: Start) -> None:
    program = start()
    open_game(program)
    told: list[str] = []
    program.services.review.comparing.connect(lambda: told.append(program.window.panes.review_bar.text))
    begin_review(qtbot, program, FEW)
    wait_for_end(qtbot, program)
    assert set(told) == {"Comparing moves"}


def test_a_mistake_is_shown_with_the_better_move(qtbot: QtBot, start: Start) -> None:
    program = start()
    review(qtbot, program)
    program.session.go_to_start()
    told = {}
    for _ in marked(program):
        qtbot.keyClick(program.window, Key.Key_J)
        told[at(program)] = program.window.panes.summary_card.text
    for ply, move, side, best in ((9, "a1", "Black", "[ch]5"), (10, "a9", "White", "[ch]7")):
        head = re.escape(f"{ply}. {move}??. win given away.")
        rates = f"{side} wins in 1 ply → loses in (at most )?[0-9]+ pl(y|ies)"
        missed = f"This move misses a win by fours in 1 pl(y|ies): {best}."
        assert re.fullmatch(f"{head} {rates}\\. better: {best}\\. {missed}", told[ply])
    assert not program.window.panes.note.text(), "it is said once"


@pytest.mark.long
def test_a_missed_defence_is_named_and_read_from_the_file(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    open_game(program, "e5 a1 e6 a9 e7 i9 e8")
    begin_review(qtbot, program, FEW, profile="studio-rollouts")  # the network considers White lost anyway
    wait_for_end(qtbot, program)
    told = notes_of_mistakes(program)[6]
    assert told.startswith("6. i9 lets Black win by fours: e8 e4 e9; only e8 and e4 would have defended")
    program.session.go_to(program.session.record.main_line()[6])
    assert told in program.window.panes.moves.accessibleDescription(), "the list of moves says it, too"
    save_as(qtbot, program, tmp_path / "game.sgf", monkeypatch)
    quit_program(program)
    assert notes_of_mistakes(start())[6] == told


def notes_of_mistakes(program: Program) -> dict[int, str]:
    return {ply: point.note for ply, point in program.window.panes.win_rate.points.items() if point.note}


@pytest.mark.long
def test_the_table_shows_the_distance_that_the_search_found(qtbot: QtBot, start: Start) -> None:
    """White cannot stop an open four: the record has a win in three, and the loss in two after Black's next move."""
    program = start()
    line = open_game(program, "d5 a1 e5 a9 f5 i1")
    begin_review(qtbot, program, ENOUGH)
    wait_for_end(qtbot, program)
    program.session.go_to(line[6])
    model = program.window.panes.candidates.model()
    told = [model.index(row, Column.PROOF).data() for row in range(model.rowCount())]
    assert told[0] == "win ≤ 3"
    known = program.session.record.known(line[6])
    assert (known.proof, known.moves) == (Proof.WIN, 3)


@pytest.mark.long
def test_why_not_explains_the_mistake_on_the_card(qtbot: QtBot, start: Start) -> None:
    program = start()
    review(qtbot, program)
    qtbot.keyClick(program.window, Key.Key_J)
    number, name = at(program), program.window.panes.summary_card.text.split("?")[0].split()[-1]
    card, board = program.window.panes.explanation, program.window.panes.board
    qtbot.keyClick(board, Key.Key_Y)
    qtbot.waitUntil(card.isVisible)
    assert at(program) == number - 1
    assert f"Why not {name}?" in [label.text() for label in card.findChildren(QLabel)]
    assert card.sentence.startswith(f"{name} ")
    note = program.window.panes.note.text()
    assert note == f"The board shows the position before {number}. {name}. “Next Move” (→) returns."
    qtbot.waitUntil(lambda: program.live_search.thought is not None)
    assert card.isVisible(), "the search of the position does not close it"
    for focused in (board, program.window.panes.key_moments, program.window.panes.candidates):
        qtbot.keyClick(board, Key.Key_Y)
        focused.setFocus()
        assert card.isVisible()
        qtbot.keyClick(focused, Key.Key_Escape)
        assert not card.isVisible()
    qtbot.keyClick(board, Key.Key_Right)
    assert at(program) == number
