"""The rows of the search tree as they are laid out and drawn; what people do with them is not known here."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleTableModelChangeEvent,
    QContextMenuEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QWidget

from studio.ui.cell_painting import PADDING, choose_rows, paint_empty
from studio.ui.figures_cells import CURRENT_MARK
from studio.ui.figures_model import AnyIndex
from studio.ui.theme import GRID, Theme, figure_font
from studio.ui.tree_cells import TreeCells
from studio.ui.tree_columns import TreeColumn, widest_text
from studio.ui.tree_header import TreeHeader
from studio.ui.tree_model import TreeModel
from studio.ui.tree_notice import TreeNotice

_INDENTATION = 14
_ARROW = 3.5


class TreeBranches(QTreeView):
    """Lays out as little anew as it can: its model may hold many thousands of rows."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search_tree")
        self._theme = theme
        self._filled: QPersistentModelIndex | None = None
        self._empty_text = ""
        self._tree = TreeModel(self)
        self._cells = TreeCells(theme, self._tree, self)
        self._header = TreeHeader(self)
        self._notice = TreeNotice(theme, self.viewport())
        self._tree.set_locale(self.locale())
        self.setHeader(self._header)
        self.setModel(self._tree)
        self.setSortingEnabled(True)
        self.setItemDelegate(self._cells)
        self._behave()
        self._listen()
        self._retranslate()

    @property
    def tree_header(self) -> TreeHeader:
        """Where columns are chosen."""
        return self._header

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._cells.set_theme(theme)
        self._notice.set_theme(theme)
        self.viewport().update()

    # What Qt asks

    def dataChanged(self, first: AnyIndex, last: AnyIndex, roles: object = ()) -> None:
        """Painting anew what is seen is less work than to find out where each of many thousand rows is."""
        if QAccessible.isActive():
            super().dataChanged(first, last, list(roles))  # type: ignore[call-overload]
        else:
            self.viewport().update()

    def doItemsLayout(self) -> None:
        super().doItemsLayout()
        self._tell_readers()

    def rowsInserted(self, parent: AnyIndex, first: int, last: int) -> None:
        super().rowsInserted(parent, first, last)
        if self._filled is not None:
            self._set_expanded(QModelIndex(self._filled), True)  # type: ignore[call-overload]
            self._filled = None

    def drawBranches(self, painter: QPainter, rect: QRect, index: AnyIndex) -> None:
        is_selected = self.selectionModel().isRowSelected(index.row(), index.parent())
        is_marked = is_selected or self._cells.is_pointed(index)
        painter.fillRect(rect, self._theme.color("raised" if is_marked else "pane"))
        if is_selected:
            painter.fillRect(rect.left(), rect.top(), CURRENT_MARK, rect.height(), self._theme.color("accent"))
        if self._tree.hasChildren(index):
            centre = QPointF(rect.right() + 1 - self.indentation() / 2, rect.center().y() + 0.5)
            self._draw_arrow(painter, centre, self.isExpanded(index))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._tree.rowCount() == 0:
            paint_empty(self, self._theme, self._empty_text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._notice.place()
        self._fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LocaleChange:
            self._tree.set_locale(self.locale())
        elif event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() is QEvent.Type.ApplicationFontChange:
            self.setFont(figure_font())
        elif event.type() is QEvent.Type.FontChange:
            self._size_columns()

    def minimumSizeHint(self) -> QSize:
        return QSize(24 * GRID, 12 * GRID)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """By a key it is the heading's: keys do not reach that."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self._header.menu().popup(self.mapToGlobal(self._header.geometry().bottomLeft()))

    # Inside

    def _behave(self) -> None:
        self.setFont(figure_font())
        choose_rows(self)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(False)
        self.setIndentation(_INDENTATION)
        self.setWordWrap(False)

    def _listen(self) -> None:
        self._tree.modelReset.connect(self._open_top)
        self._tree.rowsAboutToBeInserted.connect(self._on_rows_about_to_come)
        self._tree.branch_dropped.connect(self._on_branch_dropped)
        self._header.columns_chosen.connect(self._fit_columns)
        self.expanded.connect(self._on_expanded)
        self.collapsed.connect(self._on_collapsed)

    def _open_top(self) -> None:
        self.expand(self._tree.index(0, 0))

    def _reveal_row(self, index: QModelIndex) -> None:
        if index.isValid():
            self.executeDelayedItemsLayout()
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def _on_expanded(self, index: QModelIndex) -> None:
        self._tree.set_open(index, True)
        self._fit_columns()

    def _on_collapsed(self, index: QModelIndex) -> None:
        self._tree.set_open(index, False)
        self._fit_columns()
        self._tell_readers()

    def _on_rows_about_to_come(self, parent: QModelIndex) -> None:
        """Rows that come to an open node make the view lay out everything; those of a closed one only themselves."""
        if self.isExpanded(parent) and self._tree.rowCount(parent) == 0:
            self._filled = QPersistentModelIndex(parent)
            self._set_expanded(parent, False)

    def _on_branch_dropped(self, index: QModelIndex) -> None:
        above = self.currentIndex().parent()
        while above.isValid() and above != index:
            above = above.parent()
        if above.isValid():
            self.setCurrentIndex(index)
        self._set_expanded(index, False)

    def _set_expanded(self, index: QModelIndex, is_expanded: bool) -> None:
        """Without telling: nobody opened or closed anything."""
        blocked = self.blockSignals(True)
        self.setExpanded(index, is_expanded)
        self.blockSignals(blocked)
        self._tell_readers()

    def _tell_readers(self) -> None:
        """Qt keeps the cells that a screen reader asked for by their place, also when others stand there now."""
        if QAccessible.isActive():
            reset = QAccessibleTableModelChangeEvent.ModelChangeType.ModelReset
            QAccessible.updateAccessibility(QAccessibleTableModelChangeEvent(self, reset))

    def _draw_arrow(self, painter: QPainter, centre: QPointF, is_down: bool) -> None:
        along, across = (QPointF(0, _ARROW / 2), QPointF(_ARROW, 0))
        if not is_down:
            along, across = QPointF(_ARROW / 2, 0), QPointF(0, _ARROW)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("quiet_text"), 1.4, c=Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(QPolygonF([centre - along - across, centre + along, centre - along + across]))
        painter.restore()

    def _size_columns(self) -> None:
        metrics, locale = self.fontMetrics(), self.locale()
        self._header.measure({column: metrics.horizontalAdvance(widest_text(column, locale)) for column in TreeColumn})
        self._fit_columns()

    def _fit_columns(self) -> None:
        deepest = 1 + max(map(len, self._tree.open_paths()), default=0)
        text = self.fontMetrics().horizontalAdvance(widest_text(TreeColumn.MOVE, self.locale())) + PADDING
        indented = self.indentation() * (deepest + 1) + text + PADDING
        self._header.fit(self.viewport().width(), indented)
        self._cells.tells_proofs_as_rates = self._header.isSectionHidden(TreeColumn.PROOF)

    def _retranslate(self) -> None:
        self._tree.retranslate()
        self._size_columns()
        self.viewport().update()
