"""Converts the numbers of a node to a heatmap on the board, and to its legend."""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor

from studio.engine.views.snapshot import NodeView
from studio.insight.ranking import ranked_rows
from studio.ui.board.overlays import HeatLayer, HeatMark
from studio.ui.heat.colours import STEPS, Bytes, ColourMap, colours
from studio.ui.heat.discs import LEAST_VISITS, marked_row
from studio.ui.texts.numbers import FEW_VISITS, decimal, percent, short_number, shortest_number
from studio.ui.texts.point_of_view import STORED, PointOfView

Reals = npt.NDArray[np.float64]

_FAINTEST_CELL = 0.3  # the opacity of the lightest cell, as a fraction of the darkest cell's
_WIDEST_LOG = 1e4  # lower priors share the lightest colour
_LEAST_RATIO = 2.0  # the minimum ratio of the two ends of a scale of visits or priors
_LEAST_RATES = 0.05  # the minimum difference of the two ends of a scale of win rates
_LEAST_SCORES = 0.1  # the same for scores, which are from -1 to 1, while win rates are from 0 to 1
_FEW_DECIMALS, _MANY_DECIMALS, _SMALL_SHARE = 1, 3, 0.0005  # smaller priors need more decimals
_TICKS_APART = 0.22  # minimum distance of ticks, as a fraction of the legend, so that numbers never touch


class Quantity(StrEnum):
    VISITS = "visits"
    WIN_RATE = "win_rate"
    PRIOR = "prior"
    SCORE = "score"


class Display(StrEnum):
    """How the board shows the search."""

    HEAT = "heat"
    DISCS = "discs"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class HeatSettings:
    """The settings of the heatmap."""

    # The scale is logarithmic by default, because a linear one shows little more than the best move.

    display: Display = Display.DISCS
    quantity: Quantity = Quantity.VISITS
    logarithmic: bool = True
    colour_map: ColourMap = ColourMap.VIRIDIS
    opacity: float = 0.9

    def __post_init__(self) -> None:
        if not 0 <= self.opacity <= 1:
            raise ValueError("opacity lies between 0 and 1")

    @property
    def has_logarithm(self) -> bool:
        """Whether the quantity can have a logarithmic scale. This is so for visits and priors."""
        return self.quantity in (Quantity.VISITS, Quantity.PRIOR)

    @property
    def is_logarithmic(self) -> bool:
        return self.logarithmic and self.has_logarithm


@dataclass(frozen=True, slots=True)
class Tick:
    """A number beside the bar of a legend, and its position along the bar."""

    position: float
    value: float
    text: str


@dataclass(frozen=True, slots=True, eq=False)
class Legend:
    """The colours of a legend as an RGBA array [step, 4], from light to dark, and the numbers beside them."""

    colors: Bytes
    ticks: tuple[Tick, ...]

    @property
    def is_falling(self) -> bool:
        """Whether the numbers fall along the bar.

        They do if the colours are for one side and the numbers for the other.
        """
        return len(self.ticks) > 1 and self.ticks[-1].value < self.ticks[0].value


@dataclass(frozen=True, slots=True)
class _Numbers:
    """Shows the numbers of one quantity from a point of view."""

    quantity: Quantity
    locale: QLocale
    pov: PointOfView

    @property
    def is_falling(self) -> bool:
        """Whether the shown numbers fall along the scale."""
        return self.pov.is_other and self.quantity is Quantity.WIN_RATE

    def seen(self, number: float) -> float:
        """Convert a number of the side to move to the point of view. This changes only win rates."""
        return self.pov.rate(number) if self.quantity is Quantity.WIN_RATE else number

    def text(self, seen: float) -> str:
        if self.quantity is Quantity.VISITS:
            return short_number(round(seen), self.locale)
        if self.quantity is Quantity.SCORE:
            return decimal(seen, 2, self.locale)
        return percent(seen, self.locale, _FEW_DECIMALS if seen >= _SMALL_SHARE or seen <= 0 else _MANY_DECIMALS)

    def brief(self, seen: float) -> str:
        """Return a text for small cells, without a unit and with few decimals."""
        if self.quantity is Quantity.VISITS:
            return shortest_number(seen, self.locale)
        if self.quantity is Quantity.SCORE:
            return decimal(seen, 1, self.locale)
        return decimal(100 * seen, 0, self.locale)


def heat_values(view: NodeView, settings: HeatSettings) -> tuple[Reals, float, float]:
    """Return the heat of each point, from 0 to 1, as an array [row, column].

    Where it is unknown, it is NaN. Also return the two numbers (visits, win rates, priors or scores) that have heat 0
    and heat 1.
    """
    board: Reals = np.full((view.rules.rows, view.rules.columns), np.nan)
    board.flat[view.points] = _quantity(view, settings.quantity)
    known = board[np.isfinite(board)]
    if not known.size:
        return board, 0.0, 0.0
    low, high = _range(view, known, settings)
    return _scaled(board, low, high, settings.is_logarithmic), low, high


def heat_layer(
    view: NodeView, settings: HeatSettings, locale: QLocale, best: int | None = None, pov: PointOfView = STORED
) -> HeatLayer:
    """Return the colours of the cells.

    They are transparent where the number is unknown. The move `best` (by default, the move with rank 1) is marked with
    its number from the point of view `pov`. Colours are always for the side to move.
    """
    painted = _painted(heat_values(view, settings)[0], settings)
    return HeatLayer(painted, _mark(view, painted, _Numbers(settings.quantity, locale, pov), best))


def legend_of(view: NodeView, settings: HeatSettings, locale: QLocale, pov: PointOfView = STORED) -> Legend | None:
    """Return the legend of the heatmap. If the selected quantity is unknown for all moves, return None."""
    values, low, high = heat_values(view, settings)
    if np.isnan(values).all():
        return None
    lowest = float(np.nanmin(_quantity(view, settings.quantity)))
    ticks = _ticks(low, high, settings, _Numbers(settings.quantity, locale, pov), is_open=lowest < low)
    return Legend(colour_bar(settings), tuple(ticks))


def lacks_priors(view: NodeView, settings: HeatSettings) -> bool:
    """Return whether the heatmap should show priors, but all priors are equal."""
    return settings.quantity is Quantity.PRIOR and len(view) > 0 and not view.has_priors


def colour_bar(settings: HeatSettings) -> Bytes:
    """Return the RGBA colours of the heatmap as an array [step, 4], from light to dark."""
    return _painted(np.linspace(0, 1, STEPS), settings)


def _quantity(view: NodeView, quantity: Quantity) -> Reals:
    visited = view.child_visits >= LEAST_VISITS
    if quantity is Quantity.VISITS:
        return np.where(visited, view.child_visits, np.nan)
    if quantity is Quantity.WIN_RATE:
        return np.where(visited & ~estimates(view), (view.values + 1) / 2, np.nan)
    if quantity is Quantity.PRIOR and not view.has_priors:
        return np.full(len(view), np.nan)
    numbers = view.priors if quantity is Quantity.PRIOR else view.scores
    return np.where(np.isfinite(numbers), numbers, np.nan)


def estimates(view: NodeView) -> npt.NDArray[np.bool_]:
    """Return for each row whether its value is an estimate, because the external engine gave no win rate."""
    return np.array([view.engine_score(row) is not None for row in range(len(view))], np.bool_)


def _range(view: NodeView, known: Reals, settings: HeatSettings) -> tuple[float, float]:
    """Return the numbers that have heat 0 and heat 1: the lowest and the highest.

    If they are close together, the range is made wider, so that nearly equal moves look alike.
    """
    low, high = _ends(view, known, settings)
    if settings.quantity is Quantity.VISITS:
        return min(low, max(high // _LEAST_RATIO, 1.0)), high
    if settings.quantity is Quantity.PRIOR:
        return min(low, high / _LEAST_RATIO), high
    if settings.quantity is Quantity.SCORE:
        return min(low, high - _LEAST_SCORES), high
    low = max(0.0, min(low, high - _LEAST_RATES))
    return low, max(high, low + _LEAST_RATES)


def _ends(view: NodeView, known: Reals, settings: HeatSettings) -> tuple[float, float]:
    """Return the lowest and the highest number of the scale.

    For win rates and scores, moves with few visits do not count, if at least two other moves remain.
    """
    if settings.quantity in (Quantity.WIN_RATE, Quantity.SCORE):
        sure = _quantity(view, settings.quantity)[view.child_visits >= FEW_VISITS]
        sure = sure[np.isfinite(sure)]
        if sure.size > 1:
            return float(sure.min()), float(sure.max())
    high = float(known.max())
    if settings.is_logarithmic and high > 0:
        return max(float(known[known > 0].min()), high / _WIDEST_LOG), high
    return float(known.min()), high


def _scaled(numbers: Reals, low: float, high: float, logarithmic: bool) -> Reals:
    """Scale the numbers so that `low` becomes 0 and `high` becomes 1.

    If `low` is not less than `high`, all results are 1.
    """
    if low >= high:
        return np.where(np.isnan(numbers), np.nan, 1.0)
    if logarithmic and low > 0:
        numbers = np.log(np.maximum(numbers, low) / low) / np.log(high / low)
    else:
        numbers = (numbers - low) / (high - low)
    return np.clip(numbers, 0, 1)


def _painted(values: Reals, settings: HeatSettings) -> Bytes:
    """Return the RGBA colours of heat values as an array [..., 4].

    Light colours are more transparent. NaN is invisible.
    """
    known = np.isfinite(values)
    heat = np.where(known, values, 0.0)
    painted = np.zeros((*values.shape, 4), np.uint8)
    painted[..., :3] = colours(settings.colour_map)[np.rint(heat * 255).astype(np.intp)]
    painted[..., 3] = np.rint(settings.opacity * (_FAINTEST_CELL + (1 - _FAINTEST_CELL) * heat) * 255)
    painted[~known] = 0
    return painted


def _mark(view: NodeView, painted: Bytes, numbers: _Numbers, best: int | None) -> HeatMark | None:
    """Return a mark at the best move with its number of the selected quantity, or None.

    The best move is the one that `discs` marks. If it has no visits and is not proven to win, it gets no mark.
    """
    row = marked_row(view, best)
    if row is not None and not view.child_visits[row] and view.lower[row] < 1:
        row = None
    if row is None and view.child_visits.any():
        row = next(int(each) for each in ranked_rows(view) if view.child_visits[each])
    if row is None:
        return None
    number, point = float(_quantity(view, numbers.quantity)[row]), int(view.points[row])
    color = QColor(*painted.reshape(-1, 4)[point].tolist()).name(QColor.NameFormat.HexArgb)
    if not np.isfinite(number):
        return HeatMark(point, "", "", color)
    number = numbers.seen(number)
    return HeatMark(point, numbers.text(number), numbers.brief(number), color)


def _ticks(low: float, high: float, settings: HeatSettings, numbers: _Numbers, *, is_open: bool) -> list[Tick]:
    """Return ticks at both ends of the scale, and at round numbers between them.

    If `is_open`, lower numbers have the same colour as the lower end, and its text begins with ≤. It begins with ≥ if
    the shown numbers fall along the scale.
    """
    places: list[tuple[float, float]] = [(1.0, high)] if low >= high else [(0.0, low), (1.0, high)]
    if low < high:
        between = _round_numbers(low, high, settings)
        for place, value in zip(_scaled(between, low, high, settings.is_logarithmic), between, strict=True):
            if min(abs(place - taken) for taken, _ in places) >= _TICKS_APART:
                places.append((float(place), float(value)))
    seen = [(place, numbers.seen(value)) for place, value in sorted(places)]
    texts = [numbers.text(value) for _, value in seen]
    if is_open and low < high:
        texts[0] = f"{'≥' if numbers.is_falling else '≤'} {texts[0]}"
    return [Tick(place, value, text) for (place, value), text in zip(seen, texts, strict=True)]


def _round_numbers(low: float, high: float, settings: HeatSettings) -> Reals:
    if settings.is_logarithmic:
        tens = np.arange(np.floor(np.log10(low)), np.ceil(np.log10(high)) + 1)
        numbers = np.concatenate([10**tens, 2 * 10**tens, 5 * 10**tens])  # powers of ten take precedence
    else:
        step = _round_step((high - low) / 4)
        if settings.quantity is Quantity.VISITS:
            step = max(step, 1.0)
        numbers = np.arange(np.ceil(low / step), np.floor(high / step) + 1) * step
    return np.asarray(numbers[(numbers > low) & (numbers < high)], np.float64)


def _round_step(least: float) -> float:
    """Return the smallest number that is at least `least` and is 1, 2 or 5 times a power of ten."""
    ten = 10 ** np.floor(np.log10(least))
    return float(next(factor * ten for factor in (1, 2, 5, 10) if factor * ten >= least * 0.999))
