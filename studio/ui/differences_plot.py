"""How the visits of the leading candidates of two searches grew: solid lines for the left one, dashed for the right."""

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QLocale, QPointF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QBrush, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsSimpleTextItem, QLabel, QWidget

from studio.compared_side import Side
from studio.engine.snapshot import Snapshot
from studio.game.notation import move_name
from studio.game.rules import Rules
from studio.ui.convergence_plot import MOST_LINES, REDRAW_MS, spread
from studio.ui.numbers import percent, short_number
from studio.ui.plot_frame import PlotFrame, Reals, hairline_pen, round_steps
from studio.ui.theme import GRID, Theme, figure_font

_TICK_ROOM = 64
_FIRST = 0.005  # of the simulations: all that was before lies on one column of pixels
_SETTLED = 0.05  # of the simulations: what the first of them said is not worth the height it would take
_EACH = MOST_LINES // 2
_DASHES = (5, 4)

Timeline = Sequence[Snapshot]


class LineSample(QWidget):
    """A piece of a line, beside the name of what it stands for."""

    def __init__(self, theme: Theme, dashed: bool) -> None:
        super().__init__()
        self._theme, self._dashed = theme, dashed
        self.setFixedSize(QSize(3 * GRID, 2 * GRID))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setPen(_pen(self._theme.text, self._dashed))
        painter.drawLine(0, self.height() // 2, self.width(), self.height() // 2)
        painter.end()


class DifferencesPlot(PlotFrame):
    """Two lines a candidate in one colour, named at its higher end. Knows only the timelines that it is shown."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("differences_plot", theme, parent)
        self._timelines: dict[Side, tuple[Snapshot, ...]] = dict.fromkeys(Side, ())
        self._rules: Rules | None = None
        self._is_due = False
        self._slots: list[int | None] = [None] * MOST_LINES  # the point that each colour shows
        self._ends: list[float] = [0.0] * MOST_LINES
        self._lines = {side: [pg.PlotCurveItem(antialias=True) for _ in range(MOST_LINES)] for side in Side}
        self._labels = [QGraphicsSimpleTextItem(self.plot) for _ in range(MOST_LINES)]
        for line in (*self._lines[Side.LEFT], *self._lines[Side.RIGHT]):
            self.plot.addItem(line)
        self._samples = {side: (LineSample(theme, side is Side.RIGHT), QLabel()) for side in Side}
        self._lay_out_samples()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REDRAW_MS)
        self._timer.timeout.connect(self._on_pause_over)
        self.color_items()
        self.retranslate()
        self._draw()

    # Verbs

    def show_timelines(self, left: Timeline, right: Timeline, rules: Rules) -> None:
        """Snapshots of both searches, oldest first; drawn at once or a little later, and the newest always."""
        self._timelines = {Side.LEFT: tuple(left), Side.RIGHT: tuple(right)}
        self._rules, self._is_due = rules, True
        if not self._timer.isActive():
            self._on_pause_over()

    def clear(self) -> None:
        self._timelines, self._is_due = dict.fromkeys(Side, ()), False
        self._draw()

    def color_items(self) -> None:
        for at, name in enumerate(self._theme.plot_lines):
            self._lines[Side.LEFT][at].setPen(_pen(name, dashed=False))
            self._lines[Side.RIGHT][at].setPen(_pen(name, dashed=True))
            self._labels[at].setBrush(QBrush(name))
        for sample, _ in self._samples.values():
            sample.set_theme(self._theme)

    def arrange(self) -> None:
        font = figure_font()
        for label in self._labels:
            label.setFont(font)
        self.keep_right(QFontMetrics(font).horizontalAdvance("m00"))
        self._arrange_ticks()
        self._arrange_labels()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Visit shares of the candidates in both searches"))
        self._samples[Side.LEFT][1].setText(self.tr("A"))
        self._samples[Side.RIGHT][1].setText(self.tr("B"))
        self._empty.setText(
            self.tr("How the visits of the best moves grow in both searches will be drawn here while they think.")
        )

    # Inside

    def _lay_out_samples(self) -> None:
        self._header.addStretch()
        for sample, name in self._samples.values():
            self._header.addSpacing(GRID)
            self._header.addWidget(sample)
            self._header.addWidget(name)

    @Slot()
    def _on_pause_over(self) -> None:
        if self._is_due:
            self._is_due = False
            self._draw()
            self._timer.start()

    def _draw(self) -> None:
        points = _leading(*self._timelines.values())
        self._slots = _assigned(self._slots, points)
        self.show_plot(bool(points))
        for sample, name in self._samples.values():
            sample.setVisible(bool(points))
            name.setVisible(bool(points))
        if not points:
            return
        counts = {side: _counts(timeline) for side, timeline in self._timelines.items()}
        last = max(float(count.max(initial=1.0)) for count in counts.values())
        self._ends = [0.0] * MOST_LINES
        highest = max(self._draw_lines(side, counts[side], last) for side in Side)
        self.show_range((0.0, last), (0.0, min(100.0, 1.1 * max(highest, 1.0))))
        self.arrange()

    def _draw_lines(self, side: Side, counts: Reals, last: float) -> float:
        """The highest share that is worth its height."""
        chosen = [point for point in self._slots if point is not None]
        shares = _shares(self._timelines[side], chosen)
        wide = counts >= last * _FIRST
        for slot, point in enumerate(self._slots):
            known = point is not None and bool(counts.size)
            column = shares[:, chosen.index(point)] if known and point is not None else np.empty(0)
            self._lines[side][slot].setData(counts[wide] if known else column, column[wide] if known else column)
            if known:
                self._ends[slot] = max(self._ends[slot], float(column[-1]))
        settled = shares[counts >= counts.max(initial=0.0) * _SETTLED]
        return float(settled.max(initial=0.0))

    def _arrange_ticks(self) -> None:
        area, locale = self.area, self.locale()
        counts = round_steps(*self._x_range, max(1, int(area.width() / _TICK_ROOM)))
        shares = round_steps(*self._y_range, max(2, int(area.height() / (4 * GRID))), least=0.1)
        decimals = 0 if all(share.is_integer() for share in shares) else 1
        self.show_ticks(
            ((count, _short(count, locale)) for count in counts),
            ((share, percent(share / 100, locale, decimals)) for share in shares),
        )

    def _arrange_labels(self) -> None:
        """Each label beside the higher end of its lines, moved down where it would lie on another."""
        for label in self._labels:
            label.hide()
        if self._rules is None or self.is_empty:
            return
        area, height = self.area, QFontMetrics(figure_font()).height()
        slots = [slot for slot, point in enumerate(self._slots) if point is not None]
        slots = sorted(slots, key=lambda slot: -self._ends[slot])[: max(1, int(area.height() / height))]
        wanted = [self.place(0, self._ends[slot]).y() - height / 2 for slot in slots]
        for slot, top in zip(slots, spread(wanted, height, area.top(), area.bottom() - height), strict=True):
            self._show_label(slot, QPointF(area.right() + GRID / 2, top), self._rules)

    def _show_label(self, slot: int, place: QPointF, rules: Rules) -> None:
        point = self._slots[slot]
        self._labels[slot].setText(move_name(point, rules) if point is not None else "")
        self._labels[slot].setPos(place - QPointF(self._canvas.pos()))
        self._labels[slot].show()


def _short(count: float, locale: QLocale) -> str:
    """Round numbers need no decimals: 20k."""
    return short_number(count, locale).replace(f"{locale.decimalPoint()}{locale.zeroDigit()}", "")


def _pen(color: str, dashed: bool) -> QPen:
    pen = hairline_pen(color)
    if dashed:
        pen.setDashPattern(_DASHES)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def _counts(timeline: Timeline) -> Reals:
    return np.array([snapshot.simulations for snapshot in timeline], float)


def _leading(left: Timeline, right: Timeline) -> list[int]:
    """The most visited candidates of both, the leaders first. One moment alone makes no line."""
    leaders = [_visited(timeline)[:_EACH] for timeline in (left, right)]
    ranked = sorted(
        ((rank, point) for points in leaders for rank, point in enumerate(points)), key=lambda pair: pair[0]
    )
    return list(dict.fromkeys(point for _, point in ranked))


def _visited(timeline: Timeline) -> list[int]:
    if len(timeline) < 2:
        return []
    root = timeline[-1].root
    return [int(point) for point in root.points[:_EACH][root.child_visits[:_EACH] > 0]]


def _shares(timeline: Timeline, points: list[int]) -> Reals:
    """[moment, candidate] in percent of the visits of all candidates."""
    if not timeline:
        return np.zeros((0, len(points)))
    visits = np.stack([snapshot.visits.ravel() for snapshot in timeline])
    totals = np.maximum(1, visits.sum(axis=1, keepdims=True))
    return np.asarray(100 * visits[:, points] / totals)


def _assigned(slots: list[int | None], points: list[int]) -> list[int | None]:
    """Whoever has a colour keeps it; the others take those that are free."""
    kept = [point if point in points else None for point in slots]
    new = iter([point for point in points if point not in kept])
    return [next(new, None) if point is None else point for point in kept]
