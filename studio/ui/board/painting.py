"""Paints a board with its background, heatmap, stones and overlays."""

from functools import cached_property

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRegion

from studio.game.stones import OPPONENT, Stone
from studio.ui.board.background import grid_picture, plate_picture
from studio.ui.board.coming import ComingStones
from studio.ui.board.forbidden_marks import ForbiddenMarks
from studio.ui.board.heat import HeatPicture
from studio.ui.board.hint_marks import HintMarks, draw_ring
from studio.ui.board.labels import BoardLabels
from studio.ui.board.layout import BoardLayout, BoardLook
from studio.ui.board.scene import BoardScene, winning_ends
from studio.ui.board.step_painting import COMING, StepPainting, seen_banner
from studio.ui.board.stones import stone_pictures
from studio.ui.board.threat_marks import ThreatMarks
from studio.ui.widgets.theme import BoardStyle, ThemeColors

# The opacity is higher in an upright frame, because the back of the holes is dark.
GHOST = {BoardLook.CROSSINGS: 0.5, BoardLook.FRAME: 0.65, BoardLook.CELLS: 0.4}
"""The opacity of the unplayed stone below the pointer."""
_EQUAL = 0.4
"""The size of the stones that mark symmetric moves. A played stone has size 1."""
_HINT = {BoardLook.CROSSINGS: 0.4, BoardLook.FRAME: 0.42, BoardLook.CELLS: 0.36}
"""The radius of the ring around a hint's move, as a fraction of the cell."""
_AROUND_DISC = 0.51
"""The minimum radius of the ring of a hint around the disc of a candidate, as a fraction of the cell."""
_SPARE = 0.3
"""How far a number or a shadow may extend beyond its cell, as a fraction of the cell."""
_OUTLINE = 2.0
"""The width in pixels of the outline of the board when it has the focus."""


class BoardPainting:
    """Paints scenes for a board of one size and theme."""

    def __init__(self, colors: ThemeColors, style: BoardStyle, layout: BoardLayout, size: QSize) -> None:
        self._colors, self._style = colors, style
        self._layout, self._size = layout, size
        self._stones = stone_pictures(colors, style, layout)
        self._coming = ComingStones(colors, style, layout, self._stones)
        self._heat = HeatPicture(layout)
        self._labels = BoardLabels(colors, style, layout, size, self._stones)
        self._forbidden = ForbiddenMarks(colors, layout)
        self._threats = ThreatMarks(colors, layout)
        self._hints = HintMarks(colors, layout)
        self._steps = StepPainting(colors, layout, self._stones, self._labels, self._coming)
        self._region: QRegion | None = None  # None while everything is painted

    @property
    def layout(self) -> BoardLayout:
        return self._layout

    # The pictures are painted when they are first needed, because a window that opens passes several sizes.

    @cached_property
    def _plate(self) -> QPixmap:
        return plate_picture(self._colors, self._style, self._layout, self._size)

    @cached_property
    def _grid(self) -> QPixmap:
        return grid_picture(self._colors, self._style, self._layout, self._size)

    def area(self, point: int) -> QRect:
        """Return the area of the stone and the disc on `point`, in pixels of the widget."""
        spare = _SPARE * self._layout.cell
        return self._layout.cell_rect(point).adjusted(-spare, -spare, spare, spare).toAlignedRect()

    def paint_region(self, painter: QPainter, scene: BoardScene, region: QRegion) -> None:
        """Paint the part of the scene in `region`. The painter must be clipped to it."""
        self._region = region
        self.paint(painter, scene)
        self._region = None

    def paint(self, painter: QPainter, scene: BoardScene) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._plate)
        if scene.heat is not None:
            self._heat.draw(painter, scene.heat)
        self._draw_board(painter, scene)
        self._draw_marks(painter, scene)
        self._forbidden.draw(painter, scene)
        self._threats.draw(painter, scene)
        self._draw_line(painter, scene)
        self._threats.draw_turns(painter, scene)
        self._hints.draw_stones(painter, scene)
        self._draw_hint(painter, scene)
        self._steps.draw_marks(painter, scene)  # its labels cover the ring of a better move
        self._draw_focus(painter, scene)
        self._draw_cursor(painter, scene)
        if self._layout.below_px:  # otherwise the text is shown elsewhere
            self._labels.draw_banner(painter, seen_banner(scene))

    def _is_due(self, point: int) -> bool:
        """Return whether the stone or the disc on `point` must be painted now."""
        return self._region is None or self._region.intersects(self.area(point))

    # Stones

    def _draw_board(self, painter: QPainter, scene: BoardScene) -> None:
        """Draw the board and its stones.

        Discs are drawn behind the face of an upright frame, other stones above the lines.
        """
        behind = self._layout.look is BoardLook.FRAME
        if not behind:
            painter.drawPixmap(0, 0, self._grid)
            self._hints.draw_area(painter, scene)
        self._draw_stones(painter, scene)
        self._draw_ghost(painter, scene)
        self._steps.draw_stones(painter, scene)
        if behind:
            painter.drawPixmap(0, 0, self._grid)
            self._hints.draw_area(painter, scene)

    def _draw_stones(self, painter: QPainter, scene: BoardScene) -> None:
        for point, stone in enumerate(scene.cells):
            if stone is Stone.EMPTY:
                continue
            if point == scene.settling_point:
                self._draw_settling(painter, point, stone, scene.settled)
            elif self._is_due(point):
                solid = COMING if point in scene.supposed else 1.0
                self._stones.draw(painter, self._layout.center(point), stone, solid)

    def _draw_settling(self, painter: QPainter, point: int, stone: Stone, settled: float) -> None:
        center = self._layout.center(point)
        if self._layout.look is not BoardLook.FRAME:
            self._stones.draw(painter, center, stone, settled, 1.08 - 0.08 * settled)
            return
        height = center.y() - self._layout.grid_rect.top() + self._layout.cell / 2
        painter.save()
        painter.setClipRect(self._layout.plate_rect)
        self._stones.draw(painter, center - QPointF(0, height * (1 - settled)), stone)
        painter.restore()

    def _draw_ghost(self, painter: QPainter, scene: BoardScene) -> None:
        if scene.ghost_point is not None:
            self._coming.draw(painter, scene, scene.ghost_point, scene.to_move, GHOST[self._layout.look])

    # Over the stones

    def _draw_marks(self, painter: QPainter, scene: BoardScene) -> None:
        if scene.settled >= 1.0:
            self._draw_winning_lines(painter, scene)
            self._draw_last_move(painter, scene)
        for point, number in scene.seen_numbers.items():
            self._labels.draw_number(painter, point, scene.cells[point], str(number))
        for number, point in enumerate(scene.supposed, 1):
            self._labels.draw_number(painter, point, scene.cells[point], str(number))
        coming = _coming_points(scene)
        mark = scene.heat.best if scene.heat is not None else None
        if mark is not None and mark.point not in coming and scene.cells[mark.point] is Stone.EMPTY:
            self._labels.draw_mark(painter, mark)
        for disc in scene.discs:
            if disc.point not in coming and scene.cells[disc.point] is Stone.EMPTY and self._is_due(disc.point):
                self._labels.draw_disc(painter, disc)

    def _draw_winning_lines(self, painter: QPainter, scene: BoardScene) -> None:
        width = 0.1 * self._layout.cell
        pen = QPen(self._colors.color("winning_line"), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for first, last in winning_ends(scene.winning_points, self._layout.rules):
            painter.drawLine(self._layout.center(first), self._layout.center(last))
        if self._layout.look is not BoardLook.CELLS:
            radius = (self._stones.diameter_px / self._layout.ratio - width) / 2
            for point in scene.winning_points:
                painter.drawEllipse(self._layout.center(point), radius, radius)

    def _draw_last_move(self, painter: QPainter, scene: BoardScene) -> None:
        """Mark the last move by a dot or, if its stone has a number, by a ring around the number.

        In games on paper, outline its cell.
        """
        point = scene.last_point
        if point is None or scene.cells[point] is Stone.EMPTY:
            return
        look, cell = self._layout.look, self._layout.cell
        color = self._colors.color("on_disc" if look is BoardLook.FRAME else "last_move")
        if look is BoardLook.CELLS:
            self._draw_outline(painter, self._layout.cell_rect(point), color)
        elif point in scene.supposed or point in scene.seen_numbers:
            self._draw_ring(painter, self._layout.center(point), 0.38 * cell, color)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawEllipse(self._layout.center(point), 0.13 * cell, 0.13 * cell)

    def _draw_outline(self, painter: QPainter, cell: QRectF, color: QColor) -> None:
        away = 0.07 * cell.width()
        painter.setPen(QPen(color, max(1.5, 0.014 * cell.width())))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell.adjusted(away, away, -away, -away), away, away)

    def _draw_ring(self, painter: QPainter, center: QPointF, radius: float, color: QColor) -> None:
        painter.setPen(QPen(color, max(1.5, 0.06 * self._layout.cell)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(center, radius, radius)

    def _draw_line(self, painter: QPainter, scene: BoardScene) -> None:
        line = scene.seen_line
        if line is None:
            return
        for point in line.equal:
            if point not in line.points and scene.cells[point] is Stone.EMPTY:
                self._coming.draw(painter, scene, point, line.first, COMING, _EQUAL)
        stone, taken = line.first, set[int]()
        for number, point in enumerate(line.points, 1):
            if point not in taken and scene.cells[point] is Stone.EMPTY:
                self._coming.draw(painter, scene, point, stone, COMING)
                self._labels.draw_number(painter, point, stone, str(number), self._coming.ink(scene, point))
            taken.add(point)
            stone = OPPONENT[stone]

    def _draw_hint(self, painter: QPainter, scene: BoardScene) -> None:
        # It is visible on any background.
        point = scene.hint_point
        if point is None or scene.cells[point] is not Stone.EMPTY:
            return
        center, width = self._layout.center(point), max(3.0, 0.1 * self._layout.cell)
        share = _HINT[self._layout.look]
        if any(disc.point == point for disc in scene.discs):  # the numbers in the disc must remain legible
            share, width = max(share, _AROUND_DISC), width / 2
        draw_ring(
            painter,
            self._colors,
            center,
            share * self._layout.cell,
            width,
            rim=1.0,
            is_better=scene.is_better,
            is_square=self._layout.look is BoardLook.CELLS,
        )

    def _draw_focus(self, painter: QPainter, scene: BoardScene) -> None:
        if scene.is_focused:
            painter.setPen(QPen(self._colors.color("accent"), _OUTLINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            away = _OUTLINE / 2
            painter.drawRoundedRect(self._layout.plate_rect.adjusted(away, away, -away, -away), 6, 6)

    def _draw_cursor(self, painter: QPainter, scene: BoardScene) -> None:
        # It is visible on any background.
        if scene.cursor_point is None:
            return
        width = max(1.5, 0.05 * self._layout.cell)
        away = width * 1.2
        cell = self._layout.cell_rect(scene.cursor_point).adjusted(away, away, -away, -away)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, thickness in (
            (self._colors.pair("white_stone")[0], 2 * width),
            (self._colors.color("cursor"), width),
        ):
            painter.setPen(QPen(color, thickness))
            roundness = 0.5 if self._layout.look is BoardLook.FRAME else 0.2  # holes are round
            painter.drawRoundedRect(cell, roundness * cell.width(), roundness * cell.width())


def _coming_points(scene: BoardScene) -> frozenset[int]:
    """Return the points of the stones in the shown variation or in the step of the search."""
    # Candidates are hidden there.
    if scene.seen_line is not None:
        return frozenset((*scene.seen_line.points, *scene.seen_line.equal))
    return scene.step.points if scene.step is not None else frozenset()
