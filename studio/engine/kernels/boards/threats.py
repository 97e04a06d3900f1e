"""Finds points on which a stone would win at once, for tactical rollouts, which take or block these points.

With gravity, a winning point may become playable only later, so all open columns are tried at each move. Without
gravity, either `find_threats` listed the winning point when the rollout began, or the winning line contains the
colour's last stone.
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
    """Store in `board.threats` the points on which each colour would win now.

    At most MOST_THREATS points are stored for each colour, and none with gravity.
    """
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
    """Return a point on which the side to move wins or, if there is none, blocks a win of the other side.

    Return NOWHERE if there is neither. `own_last` and `their_last` are the last stones of the two sides.
    """
    code = winning_point(board, mover, own_last)
    if code == NOWHERE:
        code = winning_point(board, mover ^ ONE, their_last)
        if forbids_points(board.shape.rules) and code != NOWHERE:
            code = code if may_take(board.shape.rules, board, code, mover) else Word(NOWHERE)
    return code


@inlined
def winning_point(board: Board, colour: Word, last: Word) -> Word:
    """Return a point on which this colour would win at once, or NOWHERE. `last` is the colour's last stone."""
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
    """Return a point at the end of a row through the last stone on which this colour would win, or NOWHERE."""
    if last != NOWHERE:
        for direction in range(8):
            code = Word(neighbours[last * Word(8) + Word(direction)])
            while code != NOWHERE and has(board, code, colour):
                code = Word(neighbours[code * Word(8) + Word(direction)])
            if code != NOWHERE and is_empty(board, code) and wins_on(board, code, colour):
                return code
    return Word(NOWHERE)
