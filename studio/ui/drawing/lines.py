"""Paints the lines of a drawn tree.

The width of a line shows the prior. If a node has additional parents because of a transposition, curves lead from them
to the node.
"""

import numpy as np
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from studio.engine.views.snapshot import Integers, Reals
from studio.ui.drawing.layout import Booleans, TreeDrawingLayout
from studio.ui.drawing.viewport import Viewport
from studio.ui.record.moves_painting import mixed
from studio.ui.widgets.theme import ThemeColors

REST_FROM = 2.2
"""The zoom from which there is enough space for the numbers of undrawn children, such as "+12"."""
_WIDTHS = (1.0, 1.0, 1.5, 2.25, 3.0)
_PRINCIPAL_WIDTH = 3.5
_MOST_SMOOTH_CURVES, _MOST_CURVES = 300, 700
"""How many curves are painted smoothly at most, and how many curves are painted at all.

The least visited edges are left out.
"""


class TreeDrawingLines:
    """Paints the edges of a drawn tree in one area of the widget."""

    def __init__(
        self, painter: QPainter, colors: ThemeColors, layout: TreeDrawingLayout, viewport: Viewport, area: QRectF
    ) -> None:
        self._painter, self._colors, self._layout = painter, colors, layout
        self._viewport, self._places, self._area = viewport, viewport.places(layout), area
        self._outline = layout.outline

    def paint(self) -> None:
        faint = mixed(self._colors.color("border"), self._colors.color("pane"))
        self._paint_curves(np.flatnonzero(self._layout.is_extra), faint, 1.0)
        self._paint_lines()
        self._paint_rest_lines()

    def paint_extra_edges(self, node: int) -> None:
        """Paint the edges that lead from additional parents to `node`, in the accent colour."""
        into = np.flatnonzero(self._layout.is_extra & (self._outline.edge_to == node))
        self._paint_curves(into, self._colors.color("accent"), 1.25)

    def seen_rests(self) -> tuple[Integers, Reals, Reals]:
        """Return the indexes, x coordinates and y coordinates of the visible texts that show numbers of undrawn
        children.
        """
        x, y = self._viewport.rests(self._layout)
        across = (x >= self._area.left() - 20) & (x <= self._area.right() + 20)
        seen = np.flatnonzero(across & (y >= self._area.top() - 20) & (y <= self._area.bottom() + 20))
        return seen, x[seen], y[seen]

    def _paint_lines(self) -> None:
        edges = np.flatnonzero(~self._layout.is_extra)
        edges = edges[self._crosses(edges)]
        both = self._outline.is_principal
        principal = both[self._outline.edge_from[edges]] & both[self._outline.edge_to[edges]]
        strengths = np.rint(np.sqrt(self._layout.weights[edges]) * (len(_WIDTHS) - 1)).astype(int)
        for strength, width in enumerate(_WIDTHS):
            color = _between(self._colors, strength / (len(_WIDTHS) - 1))
            self._draw_lines(edges[(strengths == strength) & ~principal], QPen(color, self._thin(width)))
        self._draw_lines(edges[principal], QPen(self._colors.color("accent"), max(2.0, self._thin(_PRINCIPAL_WIDTH))))

    def _draw_lines(self, edges: Integers, pen: QPen) -> None:
        if not edges.size:
            return
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self._painter.setPen(pen)
        self._painter.drawLines([QLineF(*ends) for ends in self._ends(edges).tolist()])

    def _paint_curves(self, edges: Integers, color: QColor, width: float) -> None:
        # The lines of the tree are straight.
        edges = edges[self._crosses(edges)]
        if edges.size > _MOST_CURVES:
            edges = edges[np.argsort(self._outline.edge_visits[edges])[-_MOST_CURVES:]]
        path = QPainterPath()
        for x1, y1, x2, y2 in self._ends(edges).tolist():
            path.moveTo(x1, y1)
            path.quadTo((x1 + x2) / 2 + (y2 - y1) / 3, y1 + (y2 - y1) * 0.7, x2, y2)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(color, width))
        # smooth curves take twice as long
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, edges.size <= _MOST_SMOOTH_CURVES)
        self._painter.drawPath(path)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _paint_rest_lines(self) -> None:
        if self._viewport.zoom < REST_FROM:
            return
        rests, x, y = self.seen_rests()
        pen = QPen(self._colors.color("border"), 1, Qt.PenStyle.DotLine)
        self._painter.setPen(pen)
        nodes = self._layout.rest[rests]
        ends = np.stack([self._places.x[nodes], self._places.y[nodes], x, y], axis=1)
        self._painter.drawLines([QLineF(*one) for one in ends.tolist()])

    def _ends(self, edges: Integers) -> Reals:
        other = self._outline.edge_to[edges]
        is_extra = self._layout.is_extra[edges]
        one = np.where(is_extra, self._outline.edge_from[edges], self._layout.anchor[other])
        x, y = self._places.x, self._places.y
        return np.stack([x[one], y[one], x[other], y[other]], axis=1)

    def _crosses(self, edges: Integers) -> Booleans:
        """For each edge, return whether a part of it may be visible."""
        ends = self._ends(edges)
        left, right = np.minimum(ends[:, 0], ends[:, 2]), np.maximum(ends[:, 0], ends[:, 2])
        inside = (right >= self._area.left()) & (left <= self._area.right())
        return np.asarray(inside & (ends[:, 3] >= self._area.top()) & (ends[:, 1] <= self._area.bottom()))

    def _thin(self, width: float) -> float:
        """Return the width of a line in pixels at the current zoom. `width` is its width when zoomed in."""
        # Wide lines become narrower at small zooms, down to 1 pixel.
        return width if width <= 1 else max(1.0, width * min(1.0, self._viewport.zoom * 1.5))


def _between(colors: ThemeColors, strength: float) -> QColor:
    """Return the colour of a line. `strength` is from 0 for the weakest line to 1 for the strongest."""
    weak, strong = colors.color("border"), colors.color("quiet_text")
    pairs = zip(weak.getRgb()[:3], strong.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(one + (other - one) * strength) for one, other in pairs))
