"""How the visits of the leading candidates grew while the engine thought."""

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QLocale, QPointF, QTimer, Slot
from PySide6.QtGui import QBrush, QFontMetrics
from PySide6.QtWidgets import QGraphicsSimpleTextItem, QWidget

from studio.engine.snapshot import Snapshot
from studio.game.notation import move_name
from studio.game.rules import Rules
from studio.ui.numbers import percent, short_number
from studio.ui.plot_frame import PlotFrame, Reals, hairline_pen, round_steps
from studio.ui.theme import GRID, Theme, figure_font

REDRAW_MS = 200
"""The timeline arrives more often than eyes can follow lines."""
MOST_LINES = 6

_TICK_ROOM = 64
_FIRST = 0.005  # of the simulations: all that was before lies on one column of pixels
_SETTLED = 0.05  # of the simulations: what the first of them said is not worth the height it would take


class ConvergencePlot(PlotFrame):
    """A line a candidate, named at its end. A candidate keeps its colour as long as it is among the leading ones."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("convergence_plot", theme, parent)
        self._snapshots: tuple[Snapshot, ...] = ()
        self._rules: Rules | None = None
        self._is_due = False
        self._slots: list[int | None] = [None] * MOST_LINES  # the point that each line shows
        self._ends: list[float] = [0.0] * MOST_LINES
        self._lines = [pg.PlotCurveItem(antialias=True) for _ in range(MOST_LINES)]
        self._labels = [QGraphicsSimpleTextItem(self.plot) for _ in range(MOST_LINES)]
        for line in self._lines:
            self.plot.addItem(line)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REDRAW_MS)
        self._timer.timeout.connect(self._on_pause_over)
        self.color_items()
        self.retranslate()

    # Verbs

    def show_timeline(self, snapshots: Sequence[Snapshot], rules: Rules) -> None:
        """Snapshots of one search, oldest first; drawn at once or a little later, and the newest always."""
        self._snapshots, self._rules, self._is_due = tuple(snapshots), rules, True
        if not self._timer.isActive():
            self._on_pause_over()

    def clear(self) -> None:
        self._snapshots, self._is_due = (), False
        self._draw()

    def color_items(self) -> None:
        for line, label, name in zip(self._lines, self._labels, self._theme.plot_lines, strict=True):
            line.setPen(hairline_pen(name))
            label.setBrush(QBrush(name))

    def arrange(self) -> None:
        font = figure_font()
        for label in self._labels:
            label.setFont(font)
        self.keep_right(QFontMetrics(font).horizontalAdvance("m00"))
        self._arrange_ticks()
        self._arrange_labels()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Visit shares of the candidates"))
        self._empty.setText(
            self.tr("How the visits of the best moves grow will be drawn here while the engine thinks.")
        )

    # Inside

    @Slot()
    def _on_pause_over(self) -> None:
        if self._is_due:
            self._is_due = False
            self._draw()
            self._timer.start()

    def _draw(self) -> None:
        leading = _leading(self._snapshots)
        self._slots = _assigned(self._slots, leading)
        self.show_plot(bool(leading))
        if not leading:
            return
        counts = np.array([snapshot.simulations for snapshot in self._snapshots], float)
        shares = _shares(self._snapshots, leading)
        wide = counts >= counts[-1] * _FIRST
        wide[-2:] = True
        self._draw_lines(leading, counts[wide], shares[wide])
        settled = shares[counts >= counts[-1] * _SETTLED]
        self.show_range((0.0, counts[-1]), (0.0, min(100.0, 1.1 * float(settled.max()))))
        self.arrange()

    def _draw_lines(self, leading: list[int], counts: Reals, shares: Reals) -> None:
        """The first of the leading candidates lies above the others."""
        nothing = np.empty(0)
        for slot, point in enumerate(self._slots):
            if point is None:
                self._lines[slot].setData(nothing, nothing)
                continue
            rank = leading.index(point)
            self._lines[slot].setData(counts, shares[:, rank])
            self._lines[slot].setZValue(MOST_LINES - rank)
            self._ends[slot] = float(shares[-1, rank])

    def _arrange_ticks(self) -> None:
        area, locale = self.area, self.locale()
        counts = round_steps(*self._x_range, int(area.width() / _TICK_ROOM))
        shares = round_steps(*self._y_range, max(2, int(area.height() / (4 * GRID))), least=0.1)
        decimals = 0 if all(share.is_integer() for share in shares) else 1
        self.show_ticks(
            ((count, _short(count, locale)) for count in counts),
            ((share, percent(share / 100, locale, decimals)) for share in shares),
        )

    def _arrange_labels(self) -> None:
        """Each label beside the end of its line, the highest first, moved down where it would lie on another."""
        for label in self._labels:
            label.hide()
        if self._rules is None or self.is_empty:
            return
        area, height = self.area, QFontMetrics(figure_font()).height()
        slots = [slot for slot, point in enumerate(self._slots) if point is not None]
        slots = sorted(slots, key=lambda slot: -self._ends[slot])[: max(1, int(area.height() / height))]
        wanted = [self.place(0, self._ends[slot]).y() - height / 2 for slot in slots]
        for slot, top in zip(slots, spread(wanted, height, area.top(), area.bottom() - height), strict=True):
            self._show_label(slot, QPointF(area.right() + GRID / 2, top))

    def _show_label(self, slot: int, place: QPointF) -> None:
        point, rules = self._slots[slot], self._rules
        self._labels[slot].setText(move_name(point, rules) if rules is not None and point is not None else "")
        self._labels[slot].setPos(place - QPointF(self._canvas.pos()))
        self._labels[slot].show()


def _short(count: float, locale: QLocale) -> str:
    """Round numbers need no decimals: 20k."""
    return short_number(count, locale).replace(f"{locale.decimalPoint()}{locale.zeroDigit()}", "")


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places in rising order, as near to those wanted as leaves this gap between them, from low to high."""
    places: list[float] = []
    for at, place in enumerate(wanted):
        places.append(max(place, places[-1] + gap if at else low))
    for at in reversed(range(len(places))):
        places[at] = min(places[at], places[at + 1] - gap if at + 1 < len(places) else high)
    return places


def _leading(snapshots: Sequence[Snapshot]) -> list[int]:
    """The most visited candidates of the last moment. One moment alone makes no line."""
    if len(snapshots) < 2:
        return []
    root = snapshots[-1].root
    return [int(point) for point in root.points[:MOST_LINES][root.child_visits[:MOST_LINES] > 0]]


def _shares(snapshots: Sequence[Snapshot], points: list[int]) -> Reals:
    """[moment, candidate] in percent of the visits of all candidates."""
    visits = np.stack([snapshot.visits.ravel() for snapshot in snapshots])
    totals = np.maximum(1, visits.sum(axis=1, keepdims=True))
    return np.asarray(100 * visits[:, points] / totals)


def _assigned(slots: list[int | None], points: list[int]) -> list[int | None]:
    """Whoever has a line keeps it; the others take those that are free."""
    kept = [point if point in points else None for point in slots]
    new = iter([point for point in points if point not in kept])
    return [next(new, None) if point is None else point for point in kept]
