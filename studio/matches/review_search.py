"""Executes the tasks of a review: searches a position, and searches it for wins by threats.

One thread uses it.
"""

import time
from dataclasses import dataclass

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.game.merged_analysis import with_threats
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.insight.missed import threats_at
from studio.insight.reviewing import ReviewTask, TaskKind
from studio.keeping.analyses import analysis_of
from studio.matches.threat_look import ThreatLook
from studio.networks.searching import made_search


@dataclass(frozen=True, slots=True)
class TaskResult:
    """The results of a task's searches, and their time."""

    analysis: PositionAnalysis | None
    """The analysis of the position, or None if its root has no visits."""
    seconds: float = 0.0
    """The time of the search, without the threat search and the work in Python."""
    processor_seconds: float = 0.0
    """The processor time of the search."""
    threat_seconds: float = 0.0
    """The processor time of the threat search."""


class ReviewSearch:
    """Runs searches for a review, each with a new tree.

    Any thread may call `stop`. Of the other methods, only one may run at a time.
    """

    def __init__(self, profile: str, parameters: Parameters, threads: int = 1) -> None:
        self._profile, self._parameters, self._threads = profile, parameters, threads
        self._look = ThreatLook()
        self._search: Search | None = None
        self._seconds = self._processor_seconds = 0.0
        self._is_stopped = False

    def stop(self) -> None:
        """Stop all work permanently. Call this repeatedly until the work has ended."""
        # A search that is just being created misses a single stop.
        self._is_stopped = True
        self._look.stop()
        search = self._search
        if search is not None:
            search.stop()

    def result(self, task: ReviewTask) -> TaskResult | None:
        """Return the result of a task, or None after `stop`."""
        self._seconds = self._processor_seconds = 0.0
        found = self._searched(task) if task.needs_search else task.found or task.node.analysis
        used = time.thread_time()
        is_long = task.kind is TaskKind.THREATS
        if found is not None and (task.needs_threats or is_long) and not self._is_stopped:
            known = threats_at(task.node)
            threats = self._look.look_longer(task.position, known) if is_long else self._look.look(task.position)
            found = None if threats is None else with_threats(found, threats, task.position.legal_moves())
        if self._is_stopped:
            return None
        return TaskResult(found, self._seconds, self._processor_seconds, time.thread_time() - used)

    def load(self, position: Position) -> None:
        """Load the compiled kernels in advance, so that the first task is not slower.

        The first call in a process may take some seconds.
        """
        search = self._search = made_search(position, self._parameters, threads=self._threads)
        if not self._is_stopped:
            search.run(Limit(simulations=1))
            self._look.look(position)

    def _searched(self, task: ReviewTask) -> PositionAnalysis | None:
        """Search to the limit of the task. Return None after `stop`, or if the root has no visits."""
        search = self._search = made_search(task.position, self._parameters, threads=self._threads)
        search.steer(task.steering)
        if not self._is_stopped:
            began, used = time.perf_counter(), time.thread_time()
            search.run(task.limit)
            self._seconds, self._processor_seconds = time.perf_counter() - began, time.thread_time() - used
        found, self._search = search.snapshot(), None
        if self._is_stopped or not found.root.visits:
            return None
        return analysis_of(found, self._profile, self._parameters, is_steered=task.is_steered)
