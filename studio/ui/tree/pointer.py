"""Finds the row of the search tree that the user points at, and keeps it in place."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, QTimer, Signal, Slot
from PySide6.QtWidgets import QTreeView

from studio.ui.tree.cells import TreeCells
from studio.ui.tree.model import TreeModel

_NOWHERE = QPoint(-1, -1)
STILL_MS = 1500
"""Rows are sorted again this number of milliseconds after the last key."""


class TreePointer(QObject):
    """Follows the mouse and the keyboard in a view, and emits the path of the row that the user points at."""

    node_pointed = Signal(object)
    """Emitted with a node's path: of the row under the pointer or, if the keyboard is used, of the current row.

    Emitted with None if there is no such row.
    """

    def __init__(self, view: QTreeView, tree: TreeModel, cells: TreeCells) -> None:
        super().__init__(view)
        self._view, self._tree, self._cells = view, tree, cells
        self._place = _NOWHERE
        self.by_keyboard = False
        """Whether the user has used the keyboard more recently than the mouse."""
        self._keys = QTimer(self)
        self._keys.setSingleShot(True)
        self._keys.setInterval(STILL_MS)
        self._keys.timeout.connect(self._on_keys_still)

    def note_key(self) -> None:
        """Keep the rows in place for a moment after a key, because the user is moving through them."""
        # Afterwards they follow the search again: the order must be the one that the header shows.
        self._keys.start()
        self.hold_order()

    def move(self, place: QPoint) -> None:
        self.by_keyboard, self._place = False, place
        self.hold_order()
        self.point_again()

    def leave(self) -> None:
        self._place = _NOWHERE
        self.hold_order()
        self.point_again()

    def hold_order(self) -> None:
        """Keep the rows in place if the pointer is over the view or a key was just used. Otherwise sort them."""
        is_at_keys = self._has_keys() and self._keys.isActive()
        self._tree.keep_order((self._is_over() and not self.by_keyboard) or is_at_keys)

    def held_row(self) -> QPersistentModelIndex:
        """Return the row that must keep its place when rows are inserted above it, or an invalid index."""
        if self._is_over():
            return QPersistentModelIndex(self._view.indexAt(self._place).siblingAtColumn(0))
        return QPersistentModelIndex(self._view.currentIndex() if self.by_keyboard else QModelIndex())

    def point_again(self) -> None:
        """Update the hovered row: the row under the pointer or, if the keyboard is used, the current row."""
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

    @Slot()
    def _on_keys_still(self) -> None:
        """Sort the rows. The current row keeps its place on the screen."""
        held = self.held_row()
        top = self._view.visualRect(held).top()
        self.hold_order()
        self._view.executeDelayedItemsLayout()
        if held.isValid():
            bar = self._view.verticalScrollBar()
            bar.setValue(bar.value() + self._view.visualRect(held).top() - top)

    def _is_over(self) -> bool:
        return self._view.viewport().underMouse()

    def _has_keys(self) -> bool:
        return self.by_keyboard and self._view.hasFocus()
