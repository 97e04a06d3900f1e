"""Who says what the end of a pass is worth, for each thread of a search."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from studio.engine.evaluation.evaluator import Evaluator, Function, asked, refuse_without_network
from studio.engine.evaluation.judges import judge_of, weights_of
from studio.engine.evaluation.network import NetworkName, PatternNetwork
from studio.engine.kernels.search.evaluating import IS_ASKED, Answer, Evaluation
from studio.engine.kernels.search.passes import LENGTH, Pass
from studio.engine.kernels.search.tree import Tree
from studio.engine.options.parameters import Parameters
from studio.engine.running.boards import BoardMap
from studio.engine.running.task import rollout_of
from studio.game.position import Position


class Evaluations(Protocol):
    """As the passes know it."""

    @property
    def of_threads(self) -> Sequence[Evaluation]: ...

    def set_root(self, position: Position) -> None: ...

    def answer(self, tree: Tree, current: Pass, /) -> None:
        """Write down what the end of this pass is worth."""


class Compiled:
    """Rollouts or a network: all of it happens in the kernels."""

    def __init__(self, of_threads: Sequence[Evaluation]) -> None:
        self.of_threads = of_threads

    def set_root(self, position: Position) -> None:
        pass

    def answer(self, _tree: Tree, _current: Pass) -> None:
        raise AssertionError("kernels that evaluate by themselves do not ask")


class Asked:
    """A function of Python's, which one thread asks at the end of each pass."""

    def __init__(self, function: Function, board: BoardMap) -> None:
        self._function, self._board = function, board
        self._answer = Answer(
            logits=np.zeros(board.points.size, np.float32), value=np.zeros(1), state=np.zeros(1, np.int64)
        )
        self.of_threads = (self._answer,)
        self._root = Position(board.rules)

    def set_root(self, position: Position) -> None:
        self._root = position.copy()

    def answer(self, tree: Tree, current: Pass) -> None:
        position, board = self._root.copy(), self._board
        for cell in current.cells[1 : int(current.state[LENGTH]) + 1]:
            position.play(int(board.points[tree.move[cell]]))
        logits, value = asked(self._function, position)
        self._answer.logits[board.codes] = logits
        self._answer.value[0] = value
        self._answer.state[IS_ASKED] = 1


class Missing:
    """A network that is not here."""

    def __init__(self, network: NetworkName, threads: int) -> None:
        self._network = network
        answers = [Answer(np.zeros(1, np.float32), np.zeros(1), np.zeros(1, np.int64)) for _ in range(threads)]
        self.of_threads: Sequence[Evaluation] = answers

    def set_root(self, position: Position) -> None:
        pass

    def answer(self, _tree: Tree, _current: Pass) -> None:
        refuse_without_network(self._network)


def evaluations_of(evaluator: Evaluator | None, parameters: Parameters, board: BoardMap, threads: int) -> Evaluations:
    """What the parameters or an evaluator say; each thread has a judge of its own."""
    if evaluator is None:
        return Compiled([rollout_of(parameters)] * threads)
    if isinstance(evaluator, NetworkName):
        return Missing(evaluator, threads)
    if not isinstance(evaluator, PatternNetwork):
        return Asked(evaluator, board)
    weights = weights_of(evaluator)
    judges = [judge_of(evaluator, weights, board.rules, board.points, board.words) for _ in range(threads)]
    return Compiled(judges)
