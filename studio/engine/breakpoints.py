"""When a running search stops because of what it found: what to stop at, and what happened."""

from dataclasses import dataclass
from enum import StrEnum

from studio.engine.snapshot import NodeView
from studio.game.errors import StudioError
from studio.game.position_analysis import Proof

_ANY_NUMBER = 1 << 60


@dataclass(frozen=True, slots=True)
class Breakpoints:
    """What a run stops at."""

    leader_changes: bool = False
    visits: int | None = None
    """Any move reaches so many."""
    value_jump: float | None = None
    """The root's win rate changes by so much, from 0 to 1: between two looks, or since the run began."""
    anything_proven: bool = False
    """A root move, or the root."""

    def __post_init__(self) -> None:
        visits, jump = self.visits, self.value_jump
        if visits is not None and (type(visits) is not int or not 1 <= visits < _ANY_NUMBER):
            sentence = f"A search can stop at 1 visit of a move or more, not at {visits}."
            raise StudioError("breakpoint_visits", sentence, value=visits)
        if jump is not None and not 0 < jump <= 1:
            sentence = f"A search can stop when the win rate changes by more than 0 and at most 1, not by {jump}."
            raise StudioError("breakpoint_jump", sentence, value=jump)

    @property
    def is_empty(self) -> bool:
        return self == Breakpoints()


class BreakKind(StrEnum):
    LEADER = "leader"
    VISITS = "visits"
    VALUE = "value"
    PROOF = "proof"


@dataclass(frozen=True, slots=True)
class Break:
    """What stopped a run."""

    kind: BreakKind
    point: int | None
    """The new leader, the move that reached its visits, the move that was proven; none where it is the root."""
    before: float | None
    """The root's win rate before it jumped."""
    after: float | None
    """The root's win rate after the jump; the visits that were reached; the win rate that was proven."""
    simulations: int
    former: int | None = None
    """The leader until then."""


class Watch:
    """Says at each look what has happened since the last one. What was there at the beginning is no news."""

    def __init__(self, breakpoints: Breakpoints, root: NodeView) -> None:
        self.breakpoints = breakpoints
        self._leader = _leader(root, None)
        self._proven = _proven(root)
        self.reached = self._moves_at_goal(root)
        self._at_first = self._at_last = _win_rate(root)

    def look(self, root: NodeView, simulations: int) -> Break | None:
        """The most telling of what is new, if anything is; the rest is no news any more, either."""
        news = (
            self._proof(root, simulations),
            self._visits(root, simulations),
            self._change(root, simulations),
            self._jump(root, simulations),
        )
        return next((what for what in news if what is not None), None)

    def _moves_at_goal(self, root: NodeView) -> set[int]:
        return set(root.points[root.child_visits >= (self.breakpoints.visits or _ANY_NUMBER)].tolist())

    def _proof(self, root: NodeView, simulations: int) -> Break | None:
        known, self._proven = self._proven, _proven(root)
        new = self._proven - known
        if not new or not self.breakpoints.anything_proven:
            return None
        if None in new:
            return Break(BreakKind.PROOF, None, None, root.win_rate, simulations)
        row = next(row for row, point in enumerate(root.points.tolist()) if point in new)
        return Break(BreakKind.PROOF, int(root.points[row]), None, (float(root.lower[row]) + 1) / 2, simulations)

    def _visits(self, root: NodeView, simulations: int) -> Break | None:
        known, self.reached = self.reached, self._moves_at_goal(root)
        for point, visits in zip(root.points.tolist(), root.child_visits.tolist(), strict=True):
            if point in self.reached - known:
                return Break(BreakKind.VISITS, point, None, float(visits), simulations)
        return None

    def _change(self, root: NodeView, simulations: int) -> Break | None:
        former, self._leader = self._leader, _leader(root, self._leader)
        if not self.breakpoints.leader_changes or former is None or self._leader == former:
            return None
        return Break(BreakKind.LEADER, self._leader, None, None, simulations, former)

    def _jump(self, root: NodeView, simulations: int) -> Break | None:
        now, references = _win_rate(root), (self._at_first, self._at_last)
        self._at_last = now
        if self._at_first is None:
            self._at_first = now
        for before in references:
            if now is None or before is None or self.breakpoints.value_jump is None:
                continue
            if abs(now - before) >= self.breakpoints.value_jump:
                return Break(BreakKind.VALUE, None, before, now, simulations)
        return None


def _win_rate(root: NodeView) -> float | None:
    return root.win_rate if root.visits else None


def _leader(root: NodeView, former: int | None) -> int | None:
    """The most visited move; of equal ones the one that led before."""
    if not root.child_visits.any():
        return None
    most = root.points[root.child_visits == root.child_visits.max()].tolist()
    return former if former in most else int(most[0])


def _proven(root: NodeView) -> set[int | None]:
    """The root's moves whose value is certain; None stands for the root itself."""
    points: set[int | None] = set(root.points[root.lower == root.upper].tolist())
    return points if root.proof is Proof.UNKNOWN else points | {None}
