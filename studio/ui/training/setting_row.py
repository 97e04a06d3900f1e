"""The row of one setting of a training: its title, editor, range and description, and a button that resets it."""

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QLabel, QToolButton, QWidget

from studio.game.message import fill
from studio.training.settings import SETTINGS, Number
from studio.ui.parameters.number_box import NumberBox
from studio.ui.texts.training import is_switch, setting_range, setting_sentence, setting_title, setting_value
from studio.ui.widgets.arranging import keep_space
from studio.ui.widgets.icons import icon
from studio.ui.widgets.sentence import Sentence
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, show_as_problem, show_quietly

_BAR = 3
_EDITOR_WIDTH = 15 * GRID
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
    "epochs": 1,
    "measure_seconds": 10,
    "measure_games": 2,
    "measure_playouts": 10,
    "opponent_playouts": 100,
}
"""Step of a number box; by default 1 for whole numbers and 0.1 for others."""


class SettingRow(QFrame):
    """A row that marks a difference from the default by a bar, a bold title, and the button that resets the value."""

    value_changed = Signal()

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"training_row_{name}")
        self.name = name
        self._default: Number = SETTINGS[name].least
        self._refused, self._is_out = "", False
        self.title, self.reset = QLabel(setting_title(name)), QToolButton()
        self._range, self._sentence = QLabel(setting_range(name)), QLabel(setting_sentence(name))
        self._refusal = Sentence()
        self.editor = self._made_editor()
        self._dress()
        self._lay_out()
        theme.bind(self._apply_colors)

    @property
    def value(self) -> Number:
        editor = self.editor
        return editor.value if isinstance(editor, NumberBox) else int(editor.isChecked())

    @property
    def differs(self) -> bool:
        """Whether the value differs from the default."""
        return self.value != self._default

    @property
    def refusal(self) -> str:
        """The shown reason why the value is refused; empty if it is accepted."""
        return self._refusal.text()

    # Verbs

    def show_value(self, value: Number, default: Number) -> None:
        """Show a value, and the default to which the button resets it."""
        self._default = default
        with QSignalBlocker(self.editor):
            self._set(value)
        self._tell()

    def refuse(self, sentence: str) -> None:
        """Show below the row why its value is refused; an empty sentence removes the text."""
        self._refused = sentence
        self._show_refusal()

    def set_fixed(self, *, is_fixed: bool) -> None:
        """Set whether the value can only be read."""
        for part in (self.editor, self.reset):
            part.setEnabled(not is_fixed)

    @Slot()
    def take_back(self) -> None:
        """Reset the value to the default, and emit `value_changed`."""
        if self.differs:
            with QSignalBlocker(self.editor):
                self._set(self._default)
            self.editor.setFocus()
            self._on_value()

    # Events

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a bar at the left edge if the value differs from the default."""
        super().paintEvent(event)
        if self.differs:
            painter = QPainter(self)
            painter.fillRect(0, 0, _BAR, self.height(), self.palette().highlight())
            painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore the wheel on an unfocused editor, so that it changes no value by accident."""
        if event.type() is QEvent.Type.Wheel and not self.editor.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    # Its parts

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.reset.setIcon(icon("restart", colors))

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

    def _dress(self) -> None:
        self.editor.setObjectName(f"training_knob_{self.name}")
        self.editor.setFixedWidth(_EDITOR_WIDTH)
        self.editor.setAccessibleName(self.title.text())
        self.editor.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel must not focus the editor
        self.editor.installEventFilter(self)
        self.title.setBuddy(self.editor)
        self._sentence.setWordWrap(True)
        for part in (self.title, self.editor):
            part.setToolTip(self._sentence.text())
        self.reset.setObjectName(f"training_reset_{self.name}")
        self.reset.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.reset.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.reset.clicked.connect(self.take_back)
        keep_space(self.reset)
        self._refusal.hide()
        show_quietly(self._range, self._sentence)
        show_as_problem(self._refusal)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(2 * GRID, GRID, GRID, GRID)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        for column, part in enumerate((self.title, self.editor, self._range, self.reset)):
            grid.addWidget(part, 0, column)
        grid.addWidget(self._sentence, 1, 0, 1, 4)
        grid.addWidget(self._refusal, 2, 0, 1, 4)

    # What happens

    def _set(self, value: Number) -> None:
        if isinstance(self.editor, NumberBox):
            self.editor.set_value(value)
        else:
            self.editor.setChecked(bool(value))

    @Slot(bool)
    def _on_refused(self, is_refused: bool) -> None:
        """Show or hide the message that the typed number is out of range."""
        if is_refused is not self._is_out:
            self._is_out = is_refused
            self._show_refusal()

    def _show_refusal(self) -> None:
        out = self.tr("Out of range ({range}): the value stays {value}.")
        told = fill(out, range=self._range.text(), value=setting_value(self.name, self.value))
        sentence = told if self._is_out else self._refused
        self._refusal.setText(f"⚠ {sentence}" if sentence else "")
        self._refusal.setVisible(bool(sentence))
        self._refusal.fit()
        self._describe()

    @Slot()
    def _on_value(self) -> None:
        self._tell()
        self.value_changed.emit()

    def _tell(self) -> None:
        if isinstance(self.editor, QCheckBox):
            self.editor.setText(setting_value(self.name, self.value))
        default = setting_value(self.name, self._default)
        self.reset.setText(default)
        self.reset.setToolTip(fill(self.tr("Reset to {value}, the default"), value=default))
        self.reset.setAccessibleName(
            fill(self.tr("Reset {setting} to {value}"), setting=self.title.text(), value=default)
        )
        self.reset.setVisible(self.differs)
        weight = "font-weight: 600" if self.differs else ""
        if self.title.styleSheet() != weight:  # setting a style sheet is slow
            self.title.setStyleSheet(weight)
        self._describe()
        self.update()

    def _describe(self) -> None:
        """Describe to screen readers what the row shows around the editor."""
        default = fill(self.tr("Default: {value}."), value=self.reset.text()) if self.differs else ""
        parts = (self._refusal.text(), default, self._sentence.text(), self._range.text())
        self.editor.setAccessibleDescription(" ".join(filter(None, parts)))
