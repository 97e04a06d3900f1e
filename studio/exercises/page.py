"""The state of the exercises as plain data, which a view shows."""

from dataclasses import dataclass
from enum import StrEnum

from studio.exercises.attempt import UNTRIED, Score, Stage
from studio.exercises.exercise import Exercise
from studio.exercises.hints import Hint, next_grade
from studio.exercises.judging import Judgement, Solutions
from studio.exercises.results import NO_RESULTS, Results


class Busy(StrEnum):
    """What the solver is working on."""

    NOTHING = ""
    JUDGING = "judging"
    HINTING = "hinting"
    SHOWING = "showing"


@dataclass(frozen=True, slots=True)
class ExercisePage:
    """The state that the view of the exercises shows. `exercise` is None until the first one is found."""

    number: int
    """The number of the exercise. The first one has the number 1."""
    count: int
    """The number of exercises found so far."""
    is_collecting: bool
    looked: int
    """How many positions were examined so far."""
    exercise: Exercise | None = None
    stage: Stage = Stage.TRYING
    last: Judgement | None = None
    """The judgement of the newest move."""
    can_take_back: bool = False
    is_longer: bool = False
    """Whether the newest move still wins, but takes longer than the best move."""
    plies: int = 0
    """The number of plies from here to the win."""
    score: Score = UNTRIED
    solutions: Solutions | None = None
    hint: Hint | None = None
    """The last hint that the user requested in this position. None if there was none."""
    results: Results = NO_RESULTS
    """The user's results in all exercises."""
    busy: Busy = Busy.NOTHING

    @property
    def can_show_solution(self) -> bool:
        """Whether an unfinished exercise is on the board and the solver is not working."""
        is_over = self.stage in (Stage.SOLVED, Stage.SHOWN)
        return self.exercise is not None and not is_over and self.busy is Busy.NOTHING

    @property
    def can_hint(self) -> bool:
        """Return whether the user can ask for another hint now."""
        is_free = self.exercise is not None and self.stage is Stage.TRYING and self.busy is Busy.NOTHING
        return is_free and next_grade(self.hint) is not None
