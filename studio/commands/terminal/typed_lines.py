"""Reads typed lines with a timeout."""

import io
import os
import select
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread

Read = Callable[[float], bytes | None]
"""A function that waits for input for at most this number of seconds.

It returns the input. It returns None if there is none, and empty bytes at the end of the input.
"""
# A signal just before a wait is handled only after it.
_SLICE_SECONDS = 0.25
"""The maximum duration of a single wait, in seconds."""
_LONGEST_LINE = 10_000
_CHUNK = 2**16


class TooLateError(Exception):
    """Raised when no line was typed in time."""


class TypedLines:
    """Reads lines from an unbuffered stream."""

    # No other code may read from the stream.

    def __init__(self, read: Read) -> None:
        self._read = read
        self._rest, self._has_ended = b"", False

    def next(self, seconds: float | None = None) -> bytes:
        """Return the next line, or empty bytes at the end of the input.

        A line that is too long is returned in parts. Raise `TooLateError` if no line is typed within `seconds`.
        """
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
    """Return a reader of the lines typed into a stream."""
    # On Windows the reader uses a thread: Windows cannot wait for terminal input with a timeout.
    return TypedLines(by_thread(raw) if os.name == "nt" else by_waiting(raw))


def by_waiting(raw: io.RawIOBase) -> Read:
    handle = raw.fileno()

    def read(seconds: float) -> bytes | None:
        ready, _, _ = select.select([handle], [], [], seconds)
        return raw.read(_CHUNK) or b"" if ready else None

    return read


def by_thread(raw: io.RawIOBase) -> Read:
    """Return a function that returns the next chunk of the input.

    A background thread reads the input. It ends with the input or with the program.
    """
    chunks: SimpleQueue[bytes] = SimpleQueue()

    def read_all() -> None:
        came = b"begun"
        while came:
            try:
                came = raw.read(_CHUNK) or b""
            except (OSError, ValueError):  # another thread closed the stream
                came = b""
            chunks.put(came)

    def read(seconds: float) -> bytes | None:
        if thread.ident is None:  # the thread is not started yet
            thread.start()
        try:
            return chunks.get(timeout=seconds)
        except Empty:
            return None

    thread = Thread(target=read_all, name="typed", daemon=True)
    return read
