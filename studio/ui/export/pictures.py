"""Pictures of the board and the window as files. They do not show marks at the pointer."""

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from studio.game.message import fill
from studio.game.notation import human_point
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.board import background, stones
from studio.ui.board.canvas import BoardCanvas
from studio.ui.board.coming import ComingStones
from studio.ui.board.heat import heat_corner, heat_margin
from studio.ui.board.labels import banner_room
from studio.ui.board.layout import BoardLayout, BoardLook
from studio.ui.board.overlays import HeatLayer
from studio.ui.board.painting import BoardPainting
from studio.ui.board.scene import BoardScene
from studio.ui.board.step_painting import seen_banner
from studio.ui.board.stones import StonePictures
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate
from studio.ui.widgets.theme import GRID, BoardStyle, ThemeColors

SIDE = 800
"""The length in pixels of the longer side of an exported board, at scale 1."""


def board_picture(board: BoardCanvas, side_px: int = 2 * SIDE) -> QImage:
    """Return a picture of the board with a narrow border. Its longer side has `side_px` pixels."""
    sheet = sheet_of(board, side_px)
    picture = QImage(sheet.width_px, sheet.height_px, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(sheet.layout.ratio)
    with QPainter(picture) as painter:
        BoardPainting(board.colors, board.board_style, sheet.layout, sheet.size).paint(painter, board.still_scene())
    return picture


def board_png(board: BoardCanvas, side_px: int = 2 * SIDE) -> bytes:
    """Return the board as the bytes of a PNG file."""
    return _png(board_picture(board, side_px))


def board_svg(board: BoardCanvas) -> bytes:
    """Return the board as the bytes of an SVG file."""
    # It consists of shapes and text, without pixels.
    sheet, buffer = sheet_of(board, SIDE), QBuffer()
    generator = _generator(board, sheet, buffer)
    with QPainter(generator) as painter:
        _BoardDrawing(board.colors, board.board_style, sheet.layout, sheet.size).paint(painter, board.still_scene())
    return bytes(buffer.data().data())


def window_png(window: QWidget) -> bytes:
    """Return the window as the bytes of a PNG file, in the resolution of the window's screen."""
    return _png(window.grab().toImage())


@dataclass(frozen=True, slots=True)
class Sheet:
    """The layout of a picture that contains a board and a border of even width."""

    layout: BoardLayout
    width_px: int
    height_px: int

    @property
    def size(self) -> QSize:
        """The size of the picture in pixels at scale 1, rounded up."""
        return QSize(math.ceil(self.width_px / self.layout.ratio), math.ceil(self.height_px / self.layout.ratio))


def sheet_of(board: BoardCanvas, side_px: int) -> Sheet:
    ratio = max(1.0, side_px / SIDE)
    room = max(1.0, side_px / ratio - 2 * GRID)
    banner = seen_banner(board.still_scene())
    below = banner_room(banner, SIDE) if banner else 0.0
    fitted = BoardLayout.fit(board.rules, room, room, ratio, board.coordinates_shown, below)
    width = fitted.rules.columns * fitted.cell_px + fitted.margins.width
    height = fitted.rules.rows * fitted.cell_px + fitted.margins.height + fitted.below_px
    spare = max(0, side_px - max(width, height))
    left, top = spare // 2 + fitted.margins.border + fitted.margins.left, spare // 2 + fitted.margins.border
    return Sheet(replace(fitted, left_px=left, top_px=top), width + spare, height + spare)


def _png(picture: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs forget devices
    return bytes(buffer.data().data())


def _generator(board: BoardCanvas, sheet: Sheet, buffer: QBuffer) -> QSvgGenerator:
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(board.logicalDpiX())  # fonts are measured for this screen
    generator.setSize(sheet.size)
    generator.setViewBox(QRect(0, 0, sheet.width_px, sheet.height_px))
    generator.setTitle(_title(board.rules))
    generator.setDescription(_description(board))
    return generator


def _title(rules: Rules) -> str:
    title = translate("Export", "MCTS Studio: {columns}×{rows} board, {length} in a row")
    return fill(title, columns=str(rules.columns), rows=str(rules.rows), length=str(rules.win_length))


def _description(board: BoardCanvas) -> str:
    """Return the points of the stones as text."""
    # For people who cannot see the picture.
    sentences = []
    for stone in (Stone.BLACK, Stone.WHITE):
        points = (point for point in range(board.rules.size) if board.stone(point) is stone)
        names = " ".join(human_point(point, board.rules) for point in points) or "–"
        sentences.append(f"{side_name(stone, board.rules)}: {names}.")
    return " ".join(sentences)


class _BoardDrawing(BoardPainting):
    """Draws the board as vector shapes."""

    # `BoardPainting` cannot do this, because it uses cached pictures.

    def __init__(self, colors: ThemeColors, style: BoardStyle, layout: BoardLayout, size: QSize) -> None:
        super().__init__(colors, style, layout, size)
        self._style, self._size = style, size
        old = self._stones
        self._stones = _StoneShapes(
            old.diameter_px, old.ratio, old.black, old.white, old.black_text, old.white_text, layout.look, colors, style
        )
        self._coming = _ComingShapes(colors, style, layout, self._stones)

    def paint(self, painter: QPainter, scene: BoardScene) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_plate(painter)
        if scene.heat is not None:
            self._draw_heat(painter, scene.heat)
        self._draw_board(painter, scene)
        self._draw_marks(painter, scene)
        self._draw_line(painter, scene)
        self._labels.draw_banner(painter, scene.banner)

    def _draw_plate(self, painter: QPainter) -> None:
        painter.fillRect(QRect(0, 0, self._size.width(), self._size.height()), self._colors.color("window"))
        painter.setPen(Qt.PenStyle.NoPen)
        if self._layout.look is BoardLook.FRAME:
            background._draw_backing(painter, self._colors, self._style, self._layout)
        else:
            background._draw_plate(painter, self._colors, self._style, self._layout)
        if self._layout.coordinates_shown:
            background._draw_coordinates(painter, self._colors, self._style, self._layout)

    def _draw_heat(self, painter: QPainter, heat: HeatLayer) -> None:
        layout = self._layout
        away, corner = heat_margin(layout), heat_corner(layout)
        painter.setPen(Qt.PenStyle.NoPen)
        for point, color in enumerate(heat.colors.reshape(-1, heat.colors.shape[-1])):
            if color[3]:
                painter.setBrush(QColor(*(int(part) for part in color)))
                painter.drawRoundedRect(layout.cell_rect(point).adjusted(away, away, -away, -away), corner, corner)

    def _draw_board(self, painter: QPainter, scene: BoardScene) -> None:
        behind = self._layout.look is BoardLook.FRAME
        if not behind:
            self._draw_grid(painter)
        self._draw_stones(painter, scene)
        if behind:
            self._draw_grid(painter)

    def _draw_grid(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        line = background.hairline(self._colors, self._style)
        if self._layout.look is BoardLook.FRAME:
            background._draw_face(painter, self._colors, self._style, self._layout)
        elif self._layout.look is BoardLook.CELLS:
            background._draw_separators(painter, line, self._layout)
        else:
            background._draw_crossings(painter, line, self._layout)


@dataclass(frozen=True, slots=True)
class _StoneShapes(StonePictures):
    """Draws stones as vector shapes that look like the pictures of stones."""

    look: BoardLook
    colors: ThemeColors
    style: BoardStyle
    ink: QColor | None = None
    """The colour of X and O on a heatmap, or None for their own colours."""

    def draw(self, painter: QPainter, center: QPointF, stone: Stone, opacity: float = 1.0, scale: float = 1.0) -> None:
        side = self.diameter_px * scale
        body = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
        painter.setOpacity(opacity)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.look is BoardLook.FRAME:
            _draw_disc(painter, body, self.colors.pair("disc_black" if stone is Stone.BLACK else "disc_white"))
        elif self.look is BoardLook.CELLS:
            self._draw_mark(painter, body, stone)
        else:
            _draw_stone(painter, body, self.colors, stone)
        painter.setOpacity(1.0)

    def _draw_mark(self, painter: QPainter, body: QRectF, stone: Stone) -> None:
        cross, ring = (self.ink, self.ink) if self.ink else stones.mark_colors(self.colors, self.style)
        if stone is Stone.BLACK:
            _draw_cross(painter, body, cross)
        else:
            _draw_ring(painter, body, ring, self.colors.color("stone_edge"))


class _ComingShapes(ComingStones):
    """Draws translucent stones as vector shapes."""

    _stones: _StoneShapes

    def _made(self, ink: QColor) -> StonePictures:
        return replace(self._stones, ink=ink)


def _draw_stone(painter: QPainter, body: QRectF, colors: ThemeColors, stone: Stone) -> None:
    is_black, edge, side = stone is Stone.BLACK, colors.color("stone_edge"), body.width()
    lit, dark = colors.pair("black_stone" if is_black else "white_stone")
    if painter.opacity() == 1.0:  # the shadow would be visible through a translucent stone
        stones._shadow(painter, body, edge)
    light = QRadialGradient(body.center() - QPointF(0.18, 0.22) * side, 0.78 * side)
    light.setColorAt(0, lit)
    light.setColorAt(1, dark)
    painter.setBrush(light)
    painter.drawEllipse(body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(stones._faded(lit, 0.9) if is_black else stones._faded(edge, 0.45), max(1.0, side / 48)))
    painter.drawEllipse(body.adjusted(0.5, 0.5, -0.5, -0.5))


def _draw_disc(painter: QPainter, body: QRectF, colors: tuple[QColor, QColor]) -> None:
    """Draw the face and the edge of a disc without overlap."""
    # An overlap would be visible on a translucent disc.
    rim = 0.1 * body.width()
    face, edge = body.adjusted(rim / 3, rim / 3, -rim / 3, -rim / 3), QPainterPath()
    edge.addEllipse(body)
    edge.addEllipse(face)
    painter.fillPath(edge, colors[1])
    painter.setBrush(colors[0])
    painter.drawEllipse(face)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(stones._faded(colors[1], 0.75), max(1.0, body.width() / 28)))
    painter.drawEllipse(body.adjusted(1.7 * rim, 1.7 * rim, -1.7 * rim, -1.7 * rim))


def _draw_cross(painter: QPainter, body: QRectF, color: QColor) -> None:
    inner = stones._inside(body)
    painter.setPen(stones._stroke(color, round(body.width())))
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())


def _draw_ring(painter: QPainter, body: QRectF, color: QColor, edge: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, extra in ((stones._faded(edge, 0.6), max(2.0, body.width() / 40)), (color, 0.0)):
        pen = stones._stroke(ink, round(body.width()))
        pen.setWidthF(pen.widthF() + extra)
        painter.setPen(pen)
        painter.drawEllipse(stones._inside(body))
