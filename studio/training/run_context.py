"""What a training gets from its caller while it runs: workers and callbacks."""

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
    """The workers and callbacks of a running training."""

    workers: "Workers | None" = None
    """The workers that play the games; None plays them in this process."""
    notify: Callable[[Notice], object] = _do_nothing
    between_steps: Callable[[], object] = _do_nothing
    """Called between two steps of work. It may wait, or raise to stop."""
    processor_seconds: Callable[[], float] = time.process_time
    """Returns the processor time of this process, in seconds."""
