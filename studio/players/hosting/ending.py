"""How a program ended."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ending:
    """What is known of it when nothing of it runs any more."""

    status: int | None = None
    """What it returned, or the signal that ended it as a negative number; None where nobody was told."""
    left: int = 0
    """How many processes it had left behind; 0 where the system does not tell."""
    by_itself: bool = True
    """Whether it did not have to be killed."""
