"""The plots of a report: values in percent, empty texts, and descriptions for screen readers."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from studio.game.rules import Pieces
from studio.game.stones import Stone
from studio.ui.report.plots import BarsPlot, TrendPlot, Values
from studio.ui.texts.numbers import points
from studio.ui.widgets.theme import DARK, LIGHT, Theme


@pytest.fixture
def theme() -> Theme:
    return Theme(LIGHT)


def test_a_trend_leaves_unknown_values_out(qtbot: QtBot, theme: Theme) -> None:
    plot = TrendPlot("trend", theme)
    qtbot.addWidget(plot)
    plot.show_values("Trend", (Values("Ann", (1, 2, 3), (0.8, None, 0.9)),), "nothing")
    assert not plot.is_empty
    assert plot.accessibleDescription() == "Ann: 1: 80.0\u00a0%. Ann: 3: 90.0\u00a0%."


def test_losses_are_in_points(qtbot: QtBot, theme: Theme) -> None:
    plot = BarsPlot("losses", theme, points)
    qtbot.addWidget(plot)
    plot.show_values("Losses", (Values("Ann", (1, 3), (0.0, 0.204)),), "nothing")
    assert plot.accessibleDescription() == "Ann: move 1: 0.0. Ann: move 3: 20.4."


def test_a_plot_without_known_values_says_so(qtbot: QtBot, theme: Theme) -> None:
    for plot in (TrendPlot("trend", theme), BarsPlot("bars", theme)):
        qtbot.addWidget(plot)
        plot.show_values("Title", (Values("Ann", (1,), (None,)),), "nothing yet")
        assert plot.is_empty
        assert plot.accessibleDescription() == "nothing yet"
        plot.show_values("Title", (), "nothing at all")
        assert plot.is_empty


def test_bars_of_phases_have_names(qtbot: QtBot, theme: Theme) -> None:
    plot = BarsPlot("bars", theme)
    qtbot.addWidget(plot)
    series = Values("Black", (0, 1), (0.5, None)), Values("White", (0, 1), (1.0, 0.25))
    plot.show_groups("Phases", ("Opening", "End"), series, "nothing")
    assert plot.accessibleDescription() == (
        "Black: Opening: 50.0\u00a0%. White: Opening: 100.0\u00a0%. White: End: 25.0\u00a0%."
    )


def test_bars_have_the_colours_of_the_theme(qtbot: QtBot, theme: Theme) -> None:
    plot = BarsPlot("bars", theme)
    qtbot.addWidget(plot)
    plot.resize(400, 300)
    plot.show_values("Losses", (Values("Black", (1, 3), (1.0, 1.0)), Values("White", (2,), (1.0,))), "nothing")
    plot.show()
    for colors in (LIGHT, DARK):
        theme.set_colors(colors)
        image = plot.grab().toImage()
        middle = plot.place(1.0, 50.0).toPoint()
        assert image.pixelColor(middle).name() == colors.plot_lines[0]
        assert image.pixelColor(plot.place(2.0, 50.0).toPoint()).name() == colors.plot_lines[1]


def test_bars_of_sides_have_the_colours_of_their_stones(qtbot: QtBot, theme: Theme) -> None:
    plot = BarsPlot("bars", theme)
    qtbot.addWidget(plot)
    plot.resize(400, 300)
    series = [
        Values(str(side), (at,), (1.0,), (side, Pieces.STONES)) for at, side in ((1, Stone.BLACK), (3, Stone.WHITE))
    ]
    plot.show_values("Losses", series, "nothing")
    plot.show()
    for colors, side in ((LIGHT, 1), (DARK, 0)):  # the darker side looks hollow on a dark pane
        theme.set_colors(colors)
        image = plot.grab().toImage()
        assert image.pixelColor(plot.place(1.0, 50.0).toPoint()) == colors.pair("black_stone")[side]
        assert image.pixelColor(plot.place(3.0, 50.0).toPoint()) == colors.pair("white_stone")[0]


def test_a_name_that_looks_like_html_is_shown_as_it_is(qtbot: QtBot, theme: Theme) -> None:
    plot = BarsPlot("bars", theme)
    qtbot.addWidget(plot)
    series = Values("<b>Ann</b>", (0,), (0.5,)), Values("Ben", (0,), (1.0,))
    plot.show_groups("Phases", ("Opening",), series, "nothing")
    (label,) = (each for each in plot.findChildren(QLabel) if "Ann" in each.text())
    assert label.sizeHint().width() >= label.fontMetrics().horizontalAdvance("<b>Ann</b>")
