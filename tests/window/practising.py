"""A user who practises in the real window."""

import sqlite3
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from studio.exercises.attempt import Stage
from studio.game.notation import human_point
from studio.ui.exercises.practice_bar import PracticeBar
from studio.ui.exercises.practice_dialog import PracticeDialog
from studio.ui.program import Program
from tests.practice.games import missed_win
from tests.window.hands import child, child_of, click
from tests.window.starting import Start

LONGEST_MS = 60_000


class Practising:
    """A user who practises in the window."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        self.qtbot, self.program, self.practice = qtbot, program, program.services.practice
        self.bar = child(program, PracticeBar, "practice_bar")

    def is_ready(self) -> bool:
        return self.practice.is_on and not self.practice.page.busy

    def begin_by_key(self) -> None:
        """Press Ctrl+J, then Enter in the dialog."""
        self.in_dialog(
            lambda dialog: QTest.mouseClick(child_of(dialog, QPushButton, "practice_begin"), Qt.MouseButton.LeftButton)
        )
        self.program.window.actions_["practice"].trigger()
        self.program.window.activateWindow()  # no window manager gives it the focus again
        self.qtbot.waitUntil(self.is_ready, timeout=LONGEST_MS)
        self.qtbot.waitUntil(self.program.window.isActiveWindow)

    def in_dialog(self, act: Callable[[PracticeDialog], object]) -> None:
        """Call the function with the next dialog of practice."""

        def run() -> None:
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, PracticeDialog)
            try:
                act(dialog)
            finally:
                if dialog.isVisible():
                    dialog.reject()

        QTimer.singleShot(0, run)

    def is_at(self, stage: Stage) -> bool:
        return self.practice.page.stage is stage

    def text(self, name: str = "state") -> str:
        return child(self.program, QLabel, f"practice_{name}").text()

    def press(self, name: str) -> None:
        button = child(self.program, QToolButton, f"practice_{name}")
        assert button.isVisible(), name
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def play(self, move: str) -> None:
        click(self.qtbot, self.program, move)
        self.qtbot.waitUntil(self.is_ready, timeout=LONGEST_MS)

    @property
    def board_moves(self) -> str:
        moves = [node.move.point for node in self.program.session.node.path() if node.move is not None]
        return " ".join(human_point(point, self.program.session.rules) for point in moves)


@pytest.fixture
def practising(qtbot: QtBot, start: Start) -> Practising:
    practising = Practising(qtbot, start())
    practising.practice.add_game(missed_win())
    return practising


def damage(program: Program, statement: str) -> None:
    """Run an SQL statement on the file of positions."""
    path = program.services.practice.store.path
    program.services.practice.close()
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()
