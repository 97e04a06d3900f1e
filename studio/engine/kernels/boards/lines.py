"""Finds the lines of a colour anywhere on the board by shifts: runs of 2 give runs of 4, and these give runs of 5.

Let `step` be the distance in bits from a point to the next point of a run. If `runs` marks the points where at least n
stones begin, and k is at most n, `runs & (runs >> k * step)` marks the points where at least n + k stones begin. An
empty bit beside each row keeps runs from continuing in the next row. The usual lengths are written as constants,
because the compiler then generates code that is twice as fast.
"""

from typing import TYPE_CHECKING

from studio.engine.kernels.boards.board import BIT, NOWHERE, WORD, Board, Codes, FourWords, OneWord, RowWords, Words
from studio.engine.kernels.boards.rules import (
    KernelRules,
    ends_matter,
    every_long_line_wins,
    forbids_points,
    line_wins,
    may_take,
)
from studio.engine.kernels.runtime.bits import NONE, Word
from studio.engine.kernels.runtime.compiling import by_kind, inlined, part
from studio.engine.kernels.runtime.tuning import TUNED

if TUNED and not TYPE_CHECKING:
    from studio.engine.kernels.boards.five import has_five

_1, _2, _LANE = Word(1), Word(2), Word(16)


@inlined
def wins(board: Board, code: Word, colour: Word) -> bool:
    """Return whether the stone just put on this point wins."""
    if every_long_line_wins(board.shape.rules):
        return has_line(board, colour)
    return completes_line(board, code, colour)


@inlined
def completes_line(board: Board, code: Word, colour: Word) -> bool:
    """Return whether a stone of this colour on this point is, or would be, part of a winning line."""
    shape = board.shape
    words, neighbours = Word(shape.words), shape.neighbours
    return _stands_in_line(shape.rules, board.stones, words, colour, neighbours, code, shape.win_length)


@inlined
def wins_on(board: Board, code: Word, colour: Word) -> bool:
    """Return whether a stone of this side on this open point would be legal and win."""
    if not completes_line(board, code, colour):
        return False
    return not forbids_points(board.shape.rules) or may_take(board.shape.rules, board, code, colour)


@part
def _stands_in_line(
    rules: KernelRules, stones: Words, words: Word, colour: Word, neighbours: Codes, code: Word, win_length: int
) -> bool:
    base, other = colour * words, (colour ^ _1) * words
    for direction in range(4):
        length, blocked = 1, 0
        for side in (direction, direction + 4):
            neighbour = Word(neighbours[code * Word(8) + Word(side)])
            while neighbour != NOWHERE and (stones[base + (neighbour >> WORD)] >> (neighbour & BIT)) & _1 != NONE:
                length += 1
                neighbour = Word(neighbours[neighbour * Word(8) + Word(side)])
            if ends_matter(rules) and neighbour != NOWHERE:
                blocked += (stones[other + (neighbour >> WORD)] >> (neighbour & BIT)) & _1 != NONE
        if line_wins(rules, colour, length, win_length, blocked):
            return True
    return False


def has_line(board: Board, colour: Word) -> bool:
    """Return whether this colour has a line of at least the win length."""
    raise NotImplementedError("kernels only")


@inlined
def _runs(stones: Word, step: Word, length: int) -> Word:
    """Return the points where a run of at least this length begins. The next point of a run is `step` bits further."""
    runs, grown = stones, 1
    while grown < length:
        growth = min(grown, length - grown)
        runs &= runs >> (Word(growth) * step)
        grown += growth
    return runs


# One word: the next row begins `stride` bits further.


def _one_word(board: OneWord, colour: Word) -> bool:
    stones, shape = board.stones[colour], board.shape
    stride, length = Word(shape.stride), shape.win_length
    if length == 4 and shape.columns >= 4 and shape.rows >= 4:
        return _one_word_runs(stones, stride, 4)
    if length == 3 and shape.columns >= 3 and shape.rows >= 3:
        return _one_word_runs(stones, stride, 3)
    return _one_word_runs_of_any_length(stones, stride, length, shape.rows, shape.columns)


@part
def _one_word_runs_of_any_length(stones: Word, stride: Word, length: int, rows: int, columns: int) -> bool:
    found = NONE
    if length <= columns:
        found |= _runs(stones, _1, length)
    if length <= rows:
        found |= _runs(stones, stride, length)
    if length <= min(rows, columns):
        found |= _runs(stones, stride + _1, length) | _runs(stones, stride - _1, length)
    return found != NONE


@inlined
def _one_word_runs(stones: Word, stride: Word, length: int) -> bool:
    flat = _runs(stones, _1, length) | _runs(stones, stride, length)
    return flat | _runs(stones, stride + _1, length) | _runs(stones, stride - _1, length) != NONE


# Four words: the row below a row is in the same lane of the next word. The row below a row of the last word is in the
# first word, one lane further.


def _four_words(board: FourWords, colour: Word) -> bool:
    base = colour * Word(4)
    stones = board.stones
    a, b, c, d = stones[base], stones[base + _1], stones[base + _2], stones[base + Word(3)]
    return (
        has_five(a, b, c, d) if board.shape.win_length == 5 else _runs_in_four_words(a, b, c, d, board.shape.win_length)
    )


@part
def _runs_in_four_words(a: Word, b: Word, c: Word, d: Word, length: int) -> bool:
    found = _runs(a, _1, length) | _runs(b, _1, length) | _runs(c, _1, length) | _runs(d, _1, length)
    found |= _runs_down(a, b, c, d, length, NONE, NONE)
    found |= _runs_down(a, b, c, d, length, _1, NONE)
    found |= _runs_down(a, b, c, d, length, NONE, _1)
    return found != NONE


@inlined
def _runs_down(a: Word, b: Word, c: Word, d: Word, length: int, right: Word, left: Word) -> Word:
    """Return a word that is not 0 if there is a run of at least this length in one direction.

    The direction is the diagonal to the right if `right` is 1, the diagonal to the left if `left` is 1, and vertical if
    both are 0. `a` to `d` are the words of a `FourWords` board with the stones of one colour.
    """
    # The runs grow by two rows at a time.
    if length > 1:
        a, b, c, d = _one_row_longer(a, b, c, d, right, left)
    for _ in range((length - 2) >> 1):
        next_a, next_b = a >> _LANE, b >> _LANE
        a &= (c >> right + right) << left + left
        b &= (d >> right + right) << left + left
        c &= (next_a >> right + right) << left + left
        d &= (next_b >> right + right) << left + left
    if length > 1 and length & 1:
        a, b, c, d = _one_row_longer(a, b, c, d, right, left)
    return a | b | c | d


@inlined
def _one_row_longer(a: Word, b: Word, c: Word, d: Word, right: Word, left: Word) -> tuple[Word, Word, Word, Word]:
    next_a = a >> _LANE
    return (
        a & ((b >> right) << left),
        b & ((c >> right) << left),
        c & ((d >> right) << left),
        d & ((next_a >> right) << left),
    )


if not TUNED or TYPE_CHECKING:

    @inlined
    def has_five(a: Word, b: Word, c: Word, d: Word) -> bool:
        return _runs_in_four_words(a, b, c, d, 5)


# A word for each row.


def _row_words(board: RowWords, colour: Word) -> bool:
    rows = board.shape.words
    return _runs_in_rows(board.stones, board.scratch, rows, colour * Word(rows), board.shape.win_length)


@part
def _runs_in_rows(stones: Words, scratch: Words, rows: int, base: Word, length: int) -> bool:
    found = NONE
    for row in range(rows):
        found |= _runs(stones[base + Word(row)], _1, length)
    for lean in range(3):
        found |= _row_runs_down(stones, scratch, rows, base, length, Word(lean == 1), Word(lean == 2))
    return found != NONE


@inlined
def _row_runs_down(stones: Words, runs: Words, rows: int, base: Word, length: int, right: Word, left: Word) -> Word:
    for row in range(rows):
        runs[row] = stones[base + Word(row)]
    grown, found = 1, NONE
    while grown < length:
        growth = min(grown, length - grown)
        for row in range(rows - growth):
            runs[row] &= (runs[row + growth] >> (right * Word(growth))) << (left * Word(growth))
        for row in range(max(rows - growth, 0), rows):
            runs[row] = NONE
        grown += growth
    for row in range(rows):
        found |= runs[row]
    return found


by_kind(has_line, {OneWord: _one_word, FourWords: _four_words, RowWords: _row_words}, inline=True)
