"""Searches for a win by fours.

Each move threatens to win at once and leaves at most one reply; the last move leaves none. `win_by_fours` deepens by
two plies at a time, so the first win found is the shortest. It reports that there is no win at all only if it skipped
no line as too long. `any_win_by_fours` finds some win with fewer tried moves.
"""

import numpy as np

from studio.engine.kernels.boards.line_board import (
    LineBoard,
    may_play,
    put_stone,
    take_back,
    winning_points,
    winning_points_after,
)
from studio.engine.kernels.boards.rules import KernelRules, by_trait, ends_matter
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, lowest_bit
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.threats.answers import reply_and_win
from studio.engine.kernels.threats.proving import (
    GIVEN_UP,
    LENGTH,
    NODES,
    NONE_AT_ALL,
    NONE_SO_SHORT,
    Proving,
    must_end,
    try_move,
)
from studio.engine.kernels.threats.table import (
    FOURS,
    NEVER,
    NOT_WITHIN,
    WITHIN,
    kind_of,
    known_fact,
    move_of,
    name_of,
    note,
    plies_of,
)

OPEN, DEEPER = -3, -4
"""States of the search. OPEN: moves remain to be tried. DEEPER: a move and its only reply have been made."""

_FOURS = Word(FOURS)
_LONGEST = 1023
"""A number of plies that no win by fours reaches, even on the largest board.

The table has ten bits for a number of plies.
"""


@inlined
def win_by_fours(work: Proving, attacker: Word, most_plies: int) -> int:
    """Return the plies of the attacker's shortest win by fours, or one of NONE_AT_ALL, NONE_SO_SHORT and GIVEN_UP.

    The attacker is to move. The moves of the win are stored in `work.line`.
    """
    return _win_by_fours(work, attacker, np.int64(most_plies), np.int64(_LONGEST))


@inlined
def any_win_by_fours(work: Proving, attacker: Word) -> int:
    """Return the plies of a win by fours that need not be the shortest, or NONE_AT_ALL or GIVEN_UP."""
    # After wins of up to three plies the search tries moves depth first without a limit. At nodes of a search tree this
    # tries 28 % fewer moves than to deepen by two plies at a time, and a small budget suffices for more wins.
    return _win_by_fours(work, attacker, np.int64(_LONGEST), np.int64(3))


@part
def _win_by_fours(work: Proving, attacker: Word, most_plies: int, deepest: int) -> int:
    """Search for a win, two plies deeper each time. The search after the one of `deepest` plies has no depth limit."""
    # This is the only copy of the search. Each call passes the solver's arrays, which takes as long as to try a move.
    found, plies = NONE_SO_SHORT, 1
    while found == NONE_SO_SHORT and plies <= most_plies:
        found = _win_within(work, attacker, plies)
        plies = plies + 2 if plies < deepest else max(plies + 2, _LONGEST)
    return found


@inlined
def _win_within(work: Proving, attacker: Word, plies: int) -> int:
    frames, depth = work.fours, 0
    frames.begin[0] = 0
    found = _begin(work, attacker, depth, plies)
    while True:
        if found == OPEN:
            found = _try_next(work, attacker, depth, plies - 2 * depth)
        elif found == DEEPER:
            depth += 1
            frames.begin[depth] = frames.end[depth - 1]
            found = _begin(work, attacker, depth, plies - 2 * depth)
        elif found > 0:
            return _win(work, attacker, depth, found)
        elif depth == 0 or found == GIVEN_UP:
            for _ in range(2 * depth):
                take_back(work.board)
            return found
        else:
            take_back(work.board)
            take_back(work.board)
            depth -= 1
            frames.cut[depth] |= found == NONE_SO_SHORT
            found = OPEN


@inlined
def _begin(work: Proving, attacker: Word, depth: int, plies: int) -> int:
    """Begin with the position at this depth, where the attacker is to move and may use this many plies.

    If no search is needed, return the plies of a win, or a code such as NONE_AT_ALL. Otherwise list the moves and
    return OPEN.
    """
    board = work.board
    five, _ = winning_points(board, attacker)
    if five != Word(board.shape.size):
        work.line[2 * depth] = five
        work.counts[LENGTH] = 2 * depth + 1
        return 1
    if plies < 3:
        return NONE_SO_SHORT if _may_have_fours(board, attacker) else NONE_AT_ALL
    fact = known_fact(work, name_of(work, attacker, _FOURS))
    kind = kind_of(fact)
    if kind == NEVER:
        return NONE_AT_ALL
    if kind == NOT_WITHIN and plies_of(fact) >= plies:
        return NONE_SO_SHORT
    if kind == WITHIN and plies_of(fact) <= plies:
        length = _known_win(work, attacker, fact, 2 * depth)
        if 0 < length <= plies:
            work.fours.attack[depth] = np.int64(move_of(fact))
            return length
    return _list_moves(work, attacker, depth)


@inlined
def _may_have_fours(board: LineBoard, attacker: Word) -> bool:
    found = NONE
    for index in range(board.shape.words):
        word = Word(index)
        found |= board.open[word] & (
            ~NONE if board.shape.gravity else board.fours[attacker * Word(board.shape.words) + word]
        )
    return found != NONE


@inlined
def _list_moves(work: Proving, attacker: Word, depth: int) -> int:
    """List the moves at this depth that may make a four, and return OPEN.

    If the defender threatens to win at once, list only the move on the winning point. If ends of lines matter, other
    moves may answer too; then list all moves, and `_try_next` skips those that do not answer.
    """
    board, frames = work.board, work.fours
    size, words = Word(board.shape.size), Word(board.shape.words)
    end = frames.begin[depth]
    must, other = winning_points(board, attacker ^ ONE)
    if ends_matter(board.shape.rules):
        must = other = size
    if other == size:
        for index in range(board.shape.words):
            word = Word(index)
            found = board.open[word]
            if not board.shape.gravity:
                found &= board.fours[attacker * words + word]
            if must != size:
                found &= ONE << (must & Word(63)) if must >> Word(6) == word else NONE
            while found != NONE:
                point = (word << Word(6)) | lowest_bit(found)
                found &= found - ONE
                if may_play(board, point, attacker):
                    work.four_moves[end] = point
                    end += 1
    frames.index[depth] = frames.begin[depth]
    frames.end[depth] = end
    frames.cut[depth] = 0
    return OPEN


@inlined
def _try_next(work: Proving, attacker: Word, depth: int, plies: int) -> int:
    """Try the moves at this depth until one wins or leaves the defender only one reply.

    Return the plies of the win, DEEPER after a move and its only reply, or a code such as NONE_AT_ALL if no move is
    left.
    """
    board, frames = work.board, work.fours
    size = Word(board.shape.size)
    while frames.index[depth] < frames.end[depth]:
        if must_end(work):
            return GIVEN_UP
        move = Word(work.four_moves[frames.index[depth]])
        frames.index[depth] += 1
        first, second = _reply_after(board.shape.rules, work, move, attacker)
        if first == size:
            continue
        frames.attack[depth] = np.int64(move)
        if second != size:
            work.line[2 * depth + 1], work.line[2 * depth + 2] = first, second
            work.counts[LENGTH] = 2 * depth + 3
            return 3
        if plies < 5 and not board.shape.gravity:
            frames.cut[depth] = 1
            continue
        put_stone(board, move, attacker)
        try_move(work, first, attacker ^ ONE)
        frames.reply[depth] = np.int64(first)
        return DEEPER
    found = NONE_SO_SHORT if frames.cut[depth] else NONE_AT_ALL
    kind = Word(NOT_WITHIN) if frames.cut[depth] else Word(NEVER)
    note(work, name_of(work, attacker, _FOURS), kind, plies, NONE)
    return found


def _reply_after(rules: KernelRules, work: Proving, move: Word, attacker: Word) -> tuple[Word, Word]:
    """Return the defender's forced reply to a move, and the point where the attacker wins after this reply.

    The size of the board (the number of its points) stands for no point. There is no reply if the move does not force
    one, or if the defender wins first. There is no winning point if the reply prevents the win.
    """
    raise NotImplementedError("kernels only")


def _reply_on_board(rules: KernelRules, work: Proving, move: Word, attacker: Word) -> tuple[Word, Word]:
    return _reply_to_stone(work, move, attacker)


@part
def _reply_to_stone(work: Proving, move: Word, attacker: Word) -> tuple[Word, Word]:
    board = work.board
    size = Word(board.shape.size)
    try_move(work, move, attacker)
    first, second = winning_points(board, attacker)
    danger, _ = winning_points(board, attacker ^ ONE)
    if first != size and danger == size:
        first, second = reply_and_win(board.shape.rules, board, work.wanted, attacker, first, second)
    else:
        first = second = size
    take_back(board)
    return first, second


def _reply_in_lines(rules: KernelRules, work: Proving, move: Word, attacker: Word) -> tuple[Word, Word]:
    """Do the same as `_reply_after`, but put no stone on the board.

    Putting stones would take most of the time of a search.
    """
    # The defender threatens nothing after the move, because `_list_moves` lists only the answer to a threat.
    if work.board.shape.gravity:
        return _reply_to_stone(work, move, attacker)
    work.counts[NODES] += 1
    return winning_points_after(work.board, move, attacker)


by_trait(
    _reply_after,
    lambda traits: _reply_on_board if traits.ends_matter or traits.forbids_points else _reply_in_lines,
    inline=True,
)


@part
def _known_win(work: Proving, attacker: Word, fact: Word, at: int) -> int:
    """Write the moves of a win that the table contains to `work.line`, from index `at` on.

    `fact` is the table's entry for the current position. Return the length of the win in plies, or 0 if the table has
    lost a part of it.
    """
    board = work.board
    size, made, length = Word(board.shape.size), 0, 0
    while kind_of(fact) == WITHIN:
        move = move_of(fact)
        put_stone(board, move, attacker)
        made += 1
        first, second = winning_points(board, attacker)
        work.line[at + made - 1], work.line[at + made] = move, first
        if first != size:
            first, second = reply_and_win(board.shape.rules, board, work.wanted, attacker, first, second)
            work.line[at + made] = first
        if first == size:
            break
        if second != size:
            work.line[at + made + 1] = second
            length = made + 2
            break
        put_stone(board, first, attacker ^ ONE)
        made += 1
        five, _ = winning_points(board, attacker)
        if five != size:
            work.line[at + made] = five
            length = made + 1
            break
        fact = known_fact(work, name_of(work, attacker, _FOURS))
    for _ in range(made):
        take_back(board)
    work.counts[LENGTH] = at + length
    return length


@part
def _win(work: Proving, attacker: Word, depth: int, length: int) -> int:
    """Take back the moves of a win, store each of its positions in the table, and return its length in plies."""
    frames = work.fours
    while True:
        if length > 1:
            move = Word(frames.attack[depth])
            work.line[2 * depth] = move
            note(work, name_of(work, attacker, _FOURS), Word(WITHIN), length, move)
        if depth == 0:
            return length
        depth -= 1
        length += 2
        work.line[2 * depth + 1] = frames.reply[depth]
        take_back(work.board)
        take_back(work.board)
