"""Draws the marks of forbidden points: small crosses."""

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from studio.ui.board.layout import BoardLayout
from studio.ui.board.scene import BoardScene
from studio.ui.widgets.theme import ThemeColors

_SHARE = 0.17
"""Half the width of a cross, as a fraction of the cell."""


class ForbiddenMarks:
    """Draws the marks of forbidden points on a board of one size."""

    def __init__(self, colors: ThemeColors, layout: BoardLayout) -> None:
        self._colors, self._layout = colors, layout
        self._arm, self._width = max(3.0, _SHARE * layout.cell), max(1.6, 0.07 * layout.cell)

    def draw(self, painter: QPainter, scene: BoardScene) -> None:
        for point in scene.seen_forbidden:
            self._draw_cross(painter, self._layout.center(point))

    def _draw_cross(self, painter: QPainter, center: QPointF) -> None:
        """Draw a cross in two colours, visible on any background."""
        lines = [
            QLineF(center - arm, center + arm) for arm in (QPointF(self._arm, self._arm * sign) for sign in (1, -1))
        ]
        for name, width in (("on_disc", 2.0 * self._width), ("forbidden", self._width)):
            pen = QPen(self._colors.color(name), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLines(lines)
