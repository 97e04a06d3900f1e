"""The size and the place of a window on its screen."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from studio.ui.widgets.theme import GRID

# The actual size is known only after the window is shown.
_FRAME = QSize(2 * GRID, 5 * GRID)
"""The maximum size of a window's frame in pixels. Real frames may be smaller."""


def fitting(wanted: QSize, screen: QSize) -> QSize:
    """Return the size `wanted`, or a smaller one if the window with its frame would not fit on the screen."""
    return wanted.boundedTo(screen - _FRAME)


def keep_on_screen(window: QWidget) -> None:
    """Move a window so that it is on a screen. If it is too large, reduce it."""
    # Its former screen may be smaller or missing.
    if window.isMaximized() or window.isFullScreen():
        return
    screen = window.screen().availableGeometry()
    window.resize(fitting(window.size(), screen.size()))
    if not screen.contains(window.geometry()):
        window.move(screen.center() - window.rect().center())


def centre_over(window: QWidget, main: QWidget) -> None:
    """Move a new window over the middle of `main`. It stays on the screen."""
    screen, frame = main.screen().availableGeometry(), window.rect()
    frame.moveCenter(main.frameGeometry().center())
    least, most = screen.topLeft(), screen.bottomRight() - frame.bottomRight() + frame.topLeft()
    x = max(least.x(), min(frame.x(), most.x()))
    y = max(least.y(), min(frame.y(), most.y() - _FRAME.height()))
    window.move(x, y)
