"""The dialog of parameters on a narrow screen."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QScreen
from pytestqt.qtbot import QtBot

from studio.engine.options.profiles import profile_named
from studio.players.profiles import ProfileCatalogue
from studio.ui.parameters.dialog import ParametersDialog
from studio.ui.widgets.theme import LIGHT, Theme


@pytest.mark.parametrize(("width", "shows_texts"), [(1440, True), (640, False)])
def test_no_row_needs_more_width_than_the_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int, shows_texts: bool
) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: QRect(0, 0, width, 900))
    profile = profile_named("studio")
    dialog = ParametersDialog(
        "Parameters", profile, profile.parameters, Theme(LIGHT), None, catalogue=ProfileCatalogue()
    )
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.minimumSizeHint().width() <= width
    styles = {row.reset.toolButtonStyle() for row in dialog.rows.values()}
    with_text, icon_only = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
    assert styles == {with_text if shows_texts else icon_only}
