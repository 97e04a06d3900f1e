"""What a search knows of its root before anything else: whether the side to move wins by threats, and by which move.

The first move of a win gets a child like any other, by one visit that the search asks for, and then both are certain. A
root that somebody steers is left as it is: who asks for moves wants to see them tried.
"""

import math

import numpy as np

from studio.engine.kernels.runtime.clock import now
from studio.engine.kernels.search.tree import ROOT, Tree
from studio.engine.kernels.threats.proving import DEADLINE, FOREVER, IS_OVER, LOOK_AT, MOST_NODES, NODES
from studio.engine.kernels.threats.solving import solve
from studio.engine.kernels.threats.table import FOURS, THREES
from studio.engine.options.parameters import Parameters, Threats
from studio.engine.running.line_boards import stones_in_order
from studio.engine.running.proving import new_proving
from studio.engine.running.task import looks_for_fours
from studio.game.position import Position
from studio.game.rules import Rules

_TIMES = 100
"""So many times the moves that a look at another node may try."""
_CELLS = 1 << 16
_SHARE = 0.3
"""Of the time that is left to a run."""
_SECOND = 1_000_000_000

Win = tuple[int, int]
"""The point of its first move, and its plies."""


class RootLook:
    """Looks once at each root, with nothing known from before: who reads the tree from a file can look again."""

    def __init__(self, parameters: Parameters, rules: Rules, stop: np.ndarray[tuple[int], np.dtype[np.int32]]) -> None:
        self.is_asked = looks_for_fours(parameters, rules)
        self._kind = THREES if parameters.threats is Threats.THREES else FOURS
        self._most_nodes = _TIMES * parameters.threat_nodes
        self._work = new_proving(rules, _CELLS if self.is_asked else 2)._replace(stop=stop)
        self._is_done = False
        self.win: Win | None = None
        """A win that the tree does not show yet."""

    def begin(self) -> None:
        """At another root."""
        self._is_done, self.win = False, None

    def copy_from(self, other: "RootLook") -> None:
        self._is_done, self.win = other._is_done, other.win

    def look(self, position: Position, seconds: float) -> None:
        """Before anything else at this root; to look again is to do nothing."""
        if self.is_asked and not self._is_done:
            self.win = self.win_in(position, seconds)
            self._is_done = not self._work.stop[0]

    def win_in(self, position: Position, seconds: float = math.inf) -> Win | None:
        """What is found within the budget of moves and a part of the time."""
        work, counts = self._work, self._work.counts
        work.names[:] = work.facts[:] = 0
        counts[NODES] = counts[LOOK_AT] = counts[IS_OVER] = 0
        counts[MOST_NODES] = self._most_nodes
        counts[DEADLINE] = FOREVER if seconds == math.inf else now() + int(_SHARE * max(seconds, 0.0) * _SECOND)
        plies = solve(work, stones_in_order(position), int(position.to_move) - 1, self._kind, False)
        return (int(work.told[0]), int(plies)) if plies > 0 else None


def settle_root(tree: Tree, cell: int, plies: int) -> None:
    """The root is won by the move of this edge, which has a child."""
    root, child = int(tree.counts[ROOT]), int(tree.child[cell])
    for node, value, distance in ((child, 1, plies - 1), (root, -1, plies)):
        tree.distance[node] = distance
        tree.lower[node] = tree.upper[node] = value
    tree.mean[cell] = 1.0
