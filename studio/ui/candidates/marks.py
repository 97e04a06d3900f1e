"""The marks of candidates: excluded moves, extra visits, wins by threats."""

from dataclasses import dataclass
from enum import StrEnum

from studio.engine.views.threats import ThreatKind


class Mark(StrEnum):
    """What the user requests for a root move: to exclude it, or to give it extra visits."""

    LEFT_OUT = "left out"
    WANTED = "wanted"


@dataclass(frozen=True, slots=True)
class CandidateMarks:
    """The points of the root moves that have a mark."""

    left_out: frozenset[int] = frozenset()
    """The moves that the user has excluded."""
    wanted: frozenset[int] = frozenset()
    """The moves that have not yet got all the extra visits that the user requested."""

    def of(self, point: int) -> Mark | None:
        if point in self.left_out:
            return Mark.LEFT_OUT
        return Mark.WANTED if point in self.wanted else None


@dataclass(frozen=True, slots=True)
class ThreatWin:
    """The root move that wins by threats, as the threat solver has found."""

    point: int
    moves: int
    kind: ThreatKind
