"""The profiles that a window offers: read once, and again whenever one's own are changed."""

from PySide6.QtCore import QObject, Signal

from studio.engine.options.profiles import Profile
from studio.players.profile_folder import ProfileFolder
from studio.players.profiles import ProfileShelf


class OwnProfiles(QObject):
    """Each verb writes files, and gives the shelf as it is then; StudioError where that cannot be."""

    changed = Signal(object)
    """The `ProfileShelf`, as it is now."""

    def __init__(self, folder: ProfileFolder, parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._shelf = folder, folder.shelf()

    @property
    def shelf(self) -> ProfileShelf:
        return self._shelf

    @property
    def folder(self) -> str:
        """Where the files are."""
        return str(self._folder.path)

    def keep(self, profile: Profile) -> ProfileShelf:
        """Write it down, in the place of one of the same name."""
        self._folder.save(profile)
        return self._read()

    def rename(self, old: str, profile: Profile) -> ProfileShelf:
        """Keep this profile in the place of the one of that name."""
        try:
            self._folder.rename(old, profile)
        finally:
            self._read()
        return self._shelf

    def delete(self, name: str) -> ProfileShelf:
        self._folder.delete(name)
        return self._read()

    def _read(self) -> ProfileShelf:
        self._shelf = self._folder.shelf()
        self.changed.emit(self._shelf)
        return self._shelf
