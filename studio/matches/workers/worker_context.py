"""The connection of work in a worker to its parent. It sends messages, and receives the request to stop."""

import contextlib
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from threading import Event, Lock


def _ignore(_message: object) -> None:
    pass


class WorkerContext:
    """Sends messages to the parent and stops running work. `stop` may be called from any thread."""

    def __init__(self, tell: Callable[[object], object] = _ignore) -> None:
        self.tell = tell
        """Sends a message to the parent."""
        self._stopped, self._lock = Event(), Lock()
        self._stops: list[Callable[[], object]] = []

    @property
    def is_stopped(self) -> bool:
        return self._stopped.is_set()

    def stop(self) -> None:
        """Stop running work and start no further work."""
        with self._lock:
            self._stopped.set()
            stops = list(self._stops)
        for stop in stops:
            stop()

    @contextlib.contextmanager
    def at_work(self, stop: Callable[[], object]) -> Iterator[None]:
        """Run a block of work that can be interrupted.

        When the context is stopped, perhaps in a different thread, it calls `stop`. If it is already stopped, it calls
        `stop` at once.
        """
        with self._lock:
            self._stops.append(stop)
            is_late = self._stopped.is_set()
        if is_late:
            stop()
        try:
            yield
        finally:
            with self._lock:
                self._stops.remove(stop)


_CONTEXT: ContextVar[WorkerContext | None] = ContextVar("context", default=None)


def current_worker_context() -> WorkerContext:
    """Return the context of this thread. Outside a worker, return a context that ignores messages."""
    return _CONTEXT.get() or WorkerContext()


def take(context: WorkerContext) -> None:
    """Make `current_worker_context` return `context` in this thread."""
    _CONTEXT.set(context)
