"""Draws plots with one named row for each value: confidence intervals, bars, and stacked bars. No Qt."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from studio.keeping.drawing import (
    GAP,
    LARGE,
    NORMAL,
    SMALL,
    Drawing,
    elided,
    explained,
    filled,
    line,
    stroked,
    text,
    text_width,
)
from studio.keeping.svg_plots import Axis

_WIDTH = 640.0
_ROW, _TOP, _BOTTOM = 28.0, 40.0, 34.0
_LEAST_NAME, _MOST_NAME = 60.0, 250.0
_CAP, _DOT, _ARROW = 5.0, 4.5, 7.0
_BAR = 18.0
_OPEN_SHARE = 0.2
"""The space left for an open side beyond all values, as a fraction of their range."""


_OUTLINE = 'stroke="#7c8590" stroke-width="0.8"'


@dataclass(frozen=True, slots=True)
class Interval:
    """A value with its confidence interval. On an open side, the interval has no bound."""

    name: str
    value: float
    low: float
    high: float
    label: str
    """The numbers, as text at the end of the row."""
    is_open_below: bool = False
    is_open_above: bool = False

    @property
    def is_reference(self) -> bool:
        """Return whether the value is a fixed reference and not an estimate."""
        return self.low == self.high and not (self.is_open_below or self.is_open_above)

    @property
    def bounds(self) -> tuple[float, float]:
        """The two ends of the interval. On an open side, the end is the value itself."""
        return (self.value if self.is_open_below else self.low), (self.value if self.is_open_above else self.high)


@dataclass(frozen=True, slots=True)
class Part:
    """A category of stacked bars, with its colour and the colour of the text on it."""

    name: str
    color: str
    ink: str


@dataclass(frozen=True, slots=True)
class Bar:
    """A stacked bar with the count of each category, and a label at the end of its row."""

    name: str
    counts: Sequence[int]
    label: str


def interval_plot(title: str, rows: Sequence[Interval], *, least_reach: float = 0.0, note: str = "") -> Drawing:
    """Draw one interval per row over a common axis.

    If there are no rows, draw the text `note`. The axis extends at least from −`least_reach` to `least_reach`. A hollow
    dot marks a reference. A dotted line with an arrow marks an open side.
    """
    labels = max((text_width(row.label) for row in rows), default=0.0)
    left, right = _name_room([row.name for row in rows]), _WIDTH - labels - 2.5 * GAP
    axis = Axis(*_reach(rows, least_reach), left + GAP, right - GAP, most_ticks=5)
    bottom = _TOP + _ROW * max(1, len(rows))
    parts = [_title(title), *_axis(axis, bottom)] if rows else [_title(title)]
    for number, row in enumerate(rows):
        y = _TOP + (number + 0.5) * _ROW
        parts += [_name(row.name, left, y), *_interval(row, axis, (left, right), y)]
        parts.append(text(_WIDTH - GAP, y + 4, row.label, anchor="end"))
    if not rows:
        parts.append(text(GAP, _TOP + 18, note, role="quiet"))
    description = " ".join(f"{row.name}: {row.label}." for row in rows) or note
    return Drawing(_WIDTH, bottom + _BOTTOM, title, description, tuple(parts))


def stacked_bars(title: str, kinds: Sequence[Part], bars: Sequence[Bar], *, note: str = "") -> Drawing:
    """Draw stacked bars, with `note` below them. Each part of a bar is as long as the share of its category."""
    labels = max((text_width(bar.label) for bar in bars), default=0.0)
    left, right = _name_room([bar.name for bar in bars]), _WIDTH - labels - 2.5 * GAP
    parts, top = [_title(title), *_legend(kinds)], _TOP + 22
    for number, bar in enumerate(bars):
        y = top + (number + 0.5) * _ROW
        parts += [_name(bar.name, left, y), *_stack(bar, kinds, left + GAP, right - GAP, y)]
        parts.append(text(_WIDTH - GAP, y + 4, bar.label, anchor="end"))
    bottom = top + _ROW * max(1, len(bars))
    if note:
        parts.append(text(GAP, bottom + 16, note, role="quiet"))
    description = " ".join(f"{bar.name}: {_counts_text(bar, kinds)}, {bar.label}." for bar in bars)
    return Drawing(_WIDTH, bottom + _BOTTOM, title, description, tuple(parts))


@dataclass(frozen=True, slots=True)
class Length:
    """A bar with a length from 0 to 1, and texts beside it."""

    name: str
    share: float
    cells: Sequence[str]
    """One text for each column of the plot."""
    is_marked: bool = False


def share_bars(title: str, heads: Sequence[str], rows: Sequence[Length], *, note: str = "") -> Drawing:
    """Draw bars beside columns of text, with `note` below them.

    The longest bar fills the available space, and the others are in proportion to it.
    """
    widths = [_cell_width(head, [row.cells[at] for row in rows]) for at, head in enumerate(heads)]
    ends = [_WIDTH - GAP - sum(widths[at + 1 :]) for at in range(len(widths))]
    left, right = _name_room([row.name for row in rows]) + GAP, _WIDTH - GAP - sum(widths)
    most = max((row.share for row in rows), default=0.0) or 1.0
    parts = [_title(title)]
    parts += [text(end, _TOP + 8, head, role="quiet", anchor="end") for head, end in zip(heads, ends, strict=True)]
    top = _TOP + 16
    for number, row in enumerate(rows):
        y = top + (number + 0.5) * _ROW
        parts.append(text(GAP, y + 4, row.name, size=NORMAL, bold=row.is_marked))
        parts.append(_rectangle(left, y, (right - left) * row.share / most, filled("series0")))
        cells = zip(row.cells, ends, strict=True)
        parts += [text(end, y + 4, cell, anchor="end", bold=row.is_marked) for cell, end in cells]
    bottom = top + _ROW * max(1, len(rows))
    if note:
        parts.append(text(GAP, bottom + 16, note, role="quiet"))
    description = " ".join(f"{row.name}: {', '.join(filter(None, row.cells))}." for row in rows) or note
    return Drawing(_WIDTH, bottom + _BOTTOM, title, description, tuple(parts))


# Implementation


def _title(title: str) -> str:
    return text(GAP, 22, title, size=LARGE, bold=True)


def _name_room(names: Sequence[str]) -> float:
    widest = max((text_width(name, NORMAL) for name in names), default=0.0)
    return GAP + min(_MOST_NAME, max(_LEAST_NAME, widest))


def _name(name: str, right: float, y: float) -> str:
    shown = elided(name, right - GAP, NORMAL)
    return explained(text(GAP, y + 4, shown, size=NORMAL), name)


def _reach(rows: Sequence[Interval], least: float) -> tuple[float, float]:
    """Return the range of the axis. It includes space for the arrows on open sides."""
    ends = [end for row in rows for end in row.bounds]
    low, high = min([-least, *ends]), max([least, *ends])
    room = _OPEN_SHARE * (high - low)
    is_below, is_above = any(row.is_open_below for row in rows), any(row.is_open_above for row in rows)
    return low - room * is_below, high + room * is_above


def _axis(axis: Axis, bottom: float) -> Iterator[str]:
    for value in axis.ticks:
        x = axis.place(value)
        yield line(x, _TOP - 4, x, bottom, stroked("quiet" if value == 0 else "grid"))
        yield text(x, bottom + 18, f"{value:+g}" if value else "0", role="quiet", anchor="middle")


def _interval(row: Interval, axis: Axis, reach: tuple[float, float], y: float) -> Iterator[str]:
    middle, (low, high) = axis.place(row.value), (axis.place(end) for end in row.bounds)
    yield line(low, y, high, y, stroked("series0", 2.2))
    caps = [low] * (not row.is_open_below) + [high] * (not row.is_open_above)
    for x in caps if not row.is_reference else ():
        yield line(x, y - _CAP, x, y + _CAP, stroked("series0", 2.2))
    for is_open, end, sign in ((row.is_open_below, reach[0], -1), (row.is_open_above, reach[1], 1)):
        if is_open:
            yield line(middle, y, end - sign * _ARROW, y, stroked("series0", 2.2, "2 4"))
            yield _arrow(end, sign, y)
    yield _dot(middle, y, is_hollow=row.is_reference or row.is_open_below or row.is_open_above)


def _arrow(x: float, sign: int, y: float) -> str:
    points = " ".join(f"{x - sign * back:.1f},{y + up:.1f}" for back, up in ((0, 0), (_ARROW, -_CAP), (_ARROW, _CAP)))
    return f'<polygon points="{points}" {filled("series0")}/>'


def _dot(x: float, y: float, *, is_hollow: bool) -> str:
    round_ = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{_DOT}" '
    if not is_hollow:
        return f"{round_}{filled('series0')}/>"
    return f"{round_}{filled('paper')}/>{round_}{stroked('series0', 2)}/>"


def _rectangle(x: float, y: float, width: float, attributes: str) -> str:
    place = f'x="{x:.1f}" y="{y - _BAR / 2:.1f}" width="{max(0.0, width):.1f}" height="{_BAR:g}"'
    return f"<rect {place} {attributes}/>"


def _stack(bar: Bar, kinds: Sequence[Part], left: float, right: float, y: float) -> Iterator[str]:
    total, x = sum(bar.counts), left
    for count, kind in zip(bar.counts, kinds, strict=True):
        width = (right - left) * count / total if total else 0.0
        if not width:
            continue
        yield explained(
            _rectangle(x, y, width, f'fill="{kind.color}" {_OUTLINE}'), f"{bar.name}: {kind.name} {count:,}"
        )
        if text_width(f"{count:,}") + 6 <= width:
            yield text(x + width / 2, y + 4, f"{count:,}", anchor="middle", color=kind.ink)
        x += width


def _legend(kinds: Sequence[Part]) -> Iterator[str]:
    left = GAP
    for kind in kinds:
        yield _rectangle(left, _TOP + 4, _BAR, f'fill="{kind.color}" {_OUTLINE}')
        yield text(left + _BAR + 6, _TOP + 8, kind.name, role="quiet")
        left += _BAR + text_width(kind.name) + 26


def _counts_text(bar: Bar, kinds: Sequence[Part]) -> str:
    return ", ".join(f"{kind.name} {count:,}" for count, kind in zip(bar.counts, kinds, strict=True))


def _cell_width(head: str, cells: Sequence[str]) -> float:
    return max(text_width(words, SMALL) for words in (head, *cells)) + 1.5 * GAP
