"""The results of the threat solver.

They say whether a side wins by threats, how it wins, and what refutes the threats.
"""

from dataclasses import dataclass
from enum import StrEnum

from studio.game.renju import Forbidden
from studio.game.stones import Stone

Points = tuple[int, ...]


class ThreatKind(StrEnum):
    """The kind of threats that the winning side makes with its moves."""

    FOURS = "fours"  # each move threatens to win at once
    THREES = "threes"  # each move threatens to win at once or by fours


class SolverResult(StrEnum):
    """Whether a side wins by threats. UNKNOWN means that a limit was reached or the solver was stopped."""

    WIN = "win"
    NONE = "none"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Solution:
    """Whether `side` wins by threats. If the other side is to move, it is assumed to pass first."""

    result: SolverResult
    kind: ThreatKind
    side: Stone
    line: Points
    """The moves of `side` and the replies in turn, up to the winning move.

    Empty if there is no win. A line of fours is a shortest win, unless more than 500,000 moves were tried. A win by
    threes takes no longer if the other side ignores a threat.
    """
    refutations: Points
    """The points where the other side can prevent the win, in ascending order.

    Empty unless the other side is to move. All other moves lose, except those in `undecided`.
    """
    # The solver reached a limit before it decided them.
    undecided: Points
    """The points about which the solver could not decide. A stone there may or may not prevent the win."""
    nodes: int
    """The number of moves that were tried."""
    seconds: float
    forbidden: Forbidden | None = None
    """Why the rules forbid the only answer to the last threat. None if the win does not depend on this."""

    @property
    def is_win(self) -> bool:
        return self.result is SolverResult.WIN

    @property
    def length(self) -> int:
        """The number of plies in `line`."""
        return len(self.line)


@dataclass(frozen=True, slots=True)
class ThreatPoints:
    """The threats that a stone of one side would make, for each point where it can be placed.

    Each point is listed only under its strongest threat. Points are in ascending order.
    """

    side: Stone
    fives: Points
    """Points where a stone completes a winning line. In gravity games, some of them may not be playable yet."""
    open_fours: Points
    """Points where a stone makes at least two points on which the side would then win at once."""
    fours: Points
    """Points where a stone makes exactly one point on which the side would then win at once."""
    open_threes: Points
    """Points where a stone makes a new point on which the next stone would make an open four."""
