"""Whether the user can see a widget."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def is_seen(widget: QWidget) -> bool:
    """Return whether the user can see a part of the widget."""
    # Unlike for Qt, a pane behind others is not visible, and one that is covered by its content is.
    if not widget.isVisible():
        return False
    inner = widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return not widget.visibleRegion().isEmpty() or any(is_seen(part) for part in inner if not part.isWindow())
