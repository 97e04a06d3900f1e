"""Choosing among a node's children, the next move that has none yet, and the step to the one that was chosen."""

import numpy as np

from studio.engine.kernels.boards.board import NOWHERE, Board, comes_first, legal_code, play
from studio.engine.kernels.runtime.bits import Word, atomic_add, bits_of, fetch
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.search.passes import Pass
from studio.engine.kernels.search.scoring import child_spread, parent_weight, score, value_scale
from studio.engine.kernels.search.task import PUCT, Method, Task
from studio.engine.kernels.search.tree import (
    CELLS_END,
    FREE_NODE,
    NO_NODE,
    NODES_END,
    TURNED_AWAY,
    Real,
    Tree,
    acquire,
    block_class,
    following_size,
    is_solved,
    release,
)

NO_EDGE = 0


@inlined
def best_edge(tree: Tree, method: Method, node: int) -> tuple[int, np.float32]:
    """The child with the highest score, and that score; NO_EDGE where every child is lost."""
    weight = parent_weight(method, tree.visits[node])
    scale, shift = value_scale(method)
    left, size = np.int64(tree.edge_count[node]), method.first_block
    block = np.int64(tree.first_block[node])
    best, best_score = NO_EDGE, np.float32(-np.inf)
    while left > 0:
        first, count = block + 1, min(left, size - 1)
        if count < _MANY:
            fetch(tree.child, first)
            fetch(tree.move, first)
            for cell in range(first, first + count):
                worth = score(tree.mean[cell], scale, shift, weight, tree.spread[cell])
                if worth > best_score:
                    best, best_score = cell, worth
        else:
            end = first + count
            cell = first + first_of_highest(tree.mean[first:end], tree.spread[first:end], scale, shift, weight)
            worth = score(tree.mean[cell], scale, shift, weight, tree.spread[cell])
            if worth > best_score:
                best, best_score = cell, worth
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    return best, best_score


_MANY = 16
_LOW = np.int64(0xFFFFFFFF)


@inlined
def first_of_highest(mean: Real, spread: Real, scale: np.float32, shift: np.float32, weight: np.float32) -> int:
    """Where the highest score stands; the first of equal ones.

    The score's bits, turned so that they sort like the score, stand above the place: one whole number to compare, which
    the processor does for many cells at a time.
    """
    highest = np.int64(-0x8000000000000000)
    for place in range(mean.size):
        bits = bits_of(score(mean[place], scale, shift, weight, spread[place]))
        sortable = np.int64(bits ^ ((bits >> np.int32(31)) & np.int32(0x7FFFFFFF)))
        highest = max(highest, (sortable << 32) | (_LOW - place))
    return _LOW - (highest & _LOW)


@inlined
def wants_child(tree: Tree, method: Method, node: int) -> bool:
    """Whether one more child may be tried: widening lets their number grow with the visits."""
    count = tree.edge_count[node]
    if count >= tree.legal[node]:
        return False
    return widens(method, count, tree.visits[node])


@inlined
def widens(method: Method, count: int, visits: int) -> bool:
    """Whether widening lets a node with so many children and visits have one more."""
    if method.widening_start == 0 or count < method.widening_start:
        return True
    grown = method.widening_factor * np.float64(visits) ** method.widening_exponent
    return count < method.widening_start + grown


@inlined
def has_node_left(tree: Tree) -> bool:
    return tree.counts[FREE_NODE] != NO_NODE or tree.counts[NODES_END] < tree.visits.size


@inlined
def has_room(tree: Tree, method: Method, node: int) -> bool:
    """Whether the tree can take one more child of this node."""
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
    """Whether the tree can take so many edges of a node that has none."""
    left, size, last, cells = np.int64(count), np.int64(method.first_block), np.int64(0), np.int64(0)
    while left > 0:
        if size == last or tree.free_blocks[block_class(size)] == NO_NODE:  # only the first one of a size may be free
            cells += size
        left -= size - 1
        last, size = size, following_size(size)
    return tree.counts[CELLS_END] + cells <= tree.child.size


@inlined
def finds_room_for(tree: Tree, method: Method, count: int) -> bool:
    """The same, and for a node behind one of them; where there is none, the tree is to say so."""
    if has_node_left(tree) and has_room_for(tree, method, count):
        return True
    if count > 0 and tree.counts[TURNED_AWAY] == 0:
        tree.counts[TURNED_AWAY] = 1
    return False


@inlined
def finds_room(tree: Tree, method: Method, node: int) -> bool:
    """The same; and where there is none, the tree is to say so."""
    if has_room(tree, method, node):
        return True
    if tree.edge_count[node] < tree.legal[node] and tree.counts[TURNED_AWAY] == 0:
        tree.counts[TURNED_AWAY] = 1
    return False


@inlined
def next_untried(tree: Tree, method: Method, board: Board, node: int, far: bool) -> int:
    """The next legal move without a child, or NOWHERE. Where children near to stones come first, the far ones
    follow in a second round, which begins only when it is asked for."""
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
    """The next untried move, or NOWHERE. It counts as tried when it has its child: until then it cannot be lost."""
    if not finds_room(tree, task.method, node):
        return NOWHERE
    if task.threads:
        acquire(tree.lock, node, np.int32(0), np.int32(1))
    move = next_untried(tree, task.method, board, node, far)
    if task.threads:
        release(tree.lock, node, np.int32(0))
    return move


@inlined
def untried_still(tree: Tree, method: Method, board: Board, node: int, move: int) -> int:
    """The move that was untried a moment ago; or the one after it, or NOWHERE, where another thread was quicker.

    The caller holds the lock.
    """
    far = method.near_first and not comes_first(board, Word(move))
    return next_untried(tree, method, board, node, far)


@inlined
def best_listed(tree: Tree, method: Method, node: int) -> int:
    """The edge to follow where all moves are listed at once; at the memory's end only those that lead to a node."""
    cell = best_edge(tree, method, node)[0]
    if cell == NO_EDGE or tree.child[cell] != NO_NODE or has_node_left(tree):
        return cell
    return best_grown_edge(tree, method, node)


@part
def best_grown_edge(tree: Tree, method: Method, node: int) -> int:
    """The edge with the highest score among those that lead to a node."""
    weight = parent_weight(method, tree.visits[node])
    scale, shift = value_scale(method)
    left, size = np.int64(tree.edge_count[node]), method.first_block
    block = np.int64(tree.first_block[node])
    best, best_score = NO_EDGE, np.float32(-np.inf)
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            worth = score(tree.mean[cell], scale, shift, weight, tree.spread[cell])
            if tree.child[cell] != NO_NODE and worth > best_score:
                best, best_score = cell, worth
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    return best


@inlined
def choose(tree: Tree, task: Task, board: Board, node: int) -> tuple[int, int]:
    """The untried move that gets a child now, or else the edge to follow.

    Moves left out by a filter are put back when all the others are lost.
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
    """Whether an evaluator is to list a node's moves, at the end of a pass, before it can have a child."""
    return task.method.judged and tree.edge_count[node] == 0 and not is_solved(tree, node)


@inlined
def follow(tree: Tree, task: Task, current: Pass, cell: int, length: int) -> int:
    """Go one edge further; the node to which it leads."""
    if task.threads:
        expect_loss(tree, task.method, cell)
    node = np.int64(tree.child[cell])
    fetch(tree.edge_visits, np.int64(cell))  # for the way back
    play(current.board, Word(tree.move[cell]))
    current.cells[length + 1] = cell
    current.nodes[length + 1] = node
    return node


@inlined
def expect_loss(tree: Tree, method: Method, cell: int) -> None:
    """Count the visit on the way down, as a loss, so that other threads look elsewhere meanwhile."""
    before, mean = atomic_add(tree.edge_visits, cell, 1), tree.mean[cell]
    if mean != -np.inf:  # more than 1 only before the first visit, which another thread may have begun just now
        mean = min(mean, np.float32(1.0))
        tree.mean[cell] = np.float32((mean * before - 1.0) / (before + 1.0))
    tree.spread[cell] = child_spread(method, tree.prior[cell], before + 1)
