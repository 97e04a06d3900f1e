"""A board stored by lines. After every stone it updates the points that win or make a four.

A *line* is a whole row, column or diagonal in one word: Black's stones in the lower half, White's in the upper half. A
*span* is a part of a line that is exactly as long as a win. A span without a stone of the other side lacks as many
stones as it has empty points. An empty point wins at once in a span that lacks one stone, and makes a four in a span
that lacks two. Shifts evaluate all spans of a line for both sides together.

The rules decide which spans are *live*: only a full span that is live wins. If only a line of exactly the win length
wins, a span with a stone of its colour directly before or behind it is not live.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.board import Codes, Words
from studio.engine.kernels.boards.rules import KernelRules, forbids_points, live_spans, may_take_in_lines
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, lowest_bit
from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.runtime.records import record

NO_LINE = 65535
"""The number that means "no line" or "no point".

It stands for a line that is too short for a win, and for the point above the highest row.
"""
LEVELS = 2
"""The number of levels that a board stores. The level of a span is the number of stones that it lacks: one or two."""
TRAIL = 9
"""The number of cells of `trail` for each stone: its point and colour, then the previous levels of its four lines."""
STONES, BLACK_WINS, WHITE_WINS = range(3)
"""Cells of `counts`: the number of stones, and the number of points on which each colour would complete a line."""

_WORD, _BIT, _HALF, _PLACES, _FOUR, _TWO = (Word(number) for number in (6, 63, 32, 31, 4, 2))
_LOW = Word(0xFFFFFFFF)


@record
class LineShape(NamedTuple):
    """The data of a `LineBoard` that no move changes: the rules, and the points of each line."""

    size: int  # the number of points, which are numbered row by row
    words: int  # words of a bitmap with one bit per point
    win_length: int
    rules: KernelRules  # winning lines and legal points
    gravity: bool
    line: Codes  # [point * 4 + direction]: the line through a point, or NO_LINE
    place: Codes  # [point * 4 + direction]: the point's bit in that line
    inside: Words  # [line]: the bits of the line's points, in both halves
    spans: Words  # [line]: the bits on which a span can begin, in both halves
    point: Codes  # [line * 32 + place]
    above: Codes  # [point]: with gravity, the point above, which becomes open by a stone on this point; else NO_LINE
    keys: Words  # [(colour * size + point) * 2 + n]: random numbers for Zobrist hashing


@record
class LineBoard(NamedTuple):
    """A position: its stones, and the points that win or make a four."""

    shape: LineShape
    stones: Words  # [line]
    lacking: Words  # [line * 2 + level - 1]: the empty points in spans that lack `level` stones
    kinds: npt.NDArray[np.uint8]  # [colour * size + point]: bits 0..3: wins by a line of that direction; 4..7: makes
    # a four in it
    wins: Words  # [colour * words + word]: the points that complete a line, playable now or not
    fours: Words  # [colour * words + word]: the points that make a four, playable now or not
    open: Words  # [word]: the open points
    key: Words  # [n]: the position's Zobrist hash, in two numbers
    trail: Words
    counts: npt.NDArray[np.int64]


@part
def put_stone(board: LineBoard, point: Word, colour: Word) -> None:
    """Put a stone on an open point."""
    shape, depth = board.shape, Word(board.counts[STONES])
    board.counts[STONES] += 1
    trail = depth * Word(TRAIL)
    board.trail[trail] = point | (colour << _HALF)
    for index in range(4):
        direction = Word(index)
        line = Word(shape.line[point * _FOUR + direction])
        if line != NO_LINE:
            place = Word(shape.place[point * _FOUR + direction])
            board.stones[line] |= ONE << (place + colour * _HALF)
            _renew(board, line, direction, trail + ONE + direction * _TWO)
    board.open[point >> _WORD] ^= ONE << (point & _BIT)
    _turn_above(board, point)
    _turn_key(board, point, colour)


@part
def take_back(board: LineBoard) -> None:
    """Take back the last stone."""
    shape = board.shape
    board.counts[STONES] -= 1
    trail = Word(board.counts[STONES]) * Word(TRAIL)
    point, colour = board.trail[trail] & Word(0xFFFF), board.trail[trail] >> _HALF
    for index in range(4):
        direction = Word(index)
        line = Word(shape.line[point * _FOUR + direction])
        if line != NO_LINE:
            place = Word(shape.place[point * _FOUR + direction])
            board.stones[line] ^= ONE << (place + colour * _HALF)
            _restore(board, line, direction, trail + ONE + direction * _TWO)
    board.open[point >> _WORD] ^= ONE << (point & _BIT)
    _turn_above(board, point)
    _turn_key(board, point, colour)


@part
def set_up(board: LineBoard, stones: Codes) -> None:
    """Replace the position.

    `stones` lists the point and the colour of each stone. With gravity, lower stones come before higher ones.
    """
    while board.counts[STONES] > 0:
        take_back(board)
    for index in range(stones.size // 2):
        put_stone(board, Word(stones[2 * index]), Word(stones[2 * index + 1]))


@inlined
def _turn_above(board: LineBoard, point: Word) -> None:
    above = Word(board.shape.above[point])
    if above != NO_LINE:
        board.open[above >> _WORD] ^= ONE << (above & _BIT)


@inlined
def _turn_key(board: LineBoard, point: Word, colour: Word) -> None:
    key = (colour * Word(board.shape.size) + point) * _TWO
    board.key[0] ^= board.shape.keys[key]
    board.key[1] ^= board.shape.keys[key + ONE]


@inlined
def _renew(board: LineBoard, line: Word, direction: Word, trail: Word) -> None:
    """Update `board.lacking` for one line, and save the old content in `board.trail` for `take_back`."""
    shape = board.shape
    stones, spans, inside = board.stones[line], shape.spans[line], shape.inside[line]
    if shape.win_length == 5:
        one, two, _ = lacking_points(stones, live_spans(shape.rules, stones, spans, 5), inside, 5)
    elif shape.win_length == 4:
        one, two, _ = lacking_points(stones, live_spans(shape.rules, stones, spans, 4), inside, 4)
    else:
        length = shape.win_length
        one, two, _ = lacking_points(stones, live_spans(shape.rules, stones, spans, length), inside, length)
    cell = line * _TWO
    board.trail[trail] = board.lacking[cell]
    board.trail[trail + ONE] = board.lacking[cell + ONE]
    _change(board, line, direction, one, two)


@inlined
def _restore(board: LineBoard, line: Word, direction: Word, trail: Word) -> None:
    _change(board, line, direction, board.trail[trail], board.trail[trail + ONE])


@part
def points_lacking_three(board: LineBoard, line: Word) -> Word:
    """Return the empty points in spans of a line that lack three stones, for both colours."""
    # They are not stored, because most searches for wins never read them.
    shape, stones, length = board.shape, board.stones[line], board.shape.win_length
    spans = live_spans(shape.rules, stones, shape.spans[line], length)
    return lacking_points(stones, spans, shape.inside[line], length)[2]


@inlined
def lacking_points(stones: Word, spans: Word, inside: Word, length: int) -> tuple[Word, Word, Word]:
    """Return three sets of empty points: those in spans that lack one, two and three stones, for both colours.

    All words describe the same line: Black in the lower half, White in the upper half. `spans` marks where spans begin,
    and `inside` marks the points of the line.
    """
    # Shifts never reach the other colour's half of the word, because lines are too short.
    empty = inside & ~(stones | (stones >> _HALF) | (stones << _HALF))
    none, one, two, three = spans, NONE, NONE, NONE
    for step in range(length):
        have, free = stones >> Word(step), empty >> Word(step)
        three = (three & have) | (two & free)
        two = (two & have) | (one & free)
        one = (one & have) | (none & free)
        none &= have
    ones, twos, threes = one, two, three
    for step in range(1, length):
        ones |= one << Word(step)
        twos |= two << Word(step)
        threes |= three << Word(step)
    return ones & empty, twos & empty, threes & empty


@inlined
def _change(board: LineBoard, line: Word, direction: Word, one: Word, two: Word) -> None:
    cell = line * _TWO
    changed = board.lacking[cell] ^ one
    if changed != NONE:
        _turn_points(board, line, changed, direction, board.wins, Word(0x0F), True)
    changed = board.lacking[cell + ONE] ^ two
    if changed != NONE:
        _turn_points(board, line, changed, direction + _FOUR, board.fours, Word(0xF0), False)
    board.lacking[cell] = one
    board.lacking[cell + ONE] = two


@part
def _turn_points(
    board: LineBoard, line: Word, changed: Word, kind: Word, points: Words, mask: Word, counted: bool
) -> None:
    """Toggle one kind of threat on points of a line, and update the set of all points with such threats.

    `changed` marks the points, and `kind` is the bit of `board.kinds` to toggle. `points` is the set to update: it
    contains every point that has a bit of `mask` in `board.kinds`. If `counted` is True, the number of winning points
    of each colour is updated too.
    """
    shape = board.shape
    while changed != NONE:
        place = lowest_bit(changed)
        changed &= changed - ONE
        colour = place >> Word(5)
        point = Word(shape.point[line * _HALF + (place & _PLACES)])
        cell = colour * Word(shape.size) + point
        before = Word(board.kinds[cell])
        now = before ^ (ONE << kind)
        board.kinds[cell] = np.uint8(now)
        if (before & mask == NONE) != (now & mask == NONE):
            points[colour * Word(shape.words) + (point >> _WORD)] ^= ONE << (point & _BIT)
            if counted:
                board.counts[Word(BLACK_WINS) + colour] += 1 if before & mask == NONE else -1


@inlined
def winning_points(board: LineBoard, colour: Word) -> tuple[Word, Word]:
    """Return two points on which this colour would win now.

    If there are fewer than two, the size of the board (the number of its points) is returned for each missing point.
    """
    first = second = Word(board.shape.size)
    if board.counts[Word(BLACK_WINS) + colour] == 0:
        return first, second
    for index in range(board.shape.words):
        word = Word(index)
        found = board.wins[colour * Word(board.shape.words) + word] & board.open[word]
        while found != NONE and second == Word(board.shape.size):
            point = (word << _WORD) | lowest_bit(found)
            found &= found - ONE
            if may_play(board, point, colour):
                second = first
                first = point
    return first, second


@inlined
def winning_points_after(board: LineBoard, point: Word, colour: Word) -> tuple[Word, Word]:
    """Return what `winning_points` would return after a stone of this colour on `point`.

    No stone is put on the board. Call this only for boards without gravity, if the colour has no winning point now, and
    if the rules neither forbid points nor depend on the ends of lines.
    """
    shape = board.shape
    lowest = second = Word(shape.size)
    directions = Word(board.kinds[colour * Word(shape.size) + point]) >> _FOUR
    while directions != NONE:
        cell = point * _FOUR + lowest_bit(directions)
        directions &= directions - ONE
        line = Word(shape.line[cell])
        stones = board.stones[line] | ONE << (Word(shape.place[cell]) + colour * _HALF)
        places = (_winning_places(shape, line, stones) >> (colour * _HALF)) & _LOW
        while places != NONE:
            found = Word(shape.point[line * _HALF + lowest_bit(places)])
            places &= places - ONE
            second = min(max(found, lowest), second)
            lowest = min(found, lowest)
    return (lowest, second) if second == Word(shape.size) else (second, lowest)


@inlined
def _winning_places(shape: LineShape, line: Word, stones: Word) -> Word:
    """Return the empty points of a line that would complete a span, for both colours."""
    spans, inside = shape.spans[line], shape.inside[line]
    if shape.win_length == 5:
        return points_lacking_one(stones, live_spans(shape.rules, stones, spans, 5), inside, 5)
    length = shape.win_length
    return points_lacking_one(stones, live_spans(shape.rules, stones, spans, length), inside, length)


@inlined
def points_lacking_one(stones: Word, spans: Word, inside: Word, length: int) -> Word:
    """Return the first result of `lacking_points`: the empty points in spans that lack one stone, for both colours."""
    empty = inside & ~(stones | (stones >> _HALF) | (stones << _HALF))
    none, one = spans, NONE
    for step in range(length):
        have, free = stones >> Word(step), empty >> Word(step)
        one = (one & have) | (none & free)
        none &= have
    ones = one
    for step in range(1, length):
        ones |= one << Word(step)
    return ones & empty


@inlined
def is_open(board: LineBoard, point: Word) -> bool:
    """Return whether this point is empty and, with gravity, the lowest empty point of its column."""
    return (board.open[point >> _WORD] >> (point & _BIT)) & ONE != NONE


@inlined
def may_play(board: LineBoard, point: Word, colour: Word) -> bool:
    """Return whether the rules allow a side to put a stone on an open point."""
    return not forbids_points(board.shape.rules) or may_take_in_lines(board.shape.rules, board, point, colour)
