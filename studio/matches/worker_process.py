"""The other side of `processes`: a process that does what comes through its pipe, one piece of work at a time.

When the leader closes the pipe, or is gone however it went, the work is stopped, and the process ends with it.
"""

import contextlib
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Lock, Thread, Timer
from typing import Any, NamedTuple

from studio.matches.station import Station, take

LONGEST_END_SECONDS = 5.0


class Work(NamedTuple):
    """What is to be done."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


class Said(NamedTuple):
    """Something that the work has to tell while it goes on."""

    message: object


class Done(NamedTuple):
    """The end of a piece of work."""

    result: Any = None
    error: BaseException | None = None


def serve(leader: Connection) -> None:
    """The life of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all of a terminal: the leader decides
    sending = Lock()

    def send(message: object) -> None:
        with sending, contextlib.suppress(OSError):  # a leader that is gone hears nothing
            leader.send(message)

    station = Station(lambda message: send(Said(message)))
    take(station)
    inbox: SimpleQueue[Work | None] = SimpleQueue()
    Thread(target=_receive, args=(leader, station, inbox), daemon=True, name="leader").start()
    while (work := inbox.get()) is not None:
        send(_done(work))


def _done(work: Work) -> Done:
    try:
        return Done(work.function(*work.arguments))
    except BaseException as error:  # noqa: BLE001  # the leader judges it
        return Done(error=error)


def _receive(leader: Connection, station: Station, inbox: "SimpleQueue[Work | None]") -> None:
    """Until the leader closes the pipe."""
    with contextlib.suppress(OSError, EOFError):
        while (work := leader.recv()) is not None:
            inbox.put(work)
    last = Timer(LONGEST_END_SECONDS, os._exit, (1,))
    last.daemon = True
    last.start()
    station.stop()
    inbox.put(None)
