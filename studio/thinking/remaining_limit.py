"""The limit of a search."""

# It is counted across interruptions of its runs.

import time
from typing import TYPE_CHECKING

from studio.engine.options.limits import Limit

if TYPE_CHECKING:
    from studio.engine.search import Search

_LEAST_SECONDS = 1e-6


class RemainingLimit:
    """The unused part of a search's limit."""

    # The search can then be interrupted. Only the search's thread uses this object.

    def __init__(self) -> None:
        self._limit = Limit()
        self._goal = 0
        self._seconds_left: float | None = None
        self._ends_at = 0.0

    def grant(self, limit: Limit, search: "Search") -> None:
        """Set a new limit, which counts from now on."""
        self._limit = limit
        self.renew(search)

    def renew(self, search: "Search") -> None:
        """Start to count the same limit again."""
        # The search is new, or its position has changed.
        self._goal = search.simulations + (self._limit.simulations or 0)
        self._seconds_left = self._limit.seconds

    def begin_run(self, search: "Search") -> Limit:
        """Return the limit for a run that begins now.

        It is the unused part of the limit, but at least one simulation.
        """
        self._ends_at = time.perf_counter() + (self._seconds_left or 0.0)
        left = None if self._limit.simulations is None else max(1, self._goal - search.simulations)
        return Limit(
            simulations=left, seconds=self._seconds_left, memory_mb=self._limit.memory_mb, depth=self._limit.depth
        )

    def count_seconds(self) -> None:
        """Subtract the time of the current run from the remaining seconds."""
        if self._seconds_left is not None:
            self._seconds_left = max(_LEAST_SECONDS, self._ends_at - time.perf_counter())

    def progress(self, search: "Search") -> float | None:
        """Return the used share of the limit, from 0 to 1, or None if there is no limit.

        If there are several limits, return the largest share.
        """
        simulations = search.simulations - self._goal + (self._limit.simulations or 0)
        return self._limit.used(simulations, (self._limit.seconds or 0.0) - (self._seconds_left or 0.0), search.depth)
