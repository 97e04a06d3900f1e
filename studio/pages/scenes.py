"""The content of a web page as data.

A page has scenes with a position, moments of a search, a tree, steps and a question.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from studio.engine.views.outline import TreeOutline
from studio.engine.views.phase_event import PhaseEvent
from studio.engine.views.snapshot import NodeView, Snapshot
from studio.game.position import Position
from studio.game.rules import Rules
from studio.insight.ranking import best_point


class PageKind(StrEnum):
    """The kind of a page. How a reader moves through the scenes depends on it."""

    SEARCH = "search"
    LESSON = "lesson"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class Moment:
    """The results of a search at one moment, or an analysis that a record contains."""

    root: NodeView
    best: int | None
    simulations: int
    seconds: float | None = None
    unit: str = "simulation"
    """What `simulations` counts. For an external engine, it counts nodes."""

    @classmethod
    def of(cls, snapshot: Snapshot) -> "Moment":
        return cls(snapshot.root, snapshot.best, snapshot.simulations, snapshot.seconds)

    @classmethod
    def ranked(cls, snapshot: Snapshot) -> "Moment":
        """Return the results of `snapshot`. The best move is the one with rank 1, as in a lesson in the window."""
        return cls(snapshot.root, best_point(snapshot.root), snapshot.simulations, snapshot.seconds)


@dataclass(frozen=True, slots=True)
class Tree:
    """The most visited part of a tree at one moment. `simulations` is the number of simulations at that moment."""

    outline: TreeOutline
    simulations: int


@dataclass(frozen=True, slots=True)
class Question:
    """A question about what the search does next.

    Moments after `Scene.start` are hidden until the reader has answered.
    """

    text: str
    options: Sequence[tuple[str, str]]
    """The possible answers and their texts. It is empty if the reader answers by a click on a point."""
    right: str
    """The right answer. It is empty if the search did not decide it."""
    if_right: str
    if_wrong: str


@dataclass(frozen=True, slots=True)
class Played:
    """How a game continued: the move that was played, a better move if one is known, and the verdict, such as `?!`."""

    point: int | None
    better: int | None = None
    verdict: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """A position with its texts, the moments of its search, and further data that the reader can explore."""

    name: str
    position: Position
    texts: Sequence[str] = ()
    """Paragraphs in the markup of lessons: `code`, **bold** and *italic*."""
    comment: str = ""
    """A comment without markup."""
    look: str = ""
    """Which part of the page to look at: `board`, `candidates`, `convergence`, `steps` or `tree`."""
    moments: Sequence[Moment] = ()
    start: int = -1
    """The index of the moment that is shown first. −1 stands for the last one."""
    trees: Sequence[Tree] = ()
    """The tree at one moment or at several moments, in their order."""
    steps: Sequence[PhaseEvent] = ()
    asks: str = ""
    """A text that asks the reader to go through the steps. It is empty if there is no such request."""
    question: Question | None = None
    next_move: Played | None = None
    line: Sequence[int] = ()
    """A line that is shown at first. It contains the points of its moves, beginning with the side to move."""
    rate: float | None = None
    """The first side's win rate in this position, for the curve of a game."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page. It has a title, a line below the title, and scenes."""

    kind: PageKind
    title: str
    caption: str
    rules: Rules
    scenes: Sequence[Scene]
    facts: Sequence[str] = ()
    """More sentences, which are shown at the end of the page."""
    jumps: Sequence[tuple[int, str]] = ()
    """The indices of the important scenes, with one sentence for each."""
