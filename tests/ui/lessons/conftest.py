"""Fixture: the lessons pane in a window."""

import pytest
from pytestqt.qtbot import QtBot

from studio.ui.lessons.panel import LessonPanel
from tests.ui.lessons.lesson_windows import Window, shown_window


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return shown_window(qtbot)


@pytest.fixture
def panel(window: Window) -> LessonPanel:
    return window.panel
