"""Editor of the player of one side: a person, a built-in engine at a level, or an external engine."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QSizePolicy, QStackedWidget, QWidget

from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import DEFAULT_PROFILE, Profile
from studio.game.message import fill
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.players.baselines import Baseline, SeatedBaseline, baseline_of_key
from studio.players.engine_entry import EngineEntry
from studio.players.levels import DEFAULT_LEVEL, LEVELS, Level, SeatedEngine, is_measured, level_below
from studio.players.profiles import OURS, ProfileCatalogue
from studio.players.seats import Person, Seat, SeatedProgram
from studio.ui.play.level_box import LevelBox
from studio.ui.texts.baselines import baseline_sentence, baseline_title
from studio.ui.texts.parameters import profile_sentence, profile_title
from studio.ui.texts.translating import translate
from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.limit_editor import LimitEditor
from studio.ui.widgets.sentence import Sentence
from studio.ui.widgets.theme import GRID, show_quietly

_FIRST_LIMIT = SeatedEngine("studio").limit
_LEAST_WIDTH, _AROUND = 66 * GRID, 26 * GRID
"""The minimum width of the editor, and the width of everything around it in its dialog. Both are in pixels."""
_LONGEST_NAME = 60


class SeatEditor(QWidget):
    """Lets the user choose a player. An engine has a level and a limit per move. A person may have a name."""

    # A sentence explains the choice.

    seat_changed = Signal()
    parameters_wanted = Signal()
    """Emitted when the user wants to edit the parameters of the selected engine."""

    def __init__(
        self,
        stone: Stone,
        engines: Sequence[EngineEntry] = (),
        catalogue: ProfileCatalogue = OURS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._side, self._engines, self._catalogue = stone.colour.lower(), tuple(engines), catalogue
        self.setObjectName(f"new_game_{self._side}_seat")
        self.player, self.level, self._sentence = QComboBox(), LevelBox(), Sentence()
        self._is_measured = True
        self.limit, self.parameters = LimitEditor(may_be_endless=False), QPushButton(self.tr("Parameters …"))
        self.name, self._beside, self._nothing = QLineEdit(), QStackedWidget(), QWidget()
        self._of_engine, self._is_alone = QWidget(), True
        self._own: Parameters | None = None
        self._name_parts()
        self._fill()
        self._lay_out()
        show_quietly(self._sentence)
        self.player.currentIndexChanged.connect(self._on_player)
        self.level.currentIndexChanged.connect(self._on_choice)
        self.parameters.clicked.connect(self.parameters_wanted)
        self._on_choice()

    @property
    def is_person(self) -> bool:
        return self.player.currentData() is None

    @property
    def _is_profile(self) -> bool:
        return isinstance(self.player.currentData(), str) and self._baseline is None

    @property
    def _baseline(self) -> Baseline | None:
        return baseline_of_key(self.player.currentData())

    @property
    def sentence(self) -> str:
        return self._sentence.text()

    def seat(self) -> Seat:
        chosen = self.player.currentData()
        if chosen is None:
            return Person(self.name.text().strip())
        if isinstance(chosen, int):
            return SeatedProgram(self._engines[chosen], self.limit.limit())
        if self._baseline is not None:
            return SeatedBaseline(self._baseline, self.limit.limit())
        return SeatedEngine(chosen, self.level.currentData(), self.limit.limit(), self._own)

    def set_seat(self, seat: Seat) -> None:
        if isinstance(seat, Person):
            self.name.setText(seat.name)
            self.player.setCurrentIndex(0)
            return
        if isinstance(seat, SeatedProgram):
            self.player.setCurrentIndex(self.player.findData(self._place_of(seat)))
        elif isinstance(seat, SeatedBaseline):
            self.player.setCurrentIndex(self.player.findData(seat.kind.key))
        else:
            self.player.setCurrentIndex(self.player.findData(seat.profile))
            self.level.setCurrentIndex(self.level.findData(seat.level))
            self._own = (
                seat.own or self._catalogue.own_parameters(seat.profile) if seat.profile in self._catalogue else None
            )
        self.limit.set_limit(seat.limit)
        self._on_choice()

    def take_parameters(self, profile: str, parameters: Parameters, catalogue: ProfileCatalogue) -> None:
        """Use edited parameters of `profile`. `catalogue` may contain new profiles."""
        self._catalogue = catalogue
        if self.player.findData(profile) < 0:
            self._list_profile(catalogue[profile])
        self.player.setCurrentIndex(self.player.findData(profile))
        is_same = parameters == catalogue[profile].parameters
        self._own = catalogue.own_parameters(profile) if is_same else parameters
        self._on_choice()

    def name_person(self, *, alone: bool) -> None:
        """Set whether the person plays `alone` against an engine.

        If so, the person is called "You". Otherwise the user can enter a name.
        """
        self._is_alone = alone
        self.player.setItemText(0, self.tr("You") if alone else self.tr("Person"))
        self._show_beside()

    def name_side(self, name: str) -> None:
        """Show the name of the side."""
        # It depends on the game.
        self.player.setAccessibleName(name)
        self.level.setAccessibleName(fill(self.tr("Level of {side}"), side=name))
        self.name.setAccessibleName(fill(self.tr("Name of {side}"), side=name))
        heading = fill(self.tr("Limit per move of {side}: {limit}"), side=name, limit="{limit}")
        self.limit.set_heading(heading, self.tr("at most {limit} per move"))
        self.parameters.setAccessibleName(fill(self.tr("Parameters of {side}"), side=name))

    # Construction

    def _name_parts(self) -> None:
        self.player.setObjectName(f"new_game_{self._side}")
        self.level.setObjectName(f"new_game_{self._side}_level")
        self.name.setObjectName(f"new_game_{self._side}_name")
        self.name.setPlaceholderText(self.tr("Name (optional)"))
        self.name.setToolTip(self.tr("The name beside the clock, in the card of an opening and in the saved game"))
        self.name.setMaxLength(_LONGEST_NAME)
        self._sentence.setObjectName(f"new_game_{self._side}_sentence")
        self.limit.setObjectName(f"new_game_{self._side}_limit")
        self.parameters.setObjectName(f"new_game_{self._side}_parameters")
        for button in (self.limit, self.parameters):
            button.setAutoDefault(False)  # so that Enter starts the game from every field
        self.limit.setToolTip(self.tr("Limit of the engine per move; the first limit reached ends the search"))
        self.limit.set_limit(_FIRST_LIMIT)

    def _fill(self) -> None:
        self.player.addItem(self.tr("Person"), None)
        for profile in self._catalogue.values():
            self._list_profile(profile)
        self.player.insertSeparator(self.player.count())
        for baseline in Baseline:
            self.player.addItem(baseline_title(baseline), baseline.key)
        if self._engines:
            self.player.insertSeparator(self.player.count())
        for place, entry in enumerate(self._engines):
            self.player.addItem(entry.name, place)
        self.level.setCurrentIndex(self.level.findData(DEFAULT_LEVEL))

    def _list_profile(self, profile: Profile) -> None:
        self.player.addItem(profile_title(profile), profile.name)
        self.player.setItemData(self.player.count() - 1, profile_sentence(profile), Qt.ItemDataRole.ToolTipRole)

    def _lay_out(self) -> None:
        self._of_engine.setLayout(_pair(self.limit, self.parameters))
        for page in (self.level, self.name, self._nothing):
            self._beside.addWidget(page)
        vbox(_pair(self.player, self._beside), self._of_engine, self._sentence, of=self, spacing=4)
        self.limit.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # its text changes
        changed = [self._of_changed(self._of_level(level)) for level in LEVELS.values()]
        longest = max(map(self._sentence.fontMetrics().horizontalAdvance, changed)) + 2
        room = self.screen().availableGeometry().width() - _AROUND
        self.setMinimumWidth(max(_LEAST_WIDTH, min(longest, room)))  # if possible, a choice of a level moves nothing

    def _place_of(self, seat: SeatedProgram) -> int:
        """Return the index of the seat's external engine in the list, or −1 if the list does not contain it."""
        # A person is selected then.
        return next((place for place, entry in enumerate(self._engines) if entry.name == seat.engine.name), -1)

    # Texts

    def _of_person(self) -> str:
        return self.tr("Plays with the mouse or the keyboard")

    def _of_program(self) -> str:
        return self.tr("An external engine, at full strength")

    def show_rules(self, rules: Rules) -> None:
        """Show the measured scores of the levels only in the game for which they were measured."""
        self._is_measured = is_measured(rules)
        self.level.show_measured(measured=self._is_measured)
        self._on_choice()

    def _of_level(self, level: Level, *, measured: bool = True) -> str:
        below = level_below(level)
        if level.simulations is None:
            text = self.tr("{level}: only the limit that you set applies")
        elif measured and level.percent_below is not None and below is not None:
            text = self.tr(
                "{level}: scores about {percent} % against {below}; at most {simulations} simulations per move"
            )
            text = fill(text, percent=str(level.percent_below), below=_title(below))
        else:
            text = self.tr("{level}: at most {simulations} simulations per move")
        simulations = "" if level.simulations is None else self.locale().toString(level.simulations)
        return fill(text, level=_title(level), simulations=simulations)

    def _of_changed(self, sentence: str) -> str:
        return fill(self.tr("{profile}; parameters changed"), profile=sentence)

    def _description(self) -> str:
        chosen = self.player.currentData()
        if chosen is None:
            return self._of_person()
        if isinstance(chosen, int):
            return self._of_program()
        if self._baseline is not None:
            return baseline_sentence(self._baseline)
        is_measured_here = self._is_measured and chosen == DEFAULT_PROFILE
        sentence = self._of_level(LEVELS[self.level.currentData()], measured=is_measured_here)
        return (
            self._of_changed(sentence) if self._own not in (None, self._catalogue.own_parameters(chosen)) else sentence
        )

    def _show_beside(self) -> None:
        """Show the field beside the player.

        For an engine it is the level. If both players are persons, it is the person's name.
        """
        of_person = self._nothing if self._is_alone else self.name
        self._beside.setCurrentWidget(of_person if self.is_person else self.level)

    @Slot()
    def _on_player(self) -> None:
        chosen = self.player.currentData()
        self._own = self._catalogue.own_parameters(chosen) if self._is_profile else None
        self._on_choice()

    @Slot()
    def _on_choice(self) -> None:
        if self.player.currentIndex() < 0:
            self.player.setCurrentIndex(0)
        is_profile, baseline = self._is_profile, self._baseline
        self.level.setEnabled(is_profile)
        self._show_beside()
        self._of_engine.setVisible(not self.is_person)
        self.parameters.setEnabled(is_profile)
        self.limit.setEnabled(not self.is_person if baseline is None else baseline.thinks)
        self._sentence.setText(self._description())
        self.level.setAccessibleDescription(self._sentence.text())
        self.player.setToolTip(self.player.currentData(Qt.ItemDataRole.ToolTipRole) or "")
        self.seat_changed.emit()


def _pair(first: QWidget, second: QWidget) -> QHBoxLayout:
    return hbox((first, 3), (second, 2))


def _title(level: Level) -> str:
    return translate("Levels", level.title)
