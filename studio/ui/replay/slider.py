"""A slider over the snapshots of a search."""

# Its last position selects the newest results.

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget

_PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_KEYS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, *_PAGES})
_PAGE = 10


class MomentSlider(QSlider):
    """A slider that receives its keys before the shortcuts of the window."""

    # Its handle jumps to a click.

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setPageStep(_PAGE)

    def event(self, event: QEvent) -> bool:
        is_kept = event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and is_moment_key(event)
        if is_kept:
            event.accept()
        return is_kept or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Page Up go to an earlier snapshot and Page Down to a later one."""
        # Qt's sliders do the opposite.
        pages = _PAGES.get(event.key(), 0) if is_moment_key(event) else 0  # type: ignore[call-overload]  # a plain number
        if pages:
            self.setValue(self.value() + pages * self.pageStep())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the handle to the click."""
        # The user can drag it from there.
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self._value_at(event.position().x()))
        super().mousePressEvent(event)

    def _value_at(self, x: float) -> int:
        option, control, style = QStyleOptionSlider(), QStyle.ComplexControl.CC_Slider, self.style()
        self.initStyleOption(option)
        groove = style.subControlRect(control, option, QStyle.SubControl.SC_SliderGroove, self)
        handle = style.subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, self).width()
        along = round(x - groove.left() - handle / 2)
        return QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), along, groove.width() - handle)


def is_moment_key(event: QKeyEvent) -> bool:
    """Return whether the key of `event` changes the selected snapshot."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return event.key() in _KEYS and modifiers == Qt.KeyboardModifier.NoModifier
