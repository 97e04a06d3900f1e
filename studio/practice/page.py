"""The state of practice as plain data, for a view."""

from dataclasses import dataclass

from studio.exercises.attempt import Stage
from studio.exercises.hints import Hint, next_grade
from studio.exercises.page import Busy
from studio.practice.card import Card
from studio.practice.judging import Judgement
from studio.practice.schedule import Grade, Schedule
from studio.practice.statistics import Statistics

NO_STATISTICS = Statistics()


@dataclass(frozen=True, slots=True)
class PracticePage:
    """The state of a series of cards. If no series is running, `card` is None."""

    number: int = 0
    """The number of the card in the series. The first is 1."""
    # Cards that are asked again count once.
    count: int = 0
    """The number of cards in this series."""
    again: int = 0
    """The number of cards that will be asked again."""
    card: Card | None = None
    # The first answer of today was wrong.
    is_again: bool = False
    """Whether this card was asked before and is now asked again."""
    is_trial: bool = False
    """Whether the card is asked only once and the answer is not saved."""
    stage: Stage = Stage.TRYING
    last: Judgement | None = None
    """The judgement of the newest answer."""
    grade: Grade | None = None
    """The grade of the first answer."""
    hint: Hint | None = None
    schedule: Schedule | None = None
    """The schedule after the first answer."""
    statistics: Statistics = NO_STATISTICS
    busy: Busy = Busy.NOTHING

    @property
    def is_over(self) -> bool:
        return self.stage in (Stage.SOLVED, Stage.SHOWN)

    @property
    def is_question(self) -> bool:
        """Whether a card is on the board and has no answer yet."""
        # The view must not show the answer.
        return self.card is not None and not self.is_over

    @property
    def can_show_solution(self) -> bool:
        return self.is_question and self.busy is Busy.NOTHING

    @property
    def can_hint(self) -> bool:
        is_free = self.card is not None and self.stage is Stage.TRYING and self.busy is Busy.NOTHING
        return is_free and next_grade(self.hint) is not None

    @property
    def can_take_back(self) -> bool:
        return self.card is not None and self.stage is Stage.REFUTED


@dataclass(frozen=True, slots=True)
class SeriesTally:
    """The sums of a finished series."""

    answered: int = 0
    right: int = 0
    """The number of cards whose first answer was right, including answers after a hint."""
