"""Between a live game and the window: the dialog, the panel of players, and hints."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal, Slot

from studio.engine.options.profiles import profile_named
from studio.game.errors import StudioError
from studio.game.stones import Stone
from studio.machine.games_folder import keep
from studio.machine.settings import PlaySection
from studio.players.levels import LEVELS, SeatedEngine
from studio.players.proposals import setup_of
from studio.players.seats import GameSetup, Person, Seat
from studio.thinking.thoughts import Thought
from studio.ui.desks.bench import Bench
from studio.ui.desks.search import SearchDesk
from studio.ui.parts.theme import Theme
from studio.ui.play.new_game import NewGameDialog
from studio.ui.play.panel import Mode, PlayerRow, PlayersPanel, PlayersView
from studio.ui.words.messages import sentence_of
from studio.ui.words.numbers import decimal
from studio.ui.words.sides import result_text, side_name

_LIVE_ACTIONS = ("take_back", "hint", "resign", "swap_sides", "stop_game")


class PlayDesk(QObject):
    """Shows the game that is played and carries out what its players ask."""

    game_kept = Signal(object)
    """The file in the folder of games."""
    game_begun = Signal()

    def __init__(
        self, bench: Bench, search: SearchDesk, panel: PlayersPanel, section: PlaySection, games_folder: Path
    ) -> None:
        super().__init__(bench.window)
        self._session, self._live_game, self._hiding = bench.session, bench.live_game, bench.hiding
        self._notes = bench.notes
        self._actions, self._window, self._search = bench.actions, bench.window, search
        self._panel, self._proposed, self._folder = panel, setup_of(section), games_folder
        self._connect()
        self.show()

    @property
    def proposed(self) -> GameSetup:
        """What the next new game proposes: what was played last."""
        return self._proposed

    def ask(self, theme: Theme) -> GameSetup | None:
        """The game that was agreed upon; the one that is on goes on until another one begins."""
        dialog = NewGameDialog(self._proposed, theme, self._window)
        setup = dialog.setup() if dialog.exec() else None
        dialog.deleteLater()
        return setup

    def begin(self, setup: GameSetup) -> None:
        self._proposed = setup
        self._live_game.begin(setup)
        self.game_begun.emit()

    def leave(self) -> None:
        """Another record is to be opened, or the window closed: what was played is kept."""
        self._live_game.stop()

    @Slot()
    def show(self) -> None:
        """Whose turn it is, and what they may do; nobody searches in secret."""
        game = self._live_game
        for name in _LIVE_ACTIONS:
            self._actions[name].setEnabled(game.is_on)
        self._actions["take_back"].setEnabled(game.can_take_back)
        self._actions["hint"].setEnabled(game.awaits_person and game.is_at_tip)
        self._actions["resign"].setEnabled(game.is_on and game.has_person)
        self._actions["review"].setEnabled(not game.is_on)
        self._panel.show_rules(self._session.rules)
        self._panel.show_view(PlayersView(self._row(Stone.BLACK), self._row(Stone.WHITE), self._mode(), self._result()))
        if game.is_thinking or self._hiding.hides_search:
            self._search.pause()

    # Inside

    def _connect(self) -> None:
        self._live_game.changed.connect(self.show)
        self._live_game.ended.connect(self._on_ended)
        self._live_game.failed.connect(self._on_failed)
        self._live_game.thought_changed.connect(self._on_thought)
        self._hiding.changed.connect(self.show)
        self._actions["take_back"].triggered.connect(self._live_game.take_back)
        self._actions["hint"].triggered.connect(self._on_hint)
        self._actions["resign"].triggered.connect(self._live_game.resign)
        self._actions["swap_sides"].triggered.connect(self._live_game.swap_sides)
        self._actions["stop_game"].triggered.connect(self._live_game.stop)

    def _mode(self) -> Mode:
        game = self._live_game
        if game.is_on:
            return Mode.PLAYING if game.is_at_tip else Mode.LOOKING_BACK
        return Mode.OVER if game.setup is not None and game.is_at_tip and self._result() else Mode.REVIEWING

    def _row(self, stone: Stone) -> PlayerRow:
        game, seat = self._live_game, self._live_game.setup.seat(stone) if self._live_game.setup else None
        is_next = game.is_on and game.to_move is stone
        told = self._session.record.black if stone is Stone.BLACK else self._session.record.white
        name = self._name(seat) if seat else told or side_name(stone, self._session.rules)
        return PlayerRow(name, self._detail(seat) if seat else "", is_next, is_next and game.is_thinking)

    def _name(self, seat: Seat) -> str:
        if isinstance(seat, SeatedEngine):
            return QCoreApplication.translate("Profiles", profile_named(seat.profile).title)
        return seat.name or (self.tr("Person") if self._live_game.is_between_persons else self.tr("You"))

    def _detail(self, seat: Seat) -> str:
        if isinstance(seat, Person):
            return ""
        level = QCoreApplication.translate("Levels", LEVELS[seat.level].title)
        if seat.limit.seconds is not None:
            number = decimal(seat.limit.seconds, 1 if seat.limit.seconds % 1 else 0, QLocale())
            return self.tr("%1 · %2 s a move").replace("%1", level).replace("%2", number)
        limit = self.tr("%Ln simulation(s) a move", "", seat.limit.simulations or 0)
        return f"{level} · {limit}"

    def _result(self) -> str:
        return result_text(self._session.record.outcome, self._session.rules)

    @Slot()
    def _on_ended(self) -> None:
        """Who looks back sees the end neither on the board nor in the panel."""
        self._keep()
        if self._result() and not self._live_game.is_at_tip:
            self._notes.say(self._result())

    def _keep(self) -> None:
        """Games played here are kept without a question; a file that a person has chosen stays the record's own."""
        try:
            path = keep(self._session.record, self._folder, date.today())
        except StudioError as error:
            self._notes.say(sentence_of(error))
            return
        if self._session.file is None:
            self._session.mark_saved(path)
        self.game_kept.emit(path)

    @Slot()
    def _on_hint(self) -> None:
        self._hiding.show_hint()
        self._search.give_hint()

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        """Whoever may see the search sees the player's own while it is to move."""
        if not self._hiding.hides_search and self._live_game.is_at_tip:
            self._search.show_others(thought)

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self._notes.say(sentence_of(error))
