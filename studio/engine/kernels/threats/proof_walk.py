"""Walks over the proof of a win by threes, and gathers the points where a stone of the defender may refute the proof.

A *proof* holds for a position with the attacker to move. It is a win by fours, or an attack with a proof after each
reply that `list_replies` lists. An *attack* is a move after which the attacker would win by fours if the defender
passed. The *zone* of a proof is a set of points. The proof also holds after one more stone of the defender on any point
outside the zone, so only replies in the zone can refute the win. Zones are not used with gravity or if the rules forbid
points.

Let r be an empty point outside the zone, where the defender gets a stone. A stone of the defender never gives the
attacker a line, and gives the defender winning points only in live spans that contain it; a span that is not live never
becomes live. So the zone of a proof needs the following points. *Elsewhere* means: on none of the points of the item.

1. *A win by fours.* All points of the line; the points where the defender, at any four of the line, would make a four
   (get one more point to win at once); if ends matter, the ends of the lines that the attacker threatens to complete.
   With r elsewhere the line wins as before: no four gets another answer, and the defender never gets a winning point.
   `relevant_moves` finds these points.
2. *An attack.* Its point, and the points where the defender would make a four after it. With r elsewhere the defender
   threatens nothing after the attack, and the attacker still threatens to win, by the argument of 1.
3. *A reply that the proof lists.* The zone of the proof after it.
4. *Any other reply q, if the attack threatens to win at once.* The attacker's winning points and, if ends matter, the
   ends of their lines. With r elsewhere the attacker wins at once after q, as without r.
5. *Any other reply q, if the attack threatens to win by fours.* Then q is not among the points that 1 lists for these
   fours. With both q and r on the board, the fours fail only if both stones are in one span of the defender that lacks
   one stone when one of the fours is made. Without q and r this span lacks three. So the zone contains all points of
   live spans that lack three stones of the defender when one of the fours is made. With r elsewhere the fours win after
   q, by the argument of 1 for both stones.

By induction over the proof, the attacker wins by threes with r on the board.

The walk checks every move that it makes on the current board. So it can also carry a proof over to a position that
differs by one stone of the defender. The moves are then read from the table's facts about the other position, and new
replies are searched. A walk that ends with PROVEN proves the current position, even if the facts in the table are
wrong.
"""

from typing import NamedTuple

from studio.engine.kernels.boards.board import Codes, Words
from studio.engine.kernels.boards.line_board import is_open, points_lacking_three, put_stone, take_back, winning_points
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, lowest_bit
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.runtime.records import record
from studio.engine.kernels.threats.answers import want_ends
from studio.engine.kernels.threats.fours import win_by_fours
from studio.engine.kernels.threats.proof_numbers import NumberSearch, win_by_numbers
from studio.engine.kernels.threats.proving import (
    GIVEN_UP,
    LENGTH,
    NONE_AT_ALL,
    Numbers,
    Proving,
    must_end,
    try_move,
)
from studio.engine.kernels.threats.relevant_moves import find_relevant_replies
from studio.engine.kernels.threats.table import THREES, WITHIN, kind_of, known_fact, move_of, name_of
from studio.engine.kernels.threats.threes import DEEPER, REPLY, list_replies

PROVEN = 1
"""The result of a walk that proved the win. Other results are NONE_AT_ALL (the proof fails here) and GIVEN_UP."""

_THREES = Word(THREES)
_UNLIMITED = 1 << 20
_HALF, _LOW = Word(32), Word(0xFFFFFFFF)


@record
class Walk(NamedTuple):
    """The state of a walk over a proof. It uses the board and table of the solver `work`."""

    work: Proving
    search: NumberSearch
    begin: Numbers  # [depth]: the index of the first reply to the attack of this depth
    end: Numbers  # [depth]: the index after the last reply
    index: Numbers  # [depth]: the index of the next reply
    replies: Codes
    seen: Words  # [cell]: names of positions that this walk has proven
    zone: Words  # [word]: the points where a stone of the defender may refute the proof


@part
def walk_proof(walk: Walk, attacker: Word, other: Word) -> int:
    """Prove the win of the attacker, who is to move. Return PROVEN, or a code of failure such as GIVEN_UP.

    The zone of the proof is stored in `walk.zone`. The moves come from the table's proof of this position. If `other`
    is a point, they may also come from the proof of the position that differs by a stone of the defender on `other`;
    the size of the board stands for no point. Positions that the table does not contain are searched.
    """
    depth, board = 0, walk.work.board
    walk.seen[:] = NONE
    walk.zone[:] = NONE
    walk.begin[0] = 0
    found = _enter(walk, attacker, other, depth)
    while True:
        if found == REPLY:
            found = _reply(walk, attacker, depth)
        elif found == DEEPER:
            depth += 1
            walk.begin[depth] = walk.end[depth - 1]
            found = _enter(walk, attacker, other, depth)
        elif found == PROVEN and depth > 0:
            take_back(board)
            depth -= 1
            found = REPLY
        else:
            for _ in range(2 * depth):
                take_back(board)
            return found


@part
def _enter(walk: Walk, attacker: Word, other: Word, depth: int) -> int:
    """Begin with the position at this depth, where the attacker is to move.

    Return PROVEN if no attack by threes is needed. Otherwise make the attack, list the replies and return REPLY. If the
    proof fails, return a code such as GIVEN_UP.
    """
    # The table's facts are about wins by threes. At depth 0 a win by fours is tried first, because its zone is smaller.
    work = walk.work
    if must_end(work):
        return GIVEN_UP
    name = name_of(work, attacker, _THREES)
    if walk.seen[_cell(walk, name)] == name:
        return PROVEN
    fact = _known_proof(work, attacker, other)
    is_known = kind_of(fact) == WITHIN
    if depth == 0 or not is_known:
        found = win_by_fours(work, attacker, _UNLIMITED)
        if found > 0:
            find_relevant_replies(work, attacker)
            _add_wanted(walk)
            walk.seen[_cell(walk, name)] = name
            return PROVEN
        if found == NONE_AT_ALL and not is_known:
            found = win_by_numbers(walk.search, attacker)
            fact = known_fact(work, name)
        if found == GIVEN_UP or (found <= 0 and not is_known):
            return found
    return _attack(walk, attacker, depth, move_of(fact))


@inlined
def _cell(walk: Walk, name: Word) -> Word:
    return name & Word(walk.seen.size - 1)


@part
def _known_proof(work: Proving, attacker: Word, other: Word) -> Word:
    """Return the table's fact about the position on the board, if it says that the attacker wins.

    Otherwise return the fact about the position that differs by a stone of the defender on the point `other`. If
    `other` is the size of the board, there is no such position, and the fact is about the position on the board.
    """
    board = work.board
    fact = known_fact(work, name_of(work, attacker, _THREES))
    if kind_of(fact) == WITHIN or other == Word(board.shape.size):
        return fact
    key = ((attacker ^ ONE) * Word(board.shape.size) + other) * Word(2)
    first, second = board.shape.keys[key], board.shape.keys[key + ONE]
    board.key[0] ^= first
    board.key[1] ^= second
    fact = known_fact(work, name_of(work, attacker, _THREES))
    board.key[0] ^= first
    board.key[1] ^= second
    return fact


@part
def _attack(walk: Walk, attacker: Word, depth: int, move: Word) -> int:
    """Make an attack of the proof, list the replies and return REPLY.

    If the attack fails in this position, return a code of failure, such as NONE_AT_ALL.
    """
    work, board = walk.work, walk.work.board
    if not is_open(board, move):
        return NONE_AT_ALL
    try_move(work, move, attacker)
    danger, _ = winning_points(board, attacker ^ ONE)
    threat = NONE_AT_ALL if danger != Word(board.shape.size) else win_by_fours(work, attacker, _UNLIMITED)
    if threat <= 0:
        take_back(board)
        return threat
    walk.index[depth] = walk.begin[depth]
    walk.end[depth] = list_replies(work, attacker, walk.replies, walk.begin[depth])
    _add_attack(walk, attacker, move)
    return REPLY


@part
def _reply(walk: Walk, attacker: Word, depth: int) -> int:
    """Make the next reply and return DEEPER. If no reply is left, take back the attack and return PROVEN."""
    board = walk.work.board
    if walk.index[depth] < walk.end[depth]:
        reply = Word(walk.replies[walk.index[depth]])
        walk.index[depth] += 1
        try_move(walk.work, reply, attacker ^ ONE)
        return DEEPER
    take_back(board)
    name = name_of(walk.work, attacker, _THREES)
    walk.seen[_cell(walk, name)] = name
    return PROVEN


# The zone


@part
def _add_attack(walk: Walk, attacker: Word, move: Word) -> None:
    """Add to `walk.zone` the points that an attack itself needs, but not the points that its replies need.

    The attack is on the board, and `list_replies` has just listed its replies.
    """
    work, board = walk.work, walk.work.board
    walk.zone[move >> Word(6)] |= ONE << (move & Word(63))
    _add_points(walk, board.fours, attacker ^ ONE)
    first, _ = winning_points(board, attacker)
    if first == Word(board.shape.size):
        _add_wanted(walk)
        _add_pairs(walk, attacker)
        return
    _add_points(walk, board.wins, attacker)
    work.wanted[:] = NONE
    want_ends(board.shape.rules, board, work.wanted, attacker)
    _add_wanted(walk)


@part
def _add_pairs(walk: Walk, attacker: Word) -> None:
    """Add to `walk.zone`, for each four of the win, the points of the defender's spans that then lack three stones.

    The moves of the win are in `walk.work.line`.
    """
    work, board = walk.work, walk.work.board
    length = work.counts[LENGTH]
    for ply in range(length - 1):
        put_stone(board, Word(work.line[ply]), attacker ^ Word(ply & 1))
        if ply & 1 == 0:
            _add_lacking_three(walk, attacker ^ ONE)
    for _ in range(length - 1):
        take_back(board)


@part
def _add_lacking_three(walk: Walk, colour: Word) -> None:
    board = walk.work.board
    for index in range(board.stones.size):
        line = Word(index)
        places = (points_lacking_three(board, line) >> (colour * _HALF)) & _LOW
        while places != NONE:
            point = Word(board.shape.point[line * _HALF + lowest_bit(places)])
            places &= places - ONE
            walk.zone[point >> Word(6)] |= ONE << (point & Word(63))


@inlined
def _add_wanted(walk: Walk) -> None:
    for index in range(walk.work.board.shape.words):
        walk.zone[Word(index)] |= walk.work.wanted[Word(index)]


@inlined
def _add_points(walk: Walk, points: Words, colour: Word) -> None:
    words = Word(walk.work.board.shape.words)
    for index in range(walk.work.board.shape.words):
        walk.zone[Word(index)] |= points[colour * words + Word(index)]
