"""Makes Ctrl+C and termination signals set a flag instead of ending the program."""

# The game then ends at a safe point.

import io
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any, Self

from studio.commands.terminal.typed_lines import TypedLines, typed_into

_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
"""The signals that are sent by Ctrl+C, by a request to terminate, and when a terminal is closed."""


class Interruption:
    """A context in which signals do not end the program.

    Instead, a signal sets `is_wanted`, stops a running search, and interrupts the reading of a line.
    """

    def __init__(self) -> None:
        self.is_wanted = False
        self._is_reading = False
        self._lines: TypedLines | None = None
        self._stop: Callable[[], object] | None = None
        self._former: dict[int, Any] = {}

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            for name in _SIGNALS:
                if (number := getattr(signal, name, None)) is not None:
                    self._former[number] = signal.signal(number, self._note)
        return self

    def __exit__(self, *_raised: object) -> None:
        for number, former in self._former.items():
            signal.signal(number, former)

    def while_thinking(self, stop: Callable[[], object] | None) -> None:
        """Set the function that stops the running search when a signal arrives.

        It must return quickly. None means that no search is running. If a signal has already arrived, the function is
        called at once.
        """
        self._stop = stop
        if stop is not None and self.is_wanted:
            stop()

    def read_line(self, seconds: float | None = None) -> str | None:
        """Return a typed line.

        Return None at the end of the input or after a signal. Raise `TooLateError` if no line is typed within
        `seconds`.
        """
        try:
            line = self._read(seconds)
        except (KeyboardInterrupt, OSError):
            return None
        return line.decode("utf-8", "replace") if line else None

    # Implementation

    def _read(self, seconds: float | None) -> bytes:
        self._is_reading = True  # from here on a signal raises KeyboardInterrupt; `is_wanted` shows an earlier one
        try:
            if self.is_wanted or not isinstance(sys.stdin, io.TextIOWrapper):
                return b""
            self._lines = self._lines or typed_into(sys.stdin.buffer.raw)
            return self._lines.next(seconds)
        finally:
            self._is_reading = False

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        self.is_wanted = True
        if self._stop is not None:
            with suppress(Exception):
                self._stop()
        if self._is_reading:
            self._is_reading = False
            raise KeyboardInterrupt
