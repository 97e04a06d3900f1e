"""The dialog of preferences. It collects those choices of the menus that most users look for."""

from collections.abc import Iterable

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from studio.ui.actions.actions import Actions, plain_name
from studio.ui.texts.language import LANGUAGES
from studio.ui.widgets.arranging import DIALOG_MARGINS, STRETCH, hbox, vbox
from studio.ui.widgets.form import Form
from studio.ui.widgets.theme import GRID, text_font

_THEMES = ("theme_system", "theme_light", "theme_dark")
_DISPLAYS = ("show_discs", "show_heat", "show_nothing")
_OF_BOARD = (
    *("wood", "coordinates", "move_numbers", "evaluation_bar"),
    *("forbidden_points", "forbidden_on_whites_turn", "animated"),
)
_OF_SEARCH = ("prove_threats", "keep_positions")
_FURTHER = ("parameters", "engines", "shortcuts")
_COLUMN = 36 * GRID


class PreferencesDialog(QDialog):
    """Changes preferences immediately.

    After it is closed, its owner must change to `language`. If `further` is not None, the owner must trigger it.
    """

    def __init__(self, actions: Actions, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("preferences")
        self.setWindowTitle(self.tr("Preferences"))
        self.language = language
        """The code of the selected language. It is empty for the language of the system."""
        self.further: QAction | None = None
        """The action of the dialog that the user wants to open next, or None."""
        self._actions, self._boxes = actions, dict[str, QCheckBox]()
        self._theme, self._display, self.languages = self._choice(_THEMES), self._choice(_DISPLAYS), QComboBox()
        self._fill_languages()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        left = vbox(self._appearance(), self._search(), STRETCH, spacing=3 * GRID)
        right = vbox(self._section(self.tr("Board"), *self._checks(_OF_BOARD)), STRETCH)
        columns = hbox((left, 1), _line(), (right, 1), spacing=3 * GRID)
        column = vbox(columns, self._further(), buttons, of=self, spacing=2 * GRID, margins=DIALOG_MARGINS)
        column.setSizeConstraint(QLayout.SizeConstraint.SetMinimumSize)
        self._theme.setFocus()

    # Construction

    def _appearance(self) -> QVBoxLayout:
        form = Form()
        for text, field in (
            (self.tr("&Theme"), self._theme),
            (self.tr("&Language"), self.languages),
            (self.tr("&Board shows"), self._display),
        ):
            form.add(QLabel(text), field)
        return self._section(self.tr("Appearance"), form)

    def _search(self) -> QVBoxLayout:
        return self._section(self.tr("Analysis"), *self._checks(_OF_SEARCH))

    def _further(self) -> QVBoxLayout:
        buttons = [self._button(name) for name in _FURTHER]
        return self._section(self.tr("Further settings"), hbox(*buttons, STRETCH))

    def _section(self, title: str, *parts: QWidget | QLayout) -> QVBoxLayout:
        heading = QLabel(title)
        heading.setFont(text_font(bold=True))
        return vbox(heading, *parts, spacing=GRID)

    def _checks(self, names: Iterable[str]) -> Iterable[QCheckBox]:
        for name in names:
            action, box = self._actions[name], QCheckBox()
            box.setObjectName(f"preferences_{name}")
            box.setText(plain_name(action.text()))
            box.setToolTip(action.toolTip())
            box.setChecked(action.isChecked())
            box.setEnabled(action.isEnabled())
            box.clicked.connect(action.trigger)
            action.enabledChanged.connect(box.setEnabled)
            self._boxes[name] = box
            yield box

    def _choice(self, names: Iterable[str]) -> QComboBox:
        """Return a list in which one of the actions is selected. Selecting another action triggers it."""
        choice = QComboBox()
        for name in names:
            choice.addItem(plain_name(self._actions[name].text()), name)
            if self._actions[name].isChecked():
                choice.setCurrentIndex(choice.count() - 1)
        choice.activated.connect(lambda _place: self._actions[choice.currentData()].trigger())
        return choice

    def _fill_languages(self) -> None:
        self.languages.setObjectName("preferences_language")
        for code, name in (("", plain_name(self.tr("&System Language"))), *LANGUAGES.items()):
            self.languages.addItem(name, code)
        self.languages.setCurrentIndex(max(0, self.languages.findData(self.language)))
        self.languages.activated.connect(self._on_language)

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(f"{plain_name(self._actions[name].text())} …")
        button.setObjectName(f"preferences_{name}")
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self._on_further(self._actions[name]))
        return button

    # Slots

    @Slot()
    def _on_language(self) -> None:
        """Close the dialog. A change of the language replaces the window."""
        self.language = self.languages.currentData()
        self.accept()

    def _on_further(self, action: QAction) -> None:
        self.further = action
        self.accept()


def _line() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.VLine)
    line.setFrameShadow(QFrame.Shadow.Plain)
    line.setEnabled(False)
    return line
