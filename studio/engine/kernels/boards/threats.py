"""Points on which a stone would win at once: tactical rollouts take them, or block them.

With gravity a threat can wait for the point below it, so all open columns are tried at each move. Elsewhere a
threat is either as old as the rollout (`find_threats` has listed it) or goes through the last stone of its colour.
"""

from studio.engine.kernels.boards.board import (
    BLACK_THREATS,
    MOST_THREATS,
    NOWHERE,
    OPEN,
    Board,
    Codes,
    has,
    is_empty,
    landing_code,
)
from studio.engine.kernels.boards.lines import wins_on
from studio.engine.kernels.boards.rules import forbids_points, may_take
from studio.engine.kernels.runtime.bits import ONE, Word
from studio.engine.kernels.runtime.compiling import inlined, part


@part
def find_threats(board: Board) -> None:
    """List the points that would win for either colour now."""
    for colour in range(2):
        count = 0
        if not board.shape.gravity:
            for index in range(board.counts[OPEN]):
                code = board.open[Word(index)]
                if count < MOST_THREATS and wins_on(board, Word(code), Word(colour)):
                    board.threats[Word(colour * MOST_THREATS + count)] = code
                    count += 1
        board.counts[BLACK_THREATS + colour] = count


@inlined
def forced_move(board: Board, mover: Word, own_last: Word, their_last: Word) -> Word:
    """Return a point that wins for the side to move, else one that blocks a win of the other side, else NOWHERE."""
    code = winning_point(board, mover, own_last)
    if code == NOWHERE:
        code = winning_point(board, mover ^ ONE, their_last)
        if forbids_points(board.shape.rules) and code != NOWHERE:
            code = code if may_take(board.shape.rules, board, code, mover) else Word(NOWHERE)
    return code


@inlined
def winning_point(board: Board, colour: Word, last: Word) -> Word:
    """A point on which this colour would win at once, or NOWHERE."""
    if board.shape.gravity:
        return _winning_drop(board, colour)
    for index in range(board.counts[BLACK_THREATS + colour]):
        code = Word(board.threats[colour * Word(MOST_THREATS) + Word(index)])
        if is_empty(board, code) and wins_on(board, code, colour):
            return code
    return _winning_end(board, board.shape.neighbours, colour, last)


@inlined
def _winning_drop(board: Board, colour: Word) -> Word:
    for index in range(board.counts[OPEN]):
        code = landing_code(board, Word(board.open[Word(index)]))
        if wins_on(board, code, colour):
            return code
    return Word(NOWHERE)


@inlined
def _winning_end(board: Board, neighbours: Codes, colour: Word, last: Word) -> Word:
    """The first empty point along each of the eight ways from the last stone, over stones of its colour."""
    if last != NOWHERE:
        for direction in range(8):
            code = Word(neighbours[last * Word(8) + Word(direction)])
            while code != NOWHERE and has(board, code, colour):
                code = Word(neighbours[code * Word(8) + Word(direction)])
            if code != NOWHERE and is_empty(board, code) and wins_on(board, code, colour):
                return code
    return Word(NOWHERE)
