"""The runs of a search: slice after slice, until a limit is reached, something is proven, or somebody stops it."""

import math
import time
from collections.abc import Callable

import numpy as np

from studio.engine.arrays import used_bytes
from studio.engine.boards import alone
from studio.engine.breakpoints import Breakpoints, Watch
from studio.engine.kernels.passes import (
    DEEP,
    FULL,
    NOTHING_LEFT,
    PROVEN,
    STOPPED,
)
from studio.engine.kernels.reclaiming import IDLE, STAGE
from studio.engine.limits import Limit, StoppedBy
from studio.engine.passing import advance_all
from studio.engine.search_ground import MB, SearchGround
from studio.engine.settings import UNLIMITED
from studio.engine.timeline import Timeline


class SearchRuns(SearchGround):
    """Goes on with the search of one position; `Search` is made of it."""

    def run(
        self,
        limit: Limit,
        timeline: Timeline | None = None,
        after_slice: Callable[[], object] | None = None,
        breakpoints: Breakpoints | None = None,
    ) -> StoppedBy:
        """Search until a limit is reached or the root is proven. Blocks; `stop` ends it within a millisecond.

        `after_slice` is called in between, about fifty times a second; it may look, and ask to stop.
        """
        begun = self._running_since = time.perf_counter()
        last = self.simulations + limit.simulations if limit.simulations is not None else None
        self._finish_pass()
        if timeline is not None:
            timeline.begin(self._run_number)
        reason = self._begin_watch(breakpoints)
        try:
            while True:
                reason = reason or self._reason_to_end(limit, begun, last)
                if reason is None:
                    reason = self._look_for_break(self._run_slice(limit, self._budget(limit, begun, last, timeline)))
                if timeline is not None:
                    self._note(timeline, reason)
                if after_slice is not None:
                    after_slice()
                if reason is not None:
                    return reason
        finally:
            self._seconds, self._running_since = self.seconds, None
            if reason is not StoppedBy.STOP:  # whoever stopped may only have had something to ask
                self._watch = None

    # Inside: slices

    def _run_slice(self, limit: Limit, budget: int) -> StoppedBy | None:
        self._make_room()
        shared_budget = alone(1, np.int64)
        shared_budget[0] = budget
        before, begun = self.simulations, time.perf_counter()
        reasons = advance_all(
            self._tree, self._limited(limit), self._root_board, self._passes, shared_budget, self._stop
        )
        self._pace.learn(self.simulations - before, time.perf_counter() - begun)
        if STOPPED in reasons:
            self._stop[0] = 0
            return StoppedBy.STOP
        if PROVEN in reasons:
            return StoppedBy.PROOF
        if reasons == {NOTHING_LEFT}:  # one thread alone may find that all moves are in the hands of others
            return StoppedBy.NOTHING_LEFT
        return StoppedBy.DEPTH if DEEP in reasons and FULL not in reasons else None

    def _begin_watch(self, breakpoints: Breakpoints | None) -> StoppedBy | None:
        """Go on watching what an interrupted run watched, or begin anew."""
        self.broken_at = None
        if breakpoints is None or breakpoints.is_empty:
            self._watch = None
        elif self._watch is None or self._watch.breakpoints != breakpoints:
            self._watch = Watch(breakpoints, self.inspect(()))
        reason = self._look_for_break(None)
        if self._watch is not None:
            self._settings.reached[:] = 0
            self._settings.reached[self._map.codes[list(self._watch.reached)]] = 1
        return reason

    def _look_for_break(self, reason: StoppedBy | None) -> StoppedBy | None:
        """What ends the run after a slice that ended for this reason; a stopped one is looked at when it goes on."""
        if self._watch is None or reason is StoppedBy.STOP:
            return reason
        self.broken_at = self._watch.look(self.inspect(()), self.simulations)
        if self.broken_at is None:
            return reason
        return StoppedBy.PROOF if self.parameters.proofs and self.is_proven else StoppedBy.BREAKPOINT

    def _note(self, timeline: Timeline, reason: StoppedBy | None) -> None:
        if self.simulations >= timeline.next_count:
            timeline.add(self.snapshot())
        elif reason is not None and self.simulations:
            timeline.end(self.snapshot())

    def _uses_up(self, memory_mb: float | None) -> bool:
        """Whether this much is in use, or will be when each thread has taken a few nodes for itself."""
        if memory_mb is None:
            return False
        settings = self._settings
        taken = self._in_hand() * (settings.node_bytes + settings.first_block * settings.cell_bytes)
        return used_bytes(self._tree) + taken >= memory_mb * MB

    def _limited(self, limit: Limit):  # type: ignore[no-untyped-def]
        return self._settings._replace(
            threads=self.threads > 1,
            depth_limit=UNLIMITED if limit.depth is None else limit.depth,
            bytes_enough=UNLIMITED if limit.memory_mb is None else int(limit.memory_mb * MB),
            visits_enough=0 if self._watch is None else self._watch.breakpoints.visits or 0,
        )

    def _reason_to_end(self, limit: Limit, begun: float, last: int | None) -> StoppedBy | None:
        if self._position.is_over:
            return StoppedBy.GAME_OVER
        while self._reclaiming[STAGE] != IDLE:
            if self._stop[0]:
                self._stop[0] = 0
                return StoppedBy.STOP
            self._reclaim_some()
        if self.parameters.proofs and self.is_proven:
            return StoppedBy.PROOF
        if last is not None and self.simulations >= last:
            return StoppedBy.SIMULATIONS
        if limit.seconds is not None and time.perf_counter() - begun >= limit.seconds:
            return StoppedBy.SECONDS
        return StoppedBy.MEMORY if self._uses_up(limit.memory_mb) else None

    def _budget(self, limit: Limit, begun: float, last: int | None, timeline: Timeline | None) -> int:
        """The simulations of the next slice."""
        left = math.inf if limit.seconds is None else limit.seconds - (time.perf_counter() - begun)
        budget = self._pace.simulations(left)
        if last is not None:
            budget = min(budget, last - self.simulations)
        if timeline is not None:
            budget = min(budget, max(1, timeline.next_count - self.simulations))
        return budget
