"""A list of choices."""

# Their texts wrap and are never shortened.

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from studio.ui.widgets.theme import GRID

# The style needs at most this much.
_AROUND_TEXT = 3 * GRID
"""The space to the left of a text plus the space to the right, in pixels."""


class _WrappedTexts(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return a height in which the text fits when it wraps at the available width."""
        # Qt would use the whole width of the item.
        narrow = QStyleOptionViewItem(option)
        narrow.rect.setWidth(max(0, narrow.rect.width() - _AROUND_TEXT))
        return QSize(0, super().sizeHint(narrow, index).height())


class ChoiceList(QListWidget):
    """A list with one selected item."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(_WrappedTexts(self))
