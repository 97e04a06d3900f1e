"""Searches for wins by threats of the side to move at the root of a search.

A short call of the solver comes before the search. Longer calls follow at fixed numbers of simulations, with growing
limits. If there is no time limit, interruptions of the search therefore do not change the tree.
"""

import math

import numpy as np

from studio.engine.kernels.boards.board import Codes
from studio.engine.kernels.runtime.clock import now
from studio.engine.kernels.search.tree import Flag
from studio.engine.kernels.threats.proving import DEADLINE, FOREVER, GIVEN_UP, IS_OVER, LOOK_AT, MOST_NODES, NODES
from studio.engine.kernels.threats.solving import solve, solve_deeply
from studio.engine.kernels.threats.table import FOURS, THREES
from studio.engine.options.parameters import Parameters, Threats
from studio.engine.running.endgame import ProvenMove
from studio.engine.running.line_boards import new_proving, new_walk, stones_in_order
from studio.engine.running.task import looks_for_fours
from studio.game.position import Position
from studio.game.rules import Rules

_TIMES = 100
"""How many times as many moves the threat solver may try at the root as at other nodes."""
CELLS = 1 << 16
_SHARE = 0.3
"""The largest share of a run's remaining time that one call of the threat solver may take."""
_SECOND = 1_000_000_000
_FIRST_SIMULATIONS, _STEPS = 512, 2
"""Longer calls of the solver begin after `_FIRST_SIMULATIONS` simulations.

Each time the number of simulations doubles, there are `_STEPS` calls.
"""
_LONG_CELLS = 1 << 18

Win = tuple[int, int]
"""A win: the point of its first move, and its length in plies."""


class ThreatWins:
    """Finds wins by threats. Each result is independent of earlier calls."""

    def __init__(self, parameters: Parameters, rules: Rules, stop: Flag, cells: int = CELLS) -> None:
        self.is_used = looks_for_fours(parameters, rules)
        self._kind = THREES if parameters.threats is Threats.THREES else FOURS
        self._work = new_proving(rules, cells if self.is_used else 2)._replace(stop=stop)
        self.is_limited = False
        """Whether the last call of `win` found nothing because it reached its limit of moves or time."""

    @property
    def is_stopped(self) -> bool:
        return bool(self._work.stop[0])

    @property
    def nodes(self) -> int:
        """The number of moves that the last call of `win` tried."""
        return int(self._work.counts[NODES])

    def win(self, stones: Codes, attacker: int, most_nodes: int, seconds: float = math.inf) -> Win | None:
        """Return a win of the attacker (0 black, 1 white), who is to move.

        Return None if none is found within the limits of moves and time. `stones` comes from `stones_in_order`.
        """
        self._allow(most_nodes, seconds)
        return self._win_after(solve(self._work, stones, attacker, self._kind))

    def _allow(self, most_nodes: int, seconds: float) -> None:
        self._work.names[:] = self._work.facts[:] = 0
        self._work.counts[NODES] = 0
        self._continue(most_nodes, seconds)

    def _continue(self, most_nodes: int, seconds: float) -> None:
        """Set new limits and keep what was found so far. `most_nodes` includes the moves that were tried before."""
        counts = self._work.counts
        counts[LOOK_AT] = counts[IS_OVER] = 0
        counts[MOST_NODES] = most_nodes
        counts[DEADLINE] = FOREVER if seconds == math.inf else now() + int(_SHARE * max(seconds, 0.0) * _SECOND)

    def _win_after(self, plies: int) -> Win | None:
        self.is_limited = plies == GIVEN_UP
        return (int(self._work.solution[0]), int(plies)) if plies > 0 else None


class LongWins(ThreatWins):
    """Finds wins by threats as `ThreatWins` does.

    With more memory and a proof-number search, it also finds long ones.
    """

    def __init__(self, parameters: Parameters, rules: Rules, stop: Flag, cells: int = _LONG_CELLS) -> None:
        super().__init__(parameters, rules, stop, cells)
        self._walk = new_walk(self._work)
        solve_deeply(self._walk, np.zeros(0, np.uint16), 0, FOURS, False)  # loads the kernel before any time limit

    def _allow(self, most_nodes: int, seconds: float) -> None:
        super()._allow(most_nodes, seconds)
        self._walk.search.names[:] = self._walk.search.numbers[:] = 0

    def win(self, stones: Codes, attacker: int, most_nodes: int, seconds: float = math.inf) -> Win | None:
        self._allow(most_nodes, seconds)
        return self._win_after(solve_deeply(self._walk, stones, attacker, self._kind, False))


class RootThreats:
    """Searches for a win by threats once at each root."""

    # The result does not depend on earlier roots.

    def __init__(self, parameters: Parameters, wins: ThreatWins) -> None:
        self._wins, self._most_nodes = wins, _TIMES * parameters.threat_nodes
        self._is_done = False
        self.win: Win | None = None
        """A proven win that has not been written to the tree yet."""

    @property
    def is_used(self) -> bool:
        return self._wins.is_used

    def begin(self) -> None:
        """Prepare for a new root."""
        self._is_done, self.win = False, None

    def copy_from(self, other: "RootThreats") -> None:
        self._is_done, self.win = other._is_done, other.win

    def look(self, position: Position, seconds: float) -> None:
        """Search for a win by threats. Do nothing if a search at this root is already complete."""
        if self.is_used and not self._is_done:
            self.win = self.win_in(position, seconds)
            self._is_done = not self._wins.is_stopped

    def win_in(self, position: Position, seconds: float = math.inf) -> Win | None:
        """Return a win of the side to move, or None if the solver finds none within its limits."""
        return self._wins.win(stones_in_order(position), int(position.to_move) - 1, self._most_nodes, seconds)


class Schedule:
    """Decides when longer calls of the solver are due, and how many moves each may try."""

    def __init__(self, share: int) -> None:
        self._share, self._done = share, 0

    @property
    def is_used(self) -> bool:
        return self._share > 0

    @property
    def is_open(self) -> bool:
        """Whether further calls may still prove something at this root."""
        return self._share > 0 and self._done != FOREVER

    def begin(self) -> None:
        """Prepare for a new root."""
        self._done = 0

    def copy_from(self, other: "Schedule") -> None:
        self._done = other._done

    def finish(self, simulations: int) -> None:
        """Mark all solver calls within the first `simulations` simulations as done."""
        self._done = _last_count(simulations)

    def end(self) -> None:
        """Make no more calls at this root."""
        self._done = FOREVER

    def simulations_left(self, simulations: int) -> int:
        """Return how many more simulations may run before the next call. `simulations` is the number so far."""
        if not self._share or self._done == FOREVER:
            return FOREVER
        return max(_FIRST_SIMULATIONS, _last_count(simulations) + _step(simulations)) - simulations

    def is_due(self, simulations: int) -> bool:
        return self._share > 0 and self._done < _last_count(simulations)

    def most_nodes(self, simulations: int) -> int:
        """Return how many moves a call may try after this number of simulations."""
        return self._share * _step(simulations)


class RootAttacks:
    """Searches for a long win of the side to move by threats. The limits grow until a win is found or excluded."""

    def __init__(self, parameters: Parameters, rules: Rules, stop: Flag) -> None:
        self._wins: ThreatWins | None = None
        if looks_for_fours(parameters, rules) and parameters.attack_nodes:
            self._wins = LongWins(parameters, rules, stop)
        self.schedule = Schedule(parameters.attack_nodes if self._wins else 0)

    def look(
        self, position: Position, simulations: int, threads: int, seconds: float = math.inf
    ) -> tuple[ProvenMove, ...] | None:
        """Search for a win.

        Return the proof of its first move in a tuple, which is empty if no win is found. Return None if the solver was
        ended early by `stop`.
        """
        if self._wins is None:
            return ()
        most = self.schedule.most_nodes(simulations) // threads
        win = self.win_in(position, most, seconds)
        if self._wins.is_stopped:
            return None
        if self._wins.is_limited:
            self.schedule.finish(simulations)
        else:
            self.schedule.end()
        return () if win is None else (ProvenMove(win[0], 1, win[1]),)

    def win_in(self, position: Position, most_nodes: int, seconds: float = math.inf) -> Win | None:
        """Return a win of the side to move, or None if the solver finds none within its limits."""
        if self._wins is None:
            return None
        return self._wins.win(stones_in_order(position), int(position.to_move) - 1, most_nodes, seconds)


def _last_count(simulations: int) -> int:
    """Return the last number of simulations at which a longer call of the solver was due.

    It is at most `simulations`, and 0 if no call was due.
    """
    return 0 if simulations < _FIRST_SIMULATIONS else simulations - simulations % _step(simulations)


def _step(simulations: int) -> int:
    """Return how many simulations lie between two longer calls of the solver."""
    return max((1 << max(simulations, 1).bit_length() - 1) // _STEPS, _FIRST_SIMULATIONS // _STEPS)
