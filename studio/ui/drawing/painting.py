"""Paints a drawn tree. The widths of lines show priors, the sizes of discs show visits, and colours show win rates."""

from functools import cache

import numpy as np
from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, qGray

from studio.engine.views.snapshot import Integers, Reals
from studio.game.notation import move_name
from studio.game.rules import Rules
from studio.ui.drawing.layout import TreeDrawingLayout
from studio.ui.drawing.lines import REST_FROM, TreeDrawingLines
from studio.ui.drawing.viewport import Viewport
from studio.ui.heat.colours import STEPS, ColourMap, colours
from studio.ui.record.moves_painting import mixed
from studio.ui.texts.numbers import FEW_VISITS, percent, short_number
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import ThemeColors, figure_font

FILLS = ColourMap.VIRIDIS
_CONTRAST = 0.75
"""An exponent below 1.

It makes the colours of values near 0 differ more, because these are the most frequent values.
"""
_DOT, _SPECK = 1.6, 1.1  # pixels; smaller nodes are dots without a round edge, or without any edge
_EDGED_FROM = 2.2
_NAMED_FROM, _NUMBERED_FROM, _LARGE_FROM = 8.0, 19.0, 30.0
_LIGHT_FROM = 125  # of 255; text on a lighter fill is dark
_UNSURE = 1024  # added to a step, gives the same colour, but faint
_UNKNOWN = 2


def fill_steps(values: Reals) -> Integers:
    """For each node, return the index of its value (−1 to 1) in the colour map."""
    known = np.clip(np.nan_to_num(values), -1, 1)
    spread = np.sign(known) * np.abs(known) ** _CONTRAST
    return np.rint((spread + 1) / 2 * (STEPS - 1) / 4).astype(np.int64) * 4


class TreeDrawingPainting:
    """Paints the tree in an area of the widget."""

    # Text that does not fit is left out.

    def __init__(
        self,
        painter: QPainter,
        colors: ThemeColors,
        layout: TreeDrawingLayout,
        viewport: Viewport,
        area: QRectF,
        locale: QLocale,
        viewed: ViewedSide,
    ) -> None:
        self._painter, self._colors, self._layout = painter, colors, layout
        self._viewport, self._places = viewport, viewport.places(layout)
        self._area, self._locale = area, locale
        self._outline = layout.outline
        self._lines = TreeDrawingLines(painter, colors, layout, viewport, area)
        is_unsure = (self._outline.visits < FEW_VISITS) & (self._outline.proof == _UNKNOWN)
        depths = self._outline.depth
        odd, even = (viewed.on_moves_to(depth).values(self._outline.value) for depth in (1, 2))
        self._values = np.where(depths % 2, odd, even)
        self._fills = fill_steps(self._values) + _UNSURE * is_unsure
        self._widest_name = _widest_name(self._outline.rules)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self) -> None:
        self._lines.paint()
        self._paint_nodes()
        self._paint_names()
        self._paint_rests()

    def paint_ring(self, node: int, color: QColor, width: float, distance: float) -> None:
        """Paint a ring around a node. `distance` is its distance from the edge of the node in pixels."""
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(color, width))
        radius = float(self._places.radius[node]) + distance
        self._painter.drawEllipse(self._middle(node), radius, radius)

    def paint_extra_edges(self, node: int) -> None:
        """Paint the edges that lead from additional parents to `node`, in the accent colour."""
        self._lines.paint_extra_edges(node)

    # Nodes

    def _seen_nodes(self) -> Integers:
        """Return the visible nodes in the order in which they are painted."""
        # Larger ones come last and cover smaller ones.
        x, y, radius = self._places.x, self._places.y, self._places.radius
        across = (x + radius >= self._area.left()) & (x - radius <= self._area.right())
        down = (y + radius >= self._area.top()) & (y - radius <= self._area.bottom())
        return np.flatnonzero(across & down)[::-1]

    def _paint_nodes(self) -> None:
        nodes = self._seen_nodes()
        nodes = nodes[np.argsort(self._fills[nodes], kind="stable")]
        is_dot = (self._places.radius[nodes] < _DOT) & (self._outline.proof[nodes] == _UNKNOWN)
        self._paint_dots(nodes[is_dot])
        self._paint_discs(nodes[~is_dot])

    def _paint_dots(self, nodes: Integers) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        steps = self._fills[nodes]
        size = 2 * self._places.radius[nodes]
        corners = np.stack([self._places.x[nodes] - size / 2, self._places.y[nodes] - size / 2, size, size], axis=1)
        self._painter.setBrush(mixed(self._colors.color("quiet_text"), self._colors.color("pane")))
        edged = corners[size > 2 * _SPECK]
        if edged.size:
            self._painter.drawRects([QRectF(x - 0.5, y - 0.5, w + 1, h + 1) for x, y, w, h in edged.tolist()])
        for step in np.unique(steps).tolist():
            self._painter.setBrush(_fill(step, self._colors))
            self._painter.drawRects([QRectF(*corner) for corner in corners[steps == step].tolist()])

    def _paint_discs(self, nodes: Integers) -> None:
        edge, proven = self._edges()
        painter, last = self._painter, (-1, -1)
        proofs, steps = self._outline.proof[nodes].tolist(), self._fills[nodes].tolist()
        spots = np.stack([self._places.x[nodes], self._places.y[nodes], self._places.radius[nodes]], axis=1).tolist()
        for (x, y, radius), step, proof in zip(spots, steps, proofs, strict=True):
            kind = 2 if proof != _UNKNOWN else int(radius >= _EDGED_FROM)
            if (step, kind) != last:
                painter.setBrush(_fill(step, self._colors))
                painter.setPen((Qt.PenStyle.NoPen, edge, proven)[kind])
                last = (step, kind)
            painter.drawEllipse(QPointF(x, y), radius, radius)

    def _edges(self) -> tuple[QPen, QPen]:
        """Return the pens for the outlines of unproven nodes and of proven nodes."""
        width = max(1.5, min(4.0, 2.5 * self._viewport.zoom))
        return QPen(self._colors.color("quiet_text"), 1), QPen(self._colors.color("proven"), width)

    # Texts

    def _paint_names(self) -> None:
        nodes = self._seen_nodes()
        for node in nodes[self._places.radius[nodes] >= _NAMED_FROM].tolist():
            is_dark = qGray(_fill(int(self._fills[node]), self._colors).rgb()) < _LIGHT_FROM
            self._painter.setPen(
                self._colors.pair("white_stone")[0] if is_dark else self._colors.pair("black_stone")[1]
            )
            self._write(node, float(self._places.radius[node]))

    def _write(self, node: int, radius: float) -> None:
        """Write the move, the win rate and the visits of a node, if there is room for them.

        At the root, write only the visits.
        """
        if radius < _NUMBERED_FROM:
            if node:
                self._draw_name(node, radius)
            return
        size, small = (15, 12) if radius >= _LARGE_FROM else (12, 10)
        lines = [(short_number(int(self._outline.visits[node]), self._locale), small, False)]
        if node:
            rate = percent((float(self._values[node]) + 1) / 2, self._locale, 0)
            lines = [(self._name(node), size, True), (rate, small, False)] + lines * (radius >= _LARGE_FROM)
        middle = self._middle(node) - QPointF(0, (sum(pixels for _, pixels, _ in lines) - lines[0][1]) * 0.6)
        for text, pixels, bold in lines:
            self._draw_text(middle, text, pixels, bold)
            middle += QPointF(0, pixels * 1.2)

    def _draw_name(self, node: int, radius: float) -> None:
        """Write the move in the largest font that fits."""
        # Nodes of equal size have equal fonts.
        for size in (12, 10):
            if _font(size, False)[1].horizontalAdvance(self._widest_name) / 2 + 1.5 <= radius:
                self._draw_text(self._middle(node), self._name(node), size)
                return

    def _name(self, node: int) -> str:
        return move_name(int(self._outline.point[node]), self._outline.rules)

    def _paint_rests(self) -> None:
        """Paint the numbers of undrawn children, such as "+12"."""
        self._painter.setPen(self._colors.color("quiet_text"))
        if self._viewport.zoom >= REST_FROM:
            rests, x, y = self._lines.seen_rests()
            for rest, across, down in zip(rests.tolist(), x.tolist(), y.tolist(), strict=True):
                self._draw_text(QPointF(across, down), self._rest_text(int(self._layout.rest[rest])), 10)
        nodes = self._seen_nodes()
        is_bare = (self._outline.left_out[nodes] > 0) & ~np.isin(nodes, self._layout.rest)
        for node in nodes[is_bare & (self._places.radius[nodes] >= _NAMED_FROM)].tolist():
            below = QPointF(0, float(self._places.radius[node]) + 7)
            self._draw_text(self._middle(node) + below, self._rest_text(node), 10)

    def _rest_text(self, node: int) -> str:
        return "+" + short_number(int(self._outline.left_out[node]), self._locale)

    def _draw_text(self, middle: QPointF, text: str, pixels: int, bold: bool = False) -> None:
        font, metrics = _font(pixels, bold)
        self._painter.setFont(font)
        across = metrics.horizontalAdvance(text) / 2
        self._painter.drawText(middle + QPointF(-across, metrics.capHeight() / 2), text)

    def _middle(self, node: int) -> QPointF:
        return QPointF(float(self._places.x[node]), float(self._places.y[node]))


@cache
def _fill(step: int, colors: ThemeColors) -> QColor:
    """Return the fill colour at an index of the colour map."""
    # If `_UNSURE` was added, it is faint.
    color = QColor(*colours(FILLS)[min(step % _UNSURE, STEPS - 1)].tolist())
    return mixed(color, colors.color("pane")) if step >= _UNSURE else color


def _widest_name(rules: Rules) -> str:
    if rules.gravity:
        return "8" * len(str(rules.columns))
    return ("m" if rules.columns >= 13 else "d") + "8" * len(str(rules.rows))


@cache
def _font(pixels: int, bold: bool) -> tuple[QFont, QFontMetricsF]:
    font = figure_font(bold=bold)
    font.setPixelSize(pixels)
    return font, QFontMetricsF(font)
