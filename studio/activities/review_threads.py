"""The threads of a review. Each of them searches one position at a time."""

# The kernels release the interpreter's lock.

import logging
import queue
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.insight.reviewing import ReviewTask
from studio.thinking import messages
from studio.thinking.preparation import load

if TYPE_CHECKING:
    from studio.matches.review_search import ReviewSearch

_logger = logging.getLogger(__name__)
_STOP_AGAIN_SECONDS = 0.02
# The threads of a review must not compile the same kernels.
_preparing = threading.Lock()
"""A lock that a thread holds while it compiles kernels."""
_loaded: set[tuple[str, ...]] = set()
"""The stages of compilation whose kernels are already loaded in this process."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The settings that all searches of a review have in common."""

    profile: str
    parameters: Parameters


class ReviewThreads(QObject):
    """Runs tasks in several threads until `close` is called. A task may only be given when a thread is free."""

    done = Signal(object, object)
    """Emitted with a `ReviewTask` and its `TaskResult`."""
    failed = Signal(object)
    """Emitted with the `StudioError` that explains why there is no result."""

    _reported = Signal(object, object, object)  # from a thread: the thread, its task and its result

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._threads: list[_Thread] = []
        self._free: list[_Thread] = []
        self._settings: SearchSettings | None = None
        self._most = 1
        self._reported.connect(self._on_reported, Qt.ConnectionType.QueuedConnection)

    @property
    def has_free(self) -> bool:
        return bool(self._free) or len(self._threads) < self._most

    @property
    def count(self) -> int:
        """The largest number of tasks that can run at the same time."""
        return self._most

    def open(self, settings: SearchSettings, count: int) -> None:
        """Get ready for tasks in up to `count` threads."""
        # A thread starts when a task needs it.
        self.close()
        self._settings, self._most = settings, max(1, count)

    def run(self, task: ReviewTask) -> None:
        if self._settings is None:
            raise RuntimeError("the threads are closed")
        if not self._free:
            self._free.append(_Thread(self._settings, self._reported.emit))
            self._threads.append(self._free[-1])
        self._free.pop().ask(task)

    def close(self) -> None:
        """End the threads, even while they work. No further signal is emitted."""
        threads, self._threads, self._free, self._settings = self._threads, [], [], None
        for thread in threads:
            thread.close()
        _join(threads)

    @Slot(object, object, object)
    def _on_reported(self, thread: object, task: object, result: object) -> None:
        found = next((each for each in self._threads if each is thread), None)
        if found is None:
            return  # the result of a closed thread
        self._free.append(found)
        if isinstance(result, StudioError):
            self.failed.emit(result)
        else:
            self.done.emit(task, result)


class _Thread:
    """A thread that runs its tasks in the order in which they arrive."""

    def __init__(self, settings: SearchSettings, report: Callable[[object, object, object], object]) -> None:
        self._settings, self._report = settings, report
        self._asked: queue.SimpleQueue[ReviewTask | None] = queue.SimpleQueue()
        self._search: ReviewSearch | None = None
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="review")
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    def ask(self, task: ReviewTask) -> None:
        self._asked.put(task)

    def close(self) -> None:
        self._is_closed = True
        self._asked.put(None)
        self.stop()

    def stop(self) -> None:
        """Stop the running search. Call this again and again until the thread has ended."""
        search = self._search
        if search is not None:
            search.stop()

    def join(self, seconds: float) -> None:
        self._thread.join(seconds)

    # In the thread

    def _run(self) -> None:
        while (task := self._asked.get()) is not None and not self._is_closed:
            result = self._result(task)
            if result is not None:
                self._report(self, task, result)

    def _result(self, task: ReviewTask) -> object:
        """Return the result of a task. If the task fails, return the error. If the thread was closed, return None."""
        try:
            search = self._search or self._made(task)
            return search.result(task) if search is not None and not self._is_closed else None
        except StudioError as error:
            return error
        except Exception as error:  # any error is reported, so that the review does not wait forever
            _logger.error("A search of a review failed.", exc_info=error)
            return StudioError(messages.SEARCH_FAILED, reason=str(error) or type(error).__name__)

    def _made(self, task: ReviewTask) -> "ReviewSearch | None":
        """Create the search.

        If its kernels are not compiled yet, compile them in child processes first. Return None if the thread was
        closed.
        """
        with _preparing:
            load("studio.engine.warmup")
            load("studio.networks.searching")
            from studio.engine.stages import solver_stage
            from studio.engine.warmup import Warmup
            from studio.networks.searching import stages_for

            stages = (*stages_for(self._settings.parameters, task.position.rules), solver_stage(task.position.rules))
            with Warmup() as warmup:
                warmup.prepare(stages, lambda _done, _of: None, lambda: not self._is_closed)
            if self._is_closed:  # kernels may be missing, and to compile them here would block the caller of `close`
                return None
            load("studio.matches.review_search")
            from studio.matches.review_search import ReviewSearch

            search = self._search = ReviewSearch(self._settings.profile, self._settings.parameters)
            if stages not in _loaded:
                search.load(task.position)
                if not self._is_closed:  # otherwise a part may be missing
                    _loaded.add(stages)
            return search


def _join(threads: Iterable[_Thread]) -> None:
    # A search that is being created misses a single stop, so stops are repeated.
    for thread in threads:
        while thread.is_alive:
            thread.stop()
            thread.join(_STOP_AGAIN_SECONDS)
