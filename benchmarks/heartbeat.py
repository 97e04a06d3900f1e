"""Measures how long a task in a window takes, and how long it blocks the event loop."""

import statistics
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from PySide6.QtCore import QEventLoop, QObject, QTimer, Slot

BEAT_MS = 5
HELD_MS = 16
_MOST_WAIT_SECONDS = 600
# The window paints the last result during this time.
_AFTERWARDS_SECONDS = 0.3
"""How long gaps are still measured after the last result."""
_LOOK_SECONDS = 0.004
_MOST_PLACES, _MOST_LINES = 8, 5

HEADING = f"{'':<34}{'first':>7}{'whole':>8}{'gap p99':>9}{'most':>8}{'work p99':>10}{'most':>8}{'beats':>8}{'held':>6}"


def nothing() -> bool:
    """Return False: the default of a task that reports no first result."""
    return False


@dataclass
class Measured:
    """Repeated measurements of a task, in milliseconds.

    `first` is the time until the first result, `whole` the time until the end. `gaps` and `work` are the clock time and
    the processor time of the window's thread between two events of the timer.
    """

    first: list[float] = field(default_factory=list)
    whole: list[float] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)

    def told(self, name: str) -> str:
        """Return a row of the table under `HEADING`. Its column `held` is the number of gaps longer than a frame."""
        gap, work, held = _p99(self.gaps), _p99(self.work), sum(gap > HELD_MS for gap in self.gaps)
        return (
            f"{name:<34}{_median(self.first):>7}{_median(self.whole):>8}{gap:>9.1f}{max(self.gaps):>8.1f}"
            f"{work:>10.1f}{max(self.work):>8.1f}{len(self.gaps):>8,}{held:>6,}"
        )


def _p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


def _median(times: list[float]) -> str:
    return f"{statistics.median(times):,.0f}" if times else ""


class Stacks:
    """A thread that samples the stack of the window's thread whenever the window has been blocked for long."""

    def __init__(self) -> None:
        self._window = threading.get_ident()
        self._beat_at = float("inf")
        self._places: Counter[str] = Counter()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def beat(self) -> None:
        self._beat_at = time.perf_counter()

    def close(self) -> None:
        self._closed.set()
        self._thread.join()

    def told(self) -> Iterator[str]:
        """Yield the most frequent places since the last call, each with its number of samples."""
        places, self._places = self._places, Counter()
        for place, times in places.most_common(_MOST_PLACES):
            yield f"    {times}× {place}"

    def _look(self) -> None:
        while not self._closed.wait(_LOOK_SECONDS):
            if time.perf_counter() - self._beat_at > (BEAT_MS + HELD_MS) / 1000:
                self._places[self._place()] += 1

    def _place(self) -> str:
        frames = sys._current_frames()
        own = _own_lines(frames.get(self._window))
        others = [line for thread, frame in frames.items() if thread != self._window for line in _own_lines(frame)]
        return " < ".join(own[:_MOST_LINES] or ["outside the studio; meanwhile", *others[:_MOST_LINES]])


def _own_lines(innermost: FrameType | None) -> list[str]:
    """Return the lines of the studio's own functions on a stack, the innermost first."""
    own = f"{Path.cwd()}/studio/"
    walk = ((frame.f_code, line) for frame, line in traceback.walk_stack(innermost))
    return [
        f"studio/{code.co_filename.removeprefix(own)}:{line} {code.co_name}"
        for code, line in walk
        if code.co_filename.startswith(own)
    ]


class Heartbeat(QObject):
    """A timer with a short interval. At each event it records the delay and checks whether the task is done."""

    def __init__(self, stacks: Stacks | None = None) -> None:
        super().__init__()
        self._stacks, self._loop = stacks, QEventLoop(self)
        self._measured = Measured()
        self._last = self._last_worked = 0.0
        self._done: Callable[[], bool] = nothing
        self._timer = QTimer(self)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self._on_beat)
        self._timer.start()

    def until(self, done: Callable[[], bool]) -> None:
        """Run the event loop until the condition is true."""
        ends_at = time.perf_counter() + _MOST_WAIT_SECONDS
        self._done = lambda: done() or time.perf_counter() > ends_at
        self._loop.exec()
        self._done = nothing
        if time.perf_counter() > ends_at:
            raise TimeoutError

    def rest(self, seconds: float) -> None:
        ends_at = time.perf_counter() + seconds
        self.until(lambda: time.perf_counter() >= ends_at)

    def measure(
        self,
        measured: Measured,
        action: Callable[[], object],
        done: Callable[[], bool],
        first: Callable[[], bool] = nothing,
        afterwards: float = _AFTERWARDS_SECONDS,
    ) -> None:
        """Start a task, and measure until it is done and the window has shown the result."""
        begun = self._last = time.perf_counter()
        self._last_worked, self._measured, first_at = time.thread_time(), measured, 0.0

        def is_done() -> bool:
            nonlocal first_at
            first_at = first_at or (time.perf_counter() if first() else 0.0)
            return done()

        QTimer.singleShot(0, self, action)
        self.until(is_done)
        measured.whole.append((time.perf_counter() - begun) * 1000)
        measured.first += [(first_at - begun) * 1000] if first_at else []
        self.rest(afterwards)
        self._measured = Measured()

    def tell(self, name: str, measured: Measured) -> None:
        print(measured.told(name))
        for line in self._stacks.told() if self._stacks else ():
            print(line)
        sys.stdout.flush()

    @Slot()
    def nudge(self) -> None:
        """Check the task now instead of at the next event of the timer."""
        if self._loop.isRunning() and self._done():
            self._loop.quit()

    @Slot()
    def _on_beat(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        self._measured.gaps.append(max(0.0, (now - self._last) * 1000 - BEAT_MS))
        self._measured.work.append((worked - self._last_worked) * 1000)
        self._last, self._last_worked = now, worked
        if self._stacks:
            self._stacks.beat()
        self.nudge()
