"""Places a simulation at a node that the caller chooses, so that single phases can run there."""

import numpy as np

from studio.engine.kernels.boards.board import NOWHERE, TURN, Board, play, restore
from studio.engine.kernels.runtime.bits import Word
from studio.engine.kernels.runtime.compiling import inlined, kernel, part
from studio.engine.kernels.search.children import list_moves
from studio.engine.kernels.search.scoring import counted_visits, parent_weight, score, value_scale
from studio.engine.kernels.search.selection import NO_EDGE, choose, untried_move, waits_for_evaluator
from studio.engine.kernels.search.simulation import CELL, LENGTH, MOVE, MOVER
from studio.engine.kernels.search.steering import choose_at_root, claim_untried
from studio.engine.kernels.search.task import FREE, PUCT, Task
from studio.engine.kernels.search.tree import (
    NO_NODE,
    ROOT,
    Index,
    Long,
    Tree,
    first_edges,
    is_solved,
    next_edges,
)


@kernel
def follow_path(tree: Tree, root: Board, board: Board, nodes: Index, cells: Index, state: Long) -> None:
    """Play the moves of the edges `cells[1]` to `cells[state[LENGTH]]` from the root.

    Write the nodes on this path to `nodes`.
    """
    restore(board, root)
    nodes[0] = tree.counts[ROOT]
    for step in range(1, state[LENGTH] + 1):
        cell = np.int64(cells[step])
        play(board, Word(tree.move[cell]))
        nodes[step] = tree.child[cell]
    state[MOVE], state[CELL] = NOWHERE, NO_EDGE
    state[MOVER] = 1 - board.counts[TURN]


@kernel
def choose_child(tree: Tree, task: Task, board: Board, node: int, own: Long, state: Long) -> bool:
    """Choose the move that `expand` will turn into a child of `node`, and store it in `state`.

    `node` is the last node of a path. It may be a node where `select` would not end. Return False if no move can get a
    child. Return True without a choice if the node is proven, waits for its evaluator, or gets its moves from `expand`.
    """
    is_steered = task.steered != FREE and state[LENGTH] == 0
    is_proven = is_solved(tree, node)
    if waits_for_evaluator(tree, task, node) or (is_proven and not is_steered):
        return True
    if is_steered:
        move, cell = choose_at_root(tree, task, board, node, own)
    else:
        move, cell = choose(tree, task, board, node)
    if move == NOWHERE and (cell == NO_EDGE or tree.child[cell] != NO_NODE):
        if is_proven or (cell == NO_EDGE and task.method.selection == PUCT and not is_steered):
            return True
        move, cell = choose_other_child(tree, task, board, node, own, is_steered)
    state[MOVE], state[CELL] = move, cell
    if cell != NO_EDGE:
        state[MOVE] = tree.move[cell]
    return move != NOWHERE or cell != NO_EDGE


@part
def choose_other_child(tree: Tree, task: Task, board: Board, node: int, own: Long, is_steered: bool) -> tuple[int, int]:
    """Return the next move without a child, even if selection would follow a child of this node.

    The result is (move, NO_EDGE) if the move has no edge, and (NOWHERE, edge) if it has one. If there is no such move,
    the result is (NOWHERE, NO_EDGE). Progressive widening and the value of unvisited children are ignored.
    """
    if task.method.selection == PUCT:
        cell = best_edge_without_child(tree, task, node, is_steered)
        if cell == NO_EDGE and not is_steered and tree.edge_count[node] < tree.legal[node]:
            list_moves(tree, task, board, node, own)
            cell = best_edge_without_child(tree, task, node, is_steered)
        return np.int64(NOWHERE), cell
    for far in range(2):
        if is_steered:
            move = claim_untried(tree, task, board, node, far > 0)
        else:
            move = untried_move(tree, task, board, node, far > 0)
        if move != NOWHERE:
            return np.int64(move), np.int64(NO_EDGE)
    return np.int64(NOWHERE), np.int64(NO_EDGE)


@inlined
def best_edge_without_child(tree: Tree, task: Task, node: int, is_steered: bool) -> int:
    """Return the edge with the highest score among the edges without a child.

    If `is_steered` is True, consider only edges of allowed moves. Return NO_EDGE if there is no such edge.
    """
    weight = parent_weight(task.method, counted_visits(tree, task.method, node))
    scale, shift = value_scale(task.method)
    best, best_score = np.int64(NO_EDGE), np.float32(-np.inf)
    edges = first_edges(tree, task.method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            if tree.child[cell] != NO_NODE or (is_steered and task.allowed[tree.move[cell]] == 0):
                continue
            worth = score(tree.mean[cell], scale, shift, weight, tree.spread[cell])
            if worth > best_score:
                best, best_score = np.int64(cell), worth
        edges = next_edges(tree, edges)
    return best
