"""Searches for a win by threes: each move threatens to win at once or by fours, and a win follows every reply.

A move is such a threat if the attacker would win by fours after a pass of the defender. Replies that cannot refute the
threat are skipped, because they lose to this threat (see `relevant_moves`). As with fours, the search deepens by two
plies at a time. If the defender ignores a threat, the win by fours must also fit into the plies that remain at this
depth.
"""

import numpy as np

from studio.engine.kernels.boards.board import Codes
from studio.engine.kernels.boards.line_board import may_play, take_back, winning_points
from studio.engine.kernels.boards.rules import ends_matter, forbids_points
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, lowest_bit
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.threats.answers import can_move, want_answers
from studio.engine.kernels.threats.fours import win_by_fours
from studio.engine.kernels.threats.proving import (
    BEST,
    GIVEN_UP,
    NONE_AT_ALL,
    NONE_SO_SHORT,
    Proving,
    must_end,
    try_move,
)
from studio.engine.kernels.threats.relevant_moves import find_relevant_attacks, find_relevant_replies
from studio.engine.kernels.threats.table import (
    NEVER,
    NOT_WITHIN,
    THREES,
    WITHIN,
    kind_of,
    known_fact,
    move_of,
    name_of,
    note,
    plies_of,
)

ATTACK, REPLY, DEEPER = -3, -4, -5
"""States of the search. ATTACK: attacks remain. REPLY: replies to an attack remain. DEEPER: a reply has been made."""

_THREES = Word(THREES)


@part
def win_by_threes(work: Proving, attacker: Word, most_plies: int) -> int:
    """Return the plies of the attacker's shortest win by threes, or one of NONE_AT_ALL, NONE_SO_SHORT and GIVEN_UP.

    The attacker is to move. The first move of the win is stored in `work.counts[BEST]`.
    """
    found, plies = NONE_SO_SHORT, 1
    while found == NONE_SO_SHORT and plies <= most_plies:
        found = _win_within(work, attacker, plies)
        plies += 2
    return found


@part
def _win_within(work: Proving, attacker: Word, plies: int) -> int:
    frames, depth = work.threes, 0
    frames.begin[0] = frames.reply_begin[0] = 0
    found = _begin(work, attacker, depth, plies)
    while True:
        if found == ATTACK:
            found = _attack(work, attacker, depth, plies - 2 * depth)
        elif found == REPLY:
            found = _reply(work, attacker, depth)
        elif found == DEEPER:
            depth += 1
            frames.begin[depth] = frames.end[depth - 1]
            frames.reply_begin[depth] = frames.reply_end[depth - 1]
            found = _begin(work, attacker, depth, plies - 2 * depth)
        elif found == GIVEN_UP:
            for _ in range(2 * depth):
                take_back(work.board)
            return found
        elif depth == 0:
            return found
        else:
            depth -= 1
            found = _after_reply(work, depth, found)


@inlined
def _begin(work: Proving, attacker: Word, depth: int, plies: int) -> int:
    """Begin with the position at this depth, where the attacker is to move and may use this many plies.

    If the table or a win by fours decides it, return the plies of the win, or a code such as NONE_AT_ALL. Otherwise
    list the attacks by threes and return ATTACK.
    """
    frames = work.threes
    fact = known_fact(work, name_of(work, attacker, _THREES))
    kind = kind_of(fact)
    if kind == NEVER:
        return NONE_AT_ALL
    if kind == NOT_WITHIN and plies_of(fact) >= plies:
        return NONE_SO_SHORT
    if kind == WITHIN and plies_of(fact) <= plies:
        work.counts[BEST] = np.int64(move_of(fact))
        return plies_of(fact)
    found = win_by_fours(work, attacker, plies)
    if found > 0:
        work.counts[BEST] = np.int64(work.line[0])
    if found > 0 or found == GIVEN_UP:
        return found
    frames.cut[depth] = found == NONE_SO_SHORT
    find_relevant_attacks(work, attacker, max(plies - 2, 1))
    frames.index[depth] = frames.begin[depth]
    frames.end[depth] = list_wanted(work, work.three_moves, frames.begin[depth], attacker)
    if plies < 5 and frames.end[depth] > frames.begin[depth]:  # a threat other than a four needs five plies at least
        return NONE_SO_SHORT
    return ATTACK


@part
def list_wanted(work: Proving, moves: Codes, end: int, side: Word) -> int:
    """Append to `moves` the points in `work.wanted` that this side may take. Return the new end of the list."""
    board = work.board
    for index in range(board.shape.words):
        word = Word(index)
        found = work.wanted[word] & board.open[word]
        while found != NONE:
            point = (word << Word(6)) | lowest_bit(found)
            found &= found - ONE
            if may_play(board, point, side):
                moves[end] = point
                end += 1
    return end


@part
def _attack(work: Proving, attacker: Word, depth: int, plies: int) -> int:
    """Try moves until one threatens a win, then list the replies to this threat and return REPLY.

    If no move threatens a win, return a code such as NONE_AT_ALL.
    """
    board, frames = work.board, work.threes
    size = Word(board.shape.size)
    while frames.index[depth] < frames.end[depth]:
        if must_end(work):
            return GIVEN_UP
        move = Word(work.three_moves[frames.index[depth]])
        frames.index[depth] += 1
        try_move(work, move, attacker)
        danger, _ = winning_points(board, attacker ^ ONE)
        is_threat = danger == size and can_move(board, attacker ^ ONE)
        threat = win_by_fours(work, attacker, plies - 2) if is_threat else NONE_AT_ALL
        if threat > 0:
            frames.attack[depth] = np.int64(move)
            frames.longest[depth] = threat + 2
            begin = frames.reply_begin[depth]
            frames.reply_index[depth] = begin
            frames.reply_end[depth] = list_replies(work, attacker, work.replies, begin)
            return REPLY
        take_back(board)
        if threat == GIVEN_UP:
            return GIVEN_UP
        frames.cut[depth] |= threat == NONE_SO_SHORT
    found = NONE_SO_SHORT if frames.cut[depth] else NONE_AT_ALL
    kind = Word(NOT_WITHIN) if frames.cut[depth] else Word(NEVER)
    note(work, name_of(work, attacker, _THREES), kind, plies, NONE)
    return found


@part
def list_replies(work: Proving, attacker: Word, replies: Codes, begin: int) -> int:
    """Write the replies that may refute an attack to `replies`, from `begin` on. Return the index after the last reply.

    The attack is on the board, and `work.line` contains the win by fours that it threatens. If the attack does not
    threaten to win at once, the replies are also in `work.wanted`.
    """
    first, second = winning_points(work.board, attacker)
    size, rules = Word(work.board.shape.size), work.board.shape.rules
    if first != size and (ends_matter(rules) or forbids_points(rules)):
        want_answers(work.board, work.wanted, attacker, first)
    elif first != size and second == size:
        replies[begin] = first
        return begin + 1
    else:
        find_relevant_replies(work, attacker)
    return list_wanted(work, replies, begin, attacker ^ ONE)


@part
def _reply(work: Proving, attacker: Word, depth: int) -> int:
    """Make the next reply and return DEEPER. After the last reply, return the plies in which the attack wins."""
    frames = work.threes
    if frames.reply_index[depth] < frames.reply_end[depth]:
        reply = Word(work.replies[frames.reply_index[depth]])
        frames.reply_index[depth] += 1
        try_move(work, reply, attacker ^ ONE)
        return DEEPER
    take_back(work.board)
    length, move = frames.longest[depth], frames.attack[depth]
    note(work, name_of(work, attacker, _THREES), Word(WITHIN), length, Word(move))
    work.counts[BEST] = move
    return length


@part
def _after_reply(work: Proving, depth: int, found: int) -> int:
    """Take back a losing reply and return REPLY, or take back a refuted attack with its reply and return ATTACK.

    `found` is the result after the reply: the plies of the attacker's win, or a code such as NONE_AT_ALL.
    """
    frames = work.threes
    take_back(work.board)
    if found > 0:
        frames.longest[depth] = max(frames.longest[depth], found + 2)
        return REPLY
    take_back(work.board)
    frames.cut[depth] |= found == NONE_SO_SHORT
    return ATTACK
