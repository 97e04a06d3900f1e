"""The replay bar in a window, with helpers that find its parts."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QSlider, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import Snapshot
from studio.ui.replay.bar import ReplayBar
from studio.ui.replay.text import MomentText
from studio.ui.widgets.theme import LIGHT, Theme

COUNTS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Window(QMainWindow):
    """A window that contains the bar, and handles the keys of a game itself."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = Theme(LIGHT)
        self.bar, self.moments, self.played = ReplayBar(self.theme), list[Snapshot | None](), 0
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.addWidget(self.bar)
        self.setCentralWidget(middle)
        self.bar.moment_changed.connect(self.note)
        for key in ("Left", "Right", "Home", "End"):
            action = QAction(self)
            action.setShortcut(key)
            action.triggered.connect(self.note_key)
            self.addAction(action)

    def note(self, moment: Snapshot | None) -> None:
        self.moments.append(moment)

    def note_key(self) -> None:
        self.played += 1


@pytest.fixture(name="window")
def window_fixture(qtbot: QtBot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.resize(860, 100)
    window.show()
    window.activateWindow()
    qtbot.waitActive(window)
    return window


@pytest.fixture(name="bar")
def bar_fixture(window: Window) -> ReplayBar:
    return window.bar


def slider(bar: ReplayBar) -> QSlider:
    found = bar.findChild(QSlider)
    assert found is not None
    return found


def button(bar: ReplayBar, name: str) -> QToolButton:
    found = bar.findChild(QToolButton, f"replay_{name}")
    assert isinstance(found, QToolButton)
    return found


def text(bar: ReplayBar) -> MomentText:
    found = bar.findChild(MomentText)
    assert found is not None
    return found
