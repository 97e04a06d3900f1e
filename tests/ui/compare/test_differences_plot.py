"""Two searches in one plot: lines, colours, strokes and labels."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from studio.game.notation import point_from_human
from studio.insight.sides import Side
from studio.ui.compare.plot import DifferencesPlot
from studio.ui.widgets.theme import DARK, LIGHT, Theme
from tests.ui.plots.timelines import GOMOKU, growing, real_timeline
from tests.ui.views import BOARD

LEFT = growing({"a1": 5, "b1": 5}, {"a1": 60, "b1": 40}, {"a1": 150, "b1": 40, "c1": 10})
RIGHT = growing({"b1": 4}, {"b1": 70, "d1": 30}, {"b1": 120, "d1": 80})


@pytest.fixture
def plot(qtbot: QtBot, theme: Theme) -> DifferencesPlot:
    plot = DifferencesPlot(theme)
    qtbot.addWidget(plot)
    plot.resize(400, 240)
    plot.show()
    qtbot.waitExposed(plot)
    plot.show_timelines(LEFT, RIGHT, BOARD)
    return plot


def names(plot: DifferencesPlot) -> list[str]:
    shown = [label for label in plot._labels if label.isVisible()]
    return [label.text() for label in sorted(shown, key=lambda label: label.pos().y())]


def line(plot: DifferencesPlot, side: Side, name: str) -> tuple[list[float], list[float]]:
    slot = plot._slots.index(point_from_human(name, BOARD))
    x, y = plot._lines[side][slot].getData()
    return list(x), list(y)


def test_the_leading_moves_of_both_are_drawn_and_named_once(plot: DifferencesPlot) -> None:
    assert sorted(names(plot)) == ["a1", "b1", "c1", "d1"]
    assert names(plot)[:2] == ["a1", "b1"], "by the higher end of both"
    assert line(plot, Side.LEFT, "a1") == ([100, 200, 300], [50, 60, 75])
    assert line(plot, Side.RIGHT, "b1") == ([100, 200, 300], [100, 70, 60])
    assert line(plot, Side.RIGHT, "a1") == ([100, 200, 300], [0, 0, 0])


def test_a_move_has_one_colour_and_each_side_its_stroke(plot: DifferencesPlot, theme: Theme) -> None:
    for colors in (LIGHT, DARK):
        theme.set_colors(colors)
        for left, right in zip(plot._lines[Side.LEFT], plot._lines[Side.RIGHT], strict=True):
            assert left.opts["pen"].color() == right.opts["pen"].color()
            assert left.opts["pen"].style() is Qt.PenStyle.SolidLine
            assert right.opts["pen"].style() is Qt.PenStyle.CustomDashLine
        assert [pen.opts["pen"].color().name() for pen in plot._lines[Side.LEFT]] == list(colors.plot_lines)


def test_a_colour_stays_with_its_move(plot: DifferencesPlot, qtbot: QtBot) -> None:
    before = list(plot._slots)
    later = growing({"d1": 5, "e1": 9}, {"d1": 90, "e1": 10})
    plot.show_timelines(later, RIGHT, BOARD)
    qtbot.waitUntil(lambda: not plot._is_due)
    assert plot._slots.index(point_from_human("d1", BOARD)) == before.index(point_from_human("d1", BOARD))
    assert sorted(names(plot)) == ["b1", "d1", "e1"]


def test_one_side_alone_is_drawn(plot: DifferencesPlot, qtbot: QtBot) -> None:
    plot.show_timelines(LEFT, (), BOARD)
    qtbot.waitUntil(lambda: not plot._is_due)
    assert not plot.is_empty
    assert line(plot, Side.RIGHT, "a1") == ([], [])


def test_sides_of_different_lengths_share_the_axis(plot: DifferencesPlot, qtbot: QtBot) -> None:
    plot.show_timelines(LEFT, [*RIGHT, *growing({"b1": 9}, {"b1": 9}, {"b1": 9}, {"b1": 9})[3:]], BOARD)
    qtbot.waitUntil(lambda: not plot._is_due)
    assert plot._x_range == (0.0, 400.0)
    assert line(plot, Side.LEFT, "a1")[0] == [100, 200, 300]


def test_real_timelines_are_drawn_as_they_are(plot: DifferencesPlot, qtbot: QtBot) -> None:
    timeline = real_timeline()
    plot.show_timelines(timeline, timeline, GOMOKU)
    qtbot.waitUntil(lambda: not plot._is_due)
    slot = plot._slots.index(int(timeline[-1].root.points[0]))
    share = 100 * timeline[-1].root.child_visits[0] / timeline[-1].root.child_visits.sum()
    for side in Side:
        assert plot._lines[side][slot].getData()[1][-1] == pytest.approx(share)
    assert np.array_equal(*(plot._lines[side][slot].getData()[1] for side in Side))


def test_empty_it_explains_what_it_will_show(plot: DifferencesPlot) -> None:
    plot.clear()
    label = plot.findChild(QLabel, "differences_plot_empty")
    assert plot.is_empty
    assert label is not None
    assert "while the searches run" in label.text()
    assert plot.accessibleName()
