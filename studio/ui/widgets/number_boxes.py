"""Number boxes."""

# Those of `counter` and `decimals` emit a typed number only when it is complete.

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QSpinBox, QWidget

from studio.ui.widgets.theme import figure_font

_BESIDE_TEXT = 6
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


class IntegerBox(QSpinBox):
    """A field for a whole number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pad(self)

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        _commit_before_shortcut(self, event)
        return handled

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _leave_space(self, event):
            super().keyPressEvent(event)


class DecimalBox(QDoubleSpinBox):
    """A field for a decimal number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pad(self)

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        _commit_before_shortcut(self, event)
        return handled

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _leave_space(self, event):
            super().keyPressEvent(event)


def pad(box: QAbstractSpinBox) -> None:
    """Give the number the same left margin as the text of other fields."""
    # Qt ignores the padding of number boxes in style sheets.
    box.lineEdit().setTextMargins(_BESIDE_TEXT, 0, 0, 0)


def counter(least: int, most: int, step: int = 1) -> IntegerBox:
    box = IntegerBox()
    box.setRange(least, most)
    box.setSingleStep(step)
    box.setGroupSeparatorShown(True)
    box.setKeyboardTracking(False)
    box.setFont(figure_font())
    return box


def decimals(least: float, most: float) -> DecimalBox:
    box = DecimalBox()
    box.setRange(least, most)
    box.setDecimals(1)
    box.setKeyboardTracking(False)
    box.setFont(figure_font())
    return box


def _commit_before_shortcut(box: QAbstractSpinBox, event: QEvent) -> None:
    """Commit the typed number before a key triggers a shortcut."""
    # The shortcut may start work with this number.
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return
    if not event.isAccepted() and event.key() not in _MODIFIERS:
        box.interpretText()


def _leave_space(box: QAbstractSpinBox, event: QKeyEvent) -> bool:
    """If the key is Space, commit the number and let the window handle the key. Return whether it was Space."""
    if event.key() != Qt.Key.Key_Space:
        return False
    box.interpretText()
    event.ignore()
    return True
