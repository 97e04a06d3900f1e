"""The size and the place of a window on its screen."""

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QDialog, QWidget

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


def place_over(dialog: QDialog, main: QWidget) -> None:
    """Move a new dialog over the middle of `main`.

    If `main` is not on the screen yet, its place is unknown. The dialog then moves again as soon as `main` appears.
    """
    dialog.ensurePolished()
    dialog.adjustSize()
    centre_over(dialog, main)
    handle = main.window().windowHandle()
    if handle is not None and not handle.isExposed():
        handle.installEventFilter(_Follower(dialog, main))


class _Follower(QObject):
    """Moves a dialog over the middle of a window as soon as this window appears on the screen."""

    def __init__(self, dialog: QDialog, main: QWidget) -> None:
        super().__init__(dialog)
        self._dialog, self._main = dialog, main

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        handle = self._main.window().windowHandle()
        if event.type() is QEvent.Type.Expose and handle is not None and handle.isExposed():
            watched.removeEventFilter(self)
            centre_over(self._dialog, self._main)
        return False
