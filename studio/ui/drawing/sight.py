"""Which part of a drawn tree is seen, and how large; and where everything is then on the screen."""

from dataclasses import dataclass, replace

import numpy as np

from studio.engine.views.snapshot import Reals
from studio.ui.drawing.layout import TreeDrawingLayout

MOST_ZOOM = 12.0
_MOST_FITTED_ZOOM = 1.5  # a small tree is not blown up
_MOST_ROW_PIXELS = 110
"""Rows of a fitted tree lie no farther apart than this."""
_LEAST_PIXELS = 0.9
_SEEN_PIXELS = 60
"""So much of the tree always stays in the widget."""


@dataclass(frozen=True, slots=True)
class Room:
    """The part of the widget that a fitted tree fills."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True)
class Places:
    """Where nodes are on the screen, in pixels."""

    x: Reals  # [node]
    y: Reals  # [node]
    radius: Reals  # [node]

    def node_at(self, x: float, y: float, slack: float) -> int | None:
        """The node under a place, or the nearest one close by."""
        distances = np.hypot(self.x - x, self.y - y) - self.radius
        nearest = int(distances.argmin())
        return nearest if distances[nearest] <= slack else None


@dataclass(frozen=True, slots=True)
class Sight:
    """Rows lie no closer together than `row_scale` says: trees are wider than the widgets that show them."""

    zoom: float = 1.0
    row_scale: float = 1.0
    dx: float = 0.0
    dy: float = 0.0

    @property
    def stretch(self) -> float:
        """By how much rows are drawn apart; less and less the larger everything is."""
        return max(1.0, self.row_scale / self.zoom)

    @classmethod
    def fitted(cls, layout: TreeDrawingLayout, room: Room) -> "Sight":
        """All of the tree, as large as there is room, in the middle."""
        left, top, right, bottom = layout.bounds()
        width, height = max(right - left, 1.0), max(bottom - top, 1.0)
        zoom = min(room.width / width, room.height / height, _MOST_FITTED_ZOOM)
        rows = float(layout.row_y[-1])
        spare = room.height - height * zoom
        stretch = 1 + spare / (rows * zoom) if rows else 1.0
        if rows:
            stretch = max(1.0, min(stretch, _MOST_ROW_PIXELS / (float(np.diff(layout.row_y).max()) * zoom)))
        spare -= rows * zoom * (stretch - 1)
        dx = room.left + (room.width - (left + right) * zoom) / 2
        return cls(zoom, zoom * stretch, dx, room.top - top * zoom + max(0.0, spare / 2))

    def places(self, layout: TreeDrawingLayout) -> Places:
        radius = np.maximum(layout.radius * self.zoom, _LEAST_PIXELS)
        return Places(layout.x * self.zoom + self.dx, layout.y(self.stretch) * self.zoom + self.dy, radius)

    def rests(self, layout: TreeDrawingLayout) -> tuple[Reals, Reals]:
        """Across and down, where it is said how much is left out."""
        return layout.rest_x * self.zoom + self.dx, layout.rest_y(self.stretch) * self.zoom + self.dy

    def rows(self, layout: TreeDrawingLayout) -> Reals:
        """[depth]: how far down."""
        return np.asarray(layout.row_y * (self.stretch * self.zoom) + self.dy)

    def zoomed(self, factor: float, x: float, y: float, least: float) -> "Sight":
        """Larger or smaller, while what is at this place stays there."""
        zoom = min(max(self.zoom * factor, min(least, self.zoom)), max(MOST_ZOOM, self.zoom))
        factor, down = zoom / self.zoom, max(zoom, self.row_scale) / max(self.zoom, self.row_scale)
        return Sight(zoom, self.row_scale, x + (self.dx - x) * factor, y + (self.dy - y) * down)

    def moved(self, dx: float, dy: float) -> "Sight":
        return replace(self, dx=self.dx + dx, dy=self.dy + dy)

    def kept_near(self, layout: TreeDrawingLayout, width: float, height: float) -> "Sight":
        """The same, but never with all of the tree outside."""
        left, top, right, bottom = self.extent(layout)
        dx = max(0.0, _SEEN_PIXELS - right) + min(0.0, width - _SEEN_PIXELS - left)
        dy = max(0.0, _SEEN_PIXELS - bottom) + min(0.0, height - _SEEN_PIXELS - top)
        return self.moved(dx, dy)

    def shows_all(self, layout: TreeDrawingLayout, room: Room) -> bool:
        left, top, right, bottom = self.extent(layout)
        across = room.left <= left and right <= room.left + room.width
        return across and room.top <= top and bottom <= room.top + room.height

    def extent(self, layout: TreeDrawingLayout) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the tree on the screen."""
        left, top, right, bottom = (side * self.zoom for side in layout.bounds(self.stretch))
        return left + self.dx, top + self.dy, right + self.dx, bottom + self.dy
