"""Between a live game and the window: the dialog, the panel of players, hints, and what stays hidden while playing."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from studio.engine.players import LEVELS, Player
from studio.engine.profiles import profile_named
from studio.game.errors import StudioError
from studio.game.stones import Stone
from studio.game_setup import GameSetup, Person, Seat
from studio.games_folder import keep
from studio.live_game import LiveGame
from studio.proposals import setup_of
from studio.session import Session
from studio.settings import PlaySection
from studio.thoughts import Thought
from studio.ui.actions import Actions
from studio.ui.messages import sentence_of
from studio.ui.new_game_dialog import NewGameDialog
from studio.ui.numbers import decimal
from studio.ui.players_panel import Mode, PlayerRow, PlayersPanel, PlayersView
from studio.ui.search_desk import SearchDesk
from studio.ui.sides import result_text, side_name
from studio.ui.theme import Theme

_LIVE_ACTIONS = ("take_back", "hint", "resign", "swap_sides", "stop_game")


class PlayDesk(QObject):
    """Shows the game that is played and carries out what its players ask."""

    message_changed = Signal(str)
    game_kept = Signal(object)
    """The file in the folder of games."""
    game_begun = Signal()
    hiding_changed = Signal()
    """The search is hidden from now on, or shown again."""

    def __init__(
        self,
        session: Session,
        game: LiveGame,
        search: SearchDesk,
        actions: Actions,
        panel: PlayersPanel,
        section: PlaySection,
        games_folder: Path,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._game, self._search, self._actions = session, game, search, actions
        self._panel, self._proposed, self._folder, self._window = panel, setup_of(section), games_folder, window
        self._hinted: object = None  # the node whose search was asked for
        self._is_hiding = False
        self._connect()
        self._show()

    @property
    def proposed(self) -> GameSetup:
        """What the next new game proposes: what was played last."""
        return self._proposed

    @property
    def hides_search(self) -> bool:
        """While a person plays, nobody whispers."""
        if not (self._game.is_on and self._game.has_person) or self._actions["show_thinking"].isChecked():
            return False
        return self._hinted is not self._session.node

    def ask(self, theme: Theme) -> GameSetup | None:
        """The game that was agreed upon; the one that is on goes on until another one begins."""
        dialog = NewGameDialog(self._proposed, theme, self._window)
        setup = dialog.setup() if dialog.exec() else None
        dialog.deleteLater()
        return setup

    def begin(self, setup: GameSetup) -> None:
        self._proposed, self._hinted = setup, None
        self._game.begin(setup)
        self.game_begun.emit()

    def leave(self) -> None:
        """Another record is to be opened, or the window closed: what was played is kept."""
        self._game.stop()

    # Inside

    def _connect(self) -> None:
        self._game.changed.connect(self._show)
        self._game.ended.connect(self._on_ended)
        self._game.failed.connect(self._on_failed)
        self._game.thought_changed.connect(self._on_thought)
        self._session.position_changed.connect(self._show)
        self._actions["take_back"].triggered.connect(self._game.take_back)
        self._actions["hint"].triggered.connect(self._on_hint)
        self._actions["resign"].triggered.connect(self._game.resign)
        self._actions["swap_sides"].triggered.connect(self._game.swap_sides)
        self._actions["stop_game"].triggered.connect(self._game.stop)
        self._actions["show_thinking"].toggled.connect(self._show)

    @Slot()
    def _show(self) -> None:
        game = self._game
        for name in _LIVE_ACTIONS:
            self._actions[name].setEnabled(game.is_on)
        self._actions["take_back"].setEnabled(game.can_take_back)
        self._actions["hint"].setEnabled(game.awaits_person and game.is_at_tip)
        self._actions["resign"].setEnabled(game.is_on and game.has_person)
        self._actions["review"].setEnabled(not game.is_on)
        self._panel.show_rules(self._session.rules)
        self._panel.show_view(PlayersView(self._row(Stone.BLACK), self._row(Stone.WHITE), self._mode(), self._result()))
        self._hide(self.hides_search)
        if game.is_thinking or self.hides_search:
            self._search.pause()

    def _hide(self, hidden: bool) -> None:
        self._search.set_hidden(hidden)
        if hidden is not self._is_hiding:
            self._is_hiding = hidden
            self.hiding_changed.emit()

    def _mode(self) -> Mode:
        game = self._game
        if game.is_on:
            return Mode.PLAYING if game.is_at_tip else Mode.LOOKING_BACK
        return Mode.OVER if game.setup is not None and game.is_at_tip and self._result() else Mode.REVIEWING

    def _row(self, stone: Stone) -> PlayerRow:
        game, seat = self._game, self._game.setup.seat(stone) if self._game.setup else None
        is_next = game.is_on and game.to_move is stone
        told = self._session.record.black if stone is Stone.BLACK else self._session.record.white
        name = self._name(seat) if seat else told or side_name(stone, self._session.rules)
        return PlayerRow(name, self._detail(seat) if seat else "", is_next, is_next and game.is_thinking)

    def _name(self, seat: Seat) -> str:
        if isinstance(seat, Player):
            return QCoreApplication.translate("Profiles", profile_named(seat.profile).title)
        return seat.name or (self.tr("Person") if self._game.is_between_persons else self.tr("You"))

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
        if self._result() and not self._game.is_at_tip:
            self.message_changed.emit(self._result())

    def _keep(self) -> None:
        """Games played here are kept without a question; a file that a person has chosen stays the record's own."""
        try:
            path = keep(self._session.record, self._folder, date.today())
        except StudioError as error:
            self.message_changed.emit(sentence_of(error))
            return
        if self._session.file is None:
            self._session.mark_saved(path)
        self.game_kept.emit(path)

    @Slot()
    def _on_hint(self) -> None:
        self._hinted = self._session.node
        self._show()
        self._search.give_hint()

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        """Whoever may see the search sees the player's own while it is to move."""
        if not self.hides_search and self._game.is_at_tip:
            self._search.show_others(thought)

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self.message_changed.emit(sentence_of(error))
