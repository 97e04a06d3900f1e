"""Bringing the pane in which a view stands to the front."""

from PySide6.QtWidgets import QWidget

from studio.ui.drawing_desk import dock_of


def bring_to_front(view: QWidget) -> None:
    """Whoever asks by a key wants to see the answer."""
    dock = dock_of(view)
    if dock is not None:
        dock.show()
        dock.raise_()
