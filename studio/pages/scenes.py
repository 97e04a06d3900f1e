"""The content of a web page as data: scenes with a position, moments of a search, a tree, steps and a question."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from studio.engine.views.outline import TreeOutline
from studio.engine.views.phase_event import PhaseEvent
from studio.engine.views.snapshot import NodeView, Snapshot
from studio.game.position import Position
from studio.game.rules import Rules


class PageKind(StrEnum):
    """The kind of a page. It determines how a reader moves through the scenes."""

    SEARCH = "search"
    LESSON = "lesson"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class Moment:
    """The results of a search at one moment, or an analysis from a record."""

    root: NodeView
    best: int | None
    simulations: int
    seconds: float | None = None
    unit: str = "simulation"
    """What `simulations` counts: an external engine counts nodes."""

    @classmethod
    def of(cls, snapshot: Snapshot) -> "Moment":
        return cls(snapshot.root, snapshot.best, snapshot.simulations, snapshot.seconds)


@dataclass(frozen=True, slots=True)
class Tree:
    """The most visited part of a tree, and the number of simulations at that moment."""

    outline: TreeOutline
    simulations: int


@dataclass(frozen=True, slots=True)
class Question:
    """A question about what the search does next. Until the answer, the moments after `Scene.start` are hidden."""

    text: str
    options: Sequence[tuple[str, str]]
    """The answers and their texts; empty if the reader chooses a point."""
    right: str
    """The right answer; empty if the search did not decide it."""
    if_right: str
    if_wrong: str


@dataclass(frozen=True, slots=True)
class Played:
    """How a game continued: the played move, a better move if one is known, and the verdict, such as `?!`."""

    point: int | None
    better: int | None = None
    verdict: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """A position with its texts, the moments of its search, and more to explore."""

    name: str
    position: Position
    texts: Sequence[str] = ()
    """Paragraphs in the markup of lessons: `code`, **bold** and *italic*."""
    comment: str = ""
    """A comment without markup."""
    look: str = ""
    """The part of the page to look at: `board`, `candidates`, `convergence`, `steps` or `tree`."""
    moments: Sequence[Moment] = ()
    start: int = -1
    """The index of the moment that is shown first; −1 for the last one."""
    trees: Sequence[Tree] = ()
    """The tree at one or more moments, in their order."""
    steps: Sequence[PhaseEvent] = ()
    asks: str = ""
    """A request to the reader to go through the steps; empty without one."""
    question: Question | None = None
    next_move: Played | None = None
    line: Sequence[int] = ()
    """A line that is shown first: the points of its moves, beginning with the side to move."""
    rate: float | None = None
    """The win rate of the first side at this position, for the curve of a game."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page with its title, a line below it, and its scenes."""

    kind: PageKind
    title: str
    caption: str
    rules: Rules
    scenes: Sequence[Scene]
    facts: Sequence[str] = ()
    """Further sentences at the end of the page."""
    jumps: Sequence[tuple[int, str]] = ()
    """The indices of important scenes, each with a sentence."""
