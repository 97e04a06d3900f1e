"""The dialog in which the user renames and deletes profiles. It lists unreadable files."""

from typing import Protocol

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from studio.engine.options.profiles import PROFILES, Profile
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.players.profiles import ProfileCatalogue
from studio.ui.parameters.save_dialog import SaveProfileDialog
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.parameters import changes_text, code_name_tip
from studio.ui.widgets.arranging import STRETCH, hbox
from studio.ui.widgets.choice_list import ChoiceList
from studio.ui.widgets.theme import GRID, Theme, show_as_problem, show_quietly


class ProfileKeeping(Protocol):
    """Reads and changes the profile files.

    Each change returns the new catalogue or raises StudioError.
    """

    @property
    def catalogue(self) -> ProfileCatalogue: ...

    def rename(self, old: str, profile: Profile) -> ProfileCatalogue: ...

    def delete(self, name: str) -> ProfileCatalogue: ...


class ProfilesDialog(QDialog):
    """Lists the user's profiles."""

    # Changes are saved at once, so nothing must be accepted.

    def __init__(self, keeping: ProfileKeeping, folder: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("profiles_dialog")
        self.setWindowTitle(self.tr("Your Profiles"))
        self.setModal(True)
        self._keeping, self._theme = keeping, theme
        self.list, self._empty, self._problems = ChoiceList("profiles_list"), QLabel(), QLabel()
        self._folder = QLabel(fill(self.tr("Profiles are files in {folder}."), folder=folder))
        self.rename, self.delete_ = QPushButton(self.tr("&Rename …")), QPushButton(self.tr("&Delete …"))
        self._dress()
        self._lay_out()
        show_quietly(self._empty, self._folder)
        show_as_problem(self._problems)
        self._show_catalogue()

    @property
    def problems(self) -> str:
        """The messages about unreadable files."""
        return self._problems.text()

    # Construction

    def _dress(self) -> None:
        self.list.setAccessibleName(self.tr("Your profiles"))
        self.list.currentRowChanged.connect(self._enable)
        self._empty.setText(
            self.tr(
                "You have no profiles yet. To add one, change the parameters of a search and choose “Save as a "
                "Profile”."
            )
        )
        for label in (self._empty, self._problems, self._folder):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._problems.setObjectName("profiles_problems")
        self._folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for button, name, slot in (
            (self.rename, "profiles_rename", self._on_rename),
            (self.delete_, "profiles_delete", self._on_delete),
        ):
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.clicked.connect(slot)

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox()
        close = buttons.addButton(self.tr("&Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setDefault(True)
        buttons.rejected.connect(self.reject)
        ends = hbox(self.rename, self.delete_, STRETCH, buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        column.addStrut(60 * GRID)
        column.addWidget(self._empty)
        column.addWidget(self.list, 1)
        column.addWidget(self._problems)
        column.addWidget(self._folder)
        column.addSpacing(GRID)
        column.addLayout(ends)

    # Slots

    def _show_catalogue(self) -> None:
        catalogue, row = self._keeping.catalogue, self.list.currentRow()
        self.list.clear()
        for profile in catalogue.own:
            item = QListWidgetItem(self._profile_text(profile))
            item.setData(Qt.ItemDataRole.UserRole, profile.name)
            item.setToolTip(code_name_tip(profile.name))
            self.list.addItem(item)
        self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
        self.list.setVisible(bool(catalogue.own))
        self._empty.setVisible(not catalogue.own)
        self._problems.setText("\n".join(sentence_of(problem) for problem in catalogue.problems))
        self._problems.setVisible(bool(catalogue.problems))
        self._enable()

    def _profile_text(self, profile: Profile) -> str:
        """Return the title of the profile, its description and its differences from its base as text."""
        changes = profile.parameters.changes_from(PROFILES[profile.base].parameters)
        lines = [profile.title, profile.sentence, changes_text(profile.base, changes)]
        return "\n".join(filter(None, lines))

    @property
    def _chosen(self) -> Profile | None:
        item = self.list.currentItem()
        return self._keeping.catalogue.get(item.data(Qt.ItemDataRole.UserRole)) if item is not None else None

    @Slot()
    def _enable(self) -> None:
        for button in (self.rename, self.delete_):
            button.setEnabled(self._chosen is not None)

    @Slot()
    def _on_rename(self) -> None:
        profile = self._chosen
        if profile is None:
            return
        old = profile.name
        dialog = SaveProfileDialog(
            self._keeping.catalogue,
            profile,
            lambda renamed: self._keeping.rename(old, renamed),
            self._theme,
            self,
            renames=True,
        )
        dialog.exec()
        dialog.deleteLater()
        self._show_catalogue()

    @Slot()
    def _on_delete(self) -> None:
        profile = self._chosen
        if profile is None:
            return
        question = self.tr("Delete the profile {profile} permanently? Games and analyses made with it are kept.")
        answer = QMessageBox.question(self, self.tr("MCTS Studio"), fill(question, profile=profile.title))
        if answer != QMessageBox.StandardButton.Yes:
            return
        try:
            self._keeping.delete(profile.name)
        except StudioError as error:
            QMessageBox.warning(self, self.tr("MCTS Studio"), sentence_of(error))
        self._show_catalogue()
