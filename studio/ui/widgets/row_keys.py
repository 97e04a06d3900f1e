"""The keys that move through the rows of a list, table or tree.

If it has the focus, it gets them before the shortcuts of the window.
"""

from collections.abc import Collection

from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView

UP_DOWN = Qt.Key.Key_Up, Qt.Key.Key_Down
ROWS = *UP_DOWN, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown
ARROWS = *UP_DOWN, Qt.Key.Key_Left, Qt.Key.Key_Right
_Ends = QAbstractItemView.CursorAction


def claims_row_key(event: QEvent, keys: Collection[Qt.Key] = ROWS) -> bool:
    """Accept `event` if Qt asks whether a widget handles one of `keys`.

    Return whether it was accepted. Keys of the number pad count too. Keys with a modifier do not.
    """
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or event.key() not in keys:
        return False
    event.accept()
    return True


def end_row(table: QTableView, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
    """Return the first row for Home and the last row for End.

    For other keys, or if the table is empty, return an invalid index.
    """
    # Qt would go to the first and the last column.
    rows = table.model()
    if modifiers & ~Qt.KeyboardModifier.KeypadModifier or action not in (_Ends.MoveHome, _Ends.MoveEnd):
        return QModelIndex()
    return rows.index(0 if action is _Ends.MoveHome else rows.rowCount() - 1, max(0, table.currentIndex().column()))
