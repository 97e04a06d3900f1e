"""Judges a black stone on an open point by the definitions of renju: whether it wins, is forbidden, or neither.

`studio/game/renju_judgement` has the definitions; tests compare the two modules. In each direction only the five
nearest points on either side matter: a row becomes a five or a straight four within four points of the stone, and one
more point shows that the row is not longer. So a *side* is a word with one bit for each black stone (bits 0 to 4,
nearest first) and for each empty point (bits 8 to 12). Nothing beyond a white stone matters.

The judgement is recursive, because a three counts only if the stone that makes it a straight four is itself allowed.
Boards store stones in two ways, as one bit for each point or in lines, so there are two versions of the recursive
functions. During a call the stones change; afterwards they are as before.

A point with fewer than four black stones within four points in its lines is never forbidden: two threes need two more
stones each, and two fours or an overline need at least four more. Most points are decided by counting these stones.
"""

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.runtime.bits import NONE, ONE, Word, bit_count, lowest_bit
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.game.renju_judgement import Verdict

Codes = npt.NDArray[np.uint16]
Words = npt.NDArray[np.uint64]

_ALLOWED, _FIVE = int(Verdict.ALLOWED), int(Verdict.FIVE)
_OVERLINE, _FOUR_FOUR, _THREE_THREE = int(Verdict.OVERLINE), int(Verdict.FOUR_FOUR), int(Verdict.THREE_THREE)

_REACH = 5
_FEWEST = Word(4)
_OPEN = Word(8)
_STONES = Word(31)
_NINE = Word(0x1FF)
_NOWHERE = 65535  # the code of no point in `board`, and of no line in `line_board`
_TWO, _THREE, _FOUR, _EIGHT, _WORD, _HALF, _BIT, _LOW = (Word(n) for n in (2, 3, 4, 8, 6, 32, 63, 0xFFFFFFFF))


@inlined
def _run(side: Word, start: Word) -> Word:
    """Return how many black stones follow one another on a side without a gap, from index `start` on."""
    return lowest_bit(~((side & _STONES) >> start))


@inlined
def _is_open(side: Word, index: Word) -> bool:
    return (side >> (_OPEN + index)) & ONE != NONE


@inlined
def _length_beyond(side: Word, run: Word, length: Word) -> Word:
    """Return the length that a row gets if a stone fills the gap at its end on this side.

    Return 0 if there is no gap.
    """
    return length + ONE + _run(side, run + ONE) if _is_open(side, run) else NONE


@inlined
def _straight_gap(side: Word, other: Word, run: Word, other_run: Word, length: Word) -> Word:
    """Return the distance of the point on this side that makes a straight four. Return 0 if there is no such point."""
    if _length_beyond(side, run, length) != _FOUR or not _ends_in_five(other, other_run):
        return NONE
    return run + ONE if _ends_in_five(side, run + ONE + _run(side, run + ONE)) else NONE


@inlined
def _ends_in_five(side: Word, index: Word) -> bool:
    """Return whether a row of four that ends before this index becomes a five there, and not an overline."""
    return _is_open(side, index) and (side >> (index + ONE)) & ONE == NONE


@inlined
def _judged_row(ahead: Word, behind: Word) -> tuple[Word, Word, Word]:
    """Return the length of the row through the stone, its number of fours, and the points that make it a straight four.

    Bits 0 to 2 of the last number are the distance of the point ahead, and bits 3 to 5 are the distance of the point
    behind. A distance of 0 means that there is no such point. If the length is at least five, the other two numbers are
    0.
    """
    run, other = _run(ahead, NONE), _run(behind, NONE)
    length = run + other + ONE
    if length > _FOUR:
        return length, NONE, NONE
    fives = NONE
    if _length_beyond(ahead, run, length) == _FOUR + ONE:
        fives += ONE
    if _length_beyond(behind, other, length) == _FOUR + ONE:
        fives += ONE
    if fives == _TWO and length == _FOUR:
        fives = ONE  # one straight four
    gaps = _straight_gap(ahead, behind, run, other, length)
    gaps |= _straight_gap(behind, ahead, other, run, length) << _THREE
    return length, fives, gaps


@inlined
def _verdict_on_rows(is_five: bool, is_longer: bool, fours: Word) -> int:
    if is_five:
        return np.int64(_FIVE)
    if is_longer:
        return np.int64(_OVERLINE)
    return np.int64(_FOUR_FOUR) if fours > ONE else np.int64(_ALLOWED)


@inlined
def _lines_with(gaps: Word) -> int:
    """Return the number of directions with a point that makes a straight four. `gaps` has a byte for each direction."""
    count = 0
    for index in range(4):
        count += (gaps >> (Word(index) * _EIGHT)) & Word(0xFF) != NONE
    return count


# Boards with a bit for each point


@inlined
def may_be_forbidden(stones: Words, words: int, near: Words, code: Word) -> bool:
    """Return whether a point has enough black stones nearby to be forbidden.

    For each code, `near` contains the words that mark the points near it.
    """
    count = NONE
    for index in range(words):
        count += bit_count(stones[Word(index)] & near[code * Word(words) + Word(index)])
    return count >= _FEWEST


@part
def verdict(stones: Words, words: Word, neighbours: Codes, code: Word) -> int:
    """Return the `Verdict` on a black stone on the open point `code` of a `Board`.

    `stones` and `neighbours` belong to the board. `words` is the number of words per colour.
    """
    is_five, is_longer, fours, gaps = False, False, NONE, NONE
    for index in range(4):
        direction = Word(index)
        ahead = _side(stones, words, neighbours, code, direction)
        behind = _side(stones, words, neighbours, code, direction + _FOUR)
        if (ahead | behind) & _STONES == NONE:
            continue
        length, rows, next_points = _judged_row(ahead, behind)
        is_five |= length == _FOUR + ONE
        is_longer |= length > _FOUR + ONE
        fours += rows
        gaps |= next_points << (direction * _EIGHT)
    found = _verdict_on_rows(is_five, is_longer, fours)
    if found != _ALLOWED or _lines_with(gaps) < 2:
        return found
    threes, bit = 0, ONE << (code & _BIT)
    stones[code >> _WORD] |= bit
    for side in range(8):
        distance = (gaps >> (Word(side >> 1) * _EIGHT + Word(side & 1) * _THREE)) & Word(7)
        if side & 1 == 0:
            is_three = False
        if distance != NONE and not is_three:
            point = code
            for _ in range(distance):
                point = Word(neighbours[point * _EIGHT + Word(side >> 1) + Word(side & 1) * _FOUR])
            if verdict(stones, words, neighbours, point) == _ALLOWED:
                is_three = True
                threes += 1
    stones[code >> _WORD] ^= bit
    return np.int64(_THREE_THREE) if threes > 1 else np.int64(_ALLOWED)


@inlined
def _side(stones: Words, words: Word, neighbours: Codes, code: Word, direction: Word) -> Word:
    found, at = NONE, Word(neighbours[code * _EIGHT + direction])
    for index in range(_REACH):
        if at == _NOWHERE:
            break
        word, bit = at >> _WORD, at & _BIT
        if (stones[word] >> bit) & ONE != NONE:
            found |= ONE << Word(index)
        elif (stones[words + word] >> bit) & ONE == NONE:
            found |= ONE << (Word(index) + _OPEN)
        else:
            break
        at = Word(neighbours[at * _EIGHT + direction])
    return found


# Boards stored by lines


@inlined
def may_be_forbidden_in_lines(stones: Words, line: Codes, place: Codes, point: Word) -> bool:
    """Return whether a point has enough black stones nearby to be forbidden."""
    count = NONE
    for index in range(4):
        number = Word(line[point * _FOUR + Word(index)])
        if number != _NOWHERE:
            shifted = (stones[number] & _LOW) << _FOUR
            count += bit_count((shifted >> Word(place[point * _FOUR + Word(index)])) & _NINE)
    return count >= _FEWEST


@part
def stays_allowed_in_lines(stones: Words, line: Codes, place: Codes, inside: Words, point: Word) -> bool:
    """Return whether a black stone on an open point is allowed, now and with any further white stones.

    White stones never lengthen a row, and never add a four or a point that makes a straight four. They can only make a
    three count, because the point that makes it a straight four may no longer be forbidden. So a stone stays allowed if
    it makes a five, or if it is allowed and makes at most one possible three.
    """
    found, gaps = _verdict_without_threes(stones, line, place, inside, point)
    return found == _FIVE or (found == _ALLOWED and _lines_with(gaps) < 2)


@part
def verdict_in_lines(stones: Words, line: Codes, place: Codes, inside: Words, points: Codes, point: Word) -> int:
    """Return the `Verdict` on a black stone on an open point of a `LineBoard`.

    The tables are fields of the board or of its shape. `points` is the field `point` of the shape.
    """
    found, gaps = _verdict_without_threes(stones, line, place, inside, point)
    if found != _ALLOWED or _lines_with(gaps) < 2:
        return found
    threes = 0
    _turn(stones, line, place, point)
    for side in range(8):
        distance = (gaps >> (Word(side >> 1) * _EIGHT + Word(side & 1) * _THREE)) & Word(7)
        if side & 1 == 0:
            is_three = False
        if distance != NONE and not is_three:
            cell = point * _FOUR + Word(side >> 1)
            at = Word(place[cell]) + distance if side & 1 == 0 else Word(place[cell]) - distance
            added = Word(points[Word(line[cell]) * _HALF + at])
            if verdict_in_lines(stones, line, place, inside, points, added) == _ALLOWED:
                is_three = True
                threes += 1
    _turn(stones, line, place, point)
    return np.int64(_THREE_THREE) if threes > 1 else np.int64(_ALLOWED)


@inlined
def _verdict_without_threes(stones: Words, line: Codes, place: Codes, inside: Words, point: Word) -> tuple[int, Word]:
    """Return the verdict, ignoring threes, and the points that make straight fours.

    The points are distances, with one byte for each direction.
    """
    # A direction without a line is too short for a five.
    is_five, is_longer, fours, gaps = False, False, NONE, NONE
    for index in range(4):
        number = Word(line[point * _FOUR + Word(index)])
        if number == _NOWHERE or stones[number] & _LOW == NONE:
            continue
        at = Word(place[point * _FOUR + Word(index)])
        black, white = stones[number] & _LOW, stones[number] >> _HALF
        ahead, behind = _sides_in_line(black, inside[number] & ~(black | white) & _LOW, at)
        length, rows, next_points = _judged_row(ahead, behind)
        is_five |= length == _FOUR + ONE
        is_longer |= length > _FOUR + ONE
        fours += rows
        gaps |= next_points << (Word(index) * _EIGHT)
    return _verdict_on_rows(is_five, is_longer, fours), gaps


@inlined
def _sides_in_line(black: Word, empty: Word, place: Word) -> tuple[Word, Word]:
    ahead = ((black >> (place + ONE)) & _STONES) | (((empty >> (place + ONE)) & _STONES) << _OPEN)
    behind = NONE
    for index in range(_REACH):
        if place > Word(index):
            at = place - ONE - Word(index)
            behind |= ((black >> at) & ONE) << Word(index)
            behind |= ((empty >> at) & ONE) << (Word(index) + _OPEN)
    return ahead, behind


@inlined
def _turn(stones: Words, line: Codes, place: Codes, point: Word) -> None:
    """Put a black stone on a point, or remove it."""
    for index in range(4):
        number = Word(line[point * _FOUR + Word(index)])
        if number != _NOWHERE:
            stones[number] ^= ONE << Word(place[point * _FOUR + Word(index)])
