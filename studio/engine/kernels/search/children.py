"""How a node gets children: a new node or a shared one, and the edge that leads to it."""

import numpy as np

from studio.engine.kernels.boards.board import NOWHERE, Board, legal_count
from studio.engine.kernels.boards.lines import wins
from studio.engine.kernels.runtime.bits import Word, atomic_store
from studio.engine.kernels.runtime.chance import below, next_state
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.search.foresight import foresee
from studio.engine.kernels.search.passes import MOVE, MOVER, Pass
from studio.engine.kernels.search.selection import NO_EDGE, finds_room, next_untried
from studio.engine.kernels.search.task import Method, Task
from studio.engine.kernels.search.tree import (
    LEAVES,
    LEAVES_LOST,
    LOCK,
    NO_NODE,
    SHARED,
    Long,
    Tree,
    acquire,
    clear_node,
    following_size,
    new_cell,
    own_node,
    release,
    share,
    shared_node,
    take_node,
)


@part
def list_moves(tree: Tree, task: Task, board: Board, node: int, own: Long) -> None:
    """Give a node an edge for each legal move at once, or for those that were left out; all with the same prior."""
    far = tree.edge_count[node] > 0
    if task.threads:
        acquire(tree.lock, node, np.int32(0), np.int32(1))
    before = tree.cursor[node]
    if far and task.method.judged:  # what an evaluator left out may stand anywhere in the order
        tree.cursor[node] = 0
    while finds_room(tree, task.method, node):
        move = next_untried(tree, task.method, board, node, far)
        if move == NOWHERE:
            break
        is_there = far and task.method.judged and is_listed(tree, task.method, node, move)
        if not is_there and attach(tree, task, node, np.int64(NO_NODE), move, np.int64(NO_EDGE), own) == NO_EDGE:
            break
        tree.cursor[node] += 1
    tree.cursor[node] = max(tree.cursor[node], before)
    if task.threads:
        release(tree.lock, node, np.int32(0))


@part
def is_listed(tree: Tree, method: Method, node: int, move: int) -> bool:
    """Whether a node has an edge for a move."""
    left, size = np.int64(tree.edge_count[node]), method.first_block
    block = np.int64(tree.first_block[node])
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            if tree.move[cell] == move:
                return True
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    return False


@inlined
def child_of(tree: Tree, task: Task, current: Pass) -> int:
    """The node of the position on the board: the one another path has made, or a new one; NO_NODE if none is left."""
    key = current.board.key[0]
    if not task.method.transpositions:
        child = own_node(tree, current.own) if task.threads else take_node(tree)
        if child != NO_NODE:
            settle_node(tree, task.method, current, child, key)
        return child
    if task.threads:
        acquire(tree.counts, LOCK, 0, 1)
    child = shared_node(tree, key)
    if child != NO_NODE:
        tree.counts[SHARED] += 1
    else:
        child = take_node(tree)
        if child != NO_NODE:
            settle_node(tree, task.method, current, child, key)
            share(tree, child)
    if task.threads:
        release(tree.counts, LOCK, 0)
    return child


@inlined
def settle_node(tree: Tree, method: Method, current: Pass, node: int, key: Word) -> None:
    """Write a new node; where the game is over, its value is certain."""
    board, state = current.board, current.state
    current.random[0] = next_state(current.random[0])
    start = np.int64(below(current.random[0], Word(method.order.size)))
    legal = legal_count(board)
    clear_node(tree, node, legal, start, key)
    value = 2
    if wins(board, Word(state[MOVE]), Word(state[MOVER])):
        value = 1
    elif legal == 0:
        value = 0
    if value < 2:
        tree.lower[node] = tree.upper[node] = value
    else:
        foresee(current.sight, tree, method, current, node)


@inlined
def attach(tree: Tree, task: Task, parent: int, child: int, move: int, cell: int, own: Long) -> int:
    """Let an edge lead to the child: the one that was listed before, or a new one. NO_EDGE if there is no room."""
    if cell != NO_EDGE:
        if tree.child[cell] == NO_NODE:
            tree.child[cell] = child
        return cell
    cell = new_cell(tree, parent, task.method.first_block, own, task.threads)
    if cell == NO_EDGE:
        return NO_EDGE
    if tree.edge_count[parent] == 0:
        if task.threads:
            own[LEAVES_LOST] += 1
        else:
            tree.counts[LEAVES] -= 1
    tree.move[cell] = move
    tree.child[cell] = child
    tree.edge_visits[cell] = 0
    tree.mean[cell] = np.float32(min(task.method.first_play, 1e9))
    tree.prior[cell] = np.float32(1.0 / tree.legal[parent])
    tree.spread[cell] = tree.prior[cell]
    atomic_store(tree.edge_count, parent, np.int32(tree.edge_count[parent] + 1))
    return cell
