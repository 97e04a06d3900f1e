"""Which keys are no shortcuts at the moment: those that edit a text, move a slider or press a button."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QComboBox

from studio.ui.actions import is_typing

_DELETING = (QKeySequence.StandardKey.DeleteStartOfWord, QKeySequence.StandardKey.DeleteEndOfWord)
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_PRESSING = (Qt.Key.Key_Space, Qt.Key.Key_Return)
_SLIDING = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


class KeyFilter(QObject):
    """Watches a whole application while its window is open."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_kept(event):
            event.accept()
        return super().eventFilter(watched, event)


def _is_kept(event: QKeyEvent) -> bool:
    """Whether the widget that has the focus needs the key itself."""
    if Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35:
        return False
    if is_typing() and any(event.matches(key) for key in _DELETING):
        return True
    if event.modifiers() & _COMMANDS:
        return False
    focused = QApplication.focusWidget()
    presses = event.key() in _PRESSING and isinstance(focused, QAbstractButton)
    slides = event.key() in _SLIDING and isinstance(focused, QAbstractSlider)
    return is_typing() or isinstance(focused, QComboBox) or presses or slides
