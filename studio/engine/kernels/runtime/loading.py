"""Loads or compiles kernels in a thread without interrupts, when they are first called.

The compiler calls Python in between. A KeyboardInterrupt there would be lost in machine code, which then ends the
process. So the interrupt of the calling thread waits until the kernel is ready.
"""

from _thread import start_new_thread
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import current_thread, main_thread
from typing import Generic, ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
_POLL_SECONDS = 0.05


def uninterrupted(work: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """Return a function that works in another thread if the main thread calls it: no signals strike there."""

    def done_apart(*arguments: Arguments.args, **named: Arguments.kwargs) -> Result:
        if current_thread() is not main_thread():
            return work(*arguments, **named)
        return _Apart(lambda: work(*arguments, **named)).outcome()

    return done_apart


class _Apart(Generic[Result]):
    """A call in another thread."""

    def __init__(self, work: Callable[[], Result]) -> None:
        self._work = work
        self._result: Result
        self._error: BaseException | None = None
        self._is_done = False
        self._wake: SimpleQueue[None] = SimpleQueue()

    def outcome(self) -> Result:
        try:
            start_new_thread(self._do, ())
        except RuntimeError:  # the system has no thread left
            return self._work()
        except BaseException:
            self._wait()
            raise
        self._wait()
        if self._error is not None:
            raise self._error
        return self._result

    def _do(self) -> None:
        try:
            self._result = self._work()
        except BaseException as error:  # noqa: BLE001  # the caller raises it
            self._error = error
        self._is_done = True
        self._wake.put(None)

    def _wait(self) -> None:
        """Wait until it is done. An exception meanwhile is raised afterwards."""
        try:
            while not self._is_done:
                with suppress(Empty):  # an interrupt may have taken the signal
                    self._wake.get(timeout=_POLL_SECONDS)
        except BaseException:
            self._wait()
            raise
