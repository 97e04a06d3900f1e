"""A plot that shows one quantity over the minutes of a training."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel

from studio.game.message import fill
from studio.ui.plots.frame import PlotFrame, hairline_pen, round_steps, thinned
from studio.ui.texts.numbers import decimal
from studio.ui.widgets.theme import GRID, Theme, text_font

_TICK_ROOM = 8 * GRID
_HEADROOM = 1.1

Format = Callable[[float, QLocale], str]


@dataclass(frozen=True)
class Line:
    """A line of the plot with its name. It has the known `values` at these `minutes` of training."""

    name: str
    minutes: Sequence[float] = ()
    values: Sequence[float] = ()


class CurvePlot(PlotFrame):
    """A plot with a fixed number of lines."""

    # Their names are above it, in the colours of the lines.

    def __init__(self, name: str, lines: int, write: Format, theme: Theme, most: float | None = None) -> None:
        super().__init__(name, theme)
        self._write, self._most = write, most
        self._title, self._names = QLabel(), [QLabel() for _ in range(lines)]
        self._curves = [pg.PlotCurveItem(antialias=True) for _ in range(lines)]
        self._lines: tuple[Line, ...] = ()
        self._title.setFont(text_font(bold=True))
        self._header.setSpacing(GRID)
        self._header.addWidget(self._title)
        self._header.addStretch(1)
        for label, item in zip(self._names, self._curves, strict=True):
            if lines > 1:  # the title names a single line
                self._header.addWidget(label)
            self.add_item(item)
        self.color_items()

    @property
    def lines(self) -> tuple[Line, ...]:
        return self._lines

    # Commands

    def set_texts(self, title: str, empty: str) -> None:
        self._title.setText(title)
        self._empty.setText(empty)
        self.setToolTip(empty)
        self.setAccessibleName(title)
        self._describe()

    def show_lines(self, lines: Sequence[Line]) -> None:
        self._lines = tuple(lines)
        for label, line in zip(self._names, self._lines, strict=True):
            label.setText(line.name)
        self._describe()
        seen = [line for line in self._lines if len(line.values) > 1]
        self.show_plot(bool(seen))
        if not seen:
            return
        for item, line in zip(self._curves, self._lines, strict=True):
            item.setData(*thinned(np.asarray(line.minutes, float), np.asarray(line.values, float)))
        last = max(max(line.minutes) for line in seen)
        highest = max(max(line.values) for line in seen)
        self.show_range((0.0, max(last, 1e-3)), (0.0, self._most or max(_HEADROOM * highest, 1e-3)))
        self.arrange()

    def color_items(self) -> None:
        for label, item, color in zip(self._names, self._curves, self._theme.colors.plot_lines, strict=False):
            label.setStyleSheet(f"color: {color}")
            item.setPen(hairline_pen(color))

    def arrange(self) -> None:
        area, locale = self.area, self.locale()
        minutes = round_steps(*self._x_range, max(2, int(area.width() / _TICK_ROOM)), least=0.1)
        values = round_steps(*self._y_range, max(2, int(area.height() / (4 * GRID))), least=0.01)
        self.show_ticks(
            ((minute, self._minutes_text(minute, locale)) for minute in minutes),
            ((value, self._write(value, locale)) for value in values),
        )

    # Implementation

    def _minutes_text(self, minute: float, locale: QLocale) -> str:
        return fill(self.tr("{minutes} min"), minutes=decimal(minute, 0 if minute.is_integer() else 1, locale))

    def _describe(self) -> None:
        """Set the description for screen readers. It contains the newest values."""
        known = [line for line in self._lines if line.values]
        values = [f"{line.name}: {self._write(line.values[-1], self.locale())}" for line in known]
        self.setAccessibleDescription("; ".join(values) or self._empty.text())
