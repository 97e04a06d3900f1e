"""Games in the real window, played by clicks and keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMessageBox, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.game.files import open_records
from studio.game.notation import human_point
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.machine.settings import PlaySection, Settings, default_path, save_settings
from studio.ui.play.new_game import NewGameDialog
from studio.ui.program import Program
from tests.window.hands import answer, child, child_of, click
from tests.window.starting import Start

CTRL, NO_KEY = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
NOUGHTS, NINE = PRESETS["tic-tac-toe"].text, PRESETS["gomoku-9"].text


class Table:
    """A window with a live game, and the actions of its user."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        self.qtbot, self.program = qtbot, program
        self.window, self.session, self.game = program.window, program.session, program.services.live_game

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_KEY) -> None:
        self.qtbot.keyClick(self.window, key, modifier)

    def press(self, button: str) -> None:
        self.qtbot.mouseClick(child(self.program, QToolButton, button), Qt.MouseButton.LeftButton)

    def resign(self) -> None:
        """Resign and agree to the question."""
        answer("Resign")
        self.press("resign")
        self.window.activateWindow()  # without a window manager it does not get the focus back
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def push(self, button: str) -> None:
        self.qtbot.mouseClick(child(self.program, QPushButton, button), Qt.MouseButton.LeftButton)

    def play(self, *points: str) -> None:
        for text in points:
            click(self.qtbot, self.program, text)

    def begin(self) -> None:
        """Begin a game: press Ctrl+N, then Enter to accept the proposal."""
        self.new_game(lambda _: None)
        assert self.game.is_on

    def new_game(self, steps: Callable[[NewGameDialog], None], end: Qt.Key = Qt.Key.Key_Return) -> None:
        in_dialog(self.qtbot, steps, end)
        self.key(Qt.Key.Key_N, CTRL)
        self.window.activateWindow()  # without a window manager it does not get the focus back
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def wait_for_turn(self, moves: int) -> None:
        self.qtbot.waitUntil(lambda: self.moves == moves and self.game.awaits_person, timeout=10_000)

    def wait_for_end(self) -> None:
        self.qtbot.waitUntil(lambda: not self.game.is_on, timeout=60_000)

    def free(self) -> str:
        """Return the name of a free point."""
        stones = self.session.record.position(self.game.tip)
        point = next(point for point in range(stones.rules.size) if stones.stone(point) is Stone.EMPTY)
        return human_point(point, stones.rules)

    @property
    def moves(self) -> int:
        """The number of moves in the game, independent of the cursor."""
        return self.session.record.position(self.game.tip).ply

    @property
    def status(self) -> str:
        return self.text("status")

    @property
    def mode(self) -> str:
        return self.text("players_mode")

    @property
    def banner(self) -> str:
        return self.window.panes.board.still_scene().banner

    @property
    def end(self) -> str:
        """The text of the card at the end of the game; empty if there is none."""
        card = self.window.panes.end_card
        return "" if card.isHidden() else card.accessibleName()

    def text(self, name: str) -> str:
        label = child_of(self.window, QLabel, name)
        assert isinstance(label, QLabel)
        return label.text()

    @property
    def candidates(self) -> int:
        return self.window.panes.candidates.model().rowCount()

    def is_silent(self) -> bool:
        """Return whether the window displays no result of a search."""
        board, views = self.window.panes.board, self.window.panes
        ranks = any(board.rank(point) for point in range(self.session.rules.size))
        figures = (self.window.panes.panel.figure("simulations"), self.window.panes.panel.figure("value"))
        known = (ranks, self.candidates, views.line.text(), not views.win_rate.is_empty, views.convergence.snapshots)
        return not any(known) and not any(figure.strip("–") for figure in figures)


Sit = Callable[..., Table]


@pytest.fixture
def sit(qtbot: QtBot, start: Start) -> Sit:
    """Return a function that opens a window with a proposal for a new game, by default against a beginner."""

    def sit(**proposed: object) -> Table:
        section = PlaySection(**{"rules": NINE, "white_level": "beginner", **proposed})  # type: ignore[arg-type]
        save_settings(default_path(), Settings(play=section))
        return Table(qtbot, start())

    return sit


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the questions of message boxes; answer each by Cancel."""
    asked: list[str] = []

    def ask(_parent: QWidget, _title: str, question: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(question)
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "question", ask)
    return asked


def in_dialog(qtbot: QtBot, steps: Callable[[NewGameDialog], None], end: Qt.Key = Qt.Key.Key_Return) -> None:
    """Perform steps in the next dialog of a new game, then press the key that closes it."""

    def carry_out() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        try:
            qtbot.waitUntil(dialog.isActiveWindow)
            steps(dialog)
            qtbot.keyClick(QApplication.focusWidget() or dialog, end)
        finally:
            if dialog.isVisible():  # so that a failed test does not block
                dialog.reject()

    QTimer.singleShot(0, carry_out)


def choose(qtbot: QtBot, dialog: NewGameDialog, name: str, text: str) -> None:
    box = child_of(dialog, QComboBox, f"new_game_{name}")
    assert isinstance(box, QComboBox)
    qtbot.keyClick(box, Qt.Key.Key_Home)
    while box.currentText() != text and box.currentIndex() < box.count() - 1:
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == text


def games(program: Program) -> list[GameRecord]:
    """Return the records in the folder of saved games."""
    folder = default_path().parent.parent / "games"
    assert program.window is not None
    return [open_records(path).records[0] for path in sorted(folder.glob("*.sgf"))]


def line(record: GameRecord) -> str:
    moves = (node.move for node in record.main_line())
    return " ".join(human_point(move.point, record.rules) for move in moves if move)


def recent(table: Table) -> list[str]:
    table.window.menus.recent.aboutToShow.emit()
    return [action.text() for action in table.window.menus.recent.actions() if action.isEnabled()]
