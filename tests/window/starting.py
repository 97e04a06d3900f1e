"""Starts the program for a test, and finds what is on its start screen."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from studio.ui.play.start_screen import StartScreen
from studio.ui.program import Program
from tests.window.hands import child

Start = Callable[..., Program]


def start_without_threats(start: Start) -> Program:
    """Start the program with its threat search off, for tests that compare the table with a search.

    Otherwise the threat search adds its proofs to the table at any time.
    """
    program = start()
    program.window.actions_["prove_threats"].setChecked(False)
    return program


def screen_of(program: Program) -> StartScreen:
    screen = program.window.starting.screen
    assert screen is not None
    return screen


def press(qtbot: QtBot, program: Program, name: str) -> None:
    """Click the button with this name on the start screen."""
    qtbot.mouseClick(child(program, QPushButton, f"start_{name}"), Qt.MouseButton.LeftButton)


def rows(program: Program) -> list[str]:
    """Return the accessible names of the recent games on the start screen."""
    return [row.accessibleName() for row in screen_of(program).findChildren(QPushButton, "start_game")]
