"""Draws line plots as SVG. No Qt."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from studio.keeping.drawing import LARGE, SERIES, Drawing, explained, filled, line, stroked, text, text_width

_WIDTH, _HEIGHT = 560, 300
_LEFT, _RIGHT, _TOP, _BOTTOM = 60, 20, 56, 44
_MOST_TICKS = 6
_MOST_DOTS = 60
"""A line with more points than this has no dots."""
_DASHES = ("", "7 4", "2 3", "9 3 2 3")
"""The dash patterns of the lines. They help readers who cannot tell the colours apart."""
_SAMPLE = 22.0
"""The length of the sample of a line in the legend."""


@dataclass(frozen=True, slots=True)
class Series:
    """A line of a plot. Points that are not finite are left out."""

    name: str
    xs: Sequence[float]
    ys: Sequence[float]

    @property
    def points(self) -> list[tuple[float, float]]:
        return [(x, y) for x, y in zip(self.xs, self.ys, strict=True) if math.isfinite(x) and math.isfinite(y)]


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis of a plot. It maps numbers from `low` to `high` to coordinates from `begin` to `end`."""

    low: float
    high: float
    begin: float
    end: float
    most_ticks: int = _MOST_TICKS

    def place(self, value: float) -> float:
        return self.begin + (self.end - self.begin) * (value - self.low) / self._span

    @property
    def ticks(self) -> list[float]:
        """Return round numbers at equal distances that are in the range of the axis."""
        step = self._step
        first = math.ceil(self.low / step - 1e-9)
        return [step * number for number in range(first, math.floor(self.high / step + 1e-9) + 1)]

    @property
    def rounded(self) -> "Axis":
        """Return the axis, with both ends moved outwards to the next tick."""
        step = self._step
        low, high = step * math.floor(self.low / step + 1e-9), step * math.ceil(self.high / step - 1e-9)
        return replace(self, low=low, high=high)

    @property
    def _step(self) -> float:
        rough = 10.0 ** math.floor(math.log10(self._span / self.most_ticks))
        return next(rough * factor for factor in (1, 2, 5, 10, 20) if self._span / (rough * factor) <= self.most_ticks)

    @property
    def _span(self) -> float:
        return (self.high - self.low) or 1.0


def line_plot(
    title: str, series: Sequence[Series], x_label: str, *, y_range: tuple[float, float] | None = None
) -> Drawing:
    """Draw lines with axes and a legend. If `y_range` is not given, the y axis covers the range of the points."""
    points = [point for each in series for point in each.points]
    xs, ys = [x for x, _ in points] or [0.0, 1.0], [y for _, y in points] or [0.0, 1.0]
    x_axis = Axis(min(0.0, *xs), max(xs), _LEFT, _WIDTH - _RIGHT)
    y_axis = Axis(*(y_range or (min(0.0, *ys), max(ys))), _HEIGHT - _BOTTOM, _TOP)
    y_axis = y_axis if y_range else y_axis.rounded
    parts = [
        text(_LEFT, 20, title, size=LARGE, bold=True),
        *(_legend(series) if len(series) > 1 else ()),
        *_grid(x_axis, y_axis),
        text(_WIDTH - _RIGHT, _HEIGHT - 8, x_label, role="quiet", anchor="end"),
        *(_lines(series, x_axis, y_axis) if points else _note("No values yet.")),
    ]
    return Drawing(_WIDTH, _HEIGHT, title, _in_words(series, x_label), tuple(parts))


def _grid(x_axis: Axis, y_axis: Axis) -> Iterator[str]:
    for value in y_axis.ticks:
        y = y_axis.place(value)
        yield line(_LEFT, y, _WIDTH - _RIGHT, y, stroked("grid"))
        yield text(_LEFT - 8, y + 4, f"{value:g}", role="quiet", anchor="end")
    for value in x_axis.ticks:
        yield text(x_axis.place(value), _HEIGHT - 26, f"{value:g}", role="quiet", anchor="middle")


def _lines(series: Sequence[Series], x_axis: Axis, y_axis: Axis) -> Iterator[str]:
    for number, each in enumerate(series):
        role, dashes = _look(number)
        places = [(x_axis.place(x), y_axis.place(y)) for x, y in each.points]
        chain = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        yield f'<polyline points="{chain}" stroke-linejoin="round" {stroked(role, 2, dashes)}/>'
        if len(places) <= _MOST_DOTS:
            yield from _dots(each, places, role)


def _legend(series: Sequence[Series]) -> Iterator[str]:
    left = float(_LEFT)
    for number, each in enumerate(series):
        role, dashes = _look(number)
        yield line(left, 38, left + _SAMPLE, 38, stroked(role, 2, dashes))
        yield text(left + _SAMPLE + 6, 42, each.name, role=role)
        left += _SAMPLE + text_width(each.name) + 26


def _look(number: int) -> tuple[str, str]:
    """Return the colour role and the dash pattern for the line with this index."""
    return SERIES[number % len(SERIES)], _DASHES[number % len(_DASHES)]


def _dots(series: Series, places: Sequence[tuple[float, float]], role: str) -> Iterator[str]:
    for (px, py), (x, y) in zip(places, series.points, strict=True):
        dot = f'<circle cx="{px:.1f}" cy="{py:.1f}" r="2.6" {filled(role)}/>'
        yield explained(dot, f"{series.name}: {y:.4g} at {x:.4g}")


def _note(words: str) -> Iterator[str]:
    yield text((_LEFT + _WIDTH - _RIGHT) / 2, (_TOP + _HEIGHT - _BOTTOM) / 2, words, role="quiet", anchor="middle")


def _in_words(series: Sequence[Series], x_label: str) -> str:
    """Return a text that describes the plot by the first and the last value of each line."""
    return " ".join(_line_in_words(each, x_label) for each in series)


def _line_in_words(series: Series, x_label: str) -> str:
    if not series.points:
        return f"{series.name}: no values yet."
    (first_x, first), (last_x, last) = series.points[0], series.points[-1]
    return f"{series.name}: {first:.4g} at {first_x:.4g}, {last:.4g} at {last_x:.4g} ({x_label})."
