"""The win rate over the game: its drawing, clicks and descriptions."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from pyqtgraph import PlotWidget  # type: ignore[import-untyped]
from PySide6.QtCore import QEvent, QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.ui.plots.win_rate import WinRatePlot, WinRatePoint
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import DARK, LIGHT, Theme


def game(rates: Sequence[float | None], drops: dict[int, float] | None = None) -> list[WinRatePoint]:
    """Return Black's win rates from the start position on."""
    drops = drops or {}
    return [WinRatePoint(ply, rate, f"h{ply}" if ply else "", drops.get(ply, 0.0)) for ply, rate in enumerate(rates)]


def shown(qtbot: QtBot, points: Sequence[WinRatePoint], theme: Theme | None = None) -> WinRatePlot:
    plot = WinRatePlot(theme or Theme(LIGHT))
    qtbot.addWidget(plot)
    plot.resize(480, 200)
    plot.show_points(points)
    plot.show()
    qtbot.waitExposed(plot)
    return plot


@pytest.fixture
def plot(qtbot: QtBot, theme: Theme) -> WinRatePlot:
    return shown(qtbot, game([0.5, 0.6, 0.4, None, 0.7, 0.8]), theme)


def heard_from(signal: Any) -> list[Any]:
    heard: list[Any] = []
    signal.connect(lambda value: heard.append(value))
    return heard


def line(plot: WinRatePlot) -> list[float]:
    return [float(rate) for rate in plot._line.getData()[1]]


def dots(items: Any) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in zip(*items.getData(), strict=True)]


def click(plot: WinRatePlot, ply: float, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(plot, button, pos=plot.place(ply, 30).toPoint())


def drag(plot: WinRatePlot, place: QPointF) -> None:
    """Move the mouse with its left button pressed."""
    left = Qt.MouseButton.LeftButton
    no_keys = Qt.KeyboardModifier.NoModifier
    moved = QMouseEvent(QEvent.Type.MouseMove, place, plot.mapToGlobal(place), Qt.MouseButton.NoButton, left, no_keys)
    plot.mouseMoveEvent(moved)


def point_at(plot: WinRatePlot, ply: float) -> None:
    QTest.mouseMove(plot, plot.place(ply, 90).toPoint())


def color_at(plot: WinRatePlot, place: QPointF) -> str:
    return plot.grab().toImage().pixelColor(place.toPoint()).name()


def colors_near(plot: WinRatePlot, place: QPointF) -> set[str]:
    """Return the colours of the pixels to the left and right of a place, because a hairline is at a whole pixel."""
    return {color_at(plot, place + QPointF(off, 0)) for off in (-1, 0, 1)}


def is_told_empty(plot: WinRatePlot) -> bool:
    label = plot.findChild(QLabel, "win_rate_plot_empty")
    return label is not None and label.isVisible() and "F12" in label.text()


def test_it_has_the_names_that_tests_and_screen_readers_use(plot: WinRatePlot) -> None:
    assert (plot.objectName(), plot.accessibleName()) == ("win_rate_plot", "Win rate over the game")


def test_a_line_connects_known_positions_and_leaves_gaps(plot: WinRatePlot) -> None:
    assert line(plot) == pytest.approx([50, 60, 40, np.nan, 70, 80], nan_ok=True)
    assert [x for x, _ in dots(plot._dots)] == [0, 1, 2, 4, 5]


def test_nothing_is_painted_in_a_gap(qtbot: QtBot) -> None:
    plot = shown(qtbot, game([0.9, 0.9, None, 0.9, 0.9]))
    inside, gap = plot.place(0.5, 10), plot.place(2.0, 10)
    assert color_at(plot, gap) == LIGHT.pane
    assert color_at(plot, inside) != LIGHT.pane


def test_positions_that_are_not_given_leave_a_gap_too(qtbot: QtBot) -> None:
    plot = shown(qtbot, [point for point in game([0.5, 0.6, 0.7, 0.8]) if point.ply != 2])
    assert line(plot) == pytest.approx([50, 60, np.nan, 80], nan_ok=True)


def test_an_isolated_known_position_of_a_long_game_is_a_dot(qtbot: QtBot) -> None:
    rates: list[float | None] = [None] * 300
    rates[100], rates[200:203] = 0.25, [0.5] * 3
    assert dots(shown(qtbot, game(rates))._dots) == [(100, 25)]


def test_blunders_are_marked(qtbot: QtBot) -> None:
    plot = shown(qtbot, game([0.5, 0.4, 0.55, 0.3, 0.3], {1: 0.1, 2: 0.15, 3: 0.25, 4: 0.09}))
    assert sorted(dots(plot._mistakes)) == [(1, 40), (2, pytest.approx(55))]
    assert dots(plot._blunders) == [(3, 30)]
    assert color_at(plot, plot.place(3, 30)) == LIGHT.failed
    assert color_at(plot, plot.place(1, 40)) == LIGHT.worst


def test_the_axis_names_both_sides(plot: WinRatePlot) -> None:
    assert labels(plot)[0] == "White"
    assert labels(plot)[-1] == "Black"


@pytest.mark.parametrize(("where", "ply"), [(0, 0), (1.3, 1), (1.7, 2), (3, 3), (5, 5), (5.1, 5)])
def test_a_click_selects_the_nearest_position(plot: WinRatePlot, where: float, ply: int) -> None:
    chosen = heard_from(plot.ply_chosen)
    click(plot, where)
    assert chosen == [ply]


def test_a_click_beside_the_plot_selects_the_end(plot: WinRatePlot) -> None:
    chosen = heard_from(plot.ply_chosen)
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(3, 150))
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(plot.width() - 3, 150))
    assert chosen == [0, 5]


def test_other_buttons_and_a_game_without_moves_select_nothing(qtbot: QtBot, plot: WinRatePlot) -> None:
    empty = shown(qtbot, game([None]))
    chosen, chosen_there = heard_from(plot.ply_chosen), heard_from(empty.ply_chosen)
    click(plot, 2, Qt.MouseButton.RightButton)
    QTest.mouseClick(empty, Qt.MouseButton.LeftButton, pos=empty.rect().center())
    assert (chosen, chosen_there) == ([], [])


def test_dragging_selects_each_position_once(plot: WinRatePlot) -> None:
    chosen = heard_from(plot.ply_chosen)
    QTest.mousePress(plot, Qt.MouseButton.LeftButton, pos=plot.place(1, 30).toPoint())
    for ply in (1.1, 2.2, 2.3, 4, 9):
        drag(plot, plot.place(ply, 30))
    assert chosen == [1, 2, 4, 5]


def test_without_win_rates_it_is_a_slider(qtbot: QtBot) -> None:
    plain = shown(qtbot, game([None] * 11))
    chosen = heard_from(plain.ply_chosen)
    for x in (0, plain.width() // 2, plain.width() - 1):
        QTest.mouseClick(plain, Qt.MouseButton.LeftButton, pos=QPoint(x, 150))
    assert chosen == [0, 5, 10]
    assert is_told_empty(plain)
    plain.show_current(0)
    before = plain.grab().toImage()
    plain.show_current(10)
    assert plain.grab().toImage() != before


@pytest.mark.parametrize("height", [72, 80, 152])
def test_the_text_of_an_empty_plot_does_not_cover_the_slider(qtbot: QtBot, height: int) -> None:
    plain = shown(qtbot, game([None] * 11))
    plain.resize(340, height)
    qtbot.wait(20)
    text = plain.findChild(QLabel, "win_rate_plot_empty")
    assert text is not None
    room = text.contentsRect().width()
    middle, half = text.geometry().center().y(), text.heightForWidth(room) / 2
    assert middle + half < plain._track.top() - 4


def test_a_click_in_the_header_selects_nothing(plot: WinRatePlot) -> None:
    chosen = heard_from(plot.ply_chosen)
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(60, 12))
    assert chosen == []


def test_the_wheel_and_dragging_do_not_change_the_view(plot: WinRatePlot) -> None:
    before = plot.plot.getViewBox().viewRange()
    start, end = plot.place(1, 50).toPoint(), plot.place(4, 20).toPoint()
    QTest.mousePress(plot, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(plot, end)
    QTest.mouseRelease(plot, Qt.MouseButton.LeftButton, pos=end)
    QTest.wheelEvent(plot.windowHandle(), QPointF(end), QPoint(0, 120))
    assert plot.plot.getViewBox().viewRange() == before


def test_hovering_shows_move_and_rate(qtbot: QtBot) -> None:
    plot = shown(qtbot, game([0.5, 0.542, None, 0.3], {3: 0.242}))
    for ply, text in (
        (0, "Black 50.0\u00a0%"),
        (1, "1. h1: Black 54.2\u00a0%"),
        (2, "2. h2: not analysed"),
        (3, "3. h3: Black 30.0\u00a0%\nWin rate lost by this move: 24.2 points"),
    ):
        point_at(plot, ply)
        assert QToolTip.text() == text
    QToolTip.hideText()


def test_numbers_follow_the_locale(qtbot: QtBot) -> None:
    QLocale.setDefault(QLocale("cs_CZ"))
    plot = shown(qtbot, game([0.5, 0.6, 0.4, None, 0.7, 0.8]))
    plot.show_current(1)
    assert plot.accessibleDescription() == "Black 60,0\u00a0% after move 1"


def test_the_current_move_is_a_line_and_is_described(plot: WinRatePlot) -> None:
    plot.show_current(4)
    assert plot.accessibleDescription() == "Black 70.0\u00a0% after move 4"
    assert LIGHT.quiet_text in colors_near(plot, plot.place(4, 95))
    plot.show_current(3)
    assert plot.accessibleDescription() == ""
    assert LIGHT.quiet_text not in colors_near(plot, plot.place(4, 95))


def for_white() -> ViewedSide:
    return ViewedSide(Stone.WHITE, plotted=Stone.WHITE)


def test_curve_and_texts_are_for_the_chosen_side(plot: WinRatePlot) -> None:
    plot.show_side(for_white())
    assert line(plot) == pytest.approx([50, 40, 60, np.nan, 30, 20], nan_ok=True)
    assert labels(plot) == ["Black", "50\u00a0%", "White"]
    for ply, text in ((1, "White 40.0\u00a0% after move 1"), (4, "White 30.0\u00a0% after move 4")):
        plot.show_current(ply)
        assert plot.accessibleDescription() == text
    point_at(plot, 1)
    assert QToolTip.text() == "1. h1: White 40.0\u00a0%"
    QToolTip.hideText()
    plot.show_side(ViewedSide(Stone.WHITE))
    assert plot.accessibleDescription() == "Black 70.0\u00a0% after move 4", "the curve of a side to move is Black's"
    assert line(plot) == pytest.approx([50, 60, 40, np.nan, 70, 80], nan_ok=True)


def test_marks_are_on_the_curve_of_the_chosen_side(qtbot: QtBot) -> None:
    points = game([0.5, 0.6, 0.4, 0.9], {1: 0.1, 2: 0.25})
    points[3] = WinRatePoint(3, 0.9, "h3", later="A later search", later_black=0.7)
    plot = shown(qtbot, points)
    plot.show_key_moments((2,), decided=2)
    plot.show_side(for_white())
    assert [round(rate) for _, rate in dots(plot._dots)] == [50, 40, 60, 10]
    assert dots(plot._mistakes) == [(1, 40)]
    assert dots(plot._blunders) == dots(plot._key_marks) == [(2, 60)]
    ((ply, rate),) = dots(plot._later_dots)
    assert ply == 3
    assert rate == pytest.approx(30)
    assert (plot._word.pos().x(), plot._word.pos().y()) == (2, 60)
    plot.show_current(3)
    assert plot.accessibleDescription() == "White 10.0\u00a0% after move 3. A later search"


def test_the_text_names_the_game_while_the_board_shows_a_different_move(plot: WinRatePlot) -> None:
    plot.show_current(4, is_replaced=True)
    assert plot.accessibleDescription() == "In the game: Black 70.0\u00a0% after move 4"
    plot.show_current(3, is_replaced=True)
    assert plot.accessibleDescription() == "", "it is not analysed"
    plot.show_current(4)
    assert plot.accessibleDescription() == "Black 70.0\u00a0% after move 4"


@pytest.mark.parametrize("points", [[], game([None]), game([None, None, None])])
def test_an_empty_plot_explains_what_it_will_show(qtbot: QtBot, points: list[WinRatePoint]) -> None:
    plot = shown(qtbot, points)
    assert is_told_empty(plot)


def test_the_placeholder_disappears_with_data_and_returns(qtbot: QtBot) -> None:
    plot = shown(qtbot, [])
    plot.show_points(game([0.5]))
    assert not is_told_empty(plot)
    plot.show_points([])
    assert is_told_empty(plot)


def test_another_theme_recolours_all(plot: WinRatePlot, theme: Theme) -> None:
    plot.show_current(4)
    theme.set_colors(DARK)
    assert color_at(plot, QPointF(plot.width() / 2, 5)) == DARK.pane
    assert color_at(plot, plot.place(3, 95)) == DARK.pane
    assert DARK.border in {color_at(plot, plot.place(3, 100) + QPointF(0, off)) for off in (-1, 0, 1)}
    assert DARK.quiet_text in colors_near(plot, plot.place(4, 95))


def test_an_empty_text_set_early_is_kept_for_the_plot_created_later(qtbot: QtBot, theme: Theme) -> None:
    plot = shown(qtbot, [], theme)
    assert not plot.findChildren(PlotWidget)
    plot.show_current(4)
    theme.set_colors(DARK)
    plot.show_points(game([0.5, 0.6, 0.4, None, 0.7, 0.8]))
    assert len(plot.findChildren(PlotWidget)) == 1
    qtbot.waitUntil(lambda: plot.area.width() > 100)
    assert color_at(plot, plot.place(3, 95)) == DARK.pane
    assert DARK.quiet_text in colors_near(plot, plot.place(4, 95))


def labels(plot: WinRatePlot) -> list[str]:
    return [text for _, text in plot.plot.getAxis("left")._tickLevels[0]]


def test_the_ends_of_the_axis_name_the_sides(qtbot: QtBot, plot: WinRatePlot) -> None:
    assert labels(plot) == ["White", "50\u00a0%", "Black"]
    plot.show_rules(PRESETS["connect-four"])
    assert labels(plot) == ["Yellow", "50\u00a0%", "Red"]
    plot.resize(480, 300)
    qtbot.waitUntil(lambda: labels(plot) == ["Yellow", "25\u00a0%", "50\u00a0%", "75\u00a0%", "Red"])
    plot.show_side(for_white())
    assert labels(plot) == ["Red", "25\u00a0%", "50\u00a0%", "75\u00a0%", "Yellow"]


def test_the_numbers_of_the_moves_return_with_the_plot(qtbot: QtBot, plot: WinRatePlot) -> None:
    plot.resize(637, 152)
    qtbot.wait(20)
    for points in ([], game([None]), game([None, None]), game([None, 0.5, 0.6])):
        plot.show_points(points)
        plot.show_current(len(points))
        qtbot.wait(20)
    canvas = plot.findChild(PlotWidget)
    assert canvas is not None
    assert plot.plot.geometry().height() == canvas.height()
    assert plot.plot.getAxis("bottom").geometry().bottom() <= canvas.height()


def test_a_low_plot_keeps_its_line(qtbot: QtBot, plot: WinRatePlot) -> None:
    for height in (40, 56, 80):
        plot.resize(340, height)
        qtbot.wait(20)
        assert plot.area.height() >= 14


def test_a_dock_may_be_small(plot: WinRatePlot) -> None:
    hint = plot.minimumSizeHint()
    assert (hint.width(), hint.height()) == (160, 96)
    plot.resize(hint)
    click(plot, 5)
    assert plot.width() == 160


def test_a_very_long_game_is_drawn_with_few_points(qtbot: QtBot) -> None:
    rates: list[float | None] = [0.5 + 0.4 * np.sin(ply / 700) for ply in range(20_000)]
    rates[12_345] = 1.0
    drawn = line(shown(qtbot, game(rates)))
    assert len(drawn) == 2000
    assert max(drawn) == 100


def test_no_part_of_the_plot_takes_the_focus(plot: WinRatePlot) -> None:
    assert not [part for part in plot.findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus]


def test_a_hollow_dot_shows_a_later_search_and_the_texts_name_the_review(qtbot: QtBot) -> None:
    points = game([0.5, 0.6, 0.4])
    points[1] = WinRatePoint(1, 0.6, "h1", later="A later search: Black 46 %", later_black=0.46)
    plot = shown(qtbot, points)
    assert dots(plot._later_dots) == [(1, 46)]
    assert dots(plot._dots)[1] == (1, 60), "the curve keeps the review"
    plot.show_current(1)
    assert plot.accessibleDescription().endswith("after move 1. A later search: Black 46 %")
    for width in (900, 480, 330):
        plot.resize(width, 200)
        plot.show_current(1)
        assert "later" in plot._details.text() or "Review" in plot._details.text()
    plot.show_current(2)
    plot.show_points(game([0.5, 0.6, 0.4]))
    assert dots(plot._later_dots) == []
