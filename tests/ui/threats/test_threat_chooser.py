"""Whose threats are marked: chosen in a box or switched by a key, with a legend in the terms of the game."""

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS
from studio.ui.threats.chooser import ThreatChooser, ThreatLegend, ThreatSides
from studio.ui.widgets.theme import LIGHT, Theme


@pytest.fixture
def chooser(qtbot: QtBot) -> ThreatChooser:
    made = ThreatChooser(Theme(LIGHT))
    qtbot.addWidget(made)
    return made


def box(chooser: ThreatChooser) -> QComboBox:
    found = chooser.findChild(QComboBox, "threats_sides")
    assert isinstance(found, QComboBox)
    return found


def legend(chooser: ThreatChooser) -> ThreatLegend:
    found = chooser.findChild(ThreatLegend, "threats_legend")
    assert isinstance(found, ThreatLegend)
    return found


def test_the_legend_is_visible_while_threats_are_marked(chooser: ThreatChooser) -> None:
    assert legend(chooser).isHidden()
    chooser.set_sides(ThreatSides.WHITE)
    assert not legend(chooser).isHidden()
    assert legend(chooser).texts == ("five", "open four", "four", "open three")


def test_switching_on_restores_the_last_choice(chooser: ThreatChooser) -> None:
    told: list[ThreatSides] = []
    chooser.sides_changed.connect(told.append)
    chooser.switch(True)
    box(chooser).setCurrentIndex(box(chooser).findData(ThreatSides.WHITE))
    chooser.switch(False)
    chooser.switch(True)
    assert told == [ThreatSides.BOTH, ThreatSides.WHITE, ThreatSides.NEITHER, ThreatSides.WHITE]


def test_another_game_has_other_terms(chooser: ThreatChooser) -> None:
    chooser.set_rules(PRESETS["connect-four"])
    assert [box(chooser).itemText(at) for at in range(4)] == ["neither side", "both sides", "Red", "Yellow"]
    assert legend(chooser).texts[:3] == ("winning line of 4", "open row of 3", "row of 3")
    assert "row of 3" in legend(chooser).accessibleName()
