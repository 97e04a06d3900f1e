"""The marks of candidates: excluded moves, extra visits, wins by threats."""

from dataclasses import dataclass
from enum import StrEnum

from studio.engine.views.threats import ThreatKind


class Mark(StrEnum):
    """The user's request for a root move: exclude it, or give it extra visits."""

    LEFT_OUT = "left out"
    WANTED = "wanted"


@dataclass(frozen=True, slots=True)
class CandidateMarks:
    """The points of the root moves that have a mark."""

    left_out: frozenset[int] = frozenset()
    """The moves that the user's restrictions exclude."""
    wanted: frozenset[int] = frozenset()
    """The moves whose requested extra visits are not complete."""

    def of(self, point: int) -> Mark | None:
        if point in self.left_out:
            return Mark.LEFT_OUT
        return Mark.WANTED if point in self.wanted else None


@dataclass(frozen=True, slots=True)
class ThreatWin:
    """The root move that wins by threats according to the threat solver."""

    point: int
    moves: int
    kind: ThreatKind
