"""The profiles that a window offers. They are read again after each change."""

from PySide6.QtCore import QObject, Signal

from studio.engine.options.profiles import Profile
from studio.players.profile_folder import ProfileFolder
from studio.players.profiles import ProfileCatalogue


class OwnProfiles(QObject):
    """Changes profile files and returns the new catalogue. The methods raise StudioError if they fail."""

    changed = Signal(object)
    """Emitted with the new `ProfileCatalogue`."""

    def __init__(self, folder: ProfileFolder, parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._catalogue = folder, folder.catalogue()

    @property
    def catalogue(self) -> ProfileCatalogue:
        return self._catalogue

    @property
    def folder(self) -> str:
        """The path of the folder with the profile files."""
        return str(self._folder.path)

    def keep(self, profile: Profile) -> ProfileCatalogue:
        """Save `profile`. It replaces a profile of the same name. Return the new catalogue."""
        self._folder.save(profile)
        return self._read()

    def rename(self, old: str, profile: Profile) -> ProfileCatalogue:
        """Replace the profile named `old` by `profile`, and return the new catalogue."""
        try:
            self._folder.rename(old, profile)
        finally:
            self._read()
        return self._catalogue

    def delete(self, name: str) -> ProfileCatalogue:
        self._folder.delete(name)
        return self._read()

    def _read(self) -> ProfileCatalogue:
        self._catalogue = self._folder.catalogue()
        self.changed.emit(self._catalogue)
        return self._catalogue
