"""The searches and proofs with which the sets are made and checked.

They do not use the results of a review.
"""

from dataclasses import dataclass

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import profile_named
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.threats import Solution
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.networks.searching import made_search

RULES = PRESETS["gomoku-15"]
STUDIO = profile_named("studio").parameters
REVIEW_SIMULATIONS = 10_000
"""The simulations per position that the window proposes for a review."""
LONG = Limit(simulations=10 * REVIEW_SIMULATIONS)
_SOLVER_LIMITS = ((ThreatKind.FOURS, SolverLimit(nodes=1_000_000)), (ThreatKind.THREES, SolverLimit(nodes=5_000_000)))
"""Ten times the limits of a review."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """The result of a search of a position, for the side to move."""

    is_proven: bool
    rate: float
    """The win rate of the best move, from 0 to 1."""
    best: int


def searched(position: Position, limit: Limit = LONG, parameters: Parameters = STUDIO, seed: int = 0) -> Prospects:
    search = made_search(position, parameters, seed=seed)
    search.run(limit)
    root, best = search.inspect(()), search.final_move()
    if best is None:
        raise ValueError("the search found no move")
    values = dict(zip(root.points.tolist(), root.values.tolist(), strict=True))
    return Prospects(search.is_proven, (values[best] + 1) / 2, best)


def loss_of(before: Prospects, after: Prospects) -> float:
    """Return the loss of win rate by a move between two positions.

    Both searches are equally long. The win rate of the move in the search before it is not used: a move with few visits
    there has the win rate of a short search.
    """
    return before.rate - (1 - after.rate)


class Referee:
    """Proves wins by threats."""

    def __init__(self) -> None:
        self._solver = Solver(RULES)

    def win(self, position: Position, side: Stone | None = None) -> Solution | None:
        """Return a proven win of `side`, by default the side to move. The other side passes if it is to move."""
        for kind, limit in _SOLVER_LIMITS:
            found = self._solver.solve(position, side, kind, limit)
            if found.is_win:
                return found
        return None

    def threat(self, position: Position) -> Solution | None:
        """Return the proven win that the side not to move threatens."""
        return self.win(position, position.to_move.opponent)

    def is_lost(self, position: Position) -> bool:
        """Return whether every move of the side to move is proven to lose."""
        left: set[int] | None = None
        for kind, limit in _SOLVER_LIMITS:  # a move that prevents a win by fours may allow one by threes
            found = self._solver.solve(position, position.to_move.opponent, kind, limit)
            if found.is_win:
                open_ = {*found.refutations, *found.undecided}
                left = open_ if left is None else left & open_
        return left is not None and not left
