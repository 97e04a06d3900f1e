"""What a training gets from its caller while it runs (workers and callbacks), and the clock of its work."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from studio.training.notices import Notice

if TYPE_CHECKING:
    from studio.matches.workers.workers import Workers


def _do_nothing(*_: object) -> None:
    pass


@dataclass(frozen=True)
class RunContext:
    """The workers and callbacks of a running training."""

    workers: "Workers | None" = None
    """The workers that play the games; None plays them in this process."""
    notify: Callable[[Notice], object] = _do_nothing
    between_steps: Callable[[], object] = _do_nothing
    """Called between two steps of work. It may wait, which does not count as training time, or raise to stop."""


class Clock:
    """Measures the time that a training works, without its pauses."""

    def __init__(self) -> None:
        self._since, self.paused = time.monotonic(), 0.0
        self._counted = 0.0  # the pauses included in the last result

    def taken(self) -> float:
        """Return the seconds of work since the previous call."""
        now = time.monotonic()
        seconds = now - self._since - (self.paused - self._counted)
        self._since, self._counted = now, self.paused
        return seconds

    @contextmanager
    def pausing(self) -> Iterator[None]:
        begun = time.monotonic()
        yield
        self.paused += time.monotonic() - begun
