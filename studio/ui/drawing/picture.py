"""The picture of a drawn tree, which is cached."""

# Only marks are painted without the cache.

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from studio.ui.drawing.drawn_tree import DrawnTree
from studio.ui.drawing.layout import TreeDrawingLayout
from studio.ui.drawing.legend import LEGEND_HEIGHT, has_legend, paint_legend, paint_row_stones
from studio.ui.drawing.painting import TreeDrawingPainting
from studio.ui.drawing.viewport import Viewport
from studio.ui.widgets.theme import GRID, Theme, text_font


@dataclass(frozen=True)
class Captions:
    """The texts of the legend, and the text that is shown if there is no tree."""

    empty: str = ""
    fill: str = ""
    priors: str = ""
    shares: str = ""


class TreePicture:
    """Paints a tree on its widget. It uses the size and the locale of the widget."""

    def __init__(self, theme: Theme, widget: QWidget, drawn: DrawnTree) -> None:
        self._theme, self._widget, self._drawn = theme, widget, drawn
        self._captions = Captions()
        self._kept: QPixmap | None = None
        self._kept_of: tuple[TreeDrawingLayout | None, Viewport] = (None, drawn.viewport)

    def set_captions(self, captions: Captions) -> None:
        self._captions = captions
        self.forget()

    def forget(self) -> None:
        """Discard the cached picture."""
        self._kept = None
        self._widget.update()

    def paint(self, painter: QPainter) -> None:
        layout = self._drawn.layout
        painter.drawPixmap(0, 0, self._whole(layout))
        if layout is not None:
            painter.setClipRect(self._drawn.area)
            self._paint_marks(self._painting(painter, layout))
        if self._widget.hasFocus():
            painter.setClipping(False)
            painter.setPen(self._theme.color("accent"))
            painter.drawRect(self._widget.rect().adjusted(0, 0, -1, -1))

    def _whole(self, layout: TreeDrawingLayout | None) -> QPixmap:
        ratio, (of_layout, of_viewport) = self._widget.devicePixelRatioF(), self._kept_of
        is_new = of_layout is not layout or of_viewport is not self._drawn.viewport
        if self._kept is None or is_new or self._kept.devicePixelRatio() != ratio:
            self._kept, self._kept_of = self._painted(layout, ratio), (layout, self._drawn.viewport)
        return self._kept

    def _painted(self, layout: TreeDrawingLayout | None, ratio: float) -> QPixmap:
        picture = QPixmap(self._widget.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._theme.color("pane"))
        painter = QPainter(picture)
        if layout is None:
            painter.setPen(self._theme.color("quiet_text"))
            painter.setFont(text_font())
            room = self._widget.rect().adjusted(2 * GRID, GRID, -2 * GRID, -GRID)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._captions.empty)
        else:
            self._painting(painter, layout).paint()
            self._paint_beside(painter, layout)
        painter.end()
        return picture

    def _painting(self, painter: QPainter, layout: TreeDrawingLayout) -> TreeDrawingPainting:
        viewport, area = self._drawn.viewport, self._drawn.area
        return TreeDrawingPainting(
            painter, self._theme.colors, layout, viewport, area, self._widget.locale(), self._drawn.viewed
        )

    def _paint_beside(self, painter: QPainter, layout: TreeDrawingLayout) -> None:
        width, height = self._widget.width(), self._widget.height()
        rows, rules = self._drawn.viewport.rows(layout), layout.outline.rules
        paint_row_stones(painter, self._theme.colors, rows, rules, self._drawn.to_move, height)
        if has_legend(width, height):
            room = QRectF(0, height - LEGEND_HEIGHT, width, LEGEND_HEIGHT)
            lines = self._captions.priors if layout.shows_priors else self._captions.shares
            paint_legend(painter, self._theme.colors, room, self._widget.locale(), self._captions.fill, lines)

    def _paint_marks(self, painting: TreeDrawingPainting) -> None:
        accent, text = self._theme.color("accent"), self._theme.color("text")
        pointed, chosen = self._drawn.pointed_node, self._drawn.chosen_node
        for node in {pointed, chosen} - {None}:
            painting.paint_extra_edges(node)  # type: ignore[arg-type]
        if chosen is not None:
            painting.paint_ring(chosen, accent, 3, 3)
        if pointed is not None:
            painting.paint_ring(pointed, text, 1.5, 1)
        if self._widget.hasFocus():
            painting.paint_ring(self._drawn.current_node, text, 1.5, 6)
