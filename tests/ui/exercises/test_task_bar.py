"""The bar of a task uses the room that it has."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.ui.exercises.task_bar import TaskBar
from studio.ui.widgets.theme import GRID, LIGHT, Theme


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[TaskBar]:
    """Return a bar in a window, since a window itself keeps its least size."""
    window = QWidget()
    qtbot.addWidget(window)
    bar = TaskBar(Theme(LIGHT), "exercise", ("back", "next"), window)
    window.show()
    yield bar
    window.close()


def margin(bar: TaskBar) -> int:
    return bar._column.contentsMargins().left()


def test_a_high_bar_is_roomier_than_a_strip(bar: TaskBar) -> None:
    margins = []
    for height in (10 * GRID, 33 * GRID, 10 * GRID):
        bar.resize(400, height)
        margins.append(margin(bar))
    assert margins[0] == margins[2] < margins[1]


def test_the_bar_is_roomier_only_if_the_larger_task_fits(bar: TaskBar) -> None:
    bar._apply_colors(LIGHT)
    bar._reserve_room({bar._task: ["Black to move. Find the best move, or one at most 3 % worse."]})
    margins = []
    for width in (300, 900, 300):
        bar.resize(width, 33 * GRID)
        margins.append(margin(bar))
    assert margins[0] == margins[2] < margins[1]


def test_a_long_task_wraps_and_needs_little_width(bar: TaskBar) -> None:
    text = "Black to move. Find the best move, or one at most 3 % worse."
    bar._task.setText("White to move.")
    bar._reserve_room({bar._task: [text]})
    line = bar._task.heightForWidth(2000)
    assert bar.minimumSizeHint().width() < bar._task.sizeHint().width() / 2
    bar.resize(300, 33 * GRID)
    bar._lay_out()
    assert bar._task.height() >= 2 * line, "the room of the longest text"
    assert bar._task.width() <= 300
