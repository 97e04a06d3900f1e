"""The root of a search: its position, its steering, and the moves that solvers prove.

If a proven move has no child in the tree, the search first visits it, which adds the child, and then writes the proof
to the child. At a steered root no solvers run, because the user wants its moves to be searched.
"""

import math
from collections.abc import Iterable

from studio.engine.kernels.search.proofs import tighten_root
from studio.engine.kernels.search.task import LIFTED, Task
from studio.engine.kernels.search.tree import NO_NODE, ROOT, Tree
from studio.engine.options.steering import Steering
from studio.engine.running.endgame import ProvenMove
from studio.engine.running.root_defences import RootRefutations
from studio.engine.running.root_endgame import RootEndgame
from studio.engine.running.root_steering import RootSteering
from studio.engine.running.root_threats import RootAttacks, RootThreats
from studio.engine.running.tree_reader import TreeReader
from studio.engine.views.snapshot import NodeView
from studio.game.position import Position


class PendingProofs:
    """Proven moves of the root that have not been written to the tree yet."""

    def __init__(self, reader: TreeReader, steering: RootSteering) -> None:
        self._reader, self._steering = reader, steering
        self._waiting: tuple[ProvenMove, ...] = ()
        self._asked = Steering()

    @property
    def is_empty(self) -> bool:
        return not self._waiting

    @property
    def visits_owed(self) -> int:
        """The number of visits that are still needed: one for each pending move without a child."""
        return len(self._missing())

    def begin(self) -> None:
        """Prepare for a new root."""
        self._waiting, self._asked = (), Steering()

    def copy_from(self, other: "PendingProofs") -> None:
        self._waiting, self._asked = other._waiting, other._asked

    def add(self, proven: tuple[ProvenMove, ...]) -> None:
        """Add proven moves, and request a visit of each one that has no child.

        If a move occurs twice, the later entry is more precise.
        """
        self._waiting += proven
        if missing := self._missing():
            self._asked = Steering(more_visits=tuple((move, 1) for move in missing))
            self._steering.apply(self._asked, self._reader.tree, self._reader.view_at(()))

    def write(self) -> None:
        """Write all pending proofs to the tree. If one of the moves has no child yet, do nothing."""
        if not self._waiting or self._missing():
            return
        tree = self._reader.tree
        for proven in self._waiting:
            _write_proof(tree, int(tree.child[self._reader.edge(proven.move)]), proven.value, proven.plies - 1)
        tighten_root(tree, self._reader.method)
        self.drop()

    def drop(self) -> None:
        """Discard the pending proofs and the visits that were requested for them."""
        if self._asked != Steering() and self._steering.steering == self._asked:
            self._steering.apply(Steering(), self._reader.tree, self._reader.view_at(()))
        self.begin()

    def _missing(self) -> list[int]:
        tree, moves = self._reader.tree, dict.fromkeys(proven.move for proven in self._waiting)
        edges = {move: self._reader.edge(move) for move in moves}
        return [move for move, edge in edges.items() if not edge or tree.child[edge] == NO_NODE]


def _write_proof(tree: Tree, node: int, value: int, distance: int) -> None:
    """Write a node's proven value and the plies until the end.

    The value is for the player who made the move to the node.
    """
    is_proven = tree.lower[node] == tree.upper[node]
    tree.distance[node] = min(distance, int(tree.distance[node])) if is_proven else distance
    tree.lower[node] = tree.upper[node] = value


class Root:
    """The root's position and steering, and the solvers that run at the root."""

    def __init__(
        self,
        task: Task,
        reader: TreeReader,
        threats: RootThreats,
        attacks: RootAttacks,
        refutations: RootRefutations,
        endgame: RootEndgame,
    ) -> None:
        self._task, self._reader = task, reader
        self.position: Position
        """The position at the root. `begin` sets it."""
        self.steering = RootSteering(task, reader.board)
        self.threats, self._attacks, self._refutations, self.endgame = threats, attacks, refutations, endgame
        self._schedules = (attacks.schedule, refutations.schedule)
        self.pending = PendingProofs(reader, self.steering)

    def begin(self, position: Position) -> None:
        """Set a new root, about which nothing is proven.

        Its steering is kept. To remove the steering, call `RootSteering.drop`.
        """
        self.position = position
        self.threats.begin()
        for schedule in self._schedules:
            schedule.begin()
        self.endgame.begin(position)
        self.pending.begin()

    def copy_from(self, other: "Root") -> None:
        self.steering.copy_from(other.steering)
        self.threats.copy_from(other.threats)
        for schedule, others in zip(self._schedules, other._schedules, strict=True):
            schedule.copy_from(others)
        self.endgame.copy_from(other.endgame)
        self.pending.copy_from(other.pending)

    @property
    def task(self) -> Task:
        """The task that the kernels perform at this root. It does not contain the limits of a run."""
        return self._task._replace(steered=self.steering.mode)

    @property
    def is_proven(self) -> bool:
        tree = self._reader.tree  # read once, because a run in another thread may replace it
        root = tree.counts[ROOT]
        return bool(tree.lower[root] == tree.upper[root])

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to search.

        This requires that proofs are on, the root is proven, and no requested visit is missing.
        """
        return self._reader.method.proofs and self.is_proven and not self.steering.asks_for_more(self._reader.tree)

    @property
    def is_at_end(self) -> bool:
        """Whether no simulation is needed, because the game is over or nothing is left to search."""
        return self.position.is_over or self.is_settled

    @property
    def is_open_to_solvers(self) -> bool:
        """Whether solvers may run. The root must not be steered by the user, and something must be left to search."""
        return self.steering.mode <= LIFTED and not self.is_at_end

    def view(self) -> NodeView:
        return self._reader.view_at(())

    def steer(self, steering: Steering) -> None:
        """Apply a steering to the following simulations."""
        self.steering.apply(steering, self._reader.tree, self.view())

    def expect_visits(self, reached: Iterable[int]) -> None:
        """Make the kernels return when a root move reaches the number of visits at which the user set a breakpoint.

        Moves in `reached` are ignored, because they reached it before.
        """
        self._task.reached[:] = 0
        self._task.reached[self._reader.board.codes[list(reached)]] = 1

    def simulations_left(self, simulations: int) -> int:
        """Return how many more simulations may run before a solver must be called.

        `simulations` is the number at this root so far.
        """
        left = [schedule.simulations_left(simulations) for schedule in self._schedules]
        return min(self.endgame.simulations_left(simulations), *left)

    def run_solvers(self, simulations: int, threads: int, seconds: float = math.inf, *, is_last: bool = False) -> bool:
        """Run the solvers that are due, and add their proofs to `pending`.

        With `is_last`, also examine leading moves that are not due yet. Return False if the time or `stop` ended a
        solver early.
        """
        is_complete = self.endgame.look(simulations, threads, seconds)
        self.pending.add(self.endgame.newly_proven())
        if self._attacks.schedule.is_due(simulations):
            won = self._attacks.look(self.position, simulations, threads, seconds)
            self.pending.add(won or ())
            is_complete = is_complete and won is not None
        if self._refutations.schedule.is_due(simulations) or (is_last and self._refutations.schedule.is_open):
            refuted = self._refutations.look(self.position, self.view(), simulations, threads, seconds)
            self.pending.add(refuted or ())
            is_complete = is_complete and refuted is not None
        return is_complete

    def continue_after(self, simulations: int) -> None:
        """Mark all solver calls within the first `simulations` simulations as done."""
        for schedule in self._schedules:
            schedule.finish(simulations)

    def look_for_win(self, seconds: float = math.inf) -> None:
        """Search for a win by threats. If one is found, request a visit of its first move."""
        self.threats.look(self.position, seconds)
        if self.threats.win is not None:
            self.steer(Steering(more_visits=((self.threats.win[0], 1),)))

    def write_win(self) -> None:
        """Write the win by threats to the tree, if one was found."""
        # A simulation has visited its first move.
        tree, method, win = self._reader.tree, self._reader.method, self.threats.win
        root = int(tree.counts[ROOT])
        only_judged = method.judged and tree.visits[root] == 1  # no child was visited yet
        if win is None or only_judged:
            return
        point, plies = win
        edge = self._reader.edge(point)
        if edge and tree.child[edge]:
            for node, value, distance in ((int(tree.child[edge]), 1, plies - 1), (root, -1, plies)):
                tree.distance[node] = distance
                tree.lower[node] = tree.upper[node] = value
            tree.mean[edge] = 1.0
        self.threats.win = None
        self.steer(Steering())
