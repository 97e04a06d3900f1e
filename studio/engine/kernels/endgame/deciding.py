"""Decides whether a position has at least a given value: alpha-beta with a null window, which can be interrupted.

The value of a position, for the side to move, is 0 for a draw. A win is worth one more than the points that remain
empty, so faster wins are worth more, and a loss is worth as much less. The side to move reaches the value if one of its
moves leaves the other side unable to refute it, which is a question of the same kind; so each answer is negated on the
way up.

Below the first position, the side to move never has an immediate win: a move that allows one is made only if there is
no other, and then the answer is known.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.board import Words
from studio.engine.kernels.endgame.columns import (
    Columns,
    column_of,
    has_four,
    is_held_by_pairs,
    resting_points,
    winning_points,
)
from studio.engine.kernels.endgame.table import NO, NOT_YET, YES, keep, known
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, atomic_load, bit_count
from studio.engine.kernels.runtime.clock import nanoseconds
from studio.engine.kernels.runtime.compiling import inlined, kernel
from studio.engine.kernels.runtime.records import record

Numbers = npt.NDArray[np.int64]

DEPTH, ANSWER, NODES, MOST_NODES, DEADLINE, MOVE, STATE_CELLS = range(7)
"""Cells of `state`: the depth of the search, and the answer there; the positions it has visited, and their limit; the
deadline; the bit of the first move that reaches the value."""

_LOOK_MASK = 1023


@record
class Deciding(NamedTuple):
    """The working memory of one question after another. [depth]: the path to the present position."""

    board: Columns
    own: Words  # stones of the side to move
    stones: Words  # all stones
    wanted: Numbers  # the value that is asked for
    count: Numbers  # moves to try,
    index: Numbers  # and the index of the present one
    moves: Words  # [depth * columns + n]: one bit each, the most promising first
    promises: Numbers  # of the moves that are being listed
    table: Words  # [cell]
    table_bits: Word  # the bits of a name that select the cell
    state: Numbers
    stop: npt.NDArray[np.int32]


@kernel
def decide(work: Deciding) -> int:
    """Continue the question at depth 0. Return YES, NO, or NOT_YET if a limit was reached; it can continue then."""
    state = work.state
    while True:
        if state[ANSWER] == NOT_YET:
            if state[NODES] >= state[MOST_NODES] or (state[NODES] & _LOOK_MASK == 0 and _must_end(work)):
                return NOT_YET
            state[NODES] += 1
            _enter(work, state[DEPTH])
        elif state[DEPTH] == 0:
            return int(state[ANSWER])
        else:
            _come_back(work, state[DEPTH] - 1)


@inlined
def _must_end(work: Deciding) -> bool:
    return nanoseconds() >= work.state[DEADLINE] or atomic_load(work.stop, 0) != 0


@inlined
def _enter(work: Deciding, depth: int) -> None:
    """Answer at once, or begin with the first move."""
    board, state = work.board, work.state
    own, stones, wanted = work.own[depth], work.stones[depth], work.wanted[depth]
    possible = resting_points(board, stones)
    wins = possible & winning_points(board, own, stones) if depth == 0 else NONE
    if wins != NONE:
        state[MOVE], state[ANSWER] = _first(wins), YES if wanted <= _empty(board, stones) else NO
        return
    moves = _sound_moves(board, own ^ stones, stones, possible)
    state[ANSWER] = _immediate_answer(board, own, stones, wanted, moves)
    if state[ANSWER] == NOT_YET and depth > 0 and moves & (moves - ONE) != NONE:  # the table has no first move
        state[ANSWER] = _known(work, own, stones, wanted, moves)
    if state[ANSWER] == NOT_YET:
        _list_moves(work, depth, own, stones, moves)
        _go_down(work, depth)
    elif depth == 0:
        state[MOVE] = _first(moves if moves != NONE else possible)


@inlined
def _sound_moves(board: Columns, other: Word, stones: Word, possible: Word) -> Word:
    """Return the moves after which the other side has no immediate win."""
    threats = winning_points(board, other, stones)
    forced = possible & threats
    if forced != NONE:
        possible = NONE if forced & (forced - ONE) != NONE else forced
    return possible & ~(threats >> ONE)


@inlined
def _immediate_answer(board: Columns, own: Word, stones: Word, wanted: int, moves: Word) -> int:
    """Return the answer that needs no search; there is no immediate win here."""
    empty = _empty(board, stones)
    if moves == NONE:  # the other side wins with its next stone
        return NO if wanted > 1 - empty else YES
    if empty <= 2:
        return NO if wanted > 0 else YES
    if wanted > empty - 2:
        return NO
    if wanted <= 0:
        return NOT_YET if has_four(board, board.points & ~own) else YES
    if not has_four(board, own | (board.points & ~stones)):
        return NO
    return NO if is_held_by_pairs(board, own, stones) else NOT_YET


@inlined
def _known(work: Deciding, own: Word, stones: Word, wanted: int, moves: Word) -> int:
    """Return what the table knows of the position, or of one of its moves."""
    answer = known(work, own, stones, wanted)
    while moves != NONE and answer == NOT_YET:
        move = moves & (NONE - moves)
        moves ^= move
        if known(work, own ^ stones, stones | move, 1 - wanted) == NO:
            answer = YES
    return answer


@inlined
def _list_moves(work: Deciding, depth: int, own: Word, stones: Word, moves: Word) -> None:
    """List the moves that make the most winning points first; of equal ones, those in the middle."""
    board, begin, count = work.board, depth * work.board.columns, np.int64(0)
    is_only_one = moves & (moves - ONE) == NONE
    for nth in range(board.columns):
        move = moves & column_of(board, _from_the_middle(board.columns, nth))
        if move == NONE:
            continue
        promise = np.int64(0 if is_only_one else bit_count(winning_points(board, own | move, stones | move)))
        place = count
        while place > 0 and work.promises[place - 1] < promise:
            work.promises[place] = work.promises[place - 1]
            work.moves[begin + place] = work.moves[begin + place - 1]
            place -= 1
        work.promises[place], work.moves[begin + place] = promise, move
        count += 1
    work.count[depth], work.index[depth] = count, 0


@inlined
def _go_down(work: Deciding, depth: int) -> None:
    """Play the next move, and ask whether the other side can refute it."""
    move = work.moves[depth * work.board.columns + work.index[depth]]
    work.own[depth + 1] = work.own[depth] ^ work.stones[depth]
    work.stones[depth + 1] = work.stones[depth] | move
    work.wanted[depth + 1] = 1 - work.wanted[depth]
    work.state[DEPTH], work.state[ANSWER] = depth + 1, NOT_YET


@inlined
def _come_back(work: Deciding, depth: int) -> None:
    """Use the answer below: it answers the question above, or the next move is tried, or none is left."""
    state = work.state
    is_reached = state[ANSWER] == NO
    if not is_reached:
        work.index[depth] += 1
        if work.index[depth] < work.count[depth]:
            _go_down(work, depth)
            return
    elif depth == 0:
        state[MOVE] = np.int64(work.moves[work.index[0]])
    state[DEPTH], state[ANSWER] = depth, YES if is_reached else NO
    if work.count[depth] > 1:  # with a single reply the table would only repeat itself
        keep(work, work.own[depth], work.stones[depth], work.wanted[depth], is_reached)


@inlined
def _empty(board: Columns, stones: Word) -> np.int64:
    return np.int64(board.size) - np.int64(bit_count(stones))


@inlined
def _first(moves: Word) -> np.int64:
    return np.int64(moves & (NONE - moves))


@inlined
def _from_the_middle(columns: int, nth: int) -> int:
    step, side = (nth + 1) // 2, 1 if nth % 2 == columns % 2 else -1
    return (columns - 1) // 2 - side * step
