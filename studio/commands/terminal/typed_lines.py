"""Lines that somebody types, waited for no longer than a clock allows."""

import io
import os
import select
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread

Read = Callable[[float], bytes | None]
"""What came within so many seconds: nothing yet is None, and the end of the input is empty."""
_SLICE_SECONDS = 0.25
"""So long at most is waited in one piece: a signal that comes just before is followed after it."""
_LONGEST_LINE = 10_000
_CHUNK = 2**16


class TooLateError(Exception):
    """Nobody has typed a line in time."""


class TypedLines:
    """Belongs to one thread; reads beside the stream's own buffer, so nobody else may read it."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._rest, self._has_ended = b"", False

    def next(self, seconds: float | None = None) -> bytes:
        """A line, or a piece of one that is much too long; nothing at the end of the input."""
        deadline = None if seconds is None else time.monotonic() + seconds
        while not (self._has_ended or b"\n" in self._rest or len(self._rest) >= _LONGEST_LINE):
            self._take(deadline)
        end = self._rest.find(b"\n") + 1 or len(self._rest)
        line, self._rest = self._rest[: min(end, _LONGEST_LINE)], self._rest[min(end, _LONGEST_LINE) :]
        return line

    def _take(self, deadline: float | None) -> None:
        left = _SLICE_SECONDS if deadline is None else max(0.0, deadline - time.monotonic())
        came = self._read(min(left, _SLICE_SECONDS))
        if came is None:
            if left <= 0:
                raise TooLateError
            return
        self._rest += came
        self._has_ended = not came


def typed_into(raw: io.RawIOBase) -> TypedLines:
    """What is typed into this stream; Windows cannot wait for a terminal but in a thread."""
    return TypedLines(by_thread(raw) if os.name == "nt" else by_waiting(raw))


def by_waiting(raw: io.RawIOBase) -> Read:
    handle = raw.fileno()

    def read(seconds: float) -> bytes | None:
        ready, _, _ = select.select([handle], [], [], seconds)
        return raw.read(_CHUNK) or b"" if ready else None

    return read


def by_thread(raw: io.RawIOBase) -> Read:
    """The thread reads ahead, and ends with the input or with the program."""
    chunks: SimpleQueue[bytes] = SimpleQueue()

    def read_all() -> None:
        came = b"begun"
        while came:
            try:
                came = raw.read(_CHUNK) or b""
            except (OSError, ValueError):  # closed from elsewhere
                came = b""
            chunks.put(came)

    def read(seconds: float) -> bytes | None:
        if thread.ident is None:  # not begun
            thread.start()
        try:
            return chunks.get(timeout=seconds)
        except Empty:
            return None

    thread = Thread(target=read_all, name="typed", daemon=True)
    return read
