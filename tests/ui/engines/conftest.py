"""Fixture: opens the dialog of external engines."""

import pytest
from pytestqt.qtbot import QtBot

from studio.game.errors import StudioError
from studio.players.engine_entry import EngineEntry
from studio.players.engine_list import EngineList
from studio.ui.engines.dialog import EnginesDialog
from studio.ui.widgets.theme import LIGHT, Theme
from tests.ui.engines.dialogs import Make


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def make(*entries: EngineEntry, problems: tuple[StudioError, ...] = ()) -> EnginesDialog:
        dialog = EnginesDialog(EngineList(entries, problems), Theme(LIGHT))
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return make
