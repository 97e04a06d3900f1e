"""A plot with the visit shares of the best moves of two searches.

Lines are solid for the left search, dashed for the right.
"""

import numpy as np
import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from studio.engine.views.snapshot import Snapshot
from studio.game.rules import Rules
from studio.insight.sides import Side
from studio.ui.plots.frame import Reals, hairline_pen
from studio.ui.plots.shares import FIRST, MOST_LINES, SETTLED, SharesPlot, Timeline, counts_of, leaders, shares_of
from studio.ui.widgets.theme import GRID, Theme

_EACH = MOST_LINES // 2
_DASHES = (5, 4)


class LineSample(QWidget):
    """A short line beside the name of a search. It looks like the lines of this search."""

    def __init__(self, theme: Theme, dashed: bool) -> None:
        super().__init__()
        self._theme, self._dashed = theme, dashed
        theme.changed.connect(self.update)
        self.setFixedSize(QSize(3 * GRID, 2 * GRID))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setPen(_pen(self._theme.colors.text, self._dashed))
        painter.drawLine(0, self.height() // 2, self.width(), self.height() // 2)
        painter.end()


class DifferencesPlot(SharesPlot):
    """Plots two lines of the same colour for each candidate. The line that ends higher has a label at its end."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("differences_plot", theme, parent)
        self._timelines: dict[Side, tuple[Snapshot, ...]] = dict.fromkeys(Side, ())
        self._lines = {side: [pg.PlotCurveItem(antialias=True) for _ in range(MOST_LINES)] for side in Side}
        for line in (*self._lines[Side.LEFT], *self._lines[Side.RIGHT]):
            self.add_item(line)
        self._samples = {side: (LineSample(theme, side is Side.RIGHT), QLabel()) for side in Side}
        self._lay_out_samples()
        self.color_items()
        self._set_texts()
        self._draw()

    # Commands

    def show_timelines(self, left: Timeline, right: Timeline, rules: Rules) -> None:
        """Show the snapshots of both searches. They begin with the oldest."""
        # Updates in quick succession are drawn together after a pause.
        self._timelines = {Side.LEFT: tuple(left), Side.RIGHT: tuple(right)}
        self._draw_soon(rules)

    def clear(self) -> None:
        self._timelines, self._is_due = dict.fromkeys(Side, ()), False
        self._draw()

    def color_items(self) -> None:
        super().color_items()
        for at, name in enumerate(self._theme.colors.plot_lines):
            self._lines[Side.LEFT][at].setPen(_pen(name, dashed=False))
            self._lines[Side.RIGHT][at].setPen(_pen(name, dashed=True))

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Visit shares of the candidates in both searches"))
        self._samples[Side.LEFT][1].setText(self.tr("A"))
        self._samples[Side.RIGHT][1].setText(self.tr("B"))
        self._empty.setText(
            self.tr("The visit shares of the best moves in both searches appear here while the searches run.")
        )

    # Implementation

    def _lay_out_samples(self) -> None:
        self._header.addStretch()
        for sample, name in self._samples.values():
            self._header.addSpacing(GRID)
            self._header.addWidget(sample)
            self._header.addWidget(name)

    def _draw(self) -> None:
        points = _leading(*self._timelines.values())
        self._assign(points)
        self.show_plot(bool(points))
        for sample, name in self._samples.values():
            sample.setVisible(bool(points))
            name.setVisible(bool(points))
        if not points:
            return
        counts = {side: counts_of(timeline) for side, timeline in self._timelines.items()}
        last = max(float(count.max(initial=1.0)) for count in counts.values())
        self._ends = [0.0] * MOST_LINES
        highest = max(self._draw_lines(side, counts[side], last) for side in Side)
        self.show_range((0.0, last), (0.0, min(100.0, 1.1 * max(highest, 1.0))))
        self.arrange()

    def _draw_lines(self, side: Side, counts: Reals, last: float) -> float:
        """Draw the lines of one side. Return the highest share in percent, which determines the scale of the plot."""
        # Shares from the first simulations vary too much, and do not count for the scale.
        chosen = [point for point in self._slots if point is not None]
        shares = shares_of(self._timelines[side], chosen)
        wide = counts >= last * FIRST
        for slot, point in enumerate(self._slots):
            known = point is not None and bool(counts.size)
            column = shares[:, chosen.index(point)] if known and point is not None else np.empty(0)
            self._lines[side][slot].setData(counts[wide] if known else column, column[wide] if known else column)
            if known:
                self._ends[slot] = max(self._ends[slot], float(column[-1]))
        settled = shares[counts >= counts.max(initial=0.0) * SETTLED]
        return float(settled.max(initial=0.0))


def _pen(color: str, dashed: bool) -> QPen:
    pen = hairline_pen(color)
    if dashed:
        pen.setDashPattern(_DASHES)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def _leading(left: Timeline, right: Timeline) -> list[int]:
    """Return the points of the most visited candidates of both searches, ordered by rank.

    A search with only one snapshot does not count.
    """
    both = [leaders(timeline, _EACH) for timeline in (left, right)]
    ranked = sorted(((rank, point) for points in both for rank, point in enumerate(points)), key=lambda pair: pair[0])
    return list(dict.fromkeys(point for _, point in ranked))
