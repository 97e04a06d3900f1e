"""A row for one player of a new match. It has a profile or an engine, a level, parameters and a limit."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSizePolicy, QToolButton, QWidget

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import DEFAULT_PROFILE, Profile
from studio.game.message import fill
from studio.game.rules import PRESETS, Rules
from studio.matches.contestant import ENGINE
from studio.players.baselines import Baseline, baseline_of_key
from studio.players.levels import is_measured
from studio.players.profiles import OURS, ProfileCatalogue
from studio.ui.matches.requests import FULL, PlayerRequest
from studio.ui.parameters.profile_box import add_profiles
from studio.ui.play.level_box import LevelBox
from studio.ui.texts.baselines import baseline_sentence, baseline_title
from studio.ui.texts.parameters import profile_title
from studio.ui.widgets.arranging import hbox, keep_space
from studio.ui.widgets.icons import icon
from studio.ui.widgets.limit_editor import LimitEditor
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font, show_quietly

_NUMBER_WIDTH, _LIMIT_WIDTH = 2 * GRID, 20 * GRID
_LEAST_CHOICE = 16 * GRID
"""The minimum width in pixels of the lists of players and of levels in a narrow window."""
_FIRST_LIMIT = Limit(simulations=2000)


class PlayerRow(QWidget):
    """Lets the user select a player: a profile, a baseline player or an external engine.

    Also edits its level, parameters and limit.
    """

    changed = Signal()
    # The receiver then calls `take_parameters`.
    parameters_requested = Signal(object)
    """Emitted with this row when the user wants to edit the parameters."""
    removed = Signal(object)
    """Emitted with this row when the user wants to remove it."""

    def __init__(self, number: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = 0
        self._catalogue: ProfileCatalogue = OURS
        self._engines: tuple[str, ...] = ()
        self._own: Parameters | None = None
        self._rules = PRESETS["gomoku-15"]
        self._label, self.player, self.level = QLabel(), QComboBox(), LevelBox()
        self.parameters, self.remove = QToolButton(), QToolButton()
        self.own_limit, self.limit = QCheckBox(), LimitEditor()
        self._fill()
        self._lay_out()
        show_quietly(self._label)
        theme.bind(self._apply_colors)
        self.set_number(number)
        self._connect()
        self._show_choice()

    # State

    @property
    def request(self) -> PlayerRequest:
        limit = self.limit.limit() if self.own_limit.isChecked() else None
        if self.is_foreign:
            return PlayerRequest(engine=str(self.player.currentData())[len(ENGINE) :], limit=limit)
        if self.baseline is not None:
            return PlayerRequest(baseline=self.baseline, limit=limit if self.baseline.thinks else None)
        return PlayerRequest(str(self.player.currentData()), str(self.level.currentData()), self._own, limit=limit)

    @property
    def is_foreign(self) -> bool:
        return str(self.player.currentData()).startswith(ENGINE)

    @property
    def baseline(self) -> Baseline | None:
        """The selected baseline player. It is None if something else is selected."""
        return baseline_of_key(self.player.currentData())

    @property
    def profile(self) -> Profile:
        """The profile to which parameters are compared. It is the default profile if no profile is selected."""
        return self._catalogue.known(str(self.player.currentData()))

    @property
    def own_parameters(self) -> Parameters:
        return self._own or self.profile.parameters

    # Commands

    def show_request(self, request: PlayerRequest) -> None:
        """Select the player in `request` with its settings, without emitting `changed`.

        If the player is not in the list, select the first one instead.
        """
        with QSignalBlocker(self):
            baseline = request.baseline.key if request.baseline is not None else ""
            name = ENGINE + request.engine if request.is_foreign else baseline or request.profile
            self.player.setCurrentIndex(max(0, self.player.findData(name)))
            self.level.setCurrentIndex(self.level.findData(request.level))
            self._own = request.own
            self.own_limit.setChecked(request.limit is not None)
            if request.limit is not None:
                self.limit.set_limit(request.limit)
        self._show_choice()

    def show_rules(self, rules: Rules) -> None:
        """Show the measured scores of the levels only in the game for which they were measured."""
        self._rules = rules
        self._show_strengths()

    def show_players(self, catalogue: ProfileCatalogue, engines: Sequence[str]) -> None:
        """Offer these profiles and engines.

        The selected player stays selected if possible. Otherwise select the first one.
        """
        chosen = self.player.currentData()
        self._catalogue, self._engines = catalogue, tuple(engines)
        with QSignalBlocker(self.player):
            self.player.clear()
            self._list_ours()
            if engines:
                self.player.insertSeparator(self.player.count())
            for name in engines:
                self.player.addItem(name, ENGINE + name)
            self.player.setCurrentIndex(max(0, self.player.findData(chosen)))
        self._show_choice()

    def take_parameters(self, profile: Profile, parameters: Parameters) -> None:
        """Select `profile` with `parameters` instead of its own."""
        with QSignalBlocker(self.player):
            self.player.setCurrentIndex(max(0, self.player.findData(profile.name)))
        self._own = None if parameters == profile.parameters else parameters
        self._show_choice()
        self.changed.emit()

    def set_number(self, number: int) -> None:
        """Set the number of the player in the match. Players are counted from 1."""
        self.number = number
        self.setObjectName(f"match_player_{number}")
        self._set_texts()

    def set_removable(self, removable: bool) -> None:
        self.remove.setEnabled(removable)

    def _set_texts(self) -> None:
        number = str(self.number)
        self._label.setText(number)
        self.player.setAccessibleName(fill(self.tr("Player {number}"), number=number))
        self.level.setAccessibleName(fill(self.tr("Level of player {number}"), number=number))
        self.parameters.setAccessibleName(fill(self.tr("Parameters of player {number} …"), number=number))
        self.parameters.setToolTip(self.tr("Edit the search parameters of this player"))
        self.own_limit.setText(self.tr("own limit"))
        self.own_limit.setAccessibleName(fill(self.tr("Own limit of player {number}"), number=number))
        self.remove.setText("×")
        self.remove.setAccessibleName(fill(self.tr("Remove player {number}"), number=number))
        self.remove.setToolTip(self.tr("Remove this player"))
        self._mark_changed_profile()

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.parameters.setIcon(icon("parameters", colors))

    def _fill(self) -> None:
        self._list_ours()
        self.player.setCurrentIndex(self.player.findData(DEFAULT_PROFILE))
        self.level.setCurrentIndex(self.level.findData(FULL))
        self.limit.set_limit(_FIRST_LIMIT)
        self.player.setMaxVisibleItems(20)
        self.player.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._label.setFont(figure_font())
        for button in (self.parameters, self.remove):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _list_ours(self) -> None:
        """List the profiles, and after them the baseline players."""
        add_profiles(self.player, self._catalogue)
        self.player.insertSeparator(self.player.count())
        for baseline in Baseline:
            self.player.addItem(baseline_title(baseline), baseline.key)
            sentence = baseline_sentence(baseline)
            self.player.setItemData(self.player.count() - 1, sentence, Qt.ItemDataRole.ToolTipRole)

    def _lay_out(self) -> None:
        self._label.setFixedWidth(_NUMBER_WIDTH)
        self.limit.setMinimumWidth(_LIMIT_WIDTH)
        keep_space(self.limit)  # so that the columns of all players align
        for choice in (self.player, self.level):
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            choice.setMinimumWidth(_LEAST_CHOICE)
        hbox(
            self._label,
            (self.player, 3),
            (self.level, 2),
            self.parameters,
            self.remove,
            self.own_limit,
            self.limit,
            of=self,
        )

    def _connect(self) -> None:
        self.player.activated.connect(self._on_player)
        self.level.currentIndexChanged.connect(self._on_changed)
        self.own_limit.toggled.connect(self._on_changed)
        self.limit.limit_changed.connect(self._on_changed)
        self.parameters.clicked.connect(self._on_parameters)
        self.remove.clicked.connect(self._on_remove)

    def _show_choice(self) -> None:
        for part in (self.level, self.parameters):
            part.setEnabled(not self.is_foreign and self.baseline is None)
        self.own_limit.setEnabled(self.baseline is None or self.baseline.thinks)
        self.limit.setVisible(self.own_limit.isChecked() and self.own_limit.isEnabled())
        self.player.setToolTip(str(self.player.currentData(Qt.ItemDataRole.ToolTipRole) or ""))
        self._mark_changed_profile()
        self._show_strengths()

    def _show_strengths(self) -> None:
        is_ours = self.player.currentData() == DEFAULT_PROFILE and self._own is None
        self.level.show_measured(measured=is_ours and is_measured(self._rules))

    def _mark_changed_profile(self) -> None:
        """Mark the selected profile in the list if the user has changed its parameters."""
        for at in range(self.player.count()):
            profile = self._catalogue.get(str(self.player.itemData(at) or ""))
            if profile is not None:
                title = profile_title(profile)
                is_changed = self._own is not None and at == self.player.currentIndex()
                self.player.setItemText(at, fill(self.tr("{profile}, changed"), profile=title) if is_changed else title)

    @Slot()
    def _on_player(self) -> None:
        """Use the parameters of the profile that was selected."""
        # Changes are discarded.
        self._own = None
        self._on_changed()

    @Slot()
    def _on_changed(self) -> None:
        self._show_choice()
        self.changed.emit()

    @Slot()
    def _on_parameters(self) -> None:
        self.parameters_requested.emit(self)

    @Slot()
    def _on_remove(self) -> None:
        self.removed.emit(self)
