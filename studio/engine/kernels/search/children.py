"""Adds children to a node: for each child an edge, and the new or shared node to which the edge leads."""

import numpy as np

from studio.engine.kernels.boards.board import NOWHERE, Board, legal_count
from studio.engine.kernels.boards.lines import wins
from studio.engine.kernels.runtime.bits import Word, atomic_store
from studio.engine.kernels.runtime.chance import below, next_state
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.search.scoring import first_mean
from studio.engine.kernels.search.selection import NO_EDGE, finds_room, next_untried
from studio.engine.kernels.search.simulation import MOVE, MOVER, Simulation
from studio.engine.kernels.search.task import Method, Task
from studio.engine.kernels.search.tree import (
    NO_NODE,
    SHARED,
    Long,
    Tree,
    clear_node,
    first_edges,
    is_leaf,
    lock_node,
    lock_tree,
    new_cell,
    new_node,
    next_edges,
    share,
    shared_node,
    take_node,
    uncount_leaf,
    unlock_node,
    unlock_tree,
)
from studio.engine.kernels.search.win_detection import detect_wins


@part
def list_moves(tree: Tree, task: Task, board: Board, node: int, own: Long) -> None:
    """Add an edge for each legal move of a node, all with the same prior. Stop if there is no memory left.

    If moves near stones come first, add edges only for these moves. If the node already has edges, add edges for the
    moves that were left out because they were far from stones or unlikely.
    """
    far = tree.edge_count[node] > 0
    lock_node(tree, task, node)
    before = tree.cursor[node]
    if far and task.method.judged:  # the moves that an evaluator left out may be anywhere in the order
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
    unlock_node(tree, task, node)


@part
def is_listed(tree: Tree, method: Method, node: int, move: int) -> bool:
    """Return whether a node has an edge for this move."""
    edges = first_edges(tree, method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            if tree.move[cell] == move:
                return True
        edges = next_edges(tree, edges)
    return False


@inlined
def child_of(tree: Tree, task: Task, current: Simulation) -> int:
    """Return the node of the position on the board.

    If there is no shared node of this position, add a new node. Return NO_NODE if there is no memory left.
    """
    key = current.board.key[0]
    if not task.method.transpositions:
        child = new_node(tree, task, current.own)
        if child != NO_NODE:
            initialize_node(tree, task.method, current, child, key)
        return child
    lock_tree(tree, task)
    child = shared_node(tree, key)
    if child != NO_NODE:
        tree.counts[SHARED] += 1
    else:
        child = take_node(tree)
        if child != NO_NODE:
            initialize_node(tree, task.method, current, child, key)
            share(tree, child)
    unlock_tree(tree, task)
    return child


@inlined
def initialize_node(tree: Tree, method: Method, current: Simulation, node: int, key: Word) -> None:
    """Initialize a new node. Prove its value if the game is over or if threat detection decides the game."""
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
        detect_wins(current.detection, tree, method, current, node)


@inlined
def has_no_child(tree: Tree, task: Task, node: int) -> bool:
    """Return whether a node has no child."""
    # With one thread, two counts decide: a simulation that visited the node but did not end there continued to a child.
    # With several threads, a child may be added before its simulation is counted, so all edges are checked.
    if task.threads:
        return is_leaf(tree, task.method, node)
    return tree.visits[node] == tree.evaluations[node]


@inlined
def attach(tree: Tree, task: Task, parent: int, child: int, move: int, cell: int, own: Long) -> int:
    """Make `child` the child of an edge, unless the edge has a child already. Return the edge.

    The edge is `cell` or, if `cell` is NO_EDGE, a new one for `move`. Return NO_EDGE if there is no memory left. The
    caller holds the lock of the parent.
    """
    if cell != NO_EDGE:
        if tree.child[cell] == NO_NODE:
            if has_no_child(tree, task, parent):
                uncount_leaf(tree, task, own)
            tree.child[cell] = child
        return cell
    cell = new_cell(tree, task, parent, own)
    if cell == NO_EDGE:
        return NO_EDGE
    if child != NO_NODE and has_no_child(tree, task, parent):
        uncount_leaf(tree, task, own)
    tree.move[cell] = move
    tree.child[cell] = child
    tree.edge_visits[cell] = 0
    tree.mean[cell] = first_mean(tree, task.method, parent)
    tree.prior[cell] = np.float32(1.0 / tree.legal[parent])
    tree.spread[cell] = tree.prior[cell]
    atomic_store(tree.edge_count, parent, np.int32(tree.edge_count[parent] + 1))
    return cell
