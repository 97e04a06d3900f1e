"""A small picture of a position without coordinates and marks."""

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QStyle, QWidget

from studio.game.position import Position
from studio.game.stones import Stone
from studio.ui.board.background import grid_picture, plate_picture
from studio.ui.board.layout import BoardLayout, BoardLook
from studio.ui.board.stones import stone_pictures
from studio.ui.widgets.theme import BoardStyle, Theme, ThemeColors

_DRAWN = 320
"""The width of the drawing in pixels. It is then reduced to the size of the widget, so that small stones look round."""


class BoardThumbnail(QWidget):
    """Shows the board and the stones of a position."""

    def __init__(self, position: Position, theme: Theme, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._position, self._theme = position, theme
        self._picture: QPixmap | None = None
        self.setFixedSize(side, side)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.changed.connect(self._draw_again)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            whole = _drawn(self._position, self._theme.colors)
            self._picture = whole.scaled(
                self.size() * ratio, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            self._picture.setDevicePixelRatio(ratio)
        size = self._picture.deviceIndependentSize().toSize()
        place = QStyle.alignedRect(self.layoutDirection(), Qt.AlignmentFlag.AlignCenter, size, self.rect())
        QPainter(self).drawPixmap(place.topLeft(), self._picture)

    @Slot()
    def _draw_again(self) -> None:
        self._picture = None
        self.update()


def _drawn(position: Position, colors: ThemeColors) -> QPixmap:
    """Return a picture of the position that is larger than the widget. It is reduced later."""
    size = QSize(_DRAWN, _DRAWN)
    layout = BoardLayout.fit(position.rules, _DRAWN, _DRAWN, coordinates_shown=False)
    picture, painter = plate_picture(colors, BoardStyle.WOOD, layout, size), QPainter()
    grid, stones = grid_picture(colors, BoardStyle.WOOD, layout, size), stone_pictures(colors, BoardStyle.WOOD, layout)
    painter.begin(picture)
    if layout.look is not BoardLook.FRAME:
        painter.drawPixmap(QPointF(0, 0), grid)
    for point, stone in enumerate(position.cells):
        if stone is not Stone.EMPTY:
            stones.draw(painter, layout.center(point), stone)
    if layout.look is BoardLook.FRAME:  # its discs are behind its face
        painter.drawPixmap(QPointF(0, 0), grid)
    painter.end()
    return picture.copy(QRect(layout.plate_rect.toRect()))
