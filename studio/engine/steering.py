"""What a person asks of the root's moves, and what is in force at the present root."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from studio.engine.boards import BoardMap
from studio.engine.kernels.looking import edge_of
from studio.engine.kernels.scoring import FREE, LIFTED, RESTRICTED, STEERED, Settings
from studio.engine.kernels.tree import ROOT, Tree
from studio.engine.snapshot import NodeView
from studio.game.errors import StudioError
from studio.game.notation import human_point
from studio.game.position import Position

MOST_VISITS = 10**15


@dataclass(frozen=True, slots=True)
class Steering:
    """What a person asks of the root's moves; empty: the search is free.

    What is allowed goes before what is wanted: visits of a move that is not allowed stay owed until it is.
    """

    only: frozenset[int] = frozenset()
    """Points; if there are any, nothing else is searched."""
    excluded: frozenset[int] = frozenset()
    more_visits: tuple[tuple[int, int], ...] = ()
    """(point, N): at least N more visits, counted from when they were first asked for."""

    def __post_init__(self) -> None:
        points = [point for point, _ in self.more_visits]
        for point in (*self.only, *self.excluded, *points):
            if type(point) is not int or point < 0:
                raise StudioError("steering_point", f"A search is steered by points, not by {point}.", value=point)
        if self.only & self.excluded or len(set(points)) < len(points):
            twice = min(self.only & self.excluded or {point for point in points if points.count(point) > 1})
            raise StudioError("steering_twice", "A search cannot be steered by one point in two ways.", point=twice)
        for _, visits in self.more_visits:
            _check_visits(visits)

    @property
    def is_empty(self) -> bool:
        return not (self.only or self.excluded or self.more_visits)

    def allows(self, point: int) -> bool:
        return point in self.only if self.only else point not in self.excluded

    def with_only(self, point: int) -> "Steering":
        """Search this point, and those asked for before in the same way, and nothing else."""
        return replace(self, only=self.only | {point}, excluded=self.excluded - {point})

    def with_excluded(self, point: int) -> "Steering":
        """Do not search this point; what it wanted is taken back."""
        return replace(self.without(point), excluded=self.excluded | {point})

    def with_more(self, point: int, visits: int) -> "Steering":
        """Give this point at least so many more visits, on top of what it was promised before."""
        _check_visits(visits)
        promised = dict(self.more_visits)
        promised[point] = promised.get(point, 0) + visits
        return replace(self, excluded=self.excluded - {point}, more_visits=tuple(promised.items()))

    def without(self, point: int) -> "Steering":
        """Ask nothing more of this point."""
        left = tuple((other, visits) for other, visits in self.more_visits if other != point)
        return Steering(self.only - {point}, self.excluded - {point}, left)


UNSTEERED = Steering()


def _check_visits(visits: int) -> None:
    if type(visits) is not int or not 1 <= visits <= MOST_VISITS:
        sentence = f"A move can be given 1 to {MOST_VISITS:,} more visits, not {visits}."
        raise StudioError("steering_visits", sentence, most=MOST_VISITS, value=visits)


class RootSteering:
    """What is in force at one root, written to where the kernels read it."""

    def __init__(self, settings: Settings, board: BoardMap) -> None:
        self.steering = Steering()
        self._settings, self._board = settings, board
        self._counted_from: dict[int, int] = {}

    def ask(self, steering: Steering, tree: Tree, root: NodeView, position: Position) -> int:
        """Put a steering in force without touching the tree; how steered the root is now, for the kernels."""
        _refuse_impossible(steering, position)
        visits: dict[int, int] = dict(zip(root.points.tolist(), root.child_visits.tolist(), strict=True))
        self._counted_from = {
            point: self._counted_from.get(point, visits.get(point, 0)) for point, _ in steering.more_visits
        }
        self.steering = steering
        self._write(root)
        tree.cursor[tree.counts[ROOT]] = 0  # what has a child is marked and passed over; the rest gets its turn
        return self._mode

    def drop(self) -> int:
        """Forget everything: another root begins free."""
        self.steering, self._counted_from = Steering(), {}
        settings = self._settings
        settings.allowed[:], settings.wanted[:], settings.tried[:] = 1, 0, 0
        return FREE

    def owed(self, tree: Tree) -> dict[int, int]:
        """The visits that are still to be given, by point; a proven move gets none, for there is nothing to find."""
        lacks = {point: self._lack(tree, point, visits) for point, visits in self.steering.more_visits}
        return {point: lack for point, lack in lacks.items() if lack > 0}

    def allowed_rows(self, root: NodeView) -> Any:
        """Which of the root's children may be played, by row."""
        return np.array([self.steering.allows(point) for point in root.points.tolist()], bool)

    @property
    def _mode(self) -> int:
        if self.steering.only or self.steering.excluded:
            return RESTRICTED
        return STEERED if self.steering.more_visits else LIFTED

    def _write(self, root: NodeView) -> None:
        settings, codes, steering = self._settings, self._board.codes, self.steering
        self._allow(steering)
        settings.wanted[:] = 0
        settings.wanted[codes[list(steering.only)]] = 1  # what is named gets a child, whatever the profile leaves out
        for point, visits in steering.more_visits:
            settings.wanted[codes[point]] = self._counted_from[point] + visits
        settings.tried[:] = 0
        settings.tried[codes[root.points]] = 1

    def _allow(self, steering: Steering) -> None:
        allowed, codes = self._settings.allowed, self._board.codes
        allowed[:] = 0 if steering.only else 1
        allowed[codes[list(steering.only)]] = 1
        allowed[codes[list(steering.excluded)]] = 0

    def _lack(self, tree: Tree, point: int, visits: int) -> int:
        cell = edge_of(tree, self._settings, int(tree.counts[ROOT]), int(self._board.codes[point]))
        if not cell:
            return visits
        child = int(tree.child[cell])
        if self._settings.proofs and child and tree.lower[child] == tree.upper[child]:
            return 0
        return self._counted_from[point] + visits - int(tree.edge_visits[cell])


def _refuse_impossible(steering: Steering, position: Position) -> None:
    legal = set(position.legal_moves())
    for point in sorted({*steering.only, *steering.excluded, *(point for point, _ in steering.more_visits)} - legal):
        where = human_point(point, position.rules) if point < position.rules.size else str(point)
        sentence = f"No move can be made at {where} in the position that is searched."
        raise StudioError("steering_move", sentence, point=point, where=where)
