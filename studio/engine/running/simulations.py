"""The simulations of a search. Each thread has its own state, and all advance together."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.board import TURN, Board, Shape
from studio.engine.kernels.runtime.clock import now
from studio.engine.kernels.search.four_detection import set_detection_root
from studio.engine.kernels.search.loop import advance, cancel
from studio.engine.kernels.search.simulation import (
    ASK,
    BLACK_WINS,
    DEPTH_MOST,
    DEPTH_SUM,
    DONE,
    DRAWS,
    GO_ON,
    LATE,
    LENGTH,
    PHASE,
    SELECT,
    SIMULATIONS,
    STOPPED,
    WHITE_WINS,
    Simulation,
)
from studio.engine.kernels.search.task import FourDetection, Task, ThreatDetection
from studio.engine.kernels.search.tree import Flag, Long, Tree, give_back
from studio.engine.running.boards import BoardMap, alone
from studio.engine.running.evaluations import Evaluations
from studio.engine.running.line_boards import stones_in_order
from studio.engine.running.task import UNLIMITED
from studio.engine.running.worker_threads import WorkerThreads
from studio.game.position import Position


def new_simulation(
    board: BoardMap, shape: Shape, detection: ThreatDetection, chance: np.random.Generator
) -> Simulation:
    """Allocate the working state of one thread: its board, its path and its random generator."""
    longest = board.rules.size + 2
    random = alone(1, np.uint64)
    random[:] = chance.integers(0, 2**64, 1, np.uint64)
    return Simulation(
        board=board.board(shape),
        detection=detection,
        nodes=alone(longest, np.uint32),
        cells=alone(longest, np.uint32),
        played=alone(longest, np.uint16),
        random=random,
        own=alone(3, np.int64),
        state=alone(8, np.int64),
        tally=alone(8, np.int64),
    )


def copy_simulation(source: Simulation, target: Simulation) -> None:
    """Copy the state of `source` to `target`. Both must have the same kind of board."""
    for array, copied in zip(_arrays_of(source), _arrays_of(target), strict=True):
        copied[:] = array


def _arrays_of(current: Simulation) -> Iterator[npt.NDArray[Any]]:
    board = current.board
    yield from (board.memory, board.threats, board.scratch)
    yield from current[2:]


class SimulationBatch:
    """Simulations of one thread whose positions are evaluated together by a Python evaluator.

    A round begins simulations one after another. While one waits for its evaluation, it counts as a loss on its path
    (virtual loss), so that the next one takes another path. When the round is full, all waiting positions are
    evaluated, and the simulations end.
    """

    def __init__(self, simulations: Sequence[Simulation], evaluations: Evaluations, root: Board, stop: Flag) -> None:
        self._all, self._evaluations, self._root = simulations, evaluations, root
        self._stop, self._never = stop, alone(1, np.int32)
        self._one = alone(1, np.int64)  # the budget of one simulation
        self._is_begun = False

    def load(self, tree: Tree, task: Task) -> None:
        first = self._all[0]
        cancel(tree, task.method, first.nodes, first.cells, first.state)

    def advance(self, tree: Tree, task: Task, simulations: int) -> int:
        """Run this many simulations. Return why no further simulation was begun."""
        task, reason = task._replace(threads=True), GO_ON
        reached, last = task.reached.sum(), self._begun + simulations
        self._is_begun = True
        while reason == GO_ON:
            waiting, reason = self._begin_round(tree, task, last)
            if waiting:
                self._evaluations.answer(tree, waiting)
                self._finish(tree, task)
            if task.visits_enough and task.reached.sum() > reached:
                reason = DONE
        self._is_begun = False
        return reason

    def cancel(self, tree: Tree, task: Task) -> None:
        """After an error or an interrupt, finish the simulations that have been evaluated and cancel all others."""
        if self._is_begun:
            self._finish(tree, task._replace(threads=True))
            self._is_begun = False

    @property
    def _begun(self) -> int:
        """The number of simulations that were begun at this root and not cancelled."""
        return sum(int(current.tally[SIMULATIONS]) + (current.state[PHASE] != SELECT) for current in self._all)

    def _begin_round(self, tree: Tree, task: Task, last: int) -> tuple[dict[int, Simulation], int]:
        """Begin the simulations of a round.

        Return the waiting simulations by number, and the reason why no further round may follow. If one may follow, the
        reason is `GO_ON`.
        """
        waiting, ends, last_reason = dict[int, Simulation](), set[int](), GO_ON
        for number, current in enumerate(self._all):
            if self._begun >= last:
                return waiting, DONE
            reason = self._begin_one(tree, task, number)
            if reason == ASK and _leaf_of(current) not in ends:
                waiting[number] = current
                ends.add(_leaf_of(current))
            elif reason == ASK:
                self._cancel_one(tree, task, current)
                break
            elif self._one[0] == 1:  # no simulation was begun, perhaps only because others wait
                return waiting, last_reason if waiting else reason
            elif reason in (LATE, STOPPED):
                last_reason = reason
        return waiting, last_reason

    def _begin_one(self, tree: Tree, task: Task, number: int) -> int:
        """Begin one simulation. The time limit and the stop flag are checked only for the first one of a round."""
        self._one[0] = 1
        if number == 0:
            return self._advanced(tree, task, number, self._one, self._stop)
        return self._advanced(tree, task._replace(deadline=UNLIMITED), number, self._one, self._never)

    def _finish(self, tree: Tree, task: Task) -> None:
        """Finish the simulations that have been evaluated, and cancel the others."""
        for number, current in enumerate(self._all):
            while current.state[PHASE] != SELECT:
                if self._advanced(tree, task, number, self._one, self._never, one_phase=True) == ASK:
                    self._cancel_one(tree, task, current)

    def _advanced(
        self, tree: Tree, task: Task, number: int, budget: Long, stop: Flag, *, one_phase: bool = False
    ) -> int:
        evaluation, current = self._evaluations.of_threads[number], self._all[number]
        return int(advance(tree, task, evaluation, self._root, current, budget, stop, one_phase))

    @staticmethod
    def _cancel_one(tree: Tree, task: Task, current: Simulation) -> None:
        cancel(tree, task.method, current.nodes, current.cells, current.state)


def _leaf_of(current: Simulation) -> int:
    return int(current.nodes[current.state[LENGTH]])


class Simulations:
    """The simulations of all threads in one tree, their statistics, and the flag that stops them.

    A `Simulation` is the working state of a thread. A thread that evaluates in batches has several of them. The first
    `Simulation` belongs to the calling thread, which can also perform single phases.
    """

    def __init__(
        self,
        board: BoardMap,
        shape: Shape,
        evaluations: Evaluations,
        detection: Callable[[], ThreatDetection],
        chance: np.random.Generator,
    ) -> None:
        self._board, self._evaluations = board, evaluations
        self.stop_flag = self._stop = alone(1, np.int32)
        self.root = board.board(shape)
        self._workers: WorkerThreads[int] | None = None  # None except during a run with several threads
        self.all = [new_simulation(board, shape, detection(), chance) for _ in evaluations.of_threads]
        is_batched = evaluations.asks_outside and len(self.all) > 1
        self._batch = SimulationBatch(self.all, evaluations, self.root, self._stop) if is_batched else None

    @property
    def threads(self) -> int:
        """The number of threads. It is 1 if an evaluator evaluates batches."""
        return len(self.all) if self._batch is None else 1

    @property
    def first(self) -> Simulation:
        return self.all[0]

    def set_root(self, position: Position) -> None:
        """Set the root's position and reset the statistics."""
        self._board.set_position(self.root, position)
        self._evaluations.set_root(position)
        for current in self.all:
            current.tally[:] = 0
            if isinstance(current.detection, FourDetection):
                set_detection_root(current.detection, stones_in_order(position))

    def copy_from(self, other: "Simulations") -> None:
        """Copy the state of all simulations, including their random numbers."""
        for mine, its in zip(self.all, other.all, strict=True):
            copy_simulation(its, mine)

    # Running

    def load(self, tree: Tree, task: Task) -> None:
        """Load the kernels that a run needs, by calling them with a budget of 0 simulations."""
        # The time limit of the run begins later.
        self._advance_one(tree, task, 0, np.zeros(1, np.int64), one_phase=False)
        give_back(tree, self.first.own, task.method.first_block)
        if self._batch is not None:
            self._batch.load(tree, task)
        now()

    def begin(self) -> None:
        """Start the worker threads of a run. Call `end` to end them."""
        if self.threads > 1:
            self._workers = WorkerThreads(self.threads - 1)
            self._workers.start()

    def advance(self, tree: Tree, task: Task, simulations: int) -> set[int]:
        """Run this many simulations, distributed over all threads. Return the reasons for which the kernels stopped."""
        if self._batch is not None:
            reason = self._batch.advance(tree, task, simulations)
            self._give_back(tree, task)
            return {reason}
        budget = alone(1, np.int64)
        budget[0] = simulations
        jobs = [
            partial(self._advance_one, tree, task, thread, budget) for thread in range(min(simulations, len(self.all)))
        ]
        if self._workers is None:
            return {jobs[0]()}
        try:
            reasons = self._workers.share(jobs)
        finally:
            budget[0] = 0  # after an interrupt the other threads return at once
        self._give_back(tree, task)
        return set(reasons)

    def end(self, tree: Tree, task: Task) -> None:
        """End the worker threads.

        Free the nodes and blocks that they reserved in the tree. This is also done after an interrupt.
        """
        if self._batch is not None:
            self._batch.cancel(tree, task)
            self._give_back(tree, task)
        if self._workers is not None:
            self._workers.end()
            self._give_back(tree, task)
            self._workers = None

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
        """Perform the next phase of the first simulation. Return the reason for which the kernel stopped."""
        return self._advance_one(tree, task, 0, np.zeros(1, np.int64), one_phase=True)

    @property
    def is_between_simulations(self) -> bool:
        """Whether the last simulation of the calling thread is finished."""
        return bool(self.first.state[PHASE] == SELECT)

    def finish(self, tree: Tree, task: Task) -> None:
        """Finish a simulation that was performed phase by phase."""
        while not self.is_between_simulations:
            self.advance_by_phase(tree, task)

    def stop(self) -> None:
        """Make the running kernels return.

        If none are running, the next ones return at once. Any thread may call this.
        """
        self._stop[0] = 1

    def take_stop(self) -> bool:
        """Reset the stop flag. Return whether it was set."""
        if not self._stop[0]:
            return False
        self._stop[0] = 0
        return True

    # Statistics since the root was set

    def tally(self, cell: int) -> int:
        return sum(int(current.tally[cell]) for current in self.all)

    def whole_tally(self) -> Long:
        """Return the statistics of all threads, added up."""
        tallies = np.array([current.tally for current in self.all])
        total: Long = tallies.sum(axis=0)
        total[DEPTH_MOST] = tallies[:, DEPTH_MOST].max()
        return total

    @property
    def count(self) -> int:
        return self.tally(SIMULATIONS)

    @property
    def depth(self) -> int:
        """The length in plies of the longest path."""
        return max(int(current.tally[DEPTH_MOST]) for current in self.all)

    @property
    def mean_depth(self) -> float:
        return self.tally(DEPTH_SUM) / max(1, self.count)

    @property
    def draws(self) -> int:
        """The number of simulations that ended in a draw.

        The result may come from a rollout, from the rules or from a proof.
        """
        return self.tally(DRAWS)

    @property
    def mean_value(self) -> float:
        """The mean result of the simulations for the side to move at the root, from -1 to 1.

        The sign of a simulation's reward decides whether it counts as a win or as a loss.
        """
        lead = self.tally(BLACK_WINS) - self.tally(WHITE_WINS)
        return (-lead if self.root.counts[TURN] else lead) / max(1, self.count)
