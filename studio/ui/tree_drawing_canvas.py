"""The drawn tree as a picture: what part is seen, which nodes are marked; without mouse and keyboard."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from studio.engine.snapshot import Path
from studio.engine.tree_outline import TreeOutline
from studio.game.stones import Stone
from studio.ui.theme import GRID, Theme, text_font
from studio.ui.tree_drawing_layout import TreeDrawingLayout
from studio.ui.tree_drawing_legend import GUTTER, LEGEND_HEIGHT, has_legend, paint_legend, paint_row_stones
from studio.ui.tree_drawing_painting import TreeDrawingPainting
from studio.ui.tree_drawing_sight import Places, Room, Sight

_GROWN = 1.5
"""A fitted tree that would fill the widget at so much more than its size is fitted anew."""
_ZOOMED_OUT = 0.6
"""How far one may zoom out, compared with the whole tree fitted."""


class TreeDrawingCanvas(QWidget):
    """Keeps its sight while newer outlines of the same tree come in, four a second."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._layout: TreeDrawingLayout | None = None
        self._sight, self._is_fitted = Sight(), True
        self._current: Path = ()
        self._chosen: Path | None = None
        self._pointed: int | None = None
        self._to_move = Stone.BLACK
        self._picture: QPixmap | None = None  # all but the marks
        self._empty_text = self._fill_text = self._prior_text = self._share_text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(20 * GRID, 12 * GRID)

    # What it shows

    @property
    def drawing_layout(self) -> TreeDrawingLayout | None:
        return self._layout

    @property
    def sight(self) -> Sight:
        return self._sight

    @property
    def places(self) -> Places | None:
        """Where nodes are now, in the widget's pixels."""
        return None if self._layout is None else self._sight.places(self._layout)

    @property
    def current_path(self) -> Path | None:
        """Where the keys stand."""
        return None if self._layout is None else self._current

    @property
    def current_node(self) -> int:
        return 0 if self._layout is None else self._layout.nearest_of(self._current)

    # Verbs

    def show_outline(self, outline: TreeOutline | None) -> None:
        """A newer outline of the same tree does not make the picture jump; None empties it."""
        before = self._layout
        self._layout = None if outline is None else TreeDrawingLayout.of(outline)
        self._pointed = None
        if self._layout is None:
            self._current, self._is_fitted = (), True
        elif before is None:
            self.fit()
        else:
            self._take_over(before, self._layout)
        self._repaint()

    def show_chosen(self, path: Path | None) -> None:
        """Mark the node that is picked elsewhere; scroll to it only if it is another one and out of sight."""
        path = None if path is None else tuple(path)
        if path == self._chosen:
            return
        self._chosen = path
        node = self._chosen_node()
        if path is not None and node is not None:
            self._current = path
            self._reveal(node)
        self.update()

    def set_to_move(self, stone: Stone) -> None:
        """Who is to move at the root."""
        self._to_move = stone
        self._repaint()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._repaint()

    def fit(self) -> None:
        """Show all of the tree, and go on showing all of it while it grows."""
        if self._layout is not None:
            self._sight, self._is_fitted = self._fitted(self._layout), True
        self._repaint()

    def zoom(self, factor: float, x: float | None = None, y: float | None = None) -> None:
        """Larger or smaller around a place, by default the middle."""
        if self._layout is None:
            return
        least = self._fitted(self._layout).zoom * _ZOOMED_OUT
        x, y = self.width() / 2 if x is None else x, self.height() / 2 if y is None else y
        self._look(self._sight.zoomed(factor, x, y, least))

    def pan(self, dx: float, dy: float) -> None:
        self._look(self._sight.moved(dx, dy))

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()
        self._repaint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LocaleChange):
            self._repaint()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._painted(ratio)
        painter.drawPixmap(0, 0, self._picture)
        if self._layout is not None:
            painter.setClipRect(self._drawn_area())
            self._paint_marks(self._painting(painter, self._layout))
        if self.hasFocus():
            painter.setClipping(False)
            painter.setPen(self._theme.color("accent"))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    # Inside: painting

    def _repaint(self) -> None:
        self._picture = None
        self.update()

    def _painted(self, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._theme.color("pane"))
        painter = QPainter(picture)
        if self._layout is None:
            painter.setPen(self._theme.color("quiet_text"))
            painter.setFont(text_font())
            room = self.rect().adjusted(2 * GRID, GRID, -2 * GRID, -GRID)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._empty_text)
        else:
            self._painting(painter, self._layout).paint()
            self._paint_beside(painter, self._layout)
        painter.end()
        return picture

    def _painting(self, painter: QPainter, layout: TreeDrawingLayout) -> TreeDrawingPainting:
        return TreeDrawingPainting(painter, self._theme, layout, self._sight, self._drawn_area(), self.locale())

    def _paint_beside(self, painter: QPainter, layout: TreeDrawingLayout) -> None:
        rows, rules = self._sight.rows(layout), layout.outline.rules
        paint_row_stones(painter, self._theme, rows, rules, self._to_move, self.height())
        if has_legend(self.width(), self.height()):
            room = QRectF(0, self.height() - LEGEND_HEIGHT, self.width(), LEGEND_HEIGHT)
            lines = self._prior_text if layout.shows_priors else self._share_text
            paint_legend(painter, self._theme, room, self.locale(), self._fill_text, lines)

    def _paint_marks(self, painting: TreeDrawingPainting) -> None:
        accent, text = self._theme.color("accent"), self._theme.color("text")
        chosen = self._chosen_node()
        for node in {self._pointed, chosen} - {None}:
            painting.paint_ways(node)  # type: ignore[arg-type]
        if chosen is not None:
            painting.paint_ring(chosen, accent, 3, 3)
        if self._pointed is not None:
            painting.paint_ring(self._pointed, text, 1.5, 1)
        if self.hasFocus():
            painting.paint_ring(self.current_node, text, 1.5, 6)

    def _drawn_area(self) -> QRectF:
        """Without what lies beside the tree."""
        below = LEGEND_HEIGHT if has_legend(self.width(), self.height()) else 0
        return QRectF(GUTTER, 0, max(1, self.width() - GUTTER), max(1, self.height() - below))

    # Inside: what part is seen

    def _fitted(self, layout: TreeDrawingLayout) -> Sight:
        area = self._drawn_area().adjusted(2 * GRID, 2 * GRID, -2 * GRID, -2 * GRID)
        return Sight.fitted(layout, Room(area.left(), area.top(), max(1, area.width()), max(1, area.height())))

    def _look(self, sight: Sight) -> None:
        if self._layout is not None:
            self._sight, self._is_fitted = sight.kept_near(self._layout, self.width(), self.height()), False
            self._repaint()

    def _take_over(self, before: TreeDrawingLayout, now: TreeDrawingLayout) -> None:
        """What the eye rests on stays where it was."""
        old_places, old_node = self._sight.places(before), self._resting_node(before)
        node = now.nearest_of(before.outline.path(old_node))
        old_node = before.nearest_of(now.outline.path(node))
        places = self._sight.places(now)
        self._sight = self._sight.moved(
            float(old_places.x[old_node] - places.x[node]), float(old_places.y[old_node] - places.y[node])
        )
        if self._is_fitted and not self._is_well_fitted(now):
            self.fit()

    def _is_well_fitted(self, layout: TreeDrawingLayout) -> bool:
        area = self._drawn_area()
        room = Room(area.left(), area.top(), area.width(), area.height())
        return self._sight.shows_all(layout, room) and self._fitted(layout).zoom < self._sight.zoom * _GROWN

    def _resting_node(self, layout: TreeDrawingLayout) -> int:
        """The current node where it is seen; else the one closest to the middle."""
        places, area = self._sight.places(layout), self._drawn_area()
        current = layout.nearest_of(self._current)
        if self._is_fitted or area.contains(float(places.x[current]), float(places.y[current])):
            return current
        nearest = places.node_at(area.center().x(), area.center().y(), float("inf"))
        return 0 if nearest is None else nearest

    def _chosen_node(self) -> int | None:
        if self._layout is None or self._chosen is None:
            return None
        return self._layout.node_of(self._chosen)

    def _reveal(self, node: int) -> None:
        """Scroll no further than it takes."""
        places = self.places
        if places is None:
            return
        area = self._drawn_area().adjusted(2 * GRID, 2 * GRID, -2 * GRID, -2 * GRID)
        x, y = float(places.x[node]), float(places.y[node])
        dx = max(0.0, area.left() - x) + min(0.0, area.right() - x)
        dy = max(0.0, area.top() - y) + min(0.0, area.bottom() - y)
        if dx or dy:
            self.pan(dx, dy)
