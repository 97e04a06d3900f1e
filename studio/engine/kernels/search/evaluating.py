"""Finds the reward of a simulation by a rollout, or by an evaluator, which also gives priors to the moves.

An *evaluator* is a network in the kernels (`Judge`), or a Python function that writes to an `Answer`. It evaluates the
position of a node once, when a simulation first ends at the node. Then the node's moves are listed with their priors.
The method may leave out moves with very small priors, but not at the root. These moves are added when all other moves
are lost, so no node is proven lost without them.
"""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.board import NOWHERE, Board, Codes, is_marked, legal_code, mark_first
from studio.engine.kernels.network.judging import Judge, find_policy, judge_board
from studio.engine.kernels.runtime.bits import Word
from studio.engine.kernels.runtime.compiling import by_kind, inlined
from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.search.children import attach
from studio.engine.kernels.search.rollouts import play_out
from studio.engine.kernels.search.scoring import reduced_value
from studio.engine.kernels.search.selection import NO_EDGE, finds_room_for
from studio.engine.kernels.search.simulation import DRAWN_ROLLOUTS, LENGTH, MOVER, MOVES, ROLLOUTS, Simulation
from studio.engine.kernels.search.steering import is_steered_root
from studio.engine.kernels.search.task import Method, Neighbour, Rollout, Tactical, Task, Uniform
from studio.engine.kernels.search.tree import (
    NO_NODE,
    SCALE,
    Real,
    Tree,
    first_edges,
    lock_node,
    next_edges,
    unlock_node,
)

IS_ASKED = 0


@record
class Answer(NamedTuple):
    """The evaluation that a Python function has written for the leaf of a simulation."""

    logits: Real  # [code]: the policy before the softmax
    value: npt.NDArray[np.float64]  # [0], for the side to move
    state: npt.NDArray[np.int64]  # [IS_ASKED]: 1 once the function has answered


Evaluation = Rollout | Judge | Answer
"""`advance` is compiled separately for each kind of evaluation."""


def evaluate(evaluation: Evaluation, tree: Tree, task: Task, current: Simulation, leaf: int) -> int:
    """Return the reward of a simulation that ends at the node `leaf`, from -SCALE to SCALE.

    The reward is for the player who moved into the node.
    """
    raise NotImplementedError("kernels only")


def _roll_out(evaluation: Rollout, tree: Tree, task: Task, current: Simulation, leaf: int) -> int:
    state, tally = current.state, current.tally
    winner, state[MOVES] = play_out(evaluation, current.board, current.played, current.random)
    tally[ROLLOUTS] += 1
    tally[DRAWN_ROLLOUTS] += winner < 0
    return np.int64(0 if winner < 0 else (SCALE if winner == state[MOVER] else -SCALE))


def _judge(evaluation: Judge, tree: Tree, task: Task, current: Simulation, leaf: int) -> int:
    current.state[MOVES] = 0
    value = judge_board(evaluation, current.board)
    list_with_priors(evaluation, tree, task, current, leaf, value)
    return -np.int64(np.round(value * SCALE))


def _take_answer(evaluation: Answer, tree: Tree, task: Task, current: Simulation, leaf: int) -> int:
    current.state[MOVES] = 0
    evaluation.state[IS_ASKED] = 0
    list_with_priors(evaluation, tree, task, current, leaf, evaluation.value[0])
    return -np.int64(np.round(evaluation.value[0] * SCALE))


_ROLLOUTS = Uniform, Neighbour, Tactical
by_kind(evaluate, {**dict.fromkeys(_ROLLOUTS, _roll_out), Judge: _judge, Answer: _take_answer}, inline=True)


def lacks_answer(evaluation: Evaluation) -> bool:
    """Return whether the simulation must wait for an evaluator in Python."""
    raise NotImplementedError("kernels only")


def _never(evaluation: Rollout | Judge) -> bool:
    return False


def _unanswered(evaluation: Answer) -> bool:
    return evaluation.state[IS_ASKED] == 0


by_kind(lacks_answer, {**dict.fromkeys((*_ROLLOUTS, Judge), _never), Answer: _unanswered}, inline=True)


def find_logits(evaluation: Judge | Answer, board: Board, codes: Codes, count: int) -> None:
    """Store the logits of the first `count` points of `codes` in `evaluation.logits`."""
    raise NotImplementedError("kernels only")


def _from_network(evaluation: Judge, board: Board, codes: Codes, count: int) -> None:
    find_policy(evaluation, board, codes, count)


def _known(evaluation: Answer, board: Board, codes: Codes, count: int) -> None:
    pass


by_kind(find_logits, {Judge: _from_network, Answer: _known}, inline=True)


@inlined
def list_with_priors(
    evaluation: Judge | Answer, tree: Tree, task: Task, current: Simulation, node: int, value: float
) -> None:
    """Add edges for a node's moves, unless threat detection has added them, and set the priors of the edges.

    `value` is the evaluation of the node for the side to move.
    """
    lock_node(tree, task, node)
    if tree.edge_count[node] == 0:
        before = tree.cursor[node]
        count = gather_moves(tree, task, current, node)
        find_logits(evaluation, current.board, current.played, count)
        list_promising(tree, task, current, node, evaluation.logits, count)
        if tree.edge_count[node] == 0:  # no room for the edges: they are added later
            tree.cursor[node] = before
    else:
        count = gather_listed(tree, task, current, node)
        find_logits(evaluation, current.board, current.played, count)
    share_priors(tree, task, current, node, evaluation.logits)
    reduce_first_play(tree, task.method, node, value)
    unlock_node(tree, task, node)


@inlined
def gather_moves(tree: Tree, task: Task, current: Simulation, node: int) -> int:
    """Write the untried moves of a node to `current.played`, and return their number.

    If moves near stones come first, write only these.
    """
    method, board, count = task.method, current.board, np.int64(0)
    size, start = method.order.size, np.int64(tree.start[node])
    if method.near_first:
        mark_first(board)
    while count < tree.legal[node] and tree.cursor[node] < size:  # `legal` is 1 if threats leave only one reply
        place = start + tree.cursor[node]
        code = legal_code(board, Word(method.order[place if place < size else place - size]))
        if code != NOWHERE and (not method.near_first or is_marked(board, code)):
            current.played[count] = code
            count += 1
        tree.cursor[node] += 1
    return count


@inlined
def gather_listed(tree: Tree, task: Task, current: Simulation, node: int) -> int:
    """Write the moves of a node's edges to `current.played`, and return their number."""
    count = np.int64(0)
    edges = first_edges(tree, task.method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            current.played[count] = tree.move[cell]
            count += 1
        edges = next_edges(tree, edges)
    return count


@inlined
def list_promising(tree: Tree, task: Task, current: Simulation, node: int, logits: Real, count: int) -> None:
    """Add an edge for each of the `count` moves in `current.played`, except moves with very small priors.

    If there is not enough memory for all these edges, add none.
    """
    # A part of the edges would be an arbitrary choice.
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
def least_logit(method: Method, current: Simulation, logits: Real, count: int) -> float:
    """Return the logit that a move needs at least to get an edge.

    It is never above the best move's logit, so the best move always gets an edge. At the root, and if `least_prior` is
    0, it is -inf, so every move gets an edge.
    """
    moves, highest, total = current.played, np.float32(-np.inf), 0.0
    for index in range(count):
        highest = max(highest, logits[moves[index]])
    if method.least_prior <= 0.0 or current.state[LENGTH] == 0:
        return -np.inf
    for index in range(count):
        total += math.exp(logits[moves[index]] - highest)
    return min(highest + math.log(method.least_prior * total), np.float64(highest))


@inlined
def share_priors(tree: Tree, task: Task, current: Simulation, node: int, logits: Real) -> None:
    """Set the priors of a node's edges to the softmax of their logits."""
    highest = np.float32(-np.inf)
    edges = first_edges(tree, task.method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            highest = max(highest, logits[tree.move[cell]])
        edges = next_edges(tree, edges)
    total = np.float32(0.0)
    edges = first_edges(tree, task.method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            tree.prior[cell] = np.float32(math.exp(logits[tree.move[cell]] - highest))
            total += tree.prior[cell]
        edges = next_edges(tree, edges)
    edges = first_edges(tree, task.method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            tree.prior[cell] = min(tree.prior[cell] / total, np.float32(1.0))
            if is_steered_root(task, current):
                task.tried[tree.move[cell]] = 1
            tree.spread[cell] = tree.prior[cell] / np.float32(1 + tree.edge_visits[cell])
        edges = next_edges(tree, edges)


@inlined
def reduce_first_play(tree: Tree, method: Method, node: int, value: float) -> None:
    """Set the means of a node's unvisited children.

    Do nothing if the method does not derive these means from the node's evaluation.
    """
    if method.first_play_reduction == np.inf:
        return
    edges = first_edges(tree, method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            if tree.edge_visits[cell] == 0 and tree.mean[cell] != -np.inf:
                tree.mean[cell] = reduced_value(method, value)
        edges = next_edges(tree, edges)
