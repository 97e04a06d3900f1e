"""The data of the board's overlays: heatmap, discs of candidates, lines, threats, and steps of the search."""

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
    """[row, column, 4]: red, green, blue and alpha of each point. Points with alpha 0 are not drawn."""
    best: "HeatMark | None" = None

    @property
    def is_coloured(self) -> bool:
        """Whether at least one point has a colour."""
        return bool(self.colors[..., 3].any())


@dataclass(frozen=True, slots=True)
class HeatMark:
    """The best cell of a heatmap and the number written in it."""

    point: int
    text: str
    brief: str
    """The short text for small cells."""
    color: str
    """The colour of the cell, as #aarrggbb."""


@dataclass(frozen=True, slots=True)
class Disc:
    """A candidate move, drawn as a disc with its numbers."""

    point: int
    color: str
    """The colour of the disc, as #rrggbb or #aarrggbb."""
    win_rate: str
    """The win rate in percent, the score of an external engine, or the proven result."""
    brief: str
    """The same for small discs: whole percent, or a letter for the proven result."""
    visits: str
    rank: int
    is_best: bool
    winner: str = ""
    """The proven result with the name of the side that wins, for large discs. Empty if the disc needs no name."""


@dataclass(frozen=True, slots=True)
class GhostLine:
    """Moves that could follow the shown position. The sides move in turn."""

    points: tuple[int, ...]
    first: Stone
    """The side that makes the first move."""
    equal: tuple[int, ...] = ()
    """The points where the first move would be the same by a symmetry of the position.

    They are marked by small stones.
    """


@dataclass(frozen=True, slots=True)
class ThreatMark:
    """The threat that a stone of one side would make on a point."""

    point: int
    side: Stone
    made: Made


@dataclass(frozen=True, slots=True)
class StepLabel:
    """The text beside a stone of a path."""

    point: int
    # The first one that fits is drawn.
    forms: tuple[tuple[str, ...], ...]
    """Alternative texts, the longest first. Each one is a tuple of lines."""
    is_emphasised: bool = False


@dataclass(frozen=True, slots=True)
class StepLayer:
    """The overlay for one phase of a search. Unused fields are empty."""

    phase: Phase
    path: GhostLine
    labels: tuple[StepLabel, ...] = ()
    """The labels, in the order in which they appear."""
    runner_up: int | None = None
    """The second-best point. None if there is none."""
    new_point: int | None = None
    rollout: tuple[Move, ...] = ()
    winning_points: tuple[int, ...] = ()
    """The winning points at the end of the rollout."""
    banner: str = ""
    """The text about the result. It appears at the end of the animation."""

    @property
    def points(self) -> frozenset[int]:
        """The points of the stones that the path and the rollout add to the board."""
        return frozenset(self.path.points) | {move.point for move in self.rollout}
