"""Manages the turns of a game: the players, the engine to move, and the running clock."""

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.game_engine import EngineAnswer
from studio.activities.game_engines import GameEngines, MakePlayer
from studio.activities.game_line import GameLine
from studio.activities.game_opening import GameOpening
from studio.activities.game_time import GameTime
from studio.activities.opening_decision import OpeningDecision
from studio.game.stones import Stone
from studio.players.book import Book
from studio.players.clocks import GameClock, opening_limit
from studio.players.seats import GameSetup, Person, Seat, name_of
from studio.session.session import Session
from studio.thinking.live_search import MakeLiveSearch


class GameTurns(QObject):
    """Owns the engines and the clocks of a game, and starts the turn of the side to move.

    This is always the side to move in the last position of the game, even if the cursor is elsewhere.
    """

    changed = Signal()
    """Emitted when an engine started to think, or `is_preparing` changed."""
    answered = Signal(object)
    """Emitted with the `EngineAnswer` of the engine to move."""
    thought_changed = Signal(object)
    """Emitted with the newest `Thought` of the built-in search that is to move."""
    analysis_reported = Signal(object)
    """Emitted with the `PositionAnalysis` that the external engine to move reports."""
    failed = Signal(object)
    """Emitted with the `StudioError` that explains why an engine did not answer."""
    decided = Signal(object)
    """Emitted with a tuple of the `Choice`s of the engine that decides in the opening."""
    flag_fell = Signal()
    """Emitted when the side to move has run out of time."""

    def __init__(
        self,
        session: Session,
        line: GameLine,
        make_live_search: MakeLiveSearch,
        make_player: MakePlayer,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._line, self._time = line, GameTime(self)
        self._engines = GameEngines(make_live_search, make_player, self)
        self.opening, self._decision = GameOpening(session, line), OpeningDecision(self._engines, self)
        self.setup: GameSetup | None = None
        """The players and the clock of the current or the last game. None if no game was played in the open record."""
        self._connect()

    # State

    @property
    def clock(self) -> GameClock:
        """The clocks of both sides, read-only."""
        return self._time.clock

    @property
    def delay_ms(self) -> int:
        """The delay between the moves of two engines, in milliseconds."""
        return self._time.delay_ms

    @property
    def is_thinking(self) -> bool:
        return self._engines.are_thinking

    @property
    def is_preparing(self) -> bool:
        """Whether the engine to move waits because its search is being compiled.

        `is_thinking` is True during this time, too.
        """
        return self._engines.are_preparing

    @property
    def has_person(self) -> bool:
        return self.setup is not None and self.setup.has_person

    @property
    def is_of_person(self) -> bool:
        """Whether a person is to move."""
        return isinstance(self._seat(), Person)

    @property
    def is_between_persons(self) -> bool:
        return self.setup is not None and self.setup.is_between_persons

    def has_fallen(self, spent: float | None = None) -> bool:
        """Return whether the side to move has run out of time. `spent` replaces the measured seconds of this move."""
        return self.clock.has_fallen(self.to_move, spent)

    @property
    def to_move(self) -> Stone:
        """The side to move. In an opening, this is the current colour of the player who decides."""
        return self.opening.mover or self._line.position().to_move

    # Commands

    def begin(self, setup: GameSetup, *, keeps_clock: bool = False) -> None:
        """Prepare the players of a game. Unless `keeps_clock`, prepare its clocks, too. No side has the turn yet."""
        if not keeps_clock:
            self._time.begin(setup.clock)
        self.setup = setup
        self._engines.begin(setup)

    def use_book(self, book: Book | None) -> None:
        """Let all engines play the moves of an opening book without thinking. Pass None to use no book."""
        self._engines.book = book

    def give(self, *, waits: bool) -> None:
        """Give the turn to the side to move: start the clock of a person, or ask an engine.

        If `waits`, the engine is asked only after the delay.
        """
        if self.opening.is_on:
            self._decide()
        elif self.is_of_person:
            self._time.start(self.to_move, is_person=True)
        elif waits and self.delay_ms:
            self._time.wait()
        else:
            self._ask()

    def interrupt(self) -> None:
        """Stop the clocks and the engine whose turn it is. Its answer will be ignored."""
        self._decision.cancel()
        self._engines.cancel()
        self._time.pause()

    def swap(self) -> None:
        """Swap the sides of the players. Each player keeps its clock."""
        if self.setup is not None:
            self.setup = self.setup.swapped()
            self._engines.swap()
            self.clock.swap()

    def replace(self, stone: Stone, seat: Seat) -> None:
        """Replace the player of a side. The side keeps its clock."""
        if self.setup is not None:
            self.setup = self.setup.with_seat(stone, seat)
            self._engines.replace(stone, self.setup)

    def set_delay(self, delay_ms: int) -> None:
        """Set the delay between the moves of two engines, in milliseconds."""
        self._time.set_delay(delay_ms)

    def release(self) -> None:
        """Stop the turn. Ask all engines to end, and return without waiting for them."""
        self.interrupt()
        self._engines.release()

    def close(self) -> None:
        """End the engines' threads and processes, and wait for them."""
        self._time.pause()
        self._engines.close()

    # Implementation

    def _connect(self) -> None:
        self._time.waited.connect(self._ask)
        self._time.flag_fell.connect(self.flag_fell)
        self._engines.began.connect(self._on_began)
        self._engines.preparing_changed.connect(self.changed)
        self._engines.answered.connect(self._on_answered)
        self._engines.thought_changed.connect(self._on_thought)
        self._engines.analysis_reported.connect(self.analysis_reported)
        self._engines.failed.connect(self.failed)
        self._decision.decided.connect(self.decided)
        self._decision.failed.connect(self.failed)

    def _seat(self) -> Seat | None:
        """Return the player of the side to move, or None without a game."""
        return self.setup.seat(self.to_move) if self.setup is not None else None

    @Slot()
    def _ask(self) -> None:
        seat, position = self._seat(), self._line.position()
        if seat is None or isinstance(seat, Person):
            return
        was_waiting = not self.is_thinking
        self._engines.ask(position, self._time.budget(position.to_move, seat))
        if was_waiting:
            self.changed.emit()

    def _decide(self) -> None:
        """Ask an engine for its choice in the opening. No clock runs. Do nothing if a person decides."""
        seat, state = self._seat(), self.opening.state
        if self.setup is not None and state is not None and seat is not None and not isinstance(seat, Person):
            limit = opening_limit(self.setup.clock, seat.move_limit)
            self._decision.begin(state, self.to_move, limit, name_of(seat))

    @Slot(object)
    def _on_answered(self, answer: EngineAnswer) -> None:
        if self._decision.is_on:
            self._decision.take(answer)
        else:
            self.answered.emit(answer)

    @Slot(object)
    def _on_thought(self, thought: object) -> None:
        """Emit the thought, unless the engine is comparing positions that are not on the board."""
        if not self._decision.is_on:
            self.thought_changed.emit(thought)

    @Slot()
    def _on_began(self) -> None:
        """Start the clock of an engine. No clock runs during an opening."""
        # The engine is ready now, so compiling and starting do not count as its time.
        if not self._decision.is_on:
            self._time.start(self.to_move, is_person=False)
