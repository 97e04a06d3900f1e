"""Makes Escape end something that a window shows. The key then has no other effect."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class EscapeKey(QObject):
    """While it is switched on, handles Escape before the shortcuts of the window.

    A focused widget that uses Escape itself, such as a list with a selection, still gets the key first.
    """

    # The key must not also stop the search or leave full screen.

    pressed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._is_taken = False
        window.installEventFilter(self)

    @Slot(bool)
    def set_taken(self, is_taken: bool) -> None:
        """Set whether this object handles Escape instead of the window."""
        self._is_taken = is_taken

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and not event.modifiers()
        if is_escape and self._is_taken:
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress:
                self.pressed.emit()
                return True
        return super().eventFilter(watched, event)
