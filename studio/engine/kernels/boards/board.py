"""The boards of the search: one bit for each stone, and a list of the open slots.

A point's *code* is the number of its bit: the index of the word times 64, plus the bit's place in the word. A player
chooses a *slot*: with gravity a column, otherwise a point. The three kinds of boards store rows in words differently,
so that a few shifts find all lines of the board.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.rules import KernelRules, forbids_points, may_take
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, lowest_bit
from studio.engine.kernels.runtime.compiling import by_kind, inlined
from studio.engine.kernels.runtime.records import record

Codes = npt.NDArray[np.uint16]
Words = npt.NDArray[np.uint64]

NOWHERE = 65535
"""The code that stands for no point."""

OPEN, TURN, STONES, BLACK_THREATS, WHITE_THREATS = range(5)
"""Cells of `counts`. OPEN: the number of open slots. TURN: the side to move (0 black, 1 white). STONES: the number
of stones. BLACK_THREATS, WHITE_THREATS: the number of points of each colour in `threats`.
"""

MOST_THREATS = 16

BIT = Word(63)
WORD = Word(6)


@record
class Shape(NamedTuple):
    """The data of a board that no move changes: its size, its rules, and tables about its points."""

    words: int  # words of 64 bits per colour
    rows: int
    columns: int
    stride: int  # with all points in one word, the step from a point to the point below it
    win_length: int
    rules: KernelRules  # winning lines and legal points
    gravity: bool
    look_first: int  # moves of a rollout before it first searches for a line
    look_every: int  # moves between two such searches; neither number changes the result
    neighbours: Codes  # [code * 8 + direction]: the next point, or NOWHERE; directions d and d + 4 are opposite
    above: Codes  # [code]: the next point of a column
    slots: Codes  # [code]: the slot of a point
    near: Words  # [code * words + word]: the points around a point, for rollouts near stones
    tree_near: Words  # the same for moves in the tree
    centre_first: bool  # whether the tree tries moves in the middle first when a game begins
    centre: Words  # [word]: the points in the middle
    keys: Words  # [colour * codes + code]: random numbers for Zobrist hashing


@record
class OneWord(NamedTuple):
    """A board with all points in one word per colour, row after row, with an empty column between rows."""

    shape: Shape
    memory: Words  # contains the next six arrays, so that they are copied at once
    stones: Words  # [colour * words + word]
    open: Codes  # [0..OPEN): the open slots; after these, the slots that a rollout has played
    where: Codes  # [slot]: its index in `open`; not updated by rollouts
    landing: Codes  # [column]: the point that the next stone takes
    counts: npt.NDArray[np.int64]
    key: Words  # [0]: the position's Zobrist hash
    threats: Codes  # [colour * MOST_THREATS + n]: points that would win, found when a rollout begins
    scratch: Words  # [row]: working memory for finding lines


@record
class FourWords(NamedTuple):
    """A board of up to 16 rows of up to 15 points, in four words per colour.

    Each word has four lanes of 16 bits, and a lane holds a row. Row r is in lane r // 4 of word r % 4.
    """

    shape: Shape
    memory: Words  # contains the next six arrays, so that they are copied at once
    stones: Words
    open: Codes
    where: Codes
    landing: Codes
    counts: npt.NDArray[np.int64]
    key: Words
    threats: Codes  # [colour * MOST_THREATS + n]: points that would win, found when a rollout begins
    scratch: Words


@record
class RowWords(NamedTuple):
    """A board of any size, with one word per row and colour. Tests compare the other two kinds of boards with it."""

    shape: Shape
    memory: Words  # contains the next six arrays, so that they are copied at once
    stones: Words
    open: Codes
    where: Codes
    landing: Codes
    counts: npt.NDArray[np.int64]
    key: Words
    threats: Codes  # [colour * MOST_THREATS + n]: points that would win, found when a rollout begins
    scratch: Words


Board = OneWord | FourWords | RowWords


@inlined
def restore(board: Board, root: Board) -> None:
    """Copy the position of `root` into `board`."""
    for index in range(board.memory.size):
        board.memory[index] = root.memory[index]


def word_of(board: Board, code: Word, colour: Word) -> Word:
    """Return the index of the word in `stones` that holds this colour's stone on this point."""
    raise NotImplementedError("kernels only")


def _one_word(board: OneWord, code: Word, colour: Word) -> Word:
    return colour


def _four_words(board: FourWords, code: Word, colour: Word) -> Word:
    return colour * Word(4) + (code >> WORD)


def _row_words(board: RowWords, code: Word, colour: Word) -> Word:
    return colour * Word(board.shape.words) + (code >> WORD)


by_kind(word_of, {OneWord: _one_word, FourWords: _four_words, RowWords: _row_words})


@inlined
def put(board: Board, code: Word, colour: Word) -> None:
    board.stones[word_of(board, code, colour)] |= ONE << (code & BIT)


@inlined
def lift(board: Board, code: Word, colour: Word) -> None:
    board.stones[word_of(board, code, colour)] ^= ONE << (code & BIT)


@inlined
def has(board: Board, code: Word, colour: Word) -> bool:
    return (board.stones[word_of(board, code, colour)] >> (code & BIT)) & ONE != Word(0)


@inlined
def is_empty(board: Board, code: Word) -> bool:
    return not has(board, code, Word(0)) and not has(board, code, Word(1))


@inlined
def landing_code(board: Board, slot: Word) -> Word:
    """Return the point on which a stone in this slot lands, or NOWHERE if the slot is full."""
    if board.shape.gravity:
        return Word(board.landing[slot])
    return slot if is_empty(board, slot) else Word(NOWHERE)


@inlined
def legal_code(board: Board, slot: Word) -> Word:
    """Return the point on which the side to move places a stone in this slot, or NOWHERE if the move is not legal."""
    code = landing_code(board, slot)
    if forbids_points(board.shape.rules) and code != NOWHERE:
        return code if may_take(board.shape.rules, board, code, Word(board.counts[TURN])) else Word(NOWHERE)
    return code


@inlined
def legal_count(board: Board) -> int:
    """Return the number of legal moves of the side to move."""
    if not forbids_points(board.shape.rules):
        return board.counts[OPEN]
    count = np.int64(0)
    for index in range(board.counts[OPEN]):
        count += legal_code(board, Word(board.open[Word(index)])) != NOWHERE
    return count


@inlined
def close_slot(board: Board, slot: Word) -> None:
    """Remove a slot from the list of open slots; the last open slot takes its place in the list."""
    board.counts[OPEN] -= 1
    last = board.open[board.counts[OPEN]]
    index = board.where[slot]
    board.open[index] = last
    board.where[last] = index


@inlined
def play(board: Board, code: Word) -> None:
    """Put a stone of the side to move on a legal point."""
    shape = board.shape
    slot = Word(shape.slots[code])
    colour = Word(board.counts[TURN])
    put(board, code, colour)
    board.key[0] ^= shape.keys[colour * Word(shape.above.size) + code]
    if shape.gravity:
        board.landing[slot] = shape.above[code]
    if not shape.gravity or shape.above[code] == NOWHERE:
        close_slot(board, slot)
    board.counts[TURN] ^= 1
    board.counts[STONES] += 1


@inlined
def is_near(board: Board, near: Words, code: Word) -> bool:
    """Return whether a stone is near this point.

    `near` is one of the two tables of nearby points in `Shape`. If the board or the table is empty, every point is
    near.
    """
    words = Word(board.shape.words)
    if board.counts[STONES] == 0 or near.size < 2:
        return True
    found = Word(0)
    for word in range(board.shape.words):
        stones = board.stones[Word(word)] | board.stones[words + Word(word)]
        found |= stones & near[code * words + Word(word)]
    return found != Word(0)


@inlined
def comes_first(board: Board, code: Word) -> bool:
    """Return whether the search tries this point before others.

    The search first tries points near a stone. For the first move of each side, it first tries points in the middle of
    the board.
    """
    stones, shape = board.counts[STONES], board.shape
    if shape.centre_first and stones < 2:
        is_central = (shape.centre[code >> WORD] >> (code & BIT)) & ONE != Word(0)
        if is_central or stones == 0:
            return is_central
    return is_near(board, shape.tree_near, code)


@inlined
def mark_first(board: Board) -> None:
    """Mark all points for which `comes_first` returns True.

    If many points are tested, call this first and then `is_marked`, which only reads the mark of a point.
    """
    shape, marks, stones = board.shape, board.scratch, board.counts[STONES]
    has_centre = shape.centre_first and stones < 2
    for index in range(shape.words):
        marks[Word(index)] = shape.centre[Word(index)] if has_centre else NONE
    if has_centre and stones == 0:
        return
    if stones == 0 or shape.tree_near.size < 2:
        for index in range(shape.words):
            marks[Word(index)] = ~NONE
        return
    for index in range(shape.words):
        left = board.stones[Word(index)] | board.stones[Word(shape.words) + Word(index)]
        while left != NONE:
            _mark_near(board, (Word(index) << WORD) | lowest_bit(left))
            left &= left - ONE


@inlined
def _mark_near(board: Board, code: Word) -> None:
    words = Word(board.shape.words)
    for index in range(board.shape.words):
        board.scratch[Word(index)] |= board.shape.tree_near[code * words + Word(index)]


@inlined
def is_marked(board: Board, code: Word) -> bool:
    return (board.scratch[code >> WORD] >> (code & BIT)) & ONE != NONE
