"""The base class of all plots. It shows a pyqtgraph plot without controls, or a text if there is no data."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, floor, log10
from typing import Any

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFontMetrics, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedLayout, QWidget

from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.empty_label import EmptyLabel
from studio.ui.widgets.theme import GRID, Theme, figure_font

Range = tuple[float, float]
Tick = tuple[float, str]
Reals = npt.NDArray[np.float64]

_AXIS_GAP = 4
_MARGIN = GRID  # so that dots and labels at the edge are not cut off
_CURVE = 2
"""The width of a curve in logical pixels."""
_COLUMNS = 1000  # of more points, several would share a pixel


class PlotFrame(QFrame):
    """A frame with a plot. Subclasses add items and set the visible range. The frame receives the mouse events.

    The plot is created when it is first shown, because this is slow and many plots are never shown.
    """

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._theme = theme
        self._x_range: Range = (0.0, 1.0)
        self._y_range: Range = (0.0, 1.0)
        self._shown_ticks: tuple[list[Tick], list[Tick]] = [], []
        self._right, self._has_x_labels = 0, True
        self._items: list[pg.GraphicsObject] = []
        self._canvas: Any = None  # a `PlotWidget`; None until the plot is first shown
        self._empty = EmptyLabel(f"{name}_empty", parent=self)
        self._header = QHBoxLayout()
        self._lay_out()
        self._dress()
        theme.changed.connect(self._on_theme)

    # Commands

    def show_plot(self, shown: bool) -> None:
        """Show the plot, or the text if `shown` is False."""
        if shown and self._canvas is None:
            self.make_plot()
        self._stack.setCurrentIndex(int(shown))

    @property
    def is_empty(self) -> bool:
        return self._stack.currentIndex() == 0

    def show_range(self, x: Range, y: Range) -> None:
        """Set the visible ranges of the x and the y values."""
        self._x_range, self._y_range = x, y
        self._fit()

    def show_ticks(self, x: Iterable[Tick], y: Iterable[Tick]) -> None:
        """Set the positions and labels of the ticks."""
        # Each tick of the y axis has a thin line across the plot.
        self._shown_ticks = list(x), list(y)
        if self._canvas is not None:
            self._set_ticks()

    def show_x_labels(self, *, shown: bool) -> None:
        """Set whether the x axis has labels. Without them, there is more height for the plot."""
        if shown is not self._has_x_labels:
            self._has_x_labels = shown
            if self._canvas is not None:
                self._dress_axis("bottom")
                self._set_ticks()

    def keep_right(self, width: int) -> None:
        """Reserve `width` pixels to the right of the plot."""
        self._right = width
        if self._canvas is not None:
            self.plot.layout.setContentsMargins(0, 0, width + GRID, 0)

    # For subclasses

    @property
    def plot(self) -> pg.PlotItem:
        """The plot. It does not exist before `make_plot` is called."""
        return self._canvas.getPlotItem()

    def add_item(self, item: pg.GraphicsObject) -> None:
        """Add an item to the plot. Call this before `make_plot`."""
        self._items.append(item)

    def make_plot(self) -> None:
        """Create the plot with its items, ticks and ranges."""
        self._canvas = _quiet_canvas()
        self._canvas.setMinimumSize(1, 1)
        self._stack.addWidget(self._canvas)
        for item in self._items:
            self.plot.addItem(item)
        self.plot.getViewBox().sigResized.connect(self._on_resized)
        self.keep_right(self._right)
        self._dress_canvas()
        self._set_ticks()
        self._fit()

    def color_items(self) -> None:
        """Colour the items according to the theme."""

    def arrange(self) -> None:
        """Lay out the parts that depend on size, font or number format."""

    # Geometry

    @property
    def area(self) -> QRectF:
        """The rectangle of the visible range, in coordinates of this frame."""
        inside = QRectF(self._empty.geometry())
        if self._canvas is not None:
            inside = self.plot.getViewBox().sceneBoundingRect().translated(self.corner)
        return inside.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    @property
    def corner(self) -> QPointF:
        """The top left corner of the plot, in coordinates of this frame."""
        return QPointF((self._empty if self._canvas is None else self._canvas).pos())

    def place(self, x: float, y: float) -> QPointF:
        """Return the position of the values (x, y), in coordinates of this frame."""
        area, (left, right), (bottom, top) = self.area, self._x_range, self._y_range
        across, up = (x - left) / (right - left), (y - bottom) / (top - bottom)
        return QPointF(area.left() + across * area.width(), area.bottom() - up * area.height())

    def x_at(self, place: QPointF) -> float:
        """Return the x value at a position in this frame."""
        area, (left, right) = self.area, self._x_range
        return left + (place.x() - area.left()) / max(1.0, area.width()) * (right - left)

    def sizeHint(self) -> QSize:
        return QSize(40 * GRID, 20 * GRID)

    def minimumSizeHint(self) -> QSize:
        return QSize(20 * GRID, 12 * GRID)

    # Events

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self._dress()
            self.arrange()

    # Implementation

    def _lay_out(self) -> None:
        self._empty.setContentsMargins(GRID, 0, 2 * GRID, 0)
        self._stack = QStackedLayout()
        self._empty.setMinimumSize(1, 1)
        self._stack.addWidget(self._empty)
        self._header.setContentsMargins(0, 0, GRID, 0)
        vbox(self._header, (self._stack, 1), of=self, spacing=_AXIS_GAP, margins=(GRID, _AXIS_GAP, 0, _AXIS_GAP))

    @Slot()
    def _on_theme(self) -> None:
        self._dress()
        self.color_items()

    def _dress(self) -> None:
        colors = self._theme.colors
        frame = f"background: {colors.pane}; border: 1px solid {colors.border}; border-radius: 6px;"
        empty = f"#{self._empty.objectName()} {{ color: {colors.quiet_text}; }}"
        self.setStyleSheet(f"#{self.objectName()} {{ {frame} }} {empty}")
        self._dress_canvas()

    def _dress_canvas(self) -> None:
        if self._canvas is not None:
            self._canvas.setBackground(self._theme.color("pane"))
            for side in ("left", "bottom"):
                self._dress_axis(side)

    def _dress_axis(self, side: str) -> None:
        axis, font = self.plot.getAxis(side), figure_font()
        axis.setPen(None)
        # pyqtgraph paints a tick without length as a dot, even with no pen
        axis.setTickPen(hairline_pen(self._theme.color("border" if side == "left" else "pane")))
        axis.setTextPen(self._theme.color("quiet_text"))
        axis.setStyle(tickFont=font, tickLength=0, tickAlpha=255, tickTextOffset=_AXIS_GAP)
        if side == "bottom":
            axis.setStyle(tickTextOffset=0, hideOverlappingLabels=GRID)
            axis.setHeight(QFontMetrics(font).height() if self._has_x_labels else 0)

    def _set_ticks(self) -> None:
        metrics, (x, y) = QFontMetrics(figure_font()), self._shown_ticks
        shown = apart(y, self._y_range, self.area.height(), metrics.height())
        self.plot.getAxis("bottom").setTicks([x if self._has_x_labels else []])
        self.plot.getAxis("left").setTicks([shown])
        widest = max((metrics.horizontalAdvance(text) for _, text in y), default=0)
        self.plot.getAxis("left").setWidth(widest + 2 * _AXIS_GAP)

    def _fit(self) -> None:
        """Set the range of the pyqtgraph plot."""
        # The visible range then fills the area between the margins.
        if self._canvas is None:
            return
        area = self.area
        x, y = _widened(self._x_range, area.width()), _widened(self._y_range, area.height())
        self.plot.getViewBox().setRange(xRange=x, yRange=y, padding=0, disableAutoRange=True)

    @Slot(object)
    def _on_resized(self, _box: object) -> None:
        self._fit()
        self.arrange()


def hairline_pen(color: object) -> QPen:
    """Return a pen of one pixel."""
    # With wider antialiased lines, pyqtgraph is very slow.
    pen = pg.mkPen(color, width=1)
    pen.setCosmetic(True)
    return QPen(pen)


def curve(**options: object) -> pg.PlotCurveItem:
    """Return an empty antialiased curve for `curve_pen`."""
    item = pg.PlotCurveItem(antialias=True, **options)
    item.setSegmentedLineMode("on")  # Qt takes hundreds of times as long to stroke a wide curve as one path
    return item


def curve_pen(color: object, widget: QWidget) -> QPen:
    """Return a pen for a curve that is visible from a distance."""
    pen = pg.mkPen(color, width=_CURVE * widget.devicePixelRatioF())  # a cosmetic pen counts pixels of the screen
    pen.setCosmetic(True)
    return QPen(pen)


def _widened(values: Range, pixels: float) -> Range:
    margin = (values[1] - values[0]) * _MARGIN / max(1.0, pixels)
    return values[0] - margin, values[1] + margin


def round_steps(low: float, high: float, most: int, least: float = 1.0) -> list[float]:
    """Return at most `most` + 1 round numbers from `low` to `high`.

    Their distance is 1, 2 or 5 times a power of ten, at least `least`.
    """
    rough = max(least, (high - low) / max(1, most))
    power = 10.0 ** floor(log10(rough))
    step = next(times * power for times in (1, 2, 5, 10) if times * power >= rough * 0.999)
    first, last = ceil(low / step), floor(high / step)
    return [number * step for number in range(first, last + 1)]


def apart(ticks: Sequence[Tick], visible: Range, room: float, height: float) -> list[Tick]:
    """Return the ticks of a vertical axis, with some labels removed so that labels do not overlap.

    The axis is `room` pixels high, and a label is `height` pixels high. The remaining labels are evenly spaced. A tick
    without a label keeps its line.
    """
    pixels = room / max(1e-9, visible[1] - visible[0])
    last = len(ticks) - 1
    for step in (step for step in range(1, last + 1) if last % step == 0):
        kept = range(0, len(ticks), step)
        if all((ticks[b][0] - ticks[a][0]) * pixels >= height for a, b in pairwise(kept)):
            break
    else:
        kept = range(len(ticks) // 2, len(ticks) // 2 + 1)
    return [(value, text if at in kept else "") for at, (value, text) in enumerate(ticks)]


def alone(y: Reals) -> npt.NDArray[np.bool_]:
    """Return for each value whether it stands alone between two unknown ones (NaN)."""
    # Such a value has no visible line.
    unknown = np.pad(np.isnan(y), 1, constant_values=True)
    return np.asarray(~unknown[1:-1] & unknown[:-2] & unknown[2:])


def thinned(x: Reals, y: Reals) -> tuple[Reals, Reals]:
    """Reduce the points of a line to the lowest and the highest value in each column of pixels."""
    # The drawn line looks the same.
    if y.size <= 2 * _COLUMNS:
        return x, y
    starts = np.linspace(0, y.size, _COLUMNS, endpoint=False).astype(int)
    extremes = np.column_stack((np.fmin.reduceat(y, starts), np.fmax.reduceat(y, starts)))
    return np.repeat(x[starts], 2), extremes.ravel()


def _quiet_canvas() -> pg.PlotWidget:
    """Return a plot that leaves mouse and key events to its parent."""
    canvas = pg.PlotWidget(enableMenu=False)
    canvas.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    for part in (canvas, canvas.viewport()):
        part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plot = canvas.getPlotItem()
    plot.hideButtons()
    plot.setMouseEnabled(x=False, y=False)
    plot.disableAutoRange()
    left = plot.getAxis("left")
    left.setGrid(255)
    left.setZValue(-1)
    return canvas
