"""The legend of a tree drawing. It shows the side of each row, and what the colours and lines mean."""

import numpy as np
from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from studio.engine.views.snapshot import Reals
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.board.layout import BoardLook, look_for
from studio.ui.drawing.painting import FILLS, fill_steps
from studio.ui.heat.colours import colours
from studio.ui.record.moves_painting import stone_colors
from studio.ui.texts.numbers import percent
from studio.ui.texts.sides import side_name
from studio.ui.widgets.theme import GRID, ThemeColors, figure_font, text_font

GUTTER = 4 * GRID
"""The width of the strip on the left that has the stones of the rows."""
LEGEND_HEIGHT = 4 * GRID
_LEAST_WIDTH = 46 * GRID
_BAR_WIDTH, _BAR_HEIGHT = 14 * GRID, GRID
_STONE = 6.0
_ROWS_APART = 18.0


def has_legend(width: float, height: float) -> bool:
    """Return whether a widget of this size has enough space for the legend."""
    return width >= _LEAST_WIDTH and height >= 20 * GRID


def paint_row_stones(
    painter: QPainter, colors: ThemeColors, rows: Reals, rules: Rules, to_move: Stone, height: float
) -> None:
    """Paint a strip on the left.

    Stones in it show which side moves into each row. If the rows are close together, only some of them have a stone.
    """
    painter.fillRect(QRectF(0, 0, GUTTER, height), colors.color("raised"))
    painter.setFont(text_font(bold=True))
    for depth in marked_rows(rows):
        y = float(rows[depth])
        if -_STONE <= y <= height + _STONE:
            stone = to_move if depth % 2 else to_move.opponent
            _paint_stone(painter, colors, QPointF(GUTTER / 2, y), stone, rules)


def marked_rows(rows: Reals) -> list[int]:
    """Return the depths of the rows that get a stone.

    They are so far apart that the stones do not overlap. The stones have alternating colours.
    """
    marked = [1] if len(rows) > 1 else []
    for depth in range(2, len(rows)):
        is_other = (depth - marked[-1]) % 2 == 1
        if is_other and rows[depth] - rows[marked[-1]] >= _ROWS_APART:
            marked.append(depth)
    return marked


def paint_legend(painter: QPainter, colors: ThemeColors, room: QRectF, locale: QLocale, fill: str, lines: str) -> None:
    """Paint the legend along the lower edge. If it does not fit into one row, it takes two."""
    painter.fillRect(room, colors.color("raised"))
    painter.setFont(figure_font())
    painter.setPen(colors.color("quiet_text"))
    metrics, middle = painter.fontMetrics(), room.center().y()
    base = middle + metrics.capHeight() / 2
    low, high = percent(0, locale, 0), percent(1, locale, 0)
    x = room.left() + GRID
    painter.drawText(QPointF(x, base), low)
    bar = QRectF(x + metrics.horizontalAdvance(low) + GRID, round(middle - _BAR_HEIGHT / 2), _BAR_WIDTH, _BAR_HEIGHT)
    painter.drawImage(bar, _gradient())
    painter.drawText(QPointF(bar.right() + GRID, base), high)
    x = bar.right() + 2 * GRID + metrics.horizontalAdvance(high)
    whole, width = f"{fill}  ·  {lines}", int(room.right() - x)
    if metrics.horizontalAdvance(whole) <= width or 2 * metrics.height() > room.height():
        painter.drawText(QPointF(x, base), metrics.elidedText(whole, Qt.TextElideMode.ElideRight, width))
        return
    for line, text in enumerate((fill, lines)):
        y = middle + (line - 1) * metrics.height() + metrics.ascent()
        painter.drawText(QPointF(x, y), metrics.elidedText(text, Qt.TextElideMode.ElideRight, width))


def _gradient() -> QImage:
    steps = np.minimum(fill_steps(np.linspace(-1, 1, _BAR_WIDTH)), 255)
    row = np.ascontiguousarray(colours(FILLS)[steps])
    return QImage(row.tobytes(), _BAR_WIDTH, 1, _BAR_WIDTH * 3, QImage.Format.Format_RGB888).copy()


def _paint_stone(painter: QPainter, colors: ThemeColors, middle: QPointF, stone: Stone, rules: Rules) -> None:
    if look_for(rules) is BoardLook.CELLS:
        painter.setPen(colors.color("text"))
        box = QRectF(middle.x() - GUTTER / 2, middle.y() - GUTTER / 2, GUTTER, GUTTER)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, side_name(stone, rules))
        return
    body, edge = stone_colors(colors, stone, rules.pieces)
    painter.setBrush(body)
    painter.setPen(QPen(edge, 1))
    painter.drawEllipse(middle, _STONE, _STONE)
