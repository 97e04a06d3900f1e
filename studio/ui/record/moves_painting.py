"""Paints a move in the tree: a stone with its number, the caption, and the line to the previous move."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPen,
    qGray,
)

from studio.game.node import Node
from studio.game.rules import Pieces
from studio.game.stones import Stone
from studio.ui.board.stones import mark_colors
from studio.ui.record.moves_layout import MovesGrid, MovesLayout, Place
from studio.ui.widgets.theme import GRID, ThemeColors

_LIGHT_FROM = 117  # of 255: from here on dark ink has more contrast than light ink
_QUIET = 0.62  # the fraction of its colour that a stone keeps if it is not on the current line


class MovesPainting:
    """Draws the nodes of a layout."""

    # The painter must have the origin of the grid.

    def __init__(
        self, painter: QPainter, colors: ThemeColors, layout: MovesLayout, grid: MovesGrid, font: QFont
    ) -> None:
        self._painter, self._colors = painter, colors
        self._layout, self._grid = layout, grid
        self._font, self.number_font = font, number_font(font, grid.row_height)
        ratio = painter.device().devicePixelRatio()
        self._hair = max(1, int(ratio)) / ratio
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def draw_box(self, node: Node, caption: str, background: QColor, edge: QColor) -> None:
        """Draw a box around a stone and its caption."""
        place = self._layout.place(node)
        box = QRectF(self._grid.cell(place))
        width = QFontMetrics(self._font).horizontalAdvance(caption)
        box.setRight(self._grid.caption_left(place) + width + GRID // 2 + 2)
        self._painter.setPen(QPen(edge, 1))
        self._painter.setBrush(background)
        self._painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), GRID / 2 + 1, GRID / 2 + 1)

    def draw_link(self, node: Node, in_line: bool) -> None:
        """Draw the line from the parent to the node."""
        # It bends in the gap above the node's row.
        if node.parent is None:
            return
        start, end = self._middle(node.parent), self._middle(node)
        # Half a row above the node. Like the middle of the stone, this is the middle of a pixel.
        gap, corner = end.y() - self._grid.row_height // 2, self._grid.row_height / 4
        path = QPainterPath(start)
        if start.x() != end.x():
            path.lineTo(start.x(), gap)
            path.lineTo(end.x() - corner, gap)
            path.quadTo(end.x(), gap, end.x(), gap + corner)
        path.lineTo(end)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(self._colors.color("quiet_text" if in_line else "border"), self._hair))
        self._painter.drawPath(path)

    def draw_node(self, node: Node, caption: str, pieces: Pieces, *, in_line: bool, has_note: bool) -> None:
        place = self._layout.place(node)
        if node.move is None:
            self._draw_ring(self._middle(node), in_line)
        else:
            self._draw_stone(place, *stone_colors(self._colors, node.move.stone, pieces), in_line)
        self._draw_marks(node, self._stone_rect(place), has_note=has_note)
        self._painter.setFont(self._font)
        self._painter.setPen(self._colors.color("text" if in_line else "quiet_text"))
        room = self._grid.cell(place)
        room.setLeft(self._grid.caption_left(place))
        self._painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, caption)

    def draw_mark(self, node: Node, caption: str, mark: str) -> None:
        """Draw the mark that the review gave the move. It comes after the caption."""
        place = self._layout.place(node)
        room = self._grid.cell(place)
        room.setLeft(self._grid.caption_left(place) + QFontMetrics(self._font).horizontalAdvance(f"{caption} "))
        self._painter.setPen(self._colors.color("failed"))
        self._painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, mark)

    # Implementation

    def _middle(self, node: Node) -> QPointF:
        return QRectF(self._grid.stone_rect(self._layout.place(node))).center()

    def _stone_rect(self, place: Place) -> QRectF:
        # A long number makes it wider.
        stone = QRectF(self._grid.stone_rect(place))
        width = QFontMetrics(self.number_font).horizontalAdvance(str(place.number)) + stone.width() / 4
        more = max(0.0, (width - stone.width()) / 2)
        return stone.adjusted(-more, 0, more, 0)

    def _draw_stone(self, place: Place, fill: QColor, edge: QColor, in_line: bool) -> None:
        stone, pane = self._stone_rect(place), self._colors.color("pane")
        round_off = (stone.height() - 1) / 2
        fill, edge = (fill, edge) if in_line else (mixed(fill, pane), mixed(edge, pane))
        self._painter.setPen(QPen(edge, 1))
        self._painter.setBrush(fill)
        self._painter.drawRoundedRect(stone.adjusted(0.5, 0.5, -0.5, -0.5), round_off, round_off)
        self._painter.setPen(_ink_on(fill, self._colors))
        self._painter.setFont(self.number_font)
        self._painter.drawText(stone, Qt.AlignmentFlag.AlignCenter, str(place.number))

    def _draw_ring(self, middle: QPointF, in_line: bool) -> None:
        """Draw a small ring. It stands for a node without a move."""
        self._painter.setPen(QPen(self._colors.color("quiet_text" if in_line else "border"), 1.5))
        self._painter.setBrush(self._colors.color("pane"))
        self._painter.drawEllipse(middle, self._grid.stone / 4, self._grid.stone / 4)

    def _draw_marks(self, node: Node, stone: QRectF, *, has_note: bool) -> None:
        """Draw small dots at the stone.

        A filled dot at the upper right means a comment or a choice in the opening. A hollow dot at the lower right
        means a saved analysis.
        """
        accent, pane = self._colors.color("accent"), self._colors.color("pane")
        size = stone.height() / 6
        if has_note:
            self._painter.setPen(QPen(pane, 1))
            self._painter.setBrush(accent)
            self._painter.drawEllipse(stone.topRight() + QPointF(0, size), size, size)
        if node.analysis is not None:
            self._painter.setPen(QPen(accent, 1.25))
            self._painter.setBrush(pane)
            self._painter.drawEllipse(stone.bottomRight() - QPointF(0, size), size - 0.5, size - 0.5)


def number_font(font: QFont, row_height: int) -> QFont:
    number = QFont(font)
    number.setPixelSize(max(8, round(0.44 * row_height)))
    return number


def stone_colors(colors: ThemeColors, stone: Stone, pieces: Pieces, *, is_area: bool = False) -> tuple[QColor, QColor]:
    """Return the colours of the body and the edge of a stone.

    If `is_area`, return those of an area in a plot instead.
    """
    if pieces is Pieces.DISCS:
        return colors.pair("disc_black" if stone is Stone.BLACK else "disc_white")
    if pieces is Pieces.MARKS:
        color = mark_colors(colors, None)[stone is Stone.WHITE]
        return color, color
    if stone is Stone.WHITE:
        return colors.pair("white_stone")[0], colors.color("quiet_text")
    # A grey body would look like the white stones of variations. On a dark pane the light edge shows the stone, but a
    # black area would look hollow.
    body = colors.pair("black_stone")[0 if is_area and colors.is_dark else 1]
    return body, colors.color("quiet_text")


def _ink_on(fill: QColor, colors: ThemeColors) -> QColor:
    """Return the dark or the light text colour, depending on which contrasts more with `fill`."""
    return colors.pair("black_stone")[1] if qGray(fill.rgb()) > _LIGHT_FROM else colors.pair("white_stone")[0]


def mixed(color: QColor, background: QColor) -> QColor:
    """Return an opaque colour that is a mixture of both colours."""
    # It is less conspicuous than `color`.
    pairs = zip(
        (color.redF(), color.greenF(), color.blueF()),
        (background.redF(), background.greenF(), background.blueF()),
        strict=True,
    )
    return QColor.fromRgbF(*(_QUIET * one + (1 - _QUIET) * other for one, other in pairs))
