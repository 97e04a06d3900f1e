"""Editor of the rules: the user selects a known game, or a board of any size and win length."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QLabel, QSpinBox, QWidget

from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.game.renju_judgement import FIVE
from studio.game.rules import MAX_SIDE, PRESETS, Overline, Rules
from studio.ui.texts.translating import translate
from studio.ui.widgets.arranging import STRETCH, hbox, vbox
from studio.ui.widgets.number_boxes import IntegerBox
from studio.ui.widgets.sentence import Sentence
from studio.ui.widgets.theme import GRID, Theme

TITLES: Mapping[str, str] = {
    "gomoku-15": QT_TRANSLATE_NOOP("RulesEditor", "Five in a row 15×15 (gomoku)"),
    "standard-15": QT_TRANSLATE_NOOP("RulesEditor", "Five in a row 15×15, exactly five"),
    "renju-15": QT_TRANSLATE_NOOP("RulesEditor", "Renju 15×15"),
    "caro-15": QT_TRANSLATE_NOOP("RulesEditor", "Caro 15×15"),
    "gomoku-20": QT_TRANSLATE_NOOP("RulesEditor", "Five in a row 20×20"),
    "gomoku-9": QT_TRANSLATE_NOOP("RulesEditor", "Five in a row 9×9"),
    "gomoku-8": QT_TRANSLATE_NOOP("RulesEditor", "Five in a row 8×8"),
    "gomoku-6": QT_TRANSLATE_NOOP("RulesEditor", "Five in a row 6×6"),
    "four-5": QT_TRANSLATE_NOOP("RulesEditor", "Four in a row 5×5"),
    "connect-four": QT_TRANSLATE_NOOP("RulesEditor", "Connect Four"),
    "tic-tac-toe": QT_TRANSLATE_NOOP("RulesEditor", "Tic-tac-toe"),
}
"""The titles of the known games, in the order of the list."""
LINE_RULES: Mapping[Overline, str] = {
    Overline.WINS: QT_TRANSLATE_NOOP("RulesEditor", "Longer lines also win"),
    Overline.NOTHING: QT_TRANSLATE_NOOP("RulesEditor", "Exact length only"),
    Overline.CARO: QT_TRANSLATE_NOOP("RulesEditor", "Caro"),
    Overline.RENJU: QT_TRANSLATE_NOOP("RulesEditor", "Renju"),
}
"""The titles of the rules for winning lines."""
CUSTOM = "custom"


class RulesEditor(QWidget):
    """Lets the user select a game, or set the sizes of a custom game."""

    # A sentence explains the rules.

    rules_changed = Signal(object)
    """Emitted with the new `Rules` when the user changes them."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, name: str = "new_game", is_narrow: bool = False
    ) -> None:
        """Create the editor.

        The object names of its widgets begin with `name`. If `is_narrow`, it fits into a column and has no mnemonics.
        The caller must place the widget `game`.
        """
        super().__init__(parent)
        self._name, self._is_narrow = name, is_narrow
        self.setObjectName(f"{name}_rules_editor")
        self.game, self._custom = QComboBox(), QWidget()
        self._sentence = Sentence() if is_narrow else QLabel()
        self._rows, self._columns, self._length = IntegerBox(), IntegerBox(), IntegerBox()
        self._gravity = QCheckBox(self.tr("Gravity (stones &fall)"))
        self._line_rule = QComboBox()
        self._theme = theme
        self._fill()
        self._name_parts()
        self._lay_out()
        self._connect()
        self.set_rules(PRESETS["gomoku-15"])
        theme.changed.connect(self._update_texts)

    @property
    def is_custom(self) -> bool:
        return bool(self.game.currentData() == CUSTOM)

    @property
    def sentence(self) -> str:
        return self._sentence.text()

    def rules(self) -> Rules:
        if not self.is_custom:
            return PRESETS[self.game.currentData()]
        overline = Overline(self._line_rule.currentData())
        sides = self._rows.value(), self._columns.value(), self._length.value()
        return Rules(*sides, gravity=self._gravity.isChecked(), overline=overline)

    def set_rules(self, rules: Rules) -> None:
        self._show_measures(rules)
        with QSignalBlocker(self.game):
            self.game.setCurrentIndex(self.game.findData(rules.name if rules.name in TITLES else CUSTOM))
        self._on_game()

    # Construction

    def _fill(self) -> None:
        for name, title in TITLES.items():
            self.game.addItem(translate("RulesEditor", title), name)
        self.game.insertSeparator(self.game.count())
        self.game.addItem(self.tr("Custom size"), CUSTOM)
        self.game.setMaxVisibleItems(self.game.count())
        for overline, title in LINE_RULES.items():
            self._line_rule.addItem(translate("RulesEditor", title), overline.value)

    def _name_parts(self) -> None:
        names = {
            "rules": (self.game, self.tr("Game")),
            "rows": (self._rows, self.tr("Rows")),
            "columns": (self._columns, self.tr("Columns")),
            "length": (self._length, self.tr("Length of a winning line")),
            "gravity": (self._gravity, self.tr("Gravity")),
            "line_rule": (self._line_rule, self.tr("Winning lines")),
        }
        for name, (widget, text) in names.items():
            widget.setObjectName(f"{self._name}_{name}")
            widget.setAccessibleName(text)
        self._sentence.setObjectName(f"{self._name}_sentence")

    def _lay_out(self) -> None:
        if self._is_narrow:
            self._lay_out_narrowly()
            return
        vbox(self.game, self._custom, self._sentence, of=self, spacing=4)
        vbox(self._sides(), self._habits(), of=self._custom, margins=(0, 4, 0, 4))

    def _lay_out_narrowly(self) -> None:
        grid = QGridLayout(self._custom)
        grid.setContentsMargins(0, 0, 0, 4)
        grid.setHorizontalSpacing(GRID)
        grid.setVerticalSpacing(2)
        for column, (box, text) in enumerate(self._side_texts().items()):
            box.setRange(1, MAX_SIDE)
            grid.addWidget(QLabel(text.replace("&", "")), 0, column)
            grid.addWidget(box, 1, column)
        self._gravity.setText(self._gravity.text().replace("&", ""))
        grid.addWidget(self._gravity, 2, 0, 1, 3)
        grid.addWidget(self._line_rule, 3, 0, 1, 3)
        vbox(self._custom, self._sentence, of=self, spacing=4)

    def _side_texts(self) -> Mapping[QSpinBox, str]:
        return {
            self._rows: self.tr("&Rows"),
            self._columns: self.tr("&Columns"),
            self._length: self.tr("L&ine length"),
        }

    def _sides(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GRID)
        for box, text in self._side_texts().items():
            label = QLabel(text)
            label.setBuddy(box)
            box.setRange(1, MAX_SIDE)
            row.addWidget(label)
            row.addWidget(box)
            row.addSpacing(GRID)
        row.addStretch()
        return row

    def _habits(self) -> QHBoxLayout:
        label = QLabel(self.tr("Winning &lines"))
        label.setBuddy(self._line_rule)
        return hbox(label, self._line_rule, self._gravity, STRETCH, spacing=2 * GRID)

    def _connect(self) -> None:
        self.game.currentIndexChanged.connect(self._on_game)
        for box in (self._rows, self._columns, self._length):
            box.valueChanged.connect(self._on_measure)
        self._gravity.toggled.connect(self._on_measure)
        self._line_rule.currentIndexChanged.connect(self._on_measure)

    # Choices

    def _show_measures(self, rules: Rules) -> None:
        """Show the size, the win length and the options of `rules`. The user can change them to make a custom game."""
        numbers = ((self._rows, rules.rows), (self._columns, rules.columns), (self._length, rules.win_length))
        for box, value in numbers:
            with QSignalBlocker(box):
                box.setValue(value)
        with QSignalBlocker(self._gravity), QSignalBlocker(self._line_rule):
            self._gravity.setChecked(rules.gravity)
            self._line_rule.setCurrentIndex(self._line_rule.findData(rules.overline.value))

    @Slot()
    def _update_texts(self) -> None:
        rules = self.rules()
        color, weight = ("text", 600) if rules.every_game_is_drawn else ("quiet_text", 400)
        self._sentence.setStyleSheet(f"color: {self._theme.color(color).name()}; font-weight: {weight}")
        rows, columns, length = map(str, (rules.rows, rules.columns, rules.win_length))
        self._sentence.setText(fill(self._template(rules), rows=rows, columns=columns, length=length))
        if isinstance(self._sentence, Sentence):
            self._sentence.fit()
        self.game.setAccessibleDescription(self._sentence.text())

    def _template(self, rules: Rules) -> str:
        if rules.every_game_is_drawn:
            return self.tr("{rows}×{columns} board: no line of {length} fits, so every game is a draw.")
        if rules.overline is Overline.RENJU:
            return self.tr("{rows}×{columns} board; Black may make no three-three, four-four or overline.")
        if rules.overline is Overline.CARO:
            plain = self.tr("{rows}×{columns} board, a line of exactly {length} wins unless both ends are blocked.")
            falling = self.tr(
                "{rows}×{columns} board with gravity, a line of exactly {length} wins unless both ends are blocked."
            )
        elif rules.win_length == max(rules.rows, rules.columns):
            plain = self.tr("{rows}×{columns} board, a line of {length} wins.")
            falling = self.tr("{rows}×{columns} board with gravity, a line of {length} wins.")
        elif rules.is_freestyle:
            plain = self.tr("{rows}×{columns} board, a line of {length} or more wins.")
            falling = self.tr("{rows}×{columns} board with gravity, a line of {length} or more wins.")
        else:
            plain = self.tr("{rows}×{columns} board, a line of exactly {length} wins.")
            falling = self.tr("{rows}×{columns} board with gravity, a line of exactly {length} wins.")
        return falling if rules.gravity else plain

    @Slot()
    def _on_game(self) -> None:
        if not self.is_custom:
            self._show_measures(self.rules())
        self._custom.setVisible(self.is_custom)
        self._on_measure()

    @Slot()
    def _on_measure(self) -> None:
        self._keep_to_renju(self._line_rule.currentData() == Overline.RENJU)
        self._update_texts()
        self.rules_changed.emit(self.rules())

    def _keep_to_renju(self, is_renju: bool) -> None:
        """For renju, fix the win length at five and turn gravity off."""
        self._length.setEnabled(not is_renju)
        self._gravity.setEnabled(not is_renju)
        if is_renju:
            with QSignalBlocker(self._length), QSignalBlocker(self._gravity):
                self._length.setValue(FIVE)
                self._gravity.setChecked(False)
