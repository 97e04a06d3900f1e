"""The kernels of the threat solver, which prove a win or its absence and return the winning line."""

from studio.engine.kernels.boards.board import Codes
from studio.engine.kernels.boards.line_board import may_play, put_stone, set_up, take_back, winning_points
from studio.engine.kernels.boards.rules import ends_matter, forbids_points
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, lowest_bit
from studio.engine.kernels.runtime.compiling import kernel, part
from studio.engine.kernels.threats.defences import judge_replies, keep_replies
from studio.engine.kernels.threats.fours import win_by_fours
from studio.engine.kernels.threats.proof_line import store_proof
from studio.engine.kernels.threats.proof_numbers import win_by_numbers
from studio.engine.kernels.threats.proof_walk import Walk
from studio.engine.kernels.threats.proving import (
    BEST,
    DEADLINE,
    FOREVER,
    GIVEN_UP,
    IS_OVER,
    LENGTH,
    LOOK_AT,
    MOST_NODES,
    SOLUTION,
    Proving,
    allow_moves,
    is_query_over,
)
from studio.engine.kernels.threats.table import THREES
from studio.engine.kernels.threats.threes import win_by_threes

_UNLIMITED = 1 << 20
_SHORT_FIRST = 500_000
"""The number of moves after which the solver ends the search for the shortest win by threes.

The proof-number search then follows.
"""


@kernel
def solve(work: Proving, stones: Codes, attacker: int, kind: int) -> int:
    """Return the plies of the attacker's shortest win, or one of NONE_AT_ALL, NONE_SO_SHORT and GIVEN_UP.

    The attacker is assumed to be to move. `kind` is FOURS or THREES. The moves of the win are stored in
    `work.solution`.
    """
    set_up(work.board, stones)
    work.counts[SOLUTION] = 0
    found = _win_of_kind(work, Word(attacker), kind)
    if found > 0:
        _lift_limits(work)
        found = _store_solution(work, Word(attacker), kind, found)
    return found


@kernel
def solve_deeply(walk: Walk, stones: Codes, attacker: int, kind: int, with_replies: bool) -> int:
    """Do the same as `solve`, but also find long wins by threes, by a proof-number search.

    The long wins are not always the shortest ones. If `with_replies` is True, the defender is to move and the win is a
    threat. The effect of each reply is then stored in `walk.work.answers`.
    """
    work, colour = walk.work, Word(attacker)
    set_up(work.board, stones)
    limit = work.counts[MOST_NODES]
    work.counts[SOLUTION] = 0
    if kind == THREES:
        allow_moves(work, limit, _SHORT_FIRST)
    found, is_long = _win_of_kind(work, colour, kind), False
    if kind == THREES and found == GIVEN_UP and not is_query_over(work, limit):
        found, is_long = win_by_numbers(walk.search, colour), True
    if found > 0:
        allow_moves(work, limit, limit)
        if with_replies:
            judge_replies(walk, colour, kind)
        _lift_limits(work)
        found = store_proof(walk.search, colour) if is_long else _store_solution(work, colour, kind, found)
    return found


@part
def _lift_limits(work: Proving) -> None:
    """Remove the limits, so that the moves of a proven win can be found. The caller can still stop the solver.

    Most of these moves are in the table.
    """
    work.counts[IS_OVER], work.counts[LOOK_AT] = 0, 0
    work.counts[MOST_NODES] = work.counts[DEADLINE] = FOREVER


@part
def _win_of_kind(work: Proving, attacker: Word, kind: int) -> int:
    """Return the plies of a win by fours or by threes, or a code such as NONE_AT_ALL if there is none."""
    if kind == THREES:
        return win_by_threes(work, attacker, _UNLIMITED)
    return win_by_fours(work, attacker, _UNLIMITED)


# The line


@part
def _store_solution(work: Proving, attacker: Word, kind: int, plies: int) -> int:
    """Store the moves of the win in `work.solution`, with the replies that delay the win longest.

    Return the plies of the win, or a code such as GIVEN_UP if no win was found.
    """
    made, board = 0, work.board
    found = win_by_fours(work, attacker, plies)
    while found <= 0 and found != GIVEN_UP and kind == THREES:
        found = win_by_threes(work, attacker, plies)
        if found <= 0:
            break
        work.solution[made] = work.counts[BEST]
        put_stone(board, Word(work.counts[BEST]), attacker)
        reply = _longest_reply(work, attacker, found - 2)
        if reply == Word(board.shape.size):
            take_back(board)
            found = GIVEN_UP
            break
        work.solution[made + 1] = reply
        put_stone(board, reply, attacker ^ ONE)
        made += 2
        plies = found - 2
        found = win_by_fours(work, attacker, plies)
    if found > 0:
        for ply in range(work.counts[LENGTH]):
            work.solution[made + ply] = work.line[ply]
        found = made + work.counts[LENGTH]
        work.counts[SOLUTION] = found
    for _ in range(made):
        take_back(board)
    return found


@part
def _longest_reply(work: Proving, attacker: Word, plies: int) -> Word:
    """Return the reply to an attack that delays the attacker's win longest.

    If a limit was reached, return the size of the board.
    """
    board = work.board
    size = Word(board.shape.size)
    first, _ = winning_points(board, attacker)
    if first != size and not (ends_matter(board.shape.rules) or forbids_points(board.shape.rules)):
        return first
    keep_replies(work, attacker)
    best, longest = size, 0
    for index in range(board.shape.words):
        points = work.kept[Word(index)]
        while points != NONE:
            point = (Word(index) << Word(6)) | lowest_bit(points)
            points &= points - ONE
            if not may_play(board, point, attacker ^ ONE):
                continue
            put_stone(board, point, attacker ^ ONE)
            length = win_by_threes(work, attacker, plies)
            take_back(board)
            if length > longest:
                best, longest = point, length
    return best
