"""The dialog with all settings of a training. Each group of settings has a page."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QTabWidget, QWidget

from studio.game.errors import StudioError
from studio.game.message import fill
from studio.game.rules import Rules
from studio.training.checks import refuse_impossible
from studio.training.recipes import Recipe
from studio.training.setting import SettingGroup
from studio.training.settings import SETTINGS, WINDOW_SETTINGS, changes_between, with_settings
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.training import GROUP_TITLES
from studio.ui.texts.translating import translate
from studio.ui.training.setting_row import SettingRow
from studio.ui.widgets.arranging import STRETCH, hbox, scrolled, vbox
from studio.ui.widgets.theme import GRID, Theme, show_as_problem, show_quietly

_SIZE = QSize(72 * GRID, 76 * GRID)


class TrainingSettingsDialog(QDialog):
    """A dialog in which the user changes the settings of a recipe."""

    # If it is accepted, `changes` has the result.

    def __init__(
        self,
        about: str,
        recipe: Recipe,
        changes: Mapping[str, str],
        rules: Rules,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        is_fixed: bool = False,
    ) -> None:
        """Create the dialog.

        `changes` are the settings that differ from `recipe`. If `is_fixed`, the settings can be read but not changed.
        """
        super().__init__(parent)
        self.setObjectName("training_settings")
        self.setWindowTitle(self.tr("Training Settings"))
        self.setModal(True)
        self._recipe, self._rules, self._is_fixed = recipe, rules, is_fixed
        self._changed = with_settings(recipe, changes)
        self.rows = {name: SettingRow(name, theme) for name in WINDOW_SETTINGS}
        self.pages = QTabWidget()
        self._about, self._message, self._reset = QLabel(about), QLabel(), QPushButton(self.tr("&Reset All"))
        self._buttons = QDialogButtonBox()
        self._dress()
        self._lay_out()
        self._show(self._changed)
        self._connect()
        room = self.screen().availableGeometry().size() - QSize(4 * GRID, 8 * GRID)
        self.resize(_SIZE.expandedTo(self.sizeHint()).boundedTo(room))
        self.rows["playouts"].editor.setFocus()

    @property
    def changes(self) -> dict[str, str]:
        """The settings that differ from the recipe.

        If the current values contradict each other, these are the last valid ones.
        """
        return changes_between(self._recipe, self._changed)

    @property
    def message(self) -> str:
        """The message that is shown above the buttons."""
        return self._message.text()

    # Construction

    def _dress(self) -> None:
        for label in (self._about, self._message):
            label.setWordWrap(True)
        self._message.setObjectName("training_settings_message")
        self.pages.setObjectName("training_settings_pages")
        self.pages.setAccessibleName(self.tr("Groups of settings"))
        self._reset.setObjectName("training_settings_reset")
        self._reset.setAutoDefault(False)
        show_quietly(self._about)
        show_as_problem(self._message)
        role = QDialogButtonBox.ButtonRole
        if not self._is_fixed:
            apply = self._buttons.addButton(self.tr("&Apply"), role.AcceptRole)
            apply.setObjectName("training_settings_apply")
            apply.setDefault(True)
        leave = self.tr("&Close") if self._is_fixed else self.tr("&Cancel")
        self._buttons.addButton(leave, role.RejectRole).setAutoDefault(False)
        for row in self.rows.values():
            row.set_fixed(is_fixed=self._is_fixed)

    def _lay_out(self) -> None:
        for group in SettingGroup:
            area = scrolled(self._page(group))
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            area.setProperty("pane", "true")
            self.pages.addTab(area, "")
        ends = hbox(self._reset, STRETCH, self._buttons)
        vbox(self._about, (self.pages, 1), self._message, ends, of=self, margins=2 * GRID)
        self._reset.setVisible(not self._is_fixed)  # shown only now: without a parent, the button would be a window

    def _page(self, group: SettingGroup) -> QWidget:
        page, rows = QWidget(), self._rows_of(group)
        width = max(row.title.fontMetrics().horizontalAdvance(row.title.text()) for row in rows)
        for row in rows:
            row.title.setMinimumWidth(round(1.15 * width))  # space for a bold title
        vbox(*rows, STRETCH, of=page, spacing=0, margins=GRID)
        return page

    def _rows_of(self, group: SettingGroup) -> list[SettingRow]:
        return [row for name, row in self.rows.items() if SETTINGS[name].group is group]

    def _connect(self) -> None:
        for row in self.rows.values():
            row.value_changed.connect(self._validate)
        self.pages.currentChanged.connect(self._show_message)
        self._reset.clicked.connect(self._on_reset)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    # Slots

    def _show(self, recipe: Recipe) -> None:
        for name, row in self.rows.items():
            row.show_value(SETTINGS[name].value(recipe), SETTINGS[name].value(self._recipe))
        self._validate()

    @Slot()
    def _validate(self) -> None:
        """Check whether the values are consistent. Mark the rows with values that are not."""
        refusal, names = "", tuple[str, ...]()
        changed = with_settings(self._recipe, {name: str(row.value) for name, row in self.rows.items() if row.differs})
        try:
            refuse_impossible(changed, self._rules)
        except StudioError as error:
            names = error.fields.get("names", ())  # type: ignore[assignment]
            refusal = sentence_of(error) if names else ""  # an unsuitable game is reported where the game is chosen
        if not refusal:
            self._changed = changed
        for name, row in self.rows.items():
            row.refuse(refusal if name in names else "")
        self._message.setText(refusal)
        self._show_message()
        for button in self._buttons.buttons():
            if self._buttons.buttonRole(button) is QDialogButtonBox.ButtonRole.AcceptRole:
                button.setEnabled(not refusal)
        self._reset.setEnabled(any(row.differs for row in self.rows.values()))
        self._name_pages()

    @Slot()
    def _show_message(self) -> None:
        """Show the message below the pages. If a row of the current page already shows it, do nothing."""
        group = list(SettingGroup)[max(0, self.pages.currentIndex())]
        is_beside = any(row.refusal for row in self._rows_of(group))
        self._message.setVisible(bool(self.message) and not is_beside)

    def _name_pages(self) -> None:
        """Set the title of each page to the name of its group and the number of changes in it."""
        for place, group in enumerate(SettingGroup):
            title = translate("TrainingSettings", GROUP_TITLES[group])
            count = sum(row.differs for row in self._rows_of(group))
            counted = fill(self.tr("{group} ({count})"), group=title, count=str(count))
            self.pages.setTabText(place, counted if count else title)

    @Slot()
    def _on_reset(self) -> None:
        self._show(self._recipe)
