"""An event filter for the keys of a window.

Most keys control the search and the game, wherever the focus is. In text fields, Space, letters and arrow keys edit the
text instead. Shift and an arrow key move through a focused list or focused tabs. Enter presses a focused button, opens
a list, or lets the arrow keys move a slider. Space presses a button that the user has reached by a key.
"""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from studio.ui.actions.actions import Actions, is_typing
from studio.ui.widgets.dressing import set_styled_property

_DELETING = (QKeySequence.StandardKey.DeleteStartOfWord, QKeySequence.StandardKey.DeleteEndOfWord)
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_ENTERING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_SLIDING = (*_ARROWS, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
# Arrow keys move it in some groups of buttons. With Ctrl or Alt, other keys move it, too.
_MOVING = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_F6)
"""The keys that move the focus."""
_CONTROLS = (QAbstractButton, QComboBox, QAbstractSlider)
_ROWS = (QAbstractItemView, QTabBar)
"""Widgets that have rows or tabs.

If the action of an arrow key is disabled, the filter keeps the key from moving through them.
"""


class KeyFilter(QObject):
    """Filters the keys of the focused widget while `window` is visible.

    If the focus is in another window, the filter only makes sure that keys of the focused widget do not trigger
    shortcuts.
    """

    refused = Signal(str)
    """Emitted when the key of a disabled action was pressed, with the name of the action."""

    def __init__(self, window: QWidget, actions: Actions) -> None:
        super().__init__(window)
        self._window, self._actions = window, actions
        self._is_moving = False  # whether the last key may have moved the focus
        self._reached: QWidget | None = None  # the widget to which such a key moved the focus last
        self._held: QWidget | None = None  # the slider that gets the arrow keys, while it has the focus
        window.installEventFilter(self)  # the window receives the keys if no widget has the focus
        # a filter of the whole application would call Python for every event of every object
        QApplication.instance().focusChanged.connect(self._watch)  # type: ignore[union-attr]

    def has_reached(self, widget: QWidget) -> bool:
        """Return whether the focus last moved to `widget` by a key. It is False if the mouse moved it there."""
        return widget is self._reached

    def _watch(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Filter the events of the widget `now`, which has got the focus.

        If a key moved the focus to it, remember this.
        """
        # The filter cannot ask the first focus event of a widget for its reason: Qt sends it before this signal.
        # PySide may pass the stale wrapper of a deleted layout item, if the widget has its address.
        if not isinstance(now, QWidget):
            return
        now.installEventFilter(self)
        if self._is_moving and QApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self._reached = now
        elif now is not self._reached and not self._is_elsewhere(now):  # a closed dialog returns the focus
            self._reached = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and self._window.isVisible():
            if event.type() is QEvent.Type.ShortcutOverride:
                self._is_moving = event.key() in (*_MOVING, *_ARROWS) or bool(event.modifiers() & _COMMANDS)
                if self._is_kept(event):
                    event.accept()
            elif event.type() is QEvent.Type.KeyPress and watched is (QApplication.focusWidget() or self._window):
                return self._refuses(event) or self._takes(event)
        elif event.type() is QEvent.Type.FocusOut and watched is self._held:
            self._hold(None)
        return super().eventFilter(watched, event)

    def _is_kept(self, event: QKeyEvent) -> bool:
        """Return whether the key is for the focused widget and not for the shortcuts of the window."""
        if Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35:
            return False
        if is_typing() and any(event.matches(key) for key in _DELETING):
            return True
        if event.modifiers() & _COMMANDS:
            return False
        focused = QApplication.focusWidget()
        if is_typing() or QApplication.activePopupWidget() is not None:
            return True
        if self._is_elsewhere(focused):
            return _is_natural(event, focused)
        enters = event.key() in _ENTERING and isinstance(focused, _CONTROLS)
        return (
            enters
            or self._presses(event, focused)
            or (self._holds(focused) and event.key() in (*_SLIDING, Qt.Key.Key_Escape))
        )

    def _refuses(self, event: QKeyEvent) -> bool:
        """If the key belongs to a disabled action, and the focused widget does not handle it, emit `refused` and
        return True.
        """
        focused = QApplication.focusWidget()
        if is_typing() or QApplication.activePopupWidget() is not None or self._is_elsewhere(focused):
            return False
        name = next(filter(None, map(self._actions.disabled_by_key, _keys_of(event))), "")
        if not name or (focused is not None and _is_claimed(event, focused)):
            return False
        self.refused.emit(name)
        return True

    def _takes(self, event: QKeyEvent) -> bool:
        """Handle some keys for the focused control. Return True if the control must not get the key as well."""
        focused = QApplication.focusWidget()
        if is_typing() or QApplication.activePopupWidget() is not None or self._is_elsewhere(focused):
            return False
        if event.modifiers() & _COMMANDS:
            return False
        if isinstance(focused, _ROWS):
            return event.key() in _SLIDING and not _is_shifted(event) and not _is_claimed(event, focused)
        if not isinstance(focused, _CONTROLS):
            return False
        if event.key() in _ENTERING or self._presses(event, focused):
            if not event.isAutoRepeat():
                self._activate(focused)
            return True
        if self._holds(focused):
            return event.key() == Qt.Key.Key_Escape and self._hold(None)
        if event.key() in _ARROWS and _is_shifted(event) and not _is_claimed(event, focused):
            QApplication.sendEvent(self._window, event)  # buttons would use the key to move the focus
            return True
        is_ours = event.key() in _SLIDING or (bool(event.text().strip("\t")) and event.text().isprintable())
        return is_ours and not _is_claimed(event, focused)

    def _presses(self, event: QKeyEvent, focused: QWidget | None) -> bool:
        """Return whether the key is Space, and the user has moved the focus to a button by a key."""
        is_space = event.key() == Qt.Key.Key_Space and not _is_shifted(event)
        return is_space and isinstance(focused, QAbstractButton) and focused is self._reached

    def _activate(self, control: QWidget) -> None:
        if isinstance(control, QToolButton) and control.menu() is not None:
            control.showMenu()
        elif isinstance(control, QAbstractButton):
            control.click()
        elif isinstance(control, QComboBox):
            control.showPopup()
        else:
            self._hold(None if self._holds(control) else control)

    def _hold(self, slider: QWidget | None) -> bool:
        """Let `slider` get the arrow keys. Pass None to release the current slider."""
        # The result True is that of `_takes`.
        before, self._held = self._held, slider
        for widget in (before, slider):
            if widget is not None:
                set_styled_property(widget, "held", widget is slider)
        return True

    def _holds(self, widget: QWidget | None) -> bool:
        return widget is not None and widget is self._held

    def _is_elsewhere(self, widget: QWidget | None) -> bool:
        return widget is not None and widget.window() is not self._window


def _keys_of(event: QKeyEvent) -> Iterator[QKeySequence]:
    """Yield the key with its modifiers.

    For a symbol such as "?", also yield the key without modifiers, because typing the symbol may require Shift.
    """
    yield QKeySequence(event.keyCombination())
    text = event.text()
    if _is_shifted(event) and text.isprintable() and text.strip() and not text.isalnum():
        yield QKeySequence(event.key())


def _is_shifted(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)


def _is_natural(event: QKeyEvent, widget: QWidget | None) -> bool:
    """Return whether Qt normally lets a widget of this class handle the key."""
    presses = event.key() in (Qt.Key.Key_Space, *_ENTERING) and isinstance(widget, QAbstractButton)
    slides = event.key() in _SLIDING and isinstance(widget, QAbstractSlider)
    return presses or slides or isinstance(widget, QComboBox)


def _is_claimed(event: QKeyEvent, control: QWidget) -> bool:
    """Return whether `control`, or a pane around it, gets the key before the shortcuts of the window do."""
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, event.key(), event.modifiers(), event.text())
    asked.ignore()
    QApplication.sendEvent(control, asked)
    return asked.isAccepted()
