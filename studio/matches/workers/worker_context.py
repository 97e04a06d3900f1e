"""Where a worker stands: it plays games for a leader, whom it tells of moves and who may stop it."""

import contextlib
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from threading import Event, Lock


def _tell_nobody(_message: object) -> None:
    pass


class WorkerContext:
    """What a worker has in hand; `stop` may be called from any thread."""

    def __init__(self, tell: Callable[[object], object] = _tell_nobody) -> None:
        self.tell = tell
        """To the leader."""
        self._stopped, self._lock = Event(), Lock()
        self._stops: list[Callable[[], object]] = []

    @property
    def is_stopped(self) -> bool:
        return self._stopped.is_set()

    def stop(self) -> None:
        """What is at work is stopped, and nothing more is begun."""
        with self._lock:
            self._stopped.set()
            stops = list(self._stops)
        for stop in stops:
            stop()

    @contextlib.contextmanager
    def at_work(self, stop: Callable[[], object]) -> Iterator[None]:
        """While this lasts, `stop` is called when the context is stopped; from another thread, perhaps at once."""
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


_STATION: ContextVar[WorkerContext | None] = ContextVar("context", default=None)


def current_worker_context() -> WorkerContext:
    """This worker's; one that tells nobody where work is done elsewhere."""
    return _STATION.get() or WorkerContext()


def take(context: WorkerContext) -> None:
    """From now on work in this thread is done here."""
    _STATION.set(context)
