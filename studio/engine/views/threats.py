"""What a solver found: whether a side wins by threats, how, and what refutes it."""

from dataclasses import dataclass
from enum import StrEnum

from studio.game.stones import Stone

Points = tuple[int, ...]


class ThreatKind(StrEnum):
    """What each move of the side that wins threatens."""

    FOURS = "fours"  # to win at once
    THREES = "threes"  # to win at once or by fours


class SolverResult(StrEnum):
    """`UNKNOWN`: a limit was reached, or it was stopped; the others are certain."""

    WIN = "win"
    NONE = "none"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Solution:
    """Whether a side wins by threats of a kind, if it is to move; if it is not, whether it would after a pass."""

    result: SolverResult
    kind: ThreatKind
    side: Stone
    line: Points
    """The side's moves and the replies in turn, down to the move that wins; empty without a win. Of fours there is no
    shorter one; of threes none in which each threat, left alone, wins in fewer plies."""
    refutations: Points
    """Where the other side is to move and the side threatens a win: the points after which there is none of this kind,
    in ascending order. All others lose to it, but for those undecided."""
    undecided: Points
    """Points that may refute it as well; the limit was reached before."""
    nodes: int
    """How many moves were tried."""
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
    """What a stone of one side would make on the points where it can be put, each point named once, for the most it
    makes. Points are in ascending order."""

    side: Stone
    fives: Points
    """A line that wins; where stones fall, also on points that cannot be reached yet."""
    open_fours: Points
    """Two points, in one line or in several, on each of which the side would win at once."""
    fours: Points
    """One such point."""
    open_threes: Points
    """A point that would make an open four, and would not have before."""
