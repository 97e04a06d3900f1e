"""The keys that move through the rows of a list, table or tree.

A focused list gets them before the shortcuts of the window.
"""

from collections.abc import Collection

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

UP_DOWN = Qt.Key.Key_Up, Qt.Key.Key_Down
ARROWS = *UP_DOWN, Qt.Key.Key_Left, Qt.Key.Key_Right


def claims_row_key(event: QEvent, keys: Collection[Qt.Key] = UP_DOWN) -> bool:
    """Accept Qt's question whether a widget handles one of `keys`. Return whether the event was such a question.

    The keys count only without a modifier. The number pad is none.
    """
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or event.key() not in keys:
        return False
    event.accept()
    return True
