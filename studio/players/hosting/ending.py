"""Describes how a program ended."""

import logging
from dataclasses import dataclass

from studio.child_process import how_it_ended

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Ending:
    """How a program ended."""

    # It is known when all processes of the program have ended.

    status: int | None = None
    """The exit status, a negative signal number, or None if unknown."""
    left: int = 0
    """The number of processes that the program left behind, as far as the system reports them."""
    by_itself: bool = True
    """Whether the program exited without being killed."""


def log_end(program: str, ending: Ending) -> None:
    """Log the end of a program that should have continued."""
    level = logging.WARNING if ending.status else logging.DEBUG
    _logger.log(level, "The program %s %s.", program, how_it_ended(ending.status))
