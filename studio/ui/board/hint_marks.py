"""Draws the marks of hints: a frame around an area, and rings around stones.

In games on paper, a ring would look like a nought, so a square takes its place.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from studio.ui.board.layout import BoardLayout, BoardLook
from studio.ui.board.scene import BoardScene
from studio.ui.widgets.theme import ThemeColors

_RING = 0.46
"""The radius of the ring around a stone, as a fraction of the cell."""
_TINT = 0.16
"""The opacity of the colour inside the frame of an area."""


class HintMarks:
    """Draws the marks of hints on a board of one size."""

    def __init__(self, colors: ThemeColors, layout: BoardLayout) -> None:
        self._colors, self._layout = colors, layout
        self._width = max(2.0, 0.07 * layout.cell)

    def draw_area(self, painter: QPainter, scene: BoardScene) -> None:
        """If the hint has an area, draw the frame around it."""
        if scene.hint_area:
            first, last = (self._layout.cell_rect(point) for point in scene.hint_area)
            draw_area(painter, self._colors, first.united(last), self._width)

    def draw_stones(self, painter: QPainter, scene: BoardScene) -> None:
        for point in scene.hint_stones:
            draw_ring(
                painter,
                self._colors,
                self._layout.center(point),
                _RING * self._layout.cell,
                self._width,
                is_square=self._layout.look is BoardLook.CELLS,
            )


def draw_area(painter: QPainter, colors: ThemeColors, area: QRectF, width: float) -> None:
    """Draw a tinted area with a frame in two colours, which are visible on any background."""
    tint, half = colors.color("best"), width / 2 + 1
    tint.setAlphaF(_TINT)
    room = area.adjusted(half, half, -half, -half)
    painter.setBrush(tint)
    painter.setPen(QPen(colors.color("on_disc"), width + 1.6))
    painter.drawRoundedRect(room, 2 * width, 2 * width)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colors.color("best"), width))
    painter.drawRoundedRect(room, 2 * width, 2 * width)


def draw_ring(
    painter: QPainter,
    colors: ThemeColors,
    center: QPointF,
    radius: float,
    width: float,
    *,
    rim: float = 0.8,
    is_better: bool = False,
    is_square: bool = False,
) -> None:
    """Draw a ring in two colours, which are visible on any background.

    `rim` is the width of the ring's rims. If `is_square`, draw a square with round corners instead, because a ring
    would look like a nought. If `is_better`, the mark is for the better move of a review, and has other colours.
    """
    names = ("on_ring", "better") if is_better else ("on_disc", "best")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, thickness in zip(names, (width + 2 * rim, width), strict=True):
        painter.setPen(QPen(QColor(colors.color(color)), thickness))
        if is_square:
            square = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
            painter.drawRoundedRect(square, 0.2 * radius, 0.2 * radius)
        else:
            painter.drawEllipse(center, radius, radius)
