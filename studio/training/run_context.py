"""The workers and callbacks that a running training gets from its caller."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from studio.training.notices import Notice

if TYPE_CHECKING:
    from studio.matches.workers.workers import Workers


def _do_nothing(*_: object) -> None:
    pass


@dataclass(frozen=True)
class RunContext:
    workers: "Workers | None" = None
    """The workers that play the games. If None, this process plays them."""
    notify: Callable[[Notice], object] = _do_nothing
    between_steps: Callable[[], object] = _do_nothing
    """A function that is called between two steps of work. It may wait, or raise an exception to stop."""
    processor_seconds: Callable[[], float] = time.process_time
    """A function that returns the processor time of this process, in seconds."""
