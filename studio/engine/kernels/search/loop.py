"""The loop that runs the phases of one simulation after another, and the cancellation of a simulation."""

import numpy as np

from studio.engine.kernels.boards.board import Board
from studio.engine.kernels.runtime.bits import atomic_add, atomic_load, atomic_store
from studio.engine.kernels.runtime.clock import nanoseconds
from studio.engine.kernels.runtime.compiling import inlined, kernel
from studio.engine.kernels.search.evaluating import Evaluation
from studio.engine.kernels.search.phases import backpropagate, expand, must_ask, select, simulate
from studio.engine.kernels.search.proofs import mean_for_selection
from studio.engine.kernels.search.scoring import child_spread, first_mean
from studio.engine.kernels.search.simulation import (
    ASK,
    DEEP,
    DEPTH_MOST,
    DONE,
    EFFORT,
    EXPAND,
    FULL,
    GO_ON,
    LATE,
    LENGTH,
    MOVES,
    NOTHING_LEFT,
    PHASE,
    PROVEN,
    SELECT,
    SIMULATE,
    STOPPED,
    Simulation,
)
from studio.engine.kernels.search.steering import finds_nothing_at_root
from studio.engine.kernels.search.task import LIFTED, RESTRICTED, Method, Task
from studio.engine.kernels.search.tree import (
    CELLS,
    CELLS_END,
    NO_NODE,
    NODES,
    NODES_END,
    ROOT,
    Flag,
    Index,
    Long,
    Tree,
    add,
    is_solved,
)


@kernel
def advance(
    tree: Tree,
    task: Task,
    evaluation: Evaluation,
    root: Board,
    current: Simulation,
    budget: Long,
    stop: Flag,
    one_phase: bool,
) -> int:
    """Run simulations until the budget is spent or a limit is reached. Return why the call ends.

    If `one_phase` is True, run only a single phase. The function is compiled separately for each kind of board, of
    rollout or evaluator, and of threat detection.
    """
    state = current.state
    while True:
        if state[PHASE] == SELECT:
            reason = GO_ON if one_phase else reason_to_return(tree, task, current, budget, stop)
            if reason != GO_ON:
                return reason
            select(tree, task, root, current)
            if finds_nothing_at_root(tree, task, current):
                add(budget, 0, 1, task)  # the simulation was not used
                return NOTHING_LEFT if task.steered == RESTRICTED else PROVEN
        elif state[PHASE] == EXPAND:
            expand(tree, task, current)
        elif state[PHASE] == SIMULATE:
            if must_ask(tree, evaluation, current):
                return ASK
            simulate(tree, task, evaluation, current)
        else:
            backpropagate(tree, task, current)
            if reaches_visits(tree, task, current):
                atomic_store(budget, 0, 0)
        state[PHASE] = (state[PHASE] + 1) & 3
        if one_phase:
            return DONE


@inlined
def reaches_visits(tree: Tree, task: Task, current: Simulation) -> bool:
    """Return whether this simulation brought its root move to `visits_enough` visits for the first time."""
    if task.visits_enough == 0 or current.state[LENGTH] == 0:
        return False
    cell = np.int64(current.cells[1])
    move = tree.move[cell]
    if task.reached[move] != 0 or tree.edge_visits[cell] < task.visits_enough:
        return False
    task.reached[move] = 1
    return True


@inlined
def reason_to_return(tree: Tree, task: Task, current: Simulation, budget: Long, stop: Flag) -> int:
    """Return the reason why no further simulation may begin.

    If a simulation may begin, take it from the budget and return GO_ON.
    """
    if atomic_load(stop, 0) != 0:
        return STOPPED
    root = tree.counts[ROOT]
    if task.method.proofs and is_solved(tree, root) and task.steered <= LIFTED:
        return PROVEN
    if current.tally[DEPTH_MOST] >= task.depth_limit:
        return DEEP
    if is_late(task, current):
        return LATE
    if is_full(tree, task):
        return FULL
    return GO_ON if take_from_budget(task, budget) else DONE


@inlined
def is_full(tree: Tree, task: Task) -> bool:
    """Return whether the arrays need to grow, or the tree has reached the memory limit of the run."""
    counts = tree.counts
    if counts[NODES_END] >= task.nodes_enough or counts[CELLS_END] >= task.cells_enough:
        return True
    return counts[NODES] * task.node_bytes + counts[CELLS] * task.cell_bytes >= task.bytes_enough


@inlined
def take_from_budget(task: Task, budget: Long) -> bool:
    """Take one simulation from the budget. Return False if the budget is spent."""
    if task.threads:
        return atomic_add(budget, 0, -1) > 0
    if budget[0] <= 0:
        return False
    budget[0] -= 1
    return True


# 1024 moves are two of the longest rollouts, or 10 microseconds of tic-tac-toe, where reading the clock takes 0.25 %.
_EFFORT_OF_SIMULATION, LOOK_AFTER = 8, 1024
"""The fixed cost of a simulation, and the effort after which the clock is read again.

Both are measured in moves: the effort of a move is 1.
"""


@inlined
def is_late(task: Task, current: Simulation) -> bool:
    """Return whether the deadline has passed. The clock is read only after work that equals LOOK_AFTER moves."""
    state = current.state
    state[EFFORT] += state[MOVES] + state[LENGTH] + _EFFORT_OF_SIMULATION
    if state[EFFORT] < LOOK_AFTER:
        return False
    state[EFFORT] = 0
    return nanoseconds() >= task.deadline


@kernel
def cancel(tree: Tree, method: Method, nodes: Index, cells: Index, state: Long) -> None:
    """Remove an unfinished simulation from the tree, because its evaluator gave no answer.

    Subtract the visits that were counted on the way down, and compute the means of the edges without them. A new node
    stays in the tree without a visit; the next simulation may reach it.
    """
    for step in range(state[LENGTH], 0, -1):
        cell, parent, child = np.int64(cells[step]), np.int64(nodes[step - 1]), np.int64(nodes[step])
        tree.edge_visits[cell] -= 1
        tree.spread[cell] = child_spread(method, tree.prior[cell], tree.edge_visits[cell])
        if child == NO_NODE or tree.visits[child] == 0:
            tree.mean[cell] = first_mean(tree, method, parent)
        else:
            tree.mean[cell] = mean_for_selection(tree, method, parent, child, tree.value_sum[child], tree.visits[child])
    state[LENGTH], state[PHASE] = 0, SELECT
