"""The review of a whole game: dialog, progress, plot, marks and navigation between mistakes."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QThread, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QMessageBox,
    QProgressBar,
    QSpinBox,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from studio.game import messages
from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof
from studio.game.rules import PRESETS
from studio.players.seats import GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.candidates.order import Column
from studio.ui.program import Program
from tests.sizes import one_always
from tests.window.hands import child
from tests.window.starting import Start
from tests.window.thinking import simulations

Key, Modifier, Button = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton

GAME = "d5 d7 e5 e7 f5 f7 g5 g7 a1 a9 h5"
"""At a1 Black does not complete five in a row, and at a9 neither does White."""
BLUNDERS = [9, 10]
FEW, ENOUGH, MANY = 300, 5_000, 100_000_000
"""Simulations for a quick review, for comparisons of played moves, and for an interruption."""


def open_game(program: Program, moves: str = GAME) -> list[Node]:
    """Open a game on a small board, with the cursor at its start."""
    program.session.begin(PRESETS["gomoku-9"])
    for name in moves.split():
        program.session.play(point_from_human(name, program.session.rules))
    program.session.go_to_start()
    return program.session.record.main_line()


def begin_review(
    qtbot: QtBot, program: Program, of_each: int, key: Qt.Key = Key.Key_F12, profile: str = "studio"
) -> None:
    """Press the key, and the dialog's default button."""

    def agree() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        assert dialog.objectName() == "review"
        choice = dialog.findChild(QComboBox, "review_profile")
        assert isinstance(choice, QComboBox)
        choice.setCurrentIndex(choice.findData(profile))
        number = dialog.findChild(QSpinBox, "review_simulations")
        assert isinstance(number, QSpinBox)
        number.setFocus()
        number.selectAll()
        qtbot.keyClicks(number, str(of_each))
        qtbot.keyClick(number, Key.Key_Return)

    QTimer.singleShot(0, agree)
    qtbot.keyClick(program.window, key)
    activate(qtbot, program)


def activate(qtbot: QtBot, program: Program) -> None:
    """Activate the window, which nothing else does after a dialog without a window manager."""
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow, timeout=10_000)


def wait_for_end(qtbot: QtBot, program: Program) -> None:
    qtbot.waitUntil(lambda: not program.services.review.is_running, timeout=30_000)


def wait_for_positions(qtbot: QtBot, program: Program, count: int) -> None:
    progress = child(program, QProgressBar, "review_progress")
    assert isinstance(progress, QProgressBar)
    qtbot.waitUntil(lambda: progress.value() >= count, timeout=30_000)


def review(qtbot: QtBot, program: Program) -> list[Node]:
    line = open_game(program)
    begin_review(qtbot, program, FEW)
    wait_for_end(qtbot, program)
    return line


def test_the_chosen_profile_analyses(qtbot: QtBot, start: Start) -> None:
    program = start()
    line = open_game(program, "d5 d7 e5")
    begin_review(qtbot, program, FEW, profile="classic-uct")
    wait_for_end(qtbot, program)
    found = [node.analysis for node in line]
    assert [analysis.profile for analysis in found if analysis is not None] == ["classic-uct"] * 4
    assert program.window.controllers.search.profile == "studio"


def marked(program: Program) -> list[int]:
    """Return the moves that the tree paints as blunders."""
    moves = program.window.panes.moves
    return [len(node.path()) - 1 for node, mark in moves._marks.items() if mark == "??"]


def rates(program: Program) -> list[int]:
    """Return the moves whose win rate the plot shows."""
    return [ply for ply, point in program.window.panes.win_rate._points.items() if point.black is not None]


def at(program: Program) -> int:
    return len(program.session.cursor)


def click_plot(qtbot: QtBot, program: Program, ply: int) -> None:
    plot = program.window.panes.win_rate
    spot = QPointF(plot.place(ply, 50.0)).toPoint()
    qtbot.mouseClick(plot, Button.LeftButton, pos=QPoint(spot.x(), spot.y()))


def save_as(qtbot: QtBot, program: Program, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    qtbot.keyClick(program.window, Key.Key_S, Modifier.ControlModifier)
    assert program.session.file == path


def quit_program(program: Program) -> None:
    """Quit as the application does."""
    assert program.window.close()
    program.close()


@pytest.mark.parametrize("key", one_always(2, [Key.Key_F12, Key.Key_F2]))
def test_a_game_is_reviewed_with_progress(qtbot: QtBot, start: Start, key: Qt.Key) -> None:
    program = start()
    line = open_game(program)
    qtbot.waitUntil(lambda: rates(program) == [10, 11])  # the end of the game was known
    seen: list[tuple[int, int]] = []
    program.services.review.progressed.connect(lambda done, of: seen.append((done, of)))
    begin_review(qtbot, program, FEW, key)
    assert program.window.panes.review_bar.isVisible()
    wait_for_end(qtbot, program)
    assert not program.window.panes.review_bar.isVisible()
    assert seen[-1] == (11, 11)
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert not program.window.panes.win_rate.is_empty
    assert rates(program) == list(range(12)), "the last position is over, and known without a search"
    assert all(node.analysis is not None for node in line[:-1])
    assert "mistake" in program.window.panes.note.text()


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
    assert (at(program), window.panes.note.text()) == (walked[-1], "There are no mistakes after this move.")
    session.go_to(line[-1])
    back = []
    for _ in mistakes:
        qtbot.keyClick(window, Key.Key_J, Modifier.ShiftModifier)
        back.append(at(program))
    assert back == mistakes[::-1]
    qtbot.keyClick(window, Key.Key_J, Modifier.ShiftModifier)
    assert (at(program), window.panes.note.text()) == (back[-1], "There are no mistakes before this move.")


def test_a_review_without_mistakes_says_so(qtbot: QtBot, start: Start) -> None:
    program = start()
    open_game(program, "e5 d4")
    note = program.window.panes.note
    qtbot.keyClick(program.window, Key.Key_J)
    assert note.text() == "The game has not been analysed yet. Press F12 to analyse it."
    begin_review(qtbot, program, ENOUGH)
    wait_for_end(qtbot, program)
    assert note.text() == "The game is analysed: no mistakes were found."


def test_a_review_without_comparable_moves_says_so(qtbot: QtBot, start: Start) -> None:
    """White leaves a square alone; none of the many defences gets enough visits for a verdict."""
    program = start()
    program.session.begin(PRESETS["gomoku-15"])
    for name in ["h8", "a1", "i8", "a15", "h9", "o1"]:
        program.session.play(point_from_human(name, program.session.rules))
    begin_review(qtbot, program, FEW)
    wait_for_end(qtbot, program)
    told = program.window.panes.note.text()
    assert told.startswith("The game is analysed: no mistakes were found. Some moves could not be compared")


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


def test_a_click_into_the_plot_goes_to_that_move(qtbot: QtBot, start: Start) -> None:
    program = start()
    line = review(qtbot, program)
    for ply in (7, 0, 11):
        click_plot(qtbot, program, ply)
        assert program.session.node is line[ply]


@pytest.mark.parametrize("by", one_always(3, ["escape", "button", "key"]))
def test_a_cancelled_review_keeps_its_results(qtbot: QtBot, start: Start, by: str) -> None:
    program = start()
    line = open_game(program)
    begin_review(qtbot, program, 2_000)
    wait_for_positions(qtbot, program, 2)
    if by == "escape":
        qtbot.keyClick(program.window, Key.Key_Escape)
    elif by == "key":
        qtbot.keyClick(program.window, Key.Key_F12)
    else:
        qtbot.mouseClick(child(program, QToolButton, "review_cancel"), Button.LeftButton)
    assert not program.services.review.is_running
    assert not program.window.panes.review_bar.isVisible()
    assert "cancelled" in program.window.panes.note.text()
    found = [node for node in line if node.analysis is not None]
    assert 2 <= len(found) < len(line) - 1
    assert found == line[: len(found)]
    assert set(range(len(found))) <= set(rates(program))


def test_a_reviewed_game_opens_without_searching(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    review(qtbot, program)
    known, mistakes = rates(program), marked(program)
    save_as(qtbot, program, tmp_path / "reviewed.sgf", monkeypatch)
    assert not program.window.isWindowModified()
    quit_program(program)
    monkeypatch.setattr(type(program.live_search), "start", lambda *_args: pytest.fail("the engine was started"))
    again = start()
    assert (rates(again), marked(again)) == (known, mistakes)
    assert not again.window.panes.win_rate.is_empty
    click_plot(qtbot, again, 4)
    kept = again.session.node.analysis
    assert kept is not None
    assert again.window.panes.candidates.model().rowCount() == len(kept.candidates) > 0
    assert again.live_search.state is not EngineState.THINKING
    assert simulations(again) <= 0
    assert not again.window.isWindowModified()


def test_reviewed_positions_are_not_reviewed_again(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = start()
    review(qtbot, program)
    save_as(qtbot, program, tmp_path / "reviewed.sgf", monkeypatch)
    quit_program(program)
    again = start()
    monkeypatch.setattr(type(program.live_search), "start", lambda *_args: pytest.fail("the engine was started"))
    begin_review(qtbot, again, FEW)
    assert not again.services.review.is_running
    assert "mistake" in again.window.panes.note.text()


def test_results_of_a_review_are_not_discarded_without_a_question(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    path = tmp_path / "foreign.sgf"
    path.write_text("(;FF[4]GM[4]SZ[9];B[ee];W[ef];B[fe])")
    assert program.window.controllers.files.open(path)
    begin_review(qtbot, program, FEW)
    wait_for_end(qtbot, program)
    assert program.window.isWindowModified()
    asked: list[str] = []

    def refuse(_window: object, _title: str, question: str, *_buttons: object) -> QMessageBox.StandardButton:
        asked.append(question)
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "question", refuse)
    assert not program.window.close()
    QApplication.clipboard().setText("h8 i9")
    program.window.controllers.files.paste_game()
    assert not program.window.controllers.files.open(path)
    assert asked == ["Save the changes to foreign.sgf?"] * 3
    monkeypatch.setattr(QMessageBox, "question", lambda *_args: pytest.fail("nothing is unsaved"))
    qtbot.keyClick(program.window, Key.Key_S, Modifier.ControlModifier)
    assert "saved to foreign.sgf" in program.window.panes.note.text()
    assert not program.window.isWindowModified()
    assert "MSA" in path.read_text()


def test_the_side_of_view_is_remembered(qtbot: QtBot, start: Start) -> None:
    program = start()
    review(qtbot, program)
    choice = child(program, QComboBox, "win_rate_side")
    choice.setFocus()
    qtbot.keyClick(choice, Key.Key_Return)
    qtbot.keyClick(choice.view(), Key.Key_Down)
    qtbot.keyClick(choice.view(), Key.Key_Return)
    plot = program.window.panes.win_rate
    assert plot.side == "white"
    program.session.mark_saved(Path("unused.sgf"))
    quit_program(program)
    again = start()
    assert again.window.panes.win_rate.side == "white"


def test_the_record_can_be_edited_during_the_review(qtbot: QtBot, start: Start) -> None:
    program = start()
    line = open_game(program)
    begin_review(qtbot, program, 2_000)
    wait_for_positions(qtbot, program, 1)
    program.session.go_to(line[8])
    qtbot.keyClick(program.window, Key.Key_Backspace, Modifier.ControlModifier)
    assert line[8].parent is None
    program.session.play(point_from_human("h5", program.session.rules))
    wait_for_end(qtbot, program)
    assert "analysed" in program.window.panes.note.text()
    assert all(node.analysis is not None for node in line[:8])
    assert all(node.analysis is None for node in line[9:])


@pytest.mark.long
def test_another_file_ends_the_review(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    open_game(program)
    save_as(qtbot, program, tmp_path / "first.sgf", monkeypatch)
    other = tmp_path / "other.sgf"
    other.write_text("(;GM[4]SZ[15];B[hh];W[ii])")
    begin_review(qtbot, program, MANY)
    assert program.window.controllers.files.open(other)
    assert not program.services.review.is_running
    assert not program.window.panes.review_bar.isVisible()
    assert program.window.panes.win_rate.is_empty
    assert all(node.analysis is None for node in program.session.record.root.main_line())


def test_quitting_during_the_review_leaves_no_thread(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    program = start()
    open_game(program)
    program.session.mark_saved(tmp_path / "game.sgf")
    begin_review(qtbot, program, MANY)
    threads = program.services.review.findChildren(QThread)
    qtbot.waitUntil(lambda: any(thread.isRunning() for thread in threads), timeout=10_000)
    quit_program(program)
    assert not any(thread.isRunning() for thread in program.services.review.findChildren(QThread))
    assert not program.services.review.is_running


@pytest.mark.long
def test_a_review_continues_in_another_language(qtbot: QtBot, start: Start) -> None:
    program = start()
    open_game(program)
    begin_review(qtbot, program, MANY)
    old = program.window
    old.new_window_wanted.emit("en")
    assert program.window is not old
    activate(qtbot, program)
    assert program.window.panes.review_bar.isVisible()
    assert "of 11" in program.window.panes.review_bar.text
    qtbot.keyClick(program.window, Key.Key_Escape)
    assert not program.services.review.is_running
    assert not program.window.panes.review_bar.isVisible()


def test_a_failed_review_is_explained(qtbot: QtBot, start: Start) -> None:
    program = start()
    open_game(program)
    begin_review(qtbot, program, MANY)
    program.services.review._give_up(StudioError(messages.FULL_COLUMN, number=4))
    assert "4" in program.window.panes.note.text()
    assert "cancelled" not in program.window.panes.note.text()


def test_during_a_game_the_review_is_hidden(qtbot: QtBot, start: Start) -> None:
    program = start()
    window, session = program.window, program.session
    program.services.live_game.begin(GameSetup(PRESETS["gomoku-9"], Person(), Person()))
    session.play(40)
    session.keep_analysis(session.node, PositionAnalysis(100, (Candidate(0, 100, 0.5),)))
    window.actions_["show_thinking"].trigger()
    qtbot.waitUntil(lambda: not window.panes.win_rate.is_empty)
    window.actions_["show_thinking"].trigger()
    qtbot.waitUntil(lambda: window.panes.win_rate.is_empty)
    qtbot.keyClick(window, Key.Key_F12)
    assert not program.services.review.is_running
    window.actions_["resign"].trigger()
    qtbot.waitUntil(lambda: not window.panes.win_rate.is_empty)


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
        told[at(program)] = program.window.panes.note.text()
    assert told[9].startswith("a1 lost 100\u00a0% of win rate; ")
    assert re.search("; [ch]5 wins in at most 1 ply", told[9])
    assert told[10].startswith("a9 lost 100\u00a0% of win rate; ")
    assert re.search("; [ch]7 wins in at most 1 ply", told[10])
    assert " 9. a1 misses a win by fours in 1 pl" in told[9]
    assert " 10. a9 misses a win by fours in 1 pl" in told[10]


def test_a_missed_defence_is_named_and_read_from_the_file(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    open_game(program, "e5 a1 e6 a9 e7 i9 e8")
    begin_review(qtbot, program, FEW, profile="studio-rollouts")  # the network considers White lost anyway
    wait_for_end(qtbot, program)
    told = notes_of_mistakes(program)[6]
    assert told.startswith("6. i9 lets Black win by fours: e8 e4 e9; only e8 and e4 defend")
    program.session.go_to(program.session.record.main_line()[6])
    assert program.window.panes.moves.accessibleDescription().endswith(told), "the list of moves says it, too"
    save_as(qtbot, program, tmp_path / "game.sgf", monkeypatch)
    quit_program(program)
    assert notes_of_mistakes(start())[6] == told


def notes_of_mistakes(program: Program) -> dict[int, str]:
    return {ply: point.note for ply, point in program.window.panes.win_rate.points.items() if point.note}


def test_the_table_shows_the_distance_that_the_search_found(qtbot: QtBot, start: Start) -> None:
    """White cannot stop an open four: the record has a win in three, and the loss in two after Black's next move."""
    program = start()
    line = open_game(program, "d5 a1 e5 a9 f5 i1")
    begin_review(qtbot, program, 20_000)
    wait_for_end(qtbot, program)
    program.session.go_to(line[6])
    model = program.window.panes.candidates.model()
    told = [model.index(row, Column.PROOF).data() for row in range(model.rowCount())]
    assert told[0] == "win in 3"
    known = program.session.record.known(line[6])
    assert (known.proof, known.moves) == (Proof.WIN, 3)


def test_a_result_after_a_move_updates_the_position_before_it(start: Start) -> None:
    program = start()
    line = open_game(program, "d5 a1 e5 a9 f5 i1 g5")
    before, after = line[6], line[7]
    program.session.keep_analysis(before, PositionAnalysis(900, (Candidate(0, 900, 0.0),)))
    program.session.go_to(before)
    model = program.window.panes.candidates.model()
    assert (model.rowCount(), model.index(0, Column.MOVE).data()) == (1, "a9")
    found = PositionAnalysis(900, (Candidate(0, 900, -1.0),), known=KnownResult(Proof.LOSS, 2))
    program.services.review.node_reviewed.emit(after, found)
    told = [model.index(0, column).data() for column in (Column.MOVE, Column.PROOF)]
    assert told == ["g5", "win in 3"], "although it was no candidate"
