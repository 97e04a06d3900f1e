"""Pictures of stones, discs, X and O, drawn once per size."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from studio.game.stones import Stone
from studio.ui.board.layout import BoardLayout, BoardLook
from studio.ui.widgets.theme import BoardStyle, ThemeColors

_SHARE = {BoardLook.CROSSINGS: 0.94, BoardLook.FRAME: 0.84, BoardLook.CELLS: 0.62}
"""The size of a stone, as a fraction of the cell."""


@dataclass(frozen=True, slots=True)
class StonePictures:
    """The picture of each side's stone, with space for its shadow."""

    diameter_px: int
    ratio: float
    black: QPixmap
    white: QPixmap
    black_text: QColor
    """The text colour on a black stone. `white_text` is the colour on a white stone."""
    white_text: QColor

    def draw(self, painter: QPainter, center: QPointF, stone: Stone, opacity: float = 1.0, scale: float = 1.0) -> None:
        picture = self.black if stone is Stone.BLACK else self.white
        side = picture.width() / self.ratio * scale
        painter.setOpacity(opacity)
        place = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
        if scale == 1.0:  # in whole device pixels, so that the picture is copied and not resampled
            painter.drawPixmap(place.topLeft(), picture)
        else:
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
        painter.setOpacity(1.0)

    def text_color(self, stone: Stone) -> QColor:
        return self.black_text if stone is Stone.BLACK else self.white_text


def stone_pictures(colors: ThemeColors, style: BoardStyle | None, layout: BoardLayout) -> StonePictures:
    """Return the pictures for one board size, theme and style.

    If `style` is None, they are for a pane beside the board.
    """
    diameter = layout.stone_px(_SHARE[layout.look])
    if layout.look is BoardLook.FRAME:
        return _discs(colors, diameter, layout.ratio)
    if layout.look is BoardLook.CELLS:
        return _marks(colors, style, diameter, layout.ratio)
    return _stones(colors, style, diameter, layout.ratio)


def _stones(colors: ThemeColors, style: BoardStyle | None, diameter: int, ratio: float) -> StonePictures:
    shade, black, white = colors.color("stone_edge"), colors.pair("black_stone"), colors.pair("white_stone")
    is_on_dark = style is None and colors.is_dark
    edge = colors.color("quiet_text") if is_on_dark else _faded(black[0], 0.9)
    pictures = (_stone(black, shade, edge, diameter), _stone(white, shade, _faded(shade, 0.45), diameter))
    return _finished(pictures, diameter, ratio, white[0], black[1])


def _discs(colors: ThemeColors, diameter: int, ratio: float) -> StonePictures:
    pictures = (_disc(colors.pair("disc_black"), diameter), _disc(colors.pair("disc_white"), diameter))
    return _finished(pictures, diameter, ratio, colors.color("on_disc"), colors.color("on_disc"))


def _marks(colors: ThemeColors, style: BoardStyle | None, diameter: int, ratio: float) -> StonePictures:
    black, white = mark_colors(colors, style)
    pictures = (_cross(black, diameter), _ring(white, colors.color("stone_edge"), diameter))
    text = colors.color("board_line" if style is BoardStyle.WOOD else "coordinate")
    return _finished(pictures, diameter, ratio, text, text)


def inked_marks(ink: QColor, layout: BoardLayout) -> StonePictures:
    """Return pictures of X and O in the colour `ink`, for a coloured background."""
    diameter = layout.stone_px(_SHARE[BoardLook.CELLS])
    pictures = (_cross(ink, diameter), _ring(ink, ink, diameter))
    return _finished(pictures, diameter, layout.ratio, ink, ink)


def mark_colors(colors: ThemeColors, style: BoardStyle | None) -> tuple[QColor, QColor]:
    """Return the colours of X and O on a board of this style.

    If `style` is None, they are for a pane beside the board.
    """
    if style is None:
        return colors.color("text"), colors.color("accent")
    return colors.pair("black_stone")[1], colors.color("wood_ring" if style is BoardStyle.WOOD else "plain_ring")


def _finished(
    pictures: tuple[QPixmap, QPixmap], diameter: int, ratio: float, black_text: QColor, white_text: QColor
) -> StonePictures:
    for picture in pictures:
        picture.setDevicePixelRatio(ratio)
    return StonePictures(diameter, ratio, *pictures, black_text, white_text)


def _canvas(diameter: int) -> tuple[QPixmap, QPainter, QRectF]:
    room = max(2, diameter // 10)
    picture = QPixmap(diameter + 2 * room, diameter + 2 * room)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    return picture, painter, QRectF(room, room, diameter, diameter)


def _stone(colors: tuple[QColor, QColor], shade: QColor, edge: QColor, diameter: int) -> QPixmap:
    """Draw a stone with soft light from the upper left and a thin shadow."""
    picture, painter, body = _canvas(diameter)
    _shadow(painter, body, shade)
    light = QRadialGradient(body.center() - QPointF(0.18, 0.22) * diameter, 0.78 * diameter)
    light.setColorAt(0, colors[0])
    light.setColorAt(1, colors[1])
    painter.setBrush(light)
    painter.drawEllipse(body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge, max(1.0, diameter / 48)))
    painter.drawEllipse(body.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.end()
    return picture


def _shadow(painter: QPainter, body: QRectF, color: QColor) -> None:
    under = body.translated(0.01 * body.width(), 0.035 * body.width())
    shade = QRadialGradient(under.center(), 0.56 * body.width())
    shade.setColorAt(0.8, _faded(color, 0.55))
    shade.setColorAt(1, _faded(color, 0))
    painter.setBrush(shade)
    painter.drawEllipse(under.center(), 0.56 * body.width(), 0.56 * body.width())


def _disc(colors: tuple[QColor, QColor], diameter: int) -> QPixmap:
    """Draw a flat disc with a raised rim."""
    picture, painter, body = _canvas(diameter)
    painter.setBrush(colors[1])
    painter.drawEllipse(body)
    rim = 0.1 * diameter
    painter.setBrush(colors[0])
    painter.drawEllipse(body.adjusted(rim / 3, rim / 3, -rim / 3, -rim / 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_faded(colors[1], 0.75), max(1.0, diameter / 28)))
    painter.drawEllipse(body.adjusted(1.7 * rim, 1.7 * rim, -1.7 * rim, -1.7 * rim))
    painter.end()
    return picture


def _cross(color: QColor, diameter: int) -> QPixmap:
    picture, painter, body = _canvas(diameter)
    painter.setPen(_stroke(color, diameter))
    inner = _inside(body)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())
    painter.end()
    return picture


def _ring(color: QColor, edge: QColor, diameter: int) -> QPixmap:
    picture, painter, body = _canvas(diameter)
    inner = _inside(body)
    for ink, extra in ((_faded(edge, 0.6), max(2.0, diameter / 40)), (color, 0.0)):
        pen = _stroke(ink, diameter)
        pen.setWidthF(pen.widthF() + extra)
        painter.setPen(pen)
        painter.drawEllipse(inner)
    painter.end()
    return picture


def _stroke(color: QColor, diameter: int) -> QPen:
    return QPen(color, 0.15 * diameter, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


def _inside(body: QRectF) -> QRectF:
    away = 0.09 * body.width()
    return body.adjusted(away, away, -away, -away)


def _faded(color: QColor, alpha: float) -> QColor:
    faded = QColor(color)
    faded.setAlphaF(alpha)
    return faded
