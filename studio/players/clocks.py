"""Time controls, the clock of a game, and how much time a move may use."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.stones import Stone
from studio.players import messages
from studio.players.player import Budget

# Processes, pipes and busy machines cost time.
TOLERANCE_SECONDS = 0.1
"""Seconds by which a side may exceed its time before it loses."""
FALLBACK = Limit(simulations=10_000)
"""The limit of a search if neither a seat nor a clock limits the move."""
_LEAST_SECONDS = 0.01
_LEAST_LEFT = 1.0
_MOST_MOVES_LEFT = 40.0
_KEPT = 0.8
"""The share of the increment that a move uses."""
_NUMBER = r"\d{1,7}(?:\.\d{1,6})?"
_GAME = re.compile(rf"({_NUMBER})(?:\+({_NUMBER}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time control of a side: a limit per move, and a game clock with an increment per move."""

    limit: Limit = field(default_factory=Limit)
    game_seconds: float | None = None
    increment: float = 0.0

    @classmethod
    def from_text(cls, text: str, limit: Limit | None = None) -> "TimeControl":
        """Parse a time control such as 60 or 60+1.

        The numbers are the seconds per game, and the seconds added after each move. `limit` becomes the limit per move.
        Raise StudioError if the text is invalid.
        """
        match = _GAME.fullmatch(text.strip())
        if match is None or float(match[1]) <= 0:
            raise StudioError(messages.CLOCK, text=text[:40])
        return cls(limit or Limit(), float(match[1]), float(match[2] or 0))

    @property
    def text(self) -> str:
        """The clock in the format of `from_text`, or an empty text if there is no clock."""
        if self.game_seconds is None:
            return ""
        return f"{self.game_seconds:g}+{self.increment:g}" if self.increment else f"{self.game_seconds:g}"

    def for_record(self) -> dict[str, tuple[str, ...]]:
        """Return the time control as SGF properties, or an empty dictionary if there is no time limit.

        TM contains the seconds per game, and OT the increment in words. If there is no game clock, OT contains the
        seconds per move.
        """
        if self.game_seconds is not None:
            said: dict[str, tuple[str, ...]] = {"TM": (f"{self.game_seconds:g}",)}
            return said | {"OT": (f"{self.increment:g} s more for each move",)} if self.increment else said
        if self.limit.seconds is not None:
            return {"OT": (f"{self.limit.seconds:g} s for each move",)}
        return {}

    @property
    def is_timed(self) -> bool:
        """Whether the control limits the time of a move or of the game."""
        return self.game_seconds is not None or self.limit.seconds is not None


class GameClock:
    """The clocks of both sides in one game, in seconds.

    Only the clock of the side to move can run.
    """

    def __init__(self, black: TimeControl, white: TimeControl, now: Callable[[], float] = monotonic) -> None:
        self._controls = {Stone.BLACK: black, Stone.WHITE: white}
        self._left = {stone: control.game_seconds for stone, control in self._controls.items()}
        self._now = now
        self._running: Stone | None = None
        self._since = 0.0

    @property
    def running(self) -> Stone | None:
        """The side whose clock is running, or None."""
        return self._running

    @property
    def spent(self) -> float:
        """Seconds since the running clock was started, or 0 if no clock is running."""
        return self._now() - self._since if self._running is not None else 0.0

    def start(self, stone: Stone) -> None:
        """Start the clock of this side."""
        self._running, self._since = stone, self._now()

    def stop(self, spent: float | None = None) -> float:
        """Stop the clock at the end of a move, subtract the seconds of the move, and add the increment.

        Return the seconds of the move. If `spent` is given, it replaces the measured seconds.
        """
        stone, spent = self._running, self.spent if spent is None else spent
        self._running = None
        left = self._left[stone] if stone is not None else None
        if stone is not None and left is not None:
            self._left[stone] = max(0.0, left - spent) + self._controls[stone].increment
        return spent

    def pause(self) -> None:
        """Pause the clock. Subtract the time used for the current move so far, but do not add the increment."""
        stone, spent = self._running, self.spent
        self._running = None
        left = self._left[stone] if stone is not None else None
        if stone is not None and left is not None:
            self._left[stone] = max(0.0, left - spent)

    def take_back(self, stone: Stone) -> None:
        """Take back the increment that `stone` received for a move that is now undone.

        The time used for the move is not given back.
        """
        left = self._left[stone]
        if left is not None:
            self._left[stone] = max(min(left, _LEAST_LEFT), left - self._controls[stone].increment)

    def left(self, stone: Stone) -> float | None:
        """Return the seconds left on this side's game clock, or None if there is no clock.

        The number is negative if the side has exceeded its time.
        """
        left = self._left[stone]
        if left is None:
            return None
        return left - self.spent if stone is self._running else left

    def left_of_move(self, stone: Stone) -> float | None:
        """Return the seconds until this side loses on time with its current move, or None."""
        allowed = seconds_allowed(self.budget(stone))
        return None if allowed is None else allowed - (self.spent if stone is self._running else 0.0)

    def budget(self, stone: Stone) -> Budget:
        """Return the limits and the clock of the side's next move."""
        control = self._controls[stone]
        return Budget(control.limit, self._left[stone], control.increment)

    def swap(self) -> None:
        """Swap the clocks of the two sides. No clock may be running."""
        self._controls = {stone.opponent: control for stone, control in self._controls.items()}
        self._left = {stone.opponent: left for stone, left in self._left.items()}

    def has_fallen(self, stone: Stone, spent: float | None = None) -> bool:
        """Return whether the clock of `stone` is running and has exceeded its time plus the tolerance.

        If `spent` is given, it replaces the measured seconds of the current move.
        """
        if stone is not self._running:
            return False
        deadline = seconds_allowed(self.budget(stone))
        return deadline is not None and (self.spent if spent is None else spent) > deadline + TOLERANCE_SECONDS


def seconds_allowed(budget: Budget) -> float | None:
    """Return the seconds until the side to move loses on time, without the tolerance.

    Return None if there is no time limit.
    """
    allowed = [seconds for seconds in (budget.limit.seconds, budget.game_seconds) if seconds is not None]
    return min(allowed) if allowed else None


def opening_limit(control: TimeControl, own: Limit) -> Limit:
    """Return an engine's limit for one decision in an opening protocol, where no clock runs.

    The limit combines the engine's `own` limit with the time control's limit per move. If both are empty, the engine
    gets the time of a move on an empty board.
    """
    limit = joined(control.limit, own)
    if limit.is_empty and control.game_seconds is not None:
        return Limit(seconds=max(_LEAST_SECONDS, control.game_seconds / _MOST_MOVES_LEFT + _KEPT * control.increment))
    return limit


def limit_for(budget: Budget, position: Position) -> Limit:
    """Return the search limit for one move, from the limit per move and the remaining game time."""
    seconds = planned_seconds(budget, position)
    return budget.limit if seconds is None else joined(budget.limit, Limit(seconds=seconds))


def planned_seconds(budget: Budget, position: Position) -> float | None:
    """Return how many seconds of the remaining game time a move should use, or None if there is no clock.

    The result assumes that 8 to 40 moves are left, depending on the empty points. It is at least 10 ms, and at most
    half of the remaining time.
    """
    if budget.game_seconds is None:
        return None
    moves_left = max(8.0, min(_MOST_MOVES_LEFT, (position.rules.size - position.stones_count) / 6))
    share = budget.game_seconds / moves_left + _KEPT * budget.increment
    return max(_LEAST_SECONDS, min(share, 0.5 * budget.game_seconds))


def joined(one: Limit, other: Limit) -> Limit:
    """Combine two limits into one. A search ends when it reaches either of them."""
    names = ("simulations", "seconds", "memory_mb", "depth")
    least: dict[str, Any] = {name: _least(getattr(one, name), getattr(other, name)) for name in names}
    return Limit(**least)


def _least(one: float | None, other: float | None) -> float | None:
    given = [value for value in (one, other) if value is not None]
    return min(given) if given else None
