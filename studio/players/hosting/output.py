"""Reads the output of a program line by line.

Reading ends if there is too much output. Every wait for a line has a time limit.
"""

import threading
import time
from collections import deque
from collections.abc import Callable
from enum import StrEnum
from typing import IO

LONGEST_LINE = 4096
"""The maximum number of bytes to store of a line. The rest of a longer line is dropped."""
_MOST_BYTES, _MORE_BYTES = 16 * 2**20, 2**20
# More output ends the thread. A similar limit applies to bytes.
_MOST_LINES, _MORE_LINES = 100_000, 10_000
"""A program may write at most `_MOST_LINES` lines, plus `_MORE_LINES` per second."""
_MOST_WAITING = 256
_PART = 65_536
_CLOSING_SECONDS = 2.0


class OutputEnd(StrEnum):
    """The reasons why `take` returns no line."""

    TIME = "time"
    CLOSED = "closed"
    FLOOD = "flood"
    GIVEN_UP = "given up"


class Output:
    """Reads a stream in its own thread until the stream ends or has too much output.

    One other thread calls `take`.
    """

    def __init__(self, stream: IO[bytes], name: str, on_flood: Callable[[], object] = lambda: None) -> None:
        self._stream, self._on_flood = stream, on_flood
        self._lines: deque[bytes] = deque()
        self._begun = b""  # an unfinished line
        self._changed = threading.Condition()
        self._is_taken, self._end = False, OutputEnd.TIME
        self._count = self._bytes = 0
        self._since = time.monotonic()
        self._thread = threading.Thread(target=self._read, name=name, daemon=True)
        self._thread.start()

    @property
    def last(self) -> str:
        """The newest unread line, or an empty text."""
        with self._changed:
            return _text(self._lines[-1]) if self._lines else ""

    def reset_flood_count(self) -> None:
        """Restart the counts of bytes and lines."""
        # They detect too much output.
        with self._changed:
            self._count, self._bytes, self._since = 0, 0, time.monotonic()

    def expect(self) -> None:
        """Drop the lines received so far. Store all later ones for a reader."""
        self.reset_flood_count()
        with self._changed:
            self._lines.clear()
            self._is_taken = True

    def rest(self) -> None:
        """From now on, drop the oldest lines if there are too many."""
        # No reader takes them.
        with self._changed:
            self._is_taken = False
            self._changed.notify_all()

    def take(self, deadline: float) -> str | OutputEnd:
        """Return the next non-blank line. If there is none by the deadline, return the reason."""
        with self._changed:
            while not self._lines:
                left = deadline - time.monotonic()
                if self._end is not OutputEnd.TIME or left <= 0:
                    return self._end
                self._changed.wait(left)
            if len(self._lines) == _MOST_WAITING:
                self._changed.notify_all()
            return _text(self._lines.popleft())

    def end(self, reason: OutputEnd) -> None:
        """Make every current and later `take` return this reason. Only the first call counts."""
        with self._changed:
            if self._end is OutputEnd.TIME:
                self._end = reason
            self._changed.notify_all()

    def close(self) -> None:
        """End the thread."""
        # The program has ended.
        self.rest()
        self._thread.join(_CLOSING_SECONDS)

    # In the thread

    def _read(self) -> None:
        reason = OutputEnd.CLOSED
        try:
            while part := self._stream.read(_PART):
                if self._is_flood(part):
                    reason = OutputEnd.FLOOD
                    break
                self._keep(part)
        except (OSError, ValueError):
            pass  # another thread closed the stream
        self._put([self._begun])
        self.end(reason)
        if reason is OutputEnd.FLOOD:
            self._on_flood()

    def _is_flood(self, part: bytes) -> bool:
        with self._changed:
            self._bytes += len(part)
            self._count += part.count(b"\n")
            seconds = time.monotonic() - self._since
            return (
                self._bytes > _MOST_BYTES + seconds * _MORE_BYTES or self._count > _MOST_LINES + seconds * _MORE_LINES
            )

    def _keep(self, part: bytes) -> None:
        pieces = part.splitlines()
        pieces[0] = self._begun + pieces[0][:LONGEST_LINE]
        self._begun = b"" if part.endswith((b"\n", b"\r")) else pieces.pop()[:LONGEST_LINE]
        self._put(pieces)

    def _put(self, lines: list[bytes]) -> None:
        with self._changed:
            for line in filter(bytes.strip, lines):
                while len(self._lines) >= _MOST_WAITING:
                    if not self._is_taken or self._end is not OutputEnd.TIME:
                        self._lines.popleft()
                    else:
                        self._changed.wait()
                self._lines.append(line[:LONGEST_LINE])
                self._changed.notify_all()


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").strip()
