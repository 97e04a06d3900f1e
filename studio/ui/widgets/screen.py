"""The size of a window on its screen."""

from PySide6.QtCore import QSize

from studio.ui.widgets.theme import GRID

_FRAME = QSize(2 * GRID, 5 * GRID)
"""More than the size of a window's frame in any window manager. The actual size is known only after the window is
shown.
"""


def fitting(wanted: QSize, screen: QSize) -> QSize:
    """Return the size `wanted`, reduced so that the window and its frame fit on the screen."""
    return wanted.boundedTo(screen - _FRAME)
