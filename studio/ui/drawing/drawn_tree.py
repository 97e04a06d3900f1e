"""The state of the tree drawing: the visible area and the marked nodes."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from studio.engine.views.outline import TreeOutline
from studio.engine.views.snapshot import Path
from studio.game.stones import Stone
from studio.ui.drawing.layout import TreeDrawingLayout
from studio.ui.drawing.legend import GUTTER, LEGEND_HEIGHT, has_legend
from studio.ui.drawing.viewport import Places, Room, Viewport
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import GRID

_GROWN = 1.5
"""When the drawing has become larger by this factor, the whole tree is fitted into the widget again."""
_ZOOMED_OUT = 0.6
"""The smallest zoom, as a multiple of the zoom at which the whole tree fits."""
_SLACK = 4.0  # pixels around a node in which a click counts as a click on the node
_MARGIN = 2 * GRID


class DrawnTree:
    """The state of a drawing.

    If new data of the same tree arrive, the visible area stays the same. But after `fit`, it grows with the tree until
    the user zooms or scrolls.
    """

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._layout: TreeDrawingLayout | None = None
        self._viewport, self._is_fitted = Viewport(), True
        self._current: Path = ()
        self._chosen: Path | None = None
        self._pointed: int | None = None
        self.to_move = Stone.BLACK
        """The side to move at the root."""
        self.viewed = ViewedSide()
        """The side for which win rates and proven results are shown."""

    # The visible area

    @property
    def layout(self) -> TreeDrawingLayout | None:
        return self._layout

    @property
    def viewport(self) -> Viewport:
        """The visible part of the drawing."""
        # It is immutable; every change replaces it.
        return self._viewport

    @property
    def places(self) -> Places | None:
        """The current places of the nodes in the widget, in pixels."""
        return None if self._layout is None else self._viewport.places(self._layout)

    @property
    def area(self) -> QRectF:
        """The area of the widget in which the tree is drawn."""
        # The legend below and the strip of stones on the left are outside.
        width, height = self._widget.width(), self._widget.height()
        below = LEGEND_HEIGHT if has_legend(width, height) else 0
        return QRectF(GUTTER, 0, max(1, width - GUTTER), max(1, height - below))

    def node_at(self, place: QPointF) -> int | None:
        places = self.places
        if places is None or not self.area.contains(place):
            return None
        return places.node_at(place.x(), place.y(), _SLACK)

    def circle_of(self, node: int) -> QRectF:
        """Return the square around the node's circle, in pixels of the widget."""
        places = self.places
        if places is None:
            return QRectF()
        x, y, radius = float(places.x[node]), float(places.y[node]), float(places.radius[node])
        return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)

    # Marked nodes

    @property
    def current_path(self) -> Path | None:
        """The path of the current node. None if there is no tree."""
        return None if self._layout is None else self._current

    @property
    def current_node(self) -> int:
        return 0 if self._layout is None else self._layout.nearest_of(self._current)

    @property
    def chosen_node(self) -> int | None:
        """The chosen node. None if it is not drawn."""
        if self._layout is None or self._chosen is None:
            return None
        return self._layout.node_of(self._chosen)

    @property
    def pointed_node(self) -> int | None:
        return self._pointed

    def path(self, node: int) -> Path:
        return () if self._layout is None else self._layout.outline.path(node)

    def stand_at(self, node: int) -> Path:
        """Make `node` the current node, and return its path."""
        self._current = self.path(node)
        return self._current

    def point_at(self, node: int | None) -> bool:
        """Set the node under the pointer. Return whether it has changed."""
        is_new = node != self._pointed
        self._pointed = node
        return is_new

    def choose(self, path: Path | None) -> None:
        """Mark the node at `path` as chosen.

        If it was not chosen before, scroll to it. If `path` is None, remove the mark.
        """
        path = None if path is None else tuple(path)
        if path == self._chosen:
            return
        self._chosen = path
        node = self.chosen_node
        if path is not None and node is not None:
            self._current = path
            self.reveal(node)

    # Changing the visible area

    def show_outline(self, outline: TreeOutline | None) -> None:
        """Show new data of the tree.

        If `outline` is None, remove the drawing. If the tree is the same as before, the visible area stays the same.
        But after `fit`, it grows with the tree until the user zooms or scrolls.
        """
        before = self._layout
        self._layout = None if outline is None else TreeDrawingLayout.of(outline)
        self._pointed = None
        if self._layout is None:
            self._current, self._is_fitted = (), True
        elif before is None:
            self.fit()
        else:
            self._take_over(before, self._layout)

    def fit(self) -> None:
        """Show the whole tree, even when it grows, until the user zooms or scrolls."""
        if self._layout is not None:
            self._viewport, self._is_fitted = self._fitted(self._layout), True

    def take_size(self) -> None:
        """Use the new size of the widget. If the whole tree is shown, fit it into this size."""
        if self._is_fitted:
            self.fit()

    def zoom(self, factor: float, x: float | None = None, y: float | None = None) -> None:
        """Zoom by `factor` around the point (x, y). The default is the centre of the widget."""
        if self._layout is None:
            return
        least = self._fitted(self._layout).zoom * _ZOOMED_OUT
        x, y = self._widget.width() / 2 if x is None else x, self._widget.height() / 2 if y is None else y
        self._look(self._viewport.zoomed(factor, x, y, least))

    def pan(self, dx: float, dy: float) -> None:
        self._look(self._viewport.moved(dx, dy))

    def reveal(self, node: int) -> None:
        """Scroll as little as possible to make the node visible."""
        places = self.places
        if places is None:
            return
        area = self._inner_area()
        x, y = float(places.x[node]), float(places.y[node])
        dx = max(0.0, area.left() - x) + min(0.0, area.right() - x)
        dy = max(0.0, area.top() - y) + min(0.0, area.bottom() - y)
        if dx or dy:
            self.pan(dx, dy)

    # Implementation

    def _inner_area(self) -> QRectF:
        return self.area.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    def _fitted(self, layout: TreeDrawingLayout) -> Viewport:
        area = self._inner_area()
        return Viewport.fitted(layout, Room(area.left(), area.top(), max(1, area.width()), max(1, area.height())))

    def _look(self, viewport: Viewport) -> None:
        if self._layout is not None:
            width, height = self._widget.width(), self._widget.height()
            self._viewport, self._is_fitted = viewport.kept_near(self._layout, width, height), False

    def _take_over(self, before: TreeDrawingLayout, now: TreeDrawingLayout) -> None:
        """Replace the layout `before` by `now`. One node stays at the same place on the screen."""
        old_places, old_node = self._viewport.places(before), self._resting_node(before)
        node = now.nearest_of(before.outline.path(old_node))
        old_node = before.nearest_of(now.outline.path(node))
        places = self._viewport.places(now)
        self._viewport = self._viewport.moved(
            float(old_places.x[old_node] - places.x[node]), float(old_places.y[old_node] - places.y[node])
        )
        if self._is_fitted and not self._is_well_fitted(now):
            self.fit()

    def _is_well_fitted(self, layout: TreeDrawingLayout) -> bool:
        area = self.area
        room = Room(area.left(), area.top(), area.width(), area.height())
        return self._viewport.shows_all(layout, room) and self._fitted(layout).zoom < self._viewport.zoom * _GROWN

    def _resting_node(self, layout: TreeDrawingLayout) -> int:
        """Return the node that stays at the same place on the screen when the layout changes.

        This is the current node if it or the whole tree is visible. Otherwise it is the node nearest to the centre.
        """
        places, area = self._viewport.places(layout), self.area
        current = layout.nearest_of(self._current)
        if self._is_fitted or area.contains(float(places.x[current]), float(places.y[current])):
            return current
        nearest = places.node_at(area.center().x(), area.center().y(), float("inf"))
        return 0 if nearest is None else nearest
