"""The pane in which a view stands, and bringing it to the front."""

from PySide6.QtWidgets import QDockWidget, QWidget


def bring_to_front(view: QWidget) -> None:
    """Whoever asks by a key wants to see the answer."""
    dock = dock_of(view)
    if dock is not None:
        dock.show()
        dock.raise_()


def dock_of(view: QWidget) -> QDockWidget | None:
    """The pane in which a view stands."""
    widget: QWidget | None = view
    while widget is not None and not isinstance(widget, QDockWidget):
        widget = widget.parentWidget()
    return widget
