"""Computes the heatmaps of a comparison: one for each search, and one for the difference of the two."""

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLocale

from studio.engine.views.snapshot import Reals
from studio.insight.differences import Differences, on_board
from studio.ui.board.overlays import HeatLayer
from studio.ui.heat.colours import STEPS, Bytes, ColourMap, colours
from studio.ui.heat.diverging import diverging, diverging_colors
from studio.ui.heat.layers import Legend, Tick
from studio.ui.texts.numbers import percent

_FAINTEST, _STRONGEST = 0.3, 0.9
_WIDEST_LOG = 1e4
_LEAST_RATIO = 2.0  # the minimum ratio of the two ends of the scale
_NOTHING = 5e-5  # a share of the visits; a smaller difference would be written as zero
_SMALL = 0.02


@dataclass(frozen=True, slots=True, eq=False)
class ComparedHeat:
    """The heatmaps of both sides, and their common legend."""

    left: HeatLayer
    right: HeatLayer
    legend: Legend


def compared_heat(shown: Differences, locale: QLocale, colour_map: ColourMap = ColourMap.VIRIDIS) -> ComparedHeat:
    """Return a heatmap for each side. The colours of both show shares of the visits on the same logarithmic scale."""
    both = np.concatenate([shown.left.shares, shown.right.shares])
    high = float(both.max(initial=0.0))
    low = max(float(both[both > 0].min(initial=high)), high / _WIDEST_LOG)
    if low < high:
        low = min(low, high / _LEAST_RATIO)
    table = colours(colour_map)
    legend = _heat_legend(low, high, table, locale)
    left, right = (
        HeatLayer(_painted(on_board(shown.rules, shown.points, _heat(shares, low, high)), table))
        for shares in (shown.left.shares, shown.right.shares)
    )
    return ComparedHeat(left, right, legend)


def difference_layer(shown: Differences) -> HeatLayer:
    """Return the differences of the visit shares as a heatmap.

    Points without a difference are transparent.
    """
    return HeatLayer(diverging(_places(shown.board(), _widest(shown))))


def difference_legend(shown: Differences, locale: QLocale, *, is_wide: bool = True) -> Legend:
    """Return the legend of the differences.

    It has numbers at both ends and at zero, and further ones if `is_wide`. If there is no visible difference, it has
    only zero.
    """
    widest = _widest(shown)
    decimals = decimals_for(widest)
    parts = (-1.0, -0.25, 0.0, 0.25, 1.0) if is_wide else (-1.0, 0.0, 1.0)
    values = np.array(parts if widest >= _NOTHING else (0.0,)) * widest
    ticks = (
        Tick(float(place + 1) / 2, float(value), signed_percent(float(value), locale, decimals))
        for place, value in zip(_places(values, widest), values, strict=True)
    )
    return Legend(diverging_colors(), tuple(ticks))


def decimals_for(widest: float) -> int:
    """Return how many decimals a percentage needs. `widest` is the largest share, from 0 to 1."""
    return 1 if widest >= _SMALL else 2


def signed_percent(share: float, locale: QLocale, decimals: int = 1) -> str:
    """Return a difference of shares as a signed percentage, such as +3.2 %, −3.2 % or 0.0 %."""
    text = percent(share, locale, decimals)
    return f"+{text}" if share > 0 and text != percent(0.0, locale, decimals) else text


def _widest(shown: Differences) -> float:
    return float(np.abs(shown.shares).max(initial=0.0))


def _places(differences: Reals, widest: float) -> Reals:
    """Return the places of differences on the colour scale, from −1 to 1."""
    # The signed square root keeps small differences visible beside one large difference.
    return np.sign(differences) * np.sqrt(np.abs(differences) / widest) if widest > 0 else differences


def _heat(shares: Reals, low: float, high: float) -> Reals:
    """Return where shares are on a logarithmic colour scale: 0 at `low`, 1 at `high`.

    It is NaN for points without visits.
    """
    visited = shares > 0
    if low >= high:
        return np.where(visited, 1.0, np.nan)
    logs = np.log(np.maximum(np.where(visited, shares, low), low) / low) / np.log(high / low)
    return np.where(visited, logs, np.nan)


def _painted(heat: Reals, table: Bytes) -> Bytes:
    known = np.isfinite(heat)
    strength = np.where(known, heat, 0.0)
    painted = np.zeros((*heat.shape, 4), np.uint8)
    painted[..., :3] = table[np.rint(strength * (STEPS - 1)).astype(np.intp)]
    painted[..., 3] = np.rint(255 * (_FAINTEST + (_STRONGEST - _FAINTEST) * strength))
    painted[~known] = 0
    return painted


def _heat_legend(low: float, high: float, table: Bytes, locale: QLocale) -> Legend:
    """Return a legend with numbers at the ends and in the middle of the scale."""
    places = (1.0,) if low >= high else (0.0, 0.5, 1.0)
    values = [high * (low / high) ** (1 - place) if high else 0.0 for place in places]
    ticks = (Tick(place, value, _share(value, locale)) for place, value in zip(places, values, strict=True))
    return Legend(_painted(np.linspace(0, 1, STEPS), table), tuple(ticks))


def _share(share: float, locale: QLocale) -> str:
    """Return a share in percent. Small shares have up to three decimals."""
    return percent(share, locale, 1 if share >= 0.01 else 2 if share >= 0.0005 else 3)
