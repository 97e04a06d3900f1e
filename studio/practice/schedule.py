"""The schedule of a card by the algorithm SM-2 (Woźniak, 1990)."""

# After each answer, it gives the day of the next one.

import math
from dataclasses import dataclass, replace
from datetime import date, timedelta
from enum import IntEnum

FIRST_EASE = 2.5
LEAST_EASE = 1.3
# Years of right answers stay far below it.
MOST_EASE = 100.0
"""The largest factor that a file may contain."""
_FIRST_DAYS, _SECOND_DAYS = 1, 6
MOST_DAYS = 3650
"""The longest interval, in days."""
MOST_ANSWERS = 1_000_000
"""The largest count of right or wrong answers."""
NEVER = date.max
"""The day on which a removed card is due, which never comes."""


class Grade(IntEnum):
    """The quality of an answer on the scale of SM-2. The interval grows if the grade is at least `LEAST_PASS`."""

    SHOWN = 0  # the user asked for the solution
    WRONG = 1
    HINTED = 3  # right after a hint
    RIGHT = 5


LEAST_PASS = 3


@dataclass(frozen=True, slots=True)
class Schedule:
    """The state of a card in SM-2."""

    due: date
    """The first day on which the card is due."""
    days: int = 0
    """The number of days from the last answer to `due`. 0 for a new card."""
    ease: float = FIRST_EASE
    """The factor by which the interval grows, from 1.3 to 100."""
    passes: int = 0
    """The number of right answers in a row."""
    lapses: int = 0
    """The number of wrong answers. It includes the times when the user asked for the solution."""

    def __post_init__(self) -> None:
        answers = (self.passes, self.lapses)
        if not 0 <= self.days <= MOST_DAYS or min(answers) < 0 or max(answers) > MOST_ANSWERS:
            raise ValueError(f"a schedule has up to {MOST_DAYS} days and {MOST_ANSWERS} answers")
        if not LEAST_EASE <= self.ease <= MOST_EASE:
            raise ValueError(f"the ease of a schedule is from {LEAST_EASE} to {MOST_EASE}")

    @property
    def is_new(self) -> bool:
        """Whether the card was never answered."""
        return not self.passes and not self.lapses

    @property
    def removed(self) -> "Schedule":
        """The schedule of a card that the user has removed. It keeps the history, but is never due."""
        return replace(self, due=NEVER)

    def after(self, grade: Grade, today: date) -> "Schedule":
        """Return the new schedule after an answer on the day `today`."""
        if grade < LEAST_PASS:  # begins again, with the same ease
            lapses = min(MOST_ANSWERS, self.lapses + 1)
            return Schedule(today + timedelta(_FIRST_DAYS), _FIRST_DAYS, self.ease, 0, lapses)
        short = Grade.RIGHT - grade
        ease = round(self.ease + 0.1 - short * (0.08 + short * 0.02), 2)
        ease = min(MOST_EASE, max(LEAST_EASE, ease))
        days = min(MOST_DAYS, self._days_after_pass(ease))
        return Schedule(today + timedelta(days), days, ease, min(MOST_ANSWERS, self.passes + 1), self.lapses)

    def _days_after_pass(self, ease: float) -> int:
        if self.passes == 0:
            return _FIRST_DAYS
        if self.passes == 1:
            return _SECOND_DAYS
        return math.ceil(round(self.days * ease, 6))  # without the error of floating-point numbers
