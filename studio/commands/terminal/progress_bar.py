"""Progress on the error output. A terminal shows a bar with the time left. Elsewhere lines are printed."""

import sys
import time
from collections.abc import Callable
from threading import Lock

from studio.game.percent import percent

_CELLS = 24
_BAR_SECONDS, _LINE_SECONDS = 0.5, 2.0
_LEAST_SHARE = 0.002
"""The share of the work after which the time left is estimated."""


class ProgressBar:
    """Shows which share of the work is done, the time left, and a text. Any thread may call `show`."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._lock = clock, Lock()
        self._began = self._printed_at = clock()
        self._is_terminal = sys.stderr.isatty()
        self._width = 0

    def show(self, share: float, text: str) -> None:
        """Show which share of the work is done, from 0 to 1. The display changes at most a few times per second."""
        with self._lock:
            now = self._clock()
            if now - self._printed_at < (_BAR_SECONDS if self._is_terminal else _LINE_SECONDS):
                return
            self._printed_at = now
            self._print(", ".join(filter(None, (text, self._left(share, now)))), share)

    def clear(self) -> None:
        """Remove the bar from the terminal."""
        # Before other output.
        with self._lock:
            if self._width:
                print(f"\r{' ' * self._width}\r", end="", file=sys.stderr, flush=True)
                self._width = 0

    def _left(self, share: float, now: float) -> str:
        if not _LEAST_SHARE <= share < 1:
            return ""
        return f"{clock_of((now - self._began) * (1 - share) / share)} left"

    def _print(self, text: str, share: float) -> None:
        if not self._is_terminal:
            print(f"{text}.", file=sys.stderr, flush=True)
            return
        done = round(_CELLS * min(1.0, share))
        line = f"[{'#' * done}{'-' * (_CELLS - done)}] {percent(share, 0):>5}  {text}"
        print(f"\r{line:{self._width}}", end="", file=sys.stderr, flush=True)
        self._width = len(line)


def clock_of(seconds: float) -> str:
    """Return a time as minutes and seconds. From one hour on, hours come first."""
    whole = max(0, round(seconds))
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
