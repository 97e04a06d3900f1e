"""What a lesson is: a position, a way to search it, and steps that are read, asked for, or predicted. Plain data."""

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
    """Where a step tells its reader to look."""

    BOARD = "board"
    CANDIDATES = "candidates"
    CONVERGENCE = "convergence"
    STEPS = "steps"
    TREE = "tree"
    HEATMAP = "heatmap"
    PANEL = "panel"


@dataclass(frozen=True, slots=True)
class Phases:
    """Do this number of further phases."""

    count: int


@dataclass(frozen=True, slots=True)
class Simulations:
    """Do this number of further simulations; the rest of a simulation in progress counts as one."""

    count: int


@dataclass(frozen=True, slots=True)
class Until:
    """Search up to this number of simulations of this position."""

    simulations: int


@dataclass(frozen=True, slots=True)
class Reset:
    """Back to how the lesson begins, with an empty tree."""


@dataclass(frozen=True, slots=True)
class Restart:
    """The same position searched in another way, from the start."""

    parameters: Parameters
    priors: Priors


@dataclass(frozen=True, slots=True)
class MakeMove:
    """A move on the board; what was found below it is kept."""

    point: int


Deed = Phases | Simulations | Until | Reset | Restart | MakeMove
Asked = Phases | Simulations
"""What a reader can be asked to do by the keys that step."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the search stands in a lesson: all that is needed to come here again, to the last bit."""

    parameters: Parameters
    priors: Priors
    moves: tuple[int, ...]  # with which the tree was begun
    kept: tuple[tuple[int, int], ...] = ()  # the moves since: after how many simulations, and the point
    phases: int = 0  # that were performed in this position

    @property
    def simulations(self) -> int:
        """How many are finished."""
        return self.phases // PHASES

    @property
    def all_moves(self) -> tuple[int, ...]:
        return (*self.moves, *(point for _, point in self.kept))

    def has_same_tree(self, other: "Place") -> bool:
        """Whether one is on the way to the other: they differ in phases only."""
        return replace(self, phases=other.phases) == other


@dataclass(frozen=True, slots=True)
class Option:
    answer: str  # as its rule writes answers
    text: str


@dataclass(frozen=True, slots=True)
class Prediction:
    """A question that the search itself answers, when it has done what is to be done."""

    question: str
    rule: AnswerRule
    options: tuple[Option, ...]  # none where a point of the board is to be chosen
    do: Deed | None
    right: str
    wrong: str

    @property
    def wants_point(self) -> bool:
        return not self.options


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One text, and at most one of the three that follow it."""

    text: str
    look: Pane | None = None
    do: Deed | None = None  # the program does it when the reader goes on
    ask: Asked | None = None  # the reader does it by the usual keys
    predict: Prediction | None = None
    solve: bool = False  # whether the solver says who wins by threats while this is read

    @property
    def deed(self) -> Deed | None:
        """What happens to the search in this step, by the lesson or the reader."""
        return self.do or self.ask or (self.predict.do if self.predict else None)


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str  # of its file, without the ending
    title: str
    sentence: str
    rules: Rules
    seed: int
    steps: tuple[LessonStep, ...]
    places: tuple[Place, ...]  # before each step, and after the last one

    def position(self, place: Place) -> Position:
        """The board there."""
        position = Position(self.rules)
        for point in place.all_moves:
            position.play(point)
        return position


def place_after(place: Place, deed: Deed | None, start: Place) -> Place:
    """Where the search stands when this has been done; `start` is the lesson's beginning."""
    match deed:
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
        case MakeMove(point):
            finished = -(-place.phases // PHASES)  # a simulation that was begun is finished first
            return replace(place, kept=(*place.kept, (finished, point)), phases=0)
    return place
