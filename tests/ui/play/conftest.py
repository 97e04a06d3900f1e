"""Fixture: the dialog of a new game with a proposal."""

import pytest
from pytestqt.qtbot import QtBot

from studio.players.seats import GameSetup
from studio.ui.play.new_game import NewGameDialog
from studio.ui.widgets.theme import Theme
from tests.ui.play.new_games import PROPOSED, Make


@pytest.fixture
def make(qtbot: QtBot, theme: Theme) -> Make:
    def make(proposed: GameSetup) -> NewGameDialog:
        dialog = NewGameDialog(proposed, theme)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return make


@pytest.fixture
def dialog(make: Make) -> NewGameDialog:
    return make(PROPOSED)
