"""Heat of two searches on one scale, and their difference centred at zero."""

import numpy as np
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor

from studio.insight.differences import differences
from studio.ui.compare.difference_map import compared_heat, difference_layer, difference_legend, signed_percent
from studio.ui.heat.colours import lightness
from studio.ui.heat.diverging import diverging, diverging_colors, left_color, right_color
from studio.ui.widgets.theme import DARK, LIGHT, ThemeColors
from tests.ui.views import BOARD, made_view

ENGLISH = QLocale("en_US")
SHOWN = differences(
    made_view({"a1": 60, "b1": 30, "c1": 10, "e1": 100}),
    made_view({"b1": 70, "d1": 80, "a1": 20, "c1": 10, "e1": 20}),
)
SAME = differences(made_view({"a1": 60, "b1": 30}), made_view({"a1": 60, "b1": 30}))
BOTTOM = BOARD.rows - 1


def rgb(color: QColor) -> tuple[int, int, int]:
    return color.red(), color.green(), color.blue()


def test_colours_diverge_from_zero() -> None:
    colors = diverging(np.array([-1.0, -0.5, -0.01, 0.0, 0.01, 0.5, 1.0, np.nan]))
    strengths = [int(strength) for strength in colors[:, 3]]
    assert strengths[3] == strengths[7] == 0
    assert strengths[0] > strengths[1] > strengths[2] > 0
    assert strengths[:3] == strengths[6:3:-1]
    assert tuple(colors[0, :3]) == rgb(left_color(False))
    assert tuple(colors[6, :3]) == rgb(right_color(False))
    assert diverging_colors()[:, 3].argmin() in (127, 128)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_both_ends_differ_from_the_background_without_hues(theme: ThemeColors) -> None:
    ground = np.array([rgb(theme.color("plain"))])
    for color in (left_color(False), right_color(False)):
        end = np.array([rgb(color)])
        assert abs(lightness(end)[0] - lightness(ground)[0]) > 0.3


def test_the_difference_lies_at_its_points() -> None:
    layer = difference_layer(SHOWN).colors
    assert layer.shape == (BOARD.rows, BOARD.columns, 4)
    row = layer[BOTTOM]
    assert tuple(row[0, :3]) == rgb(left_color(False))  # a1
    assert tuple(row[3, :3]) == rgb(right_color(False))  # d1
    assert row[3, 3] == layer[..., 3].max()
    assert row[2, 3] == 0, "c1 is equal in both"
    assert not layer[:BOTTOM].any()


def test_its_legend_is_centred_and_names_both_ends() -> None:
    legend = difference_legend(SHOWN, ENGLISH)
    texts = [tick.text.replace("\u00a0", " ") for tick in legend.ticks]
    assert texts == ["−40.0 %", "−10.0 %", "0.0 %", "+10.0 %", "+40.0 %"]
    assert [tick.position for tick in legend.ticks] == [0.0, 0.25, 0.5, 0.75, 1.0]
    narrow = difference_legend(SHOWN, ENGLISH, is_wide=False)
    assert [tick.position for tick in narrow.ticks] == [0.0, 0.5, 1.0]


def test_where_there_is_no_difference_nothing_is_painted() -> None:
    assert not difference_layer(SAME).colors.any()
    assert [tick.value for tick in difference_legend(SAME, ENGLISH).ticks] == [0.0]


def test_equal_shares_have_equal_colours_on_both_sides() -> None:
    left = made_view({"a1": 60, "b1": 40})
    right = made_view({"c1": 900, "a1": 60, "b1": 40})
    heat = compared_heat(differences(left, made_view({"a1": 600, "c1": 400})), ENGLISH)
    assert heat.left.colors[BOTTOM, 0].tolist() == heat.right.colors[BOTTOM, 0].tolist()
    wide = compared_heat(differences(left, right), ENGLISH)
    assert wide.right.colors[BOTTOM, 0, 3] < wide.left.colors[BOTTOM, 0, 3], "six parts of a hundred are colder"
    assert not wide.left.colors[BOTTOM, 2].any(), "never visited"
    texts = [tick.text.replace("\u00a0", " ") for tick in wide.legend.ticks]
    assert (texts[0], texts[-1]) == ("4.0 %", "90.0 %")


def test_shares_that_round_to_the_same_value_look_equal() -> None:
    heat = compared_heat(differences(made_view({"a1": 774, "b1": 773}), made_view({"a1": 773, "b1": 774})), ENGLISH)
    strengths = {int(layer.colors[BOTTOM, column, 3]) for layer in (heat.left, heat.right) for column in (0, 1)}
    assert max(strengths) - min(strengths) <= 1
    ends = [heat.legend.ticks[at].value for at in (0, -1)]
    assert ends[1] == 2 * ends[0]


def test_a_single_move_has_full_heat() -> None:
    one = made_view({"a1": 5})
    heat = compared_heat(differences(one, one), ENGLISH)
    assert [tick.value for tick in heat.legend.ticks] == [1.0]
    assert heat.left.colors[BOTTOM, 0, 3] > 0


def test_signs_are_written_on_relevant_points() -> None:
    texts = [signed_percent(share, ENGLISH).replace("\u00a0", " ") for share in (0.032, -0.032, 0.0, -0.0001)]
    assert texts == ["+3.2 %", "−3.2 %", "0.0 %", "0.0 %"]
