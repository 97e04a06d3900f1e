"""The bar of a task uses the room that it has."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QWidget
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


def task_of(bar: TaskBar) -> QLabel:
    task = bar.findChild(QLabel, "exercise_task")
    assert isinstance(task, QLabel)
    return task


def margin(bar: TaskBar) -> int:
    return bar._column.contentsMargins().left()


def test_a_high_bar_is_roomier_than_a_strip(bar: TaskBar) -> None:
    margins = []
    for height in (10 * GRID, 33 * GRID, 10 * GRID):
        bar.resize(400, height)
        margins.append(margin(bar))
    assert margins[0] == margins[2] < margins[1]


def test_the_bar_is_roomier_only_if_the_larger_task_fits(bar: TaskBar) -> None:
    task = task_of(bar)
    bar._apply_colors(LIGHT)
    bar._reserve_widths({task: ["Black to move. Find the best move, or one at most 3 % worse."]})
    margins = []
    for width in (300, 900, 300):
        bar.resize(width, 33 * GRID)
        margins.append(margin(bar))
    assert margins[0] == margins[2] < margins[1]
