"""Detects at a new node whether the next two moves decide the game. The root is not checked.

The detection finds an immediate win, a win that no reply prevents, and a position with a single reply.

Usually only the lines through the last stone are checked, for threats of the side that has just moved. All other
winning points, of either side, are older than this stone. The detection would have found them at an earlier node, which
then is proven or has only the move that answers the threat. But the root is not checked. So at the children of the root
all points are checked, for both sides.

All points are also checked with gravity, and if the ends of lines matter.

- If the ends of lines matter (Caro), a threat may have several answers, and a move that leaves a threat open is not
  always excluded. So a side may have an older winning point, in a line without its last stone.
- If a node has one answer to a threat, the search treats this answer as its only legal move, because the other side
  wins at once after any other move. `forced_reply` finds the answers. If ends do not matter, the winning point is the
  only answer: a stone elsewhere changes no line of the other colour, and with gravity a playable point stays playable
  until a stone takes it.
- If no move answers, the other side wins with its next stone, because the side to move cannot win at once.
"""

from studio.engine.kernels.boards.answers import NO_ANSWER, ONLY_ONE, forced_reply
from studio.engine.kernels.boards.board import NOWHERE, OPEN, Board, comes_first, has, is_empty, landing_code
from studio.engine.kernels.boards.lines import wins_on
from studio.engine.kernels.boards.rules import ends_matter
from studio.engine.kernels.runtime.bits import ONE, Word
from studio.engine.kernels.runtime.compiling import by_kind, inlined, part
from studio.engine.kernels.search.simulation import LENGTH, MOVE, MOVER, Simulation
from studio.engine.kernels.search.task import FourDetection, Method, NoDetection, ThreatDetection, WinDetection
from studio.engine.kernels.search.tree import Tree


def detect_wins(detection: ThreatDetection, tree: Tree, method: Method, current: Simulation, node: int) -> None:
    """Prove a new node if the next two moves decide the game.

    If only one reply does not lose at once, make this reply the node's only move. The node's position is on the board,
    and the game is not over.
    """
    raise NotImplementedError("kernels only")


def _none(detection: NoDetection, tree: Tree, method: Method, current: Simulation, node: int) -> None:
    pass


def _detect_wins(
    detection: WinDetection | FourDetection, tree: Tree, method: Method, current: Simulation, node: int
) -> None:
    board, state = current.board, current.state
    mover, last = Word(state[MOVER]), Word(state[MOVE])
    if state[LENGTH] == 0 or board.shape.gravity or ends_matter(board.shape.rules):
        if winning_points(board, mover ^ ONE)[0] > 0:
            prove_node(tree, node, -1, 1)
            return
        count, first, second = winning_points(board, mover)
    else:
        count, first = winning_ends(board, mover, last)
        second = first
    answers, reply = forced_reply(board.shape.rules, board, mover, count, first, second)
    if answers == NO_ANSWER:
        prove_node(tree, node, 1, 2)
    elif answers == ONLY_ONE and (not method.near_first or comes_first(board, reply)):
        tree.legal[node] = 1
        tree.start[node] = method.places[Word(board.shape.slots[reply])]


by_kind(detect_wins, {NoDetection: _none, WinDetection: _detect_wins, FourDetection: _detect_wins}, inline=True)


@inlined
def prove_node(tree: Tree, node: int, value: int, distance: int) -> None:
    tree.lower[node] = tree.upper[node] = value
    tree.distance[node] = distance


@part
def winning_points(board: Board, colour: Word) -> tuple[int, Word, Word]:
    """Return how many points win now for this colour, counted up to 2, and these points."""
    count, first, second = 0, Word(NOWHERE), Word(NOWHERE)
    for index in range(board.counts[OPEN]):
        code = landing_code(board, Word(board.open[Word(index)]))
        if count < 2 and wins_on(board, code, colour):
            count += 1
            second = first
            first = code
    return count, first, second


@inlined
def winning_ends(board: Board, colour: Word, last: Word) -> tuple[int, Word]:
    """Return how many points win in lines through this colour's last stone, counted up to 2, and one of them.

    Only the points at the ends of the colour's stones in the eight directions are tried.
    """
    count, found = 0, Word(NOWHERE)
    neighbours = board.shape.neighbours
    for direction in range(8):
        code = Word(neighbours[last * Word(8) + Word(direction)])
        while code != NOWHERE and has(board, code, colour):
            code = Word(neighbours[code * Word(8) + Word(direction)])
        if count < 2 and code != NOWHERE and is_empty(board, code) and wins_on(board, code, colour):
            count += code != found
            found = code
    return count, found
