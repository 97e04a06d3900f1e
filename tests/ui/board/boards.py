"""Shows positions on a board, clicks on it, and reads its picture."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.ui.board.canvas import BoardCanvas
from studio.ui.board.view import BoardView

GOMOKU, FALLING, NOUGHTS = PRESETS["gomoku-15"], PRESETS["connect-four"], PRESETS["tic-tac-toe"]


def show(view: BoardCanvas, rules: Rules, *points: int) -> Position:
    position = Position(rules)
    for point in points:
        position.play(point)
    view.show_position(position, points[-1] if points else None, {point: n for n, point in enumerate(points, 1)})
    return position


def place(view: BoardView, point: int) -> QPoint:
    return view.board_layout.center(point).toPoint()


def click(view: BoardView, point: int) -> list[int]:
    """Return the moves that a click requests."""
    wishes: list[int] = []
    view.move_requested.connect(wishes.append)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place(view, point))
    view.move_requested.disconnect(wishes.append)
    return wishes


def picture(view: BoardCanvas) -> QImage:
    return view.grab().toImage()


def beside_center(view: BoardView, image: QImage, point: int) -> QColor:
    """Return the colour a quarter of a cell away from the crossing, where no line runs."""
    away = QPointF(0.25, 0.25) * view.board_layout.cell
    return image.pixelColor(pixel(image, view.board_layout.center(point) + away))


def pixel(image: QImage, place: QPointF) -> QPoint:
    """Return the pixel that contains this place."""
    return QPoint(int(place.x() * image.devicePixelRatio()), int(place.y() * image.devicePixelRatio()))


def pixels(image: QImage) -> NDArray[np.uint8]:
    """Return the picture as an array [row, column, channel]."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return np.frombuffer(bytes(plain.constBits()), np.uint8).reshape(plain.height(), plain.width(), 4)
