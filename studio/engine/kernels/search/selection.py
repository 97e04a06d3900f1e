"""Chooses among a node's children, finds the next move without a child, and follows an edge."""

import numpy as np

from studio.engine.kernels.boards.board import NOWHERE, Board, comes_first, legal_code, play
from studio.engine.kernels.runtime.bits import Word, atomic_add, bits_of, fetch
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.search.scoring import child_spread, counted_visits, parent_weight, score, value_scale
from studio.engine.kernels.search.simulation import Simulation
from studio.engine.kernels.search.task import PUCT, Method, Task
from studio.engine.kernels.search.tree import (
    CELLS_END,
    FREE_NODE,
    NO_NODE,
    NODES_END,
    TURNED_AWAY,
    Real,
    Tree,
    block_class,
    first_edges,
    following_size,
    is_solved,
    lock_node,
    next_edges,
    unlock_node,
)

NO_EDGE = 0


@inlined
def best_edge(tree: Tree, method: Method, node: int) -> tuple[int, np.float32]:
    """Return the edge with the highest score, and its score. Return NO_EDGE if selection ignores every child."""
    weight = parent_weight(method, counted_visits(tree, method, node))
    scale, shift = value_scale(method)
    best, best_score = NO_EDGE, np.float32(-np.inf)
    edges = first_edges(tree, method, node)
    while edges.left > 0:
        first, end = edges.first, edges.end
        if end - first < _MANY:
            fetch(tree.child, first)
            fetch(tree.move, first)
            for cell in range(first, end):
                worth = score(tree.mean[cell], scale, shift, weight, tree.spread[cell])
                if worth > best_score:
                    best, best_score = cell, worth
        else:
            cell = first + first_of_highest(tree.mean[first:end], tree.spread[first:end], scale, shift, weight)
            worth = score(tree.mean[cell], scale, shift, weight, tree.spread[cell])
            if worth > best_score:
                best, best_score = cell, worth
        edges = next_edges(tree, edges)
    return best, best_score


_MANY = 16
_LOW = np.int64(0xFFFFFFFF)


@inlined
def first_of_highest(mean: Real, spread: Real, scale: np.float32, shift: np.float32, weight: np.float32) -> int:
    """Return the index of the highest score. If several scores are the highest, return the first of their indices."""
    # One whole number combines a score and its index: the upper half holds the bits of the score, changed so that they
    # sort like the score. The processor compares many of these numbers at a time.
    highest = np.int64(-0x8000000000000000)
    for place in range(mean.size):
        bits = bits_of(score(mean[place], scale, shift, weight, spread[place]))
        sortable = np.int64(bits ^ ((bits >> np.int32(31)) & np.int32(0x7FFFFFFF)))
        highest = max(highest, (sortable << 32) | (_LOW - place))
    return _LOW - (highest & _LOW)


@inlined
def wants_child(tree: Tree, method: Method, node: int) -> bool:
    """Return whether a node may get another child. Progressive widening limits the children by the node's visits."""
    count = tree.edge_count[node]
    if count >= tree.legal[node]:
        return False
    return widens(method, count, tree.visits[node])


@inlined
def widens(method: Method, count: int, visits: int) -> bool:
    """Return whether progressive widening allows another child at a node with `count` children and `visits` visits."""
    if method.widening_start == 0 or count < method.widening_start:
        return True
    grown = method.widening_factor * np.float64(visits) ** method.widening_exponent
    return count < method.widening_start + grown


@inlined
def has_node_left(tree: Tree) -> bool:
    return tree.counts[FREE_NODE] != NO_NODE or tree.counts[NODES_END] < tree.visits.size


@inlined
def has_room(tree: Tree, method: Method, node: int) -> bool:
    """Return whether there is memory for another child of this node."""
    counts = tree.counts
    if not has_node_left(tree):
        return False
    left, size = np.int64(tree.edge_count[node]), method.first_block
    while left >= size - 1:
        left -= size - 1
        size = following_size(size)
    return left > 0 or tree.free_blocks[block_class(size)] != NO_NODE or counts[CELLS_END] + size <= tree.child.size


@inlined
def has_room_for(tree: Tree, method: Method, count: int) -> bool:
    """Return whether there is memory for `count` edges at a node that has no edges yet."""
    left, size, last, cells = np.int64(count), np.int64(method.first_block), np.int64(0), np.int64(0)
    while left > 0:
        if size == last or tree.free_blocks[block_class(size)] == NO_NODE:  # count one free block per size
            cells += size
        left -= size - 1
        last, size = size, following_size(size)
    return tree.counts[CELLS_END] + cells <= tree.child.size


@inlined
def finds_room_for(tree: Tree, method: Method, count: int) -> bool:
    """Return whether there is memory for `count` edges and a node.

    If there is not, set `tree.counts[TURNED_AWAY]` to 1.
    """
    if has_node_left(tree) and has_room_for(tree, method, count):
        return True
    if count > 0 and tree.counts[TURNED_AWAY] == 0:
        tree.counts[TURNED_AWAY] = 1
    return False


@inlined
def finds_room(tree: Tree, method: Method, node: int) -> bool:
    """Return whether there is memory for another child of this node.

    If there is not, set `tree.counts[TURNED_AWAY]` to 1.
    """
    if has_room(tree, method, node):
        return True
    if tree.edge_count[node] < tree.legal[node] and tree.counts[TURNED_AWAY] == 0:
        tree.counts[TURNED_AWAY] = 1
    return False


@inlined
def next_untried(tree: Tree, method: Method, board: Board, node: int, far: bool) -> int:
    """Return the next legal move without a child, or NOWHERE.

    If the search tries moves near stones first, the other moves follow after them. They are returned only if `far` is
    True.
    """
    if tree.edge_count[node] >= tree.legal[node]:
        return NOWHERE
    size = method.order.size
    end = 2 * size if method.near_first and far else size
    while tree.cursor[node] < end:
        place = np.int64(tree.start[node]) + tree.cursor[node]
        while place >= size:
            place -= size
        code = legal_code(board, Word(method.order[place]))
        if code != NOWHERE and (not method.near_first or comes_first(board, code) == (tree.cursor[node] < size)):
            return np.int64(code)
        tree.cursor[node] += 1
    return NOWHERE


@inlined
def untried_move(tree: Tree, task: Task, board: Board, node: int, far: bool) -> int:
    """Return the node's next legal move without a child. Return NOWHERE if there is no such move or no memory left."""
    if not finds_room(tree, task.method, node):
        return NOWHERE
    lock_node(tree, task, node)
    move = next_untried(tree, task.method, board, node, far)
    unlock_node(tree, task, node)
    return move


@inlined
def untried_still(tree: Tree, task: Task, board: Board, node: int, move: int) -> int:
    """Return `move` if it still has no child. Otherwise return the next move without a child, or NOWHERE."""
    # Another thread may have added the child before the caller locked the node.
    if not task.threads:
        return move
    far = task.method.near_first and not comes_first(board, Word(move))
    return next_untried(tree, task.method, board, node, far)


@inlined
def best_listed(tree: Tree, method: Method, node: int) -> int:
    """Return the edge with the highest score. If there is no memory for a new node, consider only edges that have a
    node.
    """
    cell = best_edge(tree, method, node)[0]
    if cell == NO_EDGE or tree.child[cell] != NO_NODE or has_node_left(tree):
        return cell
    return best_grown_edge(tree, method, node)


@part
def best_grown_edge(tree: Tree, method: Method, node: int) -> int:
    """Return the edge with the highest score among the edges that have a node."""
    weight = parent_weight(method, counted_visits(tree, method, node))
    scale, shift = value_scale(method)
    best, best_score = NO_EDGE, np.float32(-np.inf)
    edges = first_edges(tree, method, node)
    while edges.left > 0:
        for cell in range(edges.first, edges.end):
            worth = score(tree.mean[cell], scale, shift, weight, tree.spread[cell])
            if tree.child[cell] != NO_NODE and worth > best_score:
                best, best_score = cell, worth
        edges = next_edges(tree, edges)
    return best


@inlined
def choose(tree: Tree, task: Task, board: Board, node: int) -> tuple[int, int]:
    """Return (move, NO_EDGE) if `move` gets a child now, or (NOWHERE, edge) if the search follows `edge`.

    Return (NOWHERE, NO_EDGE) if there is neither. With PUCT, the edge to follow may have no child yet. When all
    children are lost, moves that were left out so far are tried.
    """
    if task.method.selection == PUCT:
        return NOWHERE, best_listed(tree, task.method, node)
    wants, unvisited_first = wants_child(tree, task.method, node), task.method.first_play == np.inf
    while True:
        cell, worth = NO_EDGE, np.float32(-np.inf)
        if not (wants and unvisited_first):
            cell, worth = best_edge(tree, task.method, node)
        if cell != NO_EDGE and not (wants and worth < task.method.first_play):
            return NOWHERE, cell
        move = untried_move(tree, task, board, node, not wants)
        if move != NOWHERE or not wants:
            return move, NO_EDGE
        wants = False


@inlined
def waits_for_evaluator(tree: Tree, task: Task, node: int) -> bool:
    """Return whether an evaluator must evaluate a node, and list its moves, before the node can get a child."""
    return task.method.judged and tree.edge_count[node] == 0 and not is_solved(tree, node)


@inlined
def follow(tree: Tree, task: Task, current: Simulation, cell: int, length: int) -> int:
    """Play the move of an edge, and add the edge to the path. Return the node to which the edge leads."""
    add_virtual_loss(tree, task, cell)
    node = np.int64(tree.child[cell])
    fetch(tree.edge_visits, np.int64(cell))  # backpropagation will write it
    play(current.board, Word(tree.move[cell]))
    current.cells[length + 1] = cell
    current.nodes[length + 1] = node
    return node


@inlined
def add_virtual_loss(tree: Tree, task: Task, cell: int) -> None:
    """With several threads, count a visit on the way down as a loss, so that other threads choose other edges."""
    if not task.threads:
        return
    before, mean = atomic_add(tree.edge_visits, cell, 1), tree.mean[cell]
    if mean != -np.inf:  # it is above 1 only before the first visit, which another thread may have begun
        mean = min(mean, np.float32(1.0))
        tree.mean[cell] = np.float32((mean * before - 1.0) / (before + 1.0))
    tree.spread[cell] = child_spread(task.method, tree.prior[cell], before + 1)


@inlined
def count_edge_visit(tree: Tree, task: Task, cell: int) -> None:
    """Count a visit of an edge, unless `add_virtual_loss` counted it on the way down."""
    if task.threads:
        return
    tree.edge_visits[cell] += 1
    tree.spread[cell] = child_spread(task.method, tree.prior[cell], tree.edge_visits[cell])
