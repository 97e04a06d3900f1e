"""The visible part of a drawn tree: its zoom and offset, and the coordinates on the screen that result from them."""

from dataclasses import dataclass, replace

import numpy as np

from studio.engine.views.snapshot import Reals
from studio.ui.drawing.layout import TreeDrawingLayout

MOST_ZOOM = 12.0
_MOST_FITTED_ZOOM = 1.5  # the largest zoom for a small tree that is fitted
_MOST_ROW_PIXELS = 110
"""The maximum distance between rows in pixels when the whole tree is shown."""
_LEAST_PIXELS = 0.9
_SEEN_PIXELS = 60
"""At least this many pixels of the tree always stay visible."""


@dataclass(frozen=True, slots=True)
class Room:
    """A rectangle of the widget, in pixels, into which the whole tree is fitted."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True)
class Places:
    """The places of the nodes in the widget, in pixels."""

    x: Reals  # [node]
    y: Reals  # [node]
    radius: Reals  # [node]

    def node_at(self, x: float, y: float, slack: float) -> int | None:
        """Return the node whose circle is nearest to (x, y). Return None if no circle is within `slack` pixels."""
        distances = np.hypot(self.x - x, self.y - y) - self.radius
        nearest = int(distances.argmin())
        return nearest if distances[nearest] <= slack else None


@dataclass(frozen=True, slots=True)
class Viewport:
    """The zoom and the offset of a drawing."""

    # Vertical distances are scaled by at least `row_scale`.

    zoom: float = 1.0
    row_scale: float = 1.0
    dx: float = 0.0
    dy: float = 0.0

    @property
    def stretch(self) -> float:
        """The vertical scale divided by the zoom. It is above 1 if the zoom is below `row_scale`."""
        return max(1.0, self.row_scale / self.zoom)

    @classmethod
    def fitted(cls, layout: TreeDrawingLayout, room: Room) -> "Viewport":
        """Return the viewport that shows the whole tree, centred and as large as possible."""
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
        """Return the x and y coordinates, in pixels, of the texts that show numbers of undrawn children."""
        return layout.rest_x * self.zoom + self.dx, layout.rest_y(self.stretch) * self.zoom + self.dy

    def rows(self, layout: TreeDrawingLayout) -> Reals:
        """Return the y coordinate of the row of each depth, in pixels."""
        return np.asarray(layout.row_y * (self.stretch * self.zoom) + self.dy)

    def zoomed(self, factor: float, x: float, y: float, least: float) -> "Viewport":
        """Return this viewport zoomed by `factor`.

        The zoom stays between `least` and `MOST_ZOOM`, and the point (x, y) stays at its place.
        """
        zoom = min(max(self.zoom * factor, min(least, self.zoom)), max(MOST_ZOOM, self.zoom))
        factor, down = zoom / self.zoom, max(zoom, self.row_scale) / max(self.zoom, self.row_scale)
        return Viewport(zoom, self.row_scale, x + (self.dx - x) * factor, y + (self.dy - y) * down)

    def moved(self, dx: float, dy: float) -> "Viewport":
        return replace(self, dx=self.dx + dx, dy=self.dy + dy)

    def kept_near(self, layout: TreeDrawingLayout, width: float, height: float) -> "Viewport":
        """Return this viewport. If no part of the tree would be visible, shift it."""
        left, top, right, bottom = self.extent(layout)
        dx = max(0.0, _SEEN_PIXELS - right) + min(0.0, width - _SEEN_PIXELS - left)
        dy = max(0.0, _SEEN_PIXELS - bottom) + min(0.0, height - _SEEN_PIXELS - top)
        return self.moved(dx, dy)

    def shows_all(self, layout: TreeDrawingLayout, room: Room) -> bool:
        left, top, right, bottom = self.extent(layout)
        across = room.left <= left and right <= room.left + room.width
        return across and room.top <= top and bottom <= room.top + room.height

    def extent(self, layout: TreeDrawingLayout) -> tuple[float, float, float, float]:
        """Return the left, top, right and bottom edge of the tree in pixels of the widget."""
        left, top, right, bottom = (side * self.zoom for side in layout.bounds(self.stretch))
        return left + self.dx, top + self.dy, right + self.dx, bottom + self.dy
