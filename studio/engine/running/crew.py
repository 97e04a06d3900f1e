"""The threads that help in one run: they wait for work between its slices, and are gone when it has ended.

An interrupt, or any other exception, may strike the calling thread at each call that it makes. So nothing here relies
on what it remembers having done: helpers are known before they are started, and to end twice is to end once. Threads
of `threading` are not to be had like this: an interrupt while one starts may leave it waiting for ever for a lock.
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

_COMES_WITHIN_SECONDS, _LOOK_SECONDS = 0.1, 0.01

Result = TypeVar("Result")


class _Helper(Generic[Result]):
    """One thread, and what it is to do; nothing is the order to leave."""

    def __init__(self, answers: "SimpleQueue[Result | BaseException]") -> None:
        self.orders: SimpleQueue[Callable[[], Result] | None] = SimpleQueue()
        self._answers = answers
        self._farewell: SimpleQueue[None] = SimpleQueue()
        self._is_expected = self._has_come = self._is_gone = False

    def start(self) -> None:
        self._is_expected = True
        start_new_thread(self._serve, ())

    def _serve(self) -> None:
        self._has_come = True
        while (order := self.orders.get()) is not None:
            try:
                self._answers.put(order())
            except BaseException as error:  # noqa: BLE001  # whoever waits for the answer raises it
                self._answers.put(error)
            del order  # with all that it holds
        self._is_gone = True
        self._farewell.put(None)

    def wait_until_gone(self) -> None:
        """It was told to leave. One whose start was interrupted may still come, or never; then it leaves at once."""
        given_up_at = time.monotonic() + _COMES_WITHIN_SECONDS
        while not self._is_gone and (self._has_come or (self._is_expected and time.monotonic() < given_up_at)):
            with suppress(Empty):  # an interrupt may have taken the farewell away
                self._farewell.get(timeout=_LOOK_SECONDS)


class Crew(Generic[Result]):
    """Belongs to the thread that runs, which works along."""

    def __init__(self, helpers: int) -> None:
        self._answers: SimpleQueue[Result | BaseException] = SimpleQueue()
        self._helpers = [_Helper(self._answers) for _ in range(helpers)]
        self._net = weakref.finalize(self, _dismiss, [helper.orders for helper in self._helpers])  # if nobody ends it

    def start(self) -> None:
        try:
            for helper in self._helpers:
                helper.start()
        except RuntimeError as error:
            raise StudioError(messages.TOO_MANY_THREADS, threads=len(self._helpers) + 1) from error

    def share(self, jobs: Sequence[Callable[[], Result]]) -> list[Result]:
        """Do the first job here and have helpers do the others; what came of them, in any order.

        A job that fails fails all of it: the crew is then to be ended.
        """
        for helper, job in zip(self._helpers, jobs[1:], strict=False):
            helper.orders.put(job)
        results = [jobs[0]()]
        for _ in jobs[1:]:
            answer = self._answers.get()
            if isinstance(answer, BaseException):
                raise answer
            results.append(answer)
        return results

    def end(self) -> None:
        """Let the helpers go and wait until they are gone, whatever strikes meanwhile; that is raised afterwards."""
        try:
            _dismiss(helper.orders for helper in self._helpers)
            for helper in self._helpers:
                helper.wait_until_gone()
            self._net.detach()
        except BaseException:
            self.end()
            raise


def _dismiss(orders: "Iterable[SimpleQueue[Callable[[], Result] | None]]") -> None:
    for queue in orders:
        queue.put(None)
