"""The results of the threat solver: whether a side wins by threats, how, and the refutations."""

from dataclasses import dataclass
from enum import StrEnum

from studio.game.renju import Forbidden
from studio.game.stones import Stone

Points = tuple[int, ...]


class ThreatKind(StrEnum):
    """The kind of threat that each move of the winning side makes."""

    FOURS = "fours"  # each move threatens to win at once
    THREES = "threes"  # each move threatens to win at once or by fours


class SolverResult(StrEnum):
    """Whether a side wins by threats. UNKNOWN: a limit was reached, or the solver was stopped."""

    WIN = "win"
    NONE = "none"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Solution:
    """Whether `side` wins by threats. If `side` is not to move, the other side is assumed to pass first."""

    result: SolverResult
    kind: ThreatKind
    side: Stone
    line: Points
    """The moves of `side` and the replies in turn, up to the winning move; empty without a win.

    A line of fours is a shortest win. A win by threes takes no longer if the other side ignores a threat. A win that
    took more than 500,000 tried moves need not be the shortest.
    """
    refutations: Points
    """The points, in ascending order, where the other side prevents the win. Empty unless the other side is to move.

    All other moves lose, except the moves in `undecided`.
    """
    # The solver reached a limit before it decided them.
    undecided: Points
    """The points that the solver could not decide: a stone there may or may not prevent the win."""
    nodes: int
    """The number of moves that were tried."""
    seconds: float
    forbidden: Forbidden | None = None
    """Why the rules forbid the only answer to the last threat. None if the win does not depend on a forbidden point."""

    @property
    def is_win(self) -> bool:
        return self.result is SolverResult.WIN

    @property
    def length(self) -> int:
        """The number of plies in `line`."""
        return len(self.line)


@dataclass(frozen=True, slots=True)
class ThreatPoints:
    """The threats that a stone of one side would make on each point where it can be placed.

    Each point is listed once, under its strongest threat. Points are in ascending order.
    """

    side: Stone
    fives: Points
    """Points where a stone completes a winning line. With gravity, some of them may not be playable yet."""
    open_fours: Points
    """Points where a stone creates at least two points at which the side would win at once."""
    fours: Points
    """Points where a stone creates exactly one point at which the side would win at once."""
    open_threes: Points
    """Points where a stone creates a new point on which the next stone would make an open four."""
