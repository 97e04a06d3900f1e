"""The results of the threat solver: whether a side wins by threats, how, and the refutations."""

from dataclasses import dataclass
from enum import StrEnum

from studio.game.stones import Stone

Points = tuple[int, ...]


class ThreatKind(StrEnum):
    """The threat of each move of the winning side."""

    FOURS = "fours"  # to win at once
    THREES = "threes"  # to win at once or by fours


class SolverResult(StrEnum):
    """`UNKNOWN`: a limit was reached, or it was stopped. The other results are proven."""

    WIN = "win"
    NONE = "none"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Solution:
    """The result for a side: whether it wins by threats, after a pass if it is not to move."""

    result: SolverResult
    kind: ThreatKind
    side: Stone
    line: Points
    """The side's moves and the replies in turn, down to the winning move; empty without a win. A line of fours is the
    shortest; in a line of threes, each threat wins in fewer plies if it is ignored."""
    refutations: Points
    """If the other side is to move and is threatened: the points after which there is no such win, in ascending order.
    All other points lose, except undecided ones."""
    undecided: Points
    """Points that may refute the win as well: the limit was reached before they were decided."""
    nodes: int
    """The number of moves that were tried."""
    seconds: float

    @property
    def is_win(self) -> bool:
        return self.result is SolverResult.WIN

    @property
    def length(self) -> int:
        """The plies of the line."""
        return len(self.line)


@dataclass(frozen=True, slots=True)
class ThreatPoints:
    """The threats that a stone of one side would make on the points where it can be placed. Each point is listed once,
    with the most it makes, in ascending order.
    """

    side: Stone
    fives: Points
    """A winning line; in gravity games also on points that cannot be reached yet."""
    open_fours: Points
    """Two points, in one line or several, on each of which the side would win at once."""
    fours: Points
    """One such point."""
    open_threes: Points
    """A point for an open four that did not exist before."""
