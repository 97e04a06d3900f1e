"""The controller of a game in progress: its dialog, the players with their clocks, and hints."""

import random
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from studio.activities.game_line import ON_TIME
from studio.game.errors import StudioError
from studio.game.files import Format
from studio.game.message import fill
from studio.machine.games_folder import keep
from studio.machine.settings import PlaySection
from studio.players.engine_entry import EngineEntry
from studio.players.levels import LEVELS, SeatedEngine
from studio.players.proposals import section_of, setup_of
from studio.players.seats import GameSetup
from studio.players.usual_game import UsualGame
from studio.ui.board.view import BoardView
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.playing.ends import EndController
from studio.ui.controllers.playing.engines_play import EnginesController
from studio.ui.controllers.playing.hints import HintController
from studio.ui.controllers.playing.openings import OpeningController
from studio.ui.controllers.playing.players import PlayersController
from studio.ui.controllers.playing.unfinished import UnfinishedGame
from studio.ui.controllers.search import SearchController
from studio.ui.parameters.dialog import ParametersDialog
from studio.ui.play.end_card import EndCard
from studio.ui.play.full_screen_player import FullScreenPlayer
from studio.ui.play.new_game import EditedParameters, NewGameDialog
from studio.ui.play.opening_card import OpeningCard
from studio.ui.play.panel import Mode, PlayersPanel
from studio.ui.play.replace_player import ReplacePlayerDialog
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.parameters import level_title
from studio.ui.widgets.screen import place_over

ListEngines = Callable[[], Sequence[EngineEntry]]


def no_engines() -> Sequence[EngineEntry]:
    return ()


def always() -> bool:
    return True


class PlayController(QObject):
    """Shows the game in progress and handles the user's requests."""

    game_kept = Signal(object)
    """Emitted with the path of a game that was saved in the folder of games."""
    game_begun = Signal()

    def __init__(
        self,
        context: ControllerContext,
        search: SearchController,
        display: SearchDisplay,
        panel: PlayersPanel,
        board: BoardView,
        cards: tuple[EndCard, OpeningCard],
        section: PlaySection,
        games_folder: Path,
        full_screen: Sequence[FullScreenPlayer] = (),
        list_engines: ListEngines = no_engines,
        may_leave: Callable[[], bool] = always,
    ) -> None:
        super().__init__(context.window)
        self._session, self._live_game, self._hiding = context.session, context.live_game, context.hiding
        self._notes, self._theme = context.notes, context.theme
        self._actions, self._window, self._search = context.actions, context.window, search
        self._section, self._folder = section, games_folder
        self._task: Mode | None = None  # what the board shows instead of a game
        self._unsaved = ""  # why the last game could not be saved
        self._list_engines, self._profiles = list_engines, context.profiles
        self._proposed = setup_of(section, list_engines(), context.profiles.catalogue)
        self._panel, self._is_random = panel, section.random_colour
        self.usual = UsualGame(self._proposed, self._is_random, section.is_chosen, section.other_rules)
        """The game that the start screen offers."""
        self.unfinished = UnfinishedGame(context, list_engines)
        self.players = PlayersController(
            context, search, display, panel, full_screen, self.unfinished, show_costs=section.show_costs
        )
        self.engines = EnginesController(context, search, panel, section.delay_ms)
        self.ends = EndController(
            context,
            search,
            board,
            cards[0],
            self.players,
            lambda: self._proposed,
            lambda: self._list_engines(),
            may_leave,
        )
        self.openings = OpeningController(context, board, cards[1], self.players)
        self.hints = HintController(context, display, board)
        self._connect()
        self.show()

    @property
    def proposed(self) -> GameSetup:
        """The setup of the last game. The dialog of a new game proposes it."""
        return self._proposed

    @property
    def section(self) -> PlaySection:
        """The settings of new games, to be saved."""
        usual = self.usual
        section = msgspec.structs.replace(
            section_of(usual.setup, self._section),
            random_colour=usual.is_random,
            is_chosen=usual.is_chosen,
            other_rules=usual.other,
        )
        return self.engines.remembered(self.players.remembered(section))

    def ask(self) -> GameSetup | None:
        """Ask for the setup of a new game. Return None if the user cancels."""
        # A game in progress goes on until the new one begins.
        engines, catalogue = self._list_engines(), self._profiles.catalogue
        known = setup_of(section_of(self._proposed, self._section), engines, catalogue)  # only what still exists
        dialog = NewGameDialog(
            known,
            self._theme,
            self._window,
            engines=engines,
            catalogue=catalogue,
            edit_parameters=self._edited,
            is_random=self._is_random,
        )
        place_over(dialog, self._window)
        setup = dialog.setup() if dialog.exec() else None
        is_random = dialog.is_random
        dialog.deleteLater()
        return self._chosen(setup, is_random=is_random) if setup is not None else None

    def begin_usual(self) -> None:
        """Begin the usual game."""
        self.begin(self._chosen(self.usual.setup, is_random=self.usual.is_random))

    @Slot(object)
    def begin(self, setup: GameSetup) -> None:
        self._proposed = setup
        self._live_game.begin(setup)
        self.game_begun.emit()

    @Slot()
    def ask_replacement(self) -> None:
        """Let the user choose a different player for the side to move."""
        game, stone = self._live_game, self._live_game.to_move
        if game.setup is None or not game.is_on:
            return
        seat, rules, engines = game.setup.seat(stone), self._session.rules, self._list_engines()
        catalogue = self._profiles.catalogue
        dialog = ReplacePlayerDialog(stone, seat, rules, self._window, engines=engines, catalogue=catalogue)
        if dialog.exec():
            game.replace_player(stone, dialog.seat())
        dialog.deleteLater()

    @Slot(bool)
    def follow_exercises(self, taken: bool) -> None:
        """Show whether an exercise has taken the board."""
        self._follow(Mode.EXERCISE, is_taken=taken)

    @Slot(bool)
    def follow_practice(self, taken: bool) -> None:
        """Show whether practice has taken the board."""
        self._follow(Mode.PRACTICE, is_taken=taken)

    def leave(self) -> None:
        """End and save the game in progress."""
        # Another record opens, or the window closes.
        self._live_game.stop()

    @Slot()
    def show(self) -> None:
        """Update the actions and the players, and pause the main search if necessary.

        It pauses while an engine thinks, and while it is hidden, unless it searches for a hint.
        """
        game = self._live_game
        self._actions["stop_game"].setEnabled(game.is_on)
        self._actions["take_back"].setEnabled(game.can_take_back)
        self._actions["hint"].setEnabled(self.hints.can_hint)
        self._actions["resign"].setEnabled(game.is_on and game.has_person)
        for name in ("review", "review_deeper"):
            self._actions[name].setEnabled(not game.is_on)
        self._enable_showing()
        self.players.show()
        self.engines.show()
        if game.is_thinking or (self._hiding.hides_search and not self.hints.is_searching):
            self._search.pause()

    # Implementation

    def _chosen(self, setup: GameSetup, *, is_random: bool) -> GameSetup:
        """Remember the user's choice, and return it. If the user wants random sides, choose them."""
        self._is_random = is_random
        self.usual = self.usual.after(setup, is_random=is_random)
        return setup.swapped() if is_random and random.random() < 0.5 else setup  # noqa: S311  # no secret

    def _follow(self, task: Mode, *, is_taken: bool) -> None:
        if is_taken or self._task is task:
            self._task = task if is_taken else None
            self.ends.set_task(is_task=is_taken)
            self.players.set_task(self._task)

    def _enable_showing(self) -> None:
        """Enable the action that shows the search.

        It is enabled only during a game with a person, and before an unfinished game is continued.
        """
        # Each game begins with it hidden.
        action, is_played = self._actions["show_thinking"], self._live_game.is_on and self._live_game.has_person
        is_useful = is_played or self._hiding.is_unfinished or (action.isChecked() and self.unfinished.end is not None)
        action.setEnabled(is_useful)
        if not is_useful:
            action.setChecked(False)

    def _edited(self, seat: SeatedEngine, window: QWidget) -> EditedParameters | None:
        profile, keeping = self._profiles.catalogue.known(seat.profile), self._profiles
        before = seat.own or profile.parameters
        title, note = self.tr("Parameters of a player"), self._note(seat)
        catalogue = keeping.catalogue
        dialog = ParametersDialog(
            title, profile, before, self._theme, window, catalogue=catalogue, keep=keeping.keep, note=note
        )
        is_agreed = dialog.exec()
        edited = EditedParameters(dialog.profile.name, dialog.parameters, keeping.catalogue) if is_agreed else None
        dialog.deleteLater()
        return edited

    def _note(self, seat: SeatedEngine) -> str:
        """Return a note if the engine's level chooses moves at random according to their visits, otherwise an empty
        text.
        """
        # At such a level, the parameters for the final move have no effect.
        if LEVELS[seat.level].temperature is None:
            return ""
        note = self.tr(
            "At the level {level}, the engine draws its move at random, weighted by visits. The "
            "parameters that choose the final move have no effect."
        )
        return fill(note, level=level_title(seat.level))

    def _connect(self) -> None:
        self._live_game.changed.connect(self.show)
        self._live_game.ended.connect(self._on_ended)
        self._live_game.failed.connect(self._on_failed)
        self._hiding.changed.connect(self.show)
        self.unfinished.changed.connect(self.show)
        self._actions["take_back"].triggered.connect(self._live_game.take_back)
        self.ends.playing_on.connect(self.game_begun)
        self._actions["stop_game"].triggered.connect(self._on_stop)

    @Slot()
    def _on_stop(self) -> None:
        self._unsaved = ""
        self._live_game.stop()
        if self._unsaved:
            self._notes.say(self._unsaved)
        elif self._live_game.is_played:  # otherwise it is an empty game, or a record from elsewhere
            self._notes.say(self.tr("The game was left without a result. It stays open for review."))

    @Slot()
    def _on_ended(self) -> None:
        """Save the finished game, if it has a record of its own or a file in the folder of games."""
        game = self._live_game
        is_without_moves = game.tip.parent is None and not game.result.endswith(ON_TIME)
        if is_without_moves or (self._session.file is None and not game.is_played and not game.result):
            return
        file = self._session.file
        if self._live_game.is_own_record or (file is not None and file.parent == self._folder):
            self._keep()

    def _keep(self) -> None:
        """Save the game in the folder of games without a question.

        If the user has saved it elsewhere, the record keeps that file.
        """
        session, file, self._unsaved = self._session, self._session.file, ""
        try:
            if file is not None and file.parent == self._folder and session.origin.format is Format.SGF:
                path = file
                session.save(file)
            else:
                path = keep(session.record, self._folder, date.today())
        except StudioError as error:
            self._unsaved = sentence_of(error)
            self._notes.say(self._unsaved)
            return
        if file is None:
            session.mark_saved(path)
        self.game_kept.emit(path)

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self._notes.say(sentence_of(error))
