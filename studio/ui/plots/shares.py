"""The base class of the plots of visit shares: colours of candidates, labels, and the rate of updates."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QTimer, Slot
from PySide6.QtGui import QBrush, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QGraphicsLineItem,
    QGraphicsSimpleTextItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from studio.engine.views.snapshot import Snapshot
from studio.game.notation import move_name
from studio.game.rules import Rules
from studio.ui.plots.frame import PlotFrame, Reals, round_steps
from studio.ui.texts.numbers import percent, tick_number
from studio.ui.widgets.seen import is_seen
from studio.ui.widgets.theme import GRID, Theme, figure_font

# Timelines arrive more often than users can follow lines.
REDRAW_MS = 200
"""Milliseconds between two drawings."""
MOST_LINES = 6
# Early snapshots would all be in the first column of pixels.
FIRST = 0.005
"""Snapshots are left out if they have fewer than this share of the simulations so far."""
# Early values vary too much.
SETTLED = 0.05
"""Snapshots do not affect the range of the y axis if they have fewer than this share of the simulations so far."""
_TICK_ROOM = 64
# A short line in it connects the end of a curve with a label that had to be moved.
_LEAD = 2 * GRID
"""The width of the gap before the labels."""
_BESIDE = 3
"""A label is connected to the end of its curve by a line if it is more than this number of pixels away."""

Timeline = Sequence[Snapshot]


class SharesPlot(PlotFrame):
    """A plot of visit shares in which each candidate keeps its colour.

    Subclasses draw the lines.
    """

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(name, theme, parent)
        self._rules: Rules | None = None
        self._is_due = False
        self._slots: list[int | None] = [None] * MOST_LINES  # [slot]: the point drawn in this colour
        self._former: dict[int, int] = {}  # [point]: the slot in which it was drawn last
        self._ends: list[float] = [0.0] * MOST_LINES  # [slot]: the y value at the end of the line
        self._labels = [QGraphicsSimpleTextItem() for _ in range(MOST_LINES)]
        self._leads = [_Lead() for _ in range(MOST_LINES)]
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REDRAW_MS)
        self._timer.timeout.connect(self._on_pause_over)

    def make_plot(self) -> None:
        super().make_plot()
        for item in (*self._labels, *self._leads):
            item.setParentItem(self.plot)

    def color_items(self) -> None:
        for label, lead, name in zip(self._labels, self._leads, self._theme.colors.plot_lines, strict=True):
            label.setBrush(QBrush(name))
            lead.setPen(QPen(QBrush(name), 1))

    def arrange(self) -> None:
        font = figure_font()
        for label in self._labels:
            label.setFont(font)
        self.keep_right(QFontMetrics(font).horizontalAdvance("m00") + _LEAD)
        self._arrange_ticks()
        self._arrange_labels()

    # To be overridden

    def _draw(self) -> None:
        """Draw the newest timelines."""

    # Implementation

    def _draw_soon(self, rules: Rules) -> None:
        """Draw at once or, if the previous drawing was recent, after a delay.

        A hidden plot is drawn when it becomes visible.
        """
        self._rules, self._is_due = rules, True
        if not self._timer.isActive():
            self._on_pause_over()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_due and not self._timer.isActive():
            QTimer.singleShot(0, self, self._on_pause_over)  # no part of the plot may change during painting

    @Slot()
    def _on_pause_over(self) -> None:
        if self._is_due and is_seen(self):
            self._is_due = False
            self._draw()
            self._timer.start()

    def _assign(self, points: list[int]) -> None:
        """Assign a colour to each candidate in `points`.

        A candidate keeps its colour, or gets its former colour again if it is free. Other candidates get unused colours
        first, then colours of candidates that are no longer shown.
        """
        slots = [point if point in points else None for point in self._slots]
        for point in points:
            former = self._former.get(point)
            if point not in slots and former is not None and slots[former] is None:
                slots[former] = point
        free = sorted((slot in self._former.values(), slot) for slot, point in enumerate(slots) if point is None)
        for (_, slot), point in zip(free, [point for point in points if point not in slots], strict=False):
            slots[slot] = point
        self._slots = slots
        self._former |= {point: slot for slot, point in enumerate(self._slots) if point is not None}

    def _arrange_ticks(self) -> None:
        area, locale = self.area, self.locale()
        counts = round_steps(*self._x_range, int(area.width() / _TICK_ROOM))
        shares = round_steps(*self._y_range, max(2, int(area.height() / (4 * GRID))), least=0.1)
        decimals = 0 if all(share.is_integer() for share in shares) else 1
        self.show_ticks(
            ((count, tick_number(count, locale)) for count in counts),
            ((share, percent(share / 100, locale, decimals)) for share in shares),
        )

    def _arrange_labels(self) -> None:
        """Place each label to the right of the end of its line. Move overlapping labels apart.

        If the plot is too low for all labels, leave out the lowest ones.
        """
        for item in (*self._labels, *self._leads):
            item.hide()
        if self._rules is None or self.is_empty:
            return
        area, height = self.area, QFontMetrics(figure_font()).height()
        slots = [slot for slot, point in enumerate(self._slots) if point is not None]
        slots = sorted(slots, key=lambda slot: -self._ends[slot])[: max(1, int(area.height() / height))]
        ends = [self.place(0, self._ends[slot]).y() for slot in slots]
        wanted = [end - height / 2 for end in ends]
        for slot, end, top in zip(slots, ends, spread(wanted, height, area.top(), area.bottom() - height), strict=True):
            self._show_label(slot, QPointF(area.right() + _LEAD, top), self._rules)
            self._show_lead(slot, end, top + height / 2)

    def _show_label(self, slot: int, place: QPointF, rules: Rules) -> None:
        point = self._slots[slot]
        self._labels[slot].setText(move_name(point, rules) if point is not None else "")
        self._labels[slot].setPos(place - self.corner)
        self._labels[slot].show()

    def _show_lead(self, slot: int, end: float, middle: float) -> None:
        """Draw a line from the label to the end of its curve. If the label is beside this end, draw none."""
        right = self.area.right()
        line = QLineF(right + 2, end, right + _LEAD - 3, middle).translated(-self.corner)
        self._leads[slot].setLine(line)
        self._leads[slot].setVisible(abs(end - middle) > _BESIDE)


class _Lead(QGraphicsLineItem):
    """A line from the end of a curve to its label."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        super().paint(painter, option, widget)


def leaders(timeline: Timeline, most: int) -> list[int]:
    """Return the points of the most visited candidates in the last snapshot.

    Return nothing if there are fewer than two snapshots.
    """
    if len(timeline) < 2:
        return []
    root = timeline[-1].root
    return [int(point) for point in root.points[:most][root.child_visits[:most] > 0]]


def counts_of(timeline: Timeline) -> Reals:
    """Return the number of simulations of each snapshot."""
    return np.array([snapshot.simulations for snapshot in timeline], float)


def shares_of(timeline: Timeline, points: list[int]) -> Reals:
    """Return the shares of visits in percent as an array [snapshot, candidate]."""
    if not timeline:
        return np.zeros((0, len(points)))
    visits = np.stack([snapshot.visits.ravel() for snapshot in timeline])
    totals = np.maximum(1, visits.sum(axis=1, keepdims=True))
    return np.asarray(100 * visits[:, points] / totals)


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return positions near the sorted positions `wanted`.

    They increase, are at least `gap` apart, and lie between `low` and `high`.
    """
    places: list[float] = []
    for at, place in enumerate(wanted):
        places.append(max(place, places[-1] + gap if at else low))
    for at in reversed(range(len(places))):
        places[at] = min(places[at], places[at + 1] - gap if at + 1 < len(places) else high)
    return places
