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
"""The limits for each side, the simpler kind first."""


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
        """Find the win by threats of the side to move, or else the win of the other side after a pass.

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

    # Implementation

    def _win_of(self, position: Position, side: Stone) -> tuple[ThreatWin | None, bool]:
        """Return a win of `side` by the simplest kind of threats, and whether a limit may have hidden a win."""
        is_limited = False
        for kind, limit in LIMITS:
            if self._is_stopped:
                break
            found = self._solver_for(position).solve(position, side, kind, limit, lambda: not self._is_stopped)
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
