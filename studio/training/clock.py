"""The clock of a training."""

# It counts processor time, so other programs on the computer do not shorten a training.

import os
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeVar

from studio.matches.batch import done_in_any_order

if TYPE_CHECKING:
    from studio.matches.workers.workers import Workers

T = TypeVar("T")
R = TypeVar("R")


class Calls(Protocol):
    """Calls a function for each piece of work and yields the results, in any order."""

    def __call__(self, function: Callable[[T], R], pieces: Sequence[T], /) -> Iterator[R]: ...


class Clock:
    """Measures the processor time of a training per worker, in seconds.

    It adds the processor time of this process and of the worker processes, and divides the sum by the number of
    workers. Waiting does not count.
    """

    def __init__(
        self, workers: "Workers | None" = None, processor_seconds: Callable[[], float] = time.process_time
    ) -> None:
        self._workers, self._own_seconds = workers, processor_seconds
        self._begun, self._work_seconds, self._taken = processor_seconds(), 0.0, 0.0

    @property
    def seconds(self) -> float:
        """The seconds of processor time per worker since this clock was created."""
        count = 1 if self._workers is None else self._workers.places
        return (self._own_seconds() - self._begun + self._work_seconds) / count

    def taken(self) -> float:
        """Return the seconds of processor time per worker since the previous call."""
        now = self.seconds
        taken, self._taken = now - self._taken, now
        return taken

    def results(self, function: Callable[[T], R], pieces: Sequence[T], /) -> Iterator[R]:
        """Yield the results of `function` for all `pieces`, and count their processor time.

        If there are no workers, this process makes the calls.
        """
        if self._workers is None:
            yield from map(function, pieces)
            return
        for result, seconds, process in done_in_any_order(partial(_timed, function), pieces, self._workers):
            if process != os.getpid():  # threads of this process are already counted
                self._work_seconds += seconds
            yield result


def _timed(function: Callable[[T], R], piece: T) -> tuple[R, float, int]:
    """Return the result of a call, its seconds of processor time, and the id of its process."""
    begun = time.process_time()
    result = function(piece)
    return result, time.process_time() - begun, os.getpid()
