"""The controls of a side: profiles, seeds, and an exploration weight that may override the profile."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio.engine.options.profiles import PROFILES
from studio.insight.sides import Side, SideSettings
from studio.ui.compare.sides import SideControls
from studio.ui.heat.diverging import left_color
from studio.ui.widgets.theme import DARK, LIGHT, Theme
from tests.ui.pseudo_locale import PseudoLocale


@pytest.fixture
def controls(qtbot: QtBot, theme: Theme) -> SideControls:
    controls = SideControls(Side.LEFT, theme)
    qtbot.addWidget(controls)
    controls.show()
    return controls


def test_all_profiles_are_offered(controls: SideControls) -> None:
    assert [controls.profile.itemData(at) for at in range(controls.profile.count())] == list(PROFILES)
    assert controls.settings == SideSettings()


@pytest.mark.parametrize("settings", [SideSettings("graph", 7, 0.25), SideSettings("neighbour", 0, None)])
def test_setting_the_controls_emits_no_signal(controls: SideControls, settings: SideSettings, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(controls.settings_changed):
        controls.show_settings(settings)
    assert controls.settings == settings


def test_every_choice_is_reported(controls: SideControls, qtbot: QtBot) -> None:
    for change in (
        lambda: controls.profile.setCurrentIndex(2),
        lambda: controls.seed.setValue(5),
        lambda: controls.exploration.setValue(0.5),
    ):
        with qtbot.waitSignal(controls.settings_changed):
            change()
    assert controls.settings == SideSettings(list(PROFILES)[2], 5, 0.5)


def test_the_first_step_starts_from_the_profiles_weight(controls: SideControls) -> None:
    controls.show_settings(SideSettings("graph"))
    assert controls.exploration.text() == "default"
    controls.exploration.setFocus()
    QTest.keyClick(controls.exploration, Qt.Key.Key_Up)
    assert controls.settings.exploration == PROFILES["graph"].parameters.exploration == 1.0
    QTest.keyClick(controls.exploration, Qt.Key.Key_Up)
    assert controls.settings.exploration == pytest.approx(1.1)
    controls.exploration.setValue(0.05)
    for _ in range(2):
        QTest.keyClick(controls.exploration, Qt.Key.Key_Down)
    assert controls.settings == SideSettings("graph")
    assert controls.exploration.text() == "default"


def test_names_follow_the_side_and_are_translated(controls: SideControls, qtbot: QtBot) -> None:
    right = SideControls(Side.RIGHT, Theme(LIGHT))
    qtbot.addWidget(right)
    names = [box.accessibleName() for side in (controls, right) for box in (side.profile, side.seed, side.exploration)]
    assert len(set(names)) == 6
    translator = PseudoLocale()
    QCoreApplication.installTranslator(translator)
    try:
        translated = SideControls(Side.LEFT, Theme(LIGHT))
        qtbot.addWidget(translated)
        assert translated.profile.itemText(0).startswith("[")
        assert translated.seed.accessibleName().startswith("[")
        assert translated.exploration.specialValueText().startswith("[")
        assert translated.settings == SideSettings()
    finally:
        QCoreApplication.removeTranslator(translator)


def test_its_badge_has_the_colour_of_its_differences(controls: SideControls, theme: Theme) -> None:
    for colors in (LIGHT, DARK):
        theme.set_colors(colors)
        picture = controls._badge.grab().toImage()
        assert picture.pixelColor(picture.width() // 2, 2).name() == left_color(colors.is_dark).name()
