"""The time that a controller gives for moves: a main time, and then periods in which a number of moves must be made."""

from dataclasses import dataclass, field

from studio.engine.options.limits import Limit
from studio.game.stones import Stone
from studio.players.player import Budget

_SHARE, _DELAY_SECONDS, _LEAST_SHARE = 0.95, 0.05, 0.3
"""A move may use the share `_SHARE` of its time minus a delay for the pipes, but always at least the share
`_LEAST_SHARE`.
"""


@dataclass(frozen=True, slots=True)
class TimeSettings:
    """The seconds for the whole game, and then for each period of `stones` moves.

    If all numbers are 0, time is unlimited.
    """

    main: float = 0.0
    period: float = 0.0
    stones: int = 0

    @property
    def is_unlimited(self) -> bool:
        return (self.main <= 0 and self.period <= 0) or (self.period > 0 and not self.stones)

    @property
    def seconds_per_move(self) -> float:
        """The seconds for each move after the main time is used up."""
        return self.period / self.stones if self.stones else 0.0


@dataclass(slots=True)
class GtpClock:
    """The time that both sides have left.

    After a move of the engine, the clock subtracts its time until the controller reports the actual time.
    """

    default: Limit
    """The limit of a move if the controller has set no time."""
    settings: TimeSettings = field(default_factory=TimeSettings)
    _left: dict[Stone, tuple[float, int]] = field(default_factory=dict)
    """The seconds that are left, and how many moves must be made in them. In the main time, this number is 0."""

    def set(self, settings: TimeSettings) -> None:
        self.settings = settings
        self._left.clear()

    def restart(self) -> None:
        """Begin a new game with the same settings."""
        self._left.clear()

    def report(self, stone: Stone, seconds: float, stones: int) -> None:
        """Set the time that is left to the time that the controller reports."""
        self._left[stone] = seconds, stones

    def spend(self, stone: Stone, seconds: float) -> None:
        """Subtract the time of a move."""
        left, stones = self._left_of(stone)
        self._left[stone] = max(0.0, left - seconds), stones

    def budget(self, stone: Stone) -> Budget:
        """Return the limits for the next move of this side."""
        if self.settings.is_unlimited and stone not in self._left:
            return Budget(limit=self.default)
        seconds, stones = self._left_of(stone)
        if stones:
            return Budget(limit=Limit(seconds=_usable(seconds / stones)))
        per_move = self.settings.seconds_per_move
        if seconds <= 0 and per_move:
            return Budget(limit=Limit(seconds=_usable(per_move)))
        return Budget(game_seconds=max(0.01, seconds), increment=_SHARE * per_move)

    def _left_of(self, stone: Stone) -> tuple[float, int]:
        return self._left.get(stone, (self.settings.main, 0))


def _usable(seconds: float) -> float:
    """Return the seconds of a move's time that the engine may use to search."""
    return max(0.01, _LEAST_SHARE * seconds, _SHARE * seconds - _DELAY_SECONDS)
