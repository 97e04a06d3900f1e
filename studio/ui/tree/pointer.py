"""Finds the row of the search tree that the user points at, and keeps it in place."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, Signal
from PySide6.QtWidgets import QTreeView

from studio.ui.tree.cells import TreeCells
from studio.ui.tree.model import TreeModel

_NOWHERE = QPoint(-1, -1)


class TreePointer(QObject):
    """Follows the mouse and the keyboard in a view. Emits the path of the row that the user points at."""

    node_pointed = Signal(object)
    """Emitted with the path of the row under the pointer, or of the current row while the keyboard is used; or None."""

    def __init__(self, view: QTreeView, tree: TreeModel, cells: TreeCells) -> None:
        super().__init__(view)
        self._view, self._tree, self._cells = view, tree, cells
        self._place = _NOWHERE
        self.by_keyboard = False
        """Whether the keyboard was used last, and not the mouse."""

    def move(self, place: QPoint) -> None:
        self.by_keyboard, self._place = False, place
        self.hold_order()
        self.point_again()

    def leave(self) -> None:
        self._place = _NOWHERE
        self.hold_order()
        self.point_again()

    def hold_order(self) -> None:
        """Keep the rows in place while the pointer is over the view or the keyboard is used; otherwise sort them."""
        self._tree.keep_order(self._is_over() or self._has_keys())

    def held_row(self) -> QPersistentModelIndex:
        """Return the row that must keep its place on the screen when rows are inserted above it; an invalid index if
        none must.
        """
        if self._is_over():
            return QPersistentModelIndex(self._view.indexAt(self._place).siblingAtColumn(0))
        return QPersistentModelIndex(self._view.currentIndex() if self.by_keyboard else QModelIndex())

    def point_again(self) -> None:
        """Update the hovered row: the row under the pointer or, while the keyboard is used, the current one."""
        index = QModelIndex()
        if self._has_keys():
            index = self._view.currentIndex()
        elif self._is_over():
            index = self._view.indexAt(self._place)
        path = self._tree.path(index)
        if path != self._cells.pointed:
            self._cells.pointed = path
            self._view.viewport().update()
            self.node_pointed.emit(path)

    def _is_over(self) -> bool:
        return self._view.viewport().underMouse()

    def _has_keys(self) -> bool:
        return self.by_keyboard and self._view.hasFocus()
