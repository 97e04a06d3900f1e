"""The dialog of all search parameters.

The user edits them, compares them with a profile, and saves them as a profile.
"""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from studio.engine.options.parameters import Parameters, Selection
from studio.engine.options.profiles import Profile
from studio.engine.options.scale import EXPLORATION
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.players.profiles import ProfileCatalogue
from studio.ui.parameters.exploration_row import ExplorationRow
from studio.ui.parameters.groups import GROUPS
from studio.ui.parameters.parameter_row import ParameterRow
from studio.ui.parameters.save_dialog import KeepProfile, SaveProfileDialog
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.parameters import profile_title
from studio.ui.texts.translating import translate
from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.clear_on_escape import ClearOnEscape
from studio.ui.widgets.theme import GRID, Theme, text_font

_LEAST_HEIGHT = 24 * GRID
# The dialog shows several groups at once.
_SIZE = QSize(84 * GRID, 88 * GRID)


class ParametersDialog(QDialog):
    """A dialog that edits a copy of the parameters."""

    # If it is accepted, `parameters` and `profile` have the result.

    def __init__(
        self,
        title: str,
        profile: Profile,
        parameters: Parameters,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        catalogue: ProfileCatalogue,
        keep: KeepProfile | None = None,
        note: str = "",
    ) -> None:
        super().__init__(parent)
        self.setObjectName("parameters_dialog")
        self.setWindowTitle(title)
        self.setModal(True)
        self._profile, self._parameters, self._theme = profile, parameters, theme
        self._catalogue, self._keep = catalogue, keep
        self._exploration = ExplorationRow(theme)
        self.rows = {
            name: self._exploration if name == EXPLORATION else ParameterRow(name, theme)
            for _, names in GROUPS
            for name in names
        }
        self._head, self._note, self._message = QLabel(), QLabel(note), QLabel()
        self.search, self.only_changed = QLineEdit(), QCheckBox(self.tr("Only &differences"))
        self._headings: dict[str, QLabel] = {}
        self._area = QScrollArea()
        self._nothing = QLabel(self.tr("No parameter matches. Search for another word."))
        self._reset_all, self._save = QPushButton(self.tr("&Reset All")), QPushButton(self.tr("Sa&ve as a Profile …"))
        self._buttons = QDialogButtonBox()
        self._dress()
        self._lay_out()
        self._show_parameters(parameters)
        self._connect()
        room = self.screen().availableGeometry().size() - QSize(4 * GRID, 8 * GRID)
        self.resize(_SIZE.boundedTo(room))
        self.search.setFocus()

    # Results

    @property
    def parameters(self) -> Parameters:
        """The parameters in the dialog.

        If the current values contradict each other, these are the last valid parameters.
        """
        return self._parameters

    @property
    def profile(self) -> Profile:
        """The profile with which the parameters are compared: the initial one, or the last one saved in this dialog."""
        return self._profile

    @property
    def catalogue(self) -> ProfileCatalogue:
        """All profiles, including those saved in this dialog."""
        return self._catalogue

    @property
    def message(self) -> str:
        """The message above the buttons."""
        return self._message.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """If Enter is pressed in the search field, focus the first match."""
        # It would accept the dialog otherwise.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.search.hasFocus():
            first = next((row for row in self.rows.values() if not row.isHidden()), None)
            if first is not None:
                first.editor.setFocus(Qt.FocusReason.TabFocusReason)
            return
        super().keyPressEvent(event)

    # Construction

    def _dress(self) -> None:
        for label in (self._head, self._note, self._nothing):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)  # shown in the theme's quiet colour
        self._head.setTextFormat(Qt.TextFormat.PlainText)
        self._head.setWordWrap(True)
        self._note.setWordWrap(True)
        self._message.setObjectName("parameters_message")
        self._message.setWordWrap(True)
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        self._nothing.hide()
        self.search.setObjectName("parameters_search")
        ClearOnEscape(self.search)
        self.search.setPlaceholderText(self.tr("Find a parameter"))
        self.search.setAccessibleName(self.tr("Find a parameter"))
        self.search.setClearButtonEnabled(True)
        self.only_changed.setObjectName("parameters_only_changed")
        for button, name in ((self._reset_all, "parameters_reset"), (self._save, "parameters_save")):
            button.setObjectName(name)
            button.setAutoDefault(False)
        apply = self._buttons.addButton(self.tr("&Apply"), QDialogButtonBox.ButtonRole.AcceptRole)
        apply.setObjectName("parameters_apply")
        apply.setDefault(True)
        self._apply = apply
        cancel = self._buttons.addButton(self.tr("&Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.setAutoDefault(False)

    def _lay_out(self) -> None:
        ends = QHBoxLayout()
        finding = hbox(self.search, self.only_changed, spacing=None)
        ends.addWidget(self._reset_all)
        ends.addWidget(self._save)
        ends.addStretch()
        ends.addWidget(self._buttons)
        for row in (finding, ends):
            row.setSpacing(GRID)
        vbox(self._head, self._note, finding, (self._list(), 1), self._message, ends, of=self, margins=2 * GRID)
        self._note.setVisible(bool(self._note.text()))  # shown only now: without a parent, the label would be a window
        self._save.setVisible(self._keep is not None)

    def _list(self) -> QScrollArea:
        inside, area = QWidget(), self._area
        inside.setObjectName("parameters_inside")
        column = QVBoxLayout(inside)
        column.setContentsMargins(GRID, 0, GRID, GRID)
        column.setSpacing(0)
        width = max(row.title.fontMetrics().horizontalAdvance(row.title.text()) for row in self.rows.values())
        for title, names in GROUPS:
            heading = self._headings[title] = QLabel(translate("ParametersDialog", title))
            heading.setFont(text_font(bold=True))
            heading.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            heading.setContentsMargins(0, 2 * GRID, 0, 4)
            column.addWidget(heading)
            for name in names:
                self.rows[name].title.setMinimumWidth(round(1.15 * width))  # space for a bold title
                column.addWidget(self.rows[name])
        column.addWidget(self._nothing)
        column.addStretch()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setProperty("pane", "true")
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setMinimumHeight(_LEAST_HEIGHT)
        return area

    def _connect(self) -> None:
        for row in self.rows.values():
            row.value_changed.connect(self._on_value)
        self.search.textChanged.connect(self._filter)
        self.only_changed.toggled.connect(self._filter)
        self._reset_all.clicked.connect(self._on_reset_all)
        self._save.clicked.connect(self._on_save)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    # Slots

    def _show_parameters(self, parameters: Parameters) -> None:
        values, of_profile = parameters.as_dict(), self._profile.parameters.as_dict()
        self._exploration.follow_rule(parameters.selection)
        for name, row in self.rows.items():
            row.show_value(values[name], of_profile[name])
        self._make_room()
        self._validate()

    def _make_room(self) -> None:
        """Set the minimum width so that no row is cut off."""
        # On a narrow screen the margins are narrow, and the buttons that reset a value show only icons. Their tooltips
        # have the texts.
        screen = self.screen().availableGeometry().width()
        margin, layout = 2 * GRID, self.layout()
        if self._wanted_width() > screen - 2 * (margin + GRID) and layout is not None:
            margin = GRID
            layout.setContentsMargins(margin, margin, margin, margin)
            for row in self.rows.values():
                row.reset.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self._area.setMinimumWidth(min(self._wanted_width(), screen - 2 * (margin + GRID)))

    def _wanted_width(self) -> int:
        widest = max(row.minimumSizeHint().width() for row in self.rows.values())
        return widest + 2 * GRID + self._area.verticalScrollBar().sizeHint().width() + 4

    @Slot()
    def _on_value(self) -> None:
        self._validate()

    def _validate(self) -> None:
        """Check whether the values fit together, and mark the rows with values that do not."""
        refusal, names = "", tuple[str, ...]()
        self._exploration.follow_rule(Selection(str(self.rows["selection"].value)))
        try:
            self._parameters = self._parameters.with_values({name: row.value for name, row in self.rows.items()})
        except StudioError as error:
            refusal, names = sentence_of(error), error.fields.get("names", ())  # type: ignore[assignment]
        for name, row in self.rows.items():
            row.refuse(refusal if name in names else "")
            row.setVisible(bool(row.refusal) or not row.isHidden())
        self._show_headings()
        self._say(refusal, self._theme.colors.failed)
        for button in (self._apply, self._save):
            button.setEnabled(not refusal)
        self._update_texts()

    def _update_texts(self) -> None:
        title, differing = profile_title(self._profile), sum(row.differs for row in self.rows.values())
        head = (
            self.tr("%n parameter(s) differ from the profile {profile}.", "", differing)
            if differing
            else self.tr("Same as {profile}.")
        )
        self._head.setText(fill(head, profile=title))
        self._reset_all.setEnabled(differing > 0)

    @Slot()
    def _filter(self) -> None:
        """Show the rows that match the search. If only differences are wanted, hide unchanged rows."""
        # Rows with invalid values stay.
        words, changed = self.search.text(), self.only_changed.isChecked()
        for row in self.rows.values():
            fits = row.is_about(words) and (row.differs or not changed)
            row.setVisible(fits or bool(row.refusal))
        self._show_headings()

    def _show_headings(self) -> None:
        for title, names in GROUPS:
            self._headings[title].setVisible(any(not self.rows[name].isHidden() for name in names))
        self._nothing.setVisible(all(row.isHidden() for row in self.rows.values()))

    def _say(self, text: str, color: str) -> None:
        self._message.setStyleSheet(f"color: {color}")
        self._message.setText(text)
        self._message.setVisible(bool(text))

    @Slot()
    def _on_reset_all(self) -> None:
        self._show_parameters(self._profile.parameters)

    @Slot()
    def _on_save(self) -> None:
        """Let the user save the parameters as a profile."""
        # It is written at once.
        if self._keep is None:
            return
        dialog = SaveProfileDialog(
            self._catalogue, self._profile, self._keep, self._theme, self, parameters=self._parameters
        )
        dialog.exec()
        saved = dialog.saved
        dialog.deleteLater()
        if saved is None:
            return
        self._catalogue, self._profile = saved
        self._show_parameters(self._parameters)
        text = self.tr("Saved as {profile}. It is now in the list of profiles.")
        self._say(fill(text, profile=profile_title(self._profile)), self._theme.colors.quiet_text)
