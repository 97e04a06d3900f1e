"""Functions for tables and trees of numbers: bars behind numbers, texts of empty views, and settings."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView

from studio.ui.widgets.theme import GRID, ThemeColors, text_font

PADDING = 8
"""The space in pixels to the left and to the right of a text."""
_BAR_STRENGTH = 0.32
_SMALLEST, _FINER = 0.7, 0.5
"""The smallest size of a text in an empty view relative to the usual size, and the difference of sizes in points."""


def paint_bar(painter: QPainter, cell: QRect, length: float | None, colors: ThemeColors) -> None:
    """Draw a bar behind a number. `length` is the bar's share of the cell's width, from 0 to 1, or None for no bar."""
    if not length:
        return
    room = QRectF(cell).adjusted(2, 3, -2, -3)
    room.setWidth(max(2.0, room.width() * length))
    color = QColor(colors.color("accent"))
    color.setAlphaF(_BAR_STRENGTH)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(room, 2, 2)


def paint_empty(view: QAbstractItemView, colors: ThemeColors, text: str, *, below: int = 0) -> None:
    """Draw `text` in a view without rows, or below the first `below` pixels of a view with few rows.

    If there is little room, the text is smaller.
    """
    painter = QPainter(view.viewport())
    painter.setPen(colors.color("quiet_text"))
    room = view.viewport().rect().adjusted(2 * GRID, GRID + below, -2 * GRID, -GRID)
    painter.setFont(_fitting_font(room, text))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
    painter.end()


def _fitting_font(room: QRect, text: str) -> QFont:
    """Return the largest font, at most of the usual size, with which the wrapped text fits into `room`."""
    font = text_font()
    points, least = font.pointSizeF(), _SMALLEST * font.pointSizeF()
    while points > least and _wrapped_height(font, room, text) > room.height():
        points -= _FINER
        font.setPointSizeF(points)
    return font


def _wrapped_height(font: QFont, room: QRect, text: str) -> int:
    return QFontMetrics(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap.value), text).height()


def choose_rows(view: QAbstractItemView) -> None:
    """Let the user select whole rows, one at a time, without editing. Also track the mouse."""
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setMouseTracking(True)
