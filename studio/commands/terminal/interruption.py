"""Ctrl+C as a wish instead of a blow: noted at any moment, and followed where that is safe."""

import io
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any, Self

from studio.commands.terminal.typed_lines import TypedLines, typed_into

_WISHES = ("SIGINT", "SIGTERM", "SIGHUP")
"""Ctrl+C, a polite end, and a terminal that was closed."""


class Interruption:
    """While it lasts nothing ends the program but this asks to; reading from the terminal is given up at once."""

    def __init__(self) -> None:
        self.is_wanted = False
        self._is_reading = False
        self._lines: TypedLines | None = None
        self._stop: Callable[[], object] | None = None
        self._former: dict[int, Any] = {}

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            for name in _WISHES:
                if (number := getattr(signal, name, None)) is not None:
                    self._former[number] = signal.signal(number, self._note)
        return self

    def __exit__(self, *_raised: object) -> None:
        for number, former in self._former.items():
            signal.signal(number, former)

    def while_thinking(self, stop: Callable[[], object] | None) -> None:
        """What to stop when somebody wants the end; it must be quick."""
        self._stop = stop
        if stop is not None and self.is_wanted:
            stop()

    def read_line(self, seconds: float | None = None) -> str | None:
        """What somebody types; nothing at the end of the input, or where the end is wanted.

        A `TooLateError` where no line comes in so many seconds.
        """
        try:
            line = self._read(seconds)
        except (KeyboardInterrupt, OSError):
            return None
        return line.decode("utf-8", "replace") if line else None

    # Inside

    def _read(self, seconds: float | None) -> bytes:
        self._is_reading = True  # from here on the handler raises: what it noted before is seen now
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
