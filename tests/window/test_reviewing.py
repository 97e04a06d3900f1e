"""Opening, navigating, editing and saving, and the state of the next start."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from studio.game.files import open_records
from studio.session.session import Session
from studio.thinking.thoughts import EngineState
from tests.window.hands import answer, click
from tests.window.starting import Start


def played(session: Session) -> int:
    return session.position.ply


@pytest.mark.long
def test_moves_are_played_visited_and_undone(qtbot: QtBot, start: Start) -> None:
    program = start()
    window, session = program.window, program.session
    click(qtbot, program, "j6")
    assert played(session) == 6
    assert window.isWindowModified()
    qtbot.keyClick(window, Qt.Key.Key_Left)
    qtbot.keyClick(window, Qt.Key.Key_Left)
    assert played(session) == 4
    qtbot.keyClick(window, Qt.Key.Key_Right)
    assert played(session) == 5
    qtbot.keyClick(window, Qt.Key.Key_Home)
    assert played(session) == 0
    qtbot.keyClick(window, Qt.Key.Key_End)
    assert played(session) == 6
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert played(session) == 5
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert played(session) == 6


def test_the_keyboard_plays_at_its_cursor(qtbot: QtBot, start: Start) -> None:
    program = start()
    board = program.window.panes.board
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    before = played(program.session)
    for _ in range(3):
        qtbot.keyClick(board, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert played(program.session) == before + 1
    assert program.session.position.last_move is not None
    assert program.session.position.last_move.point == board.cursor_point


def test_a_game_is_saved_with_its_analysis_and_opened_again_at_the_next_start(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    click(qtbot, program, "j6")
    qtbot.waitUntil(lambda: program.live_search.thought is not None, timeout=30_000)
    qtbot.keyClick(program.window, Qt.Key.Key_Space)
    qtbot.waitUntil(
        lambda: program.live_search.thought is not None and program.live_search.thought.snapshot.simulations > 2000,
        timeout=30_000,
    )
    qtbot.keyClick(program.window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PAUSED, timeout=30_000)
    path = tmp_path / "kept.sgf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    qtbot.keyClick(program.window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not program.window.isWindowModified()
    last = open_records(path).records[0].main_line()[-1]
    assert last.analysis is not None
    assert last.analysis.simulations > 2000
    qtbot.keyClick(program.window, Qt.Key.Key_Left)
    assert program.window.close()
    program.live_search.close()
    again = start()
    assert again.session.file == path
    assert played(again.session) == 5
    assert again.window.starting.screen is None
    assert again.window.panes.candidates.model().rowCount() == 0
    qtbot.keyClick(again.window, Qt.Key.Key_Right)
    kept = again.session.node.analysis
    assert kept is not None
    assert again.window.panes.candidates.model().rowCount() == len(kept.candidates), "nothing is computed again"
    assert again.window.panes.bar.light.word == "paused"


def test_closing_asks_only_about_unsaved_edits(qtbot: QtBot, start: Start) -> None:
    program = start()
    click(qtbot, program, "j6")
    answer(QMessageBox.StandardButton.Cancel)
    assert not program.window.close()
    answer(QMessageBox.StandardButton.Discard)
    assert program.window.close()


def test_the_record_of_a_killed_program_is_offered(qtbot: QtBot, start: Start) -> None:
    program = start()
    click(qtbot, program, "j6")
    program.session.close(discard=False)  # as after the end of the process
    program.live_search.close()
    answer("Restore")
    again = start()
    assert played(again.session) == 6
    assert again.window.isWindowModified()


@pytest.mark.long
def test_a_dropped_damaged_file_is_reported(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    program = start()
    damaged = tmp_path / "noise.sgf"
    damaged.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(500))
    answer(QMessageBox.StandardButton.Ok)
    assert not program.window.controllers.files.open(damaged)
    good = tmp_path / "good.sgf"
    good.write_text("(;GM[4]SZ[15];B[hh];W[ii])")
    assert program.window.controllers.files.open(good)
    assert program.window.windowTitle().startswith("good.sgf")
    program.session.begin(program.session.rules)
    program.window.menus.recent.aboutToShow.emit()
    (action,) = program.window.menus.recent.actions()
    action.trigger()
    assert program.session.file == good
    del qtbot


@pytest.mark.long
def test_a_click_in_the_moves_goes_there(qtbot: QtBot, start: Start) -> None:
    program = start()
    moves, third = program.window.panes.moves, program.session.node.path()[3]
    spot = moves.node_rect(third).center()
    qtbot.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(spot.x()), round(spot.y())))
    assert program.session.node is third
