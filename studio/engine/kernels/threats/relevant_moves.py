"""Finds the moves that can threaten a win by fours, and the replies that can refute such a threat.

Only moves that cannot matter are skipped. With gravity no move is skipped, because a stone opens the point above it. If
the rules forbid points, no attack is skipped either, because any stone may change the legal points, and replies are
skipped only if the legal points do not matter.

**Attacks.** Suppose that the attacker has no win by fours, but would have one after a move and a pass. Then the move is
part of that win: it is in the span of one of the win's fours, or it answers a threat of the defender to win. To find
such moves, the points of earlier fours are *claimed*: the points in spans that lack at most two stones, where claimed
points count as stones of the attacker. Each round claims the points of one more four. So the move is in a span that
lacks at most three stones, and the move is one of them. Or it fills a span of the defender that lacks one stone, where
claimed points count as stones of the defender. If the ends of lines matter, it may also be at the end of that line. A
move cannot matter by occupying an answer of the defender. Apart from the points of the fours, the answers are at the
ends of their lines, and a line with another stone of the attacker at its end is too long.

**Replies.** Suppose that the attacker threatens a win by fours. Consider a reply on a point that is not in the line of
the win and, if ends matter, not at an end of a line that the attacker threatens to complete during the win. The reply
changes none of the fours, and gives the defender no new answers. So it can only win at once, or help the defender to
win instead of answering a four. In the second case, the defender needs a span that contains the reply. At the moment of
that four, this span lacks two stones, and the reply is one of them. All such points are found by playing through the
win.

If the rules forbid points, the reply might change which points are legal. This does not matter under two conditions.
First, the attacker may take the points of the fours, whatever further stones the defender has (`stays_allowed`).
Second, the last four has two winning points, so the win does not depend on a point that is forbidden to the defender.
If the reply makes another answer of the defender forbidden, the attacker wins earlier. If a condition is not met, no
reply is skipped.
"""

from studio.engine.kernels.boards.board import Words
from studio.engine.kernels.boards.line_board import (
    LEVELS,
    NO_LINE,
    LineBoard,
    lacking_points,
    points_lacking_three,
    put_stone,
    take_back,
    winning_points,
)
from studio.engine.kernels.boards.rules import ends_matter, forbids_points, stays_allowed
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, lowest_bit
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.threats.answers import want_answers, want_ends
from studio.engine.kernels.threats.proving import LENGTH, Proving

_LOW = Word(0xFFFFFFFF)
_HALF, _FOUR = Word(32), Word(4)


@part
def find_relevant_attacks(work: Proving, attacker: Word, plies: int) -> None:
    """Store in `work.wanted` all moves after which the attacker might win by fours if the defender passed.

    `plies` limits the length of this win.
    """
    board = work.board
    size, words = board.shape.size, board.shape.words
    danger, other = winning_points(board, attacker ^ ONE)
    _clear(work)
    if danger != Word(size):
        if ends_matter(board.shape.rules):
            want_answers(board, work.wanted, attacker ^ ONE, danger)
        elif other == Word(size):
            _want(work, danger)
        return
    if board.shape.gravity or forbids_points(board.shape.rules):
        for index in range(words):
            work.wanted[Word(index)] = board.open[Word(index)]
        return
    rounds = (plies - 3) // 2 if _has_fours(board, attacker) else 0
    if rounds > 0:
        _claim(work, attacker, rounds)
        _want_by_claims(work, attacker)
        return
    for index in range(board.stones.size):
        cell = Word(index) * Word(LEVELS)
        found = board.lacking[cell] | board.lacking[cell + ONE] | points_lacking_three(board, Word(index))
        _want_places(work, Word(index), (found >> (attacker * _HALF)) & _LOW)


@part
def find_relevant_replies(work: Proving, attacker: Word) -> None:
    """Store in `work.wanted` all replies that might refute the win by fours in `work.line`."""
    board = work.board
    _clear(work)
    if board.shape.gravity or (forbids_points(board.shape.rules) and not _is_always_legal(work, attacker)):
        for index in range(board.shape.words):
            work.wanted[Word(index)] = board.open[Word(index)]
        return
    length = work.counts[LENGTH]
    _want_all(work, board.wins, attacker ^ ONE)
    want_ends(board.shape.rules, board, work.wanted, attacker)
    for ply in range(length):
        _want(work, Word(work.line[ply]))
    for ply in range(length - 1):
        put_stone(board, Word(work.line[ply]), attacker ^ Word(ply & 1))
        if ply & 1 == 0:
            _want_all(work, board.fours, attacker ^ ONE)
            want_ends(board.shape.rules, board, work.wanted, attacker)
    for _ in range(length - 1):
        take_back(board)


@part
def _is_always_legal(work: Proving, attacker: Word) -> bool:
    """Return whether the win in `work.line` meets the two conditions that the module states for forbidden points."""
    board, length, is_legal = work.board, work.counts[LENGTH], True
    for ply in range(length - 1):
        point = Word(work.line[ply])
        if ply & 1 == 0 and not stays_allowed(board.shape.rules, board, point, attacker):
            is_legal = False
        put_stone(board, point, attacker ^ Word(ply & 1))
        if ply == length - 3:
            is_legal &= winning_points(board, attacker)[1] != Word(board.shape.size)
    for _ in range(length - 1):
        take_back(board)
    return is_legal


@inlined
def _clear(work: Proving) -> None:
    for index in range(work.board.shape.words):
        work.wanted[Word(index)] = NONE


@inlined
def _want(work: Proving, point: Word) -> None:
    work.wanted[point >> Word(6)] |= ONE << (point & Word(63))


@inlined
def _want_all(work: Proving, points: Words, colour: Word) -> None:
    words = Word(work.board.shape.words)
    for index in range(work.board.shape.words):
        work.wanted[Word(index)] |= points[colour * words + Word(index)]


@inlined
def _has_fours(board: LineBoard, colour: Word) -> bool:
    found = NONE
    for index in range(board.shape.words):
        found |= board.fours[colour * Word(board.shape.words) + Word(index)]
    return found != NONE


@inlined
def _want_places(work: Proving, line: Word, places: Word) -> None:
    while places != NONE:
        _want(work, Word(work.board.shape.point[line * _HALF + lowest_bit(places)]))
        places &= places - ONE


# Claims


@part
def _claim(work: Proving, attacker: Word, rounds: int) -> None:
    """Add the points of up to `rounds` successive fours to `work.claimed` and `work.wanted`; see the module."""
    board = work.board
    for index in range(board.stones.size):
        work.claimed[Word(index)] = NONE
    claims = True
    while claims and rounds > 0:
        rounds -= 1
        for index in range(board.stones.size):
            one, two, _ = _lacking(work, Word(index), attacker)
            _want_places(work, Word(index), (one | two) & _LOW)
        claims = _claim_wanted(work)


@part
def _claim_wanted(work: Proving) -> bool:
    """Add the points in `work.wanted` to `work.claimed`. Return whether any of them was not there before."""
    shape, is_new = work.board.shape, False
    for index in range(shape.words):
        points = work.wanted[Word(index)]
        while points != NONE:
            point = (Word(index) << Word(6)) | lowest_bit(points)
            points &= points - ONE
            for direction in range(4):
                cell = point * _FOUR + Word(direction)
                line = Word(shape.line[cell])
                if line != NO_LINE:
                    bit = ONE << Word(shape.place[cell])
                    is_new |= work.claimed[line] & bit == NONE
                    work.claimed[line] |= bit
    return is_new


@part
def _want_by_claims(work: Proving, attacker: Word) -> None:
    board = work.board
    for index in range(board.stones.size):
        line = Word(index)
        one, two, three = _lacking(work, line, attacker)
        lost, _, _ = _lacking(work, line, attacker ^ ONE)
        if ends_matter(board.shape.rules):
            lost |= _near_in_line(work, line, lost)
        _want_places(work, line, (one | two | three | lost) & _LOW)


@inlined
def _near_in_line(work: Proving, line: Word, places: Word) -> Word:
    """Return the empty places that may be ends of a winning line through one of `places`."""
    board, near = work.board, NONE
    for step in range(1, board.shape.win_length + 1):
        near |= (places << Word(step)) | (places >> Word(step))
    taken = board.stones[line] | (board.stones[line] >> _HALF)
    return near & board.shape.inside[line] & ~taken & _LOW


@inlined
def _lacking(work: Proving, line: Word, colour: Word) -> tuple[Word, Word, Word]:
    """Return the places in spans of a line that lack one, two and three stones of this colour.

    The places are in the lower halves of the words; the upper halves have no meaning. Claimed points count as stones of
    this colour. All spans count as live, although stones on the claimed points could make some spans useless.
    """
    board = work.board
    stones, length = board.stones[line], board.shape.win_length
    own, others = (stones >> (colour * _HALF)) & _LOW, (stones >> ((colour ^ ONE) * _HALF)) & _LOW
    stones = own | work.claimed[line] | (others << _HALF)
    return lacking_points(stones, board.shape.spans[line], board.shape.inside[line], length)
