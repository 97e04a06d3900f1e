"""The selector reports the user's choice, and its legend shows the search's numbers."""

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QScrollArea, QSlider
from pytestqt.qtbot import QtBot

from studio.game.position import Position
from studio.game.stones import Stone
from studio.ui.board.canvas import BoardCanvas
from studio.ui.heat.colours import ColourMap
from studio.ui.heat.layers import Display, HeatSettings, Quantity, heat_layer, legend_of
from studio.ui.heat.legend import LegendBar
from studio.ui.heat.selector import HeatmapSelector
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import DARK, LIGHT, Theme, ThemeColors
from tests.ui.views import made_view


@pytest.fixture
def selector(qtbot: QtBot, theme: Theme) -> HeatmapSelector:
    widget = HeatmapSelector(theme)
    widget.set_settings(HeatSettings(display=Display.HEAT))
    qtbot.addWidget(widget)
    widget.show()
    return widget


def choice(selector: HeatmapSelector, name: str) -> QComboBox:
    found = selector.findChild(QComboBox, f"heatmap_{name}")
    assert found is not None
    return found


def choose(selector: HeatmapSelector, name: str, place: int) -> None:
    choice(selector, name).setCurrentIndex(place)


def test_it_has_accessible_names_and_fits_into_a_narrow_dock(selector: HeatmapSelector) -> None:
    assert selector.objectName() == "heatmap"
    assert selector.accessibleName() == "Heatmap"
    assert selector.minimumSizeHint().width() <= 260
    assert all(control.accessibleName() for control in selector.findChildren(QComboBox))


def test_each_choice_is_reported(selector: HeatmapSelector, qtbot: QtBot) -> None:
    for name, place, field, value in (
        ("quantity", 2, "quantity", Quantity.PRIOR),
        ("scale", 0, "logarithmic", False),
        ("colours", 1, "colour_map", ColourMap.CIVIDIS),
        ("display", 1, "display", Display.DISCS),
    ):
        with qtbot.waitSignal(selector.settings_changed) as told:
            choose(selector, name, place)
        assert told.args is not None
        assert getattr(told.args[0], field) == value
        assert told.args[0] == selector.settings


def test_keys_change_the_opacity(selector: HeatmapSelector, qtbot: QtBot) -> None:
    slider = selector.findChild(QSlider)
    assert slider is not None
    before = selector.settings.opacity
    with qtbot.waitSignal(selector.settings_changed) as told:
        QTest.keyClick(slider, Qt.Key.Key_Left)
    assert told.args is not None
    assert told.args[0].opacity == pytest.approx(before - 0.01)


def test_given_settings_are_shown_and_not_reported(selector: HeatmapSelector, qtbot: QtBot) -> None:
    given = HeatSettings(Display.HEAT, Quantity.PRIOR, False, ColourMap.GREY, 0.35)
    with qtbot.assertNotEmitted(selector.settings_changed):
        selector.set_settings(given)
    shown = [choice(selector, name).currentText() for name in ("display", "quantity", "scale", "colours")]
    assert shown == ["Heatmap", "Prior", "Linear", "Grey"]
    assert selector.settings == given


def test_the_scale_survives_quantities_without_a_scale(selector: HeatmapSelector) -> None:
    choose(selector, "quantity", 1)
    assert choice(selector, "scale").currentText() == "Linear"
    assert not choice(selector, "scale").isEnabled()
    choose(selector, "quantity", 0)
    assert choice(selector, "scale").currentText() == "Logarithmic"
    assert selector.settings.is_logarithmic


@pytest.mark.parametrize("place", [1, 2])
def test_without_heat_its_controls_are_disabled(selector: HeatmapSelector, place: int) -> None:
    choose(selector, "display", place)
    assert not any(choice(selector, name).isEnabled() for name in ("quantity", "scale", "colours"))
    choose(selector, "display", 0)
    assert all(choice(selector, name).isEnabled() for name in ("quantity", "scale", "colours"))


def test_the_legend_shows_the_real_numbers_and_their_colours(selector: HeatmapSelector, theme: Theme) -> None:
    bar = selector.findChild(LegendBar)
    assert bar is not None
    settings = HeatSettings(colour_map=ColourMap.GREY, opacity=1)
    theme.set_colors(DARK)
    empty = bar.grab().toImage()
    selector.show_legend(legend_of(made_view({"a1": 1000, "b1": 3}), settings, QLocale("en_US")))
    picture = bar.grab().toImage()
    least, most = picture.pixelColor(6, bar._top + 5), picture.pixelColor(picture.width() - 6, bar._top + 5)
    assert bar.texts == ("3", "20", "100", "1,000")
    assert picture != empty
    assert most.lightness() < 80 < 180 < least.lightness()
    selector.show_legend(None)
    assert bar.grab().toImage() == empty


def test_without_priors_the_legend_says_why(selector: HeatmapSelector) -> None:
    bar = selector.findChild(LegendBar)
    assert bar is not None
    choose(selector, "quantity", 2)
    selector.show_legend(None, lacks_priors=True)
    assert bar.empty_text == "All moves have the same prior here. Choose a profile with a network to see priors."
    assert bar.accessibleName() == bar.empty_text
    selector.show_legend(None)
    assert bar.accessibleName() == ""


def test_the_legend_of_discs_says_what_they_show(selector: HeatmapSelector) -> None:
    bar = selector.findChild(LegendBar)
    assert bar is not None
    choose(selector, "display", 1)
    for has_visits in (True, False):
        selector.set_has_visits(has_visits)
        selector.show_legend(None)
        assert bar.empty_text.startswith("Discs show the win rate for Black in percent")
        assert "on small discs W, D or L" in bar.empty_text
        assert ("the visits below it" in bar.empty_text) is has_visits
        assert bar.accessibleName() == bar.empty_text


def test_the_legend_has_the_background_of_a_board_under_heat(selector: HeatmapSelector, theme: Theme) -> None:
    bar = selector.findChild(LegendBar)
    assert bar is not None
    selector.show_legend(legend_of(made_view({"a1": 9}), HeatSettings(opacity=0), QLocale("en_US")))
    assert bar.grab().toImage().pixelColor(50, bar._top + 5).name() == LIGHT.plain
    theme.set_colors(DARK)
    assert bar.grab().toImage().pixelColor(50, bar._top + 5).name() == DARK.plain


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_board_and_legend_have_the_same_colours(qtbot: QtBot, theme: ThemeColors) -> None:
    view, settings, locale = made_view({"a1": 1000, "b1": 3, "c1": 2000}), HeatSettings(), QLocale("en_US")
    bar, board = LegendBar(Theme(theme)), BoardCanvas(Theme(theme))
    for widget in (bar, board):
        qtbot.addWidget(widget)
    bar.resize(400, 40)
    board.resize(400, 400)
    board.show_position(Position(view.rules), None, {})
    board.set_neutral(True)
    board.show_heat(heat_layer(view, settings, locale, best=int(view.points[0])))
    bar.show_legend(legend_of(view, settings, locale))
    legend, picture = bar.grab().toImage(), board.grab().toImage()
    coldest = int(view.points[1])
    beside = board.board_layout.cell_rect(coldest).center() + QPointF(0.25, 0.25) * board.board_layout.cell
    cold, seen = legend.pixelColor(2, 6), picture.pixelColor(beside.toPoint())
    channels = ((cold.red(), seen.red()), (cold.green(), seen.green()), (cold.blue(), seen.blue()))
    assert max(abs(one - other) for one, other in channels) <= 6


def test_the_legend_is_visible_in_a_low_pane(qtbot: QtBot) -> None:
    pane = QScrollArea()
    pane.setWidgetResizable(True)
    selector = HeatmapSelector(Theme(LIGHT))
    pane.setWidget(selector)
    qtbot.addWidget(pane)
    pane.resize(260, 96)
    pane.show()
    bar = selector.findChild(LegendBar)
    assert bar is not None
    assert pane.viewport().rect().contains(bar.rect().translated(bar.mapTo(pane.viewport(), QPoint(0, 0))))


def test_the_legend_says_which_quantity_it_shows_and_for_whom(selector: HeatmapSelector) -> None:
    bar = selector.findChild(LegendBar)
    assert bar is not None
    low = bar.sizeHint().height()
    for place, text in ((0, "Visits: darker is more"), (1, "Win rate for White: darker is more")):
        choose(selector, "quantity", place)
        selector.show_side(ViewedSide(Stone.WHITE, Stone.WHITE))
        selector.show_legend(legend_of(made_view({"a1": 9, "b1": 3}), selector.settings, QLocale("en_US")))
        assert bar.accessibleName().endswith(text)
        assert bar.sizeHint().height() > low
    selector.show_legend(None)
    assert bar.sizeHint().height() == low


@pytest.mark.parametrize(("width", "height"), [(420, 460), (260, 460), (420, 120)])
def test_no_line_of_the_legend_is_cut_off(selector: HeatmapSelector, qtbot: QtBot, width: int, height: int) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    area.setWidget(selector)
    selector.set_settings(HeatSettings(display=Display.DISCS))
    selector.set_has_visits(True)
    selector.show_legend(None)
    area.resize(width, height)
    area.show()
    qtbot.waitExposed(area)
    legend = selector.findChild(LegendBar)
    assert legend is not None
    qtbot.waitUntil(lambda: legend.height() >= legend.heightForWidth(legend.width()))
    wrapped = Qt.TextFlag.TextWordWrap
    needed = legend.fontMetrics().boundingRect(0, 0, legend.width(), 0, wrapped, legend.empty_text).height()
    assert legend.height() >= needed
    area.takeWidget()  # which the fixture deletes
