"""Lessons as plain data.

A lesson has a position, search parameters, and steps. In a step, the reader reads, performs or predicts something.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors
from studio.game.position import Position
from studio.game.rules import Rules
from studio.lessons.answers import AnswerRule

PHASES = 4
"""The number of phases in a simulation."""


class Pane(StrEnum):
    """The pane of the window that a step highlights."""

    BOARD = "board"
    CANDIDATES = "candidates"
    CONVERGENCE = "convergence"
    STEPS = "steps"
    TREE = "tree"
    HEATMAP = "heatmap"
    PANEL = "panel"


class Column(StrEnum):
    """A column of the search tree that a step needs. It stays visible even in a narrow pane."""

    SHARE = "share"
    PRIOR = "prior"
    EXPLOITATION = "exploitation"
    EXPLORATION = "exploration"
    SCORE = "score"
    PROOF = "proof"
    DEPTH = "depth"


@dataclass(frozen=True, slots=True)
class Phases:
    """Performs `count` more phases."""

    count: int


@dataclass(frozen=True, slots=True)
class Simulations:
    """Performs `count` more simulations. If a simulation has already begun, completing it counts as one."""

    count: int


@dataclass(frozen=True, slots=True)
class Until:
    """Searches until there have been `simulations` simulations in this position."""

    simulations: int


@dataclass(frozen=True, slots=True)
class Reset:
    """Returns to the start of the lesson, with an empty tree."""


@dataclass(frozen=True, slots=True)
class Restart:
    """Searches the same position again with other parameters, beginning with an empty tree."""

    parameters: Parameters
    priors: Priors


@dataclass(frozen=True, slots=True)
class MakeMove:
    """Plays the move at `point`, and keeps the part of the tree below it."""

    point: int


@dataclass(frozen=True, slots=True)
class SetUp:
    """Shows the position that other moves lead to from the empty board. Searches it, beginning with an empty tree."""

    moves: tuple[int, ...]
    parameters: Parameters


StepAction = Phases | Simulations | Until | Reset | Restart | MakeMove | SetUp
Asked = Phases | Simulations
"""What the reader can be asked to perform with the step keys."""


@dataclass(frozen=True, slots=True)
class Place:
    """A point in a lesson. It contains all that is needed to rebuild this state of the search exactly."""

    parameters: Parameters
    priors: Priors
    moves: tuple[int, ...]  # the moves before the tree was begun
    kept: tuple[tuple[int, int], ...] = ()  # later moves that kept the tree: (simulations before the move, point)
    phases: int = 0  # the number of phases performed in this position

    @property
    def simulations(self) -> int:
        """The number of finished simulations."""
        return self.phases // PHASES

    @property
    def all_moves(self) -> tuple[int, ...]:
        return (*self.moves, *(point for _, point in self.kept))

    def has_same_tree(self, other: "Place") -> bool:
        """Return whether the places are equal. Only their numbers of phases may differ."""
        return replace(self, phases=other.phases) == other


@dataclass(frozen=True, slots=True)
class Option:
    answer: str  # in the notation of the rule's answers
    text: str


@dataclass(frozen=True, slots=True)
class Prediction:
    """A question about the result of an action of the search."""

    # A rule derives the answer from the result.

    question: str
    rule: AnswerRule
    options: tuple[Option, ...]  # empty if the reader answers by a click on the board
    do: StepAction | None
    right: str
    wrong: str

    @property
    def wants_point(self) -> bool:
        return not self.options


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a lesson.

    It has a text, and at most one of these: an action (`do`), a request (`ask`) or a question (`predict`).
    """

    text: str
    look: Pane | None = None
    do: StepAction | None = None  # the program performs it when the reader continues
    ask: Asked | None = None  # the reader performs it by the step keys
    predict: Prediction | None = None
    solve: bool = False  # whether the solver shows who wins by threats during this step

    @property
    def action(self) -> StepAction | None:
        """The action of the search in this step, which the program or the reader performs.

        It is None if the step is only read.
        """
        return self.do or self.ask or (self.predict.do if self.predict else None)


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str  # the file name without its suffix
    title: str
    sentence: str
    rules: Rules
    seed: int
    steps: tuple[LessonStep, ...]
    places: tuple[Place, ...]  # the place before each step, and the place after the last step
    columns: tuple[Column, ...] = ()  # columns of the search tree that the texts mention
    all_discs: bool = False  # whether the board marks all visited moves instead of the best ones

    def shows_only_position(self, index: int) -> bool:
        """Return whether step `index` shows the board without results of the search.

        This is so if the step is about the board and its action begins the search again. If the action of the previous
        step produced results, they are shown.
        """
        # The text already speaks of the next position or of other priors, which these results would contradict.
        step, before = self.steps[index], self.steps[max(index - 1, 0)]
        is_left = step.look is Pane.BOARD and isinstance(step.do, Restart | SetUp | Reset)
        return is_left and not isinstance(before.do, Phases | Simulations | Until)

    def position(self, place: Place) -> Position:
        position = Position(self.rules)
        for point in place.all_moves:
            position.play(point)
        return position


def place_after(place: Place, action: StepAction | None, start: Place) -> Place:
    """Return the place that `action` leads to from `place`. `start` is where the lesson begins."""
    match action:
        case Phases(count):
            return replace(place, phases=place.phases + count)
        case Simulations(count):
            return replace(place, phases=(place.simulations + count) * PHASES)
        case Until(simulations):
            return replace(place, phases=simulations * PHASES)
        case Reset():
            return start
        case Restart(parameters, priors):
            return Place(parameters, priors, place.all_moves)
        case SetUp(moves, parameters):
            return Place(parameters, (), moves)
        case MakeMove(point):
            finished = -(-place.phases // PHASES)  # a simulation in progress is finished first
            return replace(place, kept=(*place.kept, (finished, point)), phases=0)
    return place
