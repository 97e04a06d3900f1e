"""Runs the endgame solver at the root of a search. The number of simulations limits how long it runs."""

import math
from collections.abc import Iterator

from studio.engine.kernels.runtime.clock import now
from studio.engine.options.parameters import Parameters
from studio.engine.running.endgame import (
    FOREVER,
    NOTHING_TO_ASK,
    Answer,
    EndgameSolver,
    Progress,
    ProvenMove,
    Stop,
    progress,
    supports_endgame_solver,
)
from studio.game.position import Position
from studio.game.rules import Rules

# With more, it proves almost nothing.
_MOST_EMPTY = 34
"""The solver runs only if at most this many points are empty."""
# With these numbers the solver takes about half of the search's time.
PER_ROLLOUT, PER_NETWORK, PER_FUNCTION = 48, 160, 20_000
"""How many positions the solver may visit per simulation. The number depends on how the search evaluates leaves."""
# By then the search has proven the easiest positions.
_FIRST_SIMULATIONS = 1024
"""The number of simulations after which the solver first runs."""
_STEPS = 8
"""How often the solver runs while the number of simulations doubles."""
_MOMENT_SECONDS, _SECOND = 0.02, 1_000_000_000


def uses_endgame_solver(parameters: Parameters, rules: Rules) -> bool:
    return parameters.proofs and parameters.end_positions > 0 and supports_endgame_solver(rules)


class RootEndgame:
    """Runs the endgame solver at the root.

    The number of simulations decides how many positions it may visit, so interruptions of the search do not change the
    tree. Its table is emptied at each root, so that a search that was saved and loaded continues in the same way.
    """

    def __init__(self, parameters: Parameters, rules: Rules, stop: Stop, share: int = PER_ROLLOUT) -> None:
        self._solver = EndgameSolver(rules, stop) if uses_endgame_solver(parameters, rules) else None
        self._most_nodes, self._share = parameters.end_positions, share
        self._position: Position | None = None
        """The position at the root. It is None if the solver is off or if too many points are empty."""
        self._answers: list[Answer] = []
        self._has_begun = self._is_late = False
        self._returned = 0

    def begin(self, position: Position) -> None:
        """Set the position of a new root, about which nothing is proven."""
        is_near = position.rules.size - position.stones_count <= _MOST_EMPTY and not position.is_over
        self._position = position if self._solver is not None and is_near else None
        self._answers, self._returned = [], 0
        self._has_begun = self._is_late = False

    def copy_from(self, other: "RootEndgame") -> None:
        self._position, self._answers, self._returned = other._position, list(other._answers), other._returned
        self._has_begun, self._is_late = other._has_begun, other._is_late
        if self._has_begun and self._solver is not None and other._solver is not None:
            self._solver.copy_from(other._solver)

    def simulations_left(self, simulations: int) -> int:
        """Return how many more simulations may run before the solver must run. `simulations` is the number so far."""
        return FOREVER if self._position is None else _step(simulations) - simulations % _step(simulations)

    def look(self, simulations: int, threads: int, seconds: float = math.inf) -> bool:
        """Let the solver run for as long as the number of simulations allows.

        Return False if the time or `stop` ended it early.
        """
        return self._look(min(self._most_nodes, self._share * _last_count(simulations) // threads), seconds)

    def newly_proven(self) -> tuple[ProvenMove, ...]:
        """Return the moves that were proven since the last call.

        If the root is won or lost, return none until the solver has finished, so that interruptions do not change the
        result.
        """
        known = self._known
        if known.is_decided and not (self._is_over or self._is_late):
            return ()
        new, self._returned = known.proven[self._returned :], len(known.proven)
        return new

    @property
    def proven(self) -> tuple[ProvenMove, ...]:
        """All proven moves. If a move occurs twice, the later entry is more precise."""
        return self._known.proven

    def solve(self, position: Position) -> Iterator[None]:
        """Prove moves of another position.

        Stop when all are proven, or when the parameters' limit of positions is reached. Each step of the iterator takes
        about 20 ms.
        """
        self.begin(position)
        while not self._is_over:
            self._look(self._most_nodes, _MOMENT_SECONDS)
            yield

    # Inside

    @property
    def _known(self) -> Progress:
        position = self._position
        if position is None:
            return NOTHING_TO_ASK
        empty = position.rules.size - position.stones_count
        return progress(position.legal_moves(), empty, self._answers)

    @property
    def _is_over(self) -> bool:
        """Whether all moves are proven, or the limit of positions in the parameters is reached."""
        return self._known.question is None or (self._solver is not None and self._solver.nodes >= self._most_nodes)

    def _look(self, allowed: int, seconds: float) -> bool:
        """Ask questions until the solver has visited `allowed` positions.

        If the root is proven won or lost, the limit in the parameters applies instead. Return False if the time or
        `stop` ended the solver early.
        """
        solver, position = self._solver, self._position
        if solver is None or position is None or not allowed:
            return True
        if not self._has_begun:
            solver.begin(position)
            self._has_begun = True
        deadline = FOREVER if seconds == math.inf else now() + int(seconds * _SECOND)
        known = self._known
        while known.question is not None:
            most_nodes = self._most_nodes if known.is_decided else allowed
            answer = solver.ask(known.question, most_nodes, deadline)
            if answer is None:
                self._is_late = now() >= deadline
                return solver.nodes >= most_nodes
            self._answers.append(answer)
            known = self._known
        return True


def _last_count(simulations: int) -> int:
    """Return the last number of simulations at which the solver was due. It is at most `simulations`."""
    return simulations - simulations % _step(simulations)


def _step(simulations: int) -> int:
    """Return how many simulations lie between two runs of the solver."""
    # It grows with the number of simulations, so that the solver's share of the time stays about constant.
    return max(_FIRST_SIMULATIONS, (1 << max(simulations, 1).bit_length() - 1) // _STEPS)
