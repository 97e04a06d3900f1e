"""What lies over the board while an engine thinks: heat, candidates as discs, and a line to come."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from studio.game.stones import Stone


@dataclass(frozen=True, slots=True, eq=False)
class HeatLayer:
    """A colour for each point, drawn under the stones."""

    colors: NDArray[np.uint8]
    """[rows, columns, 4]: red, green, blue and alpha; where alpha is 0 nothing is drawn."""


@dataclass(frozen=True, slots=True)
class Disc:
    """A candidate, as it is written on the board."""

    point: int
    color: str
    """#rrggbb, or #aarrggbb."""
    win_rate: str
    visits: str
    rank: int
    is_best: bool


@dataclass(frozen=True, slots=True)
class GhostLine:
    """Moves that may come, the two sides in turn."""

    points: tuple[int, ...]
    first: Stone
    """Whose move the first one is."""
