"""How large a window may be on its screen."""

from PySide6.QtCore import QSize

from studio.ui.widgets.theme import GRID

_FRAME = QSize(2 * GRID, 6 * GRID)
"""More than any window manager puts around a window; how much it is, is known only when the window is seen."""


def fitting(wanted: QSize, screen: QSize) -> QSize:
    """A window's size that leaves room on the screen for the frame around it."""
    return wanted.boundedTo(screen - _FRAME)
