"""The bar of a task uses the room that it has."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from studio.ui.exercises.task_bar import TaskBar
from studio.ui.widgets.theme import GRID, LIGHT, Theme


def test_a_high_bar_has_larger_texts_than_a_strip(qtbot: QtBot) -> None:
    bar = TaskBar(Theme(LIGHT), "exercise", ("back", "next"))
    qtbot.addWidget(bar)
    task = bar.findChild(QLabel, "exercise_task")
    assert isinstance(task, QLabel)
    bar.show()
    sizes, margins = [], []
    for height in (10 * GRID, 33 * GRID, 10 * GRID):
        bar.resize(400, height)
        sizes.append(task.font().pointSizeF())
        margins.append(bar.contentsRect().left() + bar._column.contentsMargins().left())
    assert sizes[0] == sizes[2] < sizes[1]
    assert margins[0] == margins[2] < margins[1]
