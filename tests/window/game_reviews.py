"""Opens a game with mistakes and reviews it, for the tests of game reviews."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QProgressBar,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from studio.game.node import Node
from studio.game.notation import point_from_human
from studio.game.rules import PRESETS
from studio.ui.program import Program
from tests.window.hands import child

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
    qtbot.waitUntil(lambda: not program.services.review.is_running, timeout=120_000)


def wait_for_positions(qtbot: QtBot, program: Program, count: int) -> None:
    progress = child(program, QProgressBar, "review_progress")
    assert isinstance(progress, QProgressBar)
    qtbot.waitUntil(lambda: progress.value() >= count, timeout=30_000)


def review(qtbot: QtBot, program: Program) -> list[Node]:
    line = open_game(program)
    begin_review(qtbot, program, FEW)
    wait_for_end(qtbot, program)
    return line


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


def review_threads() -> int:
    return sum(thread.name == "review" for thread in threading.enumerate())
