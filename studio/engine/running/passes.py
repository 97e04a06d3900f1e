"""What each thread of a search needs for itself, and how all of them go on together."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.board import TURN, Shape
from studio.engine.kernels.runtime.clock import now
from studio.engine.kernels.search.farsight import look_from
from studio.engine.kernels.search.loop import advance
from studio.engine.kernels.search.simulation import (
    ASK,
    BLACK_WINS,
    DEPTH_MOST,
    DEPTH_SUM,
    DRAWS,
    PHASE,
    SELECT,
    SIMULATIONS,
    WHITE_WINS,
    Simulation,
)
from studio.engine.kernels.search.task import Farsight, Sight, Task
from studio.engine.kernels.search.tree import Long, Tree, give_back
from studio.engine.running.boards import BoardMap, alone
from studio.engine.running.crew import Crew
from studio.engine.running.evaluations import Evaluations
from studio.engine.running.gathering import Gathering
from studio.engine.running.line_boards import stones_in_order
from studio.game.position import Position


def new_pass(board: BoardMap, shape: Shape, sight: Sight, chance: np.random.Generator) -> Simulation:
    """A thread's own board, way through the tree, and random numbers."""
    longest = board.rules.size + 2
    random = alone(1, np.uint64)
    random[:] = chance.integers(0, 2**64, 1, np.uint64)
    return Simulation(
        board=board.board(shape),
        sight=sight,
        nodes=alone(longest, np.uint32),
        cells=alone(longest, np.uint32),
        played=alone(longest, np.uint16),
        random=random,
        own=alone(3, np.int64),
        state=alone(8, np.int64),
        tally=alone(8, np.int64),
    )


def copy_pass(source: Simulation, target: Simulation) -> None:
    """Make a pass equal to another one through the same kind of board."""
    for array, copied in zip(_arrays_of(source), _arrays_of(target), strict=True):
        copied[:] = array


def _arrays_of(current: Simulation) -> Iterator[npt.NDArray[Any]]:
    board = current.board
    yield from (board.memory, board.threats, board.scratch)
    yield from current[2:]


class Passes:
    """The passes of all threads through one tree, from its root on, and the flag that ends them.

    The first thread is the one that calls; it is also the one that steps, phase by phase.
    """

    def __init__(
        self,
        board: BoardMap,
        shape: Shape,
        evaluations: Evaluations,
        sight: Callable[[], Sight],
        chance: np.random.Generator,
    ) -> None:
        self._board, self._evaluations = board, evaluations
        self.stop_flag = self._stop = alone(1, np.int32)
        self.root = board.board(shape)
        self._crew: Crew[int] | None = None  # while there is a run of several threads
        self.all = [new_pass(board, shape, sight(), chance) for _ in evaluations.of_threads]
        gathers = evaluations.asks_outside and len(self.all) > 1
        self._gathering = Gathering(self.all, evaluations, self.root, self._stop) if gathers else None

    @property
    def threads(self) -> int:
        """How many go on at once; passes that are judged together are led by one."""
        return len(self.all) if self._gathering is None else 1

    @property
    def first(self) -> Simulation:
        return self.all[0]

    def set_root(self, position: Position) -> None:
        """Begin at this position from now on, and count anew."""
        self._board.set_position(self.root, position)
        self._evaluations.set_root(position)
        for current in self.all:
            current.tally[:] = 0
            if isinstance(current.sight, Farsight):
                look_from(current.sight, stones_in_order(position))

    def copy_from(self, other: "Passes") -> None:
        """Stand where these passes stand, each with its own random numbers."""
        for mine, its in zip(self.all, other.all, strict=True):
            copy_pass(its, mine)

    # Going on

    def load(self, tree: Tree, task: Task) -> None:
        """Read the kernels of a run from the disk now, and not while it is timed: without a budget they do nothing."""
        self._advance_one(tree, task, 0, np.zeros(1, np.int64), one_phase=False)
        give_back(tree, self.first.own, task.method.first_block)
        if self._gathering is not None:
            self._gathering.load(tree, task)
        now()

    def begin(self) -> None:
        """Have the other threads wait for the slices of a run, which `end` ends."""
        if self.threads > 1:
            self._crew = Crew(self.threads - 1)
            self._crew.start()

    def advance(self, tree: Tree, task: Task, simulations: int) -> set[int]:
        """One kernel call a thread, until the simulations that they share are done; why they came back."""
        if self._gathering is not None:
            reason = self._gathering.advance(tree, task, simulations)
            self._give_back(tree, task)
            return {reason}
        budget = alone(1, np.int64)
        budget[0] = simulations
        jobs = [
            partial(self._advance_one, tree, task, thread, budget) for thread in range(min(simulations, len(self.all)))
        ]
        if self._crew is None:
            return {jobs[0]()}
        try:
            reasons = self._crew.share(jobs)
        finally:
            budget[0] = 0  # after an interrupt the others come back at once
        self._give_back(tree, task)
        return set(reasons)

    def end(self, tree: Tree, task: Task) -> None:
        """After the slices, or an interrupt: no other thread is left, nor anything in their hands."""
        if self._gathering is not None:
            self._gathering.cancel(tree, task)
            self._give_back(tree, task)
        if self._crew is not None:
            self._crew.end()
            self._give_back(tree, task)
            self._crew = None

    def _advance_one(self, tree: Tree, task: Task, thread: int, budget: Long, *, one_phase: bool = False) -> int:
        current, evaluations = self.all[thread], self._evaluations
        evaluation = evaluations.of_threads[thread]
        while True:
            reason = int(advance(tree, task, evaluation, self.root, current, budget, self._stop, one_phase))
            if reason != ASK:
                return reason
            evaluations.answer(tree, {thread: current})

    def _give_back(self, tree: Tree, task: Task) -> None:
        for current in self.all:
            if current.own.any():
                give_back(tree, current.own, task.method.first_block)

    def advance_by_phase(self, tree: Tree, task: Task) -> int:
        """Perform the next phase of the first thread's pass; what came of it."""
        return self._advance_one(tree, task, 0, np.zeros(1, np.int64), one_phase=True)

    @property
    def is_between_two(self) -> bool:
        """Whether the first thread's last pass is finished."""
        return bool(self.first.state[PHASE] == SELECT)

    def finish(self, tree: Tree, task: Task) -> None:
        """A pass that was begun by steps is finished by steps: it belongs to one thread and to this root."""
        while not self.is_between_two:
            self.advance_by_phase(tree, task)

    def stop(self) -> None:
        """Let the kernels come back, or the next ones at once. May be called from any thread."""
        self._stop[0] = 1

    def take_stop(self) -> bool:
        """Whether somebody asked to stop; that is then answered."""
        if not self._stop[0]:
            return False
        self._stop[0] = 0
        return True

    # What was counted since the root was set

    def tally(self, cell: int) -> int:
        return sum(int(current.tally[cell]) for current in self.all)

    def whole_tally(self) -> Long:
        """What all threads have counted, as one would have."""
        tallies = np.array([current.tally for current in self.all])
        total: Long = tallies.sum(axis=0)
        total[DEPTH_MOST] = tallies[:, DEPTH_MOST].max()
        return total

    @property
    def simulations(self) -> int:
        return self.tally(SIMULATIONS)

    @property
    def depth(self) -> int:
        """Of the longest pass."""
        return max(int(current.tally[DEPTH_MOST]) for current in self.all)

    @property
    def mean_depth(self) -> float:
        return self.tally(DEPTH_SUM) / max(1, self.simulations)

    @property
    def draws(self) -> int:
        """The simulations that ended in a draw: of a rollout, of a game, or of a position that is certainly drawn."""
        return self.tally(DRAWS)

    @property
    def mean_value(self) -> float:
        """Of all simulations, for the side to move at the root: 1 is a win and -1 a loss."""
        lead = self.tally(BLACK_WINS) - self.tally(WHITE_WINS)
        return (-lead if self.root.counts[TURN] else lead) / max(1, self.simulations)
