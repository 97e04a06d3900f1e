"""What is marked among the candidates: which of the root's moves are steered, and which one wins by threats."""

from dataclasses import dataclass
from enum import StrEnum

from studio.engine.views.threats import ThreatKind


class Mark(StrEnum):
    """How the search is steered at one move."""

    LEFT_OUT = "left out"
    WANTED = "wanted"


@dataclass(frozen=True, slots=True)
class CandidateMarks:
    """Points of the root's moves."""

    left_out: frozenset[int] = frozenset()
    """Not searched, as long as this is in force."""
    wanted: frozenset[int] = frozenset()
    """More visits were promised, and are still to be given."""

    def of(self, point: int) -> Mark | None:
        if point in self.left_out:
            return Mark.LEFT_OUT
        return Mark.WANTED if point in self.wanted else None


@dataclass(frozen=True, slots=True)
class ThreatWin:
    """The root's move that wins by threats; the solver says so, whatever the search knows."""

    point: int
    moves: int
    kind: ThreatKind
