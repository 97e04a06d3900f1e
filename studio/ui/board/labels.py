"""Writes text on the board: candidates, move numbers and the result of the game."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from studio.game.stones import Stone
from studio.ui.board.background import cross_arms, ground_color, hairline
from studio.ui.board.heat import heat_margin
from studio.ui.board.layout import BoardLayout, BoardLook
from studio.ui.board.overlays import Disc, HeatMark
from studio.ui.board.stones import StonePictures
from studio.ui.widgets.contrast import ink_on, over
from studio.ui.widgets.theme import GRID, BoardStyle, ThemeColors, figure_font, text_font

# Smaller text is left out.
LEGIBLE = 8
"""The smallest height of text in pixels."""
_SMALLEST_NUMBERED = 1.5 * LEGIBLE
"""A stone shows its number only if its cell has at least this width in pixels."""
_ALWAYS = 3
"""The number of best candidates that show their win rate even on small discs."""
_NAME_SHARE = 0.5
"""The least size of a winner's name, as a share of the size of other numbers on discs."""
LARGE = 20
"""The maximum height of text on a disc, in pixels."""
_LEAST_BANNER, _HIGHEST_BANNER = 20 * GRID, 100 * GRID
# More would make the board smaller.
_AROUND_BANNER = 2
"""The space in pixels above the banner, and below it."""
_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


_RIM = 0.6
"""The opacity of the thin rim around a disc."""


def disc_rim(ground: QColor) -> QColor:
    """Return the colour of a rim which makes even a faint disc visible on a board of the colour `ground`."""
    rim = ink_on(ground)
    rim.setAlphaF(_RIM)
    return rim


class BoardLabels:
    """Writes text on a board of one size. Text that would be too small to read is left out."""

    def __init__(
        self, colors: ThemeColors, style: BoardStyle, layout: BoardLayout, size: QSize, stones: StonePictures
    ) -> None:
        self._colors = colors
        self._layout = layout
        self._size = size
        self._side = layout.cell * (0.74 if layout.look is BoardLook.CELLS else 1.0)
        self._stones = stones
        self._line = hairline(colors, style)
        self._background = ground_color(colors, style, layout.look)

    # Candidates

    def draw_disc(self, painter: QPainter, disc: Disc) -> None:
        """Draw a candidate as a filled circle with its numbers.

        If the board has a grid, also draw the lines from the circle to the edge of the cell.
        """
        center, radius = self._layout.center(disc.point), 0.46 * self._side
        color = QColor(disc.color)
        best = QPen(self._colors.color("on_disc"), min(2.0, max(1.0, radius / 14)))
        painter.setPen(best if disc.is_best else QPen(disc_rim(self._background), 1))
        painter.setBrush(color)
        painter.drawEllipse(center, radius, radius)
        self._draw_arms(painter, disc.point)
        painter.setPen(self._ink_on(color))
        self._write_numbers(painter, disc, center)

    def draw_mark(self, painter: QPainter, mark: HeatMark) -> None:
        """Put a ring around the best cell of a heatmap, and write its number."""
        # The ring is visible on any background.
        width = min(max(1.5, 0.06 * self._layout.cell), 4.0)
        cell = self._layout.cell_rect(mark.point)
        away = heat_margin(self._layout) / self._layout.ratio + (-width if self._is_frame else width / 2)
        ring = cell.adjusted(away, away, -away, -away)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, thickness in (("on_disc", 1.8 * width), ("best", width)):
            painter.setPen(QPen(self._colors.color(color), thickness))
            painter.drawRoundedRect(ring, 0.2 * ring.width(), 0.2 * ring.width())
        room = ring.width() - 2 * width
        painter.setPen(self._ink_on(QColor(mark.color)))
        for text, width, bold in ((mark.text, room, True), (mark.brief, room, True), (mark.brief, ring.width(), False)):
            font = self._fitting(text, width, min(0.4 * self._side, LARGE), bold)
            if font is not None:
                self._write(painter, font, cell.center(), 0, text)
                return

    @property
    def _is_frame(self) -> bool:
        return self._layout.look is BoardLook.FRAME

    def _draw_arms(self, painter: QPainter, point: int) -> None:
        if self._layout.look is not BoardLook.CROSSINGS:
            return
        painter.setPen(QPen(self._line, self._layout.line_px / self._layout.ratio))
        for inner, outer in cross_arms(self._layout, point):
            painter.drawLine(inner, outer)

    def _write_numbers(self, painter: QPainter, disc: Disc, center: QPointF) -> None:
        side = self._side
        text, large = self._above_visits(disc)
        small = self._fitting(disc.visits, 0.6 * side, min(0.24 * side, 0.8 * LARGE))
        if large is None or small is None or not self._layout.shows_visits:
            self._write_one_number(painter, disc, center)
            return
        self._write(painter, large, center, -0.08 * side, text)
        self._write(painter, small, center, 0.16 * side, disc.visits)
        self._write_rank(painter, str(disc.rank), center)

    def _above_visits(self, disc: Disc) -> tuple[str, QFont | None]:
        """Return the longest form of the win rate that fits above the visits, and its font."""
        width, height = 0.74 * self._side, min(0.3 * self._side, LARGE)
        winner = self._fitting_winner(disc, width, height)
        if winner is not None:
            return disc.winner, winner
        fonts = {text: self._fitting(text, width, height, bold=True) for text in (disc.win_rate, disc.brief)}
        text = next((text for text, font in fonts.items() if font is not None), disc.win_rate)
        return text, fonts[text]

    def _write_one_number(self, painter: QPainter, disc: Disc, center: QPointF) -> None:
        """Write the win rate with a decimal or, if this does not fit, in whole percent or not at all.

        The three best candidates always show at least whole percent.
        """
        width, height = 0.86 * self._side, min(0.5 * self._side, LARGE)
        winner = self._fitting_winner(disc, width, height)
        if winner is not None:
            self._write(painter, winner, center, 0, disc.winner)
            return
        for text in filter(None, (disc.win_rate, disc.brief)):
            font = self._fitting(text, width, height, bold=True)
            if font is not None:
                self._write(painter, font, center, 0, text)
                return
        if disc.brief and disc.rank <= _ALWAYS:
            self._write(painter, _font_of(LEGIBLE, bold=True), center, 0, disc.brief)

    def _fitting_winner(self, disc: Disc, width: float, height: float) -> QFont | None:
        """Return a font for the name of the winner, or None if it would be much smaller than other numbers."""
        font = self._fitting(disc.winner, width, height, bold=True) if disc.winner else None
        return font if font is not None and font.pixelSize() >= _NAME_SHARE * height else None

    def _write_rank(self, painter: QPainter, rank: str, center: QPointF) -> None:
        """Write the rank on a small badge at the upper right of a disc."""
        # Two digits widen the badge.
        radius = min(max(0.14 * self._side, 0.7 * LEGIBLE), 0.6 * LARGE)
        font = self._fitting(rank, self._side, 1.45 * radius, bold=True)
        if font is None:
            return
        place = center + QPointF(0.35, -0.35) * self._side
        half = max(radius, QFontMetricsF(font).horizontalAdvance(rank) / 2 + 0.4 * radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colors.color("pane"))
        painter.drawRoundedRect(QRectF(place.x() - half, place.y() - radius, 2 * half, 2 * radius), radius, radius)
        painter.setPen(self._colors.color("text"))
        self._write(painter, font, place, 0, rank)

    def _ink_on(self, color: QColor) -> QColor:
        """Return black or white: the one that contrasts more with a translucent disc of this colour."""
        return ink_on(over(color, self._background))

    # Numbers on stones

    def draw_number(self, painter: QPainter, point: int, stone: Stone, number: str, ink: QColor | None = None) -> None:
        """Write a number on a stone or, in a game on paper, beside the X or O.

        `ink` is the colour of the number. By default, it is the text colour for this stone.
        """
        cell, center = self._layout.cell, self._layout.center(point)
        painter.setPen(ink or self._stones.text_color(stone))
        if self._layout.look is BoardLook.CELLS:
            font = self._fitting(number, 0.3 * cell, min(0.16 * cell, 2 * GRID))
            self._write(painter, font, center + QPointF(0.34, 0.34) * cell, 0, number)
            return
        font = self._fitting(number, 0.7 * cell, 0.42 * cell)
        if font is None and cell >= _SMALLEST_NUMBERED:  # the numbers of a line say its order
            font = self._fitting(number, 0.9 * cell, LEGIBLE)
        self._write(painter, font, center, 0, number)

    # The result

    def draw_banner(self, painter: QPainter, text: str) -> None:
        """Write the text on a strip below the board and its column letters. In a narrow view, the text wraps."""
        if not text:
            return
        font, plate = text_font(bold=True), self._layout.plate_rect
        size = _banner_size(text, self._size.width())
        top = self._layout.letters_bottom + _AROUND_BANNER
        strip = QRectF(QPointF(plate.center().x() - size.width() / 2, top), size)
        painter.setPen(QPen(self._colors.color("border"), 1))
        painter.setBrush(self._colors.color("pane"))
        painter.drawRoundedRect(strip, GRID, GRID)
        painter.setFont(font)
        painter.setPen(self._colors.color("text"))
        painter.drawText(strip.adjusted(2 * GRID, 0, -2 * GRID, 0), _WRAPPED, text)

    # Writing

    def _fitting(self, text: str, width: float, height: float, bold: bool = False) -> QFont | None:
        """Return the largest font in which the text fits into the width, with a height of at most `height` pixels.

        Return None if the text would be too small to read.
        """
        pixels = int(height)
        while pixels >= LEGIBLE:
            font = _font_of(pixels, bold)
            if QFontMetricsF(font).horizontalAdvance(text) <= width:
                return font
            pixels -= 1
        return None

    def _write(self, painter: QPainter, font: QFont | None, center: QPointF, down: float, text: str) -> None:
        if font is None:
            return
        painter.setFont(font)
        side = self._layout.cell
        place = QRectF(center.x() - side / 2, center.y() + down - side / 2, side, side)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def banner_room(text: str, width: float) -> float:
    """Return the height in pixels of a banner with `text`, below a board of this width."""
    return _banner_size(text, width).height() + 2 * _AROUND_BANNER


def _banner_size(text: str, width: float) -> QSizeF:
    room = QRectF(0, 0, max(width - 6 * GRID, _LEAST_BANNER), _HIGHEST_BANNER)
    size = QFontMetricsF(text_font(bold=True)).boundingRect(room, _WRAPPED, text).size()
    return QSizeF(math.ceil(size.width()) + 4 * GRID, math.ceil(size.height()) + GRID / 2)


def _font_of(pixels: int, bold: bool) -> QFont:
    font = figure_font(bold=bold)
    font.setPixelSize(pixels)
    return font
