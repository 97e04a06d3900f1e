"""The frame around the control that has the keyboard focus.

Style sheets and painters take it from here, so that it looks the same everywhere.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from studio.ui.widgets.theme import Theme, ThemeColors

FOCUS_WIDTH = 2
"""The width of the frame in pixels. A line of one pixel is hard to see on a white button."""
_GROWTH = FOCUS_WIDTH - 1
"""How many pixels wider the frame is than a usual border."""


def focus_rule(selector: str, colors: ThemeColors, *padding: int, on_accent: bool = False) -> str:
    """Return a style sheet with the focus frame for the controls that match `selector`.

    `padding` has the paddings of a control without focus, in the order of CSS. The style sheet reduces them, so that
    the content does not move. If `on_accent`, the control has the accent colour, which becomes darker if the frame
    would not stand out.
    """
    inner = f" padding: {' '.join(f'{max(0, side - _GROWTH)}px' for side in padding)};" if padding else ""
    ground = f" background: {colors.focused_accent};" if on_accent else ""
    color = colors.text if on_accent else colors.accent
    return f"{selector} {{ border: {FOCUS_WIDTH}px solid {color};{inner}{ground} }}\n"


def paint_focus(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the frame along the inner edge of `rect`."""
    half = FOCUS_WIDTH / 2
    painter.setPen(QPen(theme.color("accent"), FOCUS_WIDTH))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(half, half, -half, -half))
