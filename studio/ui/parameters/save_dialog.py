"""The dialog that asks for the title and the name of a new profile, and saves the profile."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import Profile
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.players.profiles import (
    LONGEST_NAME,
    LONGEST_SENTENCE,
    LONGEST_TITLE,
    ProfileCatalogue,
    check_profile,
    name_for,
)
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.parameters import profile_title
from studio.ui.widgets.form import Form
from studio.ui.widgets.theme import GRID, Theme

KeepProfile = Callable[[Profile], ProfileCatalogue]
"""A function that saves a profile and returns the new catalogue. It raises StudioError if that fails."""


class SaveProfileDialog(QDialog):
    """A dialog for the title, the command-line name and the description of a profile.

    After saving, `saved` contains the new catalogue and the profile. Before, it is None.
    """

    def __init__(
        self,
        catalogue: ProfileCatalogue,
        profile: Profile,
        keep: KeepProfile,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        parameters: Parameters | None = None,
        renames: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("save_profile_dialog")
        self.setWindowTitle(self.tr("Rename the Profile") if renames else self.tr("Save as a Profile"))
        self.setModal(True)
        self._catalogue, self._first, self._keep, self._theme = catalogue, profile, keep, theme
        self._parameters, self._renames = parameters or profile.parameters, renames
        self.title_edit, self.name_edit, self.sentence_edit = QLineEdit(), QLineEdit(), QLineEdit()
        self._message, self._button = QLabel(), QPushButton()
        self.saved: tuple[ProfileCatalogue, Profile] | None = None
        self._dress()
        self._lay_out()
        if profile.base:
            self.title_edit.setText(profile.title)
            self.name_edit.setText(profile.name)
            self.sentence_edit.setText(profile.sentence)
        self._is_name_typed = bool(profile.base)
        self.title_edit.textChanged.connect(self._on_title)
        self.name_edit.textEdited.connect(self._on_name)
        self.sentence_edit.textChanged.connect(self._validate)
        self.title_edit.selectAll()
        self._validate()

    @property
    def profile(self) -> Profile:
        """The profile in the fields."""
        base = self._first.base or self._first.name
        title, sentence = self.title_edit.text().strip(), self.sentence_edit.text().strip()
        return replace(
            self._first,
            name=self.name_edit.text().strip(),
            title=title,
            sentence=sentence,
            parameters=self._parameters,
            base=base,
        )

    @property
    def message(self) -> str:
        """The shown message about the title or the name."""
        return self._message.text()

    def accept(self) -> None:
        """Write the file and close the dialog. If writing fails, show the error and stay open."""
        profile = self.profile
        try:
            catalogue = self._keep(profile)
        except StudioError as error:
            self._say(sentence_of(error), is_refusal=True)
            return
        self.saved = catalogue, profile
        super().accept()

    # Implementation

    def _dress(self) -> None:
        for edit, name, most in (
            (self.title_edit, "title", LONGEST_TITLE),
            (self.name_edit, "name", LONGEST_NAME),
            (self.sentence_edit, "sentence", LONGEST_SENTENCE),
        ):
            edit.setObjectName(f"profile_{name}")
            edit.setMaxLength(most)
        self.sentence_edit.setPlaceholderText(self.tr("description (optional)"))
        self._message.setObjectName("profile_message")
        self._message.setWordWrap(True)
        self._message.setMinimumHeight(2 * self._message.fontMetrics().lineSpacing())

    def _lay_out(self) -> None:
        form = Form()
        for text, edit in (
            (self.tr("&Title"), self.title_edit),
            (self.tr("&Name on the command line"), self.name_edit),
            (self.tr("&Description"), self.sentence_edit),
        ):
            form.add(QLabel(text), edit)
        buttons = QDialogButtonBox()
        self._button.setObjectName("profile_save")
        buttons.addButton(self._button, QDialogButtonBox.ButtonRole.AcceptRole)
        self._button.setDefault(True)
        buttons.addButton(self.tr("&Cancel"), QDialogButtonBox.ButtonRole.RejectRole).setAutoDefault(False)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(2 * GRID)
        column.addStrut(60 * GRID)
        column.addLayout(form)
        column.addWidget(self._message)
        column.addWidget(buttons)

    @Slot(str)
    def _on_title(self, title: str) -> None:
        """Derive the name from the title, unless the user has typed a name."""
        if not self._is_name_typed:
            self.name_edit.setText(name_for(title) if title.strip() else "")
        self._validate()

    @Slot()
    def _on_name(self) -> None:
        self._is_name_typed = bool(self.name_edit.text())
        self._validate()

    @Slot()
    def _validate(self) -> None:
        """Show what is wrong with the fields, or which profile would be replaced."""
        profile, refusal = self.profile, ""
        try:
            check_profile(profile)
        except StudioError as error:
            refusal = sentence_of(error)
        taken = self._catalogue.get(profile.name)
        replaces = taken is not None and bool(taken.base) and not (self._renames and profile.name == self._first.name)
        if self._renames and replaces and not refusal:
            refusal = self.tr("A profile with this name exists. Choose another name.")
        self._button.setText(self.tr("&Replace") if replaces and not self._renames else self.tr("&Save"))
        self._button.setEnabled(not refusal)
        is_empty = not self.title_edit.text().strip()
        self._say("" if is_empty else refusal, is_refusal=True)
        if not refusal and not is_empty:
            self._say(self._replacement_text(profile, taken if replaces else None), is_refusal=False)

    def _replacement_text(self, profile: Profile, replaced: Profile | None) -> str:
        if replaced is not None:
            return fill(self.tr("This replaces the profile {profile}."), profile=profile_title(replaced))
        text = self.tr("On the command line: --profile {name}. The profile stores its differences from {base}.")
        return fill(text, name=profile.name, base=profile_title(profile.base))

    def _say(self, text: str, *, is_refusal: bool) -> None:
        colors = self._theme.colors
        color = colors.failed if is_refusal else colors.quiet_text
        self._message.setStyleSheet(f"color: {color}")
        self._message.setText(text)
