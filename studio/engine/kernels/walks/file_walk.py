"""Checks a tree from a file, in steps of a bounded number of edges.

A walk visits each node once, with a board on which it makes and takes back the moves. The walk checks every move on
this board, so a path cannot be longer than the number of points, and there is no cycle. If positions are shared, each
node gets a hash from secret random numbers. With it the walk checks that two paths meet in a node only if their stones
are the same.
"""

import numpy as np

from studio.engine.kernels.boards.board import BIT, NOWHERE, OPEN, STONES, TURN, WORD
from studio.engine.kernels.boards.line_board import put_stone, set_up, take_back
from studio.engine.kernels.boards.lines import completes_line
from studio.engine.kernels.runtime.bits import NONE, ONE, Word
from studio.engine.kernels.runtime.compiling import inlined, kernel, part
from studio.engine.kernels.search.task import Method
from studio.engine.kernels.search.tree import EPOCH, FREE_NODE, NO_NODE, ROOT, Tree, following_size, is_leaf, share
from studio.engine.kernels.walks.checking import (
    BLOCK,
    BLOCKS,
    BOUNDS,
    DEPTH,
    DONE,
    ENDED,
    FOUND_LEAVES,
    FOUND_NODES,
    FOUND_UNLISTED,
    FREE_CELLS,
    GO_ON,
    IS_LISTED,
    LINKS,
    NODE,
    NODE_NUMBERS,
    NOT_BEGUN,
    ROOT_OVER,
    ROOT_VALUE,
    SUMS,
    Walk,
    are_node_numbers,
    check_edges,
    claim_block,
    has_fewer_moves,
    is_claimed,
    is_proven_by_fours,
    is_proven_by_threats,
    legal_count,
)


@inlined
def turn(walk: Walk, code: Word, colour: Word, stones: int) -> None:
    """Put a stone on a point, or remove it if `stones` is -1."""
    shape = walk.shape
    walk.stones[colour * Word(shape.words) + (code >> WORD)] ^= ONE << (code & BIT)
    if shape.gravity:
        walk.landing[Word(shape.slots[code])] = shape.above[code] if stones > 0 else np.uint16(code)
    if not shape.gravity or shape.above[code] == NOWHERE:
        walk.counts[OPEN] -= stones
    walk.counts[TURN] ^= 1
    walk.counts[STONES] += stones
    if walk.most_nodes > 0 and stones > 0:
        put_stone(walk.work.board, Word(walk.points[code]), colour)
    elif walk.most_nodes > 0:
        take_back(walk.work.board)


@inlined
def is_proven_by_solver(tree: Tree, walk: Walk, node: int) -> bool:
    """Return whether a node is proven and a solver confirms this proof. The node may have children."""
    is_certain = tree.lower[node] == tree.upper[node]
    return is_certain and (is_claimed(tree, walk, node) or is_proven_by_fours(tree, walk, node))


@part
def enter(tree: Tree, method: Method, walk: Walk, node: int, over: bool, value: int) -> int:
    """Check a node whose position is on the board, and add the node to the path.

    Return its fault, or GO_ON if it has none. `over` tells whether the game is over. If it is, `value` is the result
    for the player who moved into the node.
    """
    state, is_root = walk.state, node == tree.counts[ROOT]
    if not are_node_numbers(tree, method, walk, node):
        return NODE_NUMBERS
    state[IS_LISTED] = 0
    if tree.legal[node] != legal_count(walk) and not (over and is_root) and not has_fewer_moves(tree, walk, node):
        return NODE_NUMBERS
    is_settled = tree.edge_count[node] == 0 and tree.lower[node] == tree.upper[node]
    if over or is_settled:
        if over and (tree.edge_count[node] != 0 or tree.lower[node] != value or tree.upper[node] != value):
            return BOUNDS
        if not over and not is_proven_by_threats(tree, walk, node) and not is_proven_by_solver(tree, walk, node):
            return BOUNDS
        if tree.first_block[node] != NO_NODE or tree.visits[node] != tree.evaluations[node]:
            return SUMS
    else:
        fault = check_edges(tree, method, walk, node)
        if fault != GO_ON and not (fault == BOUNDS and is_proven_by_solver(tree, walk, node)):
            return fault
    depth = max(state[DEPTH], -1) + 1
    walk.nodes[depth] = node
    walk.block[depth], walk.size[depth], walk.place[depth] = tree.first_block[node], method.first_block, 1
    walk.left[depth] = tree.edge_count[node]
    state[DEPTH] = depth
    state[FOUND_NODES] += 1
    state[FOUND_LEAVES] += is_leaf(tree, method, node)
    state[FOUND_UNLISTED] += tree.edge_count[node] == 0
    return GO_ON


@inlined
def next_cell(tree: Tree, walk: Walk, depth: int) -> int:
    cell = walk.block[depth] + walk.place[depth]
    walk.left[depth] -= 1
    walk.place[depth] += 1
    if walk.place[depth] == walk.size[depth]:
        walk.block[depth] = tree.child[walk.block[depth]]
        walk.size[depth], walk.place[depth] = following_size(walk.size[depth]), 1
    return cell


@inlined
def step_back(walk: Walk, depth: int) -> None:
    walk.state[DEPTH] = depth - 1
    if depth > 0:
        turn(walk, Word(walk.moves[depth]), Word(1 - walk.counts[TURN]), -1)


@inlined
def step_into(tree: Tree, method: Method, walk: Walk, depth: int, cell: int) -> int:
    """Enter the child of an edge, unless the walk has visited the child before.

    Return the fault of the child, or GO_ON if it has none.
    """
    child, code, colour = np.int64(tree.child[cell]), Word(tree.move[cell]), Word(walk.counts[TURN])
    name = NONE
    if method.transpositions:
        name = walk.names[walk.nodes[depth]] ^ walk.secrets[colour * Word(walk.points.size) + code]
    if tree.mark[child] != 0:
        return GO_ON if method.transpositions and walk.names[child] == name else LINKS
    tree.mark[child] = tree.counts[EPOCH]
    if method.transpositions:
        walk.names[child] = name
    turn(walk, code, colour, 1)
    walk.moves[depth + 1] = code
    won = completes_line(walk, code, colour)
    return enter(tree, method, walk, child, won or legal_count(walk) == 0, 1 if won else 0)


@kernel
def walk_on(tree: Tree, method: Method, walk: Walk, budget: int) -> int:
    """Continue the walk over the reachable nodes for about `budget` edges.

    Return DONE at the end of the walk, GO_ON if the budget ends before, or a fault.
    """
    state = walk.state
    if state[DEPTH] == NOT_BEGUN:
        root = tree.counts[ROOT]
        set_up(walk.work.board, walk.root_stones)
        tree.mark[root] = tree.counts[EPOCH]
        fault = enter(tree, method, walk, root, state[ROOT_OVER] != 0, state[ROOT_VALUE])
        if fault != GO_ON:
            return fault
    while state[DEPTH] != ENDED and budget > 0:
        depth = state[DEPTH]
        budget -= 1
        if walk.left[depth] == 0:
            step_back(walk, depth)
            continue
        cell = next_cell(tree, walk, depth)
        if tree.child[cell] != NO_NODE:
            fault = step_into(tree, method, walk, depth, cell)
            if fault != GO_ON:
                return fault
            budget -= 2 * walk.left[state[DEPTH]] if state[DEPTH] > depth else 0
    return DONE if state[DEPTH] == ENDED else GO_ON


@kernel
def check_free_blocks(tree: Tree, walk: Walk, size: int, budget: int) -> int:
    """Check up to `budget` further blocks of a list of free blocks of one size.

    Return DONE at the end of the list, GO_ON if the budget ends before, or the fault BLOCKS.
    """
    state = walk.state
    while state[BLOCK] != NO_NODE and budget > 0:
        if not claim_block(tree, walk, state[BLOCK], size):
            return BLOCKS
        state[FREE_CELLS] += size
        state[BLOCK] = tree.child[state[BLOCK]]
        budget -= 1
    return DONE if state[BLOCK] == NO_NODE else GO_ON


@kernel
def list_nodes(tree: Tree, method: Method, walk: Walk, budget: int) -> int:
    """Put unreachable nodes on the list of free nodes, and all other nodes into the table of shared nodes.

    A call handles `budget` nodes, from the last node down to the first. Return GO_ON, or DONE at the end.
    """
    state = walk.state
    while state[NODE] > 0 and budget > 0:
        node = state[NODE]
        if tree.mark[node] == 0:
            tree.link[node] = tree.counts[FREE_NODE]
            tree.counts[FREE_NODE] = node
        elif method.transpositions:
            share(tree, node)
        state[NODE] -= 1
        budget -= 1
    return DONE if state[NODE] == 0 else GO_ON
