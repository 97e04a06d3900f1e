"""The stored sizes and positions of the secondary windows."""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QObject
from PySide6.QtWidgets import QWidget

from studio.ui.widgets.screen import centre_over, keep_on_screen


class WindowPlaces(QObject):
    """Places each secondary window where it was the last time.

    The first time, it is over the middle of the main window.
    """

    def __init__(self, main_window: QWidget) -> None:
        super().__init__(main_window)
        self._main_window = main_window
        self._stored: Mapping[str, str] = {}
        self._windows: dict[str, QWidget] = {}

    def restore(self, stored: Mapping[str, str]) -> None:
        """Store the geometries of windows that will be created. They are in Qt's format, as base64."""
        self._stored = stored

    def place(self, window: QWidget) -> None:
        """Place a new window."""
        # It must have its proper size.
        stored = self._stored.get(window.objectName(), "")
        geometry = QByteArray.fromBase64(stored.encode("ascii", "replace"))
        if stored and window.restoreGeometry(geometry):
            keep_on_screen(window)
        else:
            centre_over(window, self._main_window)
        self._windows[window.objectName()] = window

    def remembered(self) -> dict[str, str]:
        """Return the geometries of all windows that were opened."""
        current = {
            name: bytes(window.saveGeometry().toBase64().data()).decode() for name, window in self._windows.items()
        }
        return {**self._stored, **current}
