"""Paints one phase of a search: the path, the new node, the rollout and the backpropagation."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from studio.engine.views.phase_event import Phase
from studio.game.stones import OPPONENT, Move, Stone
from studio.ui.board.coming import ComingStones
from studio.ui.board.labels import LEGIBLE, BoardLabels
from studio.ui.board.layout import BoardLayout, BoardLook
from studio.ui.board.overlays import StepLayer
from studio.ui.board.scene import BoardScene, winning_ends
from studio.ui.board.step_labels import StepLabels, pixel_font
from studio.ui.board.stones import StonePictures
from studio.ui.widgets.theme import GRID, ThemeColors

# The number remains readable.
COMING = 0.62
"""The opacity of numbered stones that are not in the game."""
_ROLLOUT, _ROLLOUT_SIZE = 0.5, 0.7
"""The opacity of a stone of the rollout, and its size compared with the stones of the path."""
_RING = {BoardLook.CROSSINGS: 0.48, BoardLook.FRAME: 0.46, BoardLook.CELLS: 0.39}
"""The radius of a ring around a stone, in cells."""


def step_banner(scene: BoardScene) -> str:
    """Return the result of the phase as text. While the phase is animated, return an empty text."""
    step = scene.seen_step
    return step.banner if step is not None and scene.step_shown >= 1.0 else ""


def seen_banner(scene: BoardScene) -> str:
    """Return the text below the board: a note. If there is none, the result of the phase, or the result of the game."""
    return scene.note or step_banner(scene) or scene.banner


class StepPainting:
    """Paints one phase of a search on a board of one size."""

    def __init__(
        self,
        colors: ThemeColors,
        layout: BoardLayout,
        stones: StonePictures,
        labels: BoardLabels,
        coming: ComingStones,
    ) -> None:
        self._colors = colors
        self._layout = layout
        self._stones, self._coming = stones, coming
        self._labels = labels
        self._step_labels = StepLabels(colors, layout)

    # Stones, below all marks

    def draw_stones(self, painter: QPainter, scene: BoardScene) -> None:
        step = scene.seen_step
        if step is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for _, stone, point in _path_of(step, scene):
            self._coming.draw(painter, scene, point, stone, COMING)
        for at, move in enumerate(step.rollout):
            self._draw_falling(painter, scene, move, _share(scene.step_shown, at, len(step.rollout)))

    def _draw_falling(self, painter: QPainter, scene: BoardScene, move: Move, fallen: float) -> None:
        if fallen <= 0 or scene.cells[move.point] is not Stone.EMPTY:
            return
        center = self._layout.center(move.point)
        if self._layout.look is not BoardLook.FRAME:
            size = _ROLLOUT_SIZE * (1.3 - 0.3 * fallen)
            self._coming.draw(painter, scene, move.point, move.stone, _ROLLOUT * fallen, size)
            self._draw_edge(painter, center, move.stone, size)
            return
        height = center.y() - self._layout.grid_rect.top() + self._layout.cell / 2
        painter.save()
        painter.setClipRect(self._layout.plate_rect)
        above = QPointF(0, height * (1 - fallen))
        self._stones.draw(painter, center - above, move.stone, _ROLLOUT, _ROLLOUT_SIZE)
        painter.restore()

    def _draw_edge(self, painter: QPainter, center: QPointF, stone: Stone, size: float) -> None:
        # Without it, the stone would be invisible on a background of similar lightness.
        if self._layout.look is BoardLook.CROSSINGS:
            color = QColor(self._stones.text_color(stone))
            color.setAlphaF(0.35)
            radius = size * self._stones.diameter_px / self._layout.ratio / 2
            self._draw_circle(painter, center, radius, QPen(color, 1))

    # Marks, over all stones

    def draw_marks(self, painter: QPainter, scene: BoardScene) -> None:
        step = scene.seen_step
        if step is None:
            return
        for number, stone, point in _path_of(step, scene):
            self._labels.draw_number(painter, point, stone, str(number), self._coming.ink(scene, point))
        self._draw_rollout_numbers(painter, scene, step)
        if step.runner_up is not None:
            self._draw_runner_up(painter, step.runner_up)
        if step.new_point is not None:
            self._draw_new(painter, step.new_point, scene.step_shown)
        if scene.step_shown >= 1.0:
            self._draw_winning_line(painter, step)
        self._step_labels.draw(painter, scene, step)
        if step.phase is Phase.BACKPROPAGATE and scene.step_shown < 1.0:
            self._draw_traveller(painter, step, scene.step_shown)

    def _draw_rollout_numbers(self, painter: QPainter, scene: BoardScene, step: StepLayer) -> None:
        is_beside = self._layout.look is BoardLook.CELLS
        pixels = int(min(0.12 * self._layout.cell, 13)) if is_beside else int(0.42 * _ROLLOUT_SIZE * self._layout.cell)
        if pixels < LEGIBLE:
            return
        painter.setFont(pixel_font(pixels, bold=not is_beside))
        for at, move in enumerate(step.rollout):
            if scene.cells[move.point] is Stone.EMPTY and _share(scene.step_shown, at, len(step.rollout)) >= 1.0:
                painter.setPen(self._coming.ink(scene, move.point) or self._stones.text_color(move.stone))
                self._write(painter, self._step_labels.number_rect(move.point), str(len(step.path.points) + at + 1))

    def _draw_runner_up(self, painter: QPainter, point: int) -> None:
        """Draw a thin dashed ring around the second-best point."""
        # It is visible on any background.
        cell = self._layout.cell
        radius, width = (_RING[self._layout.look] - 0.05) * cell, min(max(1.5, 0.04 * cell), 2.5)
        light = QPen(self._colors.pair("white_stone")[0], 2 * width)
        dark = QPen(self._colors.color("cursor"), width, Qt.PenStyle.CustomDashLine)
        dark.setDashPattern([3, 2])
        self._draw_circle(painter, self._layout.center(point), radius, light)
        self._draw_circle(painter, self._layout.center(point), radius, dark)

    def _draw_new(self, painter: QPainter, point: int, shown: float) -> None:
        """Draw a ring around the stone of the new node, and a second ring that pulses twice."""
        center, cell = self._layout.center(point), self._layout.cell
        width, swell = min(max(1.5, 0.06 * cell), 4.0), (1 - math.cos(4 * math.pi * shown)) / 2
        color, radius = self._colors.color("best"), _RING[self._layout.look] * cell
        halo = QColor(color)
        halo.setAlphaF(0.75 * swell)
        self._draw_circle(painter, center, radius + 0.16 * swell * cell, QPen(halo, (1 + 2 * swell) * width))
        self._draw_circle(painter, center, radius, QPen(self._colors.color("on_disc"), width + 1.5))
        self._draw_circle(painter, center, radius, QPen(color, width))

    def _draw_winning_line(self, painter: QPainter, step: StepLayer) -> None:
        color = self._colors.color("winning_line")
        painter.setPen(QPen(color, 0.1 * self._layout.cell, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for first, last in winning_ends(step.winning_points, self._layout.rules):
            painter.drawLine(self._layout.center(first), self._layout.center(last))

    def _draw_traveller(self, painter: QPainter, step: StepLayer, shown: float) -> None:
        """Draw the dot of backpropagation, which moves from the leaf to the first stone."""
        centers = [self._layout.center(point) for point in reversed(step.path.points)]
        if not centers:
            return
        at = min(shown * len(centers), len(centers) - 1.0)
        start, end = centers[int(at)], centers[min(int(at) + 1, len(centers) - 1)]
        painter.setPen(QPen(self._colors.color("on_accent"), 1.5))
        painter.setBrush(self._colors.color("accent"))
        radius = min(max(3.0, 0.15 * self._layout.cell), GRID)
        painter.drawEllipse(start + (end - start) * (at - int(at)), radius, radius)

    # Implementation

    def _write(self, painter: QPainter, rect: QRectF, text: str) -> None:
        painter.drawText(rect.adjusted(-rect.width(), 0, rect.width(), 0), Qt.AlignmentFlag.AlignCenter, text)

    def _draw_circle(self, painter: QPainter, center: QPointF, radius: float, pen: QPen) -> None:
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(center, radius, radius)


def _path_of(step: StepLayer, scene: BoardScene) -> Sequence[tuple[int, Stone, int]]:
    """Return number, side and point of each move of the path.

    Moves whose stones are already on the board are left out.
    """
    stones = (step.path.first, OPPONENT[step.path.first])
    return [
        (at + 1, stones[at % 2], point)
        for at, point in enumerate(step.path.points)
        if scene.cells[point] is Stone.EMPTY
    ]


def _share(shown: float, at: int, of: int) -> float:
    """Return how much of part `at` is visible, from 0 to 1, when `of` parts appear one after the other.

    `shown` is the visible share of the whole sequence, from 0 to 1.
    """
    return min(max(shown * of - at, 0.0), 1.0)
