"""Heat, legend and discs say what the search's arrays say."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor

from studio.engine.snapshot import NodeView
from studio.ui.colour_maps import ColourMap, colours, lightness
from studio.ui.heat import HeatSettings, Quantity, discs, heat_layer, heat_values, legend_of
from studio.ui.theme import LIGHT
from tests.ui.views import BOARD, made_view, real_view

ENGLISH = QLocale("en_US")
LINEAR = HeatSettings(logarithmic=False)
LOGARITHMIC = HeatSettings(logarithmic=True)


@pytest.mark.parametrize("colour_map", ColourMap)
def test_lightness_runs_one_way_and_evenly(colour_map: ColourMap) -> None:
    table = colours(colour_map)
    steps = np.diff(lightness(table))
    assert table.shape == (256, 3)
    assert table.dtype == np.uint8
    assert not table.flags.writeable
    assert abs(steps.sum()) > 0.4
    assert (np.sign(steps.sum()) * np.convolve(steps, np.ones(4), "valid") > 0).all()


def test_linear_visits_are_shares_of_the_leader() -> None:
    view = real_view()
    values, low, high = heat_values(view, LINEAR)
    visited = view.board_visits > 0
    assert (low, high) == (0, view.child_visits.max())
    assert np.allclose(values[visited], view.board_visits[visited] / high)


def test_logarithmic_visits_spread_evenly_over_tens() -> None:
    view = made_view({"a1": 1000, "b1": 100, "c1": 10, "d1": 1})
    values, low, high = heat_values(view, LOGARITHMIC)
    assert (low, high) == (1, 1000)
    assert np.allclose(values.flat[view.points], [1, 2 / 3, 1 / 3, 0])


def test_points_without_a_child_have_no_heat() -> None:
    view = made_view({"a1": 10, "b1": 0})
    values, _, _ = heat_values(view, LINEAR)
    layer = heat_layer(view, LINEAR)
    assert np.isnan(values).sum() == BOARD.size - 1
    assert (layer.colors[..., 3] > 0).sum() == 1
    assert np.isfinite(heat_values(view, replace(LINEAR, quantity=Quantity.PRIOR))[0]).sum() == 2


def test_win_rates_and_scores_run_from_their_lowest_to_their_highest() -> None:
    view = made_view({"a1": 50, "b1": 40, "c1": 30}, {"a1": 0.75, "b1": 0.5, "c1": 0.25})
    for quantity, ends in ((Quantity.WIN_RATE, (0.25, 0.75)), (Quantity.SCORE, (-3.5, -2.5))):
        values, low, high = heat_values(view, HeatSettings(quantity=quantity))
        assert (low, high) == pytest.approx(ends)
        assert values.flat[view.points] == pytest.approx([1, 0.5, 0])


def test_numbers_without_difference_are_all_hot() -> None:
    values, low, high = heat_values(made_view({"a1": 1, "b1": 1}), LOGARITHMIC)
    assert (low, high) == (1, 1)
    assert np.nanmin(values) == 1


def test_a_node_without_children_is_clear() -> None:
    view = made_view({})
    assert not heat_layer(view, LOGARITHMIC).colors.any()
    assert legend_of(view, LOGARITHMIC, ENGLISH) is None
    assert discs(view, LIGHT, ENGLISH) == ()


def test_the_layer_has_the_maps_colours_and_the_opacity() -> None:
    view = made_view({"a1": 100, "b1": 1})
    settings = HeatSettings(colour_map=ColourMap.HEAT, opacity=0.5)
    cells = heat_layer(view, settings).colors.reshape(-1, 4)[view.points]
    assert cells.dtype == np.uint8
    assert cells[0].tolist() == [*colours(ColourMap.HEAT)[255].tolist(), 128]
    assert cells[1, :3].tolist() == colours(ColourMap.HEAT)[0].tolist()
    assert 0 < cells[1, 3] < cells[0, 3]


def test_opacity_out_of_bounds_is_refused() -> None:
    with pytest.raises(ValueError, match="opacity"):
        HeatSettings(opacity=1.5)


def legend_numbers(view: NodeView, settings: HeatSettings) -> dict[str, float]:
    legend = legend_of(view, settings, ENGLISH)
    assert legend is not None
    return {tick.text: round(tick.position, 3) for tick in legend.ticks}


def test_the_legend_of_a_logarithmic_scale_counts_in_tens() -> None:
    view = made_view({"a1": 1000, "b1": 3})
    assert legend_numbers(view, LOGARITHMIC) == {"1": 0, "10": 0.333, "100": 0.667, "1.0k": 1}


def test_the_legend_of_a_linear_scale_has_round_numbers_between_real_ends() -> None:
    view = made_view({"a1": 1234, "b1": 3})
    assert legend_numbers(view, LINEAR) == {"0": 0, "500": 0.405, "1.2k": 1}


def test_the_legend_of_win_rates_is_in_percent() -> None:
    view = made_view({"a1": 50, "b1": 40}, {"a1": 0.61, "b1": 0.41})
    numbers = legend_numbers(view, HeatSettings(quantity=Quantity.WIN_RATE))
    assert next(iter(numbers)) == "41.0\u00a0%"
    assert list(numbers)[-1] == "61.0\u00a0%"
    assert numbers["50.0\u00a0%"] == pytest.approx(0.45)


@pytest.mark.parametrize("quantity", Quantity)
@pytest.mark.parametrize("logarithmic", [False, True])
def test_legends_of_real_searches_rise_and_stay_apart(quantity: Quantity, logarithmic: bool) -> None:
    legend = legend_of(real_view(), HeatSettings(quantity=quantity, logarithmic=logarithmic), ENGLISH)
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


def test_disc_colours_run_to_good_and_fade_with_the_logarithm_of_visits() -> None:
    shown = discs(made_view({"a1": 1000, "b1": 1000, "c1": 30, "d1": 1}), LIGHT, ENGLISH)
    colors = [QColor(disc.color) for disc in shown]
    assert colors[0].name() == LIGHT.best
    assert abs(colors[1].hue() - QColor(LIGHT.good).hue()) <= 1
    assert abs(colors[3].hue() - QColor(LIGHT.worst).hue()) <= 1
    alphas = [color.alphaF() for color in colors[1:]]
    assert alphas[0] == 1
    assert alphas[0] > alphas[1] > alphas[2] > 0.4
    assert alphas[1] == pytest.approx((alphas[0] + alphas[2]) / 2, abs=0.05)  # 30 lies midway from 1 to 1000


def test_the_move_to_be_played_is_the_best_wherever_it_stands() -> None:
    view = real_view()
    point = int(view.points[12])
    shown = discs(view, LIGHT, ENGLISH, best=point)
    assert len(shown) == 10
    assert [(disc.point, disc.rank) for disc in shown if disc.is_best] == [(point, 13)]
