"""Keys that scroll a view sideways: Ctrl+Left and Ctrl+Right."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSlider

_Scroll = QAbstractSlider.SliderAction
_KEYS = {Qt.Key.Key_Left: _Scroll.SliderPageStepSub, Qt.Key.Key_Right: _Scroll.SliderPageStepAdd}


class SidewaysKeys(QObject):
    """Scrolls a view with Ctrl+Left and Ctrl+Right while it has the focus and is wider than its place.

    Otherwise, the keys go to the shortcuts of the window.
    """

    def __init__(self, view: QAbstractScrollArea) -> None:
        super().__init__(view)
        self._view = view
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and self._scrolls(event):
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress:
                self._view.horizontalScrollBar().triggerAction(_KEYS[Qt.Key(event.key())])
                return True
        return super().eventFilter(watched, event)

    def _scrolls(self, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_wide = self._view.horizontalScrollBar().maximum() > 0
        return modifiers == Qt.KeyboardModifier.ControlModifier and event.key() in _KEYS and is_wide
