"""One run of a search: its limits, its breakpoints and the size of its slices."""

import math
import time
from collections.abc import Callable

from studio.engine.kernels.runtime.clock import now
from studio.engine.kernels.search.simulation import DEEP, FULL, NOTHING_LEFT, PROVEN, STOPPED
from studio.engine.kernels.search.task import Task
from studio.engine.options.breakpoints import ANY_NUMBER, Break, BreakKind, Breakpoints
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.running.arrays import MB
from studio.engine.running.task import UNLIMITED
from studio.engine.views.snapshot import NodeView, Snapshot
from studio.engine.views.timeline import Timeline
from studio.game.position_analysis import Proof

_SECOND = 1_000_000_000
_FEWEST_WATCHED = 100
_LAST_SHARE = 1 / 6
"""When this share of a run's time is left, the solvers check the leading moves for the last time."""
# A slice is short enough for commands between slices, and long enough to be fast. The result does not depend on where a
# slice ends.
_SLICE = _SECOND // 50
"""The duration of a slice in nanoseconds."""


class Run:
    """The limits, the clock and the breakpoints of one run, which begins when this object is created.

    `simulations` is the number of simulations at this root before the run. `position` counts the positions that the
    search has had at its root.
    """

    def __init__(self, limit: Limit, timeline: Timeline | None, simulations: int, position: int) -> None:
        self._begun = time.perf_counter()
        self.limit = limit
        self._deadline = UNLIMITED if limit.seconds is None else now() + int(limit.seconds * _SECOND)
        self.watch: BreakpointWatch | None = None
        self._timeline, self._position = timeline, position
        self._last = None if limit.simulations is None else simulations + limit.simulations
        self._is_checked = limit.seconds is None

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self._begun

    def limit_reached(self, simulations: int, depth: int) -> StoppedBy | None:
        """Return which limit is reached (depth, simulations or time), or None. The memory limit is not checked here."""
        if self.limit.depth is not None and depth >= self.limit.depth:
            return StoppedBy.DEPTH
        if self._last is not None and simulations >= self._last:
            return StoppedBy.SIMULATIONS
        return StoppedBy.SECONDS if self.is_late else None

    @property
    def is_late(self) -> bool:
        """Whether the time of this run is used up."""
        # By the clock that the kernels read.
        return self.seconds_left <= 0

    @property
    def seconds_left(self) -> float:
        return math.inf if self.limit.seconds is None else (self._deadline - now()) / _SECOND

    def takes_last_check(self) -> bool:
        """Return True once, near the end of a run with a time limit. The solvers then check the leading moves again."""
        if self._is_checked or self.seconds_left > _LAST_SHARE * (self.limit.seconds or 0.0):
            return False
        self._is_checked = True
        return True

    def budget(self, simulations: int) -> int:
        """Return how many simulations the next slice may have at most."""
        budget = UNLIMITED if self._last is None else self._last - simulations
        if self._timeline is not None:
            budget = min(budget, max(1, self._timeline.next_count - simulations))
        if self.watch is not None:  # short slices at first, so that early changes are found soon
            budget = min(budget, max(_FEWEST_WATCHED, simulations // 4))
        return budget

    def task_of(self, task: Task) -> Task:
        """Return `task` with the limits of this run. The deadline is that of a slice that begins now."""
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
        """Add a snapshot to the timeline if one is due.

        With `is_last`, always store a snapshot as the end of the timeline, unless the root has no simulations.
        """
        if self._timeline is None:
            return
        if simulations >= self._timeline.next_count:
            self._timeline.add(snapshot())
        elif is_last and simulations:
            self._timeline.end(snapshot())


def ended_by(reasons: set[int]) -> StoppedBy | None:
    """Return why the run ends, or None if it continues. `reasons` are what the kernels of all threads returned."""
    if STOPPED in reasons:
        return StoppedBy.STOP
    if PROVEN in reasons:
        return StoppedBy.PROOF
    if reasons == {NOTHING_LEFT}:  # one thread may return it only because other threads have reserved all moves
        return StoppedBy.NOTHING_LEFT
    return StoppedBy.DEPTH if DEEP in reasons and FULL not in reasons else None


class BreakpointWatch:
    """Watches the root and reports when a breakpoint is reached. It compares the root with its earlier states."""

    def __init__(self, breakpoints: Breakpoints, root: NodeView) -> None:
        self.breakpoints = breakpoints
        self._leader = _leader(root, None)
        self._proven = _proven(root)
        self.reached = self._moves_at_goal(root)
        self._at_first = self._at_last = _win_rate(root)

    def look(self, root: NodeView, simulations: int) -> Break | None:
        """Return the breakpoint that was reached since the last call, or None.

        If there are several, a proof comes first, then visits, then a new leader, then the win rate.
        """
        changes = (
            self._proof(root, simulations),
            self._visits(root, simulations),
            self._change(root, simulations),
            self._jump(root, simulations),
        )
        return next((change for change in changes if change is not None), None)

    def _moves_at_goal(self, root: NodeView) -> set[int]:
        return set(root.points[root.child_visits >= (self.breakpoints.visits or ANY_NUMBER)].tolist())

    def _proof(self, root: NodeView, simulations: int) -> Break | None:
        known, self._proven = self._proven, _proven(root)
        new = self._proven - known
        if not new or not self.breakpoints.anything_proven:
            return None
        if None in new:
            return Break(BreakKind.PROOF, None, None, root.win_rate, simulations)
        row = next(row for row, point in enumerate(root.points.tolist()) if point in new)
        return Break(BreakKind.PROOF, int(root.points[row]), None, (float(root.lower[row]) + 1) / 2, simulations)

    def _visits(self, root: NodeView, simulations: int) -> Break | None:
        known, self.reached = self.reached, self._moves_at_goal(root)
        for point, visits in zip(root.points.tolist(), root.child_visits.tolist(), strict=True):
            if point in self.reached - known:
                return Break(BreakKind.VISITS, point, None, float(visits), simulations)
        return None

    def _change(self, root: NodeView, simulations: int) -> Break | None:
        former, self._leader = self._leader, _leader(root, self._leader)
        if not self.breakpoints.leader_changes or former is None or self._leader == former:
            return None
        return Break(BreakKind.LEADER, self._leader, None, None, simulations, former)

    def _jump(self, root: NodeView, simulations: int) -> Break | None:
        now, references = _win_rate(root), (self._at_first, self._at_last)
        self._at_last = now
        if self._at_first is None:
            self._at_first = now
        for before in references:
            if now is None or before is None or self.breakpoints.value_jump is None:
                continue
            if abs(now - before) >= self.breakpoints.value_jump:
                return Break(BreakKind.VALUE, None, before, now, simulations)
        return None


def _win_rate(root: NodeView) -> float | None:
    return root.win_rate if root.visits else None


def _leader(root: NodeView, former: int | None) -> int | None:
    """Return the most visited move, or None if there are no visits.

    If several have equally many visits, prefer `former`.
    """
    if not root.child_visits.any():
        return None
    most = root.points[root.child_visits == root.child_visits.max()].tolist()
    return former if former in most else int(most[0])


def _proven(root: NodeView) -> set[int | None]:
    """Return the proven moves of the root. The set contains None if the root itself is proven."""
    points: set[int | None] = set(root.points[root.lower == root.upper].tolist())
    return points if root.proof is Proof.UNKNOWN else points | {None}
