"""Each action that opens a window opens exactly this one: no part of it is shown before it stands in its window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.program import Program
from tests.window.starting import Start
from tests.window.window_actions import DIALOGS, WINDOWS


class ShownWindows(QObject):
    """Notes each top-level window of the application that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(f"{type(watched).__name__} {watched.objectName()}")
        return False


def shown_while(act: Callable[[], object]) -> list[str]:
    """Return the windows that were shown during `act`."""
    application, watch = QApplication.instance(), ShownWindows()
    assert application is not None
    application.installEventFilter(watch)
    try:
        act()
    finally:
        application.removeEventFilter(watch)
    return watch.shown


def opened(act: Callable[[], object]) -> list[str]:
    """Return the windows that are shown when `act` opens a dialog, which is closed at once."""

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        dialog.close()

    def trigger() -> None:
        QTimer.singleShot(0, close)
        act()

    return shown_while(trigger)


@pytest.fixture
def program(start: Start) -> Program:
    return start()


def test_the_program_opens_one_window(start: Start) -> None:
    assert shown_while(start) == ["MainWindow main_window"]


@pytest.mark.long
def test_a_dialog_is_the_only_new_window(program: Program) -> None:
    for name in DIALOGS:
        shown = opened(program.window.actions_[name].trigger)
        assert len(shown) == 1, (name, shown)


def test_a_window_opens_alone(program: Program) -> None:
    for name in WINDOWS:
        shown = shown_while(program.window.actions_[name].trigger)
        assert len(shown) == 1, (name, shown)


@pytest.mark.long
def test_the_settings_of_a_training_are_the_only_new_window(program: Program) -> None:
    program.window.actions_["training"].trigger()
    setup = program.window.controllers.training.shown_window().view.setup
    assert opened(setup.more.click) == ["TrainingSettingsDialog training_settings"]


def test_a_part_that_is_shown_without_a_parent_is_noticed(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    assert shown_while(label.show) == ["QLabel "]
