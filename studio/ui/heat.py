"""What of a search is shown on the board as heat or as discs: pure functions from a node's view to what is painted."""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor

from studio.engine.snapshot import NodeView
from studio.ui.board_overlays import Disc, HeatLayer
from studio.ui.colour_maps import Bytes, ColourMap, colours
from studio.ui.numbers import FEW_VISITS, decimal, percent, short_number
from studio.ui.theme import Theme

Reals = npt.NDArray[np.float64]

MOST_DISCS = 10
_FAINTEST_CELL = 0.35  # of the opacity: the coldest cells let the board through
_FAINTEST_DISC = 0.45
_WIDEST_LOG = 1e4  # priors further below the highest look alike
_TICKS_APART = 0.22  # of the legend, so that their numbers never touch


class Quantity(StrEnum):
    VISITS = "visits"
    WIN_RATE = "win_rate"
    PRIOR = "prior"
    SCORE = "score"


class Display(StrEnum):
    """How the search is shown on the board."""

    HEAT = "heat"
    DISCS = "discs"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class HeatSettings:
    """What a person chose to see; logarithmic at first, because visits in a linear scale hide all but the leader."""

    display: Display = Display.HEAT
    quantity: Quantity = Quantity.VISITS
    logarithmic: bool = True
    colour_map: ColourMap = ColourMap.VIRIDIS
    opacity: float = 0.8

    def __post_init__(self) -> None:
        if not 0 <= self.opacity <= 1:
            raise ValueError("opacity lies between 0 and 1")

    @property
    def has_logarithm(self) -> bool:
        """Only what counts from nothing upwards has a logarithmic scale."""
        return self.quantity in (Quantity.VISITS, Quantity.PRIOR)

    @property
    def is_logarithmic(self) -> bool:
        return self.logarithmic and self.has_logarithm


@dataclass(frozen=True, slots=True)
class Tick:
    """A number beside the legend's bar, so far along it."""

    position: float
    value: float
    text: str


@dataclass(frozen=True, slots=True, eq=False)
class Legend:
    """The bar from cold to hot, [step, red green blue alpha], and its numbers."""

    colors: Bytes
    ticks: tuple[Tick, ...]


def heat_values(view: NodeView, settings: HeatSettings) -> tuple[Reals, float, float]:
    """[row, column]: how hot each point is from 0 to 1, nan where nothing is known; and what 0 and 1 stand for."""
    board: Reals = np.full((view.rules.rows, view.rules.columns), np.nan)
    board.flat[view.points] = _quantity(view, settings.quantity)
    known = board[np.isfinite(board)]
    if not known.size:
        return board, 0.0, 0.0
    low, high = _range(known, settings)
    return _scaled(board, low, high, settings.is_logarithmic), low, high


def heat_layer(view: NodeView, settings: HeatSettings) -> HeatLayer:
    """The board's cells in colour; where nothing is known they are clear."""
    return HeatLayer(_painted(heat_values(view, settings)[0], settings))


def legend_of(view: NodeView, settings: HeatSettings, locale: QLocale) -> Legend | None:
    """The bar that explains the heat, or nothing where no number is known."""
    values, low, high = heat_values(view, settings)
    if np.isnan(values).all():
        return None
    bar = _painted(np.linspace(0, 1, 256), settings)
    return Legend(bar, tuple(_ticks(low, high, settings, locale)))


def discs(
    view: NodeView, theme: Theme, locale: QLocale, most: int = MOST_DISCS, best: int | None = None
) -> tuple[Disc, ...]:
    """The leading candidates; `best` is the point that would be played, by default the most visited one."""
    visited = int(np.count_nonzero(view.child_visits))
    if not visited or most < 1:
        return ()
    best_row = _row_of(view, best) or 0
    rows = list(range(min(visited, most)))
    if best_row not in rows:
        rows[-1] = best_row
    return tuple(_disc(view, row, row == best_row, theme, locale) for row in rows)


def _row_of(view: NodeView, point: int | None) -> int | None:
    rows = np.flatnonzero(view.points == (-1 if point is None else point))
    return int(rows[0]) if rows.size else None


def _quantity(view: NodeView, quantity: Quantity) -> Reals:
    visited = view.child_visits > 0
    if quantity is Quantity.VISITS:
        return np.where(visited, view.child_visits, np.nan)
    if quantity is Quantity.WIN_RATE:
        return np.where(visited, (view.values + 1) / 2, np.nan)
    numbers = view.priors if quantity is Quantity.PRIOR else view.scores
    return np.where(np.isfinite(numbers), numbers, np.nan)


def _range(known: Reals, settings: HeatSettings) -> tuple[float, float]:
    """What the coldest and the hottest colour stand for: counts begin at nothing, other numbers at their lowest."""
    high = float(known.max())
    if settings.quantity in (Quantity.WIN_RATE, Quantity.SCORE):
        return float(known.min()), high
    if not settings.is_logarithmic or high <= 0:
        return 0.0, high
    if settings.quantity is Quantity.VISITS:
        return 1.0, high
    return max(float(known[known > 0].min()), high / _WIDEST_LOG), high


def _scaled(numbers: Reals, low: float, high: float, logarithmic: bool) -> Reals:
    """Where numbers lie between low and high; all are hot where there is no difference."""
    if low >= high:
        return np.where(np.isnan(numbers), np.nan, 1.0)
    if logarithmic and low > 0:
        numbers = np.log(np.maximum(numbers, low) / low) / np.log(high / low)
    else:
        numbers = (numbers - low) / (high - low)
    return np.clip(numbers, 0, 1)


def _painted(values: Reals, settings: HeatSettings) -> Bytes:
    """[..., red green blue alpha]; colder is clearer, so that the board shines through."""
    known = np.isfinite(values)
    heat = np.where(known, values, 0.0)
    painted = np.zeros((*values.shape, 4), np.uint8)
    painted[..., :3] = colours(settings.colour_map)[np.rint(heat * 255).astype(np.intp)]
    alpha = settings.opacity * (_FAINTEST_CELL + (1 - _FAINTEST_CELL) * heat)
    painted[..., 3] = np.rint(np.where(known, alpha, 0.0) * 255)
    painted[~known] = 0
    return painted


def _ticks(low: float, high: float, settings: HeatSettings, locale: QLocale) -> list[Tick]:
    """Both ends, and round numbers between them where there is room."""
    places: list[tuple[float, float]] = [(1.0, high)] if low >= high else [(0.0, low), (1.0, high)]
    if low < high:
        between = _round_numbers(low, high, settings)
        for place, value in zip(_scaled(between, low, high, settings.is_logarithmic), between, strict=True):
            if min(abs(place - taken) for taken, _ in places) >= _TICKS_APART:
                places.append((float(place), float(value)))
    return [Tick(place, value, _tick_text(value, settings.quantity, locale)) for place, value in sorted(places)]


def _round_numbers(low: float, high: float, settings: HeatSettings) -> Reals:
    if settings.is_logarithmic:
        tens = np.arange(np.floor(np.log10(low)), np.ceil(np.log10(high)) + 1)
        numbers = np.concatenate([10**tens, 2 * 10**tens, 5 * 10**tens])  # whole tens first
    else:
        step = _round_step((high - low) / 4)
        if settings.quantity is Quantity.VISITS:
            step = max(step, 1.0)
        numbers = np.arange(np.ceil(low / step), np.floor(high / step) + 1) * step
    return np.asarray(numbers[(numbers > low) & (numbers < high)], np.float64)


def _round_step(least: float) -> float:
    """1, 2 or 5 with zeros, not below this."""
    ten = 10 ** np.floor(np.log10(least))
    return float(next(factor * ten for factor in (1, 2, 5, 10) if factor * ten >= least * 0.999))


def _tick_text(value: float, quantity: Quantity, locale: QLocale) -> str:
    if quantity is Quantity.VISITS:
        return short_number(round(value), locale)
    if quantity is Quantity.SCORE:
        return decimal(value, 2, locale)
    return percent(value, locale)


def _disc(view: NodeView, row: int, is_best: bool, theme: Theme, locale: QLocale) -> Disc:
    visits, most = int(view.child_visits[row]), int(view.child_visits.max())
    is_sure = visits >= FEW_VISITS
    return Disc(
        point=int(view.points[row]),
        color=_disc_color(visits, most, is_best, theme),
        win_rate=decimal((float(view.values[row]) + 1) * 50, 1, locale) if is_sure else "",
        visits=short_number(visits, locale) if is_sure else "",
        rank=row + 1,
        is_best=is_best,
    )


def _disc_color(visits: int, most: int, is_best: bool, theme: Theme) -> str:
    share = visits / max(most, 1)
    color = theme.color("best") if is_best else _mixed(theme.color("worst"), theme.color("good"), share)
    color.setAlphaF(_FAINTEST_DISC + (1 - _FAINTEST_DISC) * float(np.log1p(visits) / np.log1p(max(most, 1))))
    return color.name(QColor.NameFormat.HexArgb)


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    """By way of the hues between the two: red to green passes through yellow, not through mud."""
    first, last = one.hslHueF(), other.hslHueF()
    return QColor.fromHslF(
        first + (last - first) * share,
        one.hslSaturationF() + (other.hslSaturationF() - one.hslSaturationF()) * share,
        one.lightnessF() + (other.lightnessF() - one.lightnessF()) * share,
    )
