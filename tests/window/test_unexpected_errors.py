"""Unexpected errors in the real window: the dialog opens, the game is kept, the program goes on."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from studio.engine import Search
from studio.machine.log import ProcessLog
from studio.machine.log_file import LOG
from studio.thinking.thoughts import EngineState
from studio.thinking.tree_work import WorkKind
from studio.ui.controllers.errors import UnexpectedErrors
from studio.ui.errors.error_dialog import ErrorDialog
from studio.ui.errors.log_dialog import LogDialog
from studio.ui.program import Program
from tests.window.starting import Start
from tests.window.thinking import wait_for_simulations, wait_for_state


@pytest.fixture
def program(start: Start, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """Return the program, listening to its log as `run` does."""
    program = start()
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    with ProcessLog():
        errors = UnexpectedErrors(program.session, lambda: program.window)
        yield program
        errors.close()


def the_dialog(qtbot: QtBot, program: Program) -> ErrorDialog:
    qtbot.waitUntil(lambda: bool(program.window.findChildren(ErrorDialog)), timeout=20_000)
    dialog = program.window.findChild(ErrorDialog)
    assert dialog is not None
    return dialog


def go_on(dialog: ErrorDialog) -> None:
    button = dialog.findChild(QPushButton, "error_continue")
    assert button is not None
    button.click()


def texts(dialog: ErrorDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def test_an_error_in_the_thread_of_the_search_is_shown_and_the_next_search_works(
    qtbot: QtBot, program: Program, home: Path
) -> None:
    def break_down(_search: Search) -> Iterator[object]:
        raise RuntimeError("the tree has a hole")

    wait_for_simulations(qtbot, program, 0)
    program.live_search.begin_work(WorkKind.STATISTICS, break_down)
    dialog = the_dialog(qtbot, program)
    assert "An unexpected error occurred (RuntimeError: the tree has a hole)." in texts(dialog)
    wait_for_state(qtbot, program, EngineState.FAILED)
    text = (home / "state" / "log" / LOG).read_text()
    assert "CRITICAL" in text
    assert "An unexpected error in the thread of a search." in text
    assert "in break_down" in text
    go_on(dialog)
    program.window.actions_["restart"].trigger()
    wait_for_state(qtbot, program, EngineState.PAUSED)


def test_an_error_in_an_action_leaves_the_game_recoverable(qtbot: QtBot, program: Program) -> None:
    def break_down() -> None:
        raise RuntimeError("a fault")

    program.session.play(0)
    program.window.actions_["coordinates"].toggled.connect(break_down)
    program.window.actions_["coordinates"].trigger()
    dialog = the_dialog(qtbot, program)
    assert "are in the recovery file" in texts(dialog)
    go_on(dialog)
    program.session.undo()


@pytest.mark.long
def test_the_log_is_shown_from_the_help_menu(program: Program) -> None:
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, LogDialog)
        seen.append(dialog.windowTitle())
        dialog.reject()

    QTimer.singleShot(0, look)
    program.window.actions_["log"].trigger()
    assert seen == ["Log"]
