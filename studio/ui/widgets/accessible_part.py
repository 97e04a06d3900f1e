"""The base class of objects that describe a painted view to screen readers.

They stand for parts that are not widgets.
"""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessibleInterface


class AccessiblePart(QAccessibleInterface):
    """A part of a painted view, for screen readers."""

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
