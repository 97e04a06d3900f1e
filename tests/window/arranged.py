"""Workspaces, panes and sizes of the window, for the tests of its arrangement."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.program import Program

Key, Modifier = Qt.Key, Qt.KeyboardModifier
WORKSPACES = {"play": Key.Key_1, "analyse": Key.Key_2, "study": Key.Key_3}
FRAME = QSize(2, 25)
"""The frame that the window manager openbox adds to a window."""
WIDE, NARROW, LOW = QSize(1440, 900), QSize(1000, 700), QSize(720, 450)


def switch(qtbot: QtBot, program: Program, workspace: str) -> None:
    qtbot.keyClick(program.window, WORKSPACES[workspace], Modifier.ControlModifier)
    assert program.window.workspaces.current == workspace


def dock(program: Program, name: str) -> QDockWidget:
    found = program.window.findChild(QDockWidget, f"dock_{name}")
    assert isinstance(found, QDockWidget)
    return found


def pane_action(program: Program, name: str) -> QAction:
    """Return the action of a pane in the menu of panes."""
    found = program.window.findChild(QAction, f"action_pane_{name}")
    assert isinstance(found, QAction)
    return found


def wait_until_seen(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.waitUntil(lambda: not widget.visibleRegion().isEmpty())


def resize(qtbot: QtBot, program: Program, screen: QSize) -> None:
    """Give the window the largest size that fits on a screen of this size with its frame."""

    def has_size() -> bool:
        program.window.resize(screen - FRAME)  # again, because the folded panes allow a smaller window
        return program.window.size() == screen - FRAME

    qtbot.waitUntil(has_size)
    qtbot.wait(50)
