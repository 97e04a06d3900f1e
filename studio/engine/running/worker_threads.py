"""The worker threads of one run.

Between slices they wait for jobs, and they end with the run. A KeyboardInterrupt may occur in the calling thread at any
call. Workers are therefore listed before they start, and `end` may be called twice. `threading.Thread` is not used,
because an interrupt during its start may leave the caller waiting for a lock forever.
"""

import time
import weakref
from _thread import start_new_thread
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Generic, TypeVar

from studio.engine import messages
from studio.game.errors import StudioError

_START_SECONDS, _POLL_SECONDS = 0.1, 0.01

Result = TypeVar("Result")


class _Worker(Generic[Result]):
    """One thread with its queue of jobs. The thread ends when it gets None from the queue."""

    def __init__(self, results: "SimpleQueue[Result | BaseException]") -> None:
        self.jobs: SimpleQueue[Callable[[], Result] | None] = SimpleQueue()
        self._results = results
        self._ended_signal: SimpleQueue[None] = SimpleQueue()
        self._is_started = self._is_running = self._has_ended = False

    def start(self) -> None:
        self._is_started = True
        start_new_thread(self._serve, ())

    def _serve(self) -> None:
        self._is_running = True
        while (job := self.jobs.get()) is not None:
            try:
                self._results.put(job())
            except BaseException as error:  # noqa: BLE001  # the caller raises it
                self._results.put(error)
            del job  # so that the objects to which it refers can be freed
        self._has_ended = True
        self._ended_signal.put(None)

    def wait(self) -> None:
        """Wait until the thread has ended. If it has not begun within `_START_SECONDS`, give up."""
        given_up_at = time.monotonic() + _START_SECONDS
        while not self._has_ended and (self._is_running or (self._is_started and time.monotonic() < given_up_at)):
            with suppress(Empty):  # an interrupt may have taken the signal
                self._ended_signal.get(timeout=_POLL_SECONDS)


class WorkerThreads(Generic[Result]):
    """The worker threads of a run. The calling thread does one job itself."""

    def __init__(self, workers: int) -> None:
        self._results: SimpleQueue[Result | BaseException] = SimpleQueue()
        self._workers = [_Worker(self._results) for _ in range(workers)]
        # ends the threads if `end` is never called
        self._finalizer = weakref.finalize(self, _dismiss, [worker.jobs for worker in self._workers])

    def start(self) -> None:
        try:
            for worker in self._workers:
                worker.start()
        except RuntimeError as error:
            raise StudioError(messages.TOO_MANY_THREADS, threads=len(self._workers) + 1) from error

    def share(self, jobs: Sequence[Callable[[], Result]]) -> list[Result]:
        """Do the first job in this thread and the others in the workers.

        Return the results in any order. If a job raises an error, the same error is raised, and the caller must then
        call `end`.
        """
        for worker, job in zip(self._workers, jobs[1:], strict=False):
            worker.jobs.put(job)
        results = [jobs[0]()]
        for _ in jobs[1:]:
            result = self._results.get()
            if isinstance(result, BaseException):
                raise result
            results.append(result)
        return results

    def end(self) -> None:
        """End the workers and wait until they have ended.

        If an exception occurs during the wait, it is raised afterwards.
        """
        try:
            _dismiss(worker.jobs for worker in self._workers)
            for worker in self._workers:
                worker.wait()
            self._finalizer.detach()
        except BaseException:
            self.end()
            raise


def _dismiss(queues: "Iterable[SimpleQueue[Callable[[], Result] | None]]") -> None:
    for queue in queues:
        queue.put(None)
