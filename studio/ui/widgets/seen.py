"""Whether the user can see a widget."""

from PySide6.QtWidgets import QWidget


def is_seen(widget: QWidget) -> bool:
    """Return whether the user can see a part of the widget."""
    # Unlike for Qt, a pane behind others is not visible.
    return widget.isVisible() and not widget.visibleRegion().isEmpty()
