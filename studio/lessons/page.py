"""What a view shows of a lesson at one moment. Plain data."""

from dataclasses import dataclass
from enum import StrEnum

from studio.lessons.lesson import Pane, Prediction


class Stage(StrEnum):
    """What a lesson waits for."""

    READING = "reading"  # that the reader goes on
    ASKED = "asked"  # that the reader steps
    PREDICTING = "predicting"  # an answer
    WORKING = "working"  # the search
    HELD = "held"  # the reader must continue, because the search was stopped
    JUDGED = "judged"  # that the reader goes on, after an answer
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Verdict:
    """An answer, and the one that the search gave."""

    given: str
    right: str  # empty where the search could not say

    @property
    def is_right(self) -> bool:
        return self.given == self.right


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a reader is in what was asked."""

    done: int
    wanted: int
    in_phases: bool  # else in simulations
    is_done: bool
    is_beyond: bool


@dataclass(frozen=True, slots=True)
class LessonPage:
    """One step of a lesson, as it stands."""

    title: str
    number: int  # of the step, from 1
    count: int
    text: str
    look: Pane | None
    stage: Stage
    solve: bool = False  # whether the solver is to say who wins by threats
    prediction: Prediction | None = None
    given: str = ""  # the answer, judged or not
    verdict: Verdict | None = None
    explanation: str = ""
    progress: Progress | None = None
    right_answers: int = 0
    questions: int = 0  # that were answered
    is_astray: bool = False  # whether the board or the search changed since

    @property
    def wants_solver(self) -> bool:
        """Whether it is to say so now: of the position that the text speaks of."""
        return self.solve and not self.is_astray and self.stage in (Stage.READING, Stage.ASKED, Stage.JUDGED)

    @property
    def wants_point(self) -> bool:
        """Whether a click on the board is an answer now."""
        return self.stage is Stage.PREDICTING and self.prediction is not None and self.prediction.wants_point
