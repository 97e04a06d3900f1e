"""The time of a game that is being played: both clocks, the flag that falls, and how long engines wait."""

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
"""Left of the time for a move, for what comes after the search."""


class GameTime(QObject):
    """Belongs to one game; time runs for whoever it is told."""

    flag_fell = Signal()
    """Of the side whose time runs."""
    waited = Signal()
    """The wait between two engines is over."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.clock = GameClock(TimeControl(), TimeControl())
        self._is_timed = self._is_persons = False
        self._looks = 0  # at the clock, since the flag of an engine fell
        self._wait, self._look = QTimer(self), QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self.waited)
        self._look.setInterval(_LOOK_MS)
        self._look.timeout.connect(self._on_look)

    @property
    def delay_ms(self) -> int:
        """How long an engine waits before it answers another one."""
        return self._wait.interval()

    def set_delay(self, delay_ms: int) -> None:
        self._wait.setInterval(max(0, delay_ms))

    def begin(self, control: TimeControl) -> None:
        """Another game, with the same time for both sides."""
        self.pause()
        self.clock = GameClock(control, control)
        self._is_timed = control.is_timed

    def start(self, stone: Stone, *, is_person: bool) -> None:
        """This side's time runs from now on."""
        self._is_persons, self._looks = is_person, 0
        self.clock.start(stone)
        if self._is_timed:
            self._look.start()

    def wait(self) -> None:
        """Nobody's time runs until the wait is over."""
        self._wait.start()

    def pause(self) -> None:
        """Nobody's time runs, and nobody waits."""
        self._wait.stop()
        self._look.stop()
        self.clock.pause()

    def budget(self, stone: Stone, seat: EngineSeat) -> Budget:
        """What an engine's seat allows it, and what the clock does."""
        told = self.clock.budget(stone)
        seconds = told.limit.seconds
        margin = _MARGIN_SECONDS if isinstance(seat, SeatedEngine) else 0.0  # others keep one of their own
        by_clock = Limit() if seconds is None else Limit(seconds=max(seconds / 2, seconds - margin))
        return replace(told, limit=joined(seat.move_limit, by_clock))

    @Slot()
    def _on_look(self) -> None:
        """An engine's answer may wait behind this in the window's queue: its flag is looked at twice."""
        stone = self.clock.running
        self._looks = self._looks + 1 if stone is not None and self.clock.has_fallen(stone) else 0
        if self._looks > (0 if self._is_persons else 1):
            self.flag_fell.emit()
