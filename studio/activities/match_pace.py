"""Estimates the remaining time of a match from its speed."""

from collections.abc import Callable
from time import monotonic


class MatchPace:
    """Counts the finished games and the time spent on them. Pauses do not count."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._games, self._seconds = 0, 0.0
        self._since: float | None = None

    def go_on(self) -> None:
        if self._since is None:
            self._since = self._now()

    def rest(self) -> None:
        self._seconds, self._since = self._spent(), None

    def count(self, games: int) -> None:
        self._games += games

    def seconds_for(self, games: int) -> float | None:
        """Return how many seconds `games` more games will probably take. Return None before the first result."""
        return self._spent() / self._games * games if self._games else None

    def _spent(self) -> float:
        return self._seconds + (self._now() - self._since if self._since is not None else 0.0)
