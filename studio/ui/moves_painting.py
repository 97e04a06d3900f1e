"""How one move of the tree looks: a small stone with its number, its point, and what is known of it."""

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from studio.game.node import Node
from studio.game.notation import human_point
from studio.game.rules import Rules
from studio.game.stones import PASS, Stone
from studio.ui.theme import Theme, figure_font

_QUIET = 0.5
_NUMBER_SIZE = 0.78


class MovesPainting:
    """Paints with one painter, for one pass over the visible moves."""

    def __init__(self, painter: QPainter, theme: Theme, rules: Rules, row_height: int) -> None:
        self._painter, self._theme, self._rules, self._height = painter, theme, rules, row_height
        self._text_font = figure_font()
        self._number_font = figure_font(self._text_font.pointSizeF() * _NUMBER_SIZE)

    def connect(self, parent: QRect, child: QRect) -> None:
        """Along the parent's row, then down."""
        start, end = self._center(parent), self._center(child)
        corner = QPointF(end.x(), start.y())
        self._painter.setPen(QPen(self._theme.color("border"), 1))
        self._painter.drawLine(start, corner)
        self._painter.drawLine(corner, end)

    def paint(self, node: Node, rect: QRect, number: int, *, is_current: bool, is_quiet: bool) -> None:
        painter = self._painter
        painter.setOpacity(_QUIET if is_quiet else 1.0)
        if is_current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("accent"))
            painter.drawRoundedRect(QRectF(rect).adjusted(0, 1, -1, -1), 5, 5)
        self._paint_stone(node, self._center(rect), number)
        painter.setPen(self._theme.color("on_accent" if is_current else "text"))
        painter.setFont(self._text_font)
        room = rect.adjusted(self._height + 2, 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, flags, move_text(node, self._rules) + _marks(node))
        painter.setOpacity(1.0)

    def _paint_stone(self, node: Node, center: QPointF, number: int) -> None:
        painter, radius = self._painter, self._height / 2 - 3
        if node.move is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("paused"))
            painter.drawEllipse(center, 3.0, 3.0)
            return
        fill, ink = self._colors(node.move.stone)
        painter.setPen(QPen(self._theme.color("stone_edge"), 1))
        painter.setBrush(fill)
        painter.drawEllipse(center, radius, radius)
        painter.setPen(ink)
        painter.setFont(self._number_font)
        box = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _colors(self, stone: Stone) -> tuple[QColor, QColor]:
        """A stone's colour, and that of the number on it."""
        names = ("disc_black", "disc_white") if self._rules.gravity else ("black_stone", "white_stone")
        lit, dark = self._theme.pair(names[stone is Stone.WHITE])
        fill = dark if stone is Stone.BLACK and not self._rules.gravity else lit
        return fill, QColor(self._theme.white_stone[0]) if fill.lightnessF() < 0.5 else self._theme.color("on_disc")

    def _center(self, rect: QRect) -> QPointF:
        return QPointF(rect.left() + self._height / 2 + 0.5, rect.top() + self._height / 2 + 0.5)


def move_text(node: Node, rules: Rules) -> str:
    """The point, or the column where stones fall."""
    if node.move is None:
        word = "start" if node.parent is None else "setup"
        return QCoreApplication.translate("MovesView", word)
    if node.move.point == PASS:
        return QCoreApplication.translate("MovesView", "pass")
    return str(node.move.point % rules.columns + 1) if rules.gravity else human_point(node.move.point, rules)


def _marks(node: Node) -> str:
    """A dot where something was written, a ring where a search is kept."""
    return " •" * bool(node.comment) + " ◦" * (node.analysis is not None)
