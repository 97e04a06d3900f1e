"""Draws the numbers of one phase of a search beside the stones of its path."""

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from studio.game.stones import Stone
from studio.ui.board.labels import LEGIBLE
from studio.ui.board.layout import BoardLayout, BoardLook
from studio.ui.board.overlays import StepLabel, StepLayer
from studio.ui.board.scene import BoardScene
from studio.ui.board.step_places import LabelArea, LabelRequest, Place, place_labels
from studio.ui.widgets.theme import ThemeColors, figure_font

_LABEL_PX = 12
"""The height of a label's text in pixels, except on very large cells."""
# The stone's number remains visible.
_AWAY = {BoardLook.CROSSINGS: 0.27, BoardLook.FRAME: 0.25, BoardLook.CELLS: 0.33}
"""The distance between a label and the centre of its stone, in cells."""
_WIDEST = {BoardLook.CROSSINGS: 2.2, BoardLook.FRAME: 1.3, BoardLook.CELLS: 1.1}
"""The maximum width of a label, in cells."""
_STONE = 0.8
"""Labels must not cover a square around each other stone. This is the side length of the square in cells."""
_LONG_PATH = 6
"""A path with more moves than this is long.

On a long path, labels that would cover stones are left out, because the pane Steps lists all numbers.
"""
_NUMBER_BESIDE = 0.34
"""How far the number beside an X or O is moved to the right and down, in cells."""


class StepLabels:
    """Writes the labels of a phase on a board of one size. Labels that would be too small to read are left out."""

    def __init__(self, colors: ThemeColors, layout: BoardLayout) -> None:
        self._colors = colors
        self._layout = layout
        plate = layout.plate_rect  # the space below the letters is for the banner
        self._room = QRectF(
            plate.left() + 1, plate.top() + 1, plate.width() - 2, layout.letters_bottom - plate.top() - 1
        )
        self._font = _label_font(layout)

    def draw(self, painter: QPainter, scene: BoardScene, step: StepLayer) -> None:
        if self._font is None:
            return
        places = self.places(scene, step)
        due = math.ceil(scene.step_shown * len(places))
        for label, place in list(zip(step.labels, places, strict=True))[:due]:
            if place is not None:
                self._draw_label(painter, label, place)

    def places(self, scene: BoardScene, step: StepLayer) -> list[Place | None]:
        """Return the rectangle of each label, and the index of the longest of its texts that fits.

        Return None for a label that does not fit or would be too small to read.
        """
        if self._font is None:
            return [None] * len(step.labels)
        metrics, cell = QFontMetricsF(self._font), self._layout.cell
        is_short = len(step.path.points) <= _LONG_PATH
        requests = [
            LabelRequest(
                self._layout.center(label.point),
                tuple(_size_of(form, metrics) for form in label.forms),
                is_needed=is_short or label.is_emphasised or label.point == step.runner_up,
            )
            for label in step.labels
        ]
        cores = tuple(rect for point in step.path.points for rect in self._cores(point))
        played = {point for point, stone in enumerate(scene.cells) if stone is not Stone.EMPTY}
        covered = played | set(step.path.points) | {disc.point for disc in scene.discs}
        stones = tuple(_square(self._layout.center(point), _STONE * cell) for point in sorted(covered))
        look = self._layout.look
        largest = QSizeF(_WIDEST[look] * cell, 1.1 * cell)
        return place_labels(requests, LabelArea(_AWAY[look] * cell, self._room, cores, stones, largest))

    def _draw_label(self, painter: QPainter, label: StepLabel, place: Place) -> None:
        fill, ink, edge = ("accent", "on_accent", "on_accent") if label.is_emphasised else ("pane", "text", "border")
        painter.setPen(QPen(self._colors.color(edge), 1))
        painter.setBrush(self._colors.color(fill))
        painter.drawRoundedRect(place.rect, 4, 4)
        painter.setPen(self._colors.color(ink))
        painter.setFont(self._font or QFont())
        lines = label.forms[place.form]
        height = (place.rect.height() - 2) / len(lines)
        for at, line in enumerate(lines):
            rect = QRectF(place.rect.left(), place.rect.top() + 1 + at * height, place.rect.width(), height)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, line)

    # Implementation

    def _cores(self, point: int) -> tuple[QRectF, ...]:
        """Return the areas that labels must not cover: the centre of a stone or, in a game on paper, the X or O and its
        number.
        """
        middle = _square(self._layout.center(point), 0.46 * self._layout.cell)
        return (middle, self.number_rect(point)) if self._layout.look is BoardLook.CELLS else (middle,)

    def number_rect(self, point: int) -> QRectF:
        """Return the rectangle of a move's number. It is on the stone or, in a game on paper, beside the X or O."""
        cell, center = self._layout.cell, self._layout.center(point)
        if self._layout.look is BoardLook.CELLS:
            center += QPointF(_NUMBER_BESIDE, _NUMBER_BESIDE) * cell
            return _square(center, 0.16 * cell)
        return _square(center, 0.46 * cell)


def _label_font(layout: BoardLayout) -> QFont | None:
    pixels = int(min(max(0.25 * layout.cell, LEGIBLE + 1), max(_LABEL_PX, 0.075 * layout.cell)))
    return pixel_font(pixels) if layout.cell >= 1.5 * LEGIBLE else None


def pixel_font(pixels: int, bold: bool = True) -> QFont:
    font = figure_font(bold=bold)
    font.setPixelSize(pixels)
    return font


def _size_of(lines: tuple[str, ...], metrics: QFontMetricsF) -> QSizeF:
    width = max(metrics.horizontalAdvance(line) for line in lines)
    return QSizeF(math.ceil(width) + 6, len(lines) * math.ceil(metrics.height()) + 2)


def _square(center: QPointF, side: float) -> QRectF:
    return QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
