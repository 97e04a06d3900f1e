"""The time of a game: both clocks, the check for lack of time, and the delay between the moves of two engines."""

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.engine.options.limits import Limit
from studio.game.stones import Stone
from studio.players.clocks import GameClock, TimeControl, joined
from studio.players.levels import SeatedEngine
from studio.players.player import Budget
from studio.players.seats import EngineSeat

_LOOK_MS = 50
_MARGIN_SECONDS = 0.05
"""Seconds of each move that are reserved for work after the search."""


class GameTime(QObject):
    """Owns the clocks of one game, and reports when a side's time has run out."""

    flag_fell = Signal()
    """Emitted when the time of the side whose clock is running has run out."""
    waited = Signal()
    """Emitted when the delay between the moves of two engines is over."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.clock = GameClock(TimeControl(), TimeControl())
        self._is_timed = self._is_persons = False
        self._looks = 0  # the number of checks since the flag of the running clock fell
        self._wait, self._look = QTimer(self), QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self.waited)
        self._look.setInterval(_LOOK_MS)
        self._look.timeout.connect(self._on_look)

    @property
    def delay_ms(self) -> int:
        """The delay between the moves of two engines, in milliseconds."""
        return self._wait.interval()

    def set_delay(self, delay_ms: int) -> None:
        self._wait.setInterval(max(0, delay_ms))

    def begin(self, control: TimeControl) -> None:
        """Prepare the clocks of a new game. Both sides get the same time, and no clock runs yet."""
        self.pause()
        self.clock = GameClock(control, control)
        self._is_timed = control.is_timed

    def start(self, stone: Stone, *, is_person: bool) -> None:
        """Start the clock of `stone`. `is_person` says whether a person plays this colour."""
        self._is_persons, self._looks = is_person, 0
        self.clock.start(stone)
        if self._is_timed:
            self._look.start()

    def wait(self) -> None:
        """Start the delay. `waited` is emitted when it is over."""
        self._wait.start()

    def pause(self) -> None:
        """Stop both clocks and the delay."""
        self._wait.stop()
        self._look.stop()
        self.clock.pause()

    def budget(self, stone: Stone, seat: EngineSeat) -> Budget:
        """Return the limits for an engine's next move."""
        # They follow from its seat's settings and from its clock.
        budget = self.clock.budget(stone)
        seconds = budget.limit.seconds
        margin = _MARGIN_SECONDS if isinstance(seat, SeatedEngine) else 0.0  # external engines have their own margin
        by_clock = Limit() if seconds is None else Limit(seconds=max(seconds / 2, seconds - margin))
        return replace(budget, limit=joined(seat.move_limit, by_clock))

    @Slot()
    def _on_look(self) -> None:
        """Emit `flag_fell` if the side to move has run out of time."""
        # An engine's time is checked twice, because its answer may be in the event queue.
        stone = self.clock.running
        self._looks = self._looks + 1 if stone is not None and self.clock.has_fallen(stone) else 0
        if self._looks > (0 if self._is_persons else 1):
            self.flag_fell.emit()
