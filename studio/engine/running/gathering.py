"""Positions about which somebody outside is asked together: one thread leads several passes, by turns.

A round begins one simulation in each pass. One that waits has its visits counted as losses on its way, so that the next
one looks elsewhere, as with several threads. Where all wait, or the next one would end where another waits, they are
judged at once and go on to their ends, before another round. What ends a run is looked at between rounds, so that what
is found does not depend on the clock.
"""

from collections.abc import Sequence

import numpy as np

from studio.engine.kernels.boards.board import Board
from studio.engine.kernels.search.loop import advance, cancel
from studio.engine.kernels.search.simulation import (
    ASK,
    DONE,
    GO_ON,
    LATE,
    LENGTH,
    PHASE,
    SELECT,
    SIMULATIONS,
    STOPPED,
    Simulation,
)
from studio.engine.kernels.search.task import Task
from studio.engine.kernels.search.tree import Flag, Long, Tree
from studio.engine.running.boards import alone
from studio.engine.running.evaluations import Evaluations
from studio.engine.running.task import UNLIMITED


class Gathering:
    """Owned by the passes of a search. Between two advances no pass is on its way."""

    def __init__(self, passes: Sequence[Simulation], evaluations: Evaluations, root: Board, stop: Flag) -> None:
        self._all, self._evaluations, self._root = passes, evaluations, root
        self._stop, self._never = stop, alone(1, np.int32)
        self._one = alone(1, np.int64)  # simulation that a pass may begin
        self._is_begun = False

    def load(self, tree: Tree, task: Task) -> None:
        first = self._all[0]
        cancel(tree, task.method, first.nodes, first.cells, first.state)

    def advance(self, tree: Tree, task: Task, simulations: int) -> int:
        """Until so many are done or something ends it; why no further pass began."""
        task, reason = task._replace(threads=True), GO_ON
        reached, last = task.reached.sum(), self._begun + simulations
        self._is_begun = True
        while reason == GO_ON:
            waiting, reason = self._gathered(tree, task, last)
            if waiting:
                self._evaluations.answer(tree, waiting)
                self._let_end(tree, task)
            if task.visits_enough and task.reached.sum() > reached:
                reason = DONE
        self._is_begun = False
        return reason

    def cancel(self, tree: Tree, task: Task) -> None:
        """After an error or an interrupt: what was judged ends, what was not is taken out of the tree again."""
        if self._is_begun:
            self._let_end(tree, task._replace(threads=True))
            self._is_begun = False

    @property
    def _begun(self) -> int:
        """The simulations that were begun at this root and not taken back."""
        return sum(int(current.tally[SIMULATIONS]) + (current.state[PHASE] != SELECT) for current in self._all)

    def _gathered(self, tree: Tree, task: Task, last: int) -> tuple[dict[int, Simulation], int]:
        """One round: the passes that wait to be judged, and why there is not to be another one."""
        waiting, ends, because = dict[int, Simulation](), set[int](), GO_ON
        for number, current in enumerate(self._all):
            if self._begun >= last:
                return waiting, DONE
            reason = self._begin_one(tree, task, number)
            if reason == ASK and _end_of(current) not in ends:
                waiting[number] = current
                ends.add(_end_of(current))
            elif reason == ASK:
                self._take_back_one(tree, task, current)
                break
            elif self._one[0] == 1:  # none was begun, perhaps only because others wait
                return waiting, because if waiting else reason
            elif reason in (LATE, STOPPED):
                because = reason
        return waiting, because

    def _begin_one(self, tree: Tree, task: Task, number: int) -> int:
        """Only the first one of a round looks whether there is to be one."""
        self._one[0] = 1
        if number == 0:
            return self._advanced(tree, task, number, self._one, self._stop)
        return self._advanced(tree, task._replace(deadline=UNLIMITED), number, self._one, self._never)

    def _let_end(self, tree: Tree, task: Task) -> None:
        """Bring each pass that was judged to its end; one that was not is taken back."""
        for number, current in enumerate(self._all):
            while current.state[PHASE] != SELECT:
                if self._advanced(tree, task, number, self._one, self._never, one_phase=True) == ASK:
                    self._take_back_one(tree, task, current)

    def _advanced(
        self, tree: Tree, task: Task, number: int, budget: Long, stop: Flag, *, one_phase: bool = False
    ) -> int:
        evaluation, current = self._evaluations.of_threads[number], self._all[number]
        return int(advance(tree, task, evaluation, self._root, current, budget, stop, one_phase))

    @staticmethod
    def _take_back_one(tree: Tree, task: Task, current: Simulation) -> None:
        cancel(tree, task.method, current.nodes, current.cells, current.state)


def _end_of(current: Simulation) -> int:
    return int(current.nodes[current.state[LENGTH]])
