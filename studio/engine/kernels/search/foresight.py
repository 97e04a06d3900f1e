"""What the next two moves decide, seen as a node is made: a win at once, two wins at once, or the one reply there is.

It holds of all positions below the root, for no line of play goes on where the side to move wins at once: such a node
is certain as soon as it is made. So in a node that is searched any further, all points that win for who has just moved
lie in lines through the last stone; only the moves of the root itself, which nobody looked at, are looked at whole.

A node with one reply has one legal move as far as the search is concerned: every other one loses at once, since the
other side's point stays open. A stone elsewhere changes no line of the other colour, whether or not longer lines win;
where stones fall, the point may be stood upon already, so nothing that falls elsewhere takes it away.
"""

from studio.engine.kernels.boards.board import NOWHERE, OPEN, Board, comes_first, has, is_empty, landing_code
from studio.engine.kernels.boards.lines import completes_line
from studio.engine.kernels.runtime.bits import ONE, Word
from studio.engine.kernels.runtime.compiling import by_kind, inlined, part
from studio.engine.kernels.search.simulation import LENGTH, MOVE, MOVER, Simulation
from studio.engine.kernels.search.task import Blind, Farsight, Foresight, Method, Sight
from studio.engine.kernels.search.tree import Tree


def foresee(sight: Sight, tree: Tree, method: Method, current: Simulation, node: int) -> None:
    """Write down what is certain of a new node whose position is on the board, and where the game goes on."""
    raise NotImplementedError("kernels only")


def _blind(sight: Blind, tree: Tree, method: Method, current: Simulation, node: int) -> None:
    pass


def _foresee(sight: Foresight | Farsight, tree: Tree, method: Method, current: Simulation, node: int) -> None:
    board, state = current.board, current.state
    mover, last = Word(state[MOVER]), Word(state[MOVE])
    if state[LENGTH] == 0 or board.shape.gravity:
        if winning_points(board, mover ^ ONE)[0] > 0:
            settle(tree, node, -1, 1)
            return
        count, reply = winning_points(board, mover)
    else:
        count, reply = winning_ends(board, mover, last)
    if count > 1:
        settle(tree, node, 1, 2)
    elif count == 1 and (not method.near_first or comes_first(board, reply)):
        tree.legal[node] = 1
        tree.start[node] = method.places[Word(board.shape.slots[reply])]


by_kind(foresee, {Blind: _blind, Foresight: _foresee, Farsight: _foresee}, inline=True)


@inlined
def settle(tree: Tree, node: int, value: int, distance: int) -> None:
    tree.lower[node] = tree.upper[node] = value
    tree.distance[node] = distance


@part
def winning_points(board: Board, colour: Word) -> tuple[int, Word]:
    """On how many points, two at most, a stone of this colour would win now, and the last one found."""
    count, found = 0, Word(NOWHERE)
    for index in range(board.counts[OPEN]):
        code = landing_code(board, Word(board.open[Word(index)]))
        if count < 2 and completes_line(board, code, colour):
            count += 1
            found = code
    return count, found


@inlined
def winning_ends(board: Board, colour: Word, last: Word) -> tuple[int, Word]:
    """The same for lines through this colour's last stone: at the end of its stones in each of the eight ways."""
    count, found = 0, Word(NOWHERE)
    neighbours = board.shape.neighbours
    for direction in range(8):
        code = Word(neighbours[last * Word(8) + Word(direction)])
        while code != NOWHERE and has(board, code, colour):
            code = Word(neighbours[code * Word(8) + Word(direction)])
        if code != NOWHERE and is_empty(board, code) and completes_line(board, code, colour):
            count += code != found
            found = code
    return count, found
