"""The frame by which a lesson points at a pane."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.ui.panes.attention import PaneMark
from studio.ui.widgets.theme import LIGHT, Theme


def test_the_frame_of_a_lesson_is_dashed_unlike_that_of_the_focus(qtbot: QtBot) -> None:
    window, theme = QWidget(), Theme(LIGHT)
    qtbot.addWidget(window)
    window.resize(200, 100)
    pane = QWidget(window)
    pane.resize(200, 100)
    mark = PaneMark(theme, window)
    mark.mark(pane)
    image = mark.grab().toImage()
    accent = theme.color("accent").rgb()
    edge = [image.pixel(x, 1) == accent for x in range(10, image.width() - 10)]
    assert any(edge)
    assert not all(edge)
