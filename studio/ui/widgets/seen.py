"""Whether the user can see a widget."""

from PySide6.QtWidgets import QWidget


def is_seen(widget: QWidget) -> bool:
    """Return whether the user can see a part of the widget. Qt calls a pane behind other panes visible, too, so the
    visible region is checked.
    """
    return widget.isVisible() and not widget.visibleRegion().isEmpty()
