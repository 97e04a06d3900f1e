"""The keys that show earlier steps, later steps and the newest step."""

from enum import StrEnum

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_BACK, _FORWARD = Qt.Key.Key_Left, Qt.Key.Key_Right
_KEYS_OF_ROWS = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


class StepKey(StrEnum):
    BACK = "back"
    FORWARD = "forward"
    SIMULATION_BACK = "simulation back"
    SIMULATION_FORWARD = "simulation forward"
    NOW = "now"
    ROWS = "rows"  # not handled here, because the table moves through its rows


def key_of(event: QKeyEvent, *, is_at_rows: bool, is_past: bool) -> StepKey | None:
    """Return what the key means for the stepping pane.

    Return None if other widgets handle the key. `is_at_rows` says that the table of the step has the focus. `is_past`
    says that an earlier step is shown.
    """
    if is_at_rows and event.type() is QEvent.Type.ShortcutOverride and event.key() in _KEYS_OF_ROWS:
        return StepKey.ROWS
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.key() == Qt.Key.Key_Space and not modifiers and is_past:
        return StepKey.NOW
    is_whole = modifiers == Qt.KeyboardModifier.ControlModifier
    if event.key() not in (_BACK, _FORWARD) or (modifiers and not is_whole):
        return None
    if event.key() == _BACK:
        return StepKey.SIMULATION_BACK if is_whole else StepKey.BACK
    return StepKey.SIMULATION_FORWARD if is_whole else StepKey.FORWARD
