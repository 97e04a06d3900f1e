"""A limit, and what is left of it however often a search is interrupted."""

import time
from typing import TYPE_CHECKING

from studio.engine.options.limits import Limit

if TYPE_CHECKING:
    from studio.engine.search import Search

_LEAST_SECONDS = 1e-6


class Allowance:
    """Belongs to the thread that searches; a run that was stopped goes on with the rest."""

    def __init__(self) -> None:
        self._limit = Limit()
        self._goal = 0
        self._seconds_left: float | None = None
        self._ends_at = 0.0

    def grant(self, limit: Limit, search: "Search") -> None:
        """Another limit, for what is searched from here on."""
        self._limit = limit
        self.renew(search)

    def renew(self, search: "Search") -> None:
        """The same limit from its start: the search is another one, or was moved."""
        self._goal = search.simulations + (self._limit.simulations or 0)
        self._seconds_left = self._limit.seconds

    def begin_run(self, search: "Search") -> Limit:
        """What is left for a run that begins now."""
        self._ends_at = time.perf_counter() + (self._seconds_left or 0.0)
        left = None if self._limit.simulations is None else max(1, self._goal - search.simulations)
        return Limit(
            simulations=left, seconds=self._seconds_left, memory_mb=self._limit.memory_mb, depth=self._limit.depth
        )

    def count_seconds(self) -> None:
        """Take off what the run that goes on has used."""
        if self._seconds_left is not None:
            self._seconds_left = max(_LEAST_SECONDS, self._ends_at - time.perf_counter())

    def progress(self, search: "Search") -> float | None:
        """The part that is used up of whichever limit will come first."""
        simulations = search.simulations - self._goal + (self._limit.simulations or 0)
        return self._limit.used(simulations, (self._limit.seconds or 0.0) - (self._seconds_left or 0.0), search.depth)
