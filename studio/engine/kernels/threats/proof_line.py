"""Builds the line of a win that a proof-number search has found, with the replies that delay the win longest."""

import numpy as np

from studio.engine.kernels.boards.line_board import put_stone, take_back
from studio.engine.kernels.runtime.bits import ONE, Word
from studio.engine.kernels.runtime.compiling import part
from studio.engine.kernels.threats.fours import win_by_fours
from studio.engine.kernels.threats.proof_numbers import NumberSearch, win_by_numbers
from studio.engine.kernels.threats.proving import GIVEN_UP, LENGTH, SOLUTION
from studio.engine.kernels.threats.table import THREES, WITHIN, kind_of, known_fact, move_of, name_of, plies_of
from studio.engine.kernels.threats.threes import list_replies

_THREES = Word(THREES)
_UNLIMITED = 1 << 20


@part
def store_proof(search: NumberSearch, attacker: Word) -> int:
    """Store the moves of a proven win in `search.work.solution`. Return how many plies the win takes.

    The attacker is to move. The attacks are read from the table of proven positions. A position that is no longer in
    the table is proven again. Return GIVEN_UP if the caller asked to stop.
    """
    work, made = search.work, 0
    found = win_by_fours(work, attacker, _UNLIMITED)
    while found <= 0 and found != GIVEN_UP:
        if _plies_of_win(search, attacker) == GIVEN_UP:
            found = GIVEN_UP
            break
        move = move_of(known_fact(work, name_of(work, attacker, _THREES)))
        work.solution[made] = move
        put_stone(work.board, move, attacker)
        reply = _longest_reply(search, attacker)
        work.solution[made + 1] = reply
        put_stone(work.board, reply, attacker ^ ONE)
        made += 2
        found = win_by_fours(work, attacker, _UNLIMITED)
    if found > 0:
        for ply in range(work.counts[LENGTH]):
            work.solution[made + ply] = work.line[ply]
        found = made + work.counts[LENGTH]
        work.counts[SOLUTION] = found
    for _ in range(made):
        take_back(work.board)
    return found


@part
def _longest_reply(search: NumberSearch, attacker: Word) -> Word:
    """Return the reply that delays the attacker's win longest. The attack is already on the board."""
    work = search.work
    win_by_fours(work, attacker, _UNLIMITED)
    end = list_replies(work, attacker, work.replies, np.int64(0))
    best, longest = Word(work.replies[0]), np.int64(-1)
    for index in range(end):
        reply = Word(work.replies[index])
        put_stone(work.board, reply, attacker ^ ONE)
        plies = _plies_of_win(search, attacker)
        take_back(work.board)
        if plies > longest:
            best, longest = reply, plies
    return best


@part
def _plies_of_win(search: NumberSearch, attacker: Word) -> int:
    """Return the plies within which the attacker wins a proven position.

    If the position is no longer in the table, prove it again. Return GIVEN_UP if the caller asked to stop.
    """
    fact = known_fact(search.work, name_of(search.work, attacker, _THREES))
    if kind_of(fact) == WITHIN:
        return np.int64(plies_of(fact))
    return np.int64(win_by_numbers(search, attacker))
