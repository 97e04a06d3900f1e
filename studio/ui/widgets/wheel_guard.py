"""Prevents the mouse wheel from changing values while the user scrolls a form."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget


class WheelGuard(QObject):
    """Ignores the wheel on lists and number boxes that do not have the focus."""

    # The form around them scrolls.

    def guard(self, form: QWidget) -> None:
        """Ignore the wheel on lists and number boxes in `form` while they do not have the focus."""
        for kind in (QComboBox, QAbstractSpinBox):
            for control in form.findChildren(kind):
                control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel must not give it the focus
                control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)
