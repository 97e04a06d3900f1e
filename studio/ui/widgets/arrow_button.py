"""A button in a group of buttons. Arrow keys move the focus through the group."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}


class ArrowButton(QPushButton):
    """A button that gets Escape and the arrow keys before the window does."""

    left = Signal(int)
    """Emitted when an arrow key or Escape is pressed. The argument is the step to the next button, or 0 for Escape."""

    def event(self, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and _step_of(event) is not None
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _step_of(event)
        if step is None:
            super().keyPressEvent(event)
        else:
            self.left.emit(step)


def _step_of(event: QKeyEvent) -> int | None:
    """Return 1 if an arrow key leads to the next button, −1 for the previous one, and 0 for Escape.

    Return None for other keys, and for keys with a modifier.
    """
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return None
    return 0 if event.key() == Qt.Key.Key_Escape else _STEPS.get(Qt.Key(event.key()))
