"""The turns of a game: the players, the engine that is to move, and the running clock."""

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.game_engines import GameEngines, MakePlayer
from studio.activities.game_line import GameLine
from studio.activities.game_time import GameTime
from studio.game.stones import Stone
from studio.players.clocks import GameClock
from studio.players.seats import GameSetup, Person, Seat
from studio.thinking.live_search import MakeLiveSearch


class GameTurns(QObject):
    """Owns the engines and the clocks of a game. At the end of the game's line, gives the turn to the side to move."""

    changed = Signal()
    """An engine started to think, or `is_preparing` changed."""
    answered = Signal(object)
    """The `EngineAnswer` of the engine to move."""
    thought_changed = Signal(object)
    """The `Thought` of the built-in search that is to move."""
    analysis_reported = Signal(object)
    """The `PositionAnalysis` that the external engine to move reports."""
    failed = Signal(object)
    """The `StudioError` that prevented an engine's answer."""
    flag_fell = Signal()
    """The flag of the side to move has fallen."""

    def __init__(
        self, line: GameLine, make_live_search: MakeLiveSearch, make_player: MakePlayer, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._line, self._time = line, GameTime(self)
        self._engines = GameEngines(make_live_search, make_player, self)
        self.setup: GameSetup | None = None
        """The players and the clock of the current or the last game; None if the open record had no game yet."""
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
        """Whether the engine to move waits for the compilation of its search. Meanwhile, `is_thinking` holds, too."""
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
        return self.setup is not None and {type(self.setup.black), type(self.setup.white)} == {Person}

    def has_fallen(self, spent: float | None = None) -> bool:
        """Return whether the side to move has exceeded its time.

        `spent` replaces the measured seconds of this move.
        """
        return self.clock.has_fallen(self._to_move, spent)

    # Commands

    def begin(self, setup: GameSetup, *, keeps_clock: bool = False) -> None:
        """Prepare the players of a game and, unless `keeps_clock`, its clocks.

        No side has the turn yet.
        """
        if not keeps_clock:
            self._time.begin(setup.clock)
        self.setup = setup
        self._engines.begin(setup)

    def give(self, *, waits: bool) -> None:
        """Give the turn to the side to move: start a person's clock, or ask an engine.

        If `waits`, ask the engine only after the delay.
        """
        if self.is_of_person:
            self._time.start(self._to_move, is_person=True)
        elif waits and self.delay_ms:
            self._time.wait()
        else:
            self._ask()

    def interrupt(self) -> None:
        """Stop the clocks and the engine to move. Its answer is then ignored."""
        self._engines.cancel()
        self._time.pause()

    def swap(self) -> None:
        """Swap the sides of the players together with their clocks."""
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
        """Stop the turn, and request the end of all engines without waiting."""
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
        self._engines.answered.connect(self.answered)
        self._engines.thought_changed.connect(self.thought_changed)
        self._engines.analysis_reported.connect(self.analysis_reported)
        self._engines.failed.connect(self.failed)

    @property
    def _to_move(self) -> Stone:
        return self._line.position().to_move

    def _seat(self) -> Seat | None:
        """Return the player of the side to move, or None without a game."""
        return self.setup.seat(self._to_move) if self.setup is not None else None

    @Slot()
    def _ask(self) -> None:
        seat, position = self._seat(), self._line.position()
        if seat is None or isinstance(seat, Person):
            return
        was_waiting = not self.is_thinking
        self._engines.ask(position, self._time.budget(position.to_move, seat))
        if was_waiting:
            self.changed.emit()

    @Slot()
    def _on_began(self) -> None:
        """Start an engine's clock."""
        # The engine is ready now, so compiling and starting do not count as its time.
        self._time.start(self._to_move, is_person=False)
