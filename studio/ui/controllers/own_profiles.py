"""The profiles that a window offers: read once, and again whenever one's own are changed."""

from PySide6.QtCore import QObject, Signal

from studio.engine.options.profiles import Profile
from studio.players.profile_folder import ProfileFolder
from studio.players.profiles import ProfileCatalogue


class OwnProfiles(QObject):
    """Each verb writes files, and gives the catalogue as it is then; StudioError where that cannot be."""

    changed = Signal(object)
    """The `ProfileCatalogue`, as it is now."""

    def __init__(self, folder: ProfileFolder, parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._shelf = folder, folder.catalogue()

    @property
    def catalogue(self) -> ProfileCatalogue:
        return self._shelf

    @property
    def folder(self) -> str:
        """Where the files are."""
        return str(self._folder.path)

    def keep(self, profile: Profile) -> ProfileCatalogue:
        """Write it down, in the place of one of the same name."""
        self._folder.save(profile)
        return self._read()

    def rename(self, old: str, profile: Profile) -> ProfileCatalogue:
        """Keep this profile in the place of the one of that name."""
        try:
            self._folder.rename(old, profile)
        finally:
            self._read()
        return self._shelf

    def delete(self, name: str) -> ProfileCatalogue:
        self._folder.delete(name)
        return self._read()

    def _read(self) -> ProfileCatalogue:
        self._shelf = self._folder.catalogue()
        self.changed.emit(self._shelf)
        return self._shelf
