"""Clears the search field of a dialog when the user presses Escape."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit


class ClearOnEscape(QObject):
    """Makes Escape clear a field that contains text. If the field is empty, Escape closes the dialog as usual."""

    def __init__(self, field: QLineEdit) -> None:
        super().__init__(field)
        self._field = field
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            is_escape = event.key() == Qt.Key.Key_Escape and not event.modifiers()
            if is_escape and self._field.text():
                self._field.clear()
                return True
        return super().eventFilter(watched, event)
