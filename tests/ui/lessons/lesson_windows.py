"""A window with the lessons pane, and helpers that find parts of the pane."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from studio.lessons.page import LessonPage
from studio.ui.lessons.button import LessonButton
from studio.ui.lessons.panel import LessonPanel
from studio.ui.widgets.theme import LIGHT, Theme
from tests.lessons.lesson_controller import ALL, at

SECOND, FIRST = "2-why-explore", "1-what-a-rollout-tells"


class Window(QMainWindow):
    """A window that contains the pane, and handles the keys of a game itself."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = Theme(LIGHT)
        self.panel = LessonPanel(self.theme)
        self.setCentralWidget(self.panel)
        self.heard: list[str] = []
        for keys in ("Alt+Left", "Backspace", "Return", "1", "2", "N", "Left"):
            action = QAction(keys, self)
            action.setShortcut(keys)
            action.triggered.connect(self.note)
            self.addAction(action)

    def note(self) -> None:
        sender = self.sender()
        assert isinstance(sender, QAction)
        self.heard.append(sender.text())


def shown_window(qtbot: QtBot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.resize(360, 640)
    window.panel.show_lessons(ALL)
    window.show()
    window.activateWindow()
    qtbot.waitActive(window)
    return window


def label(panel: LessonPanel, name: str) -> QLabel:
    found = panel.findChild(QLabel, f"lesson_{name}")
    assert isinstance(found, QLabel)
    return found


def button(panel: LessonPanel, name: str) -> QAbstractButton:
    found = panel.findChild(QAbstractButton, f"lesson_{name}")
    assert isinstance(found, QAbstractButton)
    return found


def option(panel: LessonPanel, number: int) -> LessonButton:
    found = button(panel, f"option_{number}")
    assert isinstance(found, LessonButton)
    return found


def page_at(name: str, step: int) -> LessonPage:
    return at(name, step).runner.page


def judged(given: str) -> LessonPage:
    controller = at(SECOND, 4)
    controller.answer(given)
    return controller.runner.page
