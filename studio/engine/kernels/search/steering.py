"""Chooses moves at a *steered* root: the caller restricts the root's moves, or requests visits of some of them.

A root stays steered after the restriction or request has ended, until the root changes. Children of such a root are
added in any order: `tried` stores for each code whether the move has an edge, and the node's cursor starts again
whenever the steering changes. A search that was never steered does not run this code.
"""

import numpy as np

from studio.engine.kernels.boards.board import NOWHERE, Board, comes_first, legal_code
from studio.engine.kernels.runtime.bits import Word, atomic_load
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.search.children import attach
from studio.engine.kernels.search.proofs import within_bounds
from studio.engine.kernels.search.scoring import counted_visits, parent_weight, score, value_scale
from studio.engine.kernels.search.selection import (
    NO_EDGE,
    best_edge,
    finds_room,
    follow,
    has_node_left,
    waits_for_evaluator,
    widens,
)
from studio.engine.kernels.search.simulation import CELL, LENGTH, MOVE, Simulation
from studio.engine.kernels.search.task import FREE, LIFTED, PUCT, RESTRICTED, Task
from studio.engine.kernels.search.tree import (
    NO_NODE,
    ROOT,
    SCALE,
    Long,
    Tree,
    first_edges,
    is_solved,
    lock_node,
    next_edges,
    unlock_node,
)


@inlined
def is_steered_root(task: Task, current: Simulation) -> bool:
    """Return whether the simulation is at a root that is or was steered."""
    return task.steered != FREE and current.state[LENGTH] == 0


@inlined
def leave_root(tree: Tree, task: Task, current: Simulation) -> bool:
    """Take the first step of a simulation if the root is steered. Return whether selection continues."""
    return task.steered == FREE or leave_steered_root(tree, task, current)


@part
def leave_steered_root(tree: Tree, task: Task, current: Simulation) -> bool:
    """Take the first step of a simulation from a steered root. Return whether selection continues."""
    # This part is not inlined, so that it does not slow down searches without steering.
    state, node = current.state, np.int64(tree.counts[ROOT])
    if waits_for_evaluator(tree, task, node):
        return False
    move, cell = choose_at_root(tree, task, current.board, node, current.own)
    if cell == NO_EDGE:
        state[MOVE] = move
        return False
    if tree.child[cell] == NO_NODE:
        state[MOVE], state[CELL] = tree.move[cell], cell
        return False
    follow(tree, task, current, cell, np.int64(0))
    state[LENGTH] = 1
    return True


@inlined
def finds_nothing_at_root(tree: Tree, task: Task, current: Simulation) -> bool:
    """Return whether a steered root offers nothing to search, so that no simulation can begin.

    In this case no allowed move is left, or the root is proven and has all requested visits.
    """
    if task.steered == FREE:
        return False
    root = np.int64(tree.counts[ROOT])
    if current.state[LENGTH] > 0 or current.state[MOVE] != NOWHERE or waits_for_evaluator(tree, task, root):
        return False
    return task.steered == RESTRICTED or is_solved(tree, root)


@inlined
def try_again_at_root(tree: Tree, task: Task, node: int, move: int) -> None:
    """Mark a move that got no child as untried. The caller holds the root's lock."""
    task.tried[move] = 0
    tree.cursor[node] = 0


@inlined
def choose_at_root(tree: Tree, task: Task, board: Board, node: int, own: Long) -> tuple[int, int]:
    """Return (move, NO_EDGE) if `move` gets a child now, or (NOWHERE, edge) if the search follows `edge`.

    Return (NOWHERE, NO_EDGE) if no allowed move is left. Moves that lack requested visits come first, even with low
    scores. Then the selection rule of the search chooses among the allowed moves.
    """
    wanting, lack, cell, worth, count = look_over(tree, task, node)
    if task.steered > LIFTED:
        move = claim_wanted(tree, task, board, node, lack)
        if move != NOWHERE:
            return move, NO_EDGE
        if wanting != NO_EDGE:
            return NOWHERE, wanting
    if task.steered < RESTRICTED and is_solved(tree, node):
        return NOWHERE, NO_EDGE
    if task.method.selection == PUCT:
        return NOWHERE, best_allowed(tree, task, board, node, own, cell)
    wants = widens(task.method, count, tree.visits[node]) and (cell == NO_EDGE or worth < task.method.first_play)
    for far in range(2):  # first moves near stones, or all moves; then moves far from stones, if nothing else is left
        if cell == NO_EDGE if far else wants:
            move = claim_untried(tree, task, board, node, far > 0)
            if move != NOWHERE:
                return move, NO_EDGE
    return NOWHERE, cell


@part
def look_over(tree: Tree, task: Task, node: int) -> tuple[int, int, int, np.float32, int]:
    """Find the allowed edge that lacks the most requested visits, and the allowed edge with the highest score.

    Return the first edge and the visits that it lacks, the second edge and its score, and the number of allowed edges.
    """
    if task.steered == LIFTED:
        cell, worth = best_edge(tree, task.method, node)
        if cell == NO_EDGE or tree.child[cell] != NO_NODE or has_node_left(tree):
            return NO_EDGE, np.int64(0), cell, worth, np.int64(tree.edge_count[node])
    weight = parent_weight(task.method, counted_visits(tree, task.method, node))
    scale, shift = value_scale(task.method)
    count = 0
    wanting, most, best, best_score = NO_EDGE, np.int64(0), NO_EDGE, np.float32(-np.inf)
    edges = first_edges(tree, task.method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            if not may_be_followed(tree, task, cell):
                continue
            count += 1
            lack = lack_of(tree, task, cell)
            if lack > most:
                wanting, most = cell, lack
            worth = score(tree.mean[cell], scale, shift, weight, tree.spread[cell])
            if worth > best_score:
                best, best_score = cell, worth
        edges = next_edges(tree, edges)
    if best == NO_EDGE and task.steered == RESTRICTED and task.method.proofs:
        best, best_score = best_left_out(tree, task, node)
    return wanting, most, best, best_score, count


@part
def best_left_out(tree: Tree, task: Task, node: int) -> tuple[int, np.float32]:
    """Return the best of the allowed edges that selection ignores, and its score.

    The moves of these edges cannot be better than a proven move. They are searched if no other moves are allowed.
    """
    weight = parent_weight(task.method, counted_visits(tree, task.method, node))
    scale, shift = value_scale(task.method)
    best, best_score = NO_EDGE, np.float32(-np.inf)
    edges = first_edges(tree, task.method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            child = np.int64(tree.child[cell])
            if task.allowed[tree.move[cell]] == 0 or child == NO_NODE or is_solved(tree, child):
                continue
            worth = score(own_mean(tree, cell), scale, shift, weight, tree.spread[cell])
            if worth > best_score:
                best, best_score = cell, worth
        edges = next_edges(tree, edges)
    return best, best_score


@inlined
def own_mean(tree: Tree, cell: int) -> np.float32:
    """Return the mean value of an edge's child, even if selection ignores the child."""
    # The edge of an ignored child holds -inf instead of this value.
    child = np.int64(tree.child[cell])
    value_sum = atomic_load(tree.value_sum, child)  # before the visits, as in `update_edge`
    mean = np.float32(value_sum / (max(tree.visits[child], 1) * np.float64(SCALE)))
    return within_bounds(tree, child, mean)


@inlined
def may_be_followed(tree: Tree, task: Task, cell: int) -> bool:
    """Return whether the move of an edge is allowed, and its child exists or can be added."""
    return task.allowed[tree.move[cell]] != 0 and (tree.child[cell] != NO_NODE or has_node_left(tree))


@inlined
def lack_of(tree: Tree, task: Task, cell: int) -> int:
    """Return how many requested visits an edge still lacks.

    If the child of the edge is proven, return 0. If the edge has more visits than requested, the number is negative.
    """
    child = np.int64(tree.child[cell])
    if task.method.proofs and child != NO_NODE and is_solved(tree, child):
        return np.int64(0)
    return task.wanted[tree.move[cell]] - tree.edge_visits[cell]


@inlined
def code_at(tree: Tree, task: Task, board: Board, node: int, step: int) -> int:
    """Return the move at index `step` of the order in which a node tries moves.

    Return NOWHERE if the move is illegal or was already tried.
    """
    size = task.method.order.size
    place = np.int64(tree.start[node]) + step
    while place >= size:
        place -= size
    code = np.int64(legal_code(board, Word(task.method.order[place])))
    return NOWHERE if code == NOWHERE or task.tried[code] != 0 else code


@part
def most_wanted(tree: Tree, task: Task, board: Board, node: int, lack: int) -> int:
    """Return the allowed, untried move that lacks the most requested visits.

    Return NOWHERE if no such move lacks more than `lack` visits.
    """
    found = np.int64(NOWHERE)
    if tree.edge_count[node] >= tree.legal[node]:
        return found
    for step in range(task.method.order.size):
        code = code_at(tree, task, board, node, step)
        if code != NOWHERE and task.allowed[code] != 0 and task.wanted[code] > lack:
            found, lack = np.int64(code), task.wanted[code]
    return found


@part
def next_allowed(tree: Tree, task: Task, board: Board, node: int, far: bool) -> int:
    """Return the next allowed move without a child, or NOWHERE.

    If the search tries moves near stones first, the other moves follow after them. They are returned only if `far` is
    True.
    """
    # The cursor also passes moves that are not allowed, so it starts again when the steering changes.
    size = task.method.order.size
    end = 2 * size if task.method.near_first and far else size
    for step in range(tree.cursor[node], end):
        code = code_at(tree, task, board, node, step)
        if code != NOWHERE and task.method.near_first:
            code = code if comes_first(board, Word(code)) == (step < size) else NOWHERE
        if code != NOWHERE and task.allowed[code] != 0:
            return np.int64(code)
        tree.cursor[node] = step + 1
    return np.int64(NOWHERE)


@inlined
def claim_wanted(tree: Tree, task: Task, board: Board, node: int, lack: int) -> int:
    """Reserve the untried move that lacks the most requested visits, and return it.

    Return NOWHERE if no move lacks more than `lack` visits.
    """
    if most_wanted(tree, task, board, node, lack) == NOWHERE or not finds_room(tree, task.method, node):
        return np.int64(NOWHERE)
    lock_node(tree, task, node)
    move = most_wanted(tree, task, board, node, lack)  # another thread may have taken the move found before
    if move != NOWHERE:
        task.tried[move] = 1
    unlock_node(tree, task, node)
    return move


@inlined
def claim_untried(tree: Tree, task: Task, board: Board, node: int, far: bool) -> int:
    """Reserve the next allowed move without a child, and return it. Return NOWHERE if there is none."""
    if tree.edge_count[node] >= tree.legal[node] or not finds_room(tree, task.method, node):
        return np.int64(NOWHERE)
    lock_node(tree, task, node)
    move = next_allowed(tree, task, board, node, far)
    if move != NOWHERE:
        task.tried[move] = 1
    unlock_node(tree, task, node)
    return move


@part
def best_allowed(tree: Tree, task: Task, board: Board, node: int, own: Long, cell: int) -> int:
    """Add edges for the allowed moves, and return the edge with the highest score.

    Edges for moves near stones are added first. If all these moves are lost, the other moves follow. `cell` is the best
    edge so far.
    """
    for far in range(2):
        if (not far or cell == NO_EDGE) and list_allowed(tree, task, board, node, far > 0, own):
            cell = look_over(tree, task, node)[2]
    return cell


@part
def list_allowed(tree: Tree, task: Task, board: Board, node: int, far: bool, own: Long) -> bool:
    """Add an edge for each allowed move of the root that has no edge.

    Return True if edges were added, or if another thread may have added some.
    """
    if tree.edge_count[node] >= tree.legal[node]:
        return False
    lock_node(tree, task, node)
    before = tree.edge_count[node]
    while finds_room(tree, task.method, node):
        move = next_allowed(tree, task, board, node, far)
        if move == NOWHERE or attach(tree, task, node, np.int64(NO_NODE), move, np.int64(NO_EDGE), own) == NO_EDGE:
            break
        task.tried[move] = 1
    grown = tree.edge_count[node] > before
    unlock_node(tree, task, node)
    return grown or task.threads
