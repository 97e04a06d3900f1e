"""Decides whether a position has at least a given value, by interruptible alpha-beta search with a null window.

The value is for the side to move. A draw has the value 0. A win has the value 1 plus the number of points that remain
empty, so faster wins are worth more. A loss has the negative value of the win. A position has at least the value v if,
after one of its moves, the position of the other side does not have at least the value 1 - v. So each answer is negated
on the way up.

Below the first position, the search never reaches a position where the side to move wins at once: moves that allow such
a win are skipped, and if all moves allow one, the answer is known without a search.
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
"""Cells of `state`. DEPTH: the depth of the search. ANSWER: the answer at this depth. NODES: the positions visited.
MOST_NODES: the limit of positions. DEADLINE: the time, in nanoseconds, at which to return. MOVE: the bit of a move of
the first position that reaches the value.
"""

_LOOK_MASK = 1023


@record
class Deciding(NamedTuple):
    """The state of an alpha-beta search. It can be used for one search after another.

    Arrays indexed by [depth] describe the path from the first position to the current one.
    """

    board: Columns
    own: Words  # stones of the side to move
    stones: Words  # all stones
    wanted: Numbers  # the value of the question
    count: Numbers  # the number of moves to try
    index: Numbers  # the index of the current move
    moves: Words  # [depth * columns + n]: one bit each, the most promising first
    promises: Numbers  # the number of winning points that each move makes, while moves are listed
    table: Words  # [cell]
    table_bits: Word  # the number of bits of a name that select the cell
    state: Numbers
    stop: npt.NDArray[np.int32]


@kernel
def decide(work: Deciding) -> int:
    """Continue the search. Return YES or NO: whether the position has at least the wanted value.

    Return NOT_YET if a limit was reached; another call then continues.
    """
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
    """Begin with the position at this depth: decide it at once if possible, otherwise play its first move."""
    board, state = work.board, work.state
    own, stones, wanted = work.own[depth], work.stones[depth], work.wanted[depth]
    possible = resting_points(board, stones)
    wins = possible & winning_points(board, own, stones) if depth == 0 else NONE
    if wins != NONE:
        state[MOVE], state[ANSWER] = _first(wins), YES if wanted <= _empty(board, stones) else NO
        return
    moves = _sound_moves(board, own ^ stones, stones, possible)
    state[ANSWER] = _immediate_answer(board, own, stones, wanted, moves)
    if state[ANSWER] == NOT_YET and depth > 0 and moves & (moves - ONE) != NONE:  # the table does not store a move
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
    """Return whether the position has at least the value `wanted`: YES or NO, or NOT_YET if only a search can tell.

    The side to move must not have an immediate win. `moves` are the moves that do not lose at once.
    """
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
    """Return YES or NO if the table decides the position, else NOT_YET.

    The table may contain the position or the positions after its moves.
    """
    answer = known(work, own, stones, wanted)
    while moves != NONE and answer == NOT_YET:
        move = moves & (NONE - moves)
        moves ^= move
        if known(work, own ^ stones, stones | move, 1 - wanted) == NO:
            answer = YES
    return answer


@inlined
def _list_moves(work: Deciding, depth: int, own: Word, stones: Word, moves: Word) -> None:
    """Store the moves in `work.moves`, the best first.

    Moves that make more winning points are better. Of equal moves, those nearer to the middle are better.
    """
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
    """Play the next move at this depth. Begin to search whether the other side can refute it."""
    move = work.moves[depth * work.board.columns + work.index[depth]]
    work.own[depth + 1] = work.own[depth] ^ work.stones[depth]
    work.stones[depth + 1] = work.stones[depth] | move
    work.wanted[depth + 1] = 1 - work.wanted[depth]
    work.state[DEPTH], work.state[ANSWER] = depth + 1, NOT_YET


@inlined
def _come_back(work: Deciding, depth: int) -> None:
    """Use the result of the search after a move at this depth.

    If the move reaches the wanted value, the answer at this depth is YES. Otherwise play the next move; after the last
    move, the answer is NO.
    """
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
    if work.count[depth] > 1:  # with a single move, the entry would repeat the entry of the next position
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
