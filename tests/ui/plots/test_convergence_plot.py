"""The plot of visit shares: lines, labels, and how often it is redrawn."""

from collections.abc import Sequence

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QTimer
from PySide6.QtWidgets import QGraphicsSimpleTextItem, QLabel
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import Snapshot
from studio.game.notation import point_from_human
from studio.ui.plots.convergence import ConvergencePlot
from studio.ui.plots.frame import apart, round_steps, thinned
from studio.ui.plots.shares import MOST_LINES, spread
from studio.ui.texts.saved_analysis import SavedAnalysis
from studio.ui.widgets.theme import DARK, LIGHT, Theme, ThemeColors
from tests.ui.plots.timelines import GOMOKU, growing, moment, real_timeline
from tests.ui.views import BOARD


@pytest.fixture
def plot(qtbot: QtBot, theme: Theme) -> ConvergencePlot:
    plot = ConvergencePlot(theme)
    qtbot.addWidget(plot)
    plot.resize(400, 220)
    plot.show()
    qtbot.waitExposed(plot)
    return plot


def shown(qtbot: QtBot, plot: ConvergencePlot, snapshots: Sequence[Snapshot]) -> None:
    """Show the timeline and wait until it is drawn."""
    plot.show_timeline(snapshots, BOARD)
    qtbot.waitUntil(lambda: not plot._is_due)


def labels(plot: ConvergencePlot) -> list[QGraphicsSimpleTextItem]:
    """Return the labels from top to bottom."""
    return sorted((label for label in plot._labels if label.isVisible()), key=lambda label: label.pos().y())


def names(plot: ConvergencePlot) -> list[str]:
    return [label.text() for label in labels(plot)]


def colors(plot: ConvergencePlot) -> dict[str, str]:
    return {label.text(): label.brush().color().name() for label in labels(plot)}


def lines(plot: ConvergencePlot) -> dict[str, list[tuple[float, float]]]:
    """Return the lines by colour."""
    drawn = {line.opts["pen"].color().name(): line.getData() for line in plot._lines}
    return {color: list(zip(*data, strict=True)) for color, data in drawn.items() if len(data[0])}


def is_told_empty(plot: ConvergencePlot) -> bool:
    label = plot.findChild(QLabel, "convergence_plot_empty")
    return label is not None and label.isVisible() and "while the search runs" in label.text()


def test_it_has_the_names_that_tests_and_screen_readers_use(plot: ConvergencePlot) -> None:
    assert (plot.objectName(), plot.accessibleName()) == ("convergence_plot", "Visit shares of the candidates")


def test_each_candidate_has_a_line_of_its_shares(qtbot: QtBot, plot: ConvergencePlot) -> None:
    shown(qtbot, plot, growing({"a1": 50, "b2": 50}, {"a1": 150, "b2": 50}))
    color = colors(plot)
    assert lines(plot) == {color["a1"]: [(100, 50), (200, 75)], color["b2"]: [(100, 50), (200, 25)]}
    assert names(plot) == ["a1", "b2"]
    a1, c3 = (point_from_human(text, BOARD) for text in ("a1", "c3"))
    assert [list(numbers) for numbers in plot.line_of(a1)] == [[100, 200], [50, 75]]
    assert not any(numbers.size for numbers in plot.line_of(c3))


def test_a_hidden_plot_is_drawn_when_it_is_shown(qtbot: QtBot, plot: ConvergencePlot) -> None:
    plot.hide()
    plot.show_timeline(growing({"a1": 50, "b2": 50}, {"a1": 150, "b2": 50}), BOARD)
    assert len(plot.snapshots) == 2
    assert not lines(plot)
    plot.show()
    qtbot.waitUntil(lambda: names(plot) == ["a1", "b2"])


def test_a_real_search_is_drawn(qtbot: QtBot, plot: ConvergencePlot) -> None:
    timeline = real_timeline()
    plot.show_timeline(timeline, GOMOKU)
    qtbot.waitUntil(lambda: len(lines(plot)) == MOST_LINES)
    last = timeline[-1].candidates[0].share * 100
    ends = [line[-1] for line in lines(plot).values()]
    assert {x for x, _ in ends} == {timeline[-1].simulations}
    assert max(y for _, y in ends) == pytest.approx(last)


def test_only_the_leading_candidates_of_the_last_moment_are_drawn(qtbot: QtBot, plot: ConvergencePlot) -> None:
    visits = {f"a{row}": 10 * row for row in range(1, 6)} | {"b1": 60, "b2": 70, "b3": 0}
    shown(qtbot, plot, growing({"b3": 90, "a1": 10}, visits))
    assert names(plot) == ["b2", "b1", "a5", "a4", "a3", "a2"]


def test_moves_without_visits_have_no_line(qtbot: QtBot, plot: ConvergencePlot) -> None:
    shown(qtbot, plot, growing({"a1": 9, "b1": 1}, {"a1": 20, "b1": 0}))
    assert names(plot) == ["a1"]


def test_labels_stand_at_the_ends_without_overlap(qtbot: QtBot, plot: ConvergencePlot) -> None:
    shown(qtbot, plot, growing({"a1": 10}, {"a1": 900, "b1": 23, "c1": 22, "d1": 21, "e1": 20}))
    tops = [label.pos().y() for label in labels(plot)]
    height = labels(plot)[0].boundingRect().height()
    assert names(plot) == ["a1", "b1", "c1", "d1", "e1"]
    assert min(np.diff(tops)) >= height - 1
    assert tops[0] + height / 2 == pytest.approx(plot.place(0, plot._ends[0]).y() - plot.corner.y(), abs=2)
    assert all(label.pos().x() > plot.area.right() - plot.corner.x() for label in labels(plot))


def test_a_displaced_label_is_connected_to_its_end(qtbot: QtBot, plot: ConvergencePlot) -> None:
    shown(qtbot, plot, growing({"a1": 10}, {"a1": 900, "b1": 23, "c1": 22, "d1": 21, "e1": 20}))
    leads = {label.text(): lead for label, lead in zip(plot._labels, plot._leads, strict=True) if lead.isVisible()}
    assert "a1" not in leads
    assert {"b1", "c1"} <= set(leads)
    for label in labels(plot):
        if lead := leads.get(label.text()):
            ends, middle = lead.line(), label.pos().y() + label.boundingRect().height() / 2
            assert ends.y2() == pytest.approx(middle, abs=2)
            assert ends.y1() > ends.y2()
            assert ends.x1() > plot.area.right() - plot.corner.x()
            assert ends.x2() < label.pos().x()
    shown(qtbot, plot, growing({"a1": 10}, {"a1": 60, "b1": 40}))
    assert not any(lead.isVisible() for lead in plot._leads)


def test_a_small_plot_labels_as_many_lines_as_fit(qtbot: QtBot, plot: ConvergencePlot) -> None:
    shown(qtbot, plot, growing({"a1": 10}, {"a1": 60, "b1": 50, "c1": 40, "d1": 30, "e1": 20, "a2": 10}))
    assert (plot.minimumSizeHint().width(), plot.minimumSizeHint().height()) == (160, 96)
    plot.resize(plot.minimumSizeHint())
    qtbot.waitUntil(lambda: 0 < len(names(plot)) < 6)
    assert names(plot)[0] == "a1"
    assert all(label.pos().y() >= 0 for label in labels(plot))


def test_a_candidate_keeps_its_colour_when_ranks_change(qtbot: QtBot, plot: ConvergencePlot) -> None:
    first = growing({"a1": 50, "b2": 50}, {"a1": 60, "b2": 40, "c3": 5})
    shown(qtbot, plot, first)
    before = colors(plot)
    shown(qtbot, plot, [*first, moment(300, {"d4": 90, "b2": 80, "c3": 70})])
    after = colors(plot)
    assert names(plot) == ["d4", "b2", "c3"]
    assert (after["b2"], after["c3"]) == (before["b2"], before["c3"])
    assert after["d4"] not in before.values()
    shown(qtbot, plot, [*first, moment(300, {"d4": 90, "b2": 80, "c3": 70}), moment(400, {"a1": 300, "d4": 90})])
    assert (colors(plot)["a1"], colors(plot)["d4"]) == (before["a1"], after["d4"])


def test_frequent_timelines_are_drawn_at_intervals_and_the_last_one_always(qtbot: QtBot, plot: ConvergencePlot) -> None:
    drawn: list[int] = []
    plot._lines[0].sigPlotChanged.connect(lambda line: drawn.append(int(line.getData()[0][-1])))
    snapshots = growing({"a1": 10}, {"a1": 20})
    for at in range(3, 43):
        snapshots.append(moment(100 * at, {"a1": 10 * at}))
        plot.show_timeline(snapshots, BOARD)
    assert drawn == [300]
    qtbot.waitUntil(lambda: len(drawn) > 1)
    assert drawn == [300, 4200]
    timer = plot.findChild(QTimer)
    assert timer is not None
    qtbot.waitUntil(lambda: not timer.isActive())
    assert drawn == [300, 4200]


def test_a_cleared_timeline_is_not_drawn_later(qtbot: QtBot, plot: ConvergencePlot) -> None:
    snapshots = growing({"a1": 10}, {"a1": 20})
    plot.show_timeline(snapshots, BOARD)
    plot.show_timeline(snapshots, BOARD)
    plot.clear()
    assert is_told_empty(plot)
    timer = plot.findChild(QTimer)
    assert timer is not None
    qtbot.waitUntil(lambda: not timer.isActive())
    assert is_told_empty(plot)


@pytest.mark.parametrize("snapshots", [[], growing({"a1": 1}), growing({}, {})])
def test_an_empty_plot_explains_what_it_will_show(
    qtbot: QtBot, plot: ConvergencePlot, snapshots: list[Snapshot]
) -> None:
    shown(qtbot, plot, snapshots)
    assert is_told_empty(plot)


def test_the_first_of_many_simulations_do_not_flatten_the_lines(qtbot: QtBot, plot: ConvergencePlot) -> None:
    early, later = {"a1": 1}, {"a1": 10, "b1": 10, "c1": 10, "d1": 10}
    shown(qtbot, plot, [moment(1, early), moment(5000, later), moment(10_000, later)])
    assert plot.place(0, 25).y() < plot.place(0, 0).y() - 0.8 * plot.area.height()


def test_the_axes_have_short_numbers(qtbot: QtBot, plot: ConvergencePlot) -> None:
    shown(qtbot, plot, [moment(1000, {"a1": 10, "b1": 10}), moment(40_000, {"a1": 70, "b1": 30})])
    across = [text for _, text in plot.plot.getAxis("bottom")._tickLevels[0]]
    up = [text for _, text in plot.plot.getAxis("left")._tickLevels[0]]
    assert across == ["0", "10k", "20k", "30k", "40k"]
    assert up == ["0\u00a0%", "20\u00a0%", "40\u00a0%", "60\u00a0%"]


def test_another_theme_recolours_all(qtbot: QtBot, plot: ConvergencePlot, theme: Theme) -> None:
    shown(qtbot, plot, growing({"a1": 10}, {"a1": 20}))
    theme.set_colors(DARK)
    assert set(colors(plot).values()) == set(lines(plot)) == {DARK.plot_lines[0]}
    assert plot.grab().toImage().pixelColor(QPointF(200, 4).toPoint()).name() == DARK.pane


@pytest.mark.parametrize(
    ("wanted", "places"),
    [([], []), ([5], [5]), ([5, 40], [5, 40]), ([5, 6, 7], [5, 15, 25]), ([85, 88, 90], [70, 80, 90]), ([-9], [0])],
)
def test_labels_are_nudged_apart(wanted: list[float], places: list[float]) -> None:
    assert spread(wanted, 10, 0, 90) == places


def test_thinning_keeps_gaps_and_extremes() -> None:
    y = np.full(10_000, 50.0)
    y[2_000:3_000], y[7_777], y[8_888] = np.nan, 0.0, 100.0
    x, kept = thinned(np.arange(10_000.0), y)
    assert np.isnan(kept[(x > 2_010) & (x < 2_980)]).all()
    assert [np.nanmin(kept), np.nanmax(kept), kept.size] == [0, 100, 2000]


@pytest.mark.parametrize(
    ("low", "high", "most", "steps"),
    [(0, 58, 6, [0, 10, 20, 30, 40, 50]), (0, 1, 9, [0, 1]), (3, 12, 4, [5, 10]), (0, 6e4, 3, [0, 2e4, 4e4, 6e4])],
)
def test_ticks_are_round(low: float, high: float, most: int, steps: list[float]) -> None:
    assert round_steps(low, high, most) == steps


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_labels_in_the_colours_of_lines_are_readable(theme: ThemeColors) -> None:
    def light(name: str) -> float:
        parts = (int(name[at : at + 2], 16) / 255 for at in (1, 3, 5))
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for name in theme.plot_lines:
        low, high = sorted((light(name), light(theme.pane)))
        assert (high + 0.05) / (low + 0.05) >= 4.5


@pytest.mark.parametrize(
    ("room", "labels"),
    [
        (100.0, ["0", "25", "50", "75", "100"]),
        (50.0, ["0", "", "50", "", "100"]),
        (30.0, ["0", "", "", "", "100"]),
        (12.0, ["", "", "50", "", ""]),
        (0.0, ["", "", "50", "", ""]),
    ],
)
def test_labels_of_a_low_plot_do_not_overlap(room: float, labels: list[str]) -> None:
    ticks = [(float(value), str(value)) for value in (0, 25, 50, 75, 100)]
    shown = apart(ticks, (0.0, 100.0), room, 16.0)
    assert [text for _, text in shown] == labels
    assert [value for value, _ in shown] == [value for value, _ in ticks]


def test_one_tick_and_none_are_kept() -> None:
    assert apart([(5.0, "5")], (0.0, 10.0), 3.0, 16.0) == [(5.0, "5")]
    assert apart([], (0.0, 10.0), 3.0, 16.0) == []


def test_an_empty_plot_says_why_a_saved_analysis_has_no_lines(plot: ConvergencePlot) -> None:
    searched = plot._empty.text()
    plot.show_saved(SavedAnalysis(1_000, is_searching=False))
    assert "saved analysis" in plot._empty.text()
    plot.show_saved(None)
    assert plot._empty.text() == searched


def test_curves_are_wide_and_drawn_in_segments(plot: ConvergencePlot) -> None:
    """As one path, Qt would need hundreds of times as long."""
    for line in plot._lines:
        assert line.opts["pen"].widthF() == 2 * plot.devicePixelRatioF()
        assert line.opts["pen"].isCosmetic()
        assert line.opts["segmentedLineMode"] == "on"
