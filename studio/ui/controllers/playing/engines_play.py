"""The controller of games between engines: pauses, single moves, and games from the current position."""

import msgspec
from PySide6.QtCore import QObject, Slot

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import DEFAULT_PROFILE
from studio.machine.settings import PlaySection
from studio.players.levels import SeatedEngine
from studio.players.seats import EngineSeat, GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.search import SearchController
from studio.ui.play.panel import PlayersPanel

_LIMIT = Limit(seconds=2.0)
"""The limit per move that is used if the tool bar sets none."""


class EnginesController(QObject):
    """Pauses any game, and controls games between engines."""

    def __init__(
        self, context: ControllerContext, search: SearchController, panel: PlayersPanel, delay_ms: int
    ) -> None:
        super().__init__(context.window)
        self._session, self._live_game = context.session, context.live_game
        self._actions, self._notes, self._search = context.actions, context.notes, search
        self._panel, self._live_search, self._is_escape_lent = panel, context.live_search, False
        self._set_delay(delay_ms)
        panel.show_delay(delay_ms)
        self._connect()

    def remembered(self, section: PlaySection) -> PlaySection:
        return msgspec.structs.replace(section, delay_ms=self._live_game.delay_ms)

    @Slot()
    def show(self) -> None:
        game = self._live_game
        is_engines_turn = game.setup is not None and game.is_on and not self._is_persons(game.setup)
        self._actions["pause_game"].setEnabled(game.is_on)
        self._actions["pause_game"].setChecked(game.is_paused)
        self._actions["one_move"].setEnabled(is_engines_turn)
        self._lend_escape(lent=game.is_on and not game.has_person)

    # Implementation

    def _connect(self) -> None:
        self._actions["pause_game"].triggered.connect(self._on_pause)
        self._actions["one_move"].triggered.connect(self._live_game.make_one_move)
        self._actions["engines_play"].triggered.connect(self._on_engines_play)
        self._actions["pause"].triggered.connect(self._on_escape)
        self._live_search.state_changed.connect(self.show)
        self._panel.delay_chosen.connect(self._set_delay)
        self._panel.retry_requested.connect(self._live_game.go_on)
        self._panel.end_requested.connect(self._live_game.stop)

    def _lend_escape(self, *, lent: bool) -> None:
        """If `lent`, let the action *pause*, whose key is Escape, pause a game between engines.

        Otherwise the action pauses the search, and is enabled only while the search runs.
        """
        if lent or self._is_escape_lent:
            self._is_escape_lent = lent
            self._actions["pause"].setEnabled(lent or self._live_search.state is EngineState.THINKING)

    def _is_persons(self, setup: GameSetup) -> bool:
        return isinstance(setup.seat(self._live_game.to_move), Person)

    @Slot(int)
    def _set_delay(self, delay_ms: int) -> None:
        self._live_game.set_delay(delay_ms)

    @Slot()
    def _on_pause(self) -> None:
        """Pause the game. If it is already paused, continue it."""
        if self._live_game.is_paused:
            self._live_game.go_on()
        else:
            self._live_game.pause()
        self.show()

    @Slot()
    def _on_escape(self) -> None:
        game = self._live_game
        if game.is_on and not game.has_person:
            game.pause()

    @Slot()
    def _on_engines_play(self) -> None:
        game = self._live_game
        if game.is_on and not game.has_person:
            self._on_pause()
        elif game.is_on:
            self._notes.say(
                self.tr(
                    "“Let the Engine Play Both Sides” (Shift+F11) needs a free board. First leave your game: menu "
                    "Game, Leave the Game."
                )
            )
        elif self._search.is_reviewing:
            self._notes.say(self.tr("The whole game is being analysed. “Cancel” (Esc) stops the analysis."))
        elif self._session.position.is_over:
            self._notes.say(self.tr("The game is over here. Go back to an earlier position or start a new game."))
        else:
            self._play_on()

    def _play_on(self) -> None:
        """Let the search play both sides in the open record. It uses the profile and the limit in the tool bar."""
        self._search.pause()
        engine = self._engine()
        self._live_game.play_on(GameSetup(self._session.rules, engine, engine))

    def _engine(self) -> EngineSeat:
        limit = _LIMIT if self._search.limit.is_empty else self._search.limit
        return SeatedEngine(self._search.profile or DEFAULT_PROFILE, "full", limit, self._search.parameters)
