"""Paints the area to the left of the rows: the selection mark, and the arrows that expand rows."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QTreeView

from studio.ui.tables.cells import CURRENT_MARK
from studio.ui.tables.model import AnyIndex
from studio.ui.tree.cells import TreeCells
from studio.ui.widgets.theme import Theme

_ARROW = 3.5


class TreeBranches:
    """Paints the background, the selection mark and the arrow to the left of each row."""

    def __init__(self, theme: Theme, view: QTreeView, cells: TreeCells) -> None:
        self._theme, self._view, self._cells = theme, view, cells

    def paint(self, painter: QPainter, rect: QRect, index: AnyIndex) -> None:
        view = self._view
        is_selected = view.selectionModel().isRowSelected(index.row(), index.parent())
        is_marked = is_selected or self._cells.is_pointed(index)
        painter.fillRect(rect, self._theme.color("raised" if is_marked else "pane"))
        if is_selected:
            painter.fillRect(rect.left(), rect.top(), CURRENT_MARK, rect.height(), self._theme.color("accent"))
        if index.model().hasChildren(index):
            centre = QPointF(rect.right() + 1 - view.indentation() / 2, rect.center().y() + 0.5)
            self._paint_arrow(painter, centre, view.isExpanded(index))

    def _paint_arrow(self, painter: QPainter, centre: QPointF, is_down: bool) -> None:
        along, across = (QPointF(0, _ARROW / 2), QPointF(_ARROW, 0))
        if not is_down:
            along, across = QPointF(_ARROW / 2, 0), QPointF(0, _ARROW)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("quiet_text"), 1.4, c=Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(QPolygonF([centre - along - across, centre + along, centre - along + across]))
        painter.restore()
