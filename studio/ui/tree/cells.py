"""Paints the cells of the search tree."""

# Uncertain numbers are quiet, and visits have a bar.

from PySide6.QtCore import QObject, QRect, QSize
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem

from studio.ui.tables.cells import FiguresCells
from studio.ui.tables.model import AnyIndex
from studio.ui.tables.painting import PADDING
from studio.ui.tree.cell_data import LOADING_ROLE
from studio.ui.tree.columns import ALIGNMENT, TreeColumn
from studio.ui.tree.items import Path
from studio.ui.tree.model import TreeModel
from studio.ui.widgets.theme import GRID, Theme

_AFTER_ARROW = 4
_QUIET = (TreeColumn.PRIOR, TreeColumn.EXPLOITATION, TreeColumn.EXPLORATION, TreeColumn.DEPTH)


class TreeCells(FiguresCells):
    """Paints the cells of the search tree."""

    # The hovered row is stored as the path of its node, because rows move.

    _alignment = ALIGNMENT
    _bar_column = TreeColumn.VISITS
    _mark_column = None

    def __init__(self, theme: Theme, model: TreeModel, parent: QObject | None = None) -> None:
        super().__init__(theme, parent)
        self.pointed: Path | None = None
        self._model = model

    def is_pointed(self, index: AnyIndex) -> bool:
        return self.pointed is not None and self._model.path(index) == self.pointed

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the common height of all rows, and the width 0."""
        # The header sets the widths.
        del index
        return QSize(0, option.fontMetrics.height() + GRID // 2)

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: AnyIndex
    ) -> bool:
        return self._show_full_text(event, view, option, index)

    def _is_quiet(self, index: AnyIndex) -> bool:
        column = index.column()
        is_loading = column == TreeColumn.MOVE and bool(index.data(LOADING_ROLE))
        return column in _QUIET or is_loading or super()._is_quiet(index)

    def _proof(self, index: AnyIndex) -> object:
        is_rate = index.column() == TreeColumn.WIN_RATE
        return index.sibling(index.row(), TreeColumn.PROOF).data() if is_rate else None

    def _room(self, option: QStyleOptionViewItem, index: AnyIndex) -> QRect:
        """Return the rectangle of a cell's text."""
        # A move is close to the arrow of its row.
        left = _AFTER_ARROW if index.column() == TreeColumn.MOVE else PADDING
        return option.rect.adjusted(left, 0, -PADDING, 0)
