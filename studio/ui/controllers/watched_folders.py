"""Watches the folders of practice and their subfolders.

When games change, it requests that they are read in the background.
"""

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Slot

from studio.activities.practice import Practice
from studio.game.errors import StudioError

# A file may still be written.
_WAIT_MS = 1000
"""Milliseconds to wait after a change in a watched folder before reading it."""


class WatchedFolders(QObject):
    """Watches the chosen folders while the program runs."""

    def __init__(self, practice: Practice, parent: QObject) -> None:
        super().__init__(parent)
        self._practice = practice
        self._watcher, self._waiting = QFileSystemWatcher(self), QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(_WAIT_MS)
        self._waiting.timeout.connect(self.look)
        self._watcher.directoryChanged.connect(self._waiting.start)
        practice.folders_found.connect(self._on_found)
        self._waiting.start()  # the first look does not delay the window

    @Slot()
    def look(self) -> None:
        """Read the user's changed games in the background.

        Do nothing if there are no positions to practise and no chosen folders.
        """
        try:
            if self._practice.has_sources:
                self._practice.look_into_folders()
        except StudioError:
            return  # the dialog of practice says that its file cannot be read

    @Slot(object)
    def _on_found(self, folders: tuple[Path, ...]) -> None:
        """Watch these folders and no others."""
        # New ones are read again, because they may have changed in the meantime.
        wanted, watched = set(map(str, folders)), set(self._watcher.directories())
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        refused = set(self._watcher.addPaths(sorted(wanted - watched))) if wanted - watched else set[str]()
        if wanted - watched - refused:
            self._waiting.start()
