"""Decides after which replies of the defender the attacker still wins.

Replies outside the zone of a proof lose (see `proof_walk`). For each other reply, the solver first tries to carry over
the proof, which is cheap. It then searches the remaining replies in rounds, first for a short win, then by proof
numbers. In each round the search of a reply may try four times as many moves as in the round before. So a difficult
reply does not keep the other replies undecided. A win that such a search finds is carried back to the position before
the reply. This gives another proof with another zone, and the replies outside this zone lose too. So the zones of all
proofs are intersected.
"""

from studio.engine.kernels.boards.line_board import may_play, put_stone, take_back
from studio.engine.kernels.boards.rules import forbids_points
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, lowest_bit
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.threats.fours import win_by_fours
from studio.engine.kernels.threats.proof_numbers import win_by_numbers
from studio.engine.kernels.threats.proof_walk import PROVEN, Walk, walk_proof
from studio.engine.kernels.threats.proving import (
    GIVEN_UP,
    MOST_NODES,
    NODES,
    NONE_AT_ALL,
    Proving,
    allow_moves,
    is_query_over,
)
from studio.engine.kernels.threats.relevant_moves import find_relevant_replies
from studio.engine.kernels.threats.table import FOURS
from studio.engine.kernels.threats.threes import win_by_threes

LOSES, REFUTES, UNDECIDED = range(3)
"""The effects of a reply on a win: the reply does not prevent it, the reply prevents it, or this is not known."""

_UNLIMITED = 1 << 20
_FIRST_ROUND, _NEXT_ROUND = 20_000, 4
"""The number of moves that the search of a reply may try in the first round, and the factor for each further round."""
_BY_NUMBERS = 4
"""The proof-number search of a reply may try this number times the moves of the round.

It follows the search for a short win.
"""
_CARRIED, _ALSO = 4, 2_000
"""The limit of moves for carrying over a proof.

It is `_CARRIED` times the number of moves of the first walk over the proof, plus `_ALSO`.
"""


@part
def judge_replies(walk: Walk, attacker: Word, kind: int) -> None:
    """Judge each reply: whether it loses, refutes the win, or is undecided.

    Store the results in `walk.work.answers`.
    """
    if kind == FOURS:
        _judge_by_fours(walk.work, attacker)
    else:
        _judge_by_threes(walk, attacker)


@part
def keep_replies(work: Proving, attacker: Word) -> None:
    """Store in `work.kept` the replies that might refute the attacker's win by fours.

    If there is no win by fours, store all open points.
    """
    board = work.board
    if win_by_fours(work, attacker, _UNLIMITED) > 0:
        find_relevant_replies(work, attacker)
        for index in range(board.shape.words):
            work.kept[Word(index)] = work.wanted[Word(index)] & board.open[Word(index)]
        return
    for index in range(board.shape.words):
        work.kept[Word(index)] = board.open[Word(index)]


@inlined
def _wins_at_once(work: Proving, side: Word, point: Word) -> bool:
    place = side * Word(work.board.shape.words) + (point >> Word(6))
    return (work.board.wins[place] >> (point & Word(63))) & ONE != NONE


# By fours


@part
def _judge_by_fours(work: Proving, attacker: Word) -> None:
    keep_replies(work, attacker)
    for index in range(work.board.shape.words):
        points = work.kept[Word(index)]
        while points != NONE:
            point = (Word(index) << Word(6)) | lowest_bit(points)
            points &= points - ONE
            if may_play(work.board, point, attacker ^ ONE):
                work.answers[point] = _judged_by_fours(work, attacker, point)


@part
def _judged_by_fours(work: Proving, attacker: Word, reply: Word) -> int:
    if _wins_at_once(work, attacker ^ ONE, reply):
        return REFUTES
    put_stone(work.board, reply, attacker ^ ONE)
    found = win_by_fours(work, attacker, _UNLIMITED)
    take_back(work.board)
    if found == GIVEN_UP:
        return UNDECIDED
    return REFUTES if found == NONE_AT_ALL else LOSES


# By threes. `work.kept` contains the replies that are not decided yet.


@part
def _judge_by_threes(walk: Walk, attacker: Word) -> None:
    work, board, limit = walk.work, walk.work.board, walk.work.counts[MOST_NODES]
    _keep_legal(work, attacker)
    if not (board.shape.gravity or forbids_points(board.shape.rules)):
        before = work.counts[NODES]
        _narrow(walk, attacker, Word(board.shape.size))
        _carry_over(walk, attacker, limit, _CARRIED * (work.counts[NODES] - before) + _ALSO)
    moves = _FIRST_ROUND
    while _search_round(walk, attacker, limit, moves):
        moves *= _NEXT_ROUND
    _report_undecided(work)


@part
def _keep_legal(work: Proving, attacker: Word) -> None:
    """Store all legal replies in `work.kept`, except replies that win at once, which refute every win."""
    board = work.board
    for index in range(board.shape.words):
        points = board.open[Word(index)]
        work.kept[Word(index)] = NONE
        while points != NONE:
            bit = lowest_bit(points)
            points &= points - ONE
            point = (Word(index) << Word(6)) | bit
            if may_play(board, point, attacker ^ ONE):
                if _wins_at_once(work, attacker ^ ONE, point):
                    work.answers[point] = REFUTES
                else:
                    work.kept[Word(index)] |= ONE << bit


@part
def _narrow(walk: Walk, attacker: Word, other: Word) -> None:
    """Remove from `walk.work.kept` the replies that cannot stop the proven win.

    If the defender had an additional stone on the board during the proof, `other` is the point of this stone. Otherwise
    it is the size of the board.
    """
    if walk_proof(walk, attacker, other) == PROVEN:
        for index in range(walk.work.board.shape.words):
            walk.work.kept[Word(index)] &= walk.zone[Word(index)]


@part
def _carry_over(walk: Walk, attacker: Word, limit: int, moves: int) -> None:
    """Remove from `walk.work.kept` the replies after which the proven win still works.

    Each reply is checked by a walk over the proof, which may try at most `moves` moves. `limit` is the limit of moves
    for the whole query.
    """
    work, board = walk.work, walk.work.board
    for index in range(board.shape.words):
        points = work.kept[Word(index)]
        while points != NONE:
            point = (Word(index) << Word(6)) | lowest_bit(points)
            points &= points - ONE
            put_stone(board, point, attacker ^ ONE)
            allow_moves(work, limit, moves)
            found = walk_proof(walk, attacker, point)
            take_back(board)
            if found == PROVEN:
                _drop(work, point)
            if is_query_over(work, limit):
                return


@part
def _search_round(walk: Walk, attacker: Word, limit: int, moves: int) -> bool:
    """Search each reply in `walk.work.kept`, and remove the replies that the search decides.

    Return whether another round can decide more replies. `moves` is the limit of moves for the search of one reply.
    `limit` is the limit of moves for the whole query.
    """
    work, is_any = walk.work, False
    for index in range(work.board.shape.words):
        points = work.kept[Word(index)]
        while points != NONE and not is_query_over(work, limit):
            point = (Word(index) << Word(6)) | lowest_bit(points)
            points &= points - ONE
            _search_reply(walk, attacker, point, limit, moves)
            points &= work.kept[Word(index)]
        is_any |= work.kept[Word(index)] != NONE
    return is_any and not is_query_over(work, limit)


@part
def _search_reply(walk: Walk, attacker: Word, reply: Word, limit: int, moves: int) -> None:
    work, board = walk.work, walk.work.board
    allow_moves(work, limit, moves)
    put_stone(board, reply, attacker ^ ONE)
    found = win_by_threes(work, attacker, _UNLIMITED)
    if found == GIVEN_UP:
        allow_moves(work, limit, _BY_NUMBERS * moves)
        found = win_by_numbers(walk.search, attacker)
    take_back(board)
    if found == GIVEN_UP:
        return
    _drop(work, reply)
    if found == NONE_AT_ALL:
        work.answers[reply] = REFUTES
    elif not (board.shape.gravity or forbids_points(board.shape.rules)):
        allow_moves(work, limit, moves)
        _narrow(walk, attacker, reply)


@part
def _report_undecided(work: Proving) -> None:
    for index in range(work.board.shape.words):
        points = work.kept[Word(index)]
        while points != NONE:
            work.answers[(Word(index) << Word(6)) | lowest_bit(points)] = UNDECIDED
            points &= points - ONE


@inlined
def _drop(work: Proving, point: Word) -> None:
    work.kept[point >> Word(6)] &= ~(ONE << (point & Word(63)))
