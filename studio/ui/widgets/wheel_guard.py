"""Keeps the wheel from changing values while the user scrolls a form."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget


class WheelGuard(QObject):
    """Ignores the wheel on unfocused lists and number boxes."""

    # The form around them scrolls.

    def guard(self, form: QWidget) -> None:
        """Ignore the wheel on all unfocused lists and number boxes in `form`."""
        for kind in (QComboBox, QAbstractSpinBox):
            for control in form.findChildren(kind):
                control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel must not give it the focus
                control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)
