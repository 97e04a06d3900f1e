"""Where a worker stands: a process that plays games for another one, which it tells of moves, and which may stop it.

A worker that is asked to stop, or that is left alone because who leads it is gone, ends its game and the processes of
its players. Both are noticed alike: a pipe, of which only the leader has the other end, is closed.
"""

import contextlib
import os
import signal
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from threading import Event, Lock, Thread, Timer
from typing import Protocol

_LONGEST_END_SECONDS = 10.0
_ALONE_SECONDS = 2.0


class Outbox(Protocol):
    """Takes what a worker has to say."""

    def put(self, message: object) -> None: ...


class Station:
    """What a worker has in hand."""

    def __init__(self, outbox: Outbox | None = None) -> None:
        self._outbox, self._stopped, self._lock = outbox, Event(), Lock()
        self._stops: list[Callable[[], object]] = []

    def tell(self, message: object) -> None:
        """To whoever leads, who may not be listening."""
        if self._outbox is not None:
            self._outbox.put(message)

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
        """While this lasts, `stop` is called when the station is stopped; from another thread, perhaps at once."""
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


_STATION: ContextVar[Station | None] = ContextVar("station", default=None)


def present_station() -> Station:
    """This worker's; one that tells nobody where there is none."""
    return _STATION.get() or Station()


def take_station(outbox: Outbox | None, leader: Connection) -> None:
    """The first thing that a worker process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all of a terminal: the leader decides
    station = Station(outbox)
    _STATION.set(station)
    Thread(target=_stop_with, args=(leader, station), daemon=True, name="leader").start()


def _stop_with(leader: Connection, station: Station) -> None:
    """Until the leader closes its end."""
    with contextlib.suppress(OSError, EOFError):
        leader.poll(None)
    parent = parent_process()
    station.stop()
    is_alone = parent is None or not parent.is_alive()
    last = Timer(_ALONE_SECONDS if is_alone else _LONGEST_END_SECONDS, os._exit, (1,))
    last.daemon = True
    last.start()
