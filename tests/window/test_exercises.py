"""Finding wins in the real window: a row of exercises on the board, and the game that was open comes back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from studio.exercises.attempt import Stage
from studio.exercises.sources import Order
from studio.game.notation import human_point, point_from_human
from studio.ui.exercises.bar import ExerciseBar
from studio.ui.exercises.dialog import ExerciseDialog
from studio.ui.program import Program
from tests.window.hands import child, click
from tests.window.starting import Start

_LONGEST_MS = 60_000


class Solving:
    """A person before the exercises of ours."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        self.qtbot, self.program, self.exercises = qtbot, program, program.exercises
        self.bar = child(program, ExerciseBar, "exercise_bar")

    def begin(self) -> "Solving":
        self.program.window.desks.exercises.begin(Order())
        self.qtbot.waitUntil(self.is_ready, timeout=_LONGEST_MS)
        return self

    def is_ready(self) -> bool:
        page = self.exercises.page
        return page.exercise is not None and not page.busy and not page.is_collecting

    def text(self, name: str) -> str:
        return child(self.program, QLabel, f"exercise_{name}").text()

    def press(self, name: str) -> None:
        button = child(self.program, QToolButton, f"exercise_{name}")
        assert button.isVisible(), name
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.qtbot.waitUntil(lambda: not self.exercises.busy, timeout=_LONGEST_MS)

    def hinted(self) -> str:
        self.press("hint")
        page = self.exercises.page
        assert page.hint is not None
        assert page.exercise is not None
        return human_point(page.hint, page.exercise.rules)

    def play(self, move: str) -> None:
        click(self.qtbot, self.program, move)
        self.qtbot.waitUntil(self.is_ready, timeout=_LONGEST_MS)


@pytest.fixture
def solving(qtbot: QtBot, start: Start) -> Solving:
    return Solving(qtbot, start())


def test_a_win_is_found_and_the_open_game_comes_back(solving: Solving) -> None:
    opened, cursor = solving.program.session.record, solving.program.session.cursor
    solving.begin()
    assert solving.bar.isVisible()
    assert "wins by fours. Find it." in solving.text("task")
    assert solving.program.session.record is not opened
    while solving.exercises.page.stage is Stage.TRYING:
        solving.play(solving.hinted())
    assert solving.exercises.page.stage is Stage.SOLVED
    assert "wins. Solved." in solving.text("state")
    solving.qtbot.waitUntil(lambda: solving.exercises.page.solutions is not None, timeout=_LONGEST_MS)
    assert "first move" in solving.text("note")
    solving.press("next")
    assert solving.exercises.page.number == 2
    solving.press("end")
    assert "Solved 1 of the 1" in solving.text("task")
    assert solving.program.session.record is opened
    assert solving.program.session.cursor == cursor
    assert not solving.program.session.is_changed
    solving.press("close")
    assert not solving.bar.isVisible()


def test_a_mistake_is_refuted_and_taken_back_by_a_key(solving: Solving) -> None:
    solving.begin()
    board = solving.program.window.panes.board
    corner = next(name for name in ("a1", "o15", "a15", "o1") if not _is_taken(solving.program, name))
    solving.play(corner)
    assert solving.exercises.page.stage is Stage.REFUTED
    assert "throws the win away" in solving.text("state")
    moves = len(solving.program.session.node.path())
    QTest.keyClick(board, Qt.Key.Key_Backspace)
    assert not solving.exercises.page.score.is_solved
    assert "throws" not in solving.text("state")
    assert len(solving.program.session.node.path()) == moves - 2


def test_another_record_ends_the_exercise(solving: Solving) -> None:
    solving.begin()
    solving.program.session.begin(solving.program.session.rules)
    assert not solving.bar.isVisible()
    assert not solving.exercises.is_on


def test_the_dialog_begins_with_what_comes_with_the_program(qtbot: QtBot, solving: Solving) -> None:
    order = Order()
    dialog = ExerciseDialog(order.source, order.kind, order.least_plies, solving.program.window)
    qtbot.addWidget(dialog)
    assert Order(dialog.source, dialog.kind, dialog.least_plies) == order


def _is_taken(program: Program, name: str) -> bool:
    position = program.session.position
    return point_from_human(name, position.rules) not in position.legal_moves()


def test_what_is_to_be_found_is_told_nowhere_else(solving: Solving) -> None:
    solving.begin()
    panes = solving.program.window.panes
    solving.program.window.actions_["show_threat_line"].trigger()
    solving.qtbot.wait(1500)  # longer than a look takes
    assert panes.threat_line.text() == ""
    assert panes.board.still_scene().threat_line is None
