"""The evaluators of a search: rollouts, networks or a Python function. Each thread has its own."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import numpy as np

from studio.engine.evaluation.evaluator import Evaluator, Function, asked, refuse_without_network
from studio.engine.evaluation.judges import judge_of, weights_of
from studio.engine.evaluation.network import NetworkName, PatternNetwork
from studio.engine.kernels.search.evaluating import IS_ASKED, Answer, Evaluation
from studio.engine.kernels.search.loop import LOOK_AFTER
from studio.engine.kernels.search.simulation import EFFORT, LENGTH, Simulation
from studio.engine.kernels.search.tree import Tree
from studio.engine.options.parameters import Parameters
from studio.engine.running.boards import BoardMap
from studio.engine.running.task import rollout_of
from studio.game.position import Position


class Evaluations(Protocol):
    """The evaluators of all threads, in the form that the simulations use."""

    asks_outside: bool
    """Whether the evaluator is a Python function or object. Kernels cannot call it, and only one thread may use it."""

    @property
    def of_threads(self) -> Sequence[Evaluation]: ...

    def set_root(self, position: Position) -> None: ...

    def answer(self, tree: Tree, waiting: Mapping[int, Simulation], /) -> None:
        """Evaluate the leaves of the waiting simulations. `waiting` maps numbers to simulations."""


class Compiled:
    """Evaluators that run inside the kernels: rollouts or a pattern network."""

    asks_outside = False

    def __init__(self, of_threads: Sequence[Evaluation]) -> None:
        self.of_threads = of_threads

    def set_root(self, position: Position) -> None:
        pass

    def answer(self, _tree: Tree, _waiting: Mapping[int, Simulation]) -> None:
        raise AssertionError("kernels that evaluate by themselves do not ask")


class Asked:
    """An evaluator that is a Python function. One thread calls it for several positions at a time."""

    asks_outside = True

    def __init__(self, function: Function, board: BoardMap, at_once: int) -> None:
        self._function, self._board = function, board
        self.of_threads = [_answer_for(board.points.size) for _ in range(at_once)]
        self._root = Position(board.rules)

    def set_root(self, position: Position) -> None:
        self._root = position.copy()

    def answer(self, tree: Tree, waiting: Mapping[int, Simulation]) -> None:
        positions = [self._position_of(tree, current) for current in waiting.values()]
        logits, values = asked(self._function, positions)
        for row, (number, current) in enumerate(waiting.items()):
            answer = self.of_threads[number]
            answer.logits[self._board.codes], answer.value[0] = logits[row], values[row]
            current.state[EFFORT] = LOOK_AFTER  # the call may have taken long: check the clock
            answer.state[IS_ASKED] = 1

    def _position_of(self, tree: Tree, current: Simulation) -> Position:
        position = self._root.copy()
        for cell in current.cells[1 : int(current.state[LENGTH]) + 1]:
            position.play(int(self._board.points[tree.move[cell]]))
        return position


class Missing:
    """Stands for a missing network."""

    # The search can be read, but an evaluation raises an error.

    asks_outside = False

    def __init__(self, network: NetworkName, threads: int) -> None:
        self._network = network
        self.of_threads: Sequence[Evaluation] = [_answer_for(1) for _ in range(threads)]

    def set_root(self, position: Position) -> None:
        pass

    def answer(self, _tree: Tree, _waiting: Mapping[int, Simulation]) -> None:
        refuse_without_network(self._network)


def _answer_for(codes: int) -> Answer:
    return Answer(logits=np.zeros(codes, np.float32), value=np.zeros(1), state=np.zeros(1, np.int64))


def evaluations_of(evaluator: Evaluator | None, parameters: Parameters, board: BoardMap, threads: int) -> Evaluations:
    """Return the evaluators of all threads. If `evaluator` is None, they are rollouts as the parameters describe."""
    if evaluator is None:
        return Compiled([rollout_of(parameters)] * threads)
    if isinstance(evaluator, NetworkName):
        return Missing(evaluator, threads)
    if not isinstance(evaluator, PatternNetwork):
        return Asked(evaluator, board, parameters.batch)
    weights = weights_of(evaluator)
    judges = [judge_of(evaluator, weights, board.rules, board.points, board.words) for _ in range(threads)]
    return Compiled(judges)
