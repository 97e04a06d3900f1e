"""Searches the positions of a review for wins by threats, one position after another.

The limit counts the moves that the solver tries, not seconds. So all machines get the same results.
"""

from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.threats import Solution, SolverResult
from studio.game.position import Position
from studio.game.position_analysis import ThreatsFound, ThreatWin
from studio.game.stones import Stone

LIMITS = ((ThreatKind.FOURS, SolverLimit(nodes=100_000)), (ThreatKind.THREES, SolverLimit(nodes=500_000)))
"""The limits of the searches for each side. Simpler kinds of threats come first."""
# A search that begins again with the results of a shorter one often finds a win that a single long search misses.
LONG_LIMITS = tuple(SolverLimit(nodes=nodes) for nodes in (500_000, 5_000_000, 25_000_000))
"""The limits of the successive searches in a long search for a win by threes."""


class ThreatLook:
    """Runs the threat search for a review.

    Any thread may call `stop`. Of the other methods, only one may run at a time.
    """

    def __init__(self) -> None:
        self._solver: Solver | None = None
        self._is_stopped = False

    def stop(self) -> None:
        """Stop all work permanently."""
        self._is_stopped = True
        if self._solver is not None:
            self._solver.stop()

    def look(self, position: Position) -> ThreatsFound | None:
        """Find the win by threats of the side to move. If there is none, find the win of the other side after a pass.

        Return None after `stop`.
        """
        win, is_limited = self._win_of(position, position.to_move)
        menace = None
        if win is None:
            menace, was_limited = self._win_of(position, position.to_move.opponent)
            is_limited = is_limited or was_limited or bool(menace and menace.undecided)
        else:
            is_limited = False
        return None if self._is_stopped else ThreatsFound(win, menace, is_limited)

    def look_longer(self, position: Position, known: ThreatsFound) -> ThreatsFound | None:
        """Find a win by threes of the side to move with higher limits. If there is none, return `known`. Return None
        after `stop`.
        """
        self._solver = None  # results of other positions would make the search depend on the order of the tasks
        for limit in LONG_LIMITS:
            if self._is_stopped:
                break
            found = self._solved(position, position.to_move, ThreatKind.THREES, limit)
            if found.is_win and not self._is_stopped:
                return ThreatsFound(_kept(found))
            if found.result is not SolverResult.UNKNOWN:
                break
        return None if self._is_stopped else known

    # Implementation

    def _solved(self, position: Position, side: Stone, kind: ThreatKind, limit: SolverLimit) -> Solution:
        return self._solver_for(position).solve(position, side, kind, limit, lambda: not self._is_stopped)

    def _win_of(self, position: Position, side: Stone) -> tuple[ThreatWin | None, bool]:
        """Return the win of `side` by the simplest kind of threats.

        Also return whether a limit may have hidden a win.
        """
        is_limited = False
        for kind, limit in LIMITS:
            if self._is_stopped:
                break
            found = self._solved(position, side, kind, limit)
            if found.is_win:
                return _kept(found), False
            is_limited = is_limited or found.result is SolverResult.UNKNOWN
        return None, is_limited

    def _solver_for(self, position: Position) -> Solver:
        if self._solver is None or self._solver.rules != position.rules:
            self._solver = None  # release its memory before the next one allocates
            self._solver = Solver(position.rules)
        return self._solver


def _kept(found: Solution) -> ThreatWin:
    return ThreatWin(str(found.kind), found.line, found.refutations, found.undecided)
