"""Proves that moves of the root lose because the other side then wins by threats.

The threat solver first searches for a *threat*: a win that the other side would have if the side to move passed. Only
the moves in the zone of the threat may refute it. All others lose (`kernels/threats/proof_walk` explains why). The
solver then examines the leading moves of the zone: it searches for a win of the other side after each of them. If there
is no threat, no move is examined, because a stone of the side to move hardly ever helps the other side.

A proof is stored at a child, so its move needs a visit. An unvisited losing move is visited for its proof only if its
prior is high enough. If the search visits another losing move later, a later check proves it. If every move loses, all
of them are visited, so that the root is proven lost.
"""

import math
import time
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from studio.engine.kernels.search.tree import Flag
from studio.engine.kernels.threats.defences import LOSES, UNDECIDED
from studio.engine.kernels.threats.solving import solve_deeply
from studio.engine.options.parameters import Parameters
from studio.engine.running.endgame import ProvenMove
from studio.engine.running.line_boards import stones_in_order
from studio.engine.running.root_threats import CELLS, LongWins, Schedule, Win
from studio.engine.running.task import looks_for_fours
from studio.engine.views.snapshot import NodeView
from studio.game.position import Position
from studio.game.rules import Rules

_ANSWERS = (LOSES, UNDECIDED)
_ZONE, _ALSO = 6, 2_000
"""The limit of the search for refutations.

It may try `_ZONE` times as many moves as the search for the threat did, plus `_ALSO`.
"""
_LEAST_PRIOR = 0.005
"""If a losing move has no visits and a prior below this, it gets no visit for its proof."""


class Threat(NamedTuple):
    """A threat to win, and what it means for the moves of the side to move."""

    plies: int
    lost: frozenset[int]
    """The moves after which the other side still wins. The win takes at least `plies` plies."""
    undecided: frozenset[int]
    """The moves for which it is unknown whether they refute the threat. A move that is in neither set refutes it."""


class ThreatWalks(LongWins):
    """Finds long wins by threats.

    Also finds a win that the other side threatens, and the moves that cannot refute it.
    """

    def threat(self, position: Position, most_nodes: int, seconds: float = math.inf) -> Threat | None:
        """Return a threat of the side that is not to move.

        Return None if none is found within the limits. The search for the threat may try `most_nodes` moves. The search
        for refutations may try half of the moves that are left, within the limit of `_ZONE` and `_ALSO`.
        """
        stones, attacker, begun = stones_in_order(position), int(position.to_move.opponent) - 1, time.perf_counter()
        if self.win(stones, attacker, most_nodes, seconds) is None:
            return None
        found = self.nodes
        self._continue(found + min(max(most_nodes - found, 0) // 2, _ZONE * found + _ALSO), _left_of(seconds, begun))
        answers = self._work.answers
        answers[:] = LOSES
        win = self._win_after(solve_deeply(self._walk, stones, attacker, self._kind, True))
        if win is None:  # the solver did not get as far as the refutations
            return None
        legal = position.legal_moves()
        lost, undecided = (frozenset(each for each in legal if answers[each] == answer) for answer in _ANSWERS)
        return Threat(win[1], lost, undecided)


class RootRefutations:
    """Proves that moves of the root lose because the other side then wins by threats."""

    def __init__(self, parameters: Parameters, rules: Rules, stop: Flag) -> None:
        # a shared node may be reached from below the root
        can_write = looks_for_fours(parameters, rules) and not parameters.transpositions
        share = parameters.refutation_nodes if can_write else 0
        self._wins = ThreatWalks(parameters, rules, stop, CELLS) if share else None
        self.schedule = Schedule(share)

    def look(
        self, position: Position, root: NodeView, simulations: int, threads: int, seconds: float = math.inf
    ) -> tuple[ProvenMove, ...] | None:
        """Return the moves of `root` that are newly proven to lose.

        Return None if the solver was ended early by `stop`.
        """
        wins, left = self._wins, self.schedule.most_nodes(simulations) // threads
        if wins is None:
            return ()
        begun = time.perf_counter()
        threat = wins.threat(position, left, seconds)
        found = [] if threat is None else lost_by(threat, root, position)
        if threat is not None and not wins.is_stopped and len(threat.lost) < len(position.legal_moves()) - 1:
            found += self._refuted(position, root, threat, left - wins.nodes, _left_of(seconds, begun))
        if wins.is_stopped:
            return None
        self.schedule.finish(simulations)
        if threat is None and not wins.is_limited:
            self.schedule.end()
        return tuple(found)

    def _refuted(
        self, position: Position, root: NodeView, threat: Threat, left: int, seconds: float
    ) -> Iterator[ProvenMove]:
        """Examine the leading moves that may refute the threat.

        Yield a proof for each one that loses, and stop at the first one that is not proven to lose.
        """
        begun = time.perf_counter()
        for move in _leading_moves(root, threat.lost):
            if move not in threat.undecided or left <= 0:
                return
            win = self.refutation(position, move, left, _left_of(seconds, begun))
            if win is None or self._wins is None:
                return
            left -= self._wins.nodes
            yield ProvenMove(move, -1, win[1] + 1)

    def threat(self, position: Position, most_nodes: int) -> Threat | None:
        """Return a threat of the other side. Return None if the solver finds none."""
        return None if self._wins is None else self._wins.threat(position, most_nodes)

    def refutation(self, position: Position, move: int, most_nodes: int, seconds: float = math.inf) -> Win | None:
        """Return a win by threats of the other side after `move`, or None if none is found.

        The plies of the win do not include `move`.
        """
        if self._wins is None:
            return None
        after = position.copy()
        after.play(move)
        return self._wins.win(stones_in_order(after), int(after.to_move) - 1, most_nodes, seconds)


def lost_by(threat: Threat, root: NodeView, position: Position) -> list[ProvenMove]:
    """Return the proofs of losing moves to write to the tree.

    Normally, these are only the proofs of moves that may still attract simulations. If every move is proven or loses to
    the threat, return all proofs.
    """
    proven = set(root.points[root.lower == root.upper].tolist())
    is_likely = (root.child_visits > 0) | (root.priors >= _LEAST_PRIOR)
    wanted = set(root.points[is_likely].tolist())
    if not set(position.legal_moves()) - proven - threat.lost:
        wanted = set(threat.lost)
    return [ProvenMove(move, -1, threat.plies + 1) for move in sorted(wanted & threat.lost - proven)]


def _leading_moves(root: NodeView, lost: frozenset[int]) -> list[int]:
    """Return the visited moves that are neither proven nor in `lost`. The most visited move comes first."""
    is_open = (root.child_visits > 0) & (root.lower < root.upper)
    rows = np.flatnonzero(is_open)
    rows = rows[np.argsort(-root.child_visits[rows], kind="stable")]
    return [point for point in root.points[rows].tolist() if point not in lost]


def _left_of(seconds: float, begun: float) -> float:
    """Return how many seconds of a time limit are left. The limit began at the time `begun`."""
    return seconds - (time.perf_counter() - begun)
