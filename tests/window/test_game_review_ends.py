"""How the review of a game ends, and what is kept of it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMessageBox,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from studio.activities.review_threads import ReviewThreads
from studio.game import messages
from studio.game.errors import StudioError
from studio.game.files import open_records
from studio.game.judgement import MoveJudgement
from studio.game.rules import PRESETS
from studio.ui.program import Program
from tests.sizes import one_always
from tests.window.game_reviews import (
    FEW,
    MANY,
    activate,
    begin_review,
    open_game,
    quit_program,
    rates,
    review_threads,
    save_as,
    wait_for_end,
)
from tests.window.hands import child
from tests.window.starting import Start

Key, Modifier, Button = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton


@pytest.mark.parametrize("by", one_always(3, ["escape", "button", "key"]))
def test_a_cancelled_review_keeps_its_results(
    qtbot: QtBot, start: Start, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    review = program.services.review
    monkeypatch.setattr(review, "_cores", lambda: 1)  # the positions are finished in their order
    line = open_game(program)

    def cancel(done: int) -> None:
        if done != 2:
            return
        if by == "escape":
            qtbot.keyClick(program.window, Key.Key_Escape)
        elif by == "key":
            qtbot.keyClick(program.window, Key.Key_F12)
        else:
            qtbot.mouseClick(child(program, QToolButton, "review_cancel"), Button.LeftButton)

    review.progressed.connect(cancel)
    begin_review(qtbot, program, 2_000)
    wait_for_end(qtbot, program)
    assert not program.window.panes.review_bar.isVisible()
    assert "cancelled" in program.window.panes.note.text()
    found = [ply for ply, node in enumerate(line) if node.analysis is not None]
    assert found == [len(line) - 3, len(line) - 2], "from the end of the game; at the last position it is over"
    assert set(found) <= set(rates(program))
    judged = [ply for ply, node in enumerate(line) if node.judgement is not None]
    assert judged == list(range(judged[0], len(line))), "from the end of the game"
    assert judged[0] > found[0]


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
    assert program.session.is_recoverable, "the results survive a crash"
    asked: list[str] = []

    def refuse(_window: object, _title: str, question: str, *_buttons: object) -> QMessageBox.StandardButton:
        asked.append(question)
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "question", refuse)
    assert not program.window.close()
    QApplication.clipboard().setText("h8 i9")
    program.window.controllers.files.paste_game()
    assert not program.window.controllers.files.open(path)
    assert asked == ["Save the new analysis to foreign.sgf?"] * 3
    monkeypatch.setattr(QMessageBox, "question", lambda *_args: pytest.fail("nothing is unsaved"))
    qtbot.keyClick(program.window, Key.Key_S, Modifier.ControlModifier)
    assert "saved to foreign.sgf" in program.window.panes.note.text()
    assert not program.window.isWindowModified()
    assert "MSA" in path.read_text()


@pytest.mark.long
def test_the_review_of_an_own_game_is_saved_without_a_question(
    qtbot: QtBot, start: Start, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, path = start(), home / "games" / "own.sgf"
    path.parent.mkdir(exist_ok=True)
    path.write_text("(;FF[4]GM[4]AP[MCTS Studio:1]SZ[9];B[ee];W[ef];B[fe])")
    assert program.window.controllers.files.open(path)
    begin_review(qtbot, program, FEW)
    wait_for_end(qtbot, program)
    assert not program.window.isWindowModified()
    assert "MSA" in path.read_text()
    monkeypatch.setattr(QMessageBox, "question", lambda *_args: pytest.fail("nothing is unsaved"))
    assert program.window.controllers.files.may_leave()


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
    qtbot.waitUntil(lambda: program.window.panes.win_rate.is_empty)
    assert all(node.analysis is None for node in program.session.record.root.main_line())


@pytest.mark.long
def test_quitting_during_the_review_leaves_no_thread(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # the review may already have results about which the program asks
    monkeypatch.setattr(QMessageBox, "question", lambda *_args: QMessageBox.StandardButton.Discard)
    program = start()
    open_game(program)
    program.session.mark_saved(tmp_path / "game.sgf")
    begin_review(qtbot, program, MANY)
    assert review_threads() > 0
    quit_program(program)
    assert review_threads() == 0
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
    qtbot.waitUntil(lambda: "of 11" in program.window.panes.review_bar.text, timeout=60_000)
    qtbot.keyClick(program.window, Key.Key_Escape)
    assert not program.services.review.is_running
    assert not program.window.panes.review_bar.isVisible()


@pytest.mark.long
def test_a_failed_review_is_explained(qtbot: QtBot, start: Start) -> None:
    program = start()
    open_game(program)
    begin_review(qtbot, program, MANY)
    program.services.review._give_up(StudioError(messages.FULL_COLUMN, number=4))
    assert "4" in program.window.panes.note.text()
    assert "cancelled" not in program.window.panes.note.text()


def begin_review_of_own_game(qtbot: QtBot, program: Program, home: Path) -> Path:
    path = home / "games" / "own.sgf"
    path.parent.mkdir(exist_ok=True)
    path.write_text("(;FF[4]GM[4]AP[MCTS Studio:1]SZ[9];B[ee];W[ef];B[fe];W[ae];B[ge])")
    assert program.window.controllers.files.open(path)
    begin_review(qtbot, program, MANY)
    return path


def judge_last_move(program: Program) -> None:
    """Emit what the review finds at the end of the game."""
    *_, last = program.session.record.main_line()
    program.services.review.line_judged.emit([(last, MoveJudgement(0.3, 0))])


@pytest.mark.long
def test_a_review_that_another_record_ends_keeps_its_marks(qtbot: QtBot, start: Start, home: Path) -> None:
    program = start()
    path = begin_review_of_own_game(qtbot, program, home)
    judge_last_move(program)
    program.session.begin(PRESETS["gomoku-9"])
    assert not program.services.review.is_running
    (saved,) = open_records(path).records
    assert saved.main_line()[-1].judgement == MoveJudgement(0.3, 0)


@pytest.mark.long
def test_results_are_in_the_file_of_an_own_game_before_the_review_ends(qtbot: QtBot, start: Start, home: Path) -> None:
    program = start()
    path = begin_review_of_own_game(qtbot, program, home)
    judge_last_move(program)
    timer = program.window.controllers.review._secure_timer
    assert timer.isActive()
    timer.timeout.emit()
    (saved,) = open_records(path).records
    assert saved.main_line()[-1].judgement is not None
    qtbot.keyClick(program.window, Key.Key_Escape)
    assert not timer.isActive()


@pytest.mark.long
def test_a_cancelled_review_says_what_is_kept(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ReviewThreads, "run", lambda _threads, _task: None)  # no search ends before the review
    program = start()
    open_game(program)
    begin_review(qtbot, program, MANY)
    assert child(program, QLabel, "review_left").text() == ""
    program.services.review.cancel()
    assert "0 of 11 positions are kept" in program.window.panes.note.text()
