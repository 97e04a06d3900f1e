"""A menu of profiles, built-in ones first."""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from studio.engine.options.profiles import Profile
from studio.ui.texts.parameters import profile_sentence, profile_title


class ProfileMenu(QMenu):
    """Offers the profiles of a catalogue. The menu deletes itself when it closes."""

    profile_chosen = Signal(str)
    """Emitted with the name of the chosen profile."""

    def __init__(self, catalogue: Mapping[str, Profile], current: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("profile_menu")
        self.setToolTipsVisible(True)
        group = QActionGroup(self)
        is_parted = False
        for profile in catalogue.values():
            if profile.base and not is_parted:
                self.addSeparator()
                is_parted = True
            action = group.addAction(profile_title(profile).replace("&", "&&"))
            action.setData(profile.name)
            action.setToolTip(profile_sentence(profile))
            action.setCheckable(True)
            action.setChecked(profile.name == current)
            action.triggered.connect(self._on_chosen)
            self.addAction(action)
        self.aboutToHide.connect(self.deleteLater)

    def open_over(self, window: QWidget) -> None:
        """Open the menu in the middle of `window`, with the current profile selected."""
        size = self.sizeHint()
        self.popup(window.mapToGlobal(window.rect().center()) - QPoint(size.width() // 2, size.height() // 2))
        self.setActiveAction(next((action for action in self.actions() if action.isChecked()), self.actions()[0]))

    @Slot()
    def _on_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.profile_chosen.emit(action.data())
