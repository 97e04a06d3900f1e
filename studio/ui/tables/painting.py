"""Functions for tables and trees of numbers: bars behind numbers, texts of empty views, and settings."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QAbstractItemView

from studio.ui.widgets.theme import GRID, ThemeColors, text_font

PADDING = 8
"""The space in pixels to the left and to the right of a text."""
_BAR_STRENGTH = 0.32


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


def paint_empty(view: QAbstractItemView, colors: ThemeColors, text: str) -> None:
    """Draw `text` in a view without rows."""
    painter = QPainter(view.viewport())
    painter.setPen(colors.color("quiet_text"))
    painter.setFont(text_font())
    room = view.viewport().rect().adjusted(2 * GRID, GRID, -2 * GRID, -GRID)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
    painter.end()


def choose_rows(view: QAbstractItemView) -> None:
    """Let the user select whole rows, one at a time, without editing. Also track the mouse."""
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setMouseTracking(True)
