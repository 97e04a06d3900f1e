"""The statistics of practice: cards that are due, days in a row, and the rate of right answers."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from studio.practice.schedule import LEAST_PASS, Grade

RECENT_DAYS = 30


@dataclass(frozen=True, slots=True)
class Response:
    """The first answer of the user to a card on one day."""

    key: str
    """The key of the card."""
    day: date
    grade: Grade
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if not 0 <= self.seconds < 1e9:
            raise ValueError("an answer takes some seconds, from 0")

    @property
    def is_right(self) -> bool:
        return self.grade >= LEAST_PASS


@dataclass(frozen=True, slots=True)
class Statistics:
    """The numbers that the window and the command line show."""

    cards: int = 0
    due: int = 0
    """The number of cards due today, including new ones."""
    new: int = 0
    """The number of cards that were never answered, including those that are not due today."""
    answered_today: int = 0
    streak: int = 0
    """The number of days in a row with an answer. The last one is today or, before today's first answer, yesterday."""
    answers: int = 0
    """The number of answers in the last `RECENT_DAYS` days."""
    right: int = 0
    """The number of right answers among `answers`."""

    @property
    def rate(self) -> float | None:
        """The share of right answers in the last `RECENT_DAYS` days, from 0 to 1. None if there were no answers."""
        return self.right / self.answers if self.answers else None


def streak_of(days: Iterable[date], today: date) -> int:
    """Return how many days in a row are in `days`. The last one is today or yesterday."""
    answered = set(days)
    day = today if today in answered else today - timedelta(1)
    count = 0
    while day in answered:
        day, count = day - timedelta(1), count + 1
    return count
