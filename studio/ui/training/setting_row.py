"""The row of one training setting: its title, editor, range and description, and a button that resets it."""

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from studio.game.message import fill
from studio.training.setting import Number
from studio.training.settings import SETTINGS
from studio.ui.parameters.number_box import NumberBox
from studio.ui.texts.training import is_switch, setting_range, setting_sentence, setting_title, setting_value
from studio.ui.widgets.theme import GRID, Theme, show_as_problem, show_quietly
from studio.ui.widgets.value_row import ValueRow

_EDITOR_WIDTH = 15 * GRID
# The default is 1 for whole numbers and 0.1 for others.
_STEPS = {
    "playouts": 10,
    "other_playouts": 10,
    "games": 10,
    "batch": 32,
    "buffer": 1000,
    "rate": 1e-4,
    "last_rate": 1e-4,
    "sample_share": 0.05,
    "noise_alpha": 0.05,
    "noise_share": 0.05,
    "move_noise_share": 0.05,
    "plain_share": 0.05,
    "natural_share": 0.05,
    "positions_share": 0.05,
    "uneven_share": 0.05,
    "epochs": 1,
    "measure_seconds": 10,
    "measure_games": 2,
    "measure_playouts": 10,
    "opponent_playouts": 100,
}
"""For settings that do not use the default step, the step of the number box."""


class SettingRow(ValueRow):
    """The row of one setting.

    If the value differs from the default, a bar, a bold title and a reset button show this.
    """

    editor: NumberBox | QCheckBox

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(setting_title(name), setting_range(name), setting_sentence(name), parent)
        self.setObjectName(f"training_row_{name}")
        self.name = name
        self._default: Number = SETTINGS[name].least
        self.editor = self._made_editor()
        self._dress(f"training_knob_{name}", f"training_reset_{name}", _EDITOR_WIDTH)
        for part in (self.title, self.editor):
            part.setToolTip(self._sentence.text())
        show_quietly(self._range, self._sentence)
        show_as_problem(self._refusal)
        self._lay_out(self._range)
        theme.bind(self._apply_colors)

    @property
    def value(self) -> Number:
        editor = self.editor
        return editor.value if isinstance(editor, NumberBox) else int(editor.isChecked())

    @property
    def differs(self) -> bool:
        """Whether the value differs from the default."""
        return self.value != self._default

    # Commands

    def show_value(self, value: Number, default: Number) -> None:
        """Show a value and its default."""
        # The button resets the value to it.
        self._default = default
        with QSignalBlocker(self.editor):
            self._set(value)
        self._update_texts()

    def set_fixed(self, *, is_fixed: bool) -> None:
        """Set whether the value can be read but not changed."""
        for part in (self.editor, self.reset):
            part.setEnabled(not is_fixed)

    @Slot()
    def take_back(self) -> None:
        """Reset the value to the default. `value_changed` is emitted."""
        if self.differs:
            with QSignalBlocker(self.editor):
                self._set(self._default)
            self.editor.setFocus()
            self._on_value()

    # Construction

    def _made_editor(self) -> NumberBox | QCheckBox:
        setting = SETTINGS[self.name]
        if is_switch(self.name):
            switch = QCheckBox()
            switch.toggled.connect(self._on_value)
            return switch
        is_whole = setting.kind is int
        step = _STEPS.get(self.name, 1 if is_whole else 0.1)
        number = NumberBox(setting.least, setting.most, step, whole=is_whole)
        number.value_changed.connect(self._on_value)
        number.refused.connect(self._on_refused)
        return number

    # Slots

    def _set(self, value: Number) -> None:
        if isinstance(self.editor, NumberBox):
            self.editor.set_value(value)
        else:
            self.editor.setChecked(bool(value))

    def _out_of_range(self) -> str:
        out = self.tr("Out of range ({range}): the value stays {value}.")
        return fill(out, range=self._range.text(), value=setting_value(self.name, self.value))

    def _original(self) -> str:
        return fill(self.tr("Default: {value}."), value=self.reset.text())

    def _update_texts(self) -> None:
        if isinstance(self.editor, QCheckBox):
            self.editor.setText(setting_value(self.name, self.value))
        default = setting_value(self.name, self._default)
        self.reset.setText(default)
        self.reset.setToolTip(fill(self.tr("Reset to {value}, the default"), value=default))
        self.reset.setAccessibleName(
            fill(self.tr("Reset {setting} to {value}"), setting=self.title.text(), value=default)
        )
        self._mark()
