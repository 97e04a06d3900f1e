"""Estimates how long a review will take, by quick searches of the game's positions in several threads."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.review_threads import ReviewThreads, SearchSettings
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.record import GameRecord
from studio.insight.mistakes import positions_along
from studio.insight.review_time import ReviewTime, evenly_spread
from studio.insight.reviewing import QUICK_SIMULATIONS, ReviewQueue, ReviewTask, TaskKind
from studio.matches.plan import usable_cores

_MOST_POSITIONS = 60


class ReviewProbe(QObject):
    """Searches the positions of a line briefly, and keeps only the times that the searches took."""

    measured = Signal()
    """Emitted when the measurement has ended because it is complete or a search has failed."""

    def __init__(self, cores: Callable[[], int] = usable_cores, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cores = cores
        self._threads = ReviewThreads(self)
        self._threads.done.connect(self._on_done)
        self._threads.failed.connect(self._on_failed)
        self._waiting: list[ReviewTask] = []
        self._running = 0
        self._time = ReviewTime()
        self._line: tuple[Node, ...] = ()

    def begin(self, record: GameRecord, line: Sequence[Node], profile: str, parameters: Parameters) -> None:
        """Measure searches of `line` with these parameters.

        If the moves of the line cannot be played, the measurement ends at once.
        """
        self.close()
        count = max(1, self._cores())
        self._record, self._line, self._profile, self._parameters = record, tuple(line), profile, parameters
        self._time = ReviewTime(line, count)
        try:
            positions = {
                node: position.copy() for node, position in positions_along(record, line) if not position.is_over
            }
        except StudioError:
            self.measured.emit()
            return
        limit = Limit(simulations=QUICK_SIMULATIONS)
        chosen = evenly_spread(tuple(positions), _MOST_POSITIONS)
        self._waiting = [ReviewTask(node, positions[node], limit, TaskKind.QUICK) for node in reversed(chosen)]
        self._threads.open(SearchSettings(profile, parameters), count)
        self._advance()

    def estimate(self, limit: Limit, *, again: bool) -> float | None:
        """Return how many seconds a review with this limit will probably take.

        Return None if the measurement has not ended or no search was measured.
        """
        if self._waiting or self._running or not self._time.is_known:
            return None
        try:
            queue = ReviewQueue(self._record, self._line, limit, self._profile, self._parameters, again=again)
        except StudioError:
            return None
        return self._time.left(queue, limit)

    def close(self) -> None:
        """End the measurement."""
        self._threads.close()
        self._waiting, self._running = [], 0

    # Implementation

    def _advance(self) -> None:
        while self._waiting and self._threads.has_free:
            self._running += 1
            self._threads.run(self._waiting.pop())
        if not self._running:
            self._threads.close()
            self.measured.emit()

    @Slot(object, object)
    def _on_done(self, task: ReviewTask, result: object) -> None:
        from studio.matches.review_search import TaskResult

        if isinstance(result, TaskResult):
            self._time.note(task, result.seconds, result.processor_seconds, result.analysis, result.threat_seconds)
        self._running -= 1
        self._advance()

    @Slot(object)
    def _on_failed(self, _error: object) -> None:
        # The review itself will report the error.
        self.close()
        self.measured.emit()
