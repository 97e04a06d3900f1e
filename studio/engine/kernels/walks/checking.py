"""Checks a node and its edges in a tree from a file.

The board on which moves are checked has the same type for all games, so these kernels are compiled only once.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.answers import NO_ANSWER, ONLY_ONE, forced_reply
from studio.engine.kernels.boards.board import BIT, OPEN, STONES, TURN, WORD, Codes, Shape, Words, comes_first
from studio.engine.kernels.boards.lines import wins_on
from studio.engine.kernels.boards.rules import forbids_points, may_take
from studio.engine.kernels.runtime.bits import NONE, ONE, Word
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.search.task import Method
from studio.engine.kernels.search.tree import (
    CELLS_END,
    NO_NODE,
    NODES_END,
    ROOT,
    SCALE,
    Index,
    Long,
    Tree,
    following_size,
)
from studio.engine.kernels.threats.proving import Proving
from studio.engine.kernels.threats.short_search import find_refutations, find_win, is_wanted, most_nodes_at

GO_ON, DONE = 0, 1
NODE_NUMBERS, EDGE_NUMBERS, MOVES, BLOCKS, LINKS, SUMS, BOUNDS, KEYS = range(2, 10)
"""Kinds of faults. A step returns a fault, GO_ON if the walk continues, or DONE if it has ended without a fault."""

NOT_BEGUN, ENDED = -2, -1
(
    DEPTH,
    ROOT_OVER,
    ROOT_VALUE,
    ROOT_STEERED,
    FOUND_NODES,
    FOUND_LEAVES,
    FOUND_UNLISTED,
    FOUND_CELLS,
    FREE_CELLS,
    BLOCK,
    NODE,
    IS_LISTED,
) = range(12)
STATE_CELLS = 12
"""The number of cells of `Walk.state`.

`FOUND_UNLISTED` counts the nodes without edges. `IS_LISTED` tells whether the current node has only replies that might
refute fours.
"""

FIRST_CELL = 4
_MOST_VISITS = 1 << 42  # the sum of their values fits in 64 bits
_MOST_MEAN = 2.0  # files of earlier versions exceed 1 if threads read a sum and its count at different moments
_UNVISITED_MEAN = 1e9


@record
class Walk(NamedTuple):
    """The state of a walk that checks a tree from a file.

    The first four fields are those of a board, so that functions for boards also accept a walk.
    """

    shape: Shape
    stones: Words  # [colour * words + word]
    landing: Codes  # [column]
    counts: Long
    points: npt.NDArray[np.int16]  # [code]: -1 if there is no point
    work: Proving  # has a line board with the same position, to detect fours
    most_nodes: int  # the most moves per solver call; 0: fours were not detected
    shortest: bool  # whether wins by fours of the side to move are the shortest
    deep: Proving  # `work` with a larger table
    deep_visits: int  # a node with at least this many visits may have been searched for fours again; 0: never
    root_stones: Codes  # point and colour in turn
    claimed: Long  # [code]: the proven value of a root move for the player who makes it
    claimed_plies: Long  # [code]: the most plies until the end of the game; 0 if nothing is proven
    places: Long  # [slot]: its index in the search's order of moves
    seen: Words  # [word]: the moves of the current node
    secrets: Words  # [colour * codes + code]: random numbers for the hashes in `names`
    names: Words  # [node]: the hash of its stones; one cell if positions are not shared
    used: npt.NDArray[np.uint8]  # [cell]
    nodes: Index  # [depth]
    moves: Codes  # [depth]: the move into the node
    block: Long  # [depth]: the block with the current edge of the node
    size: Long  # [depth]: the size of this block
    place: Long  # [depth]: the index of the edge in this block
    left: Long  # [depth]: the number of edges left
    state: Long


@inlined
def may_stand(walk: Walk, code: Word) -> bool:
    """Return whether this code is a point that is empty and, with gravity, the lowest empty point of its column."""
    if code >= Word(walk.points.size) or walk.points[code] < 0:
        return False
    if walk.shape.gravity:
        return Word(walk.landing[Word(walk.shape.slots[code])]) == code
    word = code >> WORD
    return ((walk.stones[word] | walk.stones[Word(walk.shape.words) + word]) >> (code & BIT)) & ONE == NONE


@inlined
def may_move(walk: Walk, code: Word) -> bool:
    """Return whether the side to move may put a stone on this point."""
    rules = walk.shape.rules
    return may_stand(walk, code) and (not forbids_points(rules) or may_take(rules, walk, code, Word(walk.counts[TURN])))


@inlined
def is_new_move(tree: Tree, method: Method, walk: Walk, node: int, code: Word) -> bool:
    """Return whether a move is legal, new at this node, and among the moves that the node has tried."""
    if not may_move(walk, code):
        return False
    word, bit = code >> WORD, ONE << (code & BIT)
    if walk.seen[word] & bit != NONE:
        return False
    walk.seen[word] |= bit
    if walk.state[IS_LISTED] != 0 and not is_wanted(walk.work, Word(walk.points[code])):
        return False
    if node == tree.counts[ROOT] and walk.state[ROOT_STEERED] != 0:
        return True  # the user chose which moves of the root were tried
    turn_of_move = walk.places[Word(walk.shape.slots[code])] - np.int64(tree.start[node])
    if turn_of_move < 0:
        turn_of_move += method.order.size
    if method.near_first and not comes_first(walk, code):
        turn_of_move += method.order.size
    return turn_of_move < tree.cursor[node]


@inlined
def claim_block(tree: Tree, walk: Walk, block: int, size: int) -> bool:
    """Mark the cells of a block as used. Return whether all these cells are in the tree and none was used before."""
    if block < FIRST_CELL or block + size > tree.counts[CELLS_END]:
        return False
    for cell in range(block, block + size):
        if walk.used[cell] != 0:
            return False
        walk.used[cell] = 1
    return True


@part
def winning_points(walk: Walk, colour: Word) -> tuple[int, Word, Word]:
    """Return how many points win now for this colour, counted up to 2, and these points."""
    count, first, second = 0, NONE, NONE
    for place in range(walk.points.size):
        code = Word(place)
        if count < 2 and may_stand(walk, code) and wins_on(walk, code, colour):
            count += 1
            second = first
            first = code
    return count, first, second


@inlined
def reply_to_threats(walk: Walk, colour: Word) -> tuple[int, Word]:
    """Do the same as `forced_reply` for this colour's threats."""
    count, first, second = winning_points(walk, colour)
    return forced_reply(walk.shape.rules, walk, colour, count, first, second)


@part
def legal_count(walk: Walk) -> int:
    """Return the number of legal moves of the side to move."""
    if not forbids_points(walk.shape.rules):
        return walk.counts[OPEN]
    count = np.int64(0)
    for place in range(walk.points.size):
        count += may_move(walk, Word(place))
    return count


@inlined
def is_proven_by_threats(tree: Tree, walk: Walk, node: int) -> bool:
    """Return whether a win within two plies confirms the proof of a node without children."""
    turn = Word(walk.counts[TURN])
    if winning_points(walk, turn)[0] > 0:
        return tree.lower[node] == -1 and tree.distance[node] == 1
    is_lost = reply_to_threats(walk, turn ^ ONE)[0] == NO_ANSWER
    return is_lost and tree.lower[node] == 1 and tree.distance[node] == 2


@inlined
def has_one_reply(tree: Tree, walk: Walk, node: int) -> bool:
    """Return whether a file is right to give a node only one legal move.

    It is right if each other move loses at once.
    """
    if node == tree.counts[ROOT]:
        return False
    turn = Word(walk.counts[TURN])
    answers, reply = reply_to_threats(walk, turn ^ ONE)
    place = walk.places[Word(walk.shape.slots[reply])]
    is_listed = tree.legal[node] == 1 and tree.start[node] == place and tree.cursor[node] <= 1
    return is_listed and answers == ONLY_ONE and winning_points(walk, turn)[0] == 0


@part
def is_proven_by_fours(tree: Tree, walk: Walk, node: int) -> bool:
    """Return whether fours prove a node: the side to move wins by fours, or no reply refutes the other side's win."""
    if walk.most_nodes == 0:
        return False
    turn = Word(walk.counts[TURN])
    won_in = find_win(walk.work, turn, walk.most_nodes, walk.shortest)
    if won_in == 0:
        won_in = find_later_win(tree, walk, node)
    if won_in > 0:
        return tree.upper[node] == -1 and tree.distance[node] == won_in
    lost_in, count = find_refutations(walk.work, turn, walk.most_nodes)
    return lost_in > 0 and count == 0 and tree.lower[node] == 1 and tree.distance[node] == lost_in + 1


@part
def find_later_win(tree: Tree, walk: Walk, node: int) -> int:
    """Repeat the searches for a win by fours that were due while the visits of a node grew; see `most_nodes_at`.

    Return the plies of the first win that is found, or 0 if there is none.
    """
    visits, won_in = np.int64(walk.deep_visits), np.int64(0)
    while won_in == 0 and 0 < visits <= tree.visits[node]:
        most_nodes = most_nodes_at(visits, walk.deep_visits, walk.most_nodes)
        won_in = find_win(walk.deep, Word(walk.counts[TURN]), most_nodes, walk.shortest)
        visits *= 16
    return won_in


@inlined
def is_claimed(tree: Tree, walk: Walk, node: int) -> bool:
    """Return whether the node after a root move has the result that a solver at the root has proven."""
    # The saved search may have stopped its solver before the solver found the shortest win. So the distance in the file
    # may be larger than that of the proof.
    if walk.state[DEPTH] != 0:
        return False
    move = Word(walk.moves[1])
    plies = walk.claimed_plies[move]
    return plies > 0 and tree.lower[node] == walk.claimed[move] and tree.distance[node] >= plies - 1


@part
def lists_refutations(tree: Tree, walk: Walk, node: int) -> bool:
    """Return whether a node has exactly the moves that might refute a win by fours.

    These moves are also stored in `walk.work.wanted`.
    """
    if walk.most_nodes == 0 or node == tree.counts[ROOT]:
        return False
    plies, count = find_refutations(walk.work, Word(walk.counts[TURN]), walk.most_nodes)
    is_certain = tree.lower[node] == tree.upper[node]
    is_as_far = tree.distance[node] == plies + 1 or (is_certain and tree.distance[node] > plies) or tree.upper[node] < 1
    walk.state[IS_LISTED] = 1
    return plies > 0 and count == tree.legal[node] and is_as_far


@inlined
def has_fewer_moves(tree: Tree, walk: Walk, node: int) -> bool:
    """Return whether the file rightly gives a node fewer moves than its position has, because of threats."""
    return has_one_reply(tree, walk, node) or lists_refutations(tree, walk, node)


@inlined
def are_node_numbers(tree: Tree, method: Method, walk: Walk, node: int) -> bool:
    visits, evaluations = tree.visits[node], tree.evaluations[node]
    order = method.order.size
    return (
        0 <= evaluations <= visits <= _MOST_VISITS
        and -visits * SCALE <= tree.value_sum[node] <= visits * SCALE
        and -evaluations * SCALE <= tree.evaluated_sum[node] <= evaluations * SCALE
        and 0 <= tree.edge_count[node] <= tree.legal[node]
        and 0 <= tree.start[node] < order
        and 0 <= tree.cursor[node] <= order * (2 if method.near_first else 1)
        and 0 <= tree.distance[node] <= walk.shape.rows * walk.shape.columns - walk.counts[STONES]
        and -1 <= tree.lower[node] <= tree.upper[node] <= 1
    )


@inlined
def are_edge_numbers(tree: Tree, method: Method, node: int, cell: int) -> bool:
    visits, mean, child = tree.edge_visits[cell], tree.mean[cell], np.int64(tree.child[cell])
    if not (0 <= visits <= _MOST_VISITS and 0.0 <= tree.prior[cell] <= 1.0 and 0.0 <= tree.spread[cell] <= 1.0):
        return False
    if mean == -np.inf:  # at the root, selection may ignore a move for another reason
        proven = child != NO_NODE and method.proofs and tree.upper[child] <= -np.int64(tree.upper[node])
        return proven or node == tree.counts[ROOT]
    return -_MOST_MEAN <= mean <= (_MOST_MEAN if visits > 0 else _UNVISITED_MEAN)


@inlined
def is_child(tree: Tree, method: Method, walk: Walk, node: int, cell: int) -> bool:
    """Return whether the child of an edge is the node of the position after the edge's move."""
    child = np.int64(tree.child[cell])
    if child >= tree.counts[NODES_END]:
        return False
    if method.transpositions:
        if tree.visits[child] < tree.edge_visits[cell]:
            return False
    elif tree.visits[child] != tree.edge_visits[cell]:
        return False
    colour = Word(walk.counts[TURN])
    move_key = walk.shape.keys[colour * Word(walk.points.size) + Word(tree.move[cell])]
    return tree.key[child] == tree.key[node] ^ move_key


@inlined
def edge_fault(tree: Tree, method: Method, walk: Walk, node: int, cell: int) -> int:
    """Return the fault of an edge, or GO_ON if the edge has none."""
    child = np.int64(tree.child[cell])
    if not is_new_move(tree, method, walk, node, Word(tree.move[cell])):
        return MOVES
    if child >= tree.counts[NODES_END]:
        return LINKS
    if not are_edge_numbers(tree, method, node, cell):
        return EDGE_NUMBERS
    if child == NO_NODE:
        return GO_ON if tree.edge_visits[cell] == 0 else EDGE_NUMBERS
    return GO_ON if is_child(tree, method, walk, node, cell) else KEYS


@part
def check_edges(tree: Tree, method: Method, walk: Walk, node: int) -> int:
    """Return a fault of a node's edges, or GO_ON if they have none."""
    # This loop does not use `next_edges`, because it must check each block before it follows the link to the next
    # block.
    left, size = np.int64(tree.edge_count[node]), np.int64(method.first_block)
    block = np.int64(tree.first_block[node])
    visits, value = np.int64(tree.evaluations[node]), np.int64(tree.evaluated_sum[node])
    upper, best_upper, complete = np.int64(1), np.int64(-1), left == tree.legal[node]
    walk.seen[:] = NONE
    while left > 0:
        if not claim_block(tree, walk, block, size):
            return BLOCKS
        walk.state[FOUND_CELLS] += size
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            fault = edge_fault(tree, method, walk, node, cell)
            if fault != GO_ON:
                return fault
            visits += tree.edge_visits[cell]
            child = np.int64(tree.child[cell])
            if child == NO_NODE:
                complete = False
                continue
            value -= tree.value_sum[child]
            upper = min(upper, -np.int64(tree.lower[child]))
            best_upper = max(best_upper, np.int64(tree.upper[child]))
        left -= size - 1
        size = following_size(size)
        block = np.int64(tree.child[block])
    if block != NO_NODE:
        return BLOCKS
    if visits != tree.visits[node] or not (method.transpositions or value == tree.value_sum[node]):
        return SUMS
    lower = -best_upper if complete else np.int64(-1)
    return GO_ON if tree.upper[node] >= upper and tree.lower[node] <= lower else BOUNDS
