"""The layout of the training window at different widths."""

import pytest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from studio.ui.training.view import TrainingView
from studio.ui.widgets.theme import LIGHT, Theme


@pytest.fixture
def view(qtbot: QtBot) -> TrainingView:
    made = TrainingView(Theme(LIGHT))
    qtbot.addWidget(made)
    made.resize(1200, 760)
    made.show()
    return made


def test_the_board_is_level_with_the_plot_beside_it(qtbot: QtBot, view: TrainingView) -> None:
    qtbot.waitUntil(lambda: abs(view.board.width() - view.board.height()) <= 2)
    board = view.board.board_layout.plate_rect
    assert board.top() <= 8
    assert view.board.height() - board.bottom() <= 8


def test_the_fields_end_where_the_buttons_end(qtbot: QtBot, view: TrainingView) -> None:
    qtbot.waitUntil(view.start.isVisible)
    ends = {part.mapTo(view, part.rect().topRight()).x() for part in (view.setup.game, view.setup.seed, view.start)}
    assert len(ends) == 1


def test_a_narrow_window_has_one_column_without_horizontal_scrolling(qtbot: QtBot, view: TrainingView) -> None:
    view.resize(680, 400)
    qtbot.waitUntil(lambda: view.strength.y() > view.board.y())
    assert view.length.y() > view.losses.y()
    assert not [area for area in view.findChildren(QScrollArea) if area.horizontalScrollBar().maximum()]
