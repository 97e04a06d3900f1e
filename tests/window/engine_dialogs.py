"""The dialog of external engines in the window, and the actions of its user."""

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.engines.dialog import EnginesDialog
from studio.ui.program import Program
from tests.window.hands import child_of

W = TypeVar("W", bound=QWidget)


class Hands:
    """The open dialog, and the actions of its user."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        self.qtbot, self.program = qtbot, program
        self.open()

    def open(self) -> None:
        self.program.window.actions_["engines"].trigger()
        self.dialog.activateWindow()
        self.qtbot.waitUntil(self.dialog.isActiveWindow)

    @property
    def dialog(self) -> EnginesDialog:
        dialog = self.program.window.controllers.engines.dialog
        assert dialog is not None
        return dialog

    def is_open(self) -> bool:
        return self.program.window.controllers.engines.dialog is not None

    def is_testing(self) -> bool:
        return self.program.services.engine_trial.is_running

    def part(self, kind: type[W], name: str) -> W:
        return child_of(self.dialog, kind, name)

    def press(self, name: str) -> None:
        self.qtbot.mouseClick(self.part(QPushButton, name), Qt.MouseButton.LeftButton)

    def write(self, name: str, text: str) -> None:
        line = self.part(QLineEdit, name)
        line.selectAll()
        QTest.keyClicks(line, text)

    def text(self, name: str) -> str:
        return self.part(QLabel, name).text()
