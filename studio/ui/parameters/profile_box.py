"""A combo box of profiles, built-in ones first."""

# It marks a profile whose parameters have changed.

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QWidget

from studio.engine.options.profiles import Profile
from studio.game.message import fill
from studio.game.position_analysis import ParameterValue
from studio.players.profiles import OURS
from studio.ui.texts.parameters import changes_text, profile_sentence, profile_title
from studio.ui.texts.translating import translate

NO_CHANGES: Mapping[str, ParameterValue] = MappingProxyType({})


class ProfileBox(QComboBox):
    """A combo box of profiles."""

    # Choosing the current one again discards changes of its parameters.

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._changed, self._changes, self._note = "", dict[str, ParameterValue](), ""
        self._catalogue: Mapping[str, Profile] = OURS
        self.setMaxVisibleItems(20)
        self.show_catalogue(OURS)

    @property
    def name(self) -> str:
        return str(self.currentData())

    def show_catalogue(self, catalogue: Mapping[str, Profile]) -> None:
        """Offer the profiles in `catalogue`. Keep the chosen profile if possible, otherwise choose the first one."""
        chosen, self._catalogue = self.currentData(), catalogue
        with QSignalBlocker(self):
            self.clear()
            add_profiles(self, catalogue)
            self.setCurrentIndex(max(0, self.findData(chosen)))
        self._retitle()

    def show_profile(self, name: str, changes: Mapping[str, ParameterValue] = NO_CHANGES) -> None:
        """Select the profile without emitting a signal. If `changes` is not empty, mark the profile as changed."""
        self._changed, self._changes = name if changes else "", dict(changes)
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findData(name))
        self._retitle()

    def show_note(self, note: str) -> None:
        """Add a note to the tooltip. If `note` is empty, remove it."""
        self._note = note
        self._retitle()

    def _retitle(self) -> None:
        """Write the titles and tooltips of all items."""
        for at in range(self.count()):
            profile = self._catalogue.get(self.itemData(at) or "")
            if profile is not None:
                self.setItemText(at, self._title(profile))
                self.setItemData(at, profile_sentence(profile), Qt.ItemDataRole.ToolTipRole)
        self.setToolTip(self._tip())
        self.setAccessibleDescription(self.toolTip())

    def _tip(self) -> str:
        """Return the tooltip: the changed parameters, the description of the profile, and the note."""
        sentence = "\n".join(filter(None, (str(self.currentData(Qt.ItemDataRole.ToolTipRole) or ""), self._note)))
        if not self._changed or self._changed != self.currentData():
            return sentence
        return f"{changes_text(self._catalogue[self._changed], self._changes)}\n{sentence}"

    def _title(self, profile: Profile) -> str:
        title = profile_title(profile)
        if profile.name != self._changed:
            return title
        return fill(translate("ProfileBox", "{profile}, changed"), profile=title)


def add_profiles(box: QComboBox, catalogue: Mapping[str, Profile]) -> None:
    """Add the built-in profiles, a separator, and the user's profiles."""
    # The data of an item is the profile's name.
    is_parted = False
    for profile in catalogue.values():
        if profile.base and not is_parted:
            box.insertSeparator(box.count())
            is_parted = True
        box.addItem(profile_title(profile), profile.name)
        box.setItemData(box.count() - 1, profile_sentence(profile), Qt.ItemDataRole.ToolTipRole)
