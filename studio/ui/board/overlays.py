"""What lies over the board while an engine thinks: heat, candidates as discs, and a line to come."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from studio.engine.views.phase_event import Phase
from studio.game.stones import Move, Stone
from studio.ui.texts.threats import Made


@dataclass(frozen=True, slots=True, eq=False)
class HeatLayer:
    """A colour for each point, drawn under the stones."""

    colors: NDArray[np.uint8]
    """[rows, columns, 4]: red, green, blue and alpha; where alpha is 0 nothing is drawn."""
    best: "HeatMark | None" = None


@dataclass(frozen=True, slots=True)
class HeatMark:
    """The one cell that is marked, with what is written in it."""

    point: int
    text: str
    brief: str
    """The same for little room."""
    color: str
    """The cell's, as #aarrggbb."""


@dataclass(frozen=True, slots=True)
class Disc:
    """A candidate, as it is written on the board."""

    point: int
    color: str
    """#rrggbb, or #aarrggbb."""
    win_rate: str
    brief: str
    """The win rate in whole percent, for little room."""
    visits: str
    rank: int
    is_best: bool


@dataclass(frozen=True, slots=True)
class GhostLine:
    """Moves that may come, the two sides in turn."""

    points: tuple[int, ...]
    first: Stone
    """Whose move the first one is."""


@dataclass(frozen=True, slots=True)
class ThreatMark:
    """What a stone of one side would make on a point."""

    point: int
    side: Stone
    made: Made


@dataclass(frozen=True, slots=True)
class StepLabel:
    """What is written beside a stone of a path."""

    point: int
    forms: tuple[tuple[str, ...], ...]
    """Lines of text, the fullest form first; the first one that has room is written."""
    is_emphasised: bool = False


@dataclass(frozen=True, slots=True)
class StepLayer:
    """One phase of a search. What it does not concern is empty."""

    phase: Phase
    path: GhostLine
    labels: tuple[StepLabel, ...] = ()
    """In the order in which they appear."""
    runner_up: int | None = None
    """The point that was nearly chosen."""
    new_point: int | None = None
    rollout: tuple[Move, ...] = ()
    winning_points: tuple[int, ...] = ()
    """Of the rollout's end."""
    banner: str = ""
    """What came out of it; written when all has been shown."""

    @property
    def points(self) -> frozenset[int]:
        """Where it puts stones."""
        return frozenset(self.path.points) | {move.point for move in self.rollout}
