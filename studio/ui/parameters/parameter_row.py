"""The row of one parameter: name, editor, range, description, and the value of the profile."""

from enum import StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QGridLayout,
    QPushButton,
    QWidget,
)

from studio.engine.options.parameters import PARAMETERS, SHIPPED_NETWORK
from studio.game.message import fill
from studio.game.position_analysis import ParameterValue
from studio.machine.folders import home_folders
from studio.networks.catalogue import network_at, network_names
from studio.ui.parameters.groups import STEPS
from studio.ui.parameters.number_box import NumberBox
from studio.ui.texts.networks import kinds_of_networks
from studio.ui.texts.parameters import (
    CHOICE_TITLES,
    code_name_tip,
    parameter_range,
    parameter_sentence,
    parameter_title,
    value_text,
)
from studio.ui.texts.translating import translate
from studio.ui.widgets.theme import GRID, Theme, show_as_problem
from studio.ui.widgets.value_row import ValueRow

_EDITOR_WIDTH = 19 * GRID


class ParameterRow(ValueRow):
    """A row for one parameter.

    A bar, a bold name and a reset button show that the value differs from the profile.
    """

    editor: NumberBox | QCheckBox | QComboBox

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parameter_title(name), parameter_range(name), parameter_sentence(name), parent)
        self.setObjectName(f"row_{name}")
        self.name = name
        self._of_profile: ParameterValue = PARAMETERS[name].default  # type: ignore[assignment]
        self.choose: QPushButton | None = None
        """The button that chooses a network file. It is None for other parameters."""
        self.editor = self._made_editor()
        self._dress(f"knob_{name}", f"reset_{name}", _EDITOR_WIDTH)
        self._dress_texts()
        self._dress_choose(self._lay_out(self._range_part()))
        self._update_texts()
        show_as_problem(self._refusal)
        theme.bind(self._apply_colors)

    # Texts

    @property
    def value(self) -> ParameterValue:
        editor = self.editor
        if isinstance(editor, NumberBox):
            return editor.value
        return editor.isChecked() if isinstance(editor, QCheckBox) else str(editor.currentData())

    @property
    def differs(self) -> bool:
        """Whether the value differs from the profile's value."""
        return self.value != self._of_profile

    def is_about(self, words: str) -> bool:
        """Return whether every word in `words` occurs in the parameter's name, title or description."""
        searched = f"{self.name} {self.name.replace('_', ' ')} {self.title.text()} {self._sentence.text()}".casefold()
        return all(word in searched for word in words.casefold().split())

    # Commands

    def show_value(self, value: ParameterValue, of_profile: ParameterValue) -> None:
        """Show the value and the profile's value, without emitting a signal."""
        self._of_profile = of_profile
        with QSignalBlocker(self.editor):
            self._set(value)
        self._on_refused(False)
        self._update_texts()

    @Slot()
    def take_back(self) -> None:
        """Reset the value to that of the profile, and emit `value_changed`."""
        if self.differs:
            self._set(self._of_profile)
            self._on_value()

    # Construction

    def _made_editor(self) -> NumberBox | QCheckBox | QComboBox:
        parameter = PARAMETERS[self.name]
        kind: Any = type(parameter.default)
        if kind is bool:
            switch = QCheckBox(value_text(self.name, True))
            switch.toggled.connect(self._on_value)
            return switch
        if issubclass(kind, StrEnum):
            choice = QComboBox()
            for value in CHOICE_TITLES[self.name]:
                choice.addItem(value_text(self.name, value), value)
                choice.setItemData(choice.count() - 1, code_name_tip(value), Qt.ItemDataRole.ToolTipRole)
            choice.currentIndexChanged.connect(self._on_value)
            return choice
        if kind is str:
            return self._made_network_box()
        whole = kind is int
        step = STEPS.get(self.name, 1 if whole else 0.1)
        number = NumberBox(parameter.metadata["low"], parameter.metadata["high"], step, whole=whole)
        number.value_changed.connect(self._on_value)
        number.refused.connect(self._on_refused)
        return number

    def _made_network_box(self) -> QComboBox:
        """Return a box with the choices: no network, shipped network, installed networks.

        The new button `choose` adds more files to the box.
        """
        choice = QComboBox()
        self.choose = QPushButton(translate("ParameterRow", "Choose a File …"))
        for value in ("", SHIPPED_NETWORK, *network_names()):
            choice.addItem(value_text(self.name, value), value)
        choice.currentIndexChanged.connect(self._on_value)
        return choice

    def _dress_texts(self) -> None:
        self._refusal.setObjectName(f"refusal_{self.name}")
        self.title.setToolTip(code_name_tip(self.name))
        for label in (self._range, self._sentence):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)  # shown in the theme's quiet colour
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)

    def _dress_choose(self, grid: QGridLayout) -> None:
        """Set up the button for choosing a network file, if the row has one."""
        if self.choose is None:
            return
        self.choose.setObjectName(f"choose_{self.name}")
        self.choose.setAutoDefault(False)
        self.choose.setToolTip(translate("ParameterRow", "Use a network file (.npz or .onnx) from any folder"))
        self.choose.clicked.connect(self._on_choose)
        grid.setAlignment(self.choose, Qt.AlignmentFlag.AlignLeft)

    def _range_part(self) -> QWidget:
        """Return the widget beside the editor: the range, or the button that chooses a network file."""
        return self._range if self.choose is None else self.choose

    # Slots

    def _set(self, value: ParameterValue) -> None:
        editor = self.editor
        if isinstance(editor, NumberBox):
            editor.set_value(value)  # type: ignore[arg-type]
        elif isinstance(editor, QCheckBox):
            editor.setChecked(bool(value))
        else:
            if editor.findData(str(value)) < 0:  # the path of a network, or one that is no longer installed
                editor.addItem(value_text(self.name, value), str(value))
                editor.setItemData(editor.count() - 1, str(value), Qt.ItemDataRole.ToolTipRole)
            editor.setCurrentIndex(editor.findData(str(value)))

    @Slot()
    def _on_choose(self) -> None:
        """Let the user choose a network file."""
        folder = str(home_folders().networks)
        name, _ = QFileDialog.getOpenFileName(
            self, translate("ParameterRow", "Choose a network file"), folder, kinds_of_networks()
        )
        if name:
            self._set(network_at(Path(name)))

    def _out_of_range(self) -> str:
        out = translate("ParameterRow", "Out of range ({range}): the value stays {value}.")
        return fill(out, range=self._range.text(), value=self._shown_text(self.value))

    def _original(self) -> str:
        return fill(translate("ParameterRow", "Value in the profile: {value}."), value=self.reset.text())

    def _shown_text(self, value: ParameterValue) -> str:
        """Return `value` as a text for this row."""
        return value_text(self.name, value)

    def _update_texts(self) -> None:
        if isinstance(self.editor, QCheckBox):
            self.editor.setText(value_text(self.name, self.editor.isChecked()))
        was = self._shown_text(self._of_profile)
        self.reset.setText(was)
        self.reset.setToolTip(fill(translate("ParameterRow", "Reset to {value}, the value of the profile"), value=was))
        name = fill(translate("ParameterRow", "Reset {parameter} to {value}"), parameter=self.title.text(), value=was)
        self.reset.setAccessibleName(name)
        self._mark()
