"""The strip below the board shows the replay of the search only where it has room."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.ui.actions.actions import Actions
from studio.ui.panes.game_strip import GameStrip
from studio.ui.replay.bar import ReplayBar
from studio.ui.widgets.theme import Theme


@pytest.mark.parametrize(
    ("width", "is_search", "is_wanted", "is_shown"),
    [(600, True, True, True), (300, True, True, False), (600, False, True, False), (600, True, False, False)],
)
def test_the_replay_is_left_out_where_it_has_no_room(
    qtbot: QtBot, theme: Theme, width: int, is_search: bool, is_wanted: bool, is_shown: bool
) -> None:
    home = QWidget()
    qtbot.addWidget(home)
    replay = ReplayBar(theme)
    strip = GameStrip(Actions(home), replay, theme, home)
    strip.set_search_shown(shown=is_search)
    strip.resize(width, strip.height())
    replay.set_wanted(wanted=is_wanted)
    assert replay.isHidden() is not is_shown
