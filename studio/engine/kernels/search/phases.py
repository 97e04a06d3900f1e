"""The four phases of Monte Carlo tree search.

Each simulation goes through all phases: `select` walks from the root to a node that gets a child, `expand` adds the
child, `simulate` finds the child's reward, and `backpropagate` updates every node on the path. The phases pass their
results in a `Simulation`, one per thread. `Search.step` reads it between two phases.
"""

import numpy as np

from studio.engine.kernels.boards.board import NOWHERE, TURN, Board, play, restore
from studio.engine.kernels.runtime.bits import Word, atomic_load, atomic_store
from studio.engine.kernels.runtime.compiling import inlined
from studio.engine.kernels.search.children import attach, child_of, list_moves
from studio.engine.kernels.search.evaluating import Evaluation, evaluate, lacks_answer
from studio.engine.kernels.search.four_detection import detect_again, detect_fours
from studio.engine.kernels.search.proofs import mean_for_selection, tighten
from studio.engine.kernels.search.selection import (
    NO_EDGE,
    add_virtual_loss,
    best_listed,
    choose,
    count_edge_visit,
    follow,
    untried_still,
    waits_for_evaluator,
)
from studio.engine.kernels.search.simulation import (
    BLACK_WINS,
    CELL,
    DEPTH_MOST,
    DEPTH_SUM,
    DRAWS,
    LENGTH,
    MOVE,
    MOVER,
    MOVES,
    REWARD,
    SIMULATIONS,
    WHITE_WINS,
    Simulation,
)
from studio.engine.kernels.search.steering import (
    is_steered_root,
    leave_root,
    try_again_at_root,
)
from studio.engine.kernels.search.task import PUCT, Method, Task
from studio.engine.kernels.search.tree import (
    NO_NODE,
    ROOT,
    SCALE,
    Tree,
    add,
    first_edges,
    is_solved,
    lock_node,
    next_edges,
    unlock_node,
)


@inlined
def select(tree: Tree, task: Task, root: Board, current: Simulation) -> None:
    """Walk down from the root along the edges with the highest scores.

    Stop at a node that gets a child or that is proven.
    """
    state = current.state
    restore(current.board, root)
    current.nodes[0] = tree.counts[ROOT]
    state[LENGTH], state[MOVE], state[CELL] = 0, NOWHERE, NO_EDGE
    if leave_root(tree, task, current):
        descend(tree, task, current)
    state[MOVER] = 1 - current.board.counts[TURN]


@inlined
def descend(tree: Tree, task: Task, current: Simulation) -> None:
    """Continue the path from its last node to a node that gets a child or that is proven."""
    board, state = current.board, current.state
    length = state[LENGTH]
    node = np.int64(current.nodes[length])
    while not is_solved(tree, node):
        state[LENGTH] = length
        detect_again(current.detection, tree, task, current, node)
        if is_solved(tree, node):
            break
        move, cell = choose(tree, task, board, node)
        if cell == NO_EDGE:
            state[MOVE] = move
            break
        if tree.child[cell] == NO_NODE:
            state[MOVE], state[CELL] = tree.move[cell], cell
            break
        node = follow(tree, task, current, cell, length)
        length += 1
    state[LENGTH] = length


@inlined
def expand(tree: Tree, task: Task, current: Simulation) -> None:
    """Add the child for the move that `select` has chosen. The simulation then ends at this child."""
    state = current.state
    length = state[LENGTH]
    parent = np.int64(current.nodes[length])
    detect_fours(current.detection, tree, task, current, parent)
    list_all_moves(tree, task, current, parent)
    if state[MOVE] == NOWHERE:
        return
    lock_node(tree, task, parent)
    cell = add_child(tree, task, current, parent)
    unlock_node(tree, task, parent)
    if cell == NO_EDGE:  # another thread took the last move or the last memory: the parent is evaluated
        return
    state[LENGTH] = length + 1
    current.cells[length + 1] = cell
    current.nodes[length + 1] = tree.child[cell]
    add_virtual_loss(tree, task, cell)
    detect_fours_for_evaluator(tree, task, current)


@inlined
def list_all_moves(tree: Tree, task: Task, current: Simulation, parent: int) -> None:
    """With PUCT, add edges for all moves of a node before it gets its first child, and choose a move.

    For a steered root, and for nodes that wait for an evaluator, other functions list the moves.
    """
    state = current.state
    lists = task.method.selection == PUCT and not (
        is_steered_root(task, current) or waits_for_evaluator(tree, task, parent)
    )
    if lists and state[CELL] == NO_EDGE and not is_solved(tree, parent):
        list_moves(tree, task, current.board, parent, current.own)
        state[CELL] = best_listed(tree, task.method, parent)
        state[MOVE] = tree.move[state[CELL]] if state[CELL] != NO_EDGE else NOWHERE


@inlined
def detect_fours_for_evaluator(tree: Tree, task: Task, current: Simulation) -> None:
    """If there is an evaluator, detect fours at the new child before the evaluation lists its moves."""
    state = current.state
    if task.method.judged:
        move, cell = state[MOVE], state[CELL]
        detect_fours(current.detection, tree, task, current, np.int64(current.nodes[state[LENGTH]]))
        state[MOVE], state[CELL] = move, cell


@inlined
def add_child(tree: Tree, task: Task, current: Simulation, parent: int) -> int:
    """Add a child for the chosen move. Return the edge to it.

    Return NO_EDGE if there is no move or no memory left. The caller holds the parent's lock.
    """
    # A move counts as tried only when it has a child.
    state = current.state
    in_order = state[CELL] == NO_EDGE and not is_steered_root(task, current)
    if in_order:
        state[MOVE] = untried_still(tree, task, current.board, parent, state[MOVE])
    cell = NO_EDGE if state[MOVE] == NOWHERE else make_child(tree, task, current, parent)
    if in_order:
        tree.cursor[parent] += cell != NO_EDGE
    elif cell == NO_EDGE and state[CELL] == NO_EDGE:
        try_again_at_root(tree, task, parent, state[MOVE])
    return cell


@inlined
def make_child(tree: Tree, task: Task, current: Simulation, parent: int) -> int:
    """Play the chosen move and add the node after it. Return the edge to this node.

    Return NO_EDGE if there is no memory left.
    """
    board, state = current.board, current.state
    state[MOVER] = board.counts[TURN]
    play(board, Word(state[MOVE]))
    cell = state[CELL]
    made = cell != NO_EDGE and tree.child[cell] != NO_NODE  # another thread has made it meanwhile
    child = np.int64(tree.child[cell]) if made else child_of(tree, task, current)
    cell = attach(tree, task, parent, child, state[MOVE], cell, current.own) if child != NO_NODE else NO_EDGE
    if cell == NO_EDGE:
        state[MOVER] = 1 - state[MOVER]
    return cell


@inlined
def simulate(tree: Tree, task: Task, evaluation: Evaluation, current: Simulation) -> None:
    """Find the reward at the last node of the path: its proven value, or the result of a rollout or an evaluator."""
    state = current.state
    leaf = np.int64(current.nodes[state[LENGTH]])
    if is_solved(tree, leaf):
        state[REWARD], state[MOVES] = np.int64(tree.lower[leaf]) * SCALE, 0
    else:
        state[REWARD] = evaluate(evaluation, tree, task, current, leaf)


@inlined
def must_ask(tree: Tree, evaluation: Evaluation, current: Simulation) -> bool:
    """Return whether an evaluator in Python must evaluate the last node before `simulate` can run."""
    return lacks_answer(evaluation) and not is_solved(tree, np.int64(current.nodes[current.state[LENGTH]]))


@inlined
def backpropagate(tree: Tree, task: Task, current: Simulation) -> None:
    """Update every node on the path, from the last node to the root: add one visit and the reward.

    Each node gets the reward for the player who moved into it.
    """
    state = current.state
    length, reward, changed = state[LENGTH], state[REWARD], False
    for step in range(length, -1, -1):
        node, is_leaf = np.int64(current.nodes[step]), step == length
        add(tree.visits, node, 1, task)
        add_reward(tree, task, node, reward, is_leaf)
        changed = update_bounds(tree, task, node, is_leaf, changed)
        if step > 0:
            update_edge(tree, task, np.int64(current.cells[step]), np.int64(current.nodes[step - 1]), node)
        reward = -reward
    count_simulation(current)


@inlined
def add_reward(tree: Tree, task: Task, node: int, reward: int, is_leaf: bool) -> None:
    """Add a reward to a node's value.

    If the simulation ended at the node, add the reward to the node's own evaluations, too.
    """
    if task.method.transpositions:
        update_shared_value(tree, task, node, reward, is_leaf)
        return
    if is_leaf:
        add(tree.evaluations, node, 1, task)
        add(tree.evaluated_sum, node, reward, task)
    add(tree.value_sum, node, reward, task)


@inlined
def update_shared_value(tree: Tree, task: Task, node: int, reward: int, is_leaf: bool) -> None:
    """Update the value sum of a node on the path. Call this only if positions are shared.

    If the simulation ended at the node, add the reward. Otherwise compute the sum from the children.
    """
    # The lock is held while the sum is computed. So the thread that writes the sum last has read everything that other
    # threads wrote to the children. The sum never exceeds the node's visits times SCALE, even while other simulations
    # are below the node or end at it.
    lock_node(tree, task, node)
    if is_leaf:
        tree.evaluations[node] += 1
        tree.evaluated_sum[node] += reward
        total = tree.value_sum[node] + reward
    else:
        total = sum_of_children(tree, task.method, node)
    atomic_store(tree.value_sum, node, within_visits(tree, task, node, total))
    unlock_node(tree, task, node)


@inlined
def within_visits(tree: Tree, task: Task, node: int, total: int) -> int:
    """Return the value sum `total`, limited to the node's visits times SCALE."""
    # With one thread, `total` never exceeds this limit.
    if not task.threads:
        return total
    most = tree.visits[node] * SCALE
    return max(-most, min(total, most))


@inlined
def sum_of_children(tree: Tree, method: Method, node: int) -> int:
    """Return a node's value sum: its own evaluations, plus each child's mean value times the visits of the edge.

    Also update the means of the edges, because simulations on other paths may have changed the children.
    """
    # A child with no other parent adds exactly its own sum, so without shared positions the result is the same as in a
    # tree.
    total = tree.evaluated_sum[node]
    edges = first_edges(tree, method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            child, times = np.int64(tree.child[cell]), tree.edge_visits[cell]
            value_sum = atomic_load(tree.value_sum, child)  # before the visits, as in `update_edge`
            visits = tree.visits[child]
            if child == NO_NODE or visits == 0 or times == 0:
                continue
            if visits == times:
                total -= value_sum
            else:
                total -= np.int64(np.round(value_sum * (times / visits)))
                tree.mean[cell] = mean_for_selection(tree, method, node, child, value_sum, visits)
        edges = next_edges(tree, edges)
    return total


@inlined
def update_bounds(tree: Tree, task: Task, node: int, is_leaf: bool, child_changed: bool) -> bool:
    """Update a node's proven bounds. Return whether the bounds of its parent may change.

    `child_changed` tells whether the bounds of the next node on the path changed. If the node is a proven leaf, return
    True.
    """
    # A leaf that another thread has expanded in the meantime is updated too.
    if not task.method.proofs:
        return False
    changed = is_solved(tree, node) if is_leaf else child_changed
    if (not is_leaf and changed) or (tree.edge_count[node] > 0 and is_leaf and not changed):
        changed = tighten(tree, task, node)
    return changed


@inlined
def update_edge(tree: Tree, task: Task, cell: int, parent: int, child: int) -> None:
    """Update the visits and the mean value that selection reads from an edge."""
    count_edge_visit(tree, task, cell)
    value_sum = atomic_load(tree.value_sum, child)  # read before the visits, so that the mean never exceeds 1
    tree.mean[cell] = mean_for_selection(tree, task.method, parent, child, value_sum, tree.visits[child])


@inlined
def count_simulation(current: Simulation) -> None:
    """Add a finished simulation to the thread's statistics."""
    state, tally = current.state, current.tally
    end, length = state[REWARD], state[LENGTH]
    tally[DRAWS if end == 0 else (BLACK_WINS if (end > 0) == (state[MOVER] == 0) else WHITE_WINS)] += 1
    tally[SIMULATIONS] += 1
    tally[DEPTH_SUM] += length
    tally[DEPTH_MOST] = max(tally[DEPTH_MOST], length)
