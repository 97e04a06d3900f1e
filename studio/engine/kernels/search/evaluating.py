"""What the end of a pass is worth: a rollout says so, or an evaluator, which also says what its moves promise.

An *evaluator* is a network in the kernels (`Judge`) or a function of Python's, whose answer lies in `Answer`. It judges
a position once, when a pass first ends there; then all legal moves are listed with its priors.
"""

import math
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.ground.compiling import by_kind, inlined, part
from studio.engine.kernels.ground.records import record
from studio.engine.kernels.network.judging import Judge, judge_board
from studio.engine.kernels.search.children import list_moves
from studio.engine.kernels.search.passes import DRAWN_ROLLOUTS, LENGTH, MOVER, MOVES, ROLLOUTS
from studio.engine.kernels.search.rollouts import play_out
from studio.engine.kernels.search.task import FREE, Neighbour, Rollout, Tactical, Uniform
from studio.engine.kernels.search.tree import SCALE, Real, following_size

IS_ASKED = 0


@record
class Answer(NamedTuple):
    """What a function of Python's says of the end of a pass."""

    logits: Real  # [code]: the policy before the softmax
    value: npt.NDArray[np.float64]  # [0], for the side to move
    state: npt.NDArray[np.int64]  # [IS_ASKED]: 1 once it has answered


Evaluation = Rollout | Judge | Answer
"""`advance` is compiled for each kind by itself."""


def evaluate(evaluation: Any, tree: Any, task: Any, current: Any, leaf: int) -> int:
    """The reward of a pass that ends in this node, for who moved into it; in parts of SCALE."""
    raise NotImplementedError("kernels only")


def _roll_out(evaluation: Any, tree: Any, task: Any, current: Any, leaf: int) -> int:
    state, tally = current.state, current.tally
    winner, state[MOVES] = play_out(evaluation, current.board, current.played, current.random)
    tally[ROLLOUTS] += 1
    tally[DRAWN_ROLLOUTS] += winner < 0
    return np.int64(0 if winner < 0 else (SCALE if winner == state[MOVER] else -SCALE))


def _judge(evaluation: Any, tree: Any, task: Any, current: Any, leaf: int) -> int:
    current.state[MOVES] = 0
    value = judge_board(evaluation, current.board)
    list_with_logits(tree, task, current, leaf, evaluation.logits)
    return -np.int64(np.round(value * SCALE))


def _take_answer(evaluation: Any, tree: Any, task: Any, current: Any, leaf: int) -> int:
    current.state[MOVES] = 0
    evaluation.state[IS_ASKED] = 0
    list_with_logits(tree, task, current, leaf, evaluation.logits)
    return -np.int64(np.round(evaluation.value[0] * SCALE))


_ROLLOUTS = Uniform, Neighbour, Tactical
by_kind(evaluate, {**dict.fromkeys(_ROLLOUTS, _roll_out), Judge: _judge, Answer: _take_answer}, inline=True)


def lacks_answer(evaluation: Any) -> bool:
    """Whether somebody outside is to be asked before the pass can go on."""
    raise NotImplementedError("kernels only")


def _never(evaluation: Any) -> bool:
    return False


def _unanswered(evaluation: Any) -> bool:
    return evaluation.state[IS_ASKED] == 0


by_kind(lacks_answer, {**dict.fromkeys((*_ROLLOUTS, Judge), _never), Answer: _unanswered}, inline=True)


@part
def list_with_logits(tree: Any, task: Any, current: Any, node: int, logits: Real) -> None:
    """List a node's moves, and give each what it promises among those that are listed."""
    list_moves(tree, task, current.board, node, current.own)
    highest = np.float32(-np.inf)
    left, size, block = _first_block(tree, task, node)
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            highest = max(highest, logits[tree.move[cell]])
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    total = np.float32(0.0)
    left, size, block = _first_block(tree, task, node)
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            tree.prior[cell] = np.float32(math.exp(logits[tree.move[cell]] - highest))
            total += tree.prior[cell]
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    left, size, block = _first_block(tree, task, node)
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            tree.prior[cell] = min(tree.prior[cell] / total, np.float32(1.0))
            if task.steered != FREE and current.state[LENGTH] == 0:
                task.tried[tree.move[cell]] = 1
            tree.spread[cell] = tree.prior[cell] / np.float32(1 + tree.edge_visits[cell])
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])


@inlined
def _first_block(tree: Any, task: Any, node: int) -> tuple[int, int, int]:
    return np.int64(tree.edge_count[node]), np.int64(task.method.first_block), np.int64(tree.first_block[node])
