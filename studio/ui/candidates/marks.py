"""The marks of candidates: root moves that are excluded or get extra visits, and the move that wins by threats."""

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
    """Moves that are excluded from the search while the steering is active."""
    wanted: frozenset[int] = frozenset()
    """Moves that have not received all of their requested extra visits."""

    def of(self, point: int) -> Mark | None:
        if point in self.left_out:
            return Mark.LEFT_OUT
        return Mark.WANTED if point in self.wanted else None


@dataclass(frozen=True, slots=True)
class ThreatWin:
    """The root move that wins by threats according to the solver, independent of the search."""

    point: int
    moves: int
    kind: ThreatKind
