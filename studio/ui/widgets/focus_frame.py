"""The frame that shows which control has the keyboard focus."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from studio.ui.widgets.theme import Theme, ThemeColors

FOCUS_WIDTH = 2
"""The width of the frame in pixels. A line of one pixel is hard to see on a white button."""


def focus_border(colors: ThemeColors, *, on_accent: bool = False) -> str:
    """Return the border of a focused control in a style sheet. `on_accent`: the control has the accent colour."""
    return f"border: {FOCUS_WIDTH}px solid {colors.text if on_accent else colors.accent};"


def paint_focus(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the frame along the inner edge of `rect`."""
    half = FOCUS_WIDTH / 2
    painter.setPen(QPen(theme.color("accent"), FOCUS_WIDTH))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(half, half, -half, -half))
