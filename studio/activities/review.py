"""Reviews a game: searches its positions in several threads, then compares moves.

First, quick searches give win rates of the whole game within seconds. Then full searches and threat searches follow,
from the end of the game backwards. A move is judged when the positions before and after it are searched, it is compared
with the better move, and long searches have confirmed its mark.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.review_threads import ReviewThreads, SearchSettings
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import DEFAULT_PROFILE, profile_named
from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.record import GameRecord
from studio.insight.mistakes import Judged, judge
from studio.insight.review_time import ReviewTime
from studio.insight.reviewing import ReviewQueue, ReviewTask, TaskKind
from studio.matches.plan import usable_cores

# A tree of 10,000 simulations needs a few MB.
_LEAST_MEMORY_MB = 64
"""The smallest memory limit of a thread in MB. It does not apply if the limit for all threads is smaller still."""


class Review(QObject):
    """Owns the threads of a review while it runs.

    It does not change the record itself; listeners save its results there.
    """

    progressed = Signal(int, int)
    """Emitted with the number of finished positions, and the number of all positions."""
    glanced = Signal(int, int)
    """Emitted with the number of finished quick searches, and the number of all quick searches."""
    comparing = Signal()
    """Emitted for each possible mistake when the comparison with other moves begins."""
    confirmed = Signal(int, int)
    """Emitted with the number of moves whose marks are final, and the number of all moves.

    This happens after all positions are searched, while long searches confirm the remaining marks.
    """
    node_reviewed = Signal(object, object)
    """Emitted with a `Node` of the record and the `PositionAnalysis` of its position."""
    line_judged = Signal(object)
    """Emitted with pairs of a `Node` and its `MoveJudgement` or None.

    A move is reported when it has been judged, and the whole line again before `finished`.
    """
    finished = Signal(bool)
    """Emitted once after each start. The value says whether the review reached the end of the line."""
    failed = Signal(object)
    """Emitted with the `StudioError` that ended the review. `finished` is emitted afterwards."""

    def __init__(self, cores: Callable[[], int] = usable_cores, parent: QObject | None = None) -> None:
        """Create a review. It searches in as many threads as `cores()` returns, or fewer."""
        super().__init__(parent)
        self._cores = cores
        self._threads = ReviewThreads(self)
        self._threads.done.connect(self._on_done)
        self._threads.failed.connect(self._give_up)
        self._record: GameRecord | None = None
        self._line: tuple[Node, ...] = ()
        self._queue: ReviewQueue | None = None
        self._limit, self._time = Limit(), ReviewTime()
        self._last_progress = 0, 0
        self._earlier: dict[Node, Judged] = {}

    @property
    def cores(self) -> int:
        """The number of positions that the review searches at the same time."""
        return max(1, self._cores())

    @property
    def is_running(self) -> bool:
        return self._queue is not None

    @property
    def progress(self) -> tuple[int, int]:
        """The number of finished positions, and of all positions."""
        return (self._queue.done, self._queue.of) if self._queue is not None else (0, 0)

    @property
    def last_progress(self) -> tuple[int, int]:
        """The number of finished positions, and the number of all positions, at the end of the last review."""
        return self._last_progress

    @property
    def earlier(self) -> Mapping[Node, Judged]:
        """The judged moves of an earlier review of the line. They are empty once this review has finished."""
        return self._earlier

    @property
    def seconds_left(self) -> float | None:
        """The estimated seconds until the end of the review. None if the time is unknown or no review is running."""
        return self._time.left(self._queue, self._limit) if self._queue is not None else None

    @property
    def simulations_per_second(self) -> float:
        """The simulations per second of the last review, summed over its threads. It is 0 if unknown."""
        return self._time.simulations_per_second

    def begin(
        self,
        record: GameRecord,
        line: Sequence[Node],
        limit: Limit,
        *,
        again: bool = False,
        profile: str = DEFAULT_PROFILE,
        parameters: Parameters | None = None,
    ) -> None:
        """Review the positions of `line`, in which each node must be a child of the one before it.

        Unless `again` is set, skip positions that have a sufficient analysis. `profile` is the name of the profile; if
        it is built in, `parameters` may be omitted. Their memory limit is for all threads together.
        """
        self.cancel()
        self._record, self._line, count = record, tuple(line), self.cores
        parameters = _shared(parameters or profile_named(profile).parameters, count)
        try:
            self._earlier = {each.node: each for each in judge(record, line) if each.judgement is not None}
            queue = ReviewQueue(record, line, limit, profile, parameters, again=again)
        except StudioError as error:
            self._give_up(error)
            return
        self._queue = queue
        self._limit, self._time = limit, ReviewTime(line, count)
        self._threads.open(SearchSettings(profile, parameters), count)
        self._tell_progress()
        if self._queue is queue:  # a listener may have cancelled the review
            self._advance()

    def cancel(self) -> None:
        """End the review and its threads."""
        # All results so far have been reported.
        if self.is_running:
            self._release()
            self._finish(completed=False)

    # Implementation

    def _advance(self) -> None:
        """Give a task to each free thread. If no task is left or running, end the review."""
        queue = self._queue
        try:
            while queue is not None and self._queue is queue and self._threads.has_free:
                task = queue.next()
                if task is None:
                    break
                self._threads.run(task)
                if task.kind is TaskKind.COMPARISON:
                    self.comparing.emit()
        except StudioError as error:  # the line was changed and is not playable any more
            self._give_up(error)
            return
        if queue is not None and self._queue is queue:
            self._tell_judged(queue.take_judged())
            if self._queue is queue and queue.is_finished:
                self._end()

    def _release(self) -> None:
        self._threads.close()
        self._last_progress = self.progress
        self._queue, self._record, self._line = None, None, ()

    def _end(self) -> None:
        queue, of = self._queue, self.progress[1]
        judged = tuple(queue.judgements()) if queue is not None else ()
        self._release()
        self.progressed.emit(of, of)
        self.line_judged.emit(judged)
        self._finish(completed=True)

    def _finish(self, *, completed: bool) -> None:
        self.finished.emit(completed)
        if not self.is_running:  # a listener may have begun another review
            self._earlier = {}

    @Slot(object)
    def _give_up(self, error: StudioError) -> None:
        self._release()
        self.failed.emit(error)
        self._finish(completed=False)

    @Slot(object, object)
    def _on_done(self, task: ReviewTask, result: object) -> None:
        from studio.matches.review_search import TaskResult

        queue = self._queue
        if queue is None or not isinstance(result, TaskResult):
            return
        self._time.note(task, result.seconds, result.processor_seconds, result.analysis, result.threat_seconds)
        if result.analysis is not None and task.kind is not TaskKind.AHEAD:
            self.node_reviewed.emit(task.node, result.analysis)
        if self._queue is not queue:  # a listener cancelled the review
            return
        queue.finish(task, result.analysis)
        self._advance()
        if self._queue is queue:
            self._tell_progress(task)

    def _tell_judged(self, nodes: Iterable[Node]) -> None:
        record, queue = self._record, self._queue
        if record is not None and queue is not None:
            judged = tuple((node, queue.judgement(node)) for node in nodes if record.holds(node))
            if judged:
                self.line_judged.emit(judged)

    def _tell_progress(self, task: ReviewTask | None = None) -> None:
        """Report the progress after a task. Without a task, report it at the start."""
        queue, kind = self._queue, task.kind if task is not None else None
        if queue is None:
            return
        if task is not None and not task.is_of_position:
            if not queue.pending:
                self.confirmed.emit(*queue.confirmed)
            return
        if kind is not TaskKind.QUICK:
            self.progressed.emit(queue.done, queue.of)
        if kind is not TaskKind.FULL and queue.quick_of:
            self.glanced.emit(queue.quick_done, queue.quick_of)
        if kind is TaskKind.QUICK and queue.quick_done == queue.quick_of:
            self.progressed.emit(queue.done, queue.of)


def _shared(parameters: Parameters, threads: int) -> Parameters:
    """Return the parameters for one of several threads. Each thread gets an equal part of the memory limit."""
    # It suffices for the usual limits.
    least = min(parameters.memory_mb, _LEAST_MEMORY_MB)
    return replace(parameters, memory_mb=max(least, parameters.memory_mb // threads))
