"""The base class of the objects that describe parts of a painted view to screen readers.

These parts are not widgets.
"""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessibleInterface


class AccessiblePart(QAccessibleInterface):
    """A part of a view, for screen readers."""

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def child(self, index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: ARG002
        return None

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: ARG002
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:  # noqa: ARG002
        return -1
