"""The four phases of Monte Carlo tree search, and the loop that calls them.

A *pass* goes once through the four: `select` walks from the root to a node that is to get a child, `expand` makes the
child, `simulate` plays from there to the end, `backpropagate` tells every node on the way. What they hand to one
another lies in a `Pass`, one a thread; whoever steps through the search reads it there.
"""

from typing import Any

import numpy as np

from studio.engine.kernels.bits import Word, atomic_add, atomic_load, atomic_store
from studio.engine.kernels.board import NOWHERE, TURN, play, restore
from studio.engine.kernels.children import attach, child_of, list_moves
from studio.engine.kernels.compiling import inlined, kernel
from studio.engine.kernels.passes import (
    BLACK_WINS,
    CELL,
    DEEP,
    DEPTH_MOST,
    DEPTH_SUM,
    DONE,
    DRAWN_ROLLOUTS,
    DRAWS,
    EXPAND,
    FULL,
    GO_ON,
    LENGTH,
    MOVE,
    MOVER,
    MOVES,
    NOTHING_LEFT,
    PHASE,
    PROVEN,
    REWARD,
    ROLLOUTS,
    SELECT,
    SIMULATE,
    SIMULATIONS,
    STOPPED,
    WHITE_WINS,
)
from studio.engine.kernels.proofs import proven_mean, tighten
from studio.engine.kernels.rollouts import rollout
from studio.engine.kernels.scoring import FREE, PUCT, RESTRICTED, child_spread
from studio.engine.kernels.selection import (
    NO_EDGE,
    best_listed,
    choose,
    expect_loss,
    follow,
    give_up_at_root,
    give_up_claim,
)
from studio.engine.kernels.steering import leave_steered_root
from studio.engine.kernels.tree import (
    CELLS,
    CELLS_END,
    NO_NODE,
    NODES,
    NODES_END,
    ROOT,
    SCALE,
    acquire,
    bump,
    following_size,
    is_solved,
    release,
)


@inlined
def select(tree: Any, settings: Any, root: Any, current: Any) -> None:
    """Walk down along the best scores, to a node that is to get a child or that has none to choose from."""
    state = current.state
    restore(current.board, root)
    current.nodes[0] = tree.counts[ROOT]
    state[LENGTH], state[MOVE], state[CELL] = 0, NOWHERE, NO_EDGE
    if settings.steered == FREE or leave_steered_root(tree, settings, current):
        descend(tree, settings, current)
    state[MOVER] = 1 - current.board.counts[TURN]


@inlined
def descend(tree: Any, settings: Any, current: Any) -> None:
    """Walk on from where the pass is."""
    board, state = current.board, current.state
    length = state[LENGTH]
    node = np.int64(current.nodes[length])
    while not is_solved(tree, node):
        move, cell = choose(tree, settings, board, node)
        if cell == NO_EDGE:
            state[MOVE] = move
            break
        if tree.child[cell] == NO_NODE:
            state[MOVE], state[CELL] = tree.move[cell], cell
            break
        node = follow(tree, settings, current, cell, length)
        length += 1
    state[LENGTH] = length


@inlined
def expand(tree: Any, settings: Any, current: Any) -> None:
    """Make the child that `select` asked for; from then on it is where the pass ends."""
    board, state = current.board, current.state
    length = state[LENGTH]
    parent = np.int64(current.nodes[length])
    listed = settings.steered != FREE and length == 0  # a steered root lists its moves when one is chosen
    if settings.selection == PUCT and state[CELL] == NO_EDGE and not listed and not is_solved(tree, parent):
        list_moves(tree, settings, board, parent, current.own)
        state[CELL] = best_listed(tree, settings, parent)
        state[MOVE] = tree.move[state[CELL]] if state[CELL] != NO_EDGE else NOWHERE
    if state[MOVE] == NOWHERE:
        return
    state[MOVER] = board.counts[TURN]
    play(board, Word(state[MOVE]))
    if settings.threads:
        acquire(tree.lock, parent, np.int32(0), np.int32(1))
    cell = state[CELL]
    made = cell != NO_EDGE and tree.child[cell] != NO_NODE  # by another thread, meanwhile
    child = np.int64(tree.child[cell]) if made else child_of(tree, settings, current)
    cell = attach(tree, settings, parent, child, state[MOVE], state[CELL], current.own) if child != NO_NODE else NO_EDGE
    if settings.threads:
        if cell == NO_EDGE and state[CELL] == NO_EDGE:
            if listed:
                give_up_at_root(tree, settings, parent, state[MOVE])
            else:
                give_up_claim(tree, settings, board, parent, state[MOVE])
        release(tree.lock, parent, np.int32(0))
    if cell == NO_EDGE:  # another thread took the last room: the rollout counts for the parent
        state[MOVER] = 1 - state[MOVER]
        return
    state[LENGTH] = length + 1
    current.cells[length + 1] = cell
    current.nodes[length + 1] = tree.child[cell]
    if settings.threads:
        expect_loss(tree, settings, cell)


@inlined
def simulate(tree: Any, settings: Any, current: Any) -> None:
    """Find what the end of the pass is worth: play a random game, unless it is certain."""
    state, tally = current.state, current.tally
    leaf = np.int64(current.nodes[state[LENGTH]])
    if is_solved(tree, leaf):
        value, state[MOVES] = np.int64(tree.lower[leaf]), 0
    else:
        winner, state[MOVES] = rollout(current.board, settings, current.played, current.random)
        value = 0 if winner < 0 else (1 if winner == state[MOVER] else -1)
        tally[ROLLOUTS] += 1
        tally[DRAWN_ROLLOUTS] += winner < 0
    state[REWARD] = value * SCALE
    tally[DRAWS if value == 0 else (BLACK_WINS if (value == 1) == (state[MOVER] == 0) else WHITE_WINS)] += 1


@inlined
def backpropagate(tree: Any, settings: Any, current: Any) -> None:
    """Tell every node on the way: one visit more, and the reward as the player who moved into it sees it."""
    state, tally = current.state, current.tally
    length, reward, changed = state[LENGTH], state[REWARD], False
    for step in range(length, -1, -1):
        node = np.int64(current.nodes[step])
        if step == length:
            bump(tree.evaluations, node, 1, settings.threads)
            bump(tree.evaluated_sum, node, reward, settings.threads)
        bump(tree.visits, node, 1, settings.threads)
        if settings.transpositions and step < length:
            tree.value_sum[node] = sum_of_children(tree, settings, node)
        else:
            bump(tree.value_sum, node, reward, settings.threads)
        if settings.proofs:
            changed = is_solved(tree, node) if step == length else changed
            if (step < length and changed) or (tree.edge_count[node] > 0 and step == length and not changed):
                changed = tighten(tree, settings, node)
        if step > 0:
            parent = np.int64(current.nodes[step - 1])
            update_edge(tree, settings, np.int64(current.cells[step]), parent, node)
        reward = -reward
    tally[SIMULATIONS] += 1
    tally[DEPTH_SUM] += length
    tally[DEPTH_MOST] = max(tally[DEPTH_MOST], length)


@inlined
def update_edge(tree: Any, settings: Any, cell: int, parent: int, child: int) -> None:
    """What selection reads of the child from now on."""
    if not settings.threads:  # several threads count a visit on the way down
        tree.edge_visits[cell] += 1
    mean = np.float32(tree.value_sum[child] / (tree.visits[child] * np.float64(SCALE)))
    tree.mean[cell] = proven_mean(tree, parent, child, mean) if settings.proofs else mean
    tree.spread[cell] = child_spread(settings, tree.prior[cell], tree.edge_visits[cell])


@inlined
def sum_of_children(tree: Any, settings: Any, node: int) -> int:
    """A node's value sum where positions are shared: its own evaluations, and its children's values by its own visits.

    A child that nobody else visits brings exactly its own sum, so that the graph equals the tree where nothing is
    shared. The means of its edges are brought up to date as well: other paths may have changed them.
    """
    total = tree.evaluated_sum[node]
    left, size = np.int64(tree.edge_count[node]), settings.first_block
    block = np.int64(tree.first_block[node])
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            child = np.int64(tree.child[cell])
            visits, value_sum = tree.visits[child], tree.value_sum[child]
            if child == NO_NODE or visits == 0 or tree.edge_visits[cell] == 0:
                continue
            if visits == tree.edge_visits[cell]:
                total -= value_sum
            else:
                total -= np.int64(np.round(value_sum * (tree.edge_visits[cell] / visits)))
                mean = np.float32(value_sum / (visits * np.float64(SCALE)))
                tree.mean[cell] = proven_mean(tree, node, child, mean) if settings.proofs else mean
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    return total


@kernel
def advance(tree: Any, settings: Any, root: Any, current: Any, budget: Any, stop: Any, one_phase: bool) -> int:
    """Run passes until the budget of simulations is spent or something ends it; or go on by a single phase."""
    state = current.state
    while True:
        if state[PHASE] == SELECT:
            reason = GO_ON if one_phase else reason_to_return(tree, settings, current, budget, stop)
            if reason != GO_ON:
                return reason
            select(tree, settings, root, current)
            if settings.steered == RESTRICTED and state[LENGTH] == 0 and state[MOVE] == NOWHERE:
                bump(budget, 0, 1, settings.threads)  # no pass was begun
                return NOTHING_LEFT
        elif state[PHASE] == EXPAND:
            expand(tree, settings, current)
        elif state[PHASE] == SIMULATE:
            simulate(tree, settings, current)
        else:
            backpropagate(tree, settings, current)
            if settings.visits_enough > 0 and reaches_visits(tree, settings, current):
                atomic_store(budget, 0, 0)
        state[PHASE] = (state[PHASE] + 1) & 3
        if one_phase:
            return DONE


@inlined
def reaches_visits(tree: Any, settings: Any, current: Any) -> bool:
    """Whether this pass, and none before it, gave its root move the visits at which the search is to come back."""
    if current.state[LENGTH] == 0:
        return False
    cell = np.int64(current.cells[1])
    move = tree.move[cell]
    if settings.reached[move] != 0 or tree.edge_visits[cell] < settings.visits_enough:
        return False
    settings.reached[move] = 1
    return True


@inlined
def reason_to_return(tree: Any, settings: Any, current: Any, budget: Any, stop: Any) -> int:
    """Why no further pass may begin, or GO_ON; then one simulation is taken from the budget."""
    if atomic_load(stop, 0) != 0:
        return STOPPED
    root = tree.counts[ROOT]
    if settings.proofs and is_solved(tree, root):
        return PROVEN
    if current.tally[DEPTH_MOST] >= settings.depth_limit:
        return DEEP
    counts = tree.counts
    if counts[NODES_END] >= settings.nodes_enough or counts[CELLS_END] >= settings.cells_enough:
        return FULL
    if counts[NODES] * settings.node_bytes + counts[CELLS] * settings.cell_bytes >= settings.bytes_enough:
        return FULL
    if settings.threads:
        if atomic_add(budget, 0, -1) <= 0:
            return DONE
    elif budget[0] <= 0:
        return DONE
    else:
        budget[0] -= 1
    return GO_ON
