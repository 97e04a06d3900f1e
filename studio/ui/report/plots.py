"""Plots of a report.

They show the accuracy over games, the losses and the win rate over the moves of a game, and the accuracy by phase.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import nan

import numpy as np
import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QLabel

from studio.game.message import fill
from studio.game.rules import Pieces
from studio.game.stones import Stone
from studio.ui.plots.frame import PlotFrame, Tick, hairline_pen, round_steps
from studio.ui.record.moves_painting import stone_colors
from studio.ui.texts.numbers import percent
from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.theme import GRID, Theme, text_font

_TICK_ROOM = 6 * GRID
_MOST_SERIES = 2
_MOST_DOTS = 300
_SWATCH = 10
"""The size in pixels of the colour samples in the legend."""
TextOf = Callable[[float, QLocale, int], str]
"""A function that returns a value from 0 to 1 as text with this number of decimals."""


@dataclass(frozen=True, slots=True)
class Values:
    """A named series of shares from 0 to 1.

    For each share, `at` contains a number on the x axis. If a share is unknown, it is None.
    """

    name: str
    at: Sequence[int]
    shares: Sequence[float | None]
    piece: tuple[Stone, Pieces] | None = None
    """The side in whose colours the series is drawn. If it is None, the colours of plots are used."""


class _SharesPlot(PlotFrame):
    """A plot of shares with a title. If there are two series, it has a legend."""

    def __init__(self, name: str, theme: Theme, text_of: TextOf = percent) -> None:
        super().__init__(name, theme)
        self._text_of = text_of
        self._title, self._legend = QLabel(), [QLabel() for _ in range(_MOST_SERIES)]
        self._swatches = [QLabel() for _ in range(_MOST_SERIES)]
        self._series: tuple[Values, ...] = ()
        self._title.setFont(text_font(bold=True))
        self._header.setSpacing(2 * GRID)
        self._header.setContentsMargins(GRID, 0, GRID, 0)
        self._header.addWidget(self._title)
        self._header.addStretch(1)
        for swatch, label in zip(self._swatches, self._legend, strict=True):
            label.setTextFormat(Qt.TextFormat.PlainText)  # a name of a player may contain anything
            self._header.addLayout(hbox(swatch, label, spacing=GRID))

    @property
    def series(self) -> tuple[Values, ...]:
        return self._series

    def minimumSizeHint(self) -> QSize:
        return QSize(28 * GRID, 18 * GRID)

    def show_values(self, title: str, series: Sequence[Values], empty: str) -> None:
        """Show at most two series. If no value is known, show the text `empty` instead."""
        self._series = tuple(series[:_MOST_SERIES])
        self._title.setText(title)
        self.setAccessibleName(title)
        self._empty.setText(empty)
        for at, label in enumerate(self._legend):
            is_named = at < len(self._series) > 1
            label.setText(self._series[at].name if is_named else "")
            for part in (self._swatches[at], label):
                part.setVisible(is_named)
        self.color_items()
        known = any(share is not None for each in self._series for share in each.shares)
        self.setAccessibleDescription(self._in_words() if known else empty)
        self.show_plot(known)
        if known:
            self._draw()
            self.arrange()

    def color_items(self) -> None:
        for at, swatch in enumerate(self._swatches):
            swatch.setPixmap(_swatch(*self._colors_of(at), self.devicePixelRatioF()))

    def arrange(self) -> None:
        values = round_steps(*self._y_range, max(2, int(self.area.height() / (3 * GRID))))
        self.show_ticks(self._x_ticks(), ((value, self._text_of(value / 100, self.locale(), 0)) for value in values))

    # To be overridden

    def _draw(self) -> None:
        raise NotImplementedError

    def _x_ticks(self) -> list[Tick]:
        steps = round_steps(*self._x_range, max(2, int(self.area.width() / _TICK_ROOM)))
        return [(value, self.locale().toString(round(value))) for value in steps]

    def _x_name(self, at: int) -> str:
        return self.locale().toString(at)

    # Implementation

    def _colors_of(self, at: int) -> tuple[QColor, QColor]:
        """Return the two colours of a series: that of its area and that of its outline."""
        piece = self._series[at].piece if at < len(self._series) else None
        if piece is not None:
            return stone_colors(self._theme.colors, *piece, is_area=True)
        color = QColor(self._theme.colors.plot_lines[at])
        return color, color

    def _in_words(self) -> str:
        return " ".join(
            f"{each.name}: {self._x_name(at)}: {self._text_of(share, self.locale(), 1)}."
            for each in self._series
            for at, share in zip(each.at, each.shares, strict=True)
            if share is not None
        )


class TrendPlot(_SharesPlot):
    """Plots the accuracy of a player in each game, in the order of the games."""

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__(name, theme)
        self._line = pg.PlotCurveItem(antialias=True, connect="finite")
        self._dots = pg.ScatterPlotItem(size=6, pen=None, pxMode=True)
        for item in (self._line, self._dots):
            self.add_item(item)
        self.color_items()

    def color_items(self) -> None:
        super().color_items()
        self._line.setPen(hairline_pen(self._theme.color("accent")))
        self._dots.setBrush(self._theme.color("accent"))

    def _draw(self) -> None:
        (series,) = self._series[:1]
        xs = np.asarray(series.at, float)
        ys = np.asarray([nan if share is None else 100 * share for share in series.shares])
        self._line.setData(xs, ys)
        known = ~np.isnan(ys)
        self._dots.setData(xs[known][:_MOST_DOTS], ys[known][:_MOST_DOTS])
        self.show_range((min(1.0, float(xs[0])), max(2.0, float(xs[-1]))), (0.0, 100.0))


class CurvePlot(TrendPlot):
    """Plots the win rate of a side after each move of a game."""

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__(name, theme)
        self._title.setTextFormat(Qt.TextFormat.PlainText)  # it has the names of players
        self._title.setMinimumWidth(1)  # long names must not widen the window

    def show_values(self, title: str, series: Sequence[Values], empty: str) -> None:
        super().show_values(title, series, empty)
        self._title.setToolTip(title)

    def _x_name(self, at: int) -> str:
        return fill(self.tr("move {number}"), number=super()._x_name(at))


class BarsPlot(_SharesPlot):
    """Shows bars of one or two series. If both have a value at the same place, the bars are side by side."""

    def __init__(self, name: str, theme: Theme, text_of: TextOf = percent) -> None:
        super().__init__(name, theme, text_of)
        self._bars = [pg.BarGraphItem(x=[], height=[], width=0.8, pen=None) for _ in range(_MOST_SERIES)]
        self._names: tuple[str, ...] = ()
        self._highest = 100.0
        for item in self._bars:
            self.add_item(item)
        self.color_items()

    def show_groups(self, title: str, names: Sequence[str], series: Sequence[Values], empty: str) -> None:
        """Show one group of bars for each name."""
        # The values are at 0, 1 and so on.
        self._names = tuple(names)
        self.show_values(title, series, empty)

    def color_items(self) -> None:
        super().color_items()
        for at, item in enumerate(self._bars):
            fill, edge = self._colors_of(at)
            item.setOpts(brush=fill, pen=pg.mkPen(edge) if edge != fill else None)

    def _draw(self) -> None:
        places = [set(each.at) for each in self._series]
        is_shared = len(places) > 1 and bool(places[0] & places[1])
        width = 0.36 if is_shared else 0.8 if not self._names else 0.5
        for at, item in enumerate(self._bars):
            each = self._series[at] if at < len(self._series) else Values("", (), ())
            shift = (-0.2, 0.2)[at] if is_shared else 0.0
            known = [(x + shift, 100 * share) for x, share in zip(each.at, each.shares, strict=True) if share]
            item.setOpts(x=[x for x, _ in known], height=[y for _, y in known], width=width)
        every = [x for each in self._series for x in each.at]
        tallest = max((share or 0.0 for each in self._series for share in each.shares), default=0.0)
        top = 100.0 if self._names else max(10.0, 105.0 * tallest)
        self.show_range((min(every) - 0.6, max(every) + 0.6), (0.0, top))

    def _x_ticks(self) -> list[Tick]:
        if self._names:
            return [(float(at), name) for at, name in enumerate(self._names)]
        return [tick for tick in super()._x_ticks() if tick[0] >= 1]

    def _x_name(self, at: int) -> str:
        return self._names[at] if self._names else fill(self.tr("move {number}"), number=super()._x_name(at))


def _swatch(fill: QColor, edge: QColor, ratio: float) -> QPixmap:
    """Return a small square in the colours of a series. `ratio` is the screen's ratio of device pixels."""
    picture = QPixmap(round(_SWATCH * ratio), round(_SWATCH * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(fill)
    painter = QPainter(picture)
    painter.setPen(edge)
    painter.drawRect(0, 0, _SWATCH - 1, _SWATCH - 1)
    painter.end()
    return picture
