"""Pictures of the static parts of a board, painted once per size and theme."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from studio.ui.board.layout import BoardLayout, BoardLook, star_points
from studio.ui.widgets.theme import BoardStyle, ThemeColors, figure_font

DrawGrain = Callable[[QPainter, QColor, QRectF], None]


def hairline(colors: ThemeColors, style: BoardStyle) -> QColor:
    """Return the colour of the board's lines."""
    return colors.color("board_line" if style is BoardStyle.WOOD else "plain_line")


def frame_colors(colors: ThemeColors, style: BoardStyle) -> tuple[QColor, QColor]:
    """Return the two colours of an upright frame: the colour of its face, and that of its back, which is visible
    through the holes.
    """
    return colors.pair("neutral_frame" if style is BoardStyle.NEUTRAL else "frame")


def ground_color(colors: ThemeColors, style: BoardStyle, look: BoardLook) -> QColor:
    """Return the colour of the board that lies below a heatmap and the discs of candidates."""
    if look is BoardLook.FRAME:
        return frame_colors(colors, style)[1]
    return colors.color("wood" if style is BoardStyle.WOOD else "plain")


def plate_picture(colors: ThemeColors, style: BoardStyle, layout: BoardLayout, size: QSize) -> QPixmap:
    """Return the picture below the heatmap and the stones: the plate with coordinates."""
    picture = _picture(size, layout.ratio, colors.color("window"))
    with _painting(picture, layout.ratio) as painter:
        if layout.look is BoardLook.FRAME:
            _draw_backing(painter, colors, style, layout)
        else:
            _draw_plate(painter, colors, style, layout, _stretch_grain)
        if layout.coordinates_shown:
            _draw_coordinates(painter, colors, style, layout)
    return picture


def grid_picture(colors: ThemeColors, style: BoardStyle, layout: BoardLayout, size: QSize) -> QPixmap:
    """Return the picture above the heatmap: grid lines, or an upright frame over the edges of the discs."""
    picture = _picture(size, layout.ratio, QColor(Qt.GlobalColor.transparent))
    with _painting(picture, layout.ratio) as painter:
        if layout.look is BoardLook.FRAME:
            _draw_face(painter, colors, style, layout)
        elif layout.look is BoardLook.CELLS:
            _draw_separators(painter, hairline(colors, style), layout)
        else:
            _draw_crossings(painter, hairline(colors, style), layout)
    return picture


def _picture(size: QSize, ratio: float, fill: QColor) -> QPixmap:
    picture = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(fill)
    return picture


@contextmanager
def _painting(picture: QPixmap, ratio: float) -> Iterator[QPainter]:
    """Yield a painter with device pixels as coordinates."""
    # Lines are then sharp.
    painter = QPainter(picture)
    painter.scale(1 / ratio, 1 / ratio)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    try:
        yield painter
    finally:
        painter.end()


def _px(rect: QRectF, ratio: float) -> QRect:
    return QRectF(rect.topLeft() * ratio, rect.size() * ratio).toRect()


def _draw_plate(
    painter: QPainter, colors: ThemeColors, style: BoardStyle, layout: BoardLayout, draw_grain: DrawGrain | None = None
) -> None:
    plate = QRectF(_px(layout.plate_rect, layout.ratio))
    fill, edge = ("wood", "wood_edge") if style is BoardStyle.WOOD else ("plain", "plain_edge")
    corner = 6 * layout.ratio
    painter.setBrush(colors.color(fill))
    painter.drawRoundedRect(plate, corner, corner)
    if style is BoardStyle.WOOD:
        (draw_grain or _draw_grain)(painter, colors.color("wood_edge"), plate.adjusted(0, 2, 0, -2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colors.color(edge), layout.line_px))
    half = layout.line_px / 2
    painter.drawRoundedRect(plate.adjusted(half, half, -half, -half), corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)


def _draw_grain(painter: QPainter, color: QColor, wood: QRectF) -> None:
    """Draw the grain of wood: faint vertical stripes of uneven width. Every call draws the same stripes."""
    x, step = wood.left(), 0
    while x < wood.right() - 1:
        breadth = wood.width() * (5 + (step * 7) % 11) / 900
        color.setAlpha(6 + (step * 13) % 17)
        painter.fillRect(QRectF(x, wood.top(), min(breadth, wood.right() - x), wood.height()), color)
        x += breadth
        step += 1


def _stretch_grain(painter: QPainter, color: QColor, wood: QRectF) -> None:
    """Draw one row of pixels of the grain, and stretch it over the height."""
    # This is faster than tall stripes.
    row = QPixmap(round(wood.width()), 1)
    row.fill(Qt.GlobalColor.transparent)
    with _painting(row, 1.0) as stripes:
        _draw_grain(stripes, color, QRectF(row.rect()))
    painter.drawPixmap(wood, row, QRectF(row.rect()))


def _draw_crossings(painter: QPainter, color: QColor, layout: BoardLayout) -> None:
    rules, line = layout.rules, layout.line_px
    left, right = layout.line_left_px(0), layout.line_left_px(rules.columns - 1)
    top, bottom = layout.line_top_px(0), layout.line_top_px(rules.rows - 1)
    for row in range(rules.rows):
        painter.fillRect(left, layout.line_top_px(row), right - left + line, line, color)
    for column in range(rules.columns):
        painter.fillRect(layout.line_left_px(column), top, line, bottom - top + line, color)
    painter.setBrush(color)
    radius = max(2 * line, 0.08 * layout.cell_px)
    for point in star_points(rules):
        painter.drawEllipse(layout.center(point) * layout.ratio, radius, radius)


def _draw_separators(painter: QPainter, color: QColor, layout: BoardLayout) -> None:
    rules, cell = layout.rules, layout.cell_px
    thick = max(2 * layout.line_px, round(cell * 0.018))
    painter.setBrush(color)
    away = round(cell * 0.06)
    for column in range(1, rules.columns):
        x = layout.left_px + column * cell - thick // 2
        _draw_bar(painter, QRectF(x, layout.top_px + away, thick, rules.rows * cell - 2 * away))
    for row in range(1, rules.rows):
        y = layout.top_px + row * cell - thick // 2
        _draw_bar(painter, QRectF(layout.left_px + away, y, rules.columns * cell - 2 * away, thick))


def _draw_bar(painter: QPainter, bar: QRectF) -> None:
    round_end = min(bar.width(), bar.height()) / 2
    painter.drawRoundedRect(bar, round_end, round_end)


def _draw_backing(painter: QPainter, colors: ThemeColors, style: BoardStyle, layout: BoardLayout) -> None:
    """Draw the back of an upright frame. It is visible through empty holes."""
    inside = layout.line_px
    painter.setBrush(frame_colors(colors, style)[1])
    plate = QRectF(_px(layout.plate_rect, layout.ratio)).adjusted(inside, inside, -inside, -inside)
    painter.drawRoundedRect(plate, 10 * layout.ratio, 10 * layout.ratio)


def _draw_face(painter: QPainter, colors: ThemeColors, style: BoardStyle, layout: BoardLayout) -> None:
    face, back = frame_colors(colors, style)
    plate = QRectF(_px(layout.plate_rect, layout.ratio))
    path = QPainterPath()
    path.addRoundedRect(plate, 10 * layout.ratio, 10 * layout.ratio)
    radius = layout.stone_px(0.8) / 2
    for point in range(layout.rules.size):
        path.addEllipse(layout.center(point) * layout.ratio, radius, radius)
    path.setFillRule(Qt.FillRule.OddEvenFill)
    painter.fillPath(path, face)
    painter.setPen(QPen(back, max(1.0, layout.cell_px / 40)))
    for point in range(layout.rules.size):
        painter.drawEllipse(layout.center(point) * layout.ratio, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)


def _draw_coordinates(painter: QPainter, colors: ThemeColors, style: BoardStyle, layout: BoardLayout) -> None:
    painter.setFont(coordinate_font(layout))
    painter.setPen(_coordinate_color(colors, style, layout.look))
    _draw_columns(painter, layout, _number if layout.look is BoardLook.FRAME else _letter)
    if layout.look is not BoardLook.FRAME:
        _draw_rows(painter, layout)
    painter.setPen(Qt.PenStyle.NoPen)


def _coordinate_color(colors: ThemeColors, style: BoardStyle, look: BoardLook) -> QColor:
    """Return a legible colour for coordinates on the window, on wood or on the plain plate."""
    if look is BoardLook.FRAME:
        return colors.color("quiet_text")
    return colors.color("board_line" if style is BoardStyle.WOOD else "coordinate")


def coordinate_font(layout: BoardLayout) -> QFont:
    """Return the font of the coordinates."""
    font = figure_font()
    # On large cells they grow with the board, for example in full-screen mode.
    most = max(round(13 * layout.ratio), round(0.26 * layout.cell_px))
    font.setPixelSize(max(round(8 * layout.ratio), min(round(0.46 * layout.cell_px), most)))
    return font


def _number(column: int) -> str:
    return str(column + 1)


def _letter(column: int) -> str:
    return chr(ord("a") + column)


def _draw_columns(painter: QPainter, layout: BoardLayout, name: Callable[[int], str]) -> None:
    rules, cell = layout.rules, layout.cell_px
    border = layout.margins.border if layout.look is BoardLook.FRAME else 0
    top = layout.top_px + rules.rows * cell + border
    for column in range(rules.columns):
        place = QRectF(layout.left_px + column * cell, top, cell, layout.margins.bottom)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, name(column))


def _draw_rows(painter: QPainter, layout: BoardLayout) -> None:
    rules, cell, margin = layout.rules, layout.cell_px, layout.margins.left
    for row in range(rules.rows):
        place = QRectF(layout.left_px - margin, layout.top_px + row * cell, margin, cell)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(rules.rows - row))


def cross_arms(layout: BoardLayout, point: int) -> Iterator[tuple[QPointF, QPointF]]:
    """Yield the two ends of each short line that connects a disc on `point` with the grid lines of the neighbouring
    cells.
    """
    row, column = divmod(point, layout.rules.columns)
    center, outer, inner = layout.center(point), 0.5 * layout.cell, 0.42 * layout.cell
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        if layout.rules.has(row + down, column + right):
            direction = QPointF(right, down)
            yield center + direction * inner, center + direction * outer
