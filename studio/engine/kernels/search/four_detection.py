"""Detects wins by fours and their refutations before a node gets its first child, but never at the root.

If the side to move wins by fours, the node is proven. Otherwise suppose that the side to move passes. If the other side
then wins by fours, only replies that might refute this win get children (see `kernels/threats/relevant_moves`). All
these replies are listed at once. The search treats them as if they were all legal moves. When all of them are lost, the
node is lost, because no refutation was left out.

This also holds if lines longer than the win length do not win: a stone elsewhere changes none of the fours, and the
list contains every reply that might answer one of the fours or win earlier.

Gravity games do not use this detection: each stone opens the point above it, so no reply could be left out. If the
budget is exceeded, no reply is left out either.

Until a node with such a list is proven, its `distance` is the number of plies in which the replies that were left out
lose. A loss of the node takes at least as long.

A node is *calm* if the other side has no win by fours even if the side to move passes. Then the other side has no win
by fours after any move either, because a stone of one side never helps the other side. So the children of a calm node
are not searched for wins of their side to move. This search takes most of the time of the detection. Leaving it out
does not change the tree. If only lines of exactly the win length win, the search is not left out: a stone can then
spoil a threat of its own side, because the line becomes too long.

A position is *quiet* if neither search finds a win. Quiet positions are remembered, and not searched again. A seventh
of the new nodes repeat a position of the tree, because different moves often lead to the same position.

The solver's table is emptied before each call, so the result depends only on the position and the budget. So a tree
does not depend on the order in which its nodes were found, and a reader of a file can repeat the detection.
"""

import numpy as np

from studio.engine.kernels.boards.board import NOWHERE, TURN, Codes
from studio.engine.kernels.boards.line_board import STONES, TRAIL, put_stone, set_up, take_back
from studio.engine.kernels.boards.rules import every_long_line_wins
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, lowest_bit
from studio.engine.kernels.runtime.compiling import by_kind, inlined, kernel, part
from studio.engine.kernels.search.children import attach
from studio.engine.kernels.search.selection import NO_EDGE, has_room_for
from studio.engine.kernels.search.simulation import CELL, LENGTH, MOVE, Simulation
from studio.engine.kernels.search.task import PUCT, FourDetection, NoDetection, Task, ThreatDetection, WinDetection
from studio.engine.kernels.search.tree import NO_NODE, Tree, is_solved, lock_node, unlock_node
from studio.engine.kernels.search.win_detection import prove_node
from studio.engine.kernels.threats.proving import NONE_AT_ALL
from studio.engine.kernels.threats.short_search import find_refutations, find_win, most_nodes_at

_CALM, _QUIET = Word(1), Word(2)
_KINDS = _CALM | _QUIET
"""The two bits of a remembered key that say whether the position is calm or quiet.

The other bits identify the position.
"""


def detect_fours(detection: ThreatDetection, tree: Tree, task: Task, current: Simulation, node: int) -> None:
    """Search for wins by fours at a node without children.

    Prove the node if the side to move wins, or if the other side would win after a pass and no reply can refute this.
    If some replies might refute it, add edges only for these replies.
    """
    raise NotImplementedError("kernels only")


def _none(detection: NoDetection | WinDetection, tree: Tree, task: Task, current: Simulation, node: int) -> None:
    pass


def _detect_fours(detection: FourDetection, tree: Tree, task: Task, current: Simulation, node: int) -> None:
    state = current.state
    if state[LENGTH] == 0 or tree.edge_count[node] > 0 or is_solved(tree, node):
        return
    is_due = state[MOVE] != NOWHERE or task.method.selection == PUCT
    if is_due and not _is_remembered(detection, tree.key[node], _QUIET):
        _look(detection, tree, task, current, node)


def detect_again(detection: ThreatDetection, tree: Tree, task: Task, current: Simulation, node: int) -> None:
    """Search again for a win by fours at a node with children. If there is a win, prove the node.

    The search runs only at certain numbers of visits of the node (see `most_nodes_at`).
    """
    raise NotImplementedError("kernels only")


def _detect_again(detection: FourDetection, tree: Tree, task: Task, current: Simulation, node: int) -> None:
    most_nodes = most_nodes_at(tree.visits[node], detection.visits, detection.most_nodes)
    if most_nodes > 0 and current.state[LENGTH] > 0:
        _look_deeper(detection, tree, task, current, node, most_nodes)


by_kind(detect_again, {NoDetection: _none, WinDetection: _none, FourDetection: _detect_again}, inline=True)


@part
def _look_deeper(
    detection: FourDetection, tree: Tree, task: Task, current: Simulation, node: int, most_nodes: int
) -> None:
    _follow(detection, tree, current)
    won_in = find_win(detection.deep, Word(current.board.counts[TURN]), most_nodes, detection.shortest)
    if won_in == 0:
        return
    lock_node(tree, task, node)
    if not is_solved(tree, node):
        prove_node(tree, node, -1, won_in)
    unlock_node(tree, task, node)


by_kind(detect_fours, {NoDetection: _none, WinDetection: _none, FourDetection: _detect_fours}, inline=True)


@inlined
def _look(detection: FourDetection, tree: Tree, task: Task, current: Simulation, node: int) -> None:
    _follow(detection, tree, current)
    side, won_in, lost_in, count = Word(current.board.counts[TURN]), np.int64(0), np.int64(0), np.int64(0)
    if not _is_parent_calm(detection, tree, current):
        won_in = find_win(detection.work, side, detection.most_nodes, detection.shortest)
    if won_in == 0 and tree.legal[node] > 1:  # a node with only one reply needs no refutations
        lost_in, count = find_refutations(detection.work, side, detection.most_nodes)
        if lost_in <= 0:
            _remember(detection, tree.key[node], _CALM | _QUIET if lost_in == NONE_AT_ALL else _QUIET)
    if won_in == 0 and lost_in <= 0:
        return
    lock_node(tree, task, node)
    if tree.edge_count[node] == 0 and not is_solved(tree, node):
        if won_in > 0:
            prove_node(tree, node, -1, won_in)
        elif count == 0:
            prove_node(tree, node, 1, lost_in + 1)
        elif count < tree.legal[node] and has_room_for(tree, task.method, count):
            tree.distance[node] = lost_in + 1
            _list_replies(detection, tree, task, current, node, count)
    unlock_node(tree, task, node)
    if is_solved(tree, node):
        current.state[MOVE] = NOWHERE


@inlined
def _is_parent_calm(detection: FourDetection, tree: Tree, current: Simulation) -> bool:
    """Return whether the parent is known to be calm (see the module).

    If it is, the side to move has no win by fours.
    """
    if not every_long_line_wins(current.board.shape.rules):
        return False
    return _is_remembered(detection, tree.key[np.int64(current.nodes[current.state[LENGTH] - 1])], _CALM)


@inlined
def _remember(detection: FourDetection, key: Word, kinds: Word) -> None:
    detection.remembered[(key >> _QUIET) & Word(detection.remembered.size - 1)] = (key & ~_KINDS) | kinds


@inlined
def _is_remembered(detection: FourDetection, key: Word, kind: Word) -> bool:
    found = detection.remembered[(key >> _QUIET) & Word(detection.remembered.size - 1)]
    return (found ^ key) & ~_KINDS == NONE and found & kind != NONE


@part
def _list_replies(detection: FourDetection, tree: Tree, task: Task, current: Simulation, node: int, count: int) -> None:
    """Add an edge for each point in `detection.work.wanted`, and exclude all other moves of the node.

    The simulation continues with the first of these edges.
    """
    work, codes = detection.work, detection.codes
    tree.legal[node] = count
    tree.cursor[node] = task.method.order.size * (2 if task.method.near_first else 1)
    for index in range(work.board.shape.words):
        points = work.wanted[Word(index)]
        while points != NONE:
            code = np.int64(codes[(Word(index) << Word(6)) | lowest_bit(points)])
            points &= points - ONE
            cell = attach(tree, task, node, np.int64(NO_NODE), code, np.int64(NO_EDGE), current.own)
            if tree.edge_count[node] == 1:
                current.state[MOVE], current.state[CELL] = code, cell


@part
def _follow(detection: FourDetection, tree: Tree, current: Simulation) -> None:
    """Set the detection's line board to the current position."""
    # The moves that the last and the current path share stay on the board.
    board, length, root = detection.work.board, current.state[LENGTH], detection.root[0]
    same = np.int64(0)
    while same < min(length, board.counts[STONES] - root):
        point = np.int64(board.trail[Word((root + same) * TRAIL)] & Word(0xFFFF))
        if point != detection.points[tree.move[current.cells[same + 1]]]:
            break
        same += 1
    while board.counts[STONES] > root + same:
        take_back(board)
    for step in range(same, length):
        colour = Word((current.board.counts[TURN] + length - step) & 1)
        put_stone(board, Word(detection.points[tree.move[current.cells[step + 1]]]), colour)


@kernel
def set_detection_root(detection: FourDetection, stones: Codes) -> None:
    """Set the position of the root. `stones` lists the point and the colour of each stone."""
    set_up(detection.work.board, stones)
    detection.remembered[:] = NONE
    detection.root[0] = stones.size // 2
