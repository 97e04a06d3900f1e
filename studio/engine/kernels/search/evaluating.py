"""What the end of a pass is worth: a rollout says so, or an evaluator, which also says what its moves promise.

An *evaluator* is a network in the kernels (`Judge`) or a function of Python's, whose answer lies in `Answer`. It judges
a position once, when a pass first ends there; then its moves are listed with what the evaluator promises of each. Where
the method says so, moves of which it promises next to nothing are left out, but at the root; they are put back when all
the others are lost, so that no node is declared lost without them.
"""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.board import NOWHERE, Board, Codes
from studio.engine.kernels.network.judging import Judge, find_policy, judge_board
from studio.engine.kernels.runtime.compiling import by_kind, inlined, part
from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.search.children import attach
from studio.engine.kernels.search.passes import DRAWN_ROLLOUTS, LENGTH, MOVER, MOVES, ROLLOUTS, Pass
from studio.engine.kernels.search.rollouts import play_out
from studio.engine.kernels.search.selection import NO_EDGE, finds_room_for, next_untried
from studio.engine.kernels.search.task import FREE, Method, Neighbour, Rollout, Tactical, Task, Uniform
from studio.engine.kernels.search.tree import NO_NODE, SCALE, Real, Tree, acquire, following_size, release

IS_ASKED = 0


@record
class Answer(NamedTuple):
    """What a function of Python's says of the end of a pass."""

    logits: Real  # [code]: the policy before the softmax
    value: npt.NDArray[np.float64]  # [0], for the side to move
    state: npt.NDArray[np.int64]  # [IS_ASKED]: 1 once it has answered


Evaluation = Rollout | Judge | Answer
"""`advance` is compiled for each kind by itself."""


def evaluate(evaluation: Evaluation, tree: Tree, task: Task, current: Pass, leaf: int) -> int:
    """The reward of a pass that ends in this node, for who moved into it; in parts of SCALE."""
    raise NotImplementedError("kernels only")


def _roll_out(evaluation: Rollout, tree: Tree, task: Task, current: Pass, leaf: int) -> int:
    state, tally = current.state, current.tally
    winner, state[MOVES] = play_out(evaluation, current.board, current.played, current.random)
    tally[ROLLOUTS] += 1
    tally[DRAWN_ROLLOUTS] += winner < 0
    return np.int64(0 if winner < 0 else (SCALE if winner == state[MOVER] else -SCALE))


def _judge(evaluation: Judge, tree: Tree, task: Task, current: Pass, leaf: int) -> int:
    current.state[MOVES] = 0
    value = judge_board(evaluation, current.board)
    list_with_priors(evaluation, tree, task, current, leaf)
    return -np.int64(np.round(value * SCALE))


def _take_answer(evaluation: Answer, tree: Tree, task: Task, current: Pass, leaf: int) -> int:
    current.state[MOVES] = 0
    evaluation.state[IS_ASKED] = 0
    list_with_priors(evaluation, tree, task, current, leaf)
    return -np.int64(np.round(evaluation.value[0] * SCALE))


_ROLLOUTS = Uniform, Neighbour, Tactical
by_kind(evaluate, {**dict.fromkeys(_ROLLOUTS, _roll_out), Judge: _judge, Answer: _take_answer}, inline=True)


def lacks_answer(evaluation: Evaluation) -> bool:
    """Whether somebody outside is to be asked before the pass can go on."""
    raise NotImplementedError("kernels only")


def _never(evaluation: Rollout | Judge) -> bool:
    return False


def _unanswered(evaluation: Answer) -> bool:
    return evaluation.state[IS_ASKED] == 0


by_kind(lacks_answer, {**dict.fromkeys((*_ROLLOUTS, Judge), _never), Answer: _unanswered}, inline=True)


def find_logits(evaluation: Judge | Answer, board: Board, codes: Codes, count: int) -> None:
    """Let `logits` hold what the evaluator promises of so many of these moves."""
    raise NotImplementedError("kernels only")


def _from_network(evaluation: Judge, board: Board, codes: Codes, count: int) -> None:
    find_policy(evaluation, board, codes, count)


def _known(evaluation: Answer, board: Board, codes: Codes, count: int) -> None:
    pass


by_kind(find_logits, {Judge: _from_network, Answer: _known}, inline=True)


@part
def list_with_priors(evaluation: Judge | Answer, tree: Tree, task: Task, current: Pass, node: int) -> None:
    """List a node's moves, unless some were listed as it was looked at; then share the priors out among them."""
    if task.threads:
        acquire(tree.lock, node, np.int32(0), np.int32(1))
    if tree.edge_count[node] == 0:
        before = tree.cursor[node]
        count = gather_moves(tree, task, current, node)
        find_logits(evaluation, current.board, current.played, count)
        list_promising(tree, task, current, node, evaluation.logits, count)
        if tree.edge_count[node] == 0:  # for lack of room: they are to be found again when there is some
            tree.cursor[node] = before
    else:
        count = gather_listed(tree, task, current, node)
        find_logits(evaluation, current.board, current.played, count)
    share_priors(tree, task, current, node, evaluation.logits)
    if task.threads:
        release(tree.lock, node, np.int32(0))


@inlined
def gather_moves(tree: Tree, task: Task, current: Pass, node: int) -> int:
    """Write the moves that come first where a rollout would write its own; how many there are."""
    count = np.int64(0)
    while count < tree.legal[node]:  # which is one where there is one reply
        move = next_untried(tree, task.method, current.board, node, False)
        if move == NOWHERE:
            break
        current.played[count] = move
        count += 1
        tree.cursor[node] += 1
    return count


@inlined
def gather_listed(tree: Tree, task: Task, current: Pass, node: int) -> int:
    """The same of moves that are listed."""
    count = np.int64(0)
    left, size, block = _first_block(tree, task, node)
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            current.played[count] = tree.move[cell]
            count += 1
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    return count


@inlined
def list_promising(tree: Tree, task: Task, current: Pass, node: int, logits: Real, count: int) -> None:
    """Give a node an edge for each move that was gathered, but for those of which next to nothing is promised; or no
    edge at all, where there is no room for all of them: a few would be any few."""
    moves = current.played
    least, promising = least_logit(task.method, current, logits, count), np.int64(0)
    for index in range(count):
        promising += logits[moves[index]] >= least
    if not finds_room_for(tree, task.method, promising):
        return
    for index in range(count):
        if logits[moves[index]] < least:
            continue
        if attach(tree, task, node, np.int64(NO_NODE), moves[index], np.int64(NO_EDGE), current.own) == NO_EDGE:
            break


@inlined
def least_logit(method: Method, current: Pass, logits: Real, count: int) -> float:
    """What a gathered move must have to be listed; the best one has it. At the root all have."""
    moves, highest, total = current.played, np.float32(-np.inf), 0.0
    for index in range(count):
        highest = max(highest, logits[moves[index]])
    if method.least_prior <= 0.0 or current.state[LENGTH] == 0:
        return -np.inf
    for index in range(count):
        total += math.exp(logits[moves[index]] - highest)
    return min(highest + math.log(method.least_prior * total), np.float64(highest))


@inlined
def share_priors(tree: Tree, task: Task, current: Pass, node: int, logits: Real) -> None:
    """Give each listed move what it promises among those that are listed."""
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
def _first_block(tree: Tree, task: Task, node: int) -> tuple[int, int, int]:
    return np.int64(tree.edge_count[node]), np.int64(task.method.first_block), np.int64(tree.first_block[node])
