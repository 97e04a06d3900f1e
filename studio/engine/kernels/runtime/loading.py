"""Loads or compiles a kernel at its first call, in a thread that receives no KeyboardInterrupt.

The machine code of the compiler calls Python functions. If one of them raised a KeyboardInterrupt, it could not pass
through the machine code, and the process would end. So the main thread waits for another thread, and raises the
interrupt only after the kernel is ready.
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
    """Return a function that does the same as `work`. If the main thread calls it, `work` runs in another thread.

    Signals interrupt only the main thread.
    """

    def run_in_thread(*arguments: Arguments.args, **named: Arguments.kwargs) -> Result:
        if current_thread() is not main_thread():
            return work(*arguments, **named)
        return _ThreadCall(lambda: work(*arguments, **named)).outcome()

    return run_in_thread


class _ThreadCall(Generic[Result]):
    """Runs a call in another thread and waits for its outcome."""

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
        """Wait until the call is done.

        If an exception interrupts the wait, continue to wait, and then raise the exception.
        """
        try:
            while not self._is_done:
                with suppress(Empty):  # an interrupted wait may have consumed the item
                    self._wake.get(timeout=_POLL_SECONDS)
        except BaseException:
            self._wait()
            raise
