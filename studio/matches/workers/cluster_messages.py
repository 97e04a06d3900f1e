"""Passes messages of work on a Dask cluster to this program, through a queue of the scheduler."""

import contextlib
import logging
import pickle
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from threading import Event, Thread
from typing import Any, TypeVar

from studio.matches.workers.worker_context import WorkerContext, take

_logger = logging.getLogger(__name__)
T = TypeVar("T")
_POLL_SECONDS = 0.5
_LONGEST_PUT_SECONDS = 10


class ClusterMessages(Executor):
    """An executor on a cluster, for work that sends messages.

    Messages of one thread arrive in the order in which the thread sent them.
    """

    def __init__(self, executor: Executor, client: Any, listener: Callable[[object], object]) -> None:
        from distributed import Queue

        self._executor, self._listener = executor, listener
        self._queue: Any = Queue(client=client)  # type: ignore[no-untyped-call]
        self._closed = Event()
        self._thread = Thread(target=self._read, name="cluster messages", daemon=True)
        self._thread.start()

    def submit(self, function: Callable[..., T], /, *arguments: Any, **named: Any) -> "Future[T]":
        return self._executor.submit(run_telling, self._queue.name, function, *arguments, **named)

    def close(self) -> None:
        """Pass on the messages that have arrived. Later ones are lost."""
        self._closed.set()
        self._thread.join()
        with contextlib.suppress(Exception):  # the scheduler has possibly ended
            self._pass(self._queue.get(batch=True))
            self._queue.close()

    def _read(self) -> None:
        while not self._closed.is_set():
            try:
                self._pass([self._queue.get(timeout=_POLL_SECONDS)])
            except TimeoutError:
                continue
            except Exception:
                if not self._closed.wait(_POLL_SECONDS):
                    _logger.debug("Messages of the cluster could not be read.", exc_info=True)

    def _pass(self, messages: list[bytes]) -> None:
        for message in messages:
            self._listener(pickle.loads(message))  # noqa: S301  # Dask also unpickles the results of work


def run_telling(name: str, function: Callable[..., T], /, *arguments: Any, **named: Any) -> T:
    """Call a function on a worker, with a context that puts its messages into the queue `name`."""
    from distributed import Queue

    take(WorkerContext(partial(_put, Queue(name))))  # type: ignore[no-untyped-call]
    try:
        return function(*arguments, **named)
    finally:
        take(WorkerContext())


def _put(queue: Any, message: object) -> None:
    with contextlib.suppress(Exception):  # the command has possibly ended; the game goes on
        queue.put(pickle.dumps(message), timeout=_LONGEST_PUT_SECONDS)
