"""The choice at the root where somebody steers the search, or has steered it since this root was made.

Children may then be made in any order: `tried` says by the move's code which moves have one, and the node's cursor
begins again with each change of the steering. A search that was never steered does not come here.
"""

import numpy as np

from studio.engine.kernels.boards.board import NOWHERE, Board, comes_first, legal_code
from studio.engine.kernels.runtime.bits import Word, atomic_load
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.search.children import attach
from studio.engine.kernels.search.passes import CELL, LENGTH, MOVE, Pass
from studio.engine.kernels.search.proofs import within_bounds
from studio.engine.kernels.search.scoring import parent_weight, score, value_scale
from studio.engine.kernels.search.selection import (
    NO_EDGE,
    best_edge,
    finds_room,
    follow,
    has_node_left,
    waits_for_evaluator,
    widens,
)
from studio.engine.kernels.search.task import LIFTED, PUCT, RESTRICTED, Task
from studio.engine.kernels.search.tree import (
    NO_NODE,
    ROOT,
    SCALE,
    Long,
    Tree,
    acquire,
    following_size,
    is_solved,
    release,
)


@part
def leave_steered_root(tree: Tree, task: Task, current: Pass) -> bool:
    """Take the first step from the root as it is steered; whether the walk goes on from there.

    Not inlined, so that searches that nobody steers have nothing of it in their way.
    """
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
def leads_nowhere(tree: Tree, task: Task, current: Pass) -> bool:
    """Whether no pass can begin: no move is allowed that can bring anything, or all that was wanted at a proven root
    is given."""
    root = np.int64(tree.counts[ROOT])
    if current.state[LENGTH] > 0 or current.state[MOVE] != NOWHERE or waits_for_evaluator(tree, task, root):
        return False
    return task.steered == RESTRICTED or is_solved(tree, root)


@inlined
def try_again_at_root(tree: Tree, task: Task, node: int, move: int) -> None:
    """Let a move that got no child be tried again. The caller holds the lock."""
    task.tried[move] = 0
    tree.cursor[node] = 0


@inlined
def choose_at_root(tree: Tree, task: Task, board: Board, node: int, own: Long) -> tuple[int, int]:
    """The untried move that gets a child now, or else the edge to follow; neither where nothing allowed is left.

    Moves that want visits go first, whatever their worth; then the ordinary rule chooses among the allowed moves.
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
    for far in range(2):  # the moves near to stones, or all of them; then the far ones, if there is nothing else
        if cell == NO_EDGE if far else wants:
            move = claim_untried(tree, task, board, node, far > 0)
            if move != NOWHERE:
                return move, NO_EDGE
    return NOWHERE, cell


@part
def look_over(tree: Tree, task: Task, node: int) -> tuple[int, int, int, np.float32, int]:
    """Of the edges that may be followed: which lacks most of the visits it wants, and how many; which has the highest
    score, and that score; how many there are."""
    if task.steered == LIFTED:
        cell, worth = best_edge(tree, task.method, node)
        if cell == NO_EDGE or tree.child[cell] != NO_NODE or has_node_left(tree):
            return NO_EDGE, np.int64(0), cell, worth, np.int64(tree.edge_count[node])
    weight = parent_weight(task.method, tree.visits[node])
    scale, shift = value_scale(task.method)
    left, size, count = np.int64(tree.edge_count[node]), task.method.first_block, 0
    block = np.int64(tree.first_block[node])
    wanting, most, best, best_score = NO_EDGE, np.int64(0), NO_EDGE, np.float32(-np.inf)
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            if not may_be_followed(tree, task, cell):
                continue
            count += 1
            lack = lack_of(tree, task, cell)
            if lack > most:
                wanting, most = cell, lack
            worth = score(tree.mean[cell], scale, shift, weight, tree.spread[cell])
            if worth > best_score:
                best, best_score = cell, worth
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    if best == NO_EDGE and task.steered == RESTRICTED and task.method.proofs:
        best, best_score = best_left_out(tree, task, node)
    return wanting, most, best, best_score, count


@part
def best_left_out(tree: Tree, task: Task, node: int) -> tuple[int, np.float32]:
    """The allowed edge with the highest score, and that score, among those that can be no better than what is certain,
    and whose children are not proven: somebody who allows these alone wants to know."""
    weight = parent_weight(task.method, tree.visits[node])
    scale, shift = value_scale(task.method)
    left, size = np.int64(tree.edge_count[node]), task.method.first_block
    block = np.int64(tree.first_block[node])
    best, best_score = NO_EDGE, np.float32(-np.inf)
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            child = np.int64(tree.child[cell])
            if task.allowed[tree.move[cell]] == 0 or child == NO_NODE or is_solved(tree, child):
                continue
            worth = score(own_mean(tree, cell), scale, shift, weight, tree.spread[cell])
            if worth > best_score:
                best, best_score = cell, worth
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    return best, best_score


@inlined
def own_mean(tree: Tree, cell: int) -> np.float32:
    """The mean that an edge's child has, though it is left out."""
    child = np.int64(tree.child[cell])
    value_sum = atomic_load(tree.value_sum, child)  # before the visits, as in `update_edge`
    mean = np.float32(value_sum / (max(tree.visits[child], 1) * np.float64(SCALE)))
    return within_bounds(tree, child, mean)


@inlined
def may_be_followed(tree: Tree, task: Task, cell: int) -> bool:
    """Whether an edge's move is allowed, and leads to a node or can still be given one."""
    return task.allowed[tree.move[cell]] != 0 and (tree.child[cell] != NO_NODE or has_node_left(tree))


@inlined
def lack_of(tree: Tree, task: Task, cell: int) -> int:
    """How many visits an edge still wants: none where its child is proven, for there is nothing to find."""
    child = np.int64(tree.child[cell])
    if task.method.proofs and child != NO_NODE and is_solved(tree, child):
        return np.int64(0)
    return task.wanted[tree.move[cell]] - tree.edge_visits[cell]


@inlined
def code_at(tree: Tree, task: Task, board: Board, node: int, step: int) -> int:
    """The move at this place of the node's order, or NOWHERE if it is not legal or has a child."""
    size = task.method.order.size
    place = np.int64(tree.start[node]) + step
    while place >= size:
        place -= size
    code = np.int64(legal_code(board, Word(task.method.order[place])))
    return NOWHERE if code == NOWHERE or task.tried[code] != 0 else code


@part
def most_wanted(tree: Tree, task: Task, board: Board, node: int, lack: int) -> int:
    """The untried move that wants most visits, if it is allowed and wants more than `lack`; the first of equal ones."""
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
    """The next allowed move without a child, or NOWHERE; near and far ones come in two rounds, as elsewhere.

    The cursor passes over moves that are not allowed, too: whoever changes the steering puts it back.
    """
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
    """Take the untried move that wants most visits for this pass alone, or NOWHERE."""
    move = most_wanted(tree, task, board, node, lack)
    if move == NOWHERE or not finds_room(tree, task.method, node):
        return np.int64(NOWHERE)
    if task.threads:
        acquire(tree.lock, node, np.int32(0), np.int32(1))
        move = most_wanted(tree, task, board, node, lack)
    if move != NOWHERE:
        task.tried[move] = 1
    if task.threads:
        release(tree.lock, node, np.int32(0))
    return move


@inlined
def claim_untried(tree: Tree, task: Task, board: Board, node: int, far: bool) -> int:
    """Take the next allowed move without a child for this pass alone, or NOWHERE."""
    if tree.edge_count[node] >= tree.legal[node] or not finds_room(tree, task.method, node):
        return np.int64(NOWHERE)
    if task.threads:
        acquire(tree.lock, node, np.int32(0), np.int32(1))
    move = next_allowed(tree, task, board, node, far)
    if move != NOWHERE:
        task.tried[move] = 1
    if task.threads:
        release(tree.lock, node, np.int32(0))
    return move


@part
def best_allowed(tree: Tree, task: Task, board: Board, node: int, own: Long, cell: int) -> int:
    """The edge to follow where all moves are listed at once: those near to stones first, the others when these are
    lost. `cell` is the best of those that are listed."""
    for far in range(2):
        if (not far or cell == NO_EDGE) and list_allowed(tree, task, board, node, far > 0, own):
            cell = look_over(tree, task, node)[2]
    return cell


@part
def list_allowed(tree: Tree, task: Task, board: Board, node: int, far: bool, own: Long) -> bool:
    """Give the root an edge for each allowed move that has none; whether there may be new ones."""
    if tree.edge_count[node] >= tree.legal[node]:
        return False
    if task.threads:
        acquire(tree.lock, node, np.int32(0), np.int32(1))
    before = tree.edge_count[node]
    while finds_room(tree, task.method, node):
        move = next_allowed(tree, task, board, node, far)
        if move == NOWHERE or attach(tree, task, node, np.int64(NO_NODE), move, np.int64(NO_EDGE), own) == NO_EDGE:
            break
        task.tried[move] = 1
    grown = tree.edge_count[node] > before
    if task.threads:
        release(tree.lock, node, np.int32(0))
    return grown or task.threads
