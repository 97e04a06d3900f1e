"""Draws the marks of threats: small shapes that differ in form and lightness, but not in hue."""

from collections.abc import Mapping
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from studio.game.rules import Pieces, Rules
from studio.game.stones import Stone
from studio.ui.board.layout import BoardLayout
from studio.ui.board.overlays import ThreatMark
from studio.ui.board.scene import BoardScene
from studio.ui.texts.threats import Made
from studio.ui.widgets.theme import ThemeColors

_SHARE = 0.17
"""The radius of a mark, as a fraction of the cell."""
_ASIDE = {Stone.BLACK: -0.2, Stone.WHITE: 0.2}
"""The horizontal shift in cells of each mark on a point where both sides have one."""
_BELOW = 0.28
"""The vertical shift in cells of a mark on the disc of a candidate, so that it lies below the numbers."""
_CORNERS: Mapping[Made, tuple[int, float, float]] = {
    Made.FIVE: (10, 0.0, 0.45),
    Made.OPEN_FOUR: (4, pi / 4, 1.0),
    Made.FOUR: (4, 0.0, 1.0),
    Made.OPEN_THREE: (3, 0.0, 1.0),
}
"""The shape of the mark of each threat.

The three numbers are the number of corners, the angle of the first corner from the top in radians, and the radius of
every second corner relative to the first.
"""


def threat_shape(made: Made, center: QPointF, radius: float) -> QPainterPath:
    """Return the shape of a mark.

    It is a star for a five, a square for an open four, a diamond for a four, or a triangle for an open three.
    """
    corners, turned, inner = _CORNERS[made]
    polygon = QPolygonF()
    for corner in range(corners):
        angle = turned + 2 * pi * corner / corners
        away = radius * (inner if corner % 2 else 1.0)
        polygon.append(center + QPointF(sin(angle), -cos(angle)) * away)
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    return path


def draw_threat(
    painter: QPainter, colors: ThemeColors, rules: Rules, mark: tuple[Made, Stone], center: QPointF, radius: float
) -> None:
    """Draw a mark in the colour of its side."""
    # Its edge is visible on any background.
    made, side = mark
    fill, edge = _colors(colors, rules, side)
    shape = threat_shape(made, center, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(shape, _pen(edge, max(2.6, 0.42 * radius)))
    painter.fillPath(shape, fill)


class ThreatMarks:
    """Draws the threat marks on a board of one size."""

    def __init__(self, colors: ThemeColors, layout: BoardLayout) -> None:
        self._colors, self._layout = colors, layout
        self._radius = max(3.5, _SHARE * layout.cell)

    def draw(self, painter: QPainter, scene: BoardScene) -> None:
        discs = frozenset(disc.point for disc in scene.discs)
        is_one_sided = len({mark.side for mark in scene.seen_threats}) < 2
        for mark in scene.seen_threats:
            if scene.cells[mark.point] is Stone.EMPTY:
                center = self._place(mark, is_one_sided, mark.point in discs)
                draw_threat(painter, self._colors, self._layout.rules, (mark.made, mark.side), center, self._radius)

    def draw_turns(self, painter: QPainter, scene: BoardScene) -> None:
        """Mark the moves of the shown win by threats that have not been played: attacks by squares, replies by dashed
        rings.
        """
        line = scene.seen_threat_line
        if line is None:
            return
        width = max(1.5, 0.05 * self._layout.cell)
        for ply, point in enumerate(line.points):
            if scene.cells[point] is Stone.EMPTY:
                self._draw_turn(painter, self._layout.cell_rect(point), width, is_attack=ply % 2 == 0)

    # Implementation

    def _place(self, mark: ThreatMark, is_one_sided: bool, is_below: bool) -> QPointF:
        aside = 0.0 if is_one_sided else _ASIDE[mark.side]
        return self._layout.center(mark.point) + QPointF(aside, _BELOW if is_below else 0.0) * self._layout.cell

    def _draw_turn(self, painter: QPainter, cell: QRectF, width: float, *, is_attack: bool) -> None:
        away = (1.2 if is_attack else 1.6) * width
        draw_turn(painter, self._colors, cell.adjusted(away, away, -away, -away), width, is_attack=is_attack)


def draw_turn(painter: QPainter, colors: ThemeColors, room: QRectF, width: float, *, is_attack: bool) -> None:
    """Draw the mark of a move in a win by threats: a square for an attack, a dashed ring for a reply."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    name = "attack" if is_attack else "reply"
    for color, thickness in ((colors.color("on_disc"), 1.9 * width), (colors.color(name), width)):
        pen = QPen(color, thickness)
        if is_attack:
            painter.setPen(pen)
            painter.drawRect(room)
        else:
            pen.setDashPattern([2.2 * width / thickness, 1.4 * width / thickness])
            painter.setPen(pen)
            painter.drawEllipse(room)


def _colors(colors: ThemeColors, rules: Rules, side: Stone) -> tuple[QColor, QColor]:
    """Return two colours for the marks of a side: of the body and of the edge."""
    dark, light = colors.pair("black_stone")[1], colors.pair("white_stone")[0]
    if rules.pieces is Pieces.DISCS:
        is_first = side is Stone.BLACK
        return colors.pair("disc_black" if is_first else "disc_white")[0], light if is_first else dark
    return (dark, light) if side is Stone.BLACK else (light, dark)


def _pen(color: QColor, width: float) -> QPen:
    return QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
