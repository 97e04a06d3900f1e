"""The steering of the current root, in the form that the kernels read."""

from studio.engine.kernels.search.task import FREE, LIFTED, RESTRICTED, STEERED, Task
from studio.engine.kernels.search.tree import ROOT, Tree
from studio.engine.kernels.walks.looking import edge_of
from studio.engine.options.steering import Steering, no_move_at
from studio.engine.running.boards import BoardMap
from studio.engine.views.snapshot import NodeView
from studio.game.position import Position


class RootSteering:
    """The steering of the current root. The kernels read it from arrays into which it is copied."""

    def __init__(self, task: Task, board: BoardMap) -> None:
        self.steering = Steering()
        self.mode = FREE
        """FREE, LIFTED, STEERED or RESTRICTED. See `Task.steered`."""
        self._task, self._board = task, board
        self._counted_from: dict[int, int] = {}

    def apply(self, steering: Steering, tree: Tree, root: NodeView) -> None:
        """Apply a steering to the following simulations.

        `root` is the current view of the root.
        """
        visits: dict[int, int] = dict(zip(root.points.tolist(), root.child_visits.tolist(), strict=True))
        self._counted_from = {
            point: self._counted_from.get(point, visits.get(point, 0)) for point, _ in steering.more_visits
        }
        self.steering = steering
        self._write(root)
        tree.cursor[tree.counts[ROOT]] = 0  # consider all moves again, except those marked as tried
        self.mode = _mode_of(steering)

    def drop(self) -> None:
        """Remove the steering."""
        # It does not apply to a new root.
        self.steering, self.mode, self._counted_from = Steering(), FREE, {}
        task = self._task
        task.allowed[:], task.wanted[:], task.tried[:] = 1, 0, 0

    def copy_from(self, other: "RootSteering") -> None:
        self.steering, self.mode, self._counted_from = other.steering, other.mode, dict(other._counted_from)
        for name in ("allowed", "wanted", "tried"):
            getattr(self._task, name)[:] = getattr(other._task, name)

    def release(self, code: int, tree: Tree) -> None:
        """Let simulations choose this root move again."""
        # The simulation that has reserved the move will not add a child.
        self._task.tried[code] = 0
        tree.cursor[tree.counts[ROOT]] = 0

    def asks_for_more(self, tree: Tree) -> bool:
        """Return whether the steering needs simulations even if the root is proven.

        This is so if it restricts the moves, or if some moves have too few visits.
        """
        return self.mode == RESTRICTED or bool(self.owed(tree))

    def owed(self, tree: Tree) -> dict[int, int]:
        """Return by point how many of the requested visits each unproven move still needs."""
        lacks = {point: self._lack(tree, point, visits) for point, visits in self.steering.more_visits}
        return {point: lack for point, lack in lacks.items() if lack > 0}

    def _write(self, root: NodeView) -> None:
        task, codes, steering = self._task, self._board.codes, self.steering
        self._allow(steering)
        task.wanted[:] = 0
        task.wanted[codes[list(steering.only)]] = 1  # a move in `only` gets a child even if the parameters leave it out
        for point, visits in steering.more_visits:
            task.wanted[codes[point]] = self._counted_from[point] + visits
        task.tried[:] = 0
        task.tried[codes[root.points]] = 1

    def _allow(self, steering: Steering) -> None:
        allowed, codes = self._task.allowed, self._board.codes
        allowed[:] = 0 if steering.only else 1
        allowed[codes[list(steering.only)]] = 1
        allowed[codes[list(steering.excluded)]] = 0

    def _lack(self, tree: Tree, point: int, visits: int) -> int:
        cell = edge_of(tree, self._task.method, int(tree.counts[ROOT]), int(self._board.codes[point]))
        if not cell:
            return visits
        child = int(tree.child[cell])
        if self._task.method.proofs and child and tree.lower[child] == tree.upper[child]:
            return 0
        return self._counted_from[point] + visits - int(tree.edge_visits[cell])


def _mode_of(steering: Steering) -> int:
    if steering.only or steering.excluded:
        return RESTRICTED
    return STEERED if steering.more_visits else LIFTED


def refuse_impossible(steering: Steering, position: Position) -> None:
    """Raise an error if a steering names a move that is illegal in this position."""
    legal = set(position.legal_moves())
    for point in sorted({*steering.only, *steering.excluded, *(point for point, _ in steering.more_visits)} - legal):
        raise no_move_at(point, position.rules)
