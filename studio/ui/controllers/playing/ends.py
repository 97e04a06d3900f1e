"""The controller of the end of a game: the question before resigning, the result on a card, and playing on."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from studio.game.game_end import is_end
from studio.game.message import fill
from studio.game.stones import Stone
from studio.players.engine_entry import EngineEntry
from studio.players.playing_on import is_game, is_game_of, setup_from, without_names
from studio.players.seats import GameSetup, Person, name_of
from studio.session.new_record import record_from
from studio.ui.board.accessible import announce
from studio.ui.board.view import BoardView
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.playing.players import PlayersController
from studio.ui.controllers.search import SearchController
from studio.ui.play.end_card import EndCard, GameEnd
from studio.ui.texts.game_ends import MoveCounts, end_heading, end_reason
from studio.ui.texts.plain import plain
from studio.ui.texts.sides import side_name
from studio.ui.widgets.question import is_agreed


class EndController(QObject):
    """Asks before a person resigns, and shows the result of a finished game on a card with buttons."""

    # The other game gets a record of its own.
    game_wanted = Signal(object)
    """Emitted with the `GameSetup` of another game."""
    sides_swapped = Signal()
    """Emitted after the players of the game have swapped their sides."""
    playing_on = Signal()
    """Emitted when a new game begins at a position of the open record."""

    def __init__(
        self,
        context: ControllerContext,
        search: SearchController,
        board: BoardView,
        card: EndCard,
        players: PlayersController,
        proposed: Callable[[], GameSetup],
        engines: Callable[[], Sequence[EngineEntry]],
        may_leave: Callable[[], bool],
    ) -> None:
        super().__init__(context.window)
        self._session, self._live_game, self._window = context.session, context.live_game, context.window
        self._actions, self._profiles, self._search = context.actions, context.profiles, search
        self._board, self._card, self._players = board, card, players
        self._proposed, self._engines, self._may_leave = proposed, engines, may_leave
        self._counts = MoveCounts(self)
        self._are_cards_shown, self._is_task = True, False
        self._is_dismissed = False  # whether the user has closed the card of the position on the board
        self._connect()
        self.enable()

    @Slot()
    def enable(self) -> None:
        """Enable playing on from the cursor.

        It is disabled while a game is in progress, at finished positions, and while the board shows an exercise.

        Enable another game when a game has finished. Close the card when a game is in progress.
        """
        game = self._live_game
        has_ended = not game.is_on and game.setup is not None and bool(game.result)
        self._actions["rematch"].setEnabled(has_ended)
        self._actions["swap_sides"].setEnabled(game.is_on or has_ended)
        may_play = not (game.is_on or self._is_task or self._session.position.is_over)
        self._actions["play_from_here"].setEnabled(may_play)
        if game.is_on:
            self._card.close_card()

    @Slot()
    def follow_position(self) -> None:
        """Show the card at the end of the last game, and hide it at all other positions.

        If the user has closed it, it stays closed. Once hidden, it returns only in the workspace Play, because in
        others it would cover the buttons that go through the game.
        """
        game = self._live_game
        self._card.close_card()
        self.enable()
        if game.is_on or not game.is_at_end:
            self._is_dismissed = False
        elif game.result and not self._is_dismissed and self._are_cards_shown:
            self._show_end()

    def set_task(self, *, is_task: bool) -> None:
        """Set whether the board shows an exercise instead of a game."""
        self._is_task = is_task
        self.enable()

    def show_cards(self, *, shown: bool) -> None:
        """Set whether the end of the last game shows its card again."""
        self._are_cards_shown = shown
        if shown:
            self.follow_position()
        else:
            self._card.close_card()

    # Implementation

    def _connect(self) -> None:
        game, card = self._live_game, self._card
        game.ended.connect(self._on_ended)
        game.changed.connect(self.enable)
        game.restored.connect(self.follow_position)
        self._session.record_opened.connect(card.close_card)
        self._actions["resign"].triggered.connect(self._on_resign)
        self._actions["play_from_here"].triggered.connect(self._on_play_from_here)
        card.take_back_requested.connect(self._actions["take_back"].trigger)
        self._actions["rematch"].triggered.connect(self._on_rematch)
        self._actions["swap_sides"].triggered.connect(self._on_swap_wanted)
        card.rematch_requested.connect(self._on_rematch)
        card.swap_requested.connect(self._on_swap)
        card.resume_requested.connect(self._on_resume)
        card.dismissed.connect(self._on_dismissed)

    @Slot()
    def _on_resign(self) -> None:
        answers = self.tr("&Resign"), self.tr("&Play On")
        if is_agreed(self._window, "resign_question", self.tr("Resign"), plain(self._resign_question()), answers):
            self._live_game.resign()

    def _resign_question(self) -> str:
        """Return the question before a resignation, with the side and the name of the person."""
        loser = self._live_game.resigning
        winner = loser.opponent
        text = self.tr("Resign as {side}? {winner} wins.")
        return fill(text, side=self._player(loser), winner=self._player(winner))

    def _player(self, stone: Stone) -> str:
        """Return the side and, if known, the name of its player. An example is "White (Bob)"."""
        setup, side = self._live_game.setup, side_name(stone, self._session.rules)
        name = self._names(setup)[stone is Stone.WHITE] if setup is not None else ""
        return fill(self.tr("{side} ({name})"), side=side, name=name) if name else side

    @Slot()
    def _on_dismissed(self) -> None:
        self._is_dismissed = True

    @Slot()
    def _on_ended(self) -> None:
        """Show and announce the result of the game. This also happens while the window shows an earlier position."""
        self._is_dismissed = False
        text = self._show_end()
        if text:
            announce(self._board, text)

    def _show_end(self) -> str:
        """Show the card and return its text. If there is no result, return an empty text."""
        game, session = self._live_game, self._session
        if game.setup is None or not game.result:
            return ""
        names, rules = self._names(game.setup), session.rules
        heading = end_heading(game.result, rules, self._only_person(game.setup), names)
        moves = sum(step.move is not None for step in game.tip.path())
        detail = f"{end_reason(game.result, session.record.position(game.tip))} · {self._counts.moves(moves)}"
        end = GameEnd(
            heading,
            detail,
            can_take_back=game.can_take_back,
            can_resume=game.can_resume and game.has_person,
        )
        self._card.show_end(end)
        return f"{heading}. {detail}"

    def _names(self, setup: GameSetup) -> tuple[str, str]:
        """Return the names of the players, Black first.

        The name of a person without a name is empty. After an opening between two people, it is "first player" or
        "second player", because the colours may have been swapped.
        """
        names, is_in_order = self._players.names, setup.is_between_persons and self._live_game.last_opening is not None
        seats = setup.black, setup.white
        black, white = (
            seat.name if isinstance(seat, Person) and not is_in_order else name
            for seat, name in zip(seats, names, strict=True)
        )
        return black, white

    def _only_person(self, setup: GameSetup) -> Stone | None:
        persons = [stone for stone in (Stone.BLACK, Stone.WHITE) if isinstance(setup.seat(stone), Person)]
        return persons[0] if len(persons) == 1 else None

    @Slot()
    def _on_rematch(self) -> None:
        if self._live_game.setup is not None:
            self.game_wanted.emit(self._live_game.setup)

    @Slot()
    def _on_swap(self) -> None:
        if self._live_game.setup is not None:
            self.game_wanted.emit(self._live_game.setup.swapped())

    @Slot()
    def _on_swap_wanted(self) -> None:
        """Swap the sides in the game in progress. Without one, play another game with swapped sides."""
        if self._live_game.is_on:
            self._live_game.swap_sides()
            self.sides_swapped.emit()
        else:
            self._on_swap()

    @Slot()
    def _on_resume(self) -> None:
        self._live_game.resume()
        self.playing_on.emit()

    @Slot()
    def _on_play_from_here(self) -> None:
        # The opponent is the other person of an unfinished game, or the engine named in the record, or else that of the
        # last game.
        session, game = self._session, self._live_game
        if game.is_on or session.position.is_over:
            return
        self._search.pause()
        self._actions["show_thinking"].setChecked(False)
        catalogue = self._profiles.catalogue
        record = session.record
        to_move, proposed = session.position.to_move, self._proposed()
        setup = setup_from(record, session.node, to_move, proposed, self._engines(), catalogue)
        is_of_people = setup.is_between_persons
        is_nameless_file = session.file is not None and not (record.black or record.white) and not is_of_people
        if is_end(session.node) and is_game_of(record, setup) and not is_nameless_file:
            game.play_on(setup, is_own=True)
        elif not is_game(record):
            game.play_on(without_names(setup))
        elif not self._begin_apart(without_names(setup)):
            return
        self.playing_on.emit()

    def _begin_apart(self, setup: GameSetup) -> bool:
        """Begin a game at the cursor in a record of its own.

        Return False if the user decides to keep the open record.
        """
        session = self._session
        record = record_from(session.record, session.node, name_of(setup.black), name_of(setup.white))
        if not self._may_leave():
            return False
        session.present(record)
        session.go_to_end()
        self._live_game.play_on(setup, is_own=True)
        return True
