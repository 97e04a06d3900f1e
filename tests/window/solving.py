"""A user who solves exercises in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from studio.exercises.attempt import Stage
from studio.exercises.hints import Hint
from studio.exercises.sources import Order
from studio.game.notation import human_point, point_from_human
from studio.ui.exercises.bar import ExerciseBar
from studio.ui.program import Program
from tests.window.hands import child, click
from tests.window.starting import Start

LONGEST_MS = 60_000


class Solving:
    """A user who solves the shipped exercises."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        self.qtbot, self.program, self.exercises = qtbot, program, program.services.exercises
        self.bar = child(program, ExerciseBar, "exercise_bar")

    def begin(self) -> "Solving":
        self.program.window.controllers.exercises.begin(Order())
        self.qtbot.waitUntil(self.is_ready, timeout=LONGEST_MS)
        return self

    def is_ready(self) -> bool:
        page = self.exercises.page
        return page.exercise is not None and not page.busy and not page.is_collecting

    @property
    def stage(self) -> Stage:
        return self.exercises.page.stage

    @property
    def is_over(self) -> bool:
        return self.stage in (Stage.SOLVED, Stage.SHOWN)

    @property
    def hint(self) -> Hint | None:
        return self.exercises.page.hint

    def text(self, name: str) -> str:
        return child(self.program, QLabel, f"exercise_{name}").text()

    def press(self, name: str) -> None:
        button = child(self.program, QToolButton, f"exercise_{name}")
        assert button.isVisible(), name
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.qtbot.waitUntil(lambda: not self.exercises.busy, timeout=LONGEST_MS)

    def hinted(self) -> str:
        while (page := self.exercises.page).can_hint:
            self.press("hint")
        assert page.hint is not None
        assert page.hint.move is not None
        assert page.exercise is not None
        return human_point(page.hint.move, page.exercise.rules)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.keyClick(self.program.window, key, modifier)
        self.qtbot.waitUntil(self.is_ready, timeout=LONGEST_MS)

    def play_by_keys(self, target: int) -> None:
        """Move the cursor to the point with Shift and the arrow keys, and play there with Enter."""
        board = self.program.window.panes.board
        board.setFocus()
        self.qtbot.keyClick(board, Qt.Key.Key_Return)  # shows the cursor
        row, column = divmod(board.cursor_point, board.rules.columns)
        wanted_row, wanted_column = divmod(target, board.rules.columns)
        down = Qt.Key.Key_Down if wanted_row > row else Qt.Key.Key_Up
        right = Qt.Key.Key_Right if wanted_column > column else Qt.Key.Key_Left
        steps = [down] * abs(wanted_row - row) + [right] * abs(wanted_column - column)
        for step in steps:
            self.qtbot.keyClick(board, step, Qt.KeyboardModifier.ShiftModifier)
        assert board.cursor_point == target
        self.qtbot.keyClick(board, Qt.Key.Key_Return)
        self.qtbot.waitUntil(self.is_ready, timeout=LONGEST_MS)

    def play(self, move: str) -> None:
        click(self.qtbot, self.program, move)
        self.qtbot.waitUntil(self.is_ready, timeout=LONGEST_MS)


@pytest.fixture
def solving(qtbot: QtBot, start: Start) -> Solving:
    return Solving(qtbot, start())


def _is_taken(program: Program, name: str) -> bool:
    position = program.session.position
    return point_from_human(name, position.rules) not in position.legal_moves()


def free_corner(program: Program) -> str:
    """Return the name of a corner of the board without a stone: a move there leaves a win unanswered."""
    return next(name for name in ("a1", "o15", "a15", "o1") if not _is_taken(program, name))
