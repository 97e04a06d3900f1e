"""A live game: its moves, its status and its result."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.ended_game import EndedGame
from studio.activities.game_engine import EngineAnswer
from studio.activities.game_engines import MakePlayer, no_player
from studio.activities.game_line import ON_TIME
from studio.activities.game_status import GameStatus
from studio.activities.readable_game import ReadableGame
from studio.game.errors import StudioError
from studio.game.openings import Choice
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import result_of
from studio.game.seating import PEOPLE, SEATS
from studio.game.stones import Stone
from studio.players.book import Book
from studio.players.clocks import TOLERANCE_SECONDS
from studio.players.seats import GameSetup, Seat, name_of
from studio.session.session import Session
from studio.thinking.live_search import MakeLiveSearch


class LiveGame(ReadableGame):
    """Runs a game with its engines and clocks."""

    # The moves are in the session's record.

    changed = Signal()
    """Emitted when the game started, ended, paused or continued, when a move was made, or when an engine started or
    stopped thinking.
    """
    moving = Signal()
    """Emitted before a change that may move the cursor. Listeners first save what the user has typed."""
    restored = Signal()
    """Emitted when a finished game was restored because its record was opened again."""
    ended = Signal()
    """Emitted when the game has ended or was stopped. A game without moves emits it only after a loss on time."""
    thought_changed = Signal(object)
    """Emitted with the newest `Thought` of the built-in search that is to move."""
    analysis_reported = Signal(object)
    """Emitted with the `PositionAnalysis` that the external engine to move reports."""
    answered = Signal(object)
    """Emitted with the `Node` of the move that an engine made."""
    engine_decided = Signal(object, object)
    """Emitted before an engine's choices in the opening are applied.

    The values are the current colour of the engine as a `Stone`, and a tuple of its `Choice`s.
    """
    failed = Signal(object)
    """Emitted with the `StudioError` that explains why an engine did not answer. The game is then paused."""

    def __init__(
        self,
        session: Session,
        make_live_search: MakeLiveSearch,
        parent: QObject | None = None,
        *,
        make_player: MakePlayer | None = None,
    ) -> None:
        super().__init__(session, make_live_search, make_player or no_player, parent)
        self._connect()

    def restore(self, ended: EndedGame) -> None:
        """Restore a finished game after its record was opened again.

        Do nothing if its moves are no longer in the record.
        """
        if self._line.restore(ended):
            self._turns.setup = ended.setup
            self._turns.opening.load()
            self.changed.emit()
            self.restored.emit()

    def use_book(self, book: Book | None) -> None:
        """Let all engines play the moves of an opening book without thinking. Pass None to use no book."""
        self._turns.use_book(book)

    # Actions of the user

    def begin(self, setup: GameSetup) -> None:
        """Start a new game from its first position, in a new record."""
        black, white, properties = name_of(setup.black), name_of(setup.white), {**setup.clock.for_record()}
        if setup.is_between_persons:
            properties[SEATS] = (PEOPLE,)
        self._session.begin(setup.rules, setup.starts, black, white, properties)  # ends another game
        self._line.begin(is_own=True)
        self._turns.opening.begin(setup)
        self._start(setup)

    def play_on(self, setup: GameSetup, *, is_own: bool = False) -> None:
        """Continue from the cursor in the open record with the players in `setup`.

        If `is_own`, the record then belongs to this game, and the names of the players and the result are written into
        it.
        """
        self.stop()
        self._line.begin(is_own=is_own)
        self._turns.opening.load()
        self._start(replace(setup, rules=self._session.rules))

    def play(self, point: int) -> None:
        """Make a move for the person to move. If the cursor is not at the last position, only move it there."""
        if not self.is_at_tip:
            self.return_to_tip()
        elif self.awaits_person and self._opening.state is not None:
            self.choose(self._opening.choice_at(point))
        elif self.awaits_person and not self._has_lost_on_time():
            self._add(point, self.clock.spent)

    def choose(self, choice: Choice) -> None:
        """Make a choice for the person who decides in the opening. Raise OpeningError if the choice is illegal."""
        if self.opening is not None and self.awaits_person:
            self.return_to_tip()
            self._apply((choice,))

    def return_to_tip(self) -> None:
        self._session.go_to(self.tip)

    def take_back(self) -> None:
        """Return to the position before a person's last move, and stop the engine if it is thinking.

        The moves stay in the record. A finished game continues.
        """
        if not self.can_take_back:
            return
        self._turns.interrupt()
        self.moving.emit()
        self._opening.take_back()
        self._begin_again()
        self._status.clear_fault()
        self._advance()

    def resume(self) -> None:
        """Continue a game that ended by resignation, a loss on time or a stop, from its last position."""
        if self.can_resume:
            self._begin_again()
            self._advance()

    def resign(self) -> None:
        """Resign for the person.

        In a game between two people, resign for the side to move. Do nothing in a game between engines.
        """
        if not self.is_on or not self.has_person:
            return
        self._end(f"{self.resigning.opponent.colour[0]}+R")

    def swap_sides(self) -> None:
        """Swap the sides of the players, and continue the game. Each player keeps its clock."""
        if self.is_on:
            self._turns.interrupt()
            self._turns.swap()
            self._go_on_with_others()

    def pause(self) -> None:
        """Stop the clocks and the engine. When the game continues, the engine starts its move again."""
        if self._status.goes_on:
            self._turns.interrupt()
            self._status.is_paused = True
            self.changed.emit()

    def go_on(self) -> None:
        """Continue with the side to move. This also works after an engine has failed."""
        if self.is_paused:
            self._status = GameStatus(is_on=True)
            self._advance()

    def make_one_move(self) -> None:
        """Let the engine to move make its move, and then pause."""
        if not self.is_on or self._turns.is_of_person:
            return
        self.go_on()
        self._status.pauses_after_move = True
        self.changed.emit()

    def set_delay(self, delay_ms: int) -> None:
        """Set the delay between the moves of two engines, in milliseconds."""
        self._turns.set_delay(delay_ms)

    def replace_player(self, stone: Stone, seat: Seat) -> None:
        """Replace the player of a side, and continue the game. The side keeps its clock."""
        if self.is_on:
            self._turns.interrupt()
            self._turns.replace(stone, seat)
            self._go_on_with_others()

    def stop(self) -> None:
        """End the game without a result. Its record stays open."""
        if self.is_on:
            self._end("")

    def close(self) -> None:
        """End the engines' threads and processes, and wait for them."""
        self._status.is_on = False
        self._turns.close()

    # Implementation

    def _connect(self) -> None:
        self._turns.flag_fell.connect(self._has_lost_on_time)
        self._turns.changed.connect(self.changed)
        self._session.record_opened.connect(self._on_record)
        self._session.tree_changed.connect(self._on_tree)
        self._turns.answered.connect(self._on_answer)
        self._turns.decided.connect(self._on_decided)
        self._turns.thought_changed.connect(self.thought_changed)
        self._turns.analysis_reported.connect(self.analysis_reported)
        self._turns.failed.connect(self._on_failed)

    def _start(self, setup: GameSetup) -> None:
        self._open(setup)
        self._advance()

    def _open(self, setup: GameSetup, *, keeps_clock: bool = False) -> None:
        self._status = GameStatus(is_on=True)
        self._turns.begin(setup, keeps_clock=keeps_clock)
        self._line.name(setup)

    def _begin_again(self) -> None:
        """Continue a finished game, and discard its result.

        After a loss on time, both sides get their full time again.
        """
        if not self.is_on and self.setup is not None:
            self._open(self.setup, keeps_clock=not self.result.endswith(ON_TIME))

    def _go_on_with_others(self) -> None:
        """Continue with the side to move after players were changed."""
        if self.setup is not None:
            self._line.name(self.setup)
        self._status.clear_fault()
        self._advance()

    def _apply(self, choices: tuple[Choice, ...], *, by_engine: bool = False) -> None:
        self.moving.emit()
        self._opening.apply(choices)
        self._advance(by_engine=by_engine)

    def _advance(self, *, by_engine: bool = False) -> None:
        """Continue with the side to move: ask its engine for a move, or start the clock of a person."""
        position = self._line.position()
        if position.is_over:
            self._end(result_of(position))
            return
        if by_engine and self._status.pauses_after_move:
            self._status.pause()
        if not self._status.is_paused:
            self._turns.give(waits=by_engine and not self.has_person)
        self.changed.emit()

    def _add(self, point: int, seconds: float, analysis: PositionAnalysis | None = None) -> None:
        """Add a move to the record, and continue the game. The move took `seconds`."""
        # A person's move has no analysis.
        is_persons = self._turns.is_of_person
        self.moving.emit()
        self._line.add(point, seconds, analysis)
        self.clock.stop(seconds)
        if not is_persons:
            self.answered.emit(self.tip)
        self._advance(by_engine=not is_persons)

    def _end(self, result: str) -> None:
        self._turns.interrupt()
        self.moving.emit()
        self._status = GameStatus()
        self._turns.release()
        self._line.set_result(result)
        if self.tip.parent is not None or result:
            self.ended.emit()
        self.changed.emit()

    @Slot()
    def _has_lost_on_time(self, spent: float | None = None) -> bool:
        """If the side to move has run out of time, end the game and return True.

        `spent` replaces the measured seconds of this move.
        """
        has_fallen = self._turns.has_fallen(spent)
        if has_fallen:
            self._end(self.to_move.opponent.colour[0] + ON_TIME)
        return has_fallen

    @Slot(object)
    def _on_answer(self, answer: EngineAnswer) -> None:
        if self._has_lost_on_time(answer.seconds):
            return
        try:
            if answer.analysis is not None:
                self._session.results.keep_analysis(self.tip, answer.analysis)
            self._add(answer.point, answer.seconds, answer.analysis)
        except StudioError as error:  # a move or an analysis outside the board
            self._on_failed(error)

    @Slot(object)
    def _on_decided(self, choices: tuple[Choice, ...]) -> None:
        self.engine_decided.emit(self.to_move, choices)
        self._apply(choices, by_engine=True)

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        """Pause the game. If the side to move has run out of time, end the game instead."""
        if self._has_lost_on_time(self.clock.spent + TOLERANCE_SECONDS):
            return
        self._turns.interrupt()
        self._status.pause(error)
        self.failed.emit(error)
        self.changed.emit()

    @Slot()
    def _on_record(self) -> None:
        """End the game without a result."""
        # Another record was opened.
        self._turns.release()
        self._turns.setup, self._status = None, GameStatus()
        self._turns.opening.clear()
        self._line.begin(is_own=True)
        self.changed.emit()

    @Slot()
    def _on_tree(self) -> None:
        """End the game if its moves were removed from the record."""
        if self.is_on and not self._line.is_held:
            self._line.tip = self._session.node
            self._end("")
