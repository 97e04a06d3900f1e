"""The main settings of a training: game, network, time and seed."""

# A dialog has the others.

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QLocale, QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget

from studio.game.errors import StudioError
from studio.game.message import fill
from studio.game.rules import Rules
from studio.training.checks import refuse_impossible
from studio.training.recipes import Recipe, recipe_named
from studio.training.request import STANDARD, TEXTBOOK, TOY, TOY_HOURS, TOY_RULES
from studio.training.settings import SETTINGS, changes_between, with_settings
from studio.ui.play.rules_editor import TITLES, RulesEditor
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.numbers import decimal, short_number
from studio.ui.texts.training import changes_listed, kind_title
from studio.ui.texts.translating import translate
from studio.ui.training.settings_dialog import TrainingSettingsDialog
from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.form import Form
from studio.ui.widgets.number_boxes import counter
from studio.ui.widgets.sentence import Sentence
from studio.ui.widgets.theme import Theme, show_as_problem, show_quietly
from studio.ui.widgets.wheel_guard import WheelGuard

_MOST_TOY_POINTS = 30
"""On boards of at most this many points, a game is learnt within minutes."""
_MOST_MINUTES, _MOST_SEED, _USUAL_MINUTES = 60_000, 2**31 - 1, 60
_LEAST_LETTERS = 12
_KINDS = (STANDARD, TOY, TEXTBOOK)


@dataclass(frozen=True, slots=True)
class TrainingChoice:
    """The settings of a new training."""

    rules: Rules
    recipe: str
    hours: float
    seed: int
    settings: Mapping[str, str] = field(default_factory=dict)
    """The settings that differ from the recipe. The keys are their names in `SETTINGS`."""


@dataclass(frozen=True, slots=True)
class ListedTraining:
    """An earlier training that can be resumed."""

    rules: Rules
    minutes: float
    games: int
    recipe: str = STANDARD
    seed: int = 0
    settings: Mapping[str, str] = field(default_factory=dict)


class TrainingSetup(QWidget):
    """Lets the user edit the settings of a new training, and shows those of an earlier one."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._is_on = theme, False
        self._earlier: tuple[ListedTraining, ...] = ()
        self.rules_editor = RulesEditor(theme, name="training", is_narrow=True)
        self.which, self.game, self.network = QComboBox(), self.rules_editor.game, QComboBox()
        self.minutes, self.seed = counter(1, _MOST_MINUTES), counter(0, _MOST_SEED)
        self.more, self.summary = QPushButton(), Sentence()
        self.problem = Sentence()
        """Says why the training cannot start. The caller places it next to the button that starts the training."""
        self.labels: dict[QWidget, QLabel] = {
            box: QLabel() for box in (self.which, self.game, self.network, self.minutes, self.seed)
        }
        self._settings: dict[str, str] = {}
        self._new = TrainingChoice(TOY_RULES, TOY, TOY_HOURS, 0)
        self.problem.setParent(self)  # until it is placed; without a parent, it would be a window
        self._dress()
        self._lay_out()
        self._set_texts()
        self.show_choice(self._new)
        self._connect()

    # State

    @property
    def is_new(self) -> bool:
        return self.which.currentIndex() <= 0

    @property
    def choice(self) -> TrainingChoice:
        return TrainingChoice(
            self.rules, self.recipe, self.minutes.value() / 60, self.seed.value(), dict(self._settings)
        )

    @property
    def rules(self) -> Rules:
        return self.rules_editor.rules()

    @property
    def recipe(self) -> str:
        return str(self.network.currentData())

    @property
    def is_valid(self) -> bool:
        return not self.problem.text()

    @property
    def is_usual(self) -> bool:
        """Whether the game is one that the program knows by name, and all settings are valid and have their
        defaults.
        """
        return self.is_valid and not self._settings and not self.rules_editor.is_custom

    @property
    def new_settings(self) -> dict[str, str]:
        """Return the settings of the chosen earlier training that the user has changed, with their new values."""
        before, after = self._earlier[self.which.currentIndex() - 1].settings, self._settings
        base = recipe_named(self.recipe, self.rules)
        return changes_between(with_settings(base, before), with_settings(base, after))

    # Commands

    def show_earlier(self, trainings: Sequence[ListedTraining]) -> None:
        """Show the trainings that can be resumed, beginning with the newest."""
        self._earlier = tuple(trainings)
        chosen = max(0, self.which.currentIndex())
        with QSignalBlocker(self.which):
            self.which.clear()
            self.which.addItem(self.tr("New training"))
            for training in self._earlier:
                self.which.addItem(self._title(training))
            self.which.setCurrentIndex(chosen if chosen < self.which.count() else 0)
        self._on_which()

    def propose(self, rules: Rules, recipe: str) -> None:
        """Select a new training of this game and recipe. It has the default settings."""
        self.which.setCurrentIndex(0)
        self.rules_editor.set_rules(rules)
        self.network.setCurrentIndex(self.network.findData(recipe))
        self._settings = {}
        self._update_texts()

    def show_choice(self, choice: TrainingChoice) -> None:
        """Show the settings of a training."""
        with QSignalBlocker(self.rules_editor), QSignalBlocker(self.network):
            self.rules_editor.set_rules(choice.rules)
            if self.network.findData(choice.recipe) < 0:  # a training of another version
                self.network.addItem(choice.recipe, choice.recipe)
            self.network.setCurrentIndex(self.network.findData(choice.recipe))
        self.seed.setValue(choice.seed)
        self.minutes.setValue(max(1, round(60 * choice.hours)))
        self._settings = dict(choice.settings)
        self._update_texts()

    def set_on(self, *, is_on: bool) -> None:
        """Set whether a training is running."""
        # Its settings can only be read.
        self._is_on = is_on
        self._enable()

    # Construction

    def _dress(self) -> None:
        parts = {
            "which": self.which,
            "game": self.game,
            "network": self.network,
            "minutes": self.minutes,
            "seed": self.seed,
            "more": self.more,
            "summary": self.summary,
            "problem": self.problem,
        }
        for name, part in parts.items():
            part.setObjectName(f"training_{name}")
        for box, label in self.labels.items():
            label.setBuddy(box)
        for box in (self.which, self.game, self.network):  # leave space for the longest label
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(_LEAST_LETTERS)
        for kind in _KINDS:
            self.network.addItem(kind_title(kind), kind)
        self.which.addItem(self.tr("New training"))
        show_quietly(self.summary)
        show_as_problem(self.problem)

    def _lay_out(self) -> None:
        form = Form()
        for box, label in self.labels.items():
            form.add(label, box)
            if box is self.game:
                form.add_below(self.rules_editor)
        form.add_below(self.more)
        form.add_below(self.summary)
        vbox(form, of=self)
        WheelGuard(self).guard(self)

    def _set_texts(self) -> None:
        names = {
            self.which: (self.tr("T&raining"), self.tr("Training")),
            self.game: (self.tr("&Game"), self.tr("Game")),
            self.network: (self.tr("&Network"), self.tr("Kind of network")),
            self.minutes: (self.tr("&Minutes"), self.tr("Minutes of processor time")),
            self.seed: (self.tr("S&eed"), self.tr("Random seed")),
        }
        for box, (text, spoken) in names.items():
            self.labels[box].setText(text)
            box.setAccessibleName(spoken)
        self.network.setToolTip(
            self.tr(
                "Patterns: strong within hours on any board. Toy: the same kind of network, with defaults for small "
                "games and trainings of a few minutes. Convolutional: as in the AlphaZero papers."
            )
        )
        self.minutes.setToolTip(self.tr("Minutes of processor time. On a busy computer the training takes longer."))
        self.seed.setToolTip(self.tr("Determines the initial weights and all random choices in games and samples"))
        self.more.setText(self.tr("&All Settings …"))
        self.more.setToolTip(self.tr("Playouts, noise, temperature, learning rate, buffer, evaluation and others"))

    def _connect(self) -> None:
        self.which.currentIndexChanged.connect(self._on_which)
        self.rules_editor.rules_changed.connect(self._on_rules)
        self.network.currentIndexChanged.connect(self._on_network)
        self.more.clicked.connect(self.ask_settings)
        for box in (self.minutes, self.seed):
            box.valueChanged.connect(self._on_number)

    def _title(self, training: ListedTraining) -> str:
        locale = QLocale()
        text = self.tr("{game}, {minutes} min, {games} games")
        return fill(
            text,
            game=game_title(training.rules),
            minutes=decimal(training.minutes, 0, locale),
            games=short_number(training.games, locale),
        )

    # Slots

    def _base(self) -> Recipe:
        return recipe_named(self.recipe, self.rules)

    @Slot()
    def ask_settings(self) -> None:
        """Show a dialog with all settings. While a training runs, the user cannot change them."""
        try:
            dialog = self.made_dialog()
        except StudioError:  # a training of another version, whose settings are not known
            return
        if dialog.exec():
            self._settings = dialog.changes
            self._update_texts()
        dialog.deleteLater()

    def made_dialog(self) -> TrainingSettingsDialog:
        about = self.tr("The defaults are those of the network “{network}” for the game {game}.")
        about = fill(about, network=kind_title(self.recipe), game=game_title(self.rules))
        return TrainingSettingsDialog(
            about, self._base(), self._settings, self.rules, self._theme, self, is_fixed=self._is_on
        )

    @Slot()
    def _on_which(self) -> None:
        """Show the settings of the chosen training."""
        # For a new one, the user's entries are restored.
        self.labels[self.minutes].setText(self.tr("&Minutes") if self.is_new else self.tr("Additional &minutes"))
        if self.is_new:
            self.show_choice(self._new)
        else:
            earlier = self._earlier[self.which.currentIndex() - 1]
            hours = self.minutes.value() / 60
            self.show_choice(TrainingChoice(earlier.rules, earlier.recipe, hours, earlier.seed, earlier.settings))
        self._enable()

    @Slot()
    def _on_rules(self) -> None:
        """Propose a network of a size that suits the board."""
        is_small = self.rules.size <= _MOST_TOY_POINTS
        if self.recipe in (STANDARD, TOY):
            self.network.setCurrentIndex(self.network.findData(TOY if is_small else STANDARD))
        self._update_texts()

    @Slot()
    def _on_network(self) -> None:
        """Propose the time. This is a few minutes for the recipe TOY, and more for others."""
        self.minutes.setValue(round(60 * TOY_HOURS) if self.recipe == TOY else _USUAL_MINUTES)
        self._update_texts()

    @Slot()
    def _on_number(self) -> None:
        self._remember()
        self.changed.emit()

    def _remember(self) -> None:
        # They are restored after an earlier one was shown.
        if self.is_new:
            self._new = self.choice

    def _enable(self) -> None:
        for part in (self.which, self.minutes):
            part.setEnabled(not self._is_on)
        for box in (self.game, self.rules_editor, self.network, self.seed):
            box.setEnabled(not self._is_on and self.is_new)

    def _update_texts(self) -> None:
        """Show which settings are changed. If they are invalid, show why."""
        problem, values = "", {}
        try:
            base = self._base()
            recipe = with_settings(base, self._settings)
            values = {name: SETTINGS[name].value(recipe) for name in changes_between(base, recipe)}
            refuse_impossible(recipe, self.rules)
        except StudioError as error:
            problem = sentence_of(error)
        usual, changed = self.tr("All settings have their defaults."), self.tr("Changed: {settings}")
        self.summary.setText(fill(changed, settings=changes_listed(values)) if values else usual)
        self.summary.setToolTip(changes_listed(values, len(SETTINGS)) if values else "")
        self.problem.setText(f"⚠ {problem}" if problem else "")
        self.problem.setVisible(bool(problem))
        for label in (self.summary, self.problem):
            label.fit()
        self.more.setAccessibleDescription(self.summary.text())
        self._remember()
        self.changed.emit()


def game_title(rules: Rules) -> str:
    """Return the name of the game. If it has no name, return its rules as text."""
    return translate("RulesEditor", TITLES[rules.name]) if rules.name in TITLES else rules.text
