"""Lessons as plain data: a position, search parameters, and steps that the reader reads, performs or predicts."""

from dataclasses import dataclass, replace
from enum import StrEnum

from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors
from studio.game.position import Position
from studio.game.rules import Rules
from studio.lessons.answers import AnswerRule

PHASES = 4
"""Phases in a simulation."""


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
    """A column of the search tree that stays visible in a step, even in a narrow pane."""

    SHARE = "share"
    PRIOR = "prior"
    EXPLOITATION = "exploitation"
    EXPLORATION = "exploration"
    SCORE = "score"
    PROOF = "proof"
    DEPTH = "depth"


@dataclass(frozen=True, slots=True)
class Phases:
    """Performs `count` further phases."""

    count: int


@dataclass(frozen=True, slots=True)
class Simulations:
    """Performs `count` further simulations. A started simulation that is completed counts as one of them."""

    count: int


@dataclass(frozen=True, slots=True)
class Until:
    """Searches until the position has had `simulations` simulations."""

    simulations: int


@dataclass(frozen=True, slots=True)
class Reset:
    """Returns to the start of the lesson, with an empty tree."""


@dataclass(frozen=True, slots=True)
class Restart:
    """Searches the same position with other parameters, from an empty tree."""

    parameters: Parameters
    priors: Priors


@dataclass(frozen=True, slots=True)
class MakeMove:
    """Plays a move at `point`, and keeps the tree below it."""

    point: int


@dataclass(frozen=True, slots=True)
class SetUp:
    """Shows the position after other moves from the empty board, and searches it from an empty tree."""

    moves: tuple[int, ...]
    parameters: Parameters


StepAction = Phases | Simulations | Until | Reset | Restart | MakeMove | SetUp
Asked = Phases | Simulations
"""The actions that the reader can perform with the step keys."""


@dataclass(frozen=True, slots=True)
class Place:
    """A point in a lesson: the data from which this state of the search can be rebuilt exactly."""

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
        """Return whether the places are equal, except that their numbers of phases may differ."""
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
    """A step of a lesson: a text, and at most one action (`do`), request (`ask`) or question (`predict`)."""

    text: str
    look: Pane | None = None
    do: StepAction | None = None  # the program performs it when the reader continues
    ask: Asked | None = None  # the reader performs it by the step keys
    predict: Prediction | None = None
    solve: bool = False  # whether the solver shows who wins by threats during this step

    @property
    def action(self) -> StepAction | None:
        """The action of the search in this step, by the program or the reader; None in a step that is only read."""
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

    def shows_only_position(self, index: int) -> bool:
        """Return whether step `index` shows the board without results of the search.

        This is so if the step is about the board and its action begins the search again. Results are shown nevertheless
        if the action of the previous step produced them.
        """
        # The text already speaks of the next position or of other priors, which these results would contradict.
        step, before = self.steps[index], self.steps[max(index - 1, 0)]
        is_left = step.look is Pane.BOARD and isinstance(step.do, Restart | SetUp | Reset)
        return is_left and not isinstance(before.do, Phases | Simulations | Until)

    def position(self, place: Place) -> Position:
        """Return the position at `place`."""
        position = Position(self.rules)
        for point in place.all_moves:
            position.play(point)
        return position


def place_after(place: Place, action: StepAction | None, start: Place) -> Place:
    """Return the place after `action` at `place`.

    `start` is the place at which the lesson begins.
    """
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
