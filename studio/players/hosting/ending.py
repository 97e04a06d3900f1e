"""How a program ended."""

import logging
from dataclasses import dataclass

from studio.child_process import how_it_ended

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Ending:
    """What is known of it when nothing of it runs any more."""

    status: int | None = None
    """What it returned, or the signal that ended it as a negative number; None where nobody was told."""
    left: int = 0
    """How many processes it had left behind; 0 where the system does not tell."""
    by_itself: bool = True
    """Whether it did not have to be killed."""


def log_end(program: str, ending: Ending) -> None:
    """Log that a program has ended which was to go on."""
    level = logging.WARNING if ending.status else logging.DEBUG
    _logger.log(level, "The program %s %s.", program, how_it_ended(ending.status))
