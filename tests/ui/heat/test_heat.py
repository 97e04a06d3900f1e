"""Heat, legend and discs agree with the search's arrays."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor

from studio.engine.views.snapshot import NodeView
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.keeping.analyses import view_of
from studio.keeping.board_colors import luminance
from studio.ui.board.background import ground_color
from studio.ui.board.layout import BoardLook
from studio.ui.board.stones import mark_colors
from studio.ui.heat.colours import ColourMap, colours, lightness
from studio.ui.heat.discs import discs
from studio.ui.heat.layers import (
    HeatSettings,
    Quantity,
    colour_bar,
    heat_layer,
    heat_values,
    lacks_priors,
    legend_of,
)
from studio.ui.texts.point_of_view import OPPOSITE, STORED
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.contrast import contrast, ink_on, over
from studio.ui.widgets.theme import DARK, LIGHT, BoardStyle, ThemeColors
from tests.ui.views import BOARD, made_view, real_view

ENGLISH = QLocale("en_US")
LINEAR = HeatSettings(logarithmic=False)
LOGARITHMIC = HeatSettings(logarithmic=True)


@pytest.mark.parametrize("colour_map", ColourMap)
def test_lightness_is_monotonic_and_even(colour_map: ColourMap) -> None:
    table = colours(colour_map)
    steps = np.diff(lightness(table))
    assert table.shape == (256, 3)
    assert table.dtype == np.uint8
    assert not table.flags.writeable
    assert abs(steps.sum()) > 0.4
    assert (np.sign(steps.sum()) * np.convolve(steps, np.ones(4), "valid") > 0).all()


def test_linear_visits_are_spread_from_the_fewest_to_the_most() -> None:
    view = real_view()
    values, low, high = heat_values(view, LINEAR)
    visited = view.board_visits > 1
    assert (low, high) == (view.board_visits[visited].min(), view.child_visits.max())
    assert np.allclose(values[visited], (view.board_visits[visited] - low) / (high - low))


def test_logarithmic_visits_are_spread_evenly_over_powers_of_ten() -> None:
    view = made_view({"a1": 2000, "b1": 200, "c1": 20, "d1": 2})
    values, low, high = heat_values(view, LOGARITHMIC)
    assert (low, high) == (2, 2000)
    assert np.allclose(values.flat[view.points], [1, 2 / 3, 1 / 3, 0])


def test_a_score_is_no_win_rate() -> None:
    rows = (Candidate(0, 300, 0.5, engine_score="-35", is_estimate=True), Candidate(1, 200, 0.5))
    view = view_of(PositionAnalysis(500, rows, is_external=True), PRESETS["gomoku-15"])
    values, _, _ = heat_values(view, HeatSettings(quantity=Quantity.WIN_RATE))
    assert np.isnan(values[0, 0])
    assert np.isfinite(values[0, 1])
    assert [disc.win_rate for disc in discs(view, LIGHT, ENGLISH)] == ["−35", "75.0"]


def test_points_without_a_child_have_no_heat() -> None:
    view = made_view({"a1": 10, "b1": 0}, priors={"a1": 0.9})
    values, _, _ = heat_values(view, LINEAR)
    layer = heat_layer(view, LINEAR, ENGLISH)
    assert np.isnan(values).sum() == BOARD.size - 1
    assert (layer.colors[..., 3] > 0).sum() == 1
    assert np.isfinite(heat_values(view, replace(LINEAR, quantity=Quantity.PRIOR))[0]).sum() == 2


def test_win_rates_and_scores_are_spread_from_lowest_to_highest() -> None:
    view = made_view({"a1": 50, "b1": 40, "c1": 30}, {"a1": 0.75, "b1": 0.5, "c1": 0.25})
    for quantity, ends in ((Quantity.WIN_RATE, (0.25, 0.75)), (Quantity.SCORE, (-3.5, -2.5))):
        values, low, high = heat_values(view, HeatSettings(quantity=quantity))
        assert (low, high) == pytest.approx(ends)
        assert values.flat[view.points] == pytest.approx([1, 0.5, 0])


def test_equal_numbers_have_full_heat() -> None:
    values, low, high = heat_values(made_view({"a1": 2, "b1": 2}), LOGARITHMIC)
    assert (low, high) == (1, 2)
    assert np.nanmin(values) == 1


@pytest.mark.parametrize("settings", [LINEAR, LOGARITHMIC])
def test_visits_that_round_to_the_same_value_look_equal(settings: HeatSettings) -> None:
    view = made_view({"a1": 774, "b1": 773, "c1": 774})
    values, low, high = heat_values(view, settings)
    assert (low, high) == (387, 774)
    assert values.flat[view.points] == pytest.approx([1, 1, 1], abs=0.01)
    numbers = list(legend_numbers(view, settings))
    assert (numbers[0], numbers[-1]) == ("387", "774")


@pytest.mark.parametrize("best", [1.0, 0.5, 0.01])
def test_win_rates_that_round_to_the_same_value_look_equal(best: float) -> None:
    view = made_view({"a1": 774, "b1": 773}, {"a1": best, "b1": best - 0.001})
    values, low, high = heat_values(view, HeatSettings(quantity=Quantity.WIN_RATE))
    assert 0 <= low < high <= 1
    assert high - low == pytest.approx(0.05)
    assert np.ptp(values.flat[view.points]) == pytest.approx(0.02)


def test_scores_and_priors_that_round_to_the_same_value_look_equal() -> None:
    view = made_view({"a1": 774, "b1": 773}, {"a1": 0.5, "b1": 0.499})
    alike = replace(view, priors=np.array([0.2, 0.199]), scores=np.array([0.7, 0.699]))
    for quantity in (Quantity.PRIOR, Quantity.SCORE):
        for logarithmic in (False, True):
            values, _, _ = heat_values(alike, HeatSettings(quantity=quantity, logarithmic=logarithmic))
            assert np.ptp(values.flat[alike.points]) < 0.02


def test_a_node_without_children_is_clear() -> None:
    view = made_view({})
    assert not heat_layer(view, LOGARITHMIC, ENGLISH).colors.any()
    assert legend_of(view, LOGARITHMIC, ENGLISH) is None
    assert discs(view, LIGHT, ENGLISH) == ()


def test_the_layer_has_the_colours_of_the_map_and_the_opacity() -> None:
    view = made_view({"a1": 100, "b1": 2})
    settings = HeatSettings(colour_map=ColourMap.HEAT, opacity=0.5)
    cells = heat_layer(view, settings, ENGLISH).colors.reshape(-1, 4)[view.points]
    assert cells.dtype == np.uint8
    assert cells[0].tolist() == [*colours(ColourMap.HEAT)[255].tolist(), 128]
    assert cells[1, :3].tolist() == colours(ColourMap.HEAT)[0].tolist()
    assert 0 < cells[1, 3] < cells[0, 3]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["plain", "neutral_frame"])
@pytest.mark.parametrize("colour_map", ColourMap)
def test_more_is_darker_on_every_board(colour_map: ColourMap, ground: str, theme: ThemeColors) -> None:
    below = theme.color("plain") if ground == "plain" else theme.pair(ground)[1]
    bar = [over(QColor(*step), below) for step in colour_bar(HeatSettings(colour_map=colour_map)).tolist()]
    seen = lightness(np.array([[color.red(), color.green(), color.blue()] for color in bar]))
    assert (np.diff(seen[::8]) < 0).all()
    assert seen[0] - seen[-1] > 0.35


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("style", BoardStyle)
def test_x_and_o_are_legible_on_every_colour_of_a_heatmap(theme: ThemeColors, style: BoardStyle) -> None:
    ground = ground_color(theme, style, BoardLook.CELLS)
    assert min(contrast(mark, ground) for mark in mark_colors(theme, style)) >= 4.5
    for colour_map in ColourMap:
        for opacity in (0.0, 0.3, 0.6, 0.9, 1.0):
            bar = colour_bar(HeatSettings(colour_map=colour_map, opacity=opacity)).tolist()
            cells = [over(QColor(*step), ground) for step in bar]
            assert min(contrast(ink_on(cell), cell) for cell in cells) >= 4.5


def test_a_single_visit_gives_no_heat() -> None:
    view = made_view({"a1": 3, "b1": 2, "c1": 1}, {"a1": 0.5, "b1": 0.4, "c1": 1.0})
    for quantity in (Quantity.VISITS, Quantity.WIN_RATE):
        cells = heat_layer(view, HeatSettings(quantity=quantity), ENGLISH).colors.reshape(-1, 4)[view.points]
        assert [bool(cell) for cell in cells[:, 3]] == [True, True, False]
    alone = heat_layer(made_view({"a1": 1, "b1": 1}), LOGARITHMIC, ENGLISH)
    assert not alone.is_coloured
    assert alone.best is not None


@pytest.mark.parametrize("settings", [LINEAR, LOGARITHMIC])
@pytest.mark.parametrize("colour_map", ColourMap)
def test_the_darkest_cell_is_the_most_visited_one(settings: HeatSettings, colour_map: ColourMap) -> None:
    view = real_view()
    cells = heat_layer(view, replace(settings, colour_map=colour_map), ENGLISH).colors.reshape(-1, 4)[view.points]
    seen = [luminance(over(QColor(*cell), QColor(LIGHT.plain)).name()) for cell in cells.tolist()]
    assert int(np.argmin(seen)) == int(view.child_visits.argmax())


def test_rarely_visited_moves_do_not_stretch_the_scale_of_win_rates() -> None:
    view = made_view({"a1": 500, "b1": 40, "c1": 2}, {"a1": 0.55, "b1": 0.45, "c1": 0.0})
    settings = HeatSettings(quantity=Quantity.WIN_RATE)
    values, low, high = heat_values(view, settings)
    assert (low, high) == pytest.approx((0.45, 0.55))
    assert values.flat[view.points] == pytest.approx([1, 0, 0])
    assert next(iter(legend_numbers(view, settings))) == "≤ 45.0\u00a0%"


def test_the_best_move_is_marked_with_its_number() -> None:
    view = made_view({"a1": 1234, "b1": 30}, {"a1": 0.6, "b1": 0.4})
    layer = heat_layer(view, LOGARITHMIC, ENGLISH)
    assert layer.best is not None
    assert (layer.best.point, layer.best.text) == (int(view.points[0]), "1,234")
    color, cell = QColor(layer.best.color), layer.colors.reshape(-1, 4)[view.points[0]]
    assert [color.red(), color.green(), color.blue()] == cell[:3].tolist()
    other = int(view.points[1])
    chosen = heat_layer(view, HeatSettings(quantity=Quantity.WIN_RATE), ENGLISH, best=other).best
    assert chosen is not None
    assert (chosen.point, chosen.text) == (other, "40.0\u00a0%")
    assert heat_layer(made_view({}), LOGARITHMIC, ENGLISH).best is None


def test_a_preferred_move_without_visits_is_not_marked() -> None:
    view = made_view({"a1": 0, "b1": 1, "c1": 0})
    mark = heat_layer(view, LOGARITHMIC, ENGLISH, best=int(view.points[0])).best
    assert mark is not None
    assert mark.point == int(view.points[1])
    assert heat_layer(made_view({"a1": 0}), LOGARITHMIC, ENGLISH, best=int(view.points[0])).best is None


def test_opacity_out_of_bounds_is_refused() -> None:
    with pytest.raises(ValueError, match="opacity"):
        HeatSettings(opacity=1.5)


def legend_numbers(view: NodeView, settings: HeatSettings) -> dict[str, float]:
    legend = legend_of(view, settings, ENGLISH)
    assert legend is not None
    return {tick.text: round(tick.position, 3) for tick in legend.ticks}


def test_the_legend_of_a_logarithmic_scale_has_powers_of_ten() -> None:
    view = made_view({"a1": 1000, "b1": 3})
    assert legend_numbers(view, LOGARITHMIC) == {"3": 0, "20": 0.327, "100": 0.604, "1,000": 1}


def test_the_legend_of_a_linear_scale_has_round_numbers_between_real_ends() -> None:
    view = made_view({"a1": 1234, "b1": 3})
    assert legend_numbers(view, LINEAR) == {"3": 0, "500": 0.404, "1,234": 1}


def test_the_legend_of_win_rates_is_in_percent() -> None:
    view = made_view({"a1": 50, "b1": 40}, {"a1": 0.61, "b1": 0.41})
    numbers = legend_numbers(view, HeatSettings(quantity=Quantity.WIN_RATE))
    assert next(iter(numbers)) == "41.0\u00a0%"
    assert list(numbers)[-1] == "61.0\u00a0%"
    assert numbers["50.0\u00a0%"] == pytest.approx(0.45)


def test_win_rates_of_the_other_side_have_the_same_colours() -> None:
    view = made_view({"a1": 500, "b1": 40, "c1": 2}, {"a1": 0.61, "b1": 0.41, "c1": 0.0})
    settings = HeatSettings(quantity=Quantity.WIN_RATE)
    own, other = (heat_layer(view, settings, ENGLISH, pov=pov) for pov in (STORED, OPPOSITE))
    np.testing.assert_array_equal(own.colors, other.colors)
    assert own.best is not None
    assert other.best is not None
    assert (own.best.point, own.best.text, own.best.brief) == (other.best.point, "61.0\u00a0%", "61")
    assert (other.best.text, other.best.brief) == ("39.0\u00a0%", "39")
    legends = [legend_of(view, settings, ENGLISH, pov=pov) for pov in (STORED, OPPOSITE)]
    texts = [[tick.text for tick in legend.ticks] for legend in legends if legend is not None]
    assert [(shown[0], shown[-1]) for shown in texts] == [
        ("≤ 41.0\u00a0%", "61.0\u00a0%"),
        ("≥ 59.0\u00a0%", "39.0\u00a0%"),
    ]
    assert [legend.is_falling for legend in legends if legend is not None] == [False, True]
    visits = [legend_of(view, LOGARITHMIC, ENGLISH, pov=pov) for pov in (STORED, OPPOSITE)]
    assert [legend.is_falling for legend in visits if legend is not None] == [False, False]


def test_discs_of_the_other_side_have_its_numbers_and_the_same_colours() -> None:
    view = made_view({"a1": 500, "b1": 40, "c1": 30}, {"a1": 0.61, "b1": 0.41, "c1": 0.2})
    own, other = (discs(view, LIGHT, ENGLISH, pov=pov) for pov in (STORED, OPPOSITE))
    assert [disc.win_rate for disc in own] == ["61.0", "41.0", "20.0"]
    assert [disc.win_rate for disc in other] == ["39.0", "59.0", "80.0"]
    assert [disc.brief for disc in other] == ["39", "59", "80"]
    assert [replace(disc, win_rate="", brief="") for disc in own] == [
        replace(disc, win_rate="", brief="") for disc in other
    ]


def test_discs_of_proven_moves_have_the_result_of_the_shown_side() -> None:
    proofs = {"b1": (0, 4), "c1": (-1, 3), "a1": (1, 2)}
    view = made_view({"a1": 90, "b1": 80, "c1": 70, "d1": 60}, {"d1": 0.25}, proofs=proofs)
    own, other = (discs(view, LIGHT, ENGLISH, pov=pov) for pov in (STORED, OPPOSITE))
    assert [(disc.win_rate, disc.brief) for disc in own] == [("win", "W"), ("draw", "D"), ("25.0", "25"), ("loss", "L")]
    assert [disc.win_rate for disc in other] == ["loss", "draw", "75.0", "win"]


def test_discs_of_the_side_that_is_not_to_move_name_the_winner() -> None:
    proofs = {"b1": (0, 4), "c1": (-1, 3), "a1": (1, 2)}
    view = made_view({"a1": 90, "b1": 80, "c1": 70, "d1": 60}, {"d1": 0.25}, proofs=proofs)
    black = ViewedSide(Stone.BLACK, Stone.WHITE)
    own, other = (discs(view, LIGHT, ENGLISH, pov=pov, viewed=black) for pov in (STORED, OPPOSITE))
    assert [disc.winner for disc in own] == ["", "", "", ""]
    assert [disc.winner for disc in other] == ["White wins", "", "", "Black wins"]


@pytest.mark.parametrize("quantity", Quantity)
@pytest.mark.parametrize("logarithmic", [False, True])
def test_legends_of_real_searches_rise_and_stay_apart(quantity: Quantity, logarithmic: bool) -> None:
    view = real_view()
    if quantity is Quantity.PRIOR:
        view = replace(view, priors=np.linspace(0.2, 0.001, len(view)))
    legend = legend_of(view, HeatSettings(quantity=quantity, logarithmic=logarithmic), ENGLISH)
    assert legend is not None
    places = [tick.position for tick in legend.ticks]
    values = [tick.value for tick in legend.ticks]
    assert places[-1] == 1
    assert values == sorted(values)
    assert all(later - earlier >= 0.2 for earlier, later in pairwise(places))


def test_discs_are_the_ten_leading_candidates() -> None:
    view = real_view()
    shown = discs(view, LIGHT, ENGLISH)
    assert [disc.point for disc in shown] == view.points[:10].tolist()
    assert [disc.rank for disc in shown] == list(range(1, 11))
    assert [disc.is_best for disc in shown] == [True] + [False] * 9
    assert shown[0].win_rate == f"{view.candidate(0).win_rate * 100:.1f}"
    assert shown[0].visits == str(view.child_visits[0])


def test_few_visits_have_a_rank_but_no_text() -> None:
    shown = discs(made_view({"a1": 500, "b1": 10, "c1": 9, "d1": 0}), LIGHT, ENGLISH)
    assert [(disc.rank, bool(disc.win_rate), bool(disc.visits)) for disc in shown] == [
        (1, True, True),
        (2, True, True),
        (3, False, False),
    ]


def test_a_proven_move_shows_its_result_after_one_visit_and_wins_have_the_best_ranks() -> None:
    view = made_view({"a1": 500, "b1": 3, "c1": 1}, {"b1": 0.0, "c1": 1.0}, proofs={"b1": (-1, 4), "c1": (1, 2)})
    shown = discs(view, LIGHT, ENGLISH)
    assert [(disc.rank, disc.win_rate, disc.is_best) for disc in shown] == [
        (1, "win", True),
        (2, "50.0", False),
        (3, "loss", False),
    ]


@pytest.mark.parametrize("best", [None, "b1"])
def test_a_proven_win_without_visits_is_marked_as_in_the_table(best: str | None) -> None:
    view = made_view(
        {"b1": 25, "c1": 3, "d1": 0, "a1": 0}, {"b1": 1.0, "a1": 1.0}, proofs={"b1": (1, 33), "a1": (1, 9)}
    )
    point = int(view.points[0]) if best else None
    shown = discs(view, LIGHT, ENGLISH, best=point)
    assert [(disc.point, disc.rank, disc.is_best) for disc in shown] == [
        (int(view.points[3]), 1, True),
        (int(view.points[0]), 2, False),
        (int(view.points[1]), 3, False),
    ]
    assert (shown[0].win_rate, shown[0].visits, QColor(shown[0].color).name()) == ("win", "0", LIGHT.best)
    assert QColor(shown[0].color).alpha() == 255
    mark = heat_layer(view, LOGARITHMIC, ENGLISH, best=point).best
    assert mark is not None
    assert mark.point == shown[0].point


def test_disc_colours_follow_the_win_rate_and_fade_with_log_visits() -> None:
    rates = {"a1": 0.6, "b1": 0.61, "c1": 0.5, "d1": 0.4, "e1": 0.1}
    shown = discs(made_view({"a1": 1000, "b1": 1000, "c1": 1000, "d1": 45, "e1": 2}, rates), LIGHT, ENGLISH)
    colors = [QColor(disc.color) for disc in shown]
    good, worst = QColor(LIGHT.good).hue(), QColor(LIGHT.worst).hue()
    assert colors[0].name() == LIGHT.best
    assert abs(colors[1].hue() - good) <= 1, "a better win rate with fewer visits does not look weak"
    assert colors[2].hue() == pytest.approx((good + worst) / 2, abs=2)
    assert all(abs(color.hue() - worst) <= 1 for color in colors[3:])
    alphas = [color.alphaF() for color in colors[2:]]
    assert alphas[0] == 1
    assert alphas[0] > alphas[1] > alphas[2] > 0.4
    assert alphas[1] == pytest.approx((alphas[0] + alphas[2]) / 2, abs=0.05)  # 45 lies midway from 2 to 1000


def test_moves_that_lose_do_not_look_good() -> None:
    visits = {"a1": 3, "b1": 2, "c1": 1, "d1": 1}
    view = made_view(visits, dict.fromkeys(visits, 0.0), proofs=dict.fromkeys(visits, (-1, 3)))
    shown = discs(view, LIGHT, ENGLISH)
    assert len(shown) == 2, "a single visit that loses has no disc"
    assert not any(disc.is_best for disc in shown)
    assert all(abs(QColor(disc.color).hue() - QColor(LIGHT.worst).hue()) <= 1 for disc in shown)


def test_the_chosen_move_is_marked_best_at_any_rank() -> None:
    view = real_view()
    point = int(view.points[12])
    shown = discs(view, LIGHT, ENGLISH, best=point)
    assert len(shown) == 10
    assert [(disc.point, disc.rank) for disc in shown if disc.is_best] == [(point, 13)]


@pytest.mark.parametrize(
    ("quantity", "brief"), [(Quantity.VISITS, "17M"), (Quantity.WIN_RATE, "60"), (Quantity.SCORE, "−2.8")]
)
def test_the_number_on_the_best_move_has_a_short_form(quantity: Quantity, brief: str) -> None:
    view = made_view({"a1": 16_600_000, "b1": 30}, {"a1": 0.6, "b1": 0.4})
    mark = heat_layer(view, HeatSettings(quantity=quantity), ENGLISH).best
    assert mark is not None
    assert mark.brief == brief


@pytest.mark.parametrize("logarithmic", [False, True])
def test_equal_priors_give_no_heat(logarithmic: bool) -> None:
    settings = HeatSettings(quantity=Quantity.PRIOR, logarithmic=logarithmic)
    rolled, judged = real_view(), made_view({"a1": 10, "b1": 0}, priors={"a1": 0.9})
    assert not heat_layer(rolled, settings, ENGLISH).colors.any()
    assert legend_of(rolled, settings, ENGLISH) is None
    assert lacks_priors(rolled, settings)
    assert not lacks_priors(judged, settings)
    assert not lacks_priors(rolled, HeatSettings())


def test_small_priors_of_a_legend_are_not_all_zero() -> None:
    view = made_view({"a1": 10, "b1": 5, "c1": 1}, priors={"a1": 0.9, "b1": 0.01, "c1": 0.00001})
    legend = legend_of(view, HeatSettings(quantity=Quantity.PRIOR), ENGLISH)
    assert legend is not None
    assert (legend.ticks[0].text, legend.ticks[-1].text) == ("≤ 0.009\u00a0%", "90.0\u00a0%")
