"""The texts of a game in a list of games."""

import pytest
from PySide6.QtCore import QLocale, QObject

from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.insight.game_summary import GameSummary
from studio.ui.texts.game_titles import GameTitles


@pytest.mark.usefixtures("qtbot")
def test_the_accuracies_of_both_sides_are_named() -> None:
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    summary = GameSummary(PRESETS["gomoku-15"], "Ann", "Ben", "B+", "", 31, {Stone.BLACK: 0.92, Stone.WHITE: 0.96})
    text = GameTitles(QObject()).outcome(summary).replace("\u00a0", " ")
    assert text.endswith("accuracy Black 92 %, White 96 %")
