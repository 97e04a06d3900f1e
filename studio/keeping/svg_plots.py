"""Plots as SVG text, for reports that open in a browser without this program. No Qt."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

_WIDTH, _HEIGHT = 560, 300
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 16, 52, 40
_MOST_TICKS = 6
_COLORS = ("#1f5fa8", "#b4540a", "#2f7d3b", "#8a2f7d")
"""Colours of the series: dark enough on white, and distinct for colour-blind eyes."""


@dataclass(frozen=True, slots=True)
class Series:
    """A line of a plot. Points whose y is not finite are left out."""

    name: str
    xs: Sequence[float]
    ys: Sequence[float]

    @property
    def points(self) -> list[tuple[float, float]]:
        return [(x, y) for x, y in zip(self.xs, self.ys, strict=True) if math.isfinite(x) and math.isfinite(y)]


def line_plot(title: str, series: Sequence[Series], x_label: str, *, y_range: tuple[float, float] | None = None) -> str:
    """Return an SVG image of some lines with axes and a legend. `y_range` fixes the range of the y axis."""
    points = [point for each in series for point in each.points]
    xs, ys = [x for x, _ in points] or [0.0, 1.0], [y for _, y in points] or [0.0, 1.0]
    x_axis = _Axis(min(xs), max(xs), _LEFT, _WIDTH - _RIGHT)
    low, high = y_range or (min(0.0, *ys), max(ys))
    y_axis = _Axis(low, high, _HEIGHT - _BOTTOM, _TOP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="12">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>',
        f'<text x="{_LEFT}" y="20" font-size="15" font-weight="bold" fill="#222222">{escape(title)}</text>',
        *_grid(x_axis, y_axis),
        f'<text x="{_WIDTH - _RIGHT}" y="{_HEIGHT - 6}" text-anchor="end" fill="#555555">{escape(x_label)}</text>',
        *_lines(series, x_axis, y_axis),
        "</svg>",
    ]
    return "\n".join(parts)


@dataclass(frozen=True, slots=True)
class _Axis:
    """Maps numbers from `low` to `high` to pixels from `begin` to `end`."""

    low: float
    high: float
    begin: float
    end: float

    def pixel(self, value: float) -> float:
        span = (self.high - self.low) or 1.0
        return self.begin + (self.end - self.begin) * (value - self.low) / span

    @property
    def ticks(self) -> list[float]:
        """Return round numbers in the range, at equal distances."""
        span = (self.high - self.low) or 1.0
        rough = 10 ** math.floor(math.log10(span / _MOST_TICKS))
        step = next(rough * factor for factor in (1, 2, 5, 10, 20) if span / (rough * factor) <= _MOST_TICKS)
        first = math.ceil(self.low / step)
        return [step * number for number in range(first, math.floor(self.high / step + 1e-9) + 1)]


def _grid(x_axis: _Axis, y_axis: _Axis) -> list[str]:
    parts = []
    for value in y_axis.ticks:
        y = y_axis.pixel(value)
        parts.append(f'<line x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#dddddd"/>')
        parts.append(f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#555555">{value:g}</text>')
    for value in x_axis.ticks:
        x = x_axis.pixel(value)
        parts.append(f'<text x="{x:.1f}" y="{_HEIGHT - 22}" text-anchor="middle" fill="#555555">{value:g}</text>')
    return parts


def _lines(series: Sequence[Series], x_axis: _Axis, y_axis: _Axis) -> list[str]:
    parts, legend = [], float(_LEFT)
    for number, each in enumerate(series):
        color = _COLORS[number % len(_COLORS)]
        places = " ".join(f"{x_axis.pixel(x):.1f},{y_axis.pixel(y):.1f}" for x, y in each.points)
        parts.append(f'<polyline points="{places}" fill="none" stroke="{color}" stroke-width="1.6"/>')
        parts.append(f'<text x="{legend:.1f}" y="40" fill="{color}">{escape(each.name)}</text>')
        legend += 8 * len(each.name) + 20
    return parts
