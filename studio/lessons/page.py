"""The state of a lesson for a view, as plain data."""

from dataclasses import dataclass
from enum import StrEnum

from studio.lessons.lesson import Pane, Prediction


class Stage(StrEnum):
    """The stage of a lesson. Each comment names what the lesson waits for."""

    READING = "reading"  # the reader to continue
    ASKED = "asked"  # the reader to use the step keys
    PREDICTING = "predicting"  # an answer
    WORKING = "working"  # the search
    HELD = "held"  # the reader to continue, after the search was stopped
    JUDGED = "judged"  # the reader to continue, after an answer
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The reader's answer and the right one."""

    given: str
    right: str  # empty if the search has no answer

    @property
    def is_right(self) -> bool:
        return self.given == self.right


@dataclass(frozen=True, slots=True)
class Progress:
    """The number of steps that the reader is asked to perform, and the number of those already performed."""

    done: int
    wanted: int
    in_phases: bool  # whether the steps are phases; otherwise they are simulations
    is_done: bool
    is_beyond: bool


@dataclass(frozen=True, slots=True)
class LessonPage:
    """The state of one step of a lesson."""

    title: str
    number: int  # of the step, from 1
    count: int
    text: str
    look: Pane | None
    stage: Stage
    solve: bool = False  # whether the solver shows who wins by threats
    prediction: Prediction | None = None
    given: str = ""  # the reader's answer, set before it is judged
    verdict: Verdict | None = None
    explanation: str = ""
    progress: Progress | None = None
    right_answers: int = 0
    questions: int = 0  # questions answered
    is_astray: bool = False  # whether the user has changed the board or the search

    @property
    def wants_solver(self) -> bool:
        """Return whether the solver shows its result now. This is possible only while the step's position is on the
        board.
        """
        return self.solve and not self.is_astray and self.stage in (Stage.READING, Stage.ASKED, Stage.JUDGED)

    @property
    def wants_point(self) -> bool:
        """Return whether a click on the board is an answer now."""
        return self.stage is Stage.PREDICTING and self.prediction is not None and self.prediction.wants_point
