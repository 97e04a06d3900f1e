"""The state of a lesson as plain data, for a view to show."""

from dataclasses import dataclass
from enum import StrEnum

from studio.lessons.lesson import Pane, Prediction


class Stage(StrEnum):
    """What a lesson is waiting for."""

    # Each comment says for what the lesson waits.

    READING = "reading"  # the reader to continue
    ASKED = "asked"  # the reader to use the step keys
    PREDICTING = "predicting"  # an answer
    WORKING = "working"  # the search
    HELD = "held"  # the reader to continue, because the search was stopped or failed
    JUDGED = "judged"  # the reader to continue after reading whether the answer was right
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The reader's answer and the right answer."""

    given: str
    right: str  # empty if the search does not decide the answer

    @property
    def is_right(self) -> bool:
        return self.given == self.right


@dataclass(frozen=True, slots=True)
class Progress:
    """How many of the requested phases or simulations the reader has performed."""

    done: int
    wanted: int
    in_phases: bool  # whether phases are counted; otherwise simulations
    is_done: bool
    is_beyond: bool  # whether the search has already done more than was asked


@dataclass(frozen=True, slots=True)
class LessonPage:
    """What a view shows of a lesson at one step."""

    title: str
    number: int  # the number of the step, from 1
    count: int
    text: str
    look: Pane | None
    stage: Stage
    solve: bool = False  # whether the step shows the solver's result
    prediction: Prediction | None = None
    given: str = ""  # the reader's answer, even if it is not judged yet
    verdict: Verdict | None = None
    explanation: str = ""
    progress: Progress | None = None
    right_answers: int = 0
    questions: int = 0  # the number of judged answers
    is_astray: bool = False  # whether the user has changed the board or the search
    needs_no_search: bool = False  # whether this step is only read, and the next one has the same search
    shows_only_position: bool = False  # whether this step shows the board without results of the search
    is_preparing: bool = False  # whether the search cannot run yet because it is being compiled
    next_title: str = ""  # the title of the lesson after this one in the list, or an empty text

    @property
    def pointed(self) -> str:
        """Return the name of the pane that the step points to. The text is empty if it points to none."""
        return str(self.look) if self.look is not None and self.stage is not Stage.ENDED else ""

    @property
    def wants_solver(self) -> bool:
        """Return whether the view should show the solver's result now.

        This is so in steps with a solver, while the board shows the position of the step.
        """
        return self.solve and not self.is_astray and self.stage in (Stage.READING, Stage.ASKED, Stage.JUDGED)

    @property
    def can_read_on(self) -> bool:
        """Return whether the reader may go on although the search of this step is still being prepared."""
        return self.is_preparing and self.needs_no_search

    @property
    def is_question(self) -> bool:
        """Return whether a question about the shown search has not been answered yet."""
        return self.stage is Stage.PREDICTING and not self.is_astray

    @property
    def hides_board_results(self) -> bool:
        """Return whether the board must show no results.

        This is so during a question, and in a step about the position.
        """
        is_bare = self.shows_only_position and self.stage is not Stage.ENDED and not self.is_astray
        return self.is_question or is_bare

    @property
    def wants_point(self) -> bool:
        """Return whether the current question is answered by a click on the board."""
        return self.stage is Stage.PREDICTING and self.prediction is not None and self.prediction.wants_point
