"""Kernels are read from the disk, or compiled, in a thread that nothing interrupts, whenever one is first called.

The compiler calls Python in between. An interrupt that strikes there, as Ctrl+C strikes the main thread, is lost in
machine code, which then ends the process. So the caller's interrupt waits until the kernel is there.
"""

from _thread import start_new_thread
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import current_thread, main_thread
from typing import Any

_LOOK_SECONDS = 0.05


def uninterrupted(work: Callable[..., Any]) -> Callable[..., Any]:
    """The same work, done by another thread where the main one asks for it: no other is struck by signals."""

    def done_apart(*arguments: Any, **named: Any) -> Any:
        if current_thread() is not main_thread():
            return work(*arguments, **named)
        return _Apart(lambda: work(*arguments, **named)).outcome()

    return done_apart


class _Apart:
    """Work that another thread does."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._work = work
        self._result: Any = None
        self._error: BaseException | None = None
        self._is_done = False
        self._wake: SimpleQueue[None] = SimpleQueue()

    def outcome(self) -> Any:
        try:
            start_new_thread(self._do, ())
        except RuntimeError:  # no other thread is to be had
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
        except BaseException as error:  # noqa: BLE001  # who asked for it raises it
            self._error = error
        self._is_done = True
        self._wake.put(None)

    def _wait(self) -> None:
        """Until it is done, whatever strikes meanwhile; that is raised afterwards."""
        try:
            while not self._is_done:
                with suppress(Empty):  # an interrupt may have taken it away
                    self._wake.get(timeout=_LOOK_SECONDS)
        except BaseException:
            self._wait()
            raise
