"""The four phases of Monte Carlo tree search, and the loop that calls them.

A *pass* goes once through the four: `select` walks from the root to a node that is to get a child, `expand` makes the
child, `simulate` plays from there to the end, `backpropagate` tells every node on the way. What they hand to one
another lies in a `Pass`, one a thread; whoever steps through the search reads it there.
"""

import numpy as np

from studio.engine.kernels.boards.board import NOWHERE, TURN, Board, play, restore
from studio.engine.kernels.runtime.bits import Word, atomic_add, atomic_load, atomic_store
from studio.engine.kernels.runtime.clock import nanoseconds
from studio.engine.kernels.runtime.compiling import inlined, kernel
from studio.engine.kernels.search.children import attach, child_of, list_moves
from studio.engine.kernels.search.evaluating import Evaluation, evaluate, lacks_answer
from studio.engine.kernels.search.farsight import look_ahead
from studio.engine.kernels.search.passes import (
    ASK,
    BLACK_WINS,
    CELL,
    DEEP,
    DEPTH_MOST,
    DEPTH_SUM,
    DONE,
    DRAWS,
    EFFORT,
    EXPAND,
    FULL,
    GO_ON,
    LATE,
    LENGTH,
    MOVE,
    MOVER,
    MOVES,
    NOTHING_LEFT,
    PHASE,
    PROVEN,
    REWARD,
    SELECT,
    SIMULATE,
    SIMULATIONS,
    STOPPED,
    WHITE_WINS,
    Pass,
)
from studio.engine.kernels.search.proofs import proven_mean, tighten
from studio.engine.kernels.search.scoring import child_spread
from studio.engine.kernels.search.selection import (
    NO_EDGE,
    best_listed,
    choose,
    expect_loss,
    follow,
    untried_still,
    waits_for_evaluator,
)
from studio.engine.kernels.search.steering import leads_nowhere, leave_steered_root, try_again_at_root
from studio.engine.kernels.search.task import FREE, LIFTED, PUCT, RESTRICTED, Method, Task
from studio.engine.kernels.search.tree import (
    CELLS,
    CELLS_END,
    NO_NODE,
    NODES,
    NODES_END,
    ROOT,
    SCALE,
    Flag,
    Long,
    Tree,
    acquire,
    bump,
    following_size,
    is_solved,
    release,
)


@inlined
def select(tree: Tree, task: Task, root: Board, current: Pass) -> None:
    """Walk down along the best scores, to a node that is to get a child or that has none to choose from."""
    state = current.state
    restore(current.board, root)
    current.nodes[0] = tree.counts[ROOT]
    state[LENGTH], state[MOVE], state[CELL] = 0, NOWHERE, NO_EDGE
    if task.steered == FREE or leave_steered_root(tree, task, current):
        descend(tree, task, current)
    state[MOVER] = 1 - current.board.counts[TURN]


@inlined
def descend(tree: Tree, task: Task, current: Pass) -> None:
    """Walk on from where the pass is."""
    board, state = current.board, current.state
    length = state[LENGTH]
    node = np.int64(current.nodes[length])
    while not is_solved(tree, node):
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
def expand(tree: Tree, task: Task, current: Pass) -> None:
    """Make the child that `select` asked for; from then on it is where the pass ends."""
    board, state = current.board, current.state
    length = state[LENGTH]
    parent = np.int64(current.nodes[length])
    look_ahead(current.sight, tree, task, current, parent)
    listed = task.steered != FREE and length == 0  # a steered root lists its moves when one is chosen
    lists = task.method.selection == PUCT and not (listed or waits_for_evaluator(tree, task, parent))
    if lists and state[CELL] == NO_EDGE and not is_solved(tree, parent):
        list_moves(tree, task, board, parent, current.own)
        state[CELL] = best_listed(tree, task.method, parent)
        state[MOVE] = tree.move[state[CELL]] if state[CELL] != NO_EDGE else NOWHERE
    if state[MOVE] == NOWHERE:
        return
    if task.threads:
        acquire(tree.lock, parent, np.int32(0), np.int32(1))
    cell = grow(tree, task, current, parent, listed)
    if task.threads:
        release(tree.lock, parent, np.int32(0))
    if cell == NO_EDGE:  # another thread took the last move, or the last room: the rollout counts for the parent
        return
    state[LENGTH] = length + 1
    current.cells[length + 1] = cell
    current.nodes[length + 1] = tree.child[cell]
    if task.threads:
        expect_loss(tree, task.method, cell)
    if task.method.judged:  # its moves are listed as soon as it is evaluated
        move, cell = state[MOVE], state[CELL]
        look_ahead(current.sight, tree, task, current, np.int64(current.nodes[length + 1]))
        state[MOVE], state[CELL] = move, cell


@inlined
def grow(tree: Tree, task: Task, current: Pass, parent: int, listed: bool) -> int:
    """Give a node its child; the edge that leads there, or NO_EDGE. Only a move that has got one counts as tried."""
    state = current.state
    in_order = state[CELL] == NO_EDGE and not listed
    if in_order and task.threads:
        state[MOVE] = untried_still(tree, task.method, current.board, parent, state[MOVE])
    cell = NO_EDGE if state[MOVE] == NOWHERE else make_child(tree, task, current, parent)
    if in_order:
        tree.cursor[parent] += cell != NO_EDGE
    elif cell == NO_EDGE and state[CELL] == NO_EDGE:
        try_again_at_root(tree, task, parent, state[MOVE])
    return cell


@inlined
def make_child(tree: Tree, task: Task, current: Pass, parent: int) -> int:
    """Make the move, and the child after it; the edge that leads there, or NO_EDGE where there is no room."""
    board, state = current.board, current.state
    state[MOVER] = board.counts[TURN]
    play(board, Word(state[MOVE]))
    cell = state[CELL]
    made = cell != NO_EDGE and tree.child[cell] != NO_NODE  # by another thread, meanwhile
    child = np.int64(tree.child[cell]) if made else child_of(tree, task, current)
    cell = attach(tree, task, parent, child, state[MOVE], cell, current.own) if child != NO_NODE else NO_EDGE
    if cell == NO_EDGE:
        state[MOVER] = 1 - state[MOVER]
    return cell


@inlined
def simulate(tree: Tree, task: Task, evaluation: Evaluation, current: Pass) -> None:
    """Find what the end of the pass is worth: by a random game or an evaluator, unless it is certain."""
    state = current.state
    leaf = np.int64(current.nodes[state[LENGTH]])
    if is_solved(tree, leaf):
        state[REWARD], state[MOVES] = np.int64(tree.lower[leaf]) * SCALE, 0
    else:
        state[REWARD] = evaluate(evaluation, tree, task, current, leaf)


@inlined
def must_ask(tree: Tree, evaluation: Evaluation, current: Pass) -> bool:
    """Whether the end of the pass is for somebody outside to judge."""
    return lacks_answer(evaluation) and not is_solved(tree, np.int64(current.nodes[current.state[LENGTH]]))


@inlined
def backpropagate(tree: Tree, task: Task, current: Pass) -> None:
    """Tell every node on the way: one visit more, and the reward as the player who moved into it sees it."""
    state, tally = current.state, current.tally
    length, reward, changed = state[LENGTH], state[REWARD], False
    for step in range(length, -1, -1):
        node = np.int64(current.nodes[step])
        bump(tree.visits, node, 1, task.threads)
        if task.method.transpositions:
            bring_in_shared(tree, task, node, reward, step == length)
        else:
            bring_in(tree, node, reward, step == length, task.threads)
        if task.method.proofs:
            changed = is_solved(tree, node) if step == length else changed
            if (step < length and changed) or (tree.edge_count[node] > 0 and step == length and not changed):
                changed = tighten(tree, task, node)
        if step > 0:
            parent = np.int64(current.nodes[step - 1])
            update_edge(tree, task, np.int64(current.cells[step]), parent, node)
        reward = -reward
    end = state[REWARD]
    tally[DRAWS if end == 0 else (BLACK_WINS if (end > 0) == (state[MOVER] == 0) else WHITE_WINS)] += 1
    tally[SIMULATIONS] += 1
    tally[DEPTH_SUM] += length
    tally[DEPTH_MOST] = max(tally[DEPTH_MOST], length)


@inlined
def bring_in(tree: Tree, node: int, reward: int, is_end: bool, threads: bool) -> None:
    """Add a reward to what a node's visits brought, and to what its own evaluations brought where the pass ended."""
    if is_end:
        bump(tree.evaluations, node, 1, threads)
        bump(tree.evaluated_sum, node, reward, threads)
    bump(tree.value_sum, node, reward, threads)


@inlined
def bring_in_shared(tree: Tree, task: Task, node: int, reward: int, is_end: bool) -> None:
    """The same where positions are shared: a node on the way finds its value anew.

    Threads take turns at a node, so that the last one to write its sum has seen what all others told its children. Its
    sum is never more than its visits can bring, though its edges count the visits of passes that are still below, and
    also where a pass ends here while another goes through.
    """
    if task.threads:
        acquire(tree.lock, node, np.int32(0), np.int32(1))
    if is_end:
        tree.evaluations[node] += 1
        tree.evaluated_sum[node] += reward
        total = tree.value_sum[node] + reward
    else:
        total = sum_of_children(tree, task.method, node)
    if task.threads:
        most = tree.visits[node] * SCALE
        total = max(-most, min(total, most))
    atomic_store(tree.value_sum, node, total)
    if task.threads:
        release(tree.lock, node, np.int32(0))


@inlined
def update_edge(tree: Tree, task: Task, cell: int, parent: int, child: int) -> None:
    """What selection reads of the child from now on."""
    if not task.threads:  # several threads count a visit on the way down
        tree.edge_visits[cell] += 1
        tree.spread[cell] = child_spread(task.method, tree.prior[cell], tree.edge_visits[cell])
    value_sum = atomic_load(tree.value_sum, child)  # before the visits: so it is never more than they can bring
    mean = np.float32(value_sum / (tree.visits[child] * np.float64(SCALE)))
    tree.mean[cell] = proven_mean(tree, parent, child, mean) if task.method.proofs else mean


@inlined
def sum_of_children(tree: Tree, method: Method, node: int) -> int:
    """A node's value sum where positions are shared: its own evaluations, and its children's values by its own visits.

    A child that nobody else visits brings exactly its own sum, so that the graph equals the tree where nothing is
    shared. The means of its edges are brought up to date as well: other paths may have changed them.
    """
    total = tree.evaluated_sum[node]
    left, size = np.int64(tree.edge_count[node]), method.first_block
    block = np.int64(tree.first_block[node])
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            child, times = np.int64(tree.child[cell]), tree.edge_visits[cell]
            value_sum = atomic_load(tree.value_sum, child)  # before the visits, as in `update_edge`
            visits = tree.visits[child]
            if child == NO_NODE or visits == 0 or times == 0:
                continue
            if visits == times:
                total -= value_sum
            else:
                total -= np.int64(np.round(value_sum * (times / visits)))
                mean = np.float32(value_sum / (visits * np.float64(SCALE)))
                tree.mean[cell] = proven_mean(tree, node, child, mean) if method.proofs else mean
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    return total


@kernel
def advance(
    tree: Tree,
    task: Task,
    evaluation: Evaluation,
    root: Board,
    current: Pass,
    budget: Long,
    stop: Flag,
    one_phase: bool,
) -> int:
    """Run passes until the budget of simulations is spent or something ends it; or go on by a single phase.

    Compiled by itself for each kind of board, and of rollout or evaluator.
    """
    state = current.state
    while True:
        if state[PHASE] == SELECT:
            reason = GO_ON if one_phase else reason_to_return(tree, task, current, budget, stop)
            if reason != GO_ON:
                return reason
            select(tree, task, root, current)
            if task.steered != FREE and leads_nowhere(tree, task, current):
                bump(budget, 0, 1, task.threads)  # no pass was begun
                return NOTHING_LEFT if task.steered == RESTRICTED else PROVEN
        elif state[PHASE] == EXPAND:
            expand(tree, task, current)
        elif state[PHASE] == SIMULATE:
            if must_ask(tree, evaluation, current):
                return ASK
            simulate(tree, task, evaluation, current)
        else:
            backpropagate(tree, task, current)
            if task.visits_enough > 0 and reaches_visits(tree, task, current):
                atomic_store(budget, 0, 0)
        state[PHASE] = (state[PHASE] + 1) & 3
        if one_phase:
            return DONE


@inlined
def reaches_visits(tree: Tree, task: Task, current: Pass) -> bool:
    """Whether this pass, and none before it, gave its root move the visits at which the search is to come back."""
    if current.state[LENGTH] == 0:
        return False
    cell = np.int64(current.cells[1])
    move = tree.move[cell]
    if task.reached[move] != 0 or tree.edge_visits[cell] < task.visits_enough:
        return False
    task.reached[move] = 1
    return True


@inlined
def reason_to_return(tree: Tree, task: Task, current: Pass, budget: Long, stop: Flag) -> int:
    """Why no further pass may begin, or GO_ON; then one simulation is taken from the budget."""
    if atomic_load(stop, 0) != 0:
        return STOPPED
    root = tree.counts[ROOT]
    if task.method.proofs and is_solved(tree, root) and task.steered <= LIFTED:
        return PROVEN
    if current.tally[DEPTH_MOST] >= task.depth_limit:
        return DEEP
    if is_late(task, current):
        return LATE
    counts = tree.counts
    if counts[NODES_END] >= task.nodes_enough or counts[CELLS_END] >= task.cells_enough:
        return FULL
    if counts[NODES] * task.node_bytes + counts[CELLS] * task.cell_bytes >= task.bytes_enough:
        return FULL
    if task.threads:
        if atomic_add(budget, 0, -1) <= 0:
            return DONE
    elif budget[0] <= 0:
        return DONE
    else:
        budget[0] -= 1
    return GO_ON


_EFFORT_OF_PASS, LOOK_AFTER = 8, 1024
"""In moves that are played: what a pass costs besides, and how many are made until the clock is read again. That is 10
microseconds of tic-tac-toe, where reading takes a quarter of a percent, and a pass or two of the longest rollouts."""


@inlined
def is_late(task: Task, current: Pass) -> bool:
    """Whether the time is over, as far as this thread has looked."""
    state = current.state
    state[EFFORT] += state[MOVES] + state[LENGTH] + _EFFORT_OF_PASS
    if state[EFFORT] < LOOK_AFTER:
        return False
    state[EFFORT] = 0
    return nanoseconds() >= task.deadline
