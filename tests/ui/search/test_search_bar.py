"""The tool bar of the search."""

import pytest
from PySide6.QtWidgets import QMainWindow, QToolButton
from pytestqt.qtbot import QtBot

from studio.thinking.thoughts import EngineState
from studio.ui.actions.actions import Actions
from studio.ui.search.bar import SearchBar
from studio.ui.widgets.theme import Theme


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def test_buttons_that_appear_again_follow_their_actions(window: QMainWindow, theme: Theme) -> None:
    actions = Actions(window)
    bar = SearchBar(actions, theme, window)
    window.addToolBar(bar)
    window.resize(1200, 200)
    window.show()
    bar.show_state(EngineState.PAUSED)
    bar.set_search_shown(shown=False)
    bar.set_search_shown(shown=True)
    buttons = {one.defaultAction(): one for one in bar.findChildren(QToolButton) if one.defaultAction() is not None}
    assert not buttons[actions["pause"]].isEnabled()
    assert buttons[actions["run"]].isEnabled()


def test_a_game_shows_the_way_out_of_it(qtbot: QtBot, window: QMainWindow, theme: Theme) -> None:
    actions = Actions(window)
    bar = SearchBar(actions, theme, window)
    window.addToolBar(bar)
    window.resize(1200, 200)
    window.show()
    button = next(one for one in bar.findChildren(QToolButton) if one.objectName() == "stop_game")
    actions["stop_game"].setEnabled(True)
    assert not button.isVisible(), "the controls of the search are shown"
    bar.set_search_shown(shown=False)
    qtbot.waitUntil(button.isVisible)
    assert button.text() == "Leave the Game"
    actions["stop_game"].setEnabled(False)
    qtbot.waitUntil(button.isHidden)


def test_a_narrow_bar_keeps_the_state_of_the_search(qtbot: QtBot, window: QMainWindow, theme: Theme) -> None:
    bar = SearchBar(Actions(window), theme, window)
    window.addToolBar(bar)
    window.resize(710, 200)
    window.show()
    bar.show_state(EngineState.PAUSED)
    qtbot.waitUntil(lambda: not bar.light.visibleRegion().isEmpty())
    assert bar.rect().contains(bar.light.geometry())
    assert bar.line.width() > bar.line.fontMetrics().horizontalAdvance("12k sim.")
