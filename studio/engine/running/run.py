"""One run of a search: what it may use, what it looks out for, and how much of it is done at once."""

import math
import time
from collections.abc import Callable

from studio.engine.kernels.runtime.clock import now
from studio.engine.kernels.search.simulation import DEEP, FULL, NOTHING_LEFT, PROVEN, STOPPED
from studio.engine.kernels.search.task import Task
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.running.arrays import MB
from studio.engine.running.task import UNLIMITED
from studio.engine.running.watch import Watch
from studio.engine.views.snapshot import Snapshot
from studio.engine.views.timeline import Timeline

_SECOND = 1_000_000_000
_FEWEST_WATCHED = 100
_SLICE = _SECOND // 50
"""So long a slice lasts, in nanoseconds: short enough to be asked in between, and long enough to be fast. Where a slice
ends does not change what is found."""


class Run:
    """Begins when it is made; `simulations` are those of the position before it, and `position` is its number."""

    def __init__(self, limit: Limit, timeline: Timeline | None, simulations: int, position: int) -> None:
        self._begun = time.perf_counter()
        self.limit = limit
        self._deadline = UNLIMITED if limit.seconds is None else now() + int(limit.seconds * _SECOND)
        self.watch: Watch | None = None
        self._timeline, self._position = timeline, position
        self._last = None if limit.simulations is None else simulations + limit.simulations

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self._begun

    def limit_reached(self, simulations: int, depth: int) -> StoppedBy | None:
        """Which of the limits that need no look at the tree is reached."""
        if self.limit.depth is not None and depth >= self.limit.depth:
            return StoppedBy.DEPTH
        if self._last is not None and simulations >= self._last:
            return StoppedBy.SIMULATIONS
        return StoppedBy.SECONDS if self.is_late else None

    @property
    def is_late(self) -> bool:
        """Whether its time is over; the kernels look at the same clock."""
        return self.seconds_left <= 0

    @property
    def seconds_left(self) -> float:
        return math.inf if self.limit.seconds is None else (self._deadline - now()) / _SECOND

    def budget(self, simulations: int) -> int:
        """How many simulations the next slice may have, if its time suffices."""
        budget = UNLIMITED if self._last is None else self._last - simulations
        if self._timeline is not None:
            budget = min(budget, max(1, self._timeline.next_count - simulations))
        if self.watch is not None:  # what changes at first changes soon
            budget = min(budget, max(_FEWEST_WATCHED, simulations // 4))
        return budget

    def task_of(self, task: Task) -> Task:
        """The task of the slice that begins now, with this run's part of when to come back."""
        limit, watch = self.limit, self.watch
        return task._replace(
            deadline=min(now() + _SLICE, self._deadline),
            depth_limit=UNLIMITED if limit.depth is None else limit.depth,
            bytes_enough=UNLIMITED if limit.memory_mb is None else int(limit.memory_mb * MB),
            visits_enough=0 if watch is None else watch.breakpoints.visits or 0,
        )

    def begin_timeline(self) -> None:
        if self._timeline is not None:
            self._timeline.begin(self._position)

    def note_moment(self, simulations: int, is_last: bool, snapshot: Callable[[], Snapshot]) -> None:
        """Keep this moment in the timeline if one is due, and the last one in any case."""
        if self._timeline is None:
            return
        if simulations >= self._timeline.next_count:
            self._timeline.add(snapshot())
        elif is_last and simulations:
            self._timeline.end(snapshot())


def ended_by(reasons: set[int]) -> StoppedBy | None:
    """What ends a run for these reasons why the threads' kernels came back; nothing where it can go on."""
    if STOPPED in reasons:
        return StoppedBy.STOP
    if PROVEN in reasons:
        return StoppedBy.PROOF
    if reasons == {NOTHING_LEFT}:  # one thread alone may find that all moves are in the hands of others
        return StoppedBy.NOTHING_LEFT
    return StoppedBy.DEPTH if DEEP in reasons and FULL not in reasons else None
