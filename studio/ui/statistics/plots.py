"""The plots that show the shape of a tree: visits and nodes by depth, and nodes by their number of children."""

from collections.abc import Sequence
from math import ceil, floor

import numpy as np
import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QBrush, QColor, QMouseEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from studio.engine.views.snapshot import Integers, Reals
from studio.engine.views.statistics import TreeStatistics
from studio.game.message import fill
from studio.ui.plots.frame import PlotFrame, Tick, round_steps
from studio.ui.texts.numbers import tick_number
from studio.ui.widgets.theme import GRID, Theme, text_font

_TICK_ROOM = 44
_BAR_SHARE = 0.8  # the width of a bar relative to its space
_FEW = 60  # more bars have no gaps between them, because gaps below a pixel look uneven
_MOST_TOLD = 24
# Below 1, the bar of a single node has some height.
_BELOW_ONE = 0.5
"""The number at the beginning of a logarithmic axis."""
_BEHIND = 0.38
_NO_BREAK_SPACE = "\u00a0"


class BarPlot(PlotFrame):
    """A bar chart that shows one or more counts for each whole number. Subclasses define these series of counts."""

    def __init__(self, name: str, theme: Theme, series: int, parent: QWidget | None = None) -> None:
        super().__init__(name, theme, parent)
        self.setMouseTracking(True)
        self._first, self._counts = 0, [np.zeros(0, np.int64) for _ in range(series)]
        self._is_logarithmic = True
        self._bars = [pg.BarGraphItem(x0=[], x1=[], y0=[], y1=[], pen=None) for _ in range(series)]
        for bars in self._bars:
            self.add_item(bars)
        self._heading = ""
        self._title, self._legend = QLabel(self), QLabel(self)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._legend.setTextFormat(Qt.TextFormat.RichText)
        self._header.addWidget(self._title, 1)
        self._header.addWidget(self._legend)
        self._legend.setVisible(series > 1)

    # Commands

    def show_counts(self, first: int, *series: Integers) -> None:
        """Show the counts for the numbers from `first` on."""
        # Later series are in front of earlier ones.
        self._first, self._counts = first, list(series)
        self.show_plot(True)
        self._draw()

    def set_logarithmic(self, is_logarithmic: bool) -> None:
        self._is_logarithmic = is_logarithmic
        self._draw()

    def tip(self, number: int) -> str:
        """Return the tooltip of the bar at `number`. If there is no bar, return an empty text."""
        at = number - self._first
        if not 0 <= at < self._counts[0].size:
            return ""
        return self.text_of(number, [int(counts[at]) for counts in self._counts])

    def describe(self, numbers: Sequence[int]) -> None:
        """Set the description for screen readers: the tooltips of the bars, but of at most 24."""
        self.setAccessibleDescription("; ".join(self.tip(number) for number in numbers[:_MOST_TOLD]))

    # To be overridden

    def text_of(self, number: int, counts: Sequence[int]) -> str:
        """Return the text about a bar. It gives the position on the x axis and the count in each series."""
        raise NotImplementedError

    def color_items(self) -> None:
        for bars, color in zip(self._bars, self._colors(), strict=True):
            bars.setOpts(brush=QBrush(color))
        self._title.setStyleSheet(f"color: {self._theme.colors.quiet_text};")
        self._legend.setStyleSheet(f"color: {self._theme.colors.quiet_text};")
        self._title.setFont(text_font())

    def arrange(self) -> None:
        self._fit_heading()
        locale, area = self.locale(), self.area
        last = self._first + max(1, self._counts[0].size) - 1
        numbers = round_steps(self._first, last, max(1, int(area.width() / _TICK_ROOM)))
        self.show_ticks(((number, locale.toString(round(number))) for number in numbers), self._ticks(locale))

    # Events

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        text = self.tip(round(self.x_at(event.position()))) if event.position().y() >= self.corner.y() else ""
        QToolTip.showText(event.globalPosition().toPoint(), text, self)

    def event(self, event: QEvent) -> bool:
        """Ignore tooltip events of Qt, because the plot shows its own tooltips."""
        # The plot shows its tooltip on mouse moves.
        return event.type() is QEvent.Type.ToolTip or super().event(event)

    # Implementation

    def _draw(self) -> None:
        most = max((int(counts.max(initial=0)) for counts in self._counts), default=0)
        half = (_BAR_SHARE if self._counts[0].size <= _FEW else 1.0) / 2
        bottom = self._height(np.array([_BELOW_ONE]))[0] if self._is_logarithmic else 0.0
        top = float(self._height(np.array([max(1.0, most)]))[0])
        for bars, counts in zip(self._bars, self._counts, strict=True):
            at = np.flatnonzero(counts)
            x = at + self._first
            heights = self._height(counts[at].astype(float))
            bars.setOpts(x0=x - half, x1=x + half, y0=np.full(x.size, bottom), y1=heights)
        size = max(1, self._counts[0].size)
        self.show_range((self._first - 0.5, self._first + size - 0.5), (float(bottom), max(top, bottom + 0.1)))
        self.arrange()

    def _height(self, counts: Reals) -> Reals:
        return np.log10(counts) if self._is_logarithmic else counts

    def _ticks(self, locale: QLocale) -> list[Tick]:
        room = max(2, int(self.area.height() / (4 * GRID)))
        low, high = self._y_range
        if not self._is_logarithmic:
            return [(count, tick_number(count, locale)) for count in round_steps(low, high, room)]
        step = max(1, ceil(high / room))
        return [(power, tick_number(10.0**power, locale)) for power in range(0, floor(high) + 1, step)]

    def _colors(self) -> list[QColor]:
        # Only the series in front is opaque.
        colors = [self._theme.color("accent") for _ in self._bars]
        for color in colors[:-1]:
            color.setAlphaF(_BEHIND)
        return colors

    def _set_heading(self, text: str) -> None:
        self._heading = text
        self._title.setToolTip(text)
        self._fit_heading()

    def _fit_heading(self) -> None:
        fits = self._title.fontMetrics().horizontalAdvance(self._heading) <= self._title.width()
        self._title.setText(self._heading if fits else "")

    def _show_legend(self, *names: str) -> None:
        """Show the names of the series. Each has a sample of its colour."""
        patches = zip(self._colors(), names, strict=True)
        pane = self._theme.color("pane")
        parts = (
            f'<span style="color:{_on(pane, color).name()}">■</span>{_NO_BREAK_SPACE}{name}' for color, name in patches
        )
        self._legend.setText(f"{_NO_BREAK_SPACE} ".join(parts))


class DepthPlot(BarPlot):
    """A bar chart of the visits and the nodes at each depth below the root."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("depth_plot", theme, 2, parent)
        self.color_items()
        self._set_texts()

    def show_statistics(self, statistics: TreeStatistics) -> None:
        self.show_counts(0, statistics.depth_visits, statistics.depth_nodes)
        self._describe()

    def color_items(self) -> None:
        super().color_items()
        self._show_legend(self.tr("visits"), self.tr("nodes"))

    def text_of(self, number: int, counts: Sequence[int]) -> str:
        locale = self.locale()
        depth, nodes, visits = map(locale.toString, (number, int(counts[1]), int(counts[0])))
        return fill(
            self.tr("Depth: {depth}, nodes: {nodes}, visits: {visits}"), depth=depth, nodes=nodes, visits=visits
        )

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Nodes and visits at each depth"))
        self._show_legend(self.tr("visits"), self.tr("nodes"))
        self._set_heading(self.tr("By depth"))
        self._describe()

    def _describe(self) -> None:
        self.describe(range(self._counts[0].size))


class BranchingPlot(BarPlot):
    """A bar chart of the inner nodes by their number of children."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("branching_plot", theme, 1, parent)
        self.color_items()
        self._set_texts()

    def show_statistics(self, statistics: TreeStatistics) -> None:
        counts = statistics.branching[1:]
        self.show_counts(1, counts[: int(np.flatnonzero(counts)[-1]) + 1 if counts.any() else 0])
        self._describe()

    def text_of(self, number: int, counts: Sequence[int]) -> str:
        locale = self.locale()
        children, nodes = locale.toString(number), locale.toString(counts[0])
        return fill(self.tr("Children: {children}, nodes: {nodes}"), children=children, nodes=nodes)

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Children of inner nodes"))
        self._set_heading(self.tr("Inner nodes by number of children"))
        self._describe()

    def _describe(self) -> None:
        self.describe([1 + int(at) for at in np.flatnonzero(self._counts[0])])


def _on(background: QColor, color: QColor) -> QColor:
    """Return the opaque colour that results when the translucent `color` lies over `background`."""
    share = color.alphaF()
    above, below = (np.array([one.redF(), one.greenF(), one.blueF()]) for one in (color, background))
    red, green, blue = (float(part) for part in above * share + below * (1 - share))
    return QColor.fromRgbF(red, green, blue)
