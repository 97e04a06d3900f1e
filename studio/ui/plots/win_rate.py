"""The plot of the win rate over the game, and a slider for the current move."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import nan

import numpy as np
import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from studio.game.message import fill
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.insight.mistakes import BLUNDER, MISTAKE
from studio.ui.plots.frame import PlotFrame, Reals, Tick, alone, curve, curve_pen, hairline_pen, round_steps, thinned
from studio.ui.plots.word_place import clear_anchor
from studio.ui.texts.numbers import percent
from studio.ui.texts.sides import side_name
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import GRID, Theme, figure_font

_MOST_DOTS = 200
_MOST_FILLED = 500  # the area below a longer line is not filled, because that is slow
_MOST_MARKS = 500
_TICK_ROOM = 56
_LEAST_FOR_TEXT, _LEAST_FOR_MOVES = 12 * GRID, 7 * GRID
"""The plot shows the whole text if it is at least `_LEAST_FOR_TEXT` pixels high, and move numbers below the curve
if it is at least `_LEAST_FOR_MOVES` pixels high.
"""
_KEY_MARK = 13
"""The diameter in pixels of the ring around a key moment. Half of it fits into the margin of the plot."""
_LATER_DOT = 7
"""The diameter in pixels of the hollow dot of a later search."""
_TRACK, _HANDLE = 4, 6
"""The height of the slider's track and the radius of its handle, in pixels."""


@dataclass(frozen=True, slots=True)
class WinRatePoint:
    """The win rate after `ply` moves, and notes about the last of these moves."""

    ply: int
    black: float | None
    """Black's win rate from 0 to 1, or None."""
    name: str
    """The last move, such as h8."""
    drop: float = 0.0
    """The win rate that the move lost for its side, from 0 to 1."""
    note: str = ""
    """A note on a win that the move missed or allowed."""
    later: str = ""
    """A text about a search that was made after the review and disagrees with `black`."""
    later_black: float | None = None
    """Black's win rate from 0 to 1, according to the later search."""


class WinRatePlot(PlotFrame):
    """Plots the win rate after each move, with marks for the current move and mistakes. Clicks and drags choose a move.

    Curve and texts are for the side that the user has chosen, or else for Black. In a reviewed game, a hollow dot shows
    a later search that disagrees. Without win rates, the widget is a plain slider below a text.
    """

    ply_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("win_rate_plot", theme, parent)
        self.setMouseTracking(True)
        self._rules, self._side = PRESETS["gomoku-15"], Stone.BLACK
        self._points: dict[int, WinRatePoint] = {}
        self._first = self._last = self._current = 0
        self._has_rates = self._is_hidden = self._is_replaced = False
        self._chosen: int | None = None  # by the current press of the mouse
        self._line = curve(connect="finite")
        self._now = pg.PlotCurveItem(antialias=False)
        self._dots, self._mistakes, self._blunders = (
            pg.ScatterPlotItem(size=size, pen=None, pxMode=True) for size in (4, 7, 9)
        )
        self._key_moments: Collection[int] = ()
        self._decided: int | None = None
        self._key_marks = pg.ScatterPlotItem(size=_KEY_MARK, brush=None, pxMode=True, antialias=True)
        self._later_dots = pg.ScatterPlotItem(size=_LATER_DOT, pxMode=True, antialias=True)
        self._word = pg.TextItem()
        dots = self._dots, self._mistakes, self._blunders, self._key_marks, self._later_dots
        for item in (self._line, self._now, *dots, self._word):
            self.add_item(item)
        self._make_header()
        self.color_items()
        self._set_texts()

    # Commands

    def show_rules(self, rules: Rules) -> None:
        """Set the rules."""
        # They determine the names of the sides.
        if rules != self._rules:
            self._rules = rules
            self._set_texts()

    def show_side(self, viewed: ViewedSide) -> None:
        """Set the side of the win rates."""
        if viewed.plotted is not self._side:
            self._side = viewed.plotted
            self._draw()

    def set_hidden_from_player(self, *, hidden: bool) -> None:
        """Set whether the win rates are hidden during a game."""
        # The empty plot then says so.
        if hidden is not self._is_hidden:
            self._is_hidden = hidden
            self._write_empty()

    def show_points(self, points: Sequence[WinRatePoint]) -> None:
        """Show the points in the order of the game."""
        # A point without a win rate leaves a gap.
        self._points = {point.ply: point for point in points}
        self._draw()

    def show_key_moments(self, plies: Collection[int], decided: int | None = None) -> None:
        """Draw rings around the moves with these numbers, which are the key moments of the game.

        `decided` is the number of the move that decided the game, or None.
        """
        if (plies, decided) != (self._key_moments, self._decided):
            self._key_moments, self._decided = plies, decided
            self._draw()

    def show_current(self, ply: int, *, is_replaced: bool = False) -> None:
        """Mark the current move.

        If `is_replaced` is set, the board shows a different move, and the text says that it is about the move of the
        game.
        """
        self._current, self._is_replaced = ply, is_replaced
        self._now.setData(np.array([ply, ply], float), np.array([0.0, 100.0]))
        self._describe()
        self.update()

    @property
    def points(self) -> Mapping[int, WinRatePoint]:
        """The points in the plot, by ply."""
        return self._points

    @property
    def decided(self) -> int | None:
        """The number of the move that decided the game, or None."""
        return self._decided

    @property
    def key_moments(self) -> Collection[int]:
        """The numbers of the ringed moves."""
        return self._key_moments

    def color_items(self) -> None:
        theme = self._theme
        self._line.setPen(curve_pen(theme.color("accent"), self))
        background = theme.color("accent")
        background.setAlphaF(0.12)
        self._line.setBrush(background)
        self._now.setPen(hairline_pen(theme.color("quiet_text")))
        for dots, name in ((self._dots, "accent"), (self._mistakes, "worst"), (self._blunders, "failed")):
            dots.setBrush(theme.color(name))
        self._key_marks.setPen(pg.mkPen(theme.color("text"), width=1.5))
        self._word.setColor(theme.color("text"))
        self._later_dots.setPen(pg.mkPen(theme.color("accent"), width=1.5))
        self._later_dots.setBrush(theme.color("pane"))
        self._details.setStyleSheet(f"color: {theme.colors.quiet_text};")

    def arrange(self) -> None:
        area, locale = self.area, self.locale()
        self._details.setFont(figure_font())
        self._word.setFont(figure_font())
        plies = round_steps(self._first, self._last, int(area.width() / _TICK_ROOM))
        self.show_ticks(((ply, locale.toString(round(ply))) for ply in plies), self._rate_ticks())
        self._place_word()
        self._describe()

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Win rate over the game"))
        self._write_empty()
        self.arrange()

    def _write_empty(self) -> None:
        """Set the text of the empty plot, which says what will appear there."""
        # A low plot has a short text.
        if self._is_hidden:
            self._empty.setText(self.tr("The win rate over the game appears here after the game."))
            return
        long = self.tr(
            "The win rate over the game appears here. “Run” (Space) analyses a position, “Review "
            "the Game” (F12) the whole game."
        )
        is_low = self.height() < _LEAST_FOR_TEXT
        self._empty.setText(self.tr("“Review the Game” (F12) shows the win rate here.") if is_low else long)

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._chosen = None
            self._choose(self._ply_at(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        ply = self._ply_at(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(ply)
        text = "" if ply is None else self._tip(self._points.get(ply))
        QToolTip.showText(event.globalPosition().toPoint(), text, self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write_empty()
        self._fit_parts()

    def event(self, event: QEvent) -> bool:
        """Ignore Qt's tooltip events."""
        # The plot shows its tooltip when the mouse moves.
        return event.type() is QEvent.Type.ToolTip or super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Without win rates, draw a slider's track and handle."""
        super().paintEvent(event)
        if not self.is_empty or not self._has_moves:
            return
        painter, track = QPainter(self), self._track
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("border"))
        painter.drawRoundedRect(track, _TRACK / 2, _TRACK / 2)
        share = (self._current - self._first) / max(1, self._last - self._first)
        painter.setBrush(self._theme.color("accent"))
        painter.drawEllipse(QPointF(track.left() + share * track.width(), track.center().y()), _HANDLE, _HANDLE)
        painter.end()

    # Header

    def _make_header(self) -> None:
        self._details = QLabel(self)
        self._details.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._header.addWidget(self._details, 1)
        self._details.hide()

    # Implementation

    @property
    def _has_moves(self) -> bool:
        return self._last > self._first

    @property
    def _track(self) -> QRectF:
        left, right = 2 * GRID, self.width() - 2 * GRID
        return QRectF(left, self.height() - 2 * GRID, max(1, right - left), _TRACK)

    def _choose(self, ply: int | None) -> None:
        if ply is not None and ply != self._chosen:
            self._chosen = ply
            self.ply_chosen.emit(ply)

    def _ply_at(self, event: QMouseEvent) -> int | None:
        """Return the ply nearest to the mouse.

        Return None if there are no moves, or if the mouse is over the header.
        """
        if self.is_empty:
            return self._ply_on_track(event.position().x()) if self._has_moves else None
        if event.position().y() < self.corner.y():
            return None
        return min(max(round(self.x_at(event.position())), self._first), self._last)

    def _ply_on_track(self, x: float) -> int:
        share = min(max((x - self._track.left()) / self._track.width(), 0.0), 1.0)
        return self._first + round(share * (self._last - self._first))

    def _draw(self) -> None:
        self._first, self._last = first, last = min(self._points, default=0), max(self._points, default=0)
        rates = np.full(last - first + 1, nan)
        for ply, point in self._points.items():
            rates[ply - first] = nan if point.black is None else self._percent(point.black)
        plies = np.arange(first, last + 1, dtype=float)
        self._line.setData(*thinned(plies, rates), fillLevel=0 if rates.size <= _MOST_FILLED else None)
        dotted = ~np.isnan(rates) if rates.size <= _MOST_DOTS else alone(rates)
        self._dots.setData(plies[dotted], rates[dotted])
        self._draw_marks(first, rates)
        self.show_range((first, max(first + 1, last)), (0.0, 100.0))
        self._has_rates = not bool(np.isnan(rates).all())
        self._fit_parts()
        self.show_plot(self._has_rates)
        self.arrange()
        self.update()

    def _draw_marks(self, first: int, rates: Reals) -> None:
        known = (point for point in self._points.values() if point.drop >= MISTAKE and point.black is not None)
        marked = sorted(known, key=lambda point: -point.drop)[:_MOST_MARKS]
        self._mark(self._mistakes, (point.ply for point in marked if point.drop < BLUNDER), first, rates)
        self._mark(self._blunders, (point.ply for point in marked if point.drop >= BLUNDER), first, rates)
        keys = (ply for ply in self._key_moments if ply in self._points and self._points[ply].black is not None)
        self._mark(self._key_marks, keys, first, rates)
        self._later_dots.setData(*map(np.array, self._later_rates))

    def _place_word(self) -> None:
        """Write a word beside the move that decided the game, unless the word would cross the curve."""
        points = sorted(self._points.items())
        known = {ply: self._percent(each.black) for ply, each in points if each.black is not None}
        at = -1 if self._decided is None else self._decided
        self._word.setText(self.tr("decided") if at in known else "")
        if at not in known:
            return
        curve = [self.place(*each) for each in known.items()]
        anchor = clear_anchor(self._word.boundingRect().size(), self.place(at, known[at]), curve, self.area)
        self._word.setText("" if anchor is None else self._word.toPlainText())
        self._word.setAnchor(anchor or (0, 0))
        self._word.setPos(at, known[at])

    def _mark(self, dots: pg.ScatterPlotItem, plies: Iterable[int], first: int, rates: Reals) -> None:
        at = np.fromiter(plies, int)
        dots.setData(at.astype(float), rates[at - first])

    @property
    def _later_rates(self) -> tuple[Sequence[float], Sequence[float]]:
        """The plies of the hollow dots, and their win rates in percent."""
        later = [(point.ply, point.later_black) for point in self._points.values() if point.later_black is not None]
        return [float(ply) for ply, _ in later], [self._percent(rate) for _, rate in later]

    def _rate_ticks(self) -> list[Tick]:
        """Return the ticks of the y axis: the sides' names at its ends, and percentages between them."""
        shares = (0.25, 0.5, 0.75) if self.area.height() >= 18 * GRID else (0.5,)
        between = [(100 * at, percent(at, self.locale(), 0)) for at in shares]
        return [(0.0, self._name(self._side.opponent)), *between, (100.0, self._name(self._side))]

    def _fit_parts(self) -> None:
        """Hide the text and the move numbers if the plot is not high enough for them."""
        # `arrange` must not call this: it runs while the plot inside is being resized.
        self._details.setVisible(self._has_rates and self.height() >= _LEAST_FOR_TEXT)
        self._word.setVisible(self.height() >= _LEAST_FOR_TEXT)
        self.show_x_labels(shown=self.height() >= _LEAST_FOR_MOVES)

    # Texts

    def _describe(self) -> None:
        point = self._points.get(self._current)
        texts = self._texts_of(point) if point is not None and point.black is not None else ("",)
        self.setAccessibleDescription(texts[0])
        room, metrics = self._details.width(), self._details.fontMetrics()
        self._details.setText(next((text for text in texts if metrics.horizontalAdvance(text) <= room), ""))

    def _texts_of(self, point: WinRatePoint) -> Sequence[str]:
        """Return texts about a point, the longest one first. If a later search disagrees, all texts say so."""
        if point.later_black is None:
            return self._placed(self._description(point)), self._placed(self._rate_text(point))
        rates = [self._side_text(each) for each in (point.black, point.later_black) if each is not None]
        short = fill(self.tr("Review: {rate}; later: {later}"), rate=rates[0], later=rates[-1])
        named = fill(self.tr("Review: {rate}"), rate=rates[0])
        return *map(self._placed, (self._description(point), short, named)), self.tr("By the review")

    def _placed(self, text: str) -> str:
        """Return `text`, which is about the current move.

        If the board shows a different move, add that it is about the game.
        """
        return fill(self.tr("In the game: {text}"), text=text) if self._is_replaced else text

    def _description(self, point: WinRatePoint) -> str:
        number = self.locale().toString(point.ply)
        text = fill(self.tr("{rate} after move {number}"), rate=self._rate_text(point), number=number)
        return fill(self.tr("{text}. {later}"), text=text, later=point.later) if point.later else text

    def _tip(self, point: WinRatePoint | None) -> str:
        if point is None:
            return ""
        lines = [self._rate_text(point)]
        if point.drop >= MISTAKE:
            lost = self.locale().toString(100 * point.drop, "f", 1)
            lines.append(fill(self.tr("Win rate lost by this move: {points} points"), points=lost))
        if point.later:
            lines.append(point.later)
        if point.note:
            lines.append(point.note)
        if point.ply in self._key_moments:
            is_decision = point.ply == self._decided
            lines.append(self.tr("The game was decided here") if is_decision else self.tr("Key moment of the game"))
        if point.name:
            number = self.locale().toString(point.ply)
            lines[0] = fill(self.tr("{number}. {move}: {rate}"), number=number, move=point.name, rate=lines[0])
        return "\n".join(lines)

    def _rate_text(self, point: WinRatePoint) -> str:
        return self.tr("not analysed") if point.black is None else self._side_text(point.black)

    def _side_text(self, of_black: float) -> str:
        """Return the plotted win rate, with the name of its side."""
        rate = percent(self._percent(of_black) / 100, self.locale())
        return fill(self.tr("{side} {rate}"), side=self._name(self._side), rate=rate)

    def _percent(self, of_black: float) -> float:
        """Return the win rate of the plotted side in percent."""
        return 100 * (of_black if self._side is Stone.BLACK else 1 - of_black)

    def _name(self, side: Stone) -> str:
        return side_name(side, self._rules)
