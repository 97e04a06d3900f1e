"""The layout of the training window at different widths."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget
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
    view.resize(680, 700)
    qtbot.waitUntil(lambda: view.strength.y() > view.board.y())
    assert view.length.y() > view.losses.y()
    assert not [area for area in view.findChildren(QScrollArea) if area.horizontalScrollBar().maximum()]


def is_whole(part: QWidget) -> bool:
    return part.visibleRegion().boundingRect() == part.rect()


@pytest.mark.parametrize("key", [Qt.Key.Key_PageDown, Qt.Key.Key_Down])
def test_keys_show_every_plot_of_a_low_window(qtbot: QtBot, view: TrainingView, key: Qt.Key) -> None:
    view.resize(680, 380)
    qtbot.waitUntil(lambda: view.board.y() > view.rate.y())
    qtbot.waitUntil(lambda: is_whole(view.strength))
    view.area.setFocus()
    unseen: list[QWidget] = [view.strength, view.losses, view.length, view.rate, view.board]
    for _ in range(30):
        unseen = [part for part in unseen if not is_whole(part)]
        qtbot.keyClick(view.area, key)
    assert not unseen
    qtbot.keyClick(view.area, Qt.Key.Key_Home)
    assert is_whole(view.strength)


def test_a_long_text_leaves_the_gaps_between_the_plots(qtbot: QtBot, view: TrainingView) -> None:
    view.resize(680, 380)
    view.show_state("Generation 19: training on the new games. About 34 s of processor time left. " * 3, 0.5)
    plots = view.strength, view.losses, view.length, view.rate
    pairs = list(pairwise(plots))
    qtbot.waitUntil(lambda: all(below.y() - above.geometry().bottom() > 6 for above, below in pairs))
    assert view.state.height() >= view.state.heightForWidth(view.state.width())


def test_page_down_scrolls_the_plots_while_a_button_has_the_focus(qtbot: QtBot, view: TrainingView) -> None:
    view.resize(680, 380)
    qtbot.waitUntil(lambda: view.area.verticalScrollBar().maximum() > 0)
    view.start.setFocus()
    qtbot.keyClick(view.start, Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: is_whole(view.losses))
    qtbot.keyClick(view.start, Qt.Key.Key_PageUp)
    assert view.area.verticalScrollBar().value() == 0


def test_the_plots_can_have_the_focus_only_while_they_scroll(qtbot: QtBot, view: TrainingView) -> None:
    view.resize(680, 380)
    qtbot.waitUntil(lambda: view.area.focusPolicy() is Qt.FocusPolicy.StrongFocus)
    view.resize(1200, 760)
    qtbot.waitUntil(lambda: view.area.focusPolicy() is Qt.FocusPolicy.NoFocus)
    qtbot.waitUntil(lambda: view.board.y() == view.strength.y())
