"""Looks out for what a search is to stop at."""

from studio.engine.options.breakpoints import ANY_NUMBER, Break, BreakKind, Breakpoints
from studio.engine.views.snapshot import NodeView
from studio.game.position_analysis import Proof


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
        return set(root.points[root.child_visits >= (self.breakpoints.visits or ANY_NUMBER)].tolist())

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
