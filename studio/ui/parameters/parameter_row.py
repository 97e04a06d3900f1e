"""The row of one parameter: its name, editor, range, description, and the value of the profile."""

from enum import StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QToolButton,
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
from studio.ui.texts.parameters import CHOICE_TITLES, parameter_range, parameter_sentence, parameter_title, value_text
from studio.ui.texts.translating import translate
from studio.ui.widgets.arranging import keep_space
from studio.ui.widgets.icons import icon
from studio.ui.widgets.sentence import Sentence
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, show_as_problem

_BAR = 3
_EDITOR_WIDTH = 19 * GRID


class ParameterRow(QFrame):
    """A row that marks a difference from the profile by a bar, a bold name, and a button that resets the value.

    Its texts name their context, because `tr` would look for them in that of a derived class.
    """

    value_changed = Signal()

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"row_{name}")
        self.name = name
        self._of_profile: ParameterValue = PARAMETERS[name].default  # type: ignore[assignment]
        self.title, self.reset = QLabel(parameter_title(name)), QToolButton()
        self._refused, self._is_out = "", False
        self._range, self._sentence, self._refusal = (
            QLabel(parameter_range(name)),
            QLabel(parameter_sentence(name)),
            Sentence(),
        )
        self.choose: QPushButton | None = None
        """The button that chooses a network file; None in the rows of other parameters."""
        self.editor = self._made_editor()
        self._dress()
        self._lay_out()
        self._tell()
        show_as_problem(self._refusal)
        theme.bind(self._apply_colors)

    # What it says

    @property
    def value(self) -> ParameterValue:
        editor = self.editor
        if isinstance(editor, NumberBox):
            return editor.value
        return editor.isChecked() if isinstance(editor, QCheckBox) else str(editor.currentData())

    @property
    def differs(self) -> bool:
        """Whether the value differs from that of the profile."""
        return self.value != self._of_profile

    @property
    def refusal(self) -> str:
        """The shown reason why the value is refused; empty if it is accepted."""
        return self._refusal.text()

    def is_about(self, words: str) -> bool:
        """Return whether each of the words occurs in the name, the title or the description."""
        told = f"{self.name} {self.name.replace('_', ' ')} {self.title.text()} {self._sentence.text()}".casefold()
        return all(word in told for word in words.casefold().split())

    # Verbs

    def show_value(self, value: ParameterValue, of_profile: ParameterValue) -> None:
        """Show the value and the profile's value, without emitting a signal."""
        self._of_profile = of_profile
        with QSignalBlocker(self.editor):
            self._set(value)
        self._on_refused(False)
        self._tell()

    @Slot()
    def take_back(self) -> None:
        """Reset the value to that of the profile, and emit `value_changed`."""
        if self.differs:
            self._set(self._of_profile)
            self._on_value()

    def refuse(self, sentence: str) -> None:
        """Show below the row why its value is refused; an empty sentence removes the text."""
        self._refused = sentence
        self._show_refusal()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a bar at the left edge if the value differs from the profile."""
        super().paintEvent(event)
        if self.differs:
            painter = QPainter(self)
            painter.fillRect(0, 0, _BAR, self.height(), self.palette().highlight())
            painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore the wheel on an unfocused editor, so that scrolling the list changes no value."""
        if event.type() is QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    # Its parts

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.reset.setIcon(icon("restart", colors))

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
        """Return a box that offers no network, the shipped network, and all installed ones. A button adds others."""
        choice = QComboBox()
        self.choose = QPushButton(translate("ParameterRow", "Choose a File …"))
        for value in ("", SHIPPED_NETWORK, *network_names()):
            choice.addItem(value_text(self.name, value), value)
        choice.currentIndexChanged.connect(self._on_value)
        return choice

    def _dress(self) -> None:
        self.editor.setObjectName(f"knob_{self.name}")
        self.editor.setFixedWidth(_EDITOR_WIDTH)
        self.editor.setAccessibleName(self.title.text())
        self.editor.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel must not focus the editor
        self.editor.installEventFilter(self)
        self.title.setBuddy(self.editor)
        self.reset.setObjectName(f"reset_{self.name}")
        self.reset.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.reset.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.reset.clicked.connect(self.take_back)
        keep_space(self.reset)
        if self.choose is not None:
            self.choose.setObjectName(f"choose_{self.name}")
            self.choose.setAutoDefault(False)
            self.choose.setToolTip(translate("ParameterRow", "Use a network file (.npz or .onnx) from any folder"))
            self.choose.clicked.connect(self._on_choose)
        self._refusal.setObjectName(f"refusal_{self.name}")
        self._refusal.hide()
        for label in (self._range, self._sentence):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)  # the theme's quiet text
        self._sentence.setWordWrap(True)
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(2 * GRID, GRID, GRID, GRID)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        for column, part in enumerate((self.title, self.editor, self._range_part(), self.reset)):
            grid.addWidget(part, 0, column)
        if self.choose is not None:
            grid.setAlignment(self.choose, Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(self._sentence, 1, 0, 1, 4)
        grid.addWidget(self._refusal, 2, 0, 1, 4)

    def _range_part(self) -> QWidget:
        """Return the widget beside the editor: the range of the parameter, or the button that chooses a file."""
        return self._range if self.choose is None else self.choose

    # What happens

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

    @Slot(bool)
    def _on_refused(self, is_refused: bool) -> None:
        """Show or hide the message that the typed number is out of range."""
        if is_refused is not self._is_out:
            self._is_out = is_refused
            self._show_refusal()

    def _show_refusal(self) -> None:
        out, value = (
            translate("ParameterRow", "Out of range ({range}): the value stays {value}."),
            self._shown_text(self.value),
        )
        sentence = fill(out, range=self._range.text(), value=value) if self._is_out else self._refused
        self._refusal.setText(f"⚠ {sentence}" if sentence else "")
        self._refusal.setVisible(bool(sentence))
        self._refusal.fit()
        self._describe()

    @Slot()
    def _on_value(self) -> None:
        self._tell()
        self.value_changed.emit()

    def _shown_text(self, value: ParameterValue) -> str:
        """Return the text of a value of the parameter, as this row shows values."""
        return value_text(self.name, value)

    def _tell(self) -> None:
        if isinstance(self.editor, QCheckBox):
            self.editor.setText(value_text(self.name, self.editor.isChecked()))
        was = self._shown_text(self._of_profile)
        self.reset.setText(was)
        self.reset.setToolTip(fill(translate("ParameterRow", "Reset to {value}, the value of the profile"), value=was))
        name = fill(translate("ParameterRow", "Reset {parameter} to {value}"), parameter=self.title.text(), value=was)
        self.reset.setAccessibleName(name)
        self.reset.setVisible(self.differs)
        weight = "font-weight: 600" if self.differs else ""
        if self.title.styleSheet() != weight:  # setting a style sheet is slow
            self.title.setStyleSheet(weight)
        self._describe()
        self.update()

    def _describe(self) -> None:
        """Describe to screen readers what the row shows around the editor."""
        differs = (
            fill(translate("ParameterRow", "Value in the profile: {value}."), value=self.reset.text())
            if self.differs
            else ""
        )
        parts = (self._refusal.text(), differs, self._sentence.text(), self._range.text())
        self.editor.setAccessibleDescription(" ".join(filter(None, parts)))
