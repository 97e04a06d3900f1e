"""The marks of candidates: for root moves that are excluded or get extra visits, and for the move that wins by
threats.
"""

from dataclasses import dataclass
from enum import StrEnum

from studio.engine.views.threats import ThreatKind


class Mark(StrEnum):
    """What the user requested for a root move: to exclude it, or to give it extra visits."""

    LEFT_OUT = "left out"
    WANTED = "wanted"


@dataclass(frozen=True, slots=True)
class CandidateMarks:
    """The points of the root moves that have a mark."""

    left_out: frozenset[int] = frozenset()
    """Moves that the user's restrictions exclude from the search."""
    wanted: frozenset[int] = frozenset()
    """Moves that have not received all of their requested extra visits."""

    def of(self, point: int) -> Mark | None:
        if point in self.left_out:
            return Mark.LEFT_OUT
        return Mark.WANTED if point in self.wanted else None


@dataclass(frozen=True, slots=True)
class ThreatWin:
    """The root move that wins by threats. The solver found it, independently of the search."""

    point: int
    moves: int
    kind: ThreatKind
