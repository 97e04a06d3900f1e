"""The boards of the search: bits for stones, and a list of the open slots.

A point's *code* is the number of its bit: its word times 64, plus its place in the word. A *slot* is a choice of a
player: a point's code, or with gravity a column. The three kinds of boards differ in the layout of rows in words, by
which a few shifts find the lines of the whole board.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.rules import KernelRules, forbids_points, may_take
from studio.engine.kernels.runtime.bits import ONE, Word
from studio.engine.kernels.runtime.compiling import by_kind, inlined
from studio.engine.kernels.runtime.records import record

Codes = npt.NDArray[np.uint16]
Words = npt.NDArray[np.uint64]

NOWHERE = 65535
"""The code of no point."""

OPEN, TURN, STONES, BLACK_THREATS, WHITE_THREATS = range(5)
"""Cells of `counts`: the number of open slots, the side to move (0 black, 1 white), the number of stones, and the
number of points of each colour in `threats`."""

MOST_THREATS = 16

BIT = Word(63)
WORD = Word(6)


@record
class Shape(NamedTuple):
    """The constant part of a board: the rules and tables of the points."""

    words: int  # words of 64 bits a colour
    rows: int
    columns: int
    stride: int  # the step from a point to the one below it, where all points lie in one word
    win_length: int
    rules: KernelRules  # winning lines and legal points
    gravity: bool
    look_first: int  # moves of a rollout before the first look for a line, and between two looks;
    look_every: int  # the result does not depend on them
    neighbours: Codes  # [code * 8 + direction]: the next point, or NOWHERE; directions d and d + 4 are opposite
    above: Codes  # [code]: the next point of a column
    slots: Codes  # [code]: the slot of a point
    near: Words  # [code * words + word]: the points around a point, for rollouts near to stones
    tree_near: Words  # the same for the tree's moves
    centre_first: bool  # whether the tree's moves in the middle of the board come first as a game begins:
    centre: Words  # [word]: these points
    keys: Words  # [colour * codes + code]: random numbers that name a position


@record
class OneWord(NamedTuple):
    """All points in one word, row after row, with an empty column between rows."""

    shape: Shape
    memory: Words  # contains the next six arrays, so that they are copied at once
    stones: Words  # [colour * words + word]
    open: Codes  # [0..OPEN): the open slots; behind them, the slots that were drawn
    where: Codes  # [slot]: its index in `open`; not kept up by rollouts
    landing: Codes  # [column]: the point that the next stone takes
    counts: npt.NDArray[np.int64]
    key: Words  # [0]: the position's name
    threats: Codes  # [colour * MOST_THREATS + n]: points that would win, found when a rollout begins
    scratch: Words  # [row]: runs being found


@record
class FourWords(NamedTuple):
    """Up to 16 rows of up to 15 points: row r is the lane r // 4, 16 bits wide, of word r % 4."""

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
    """A word for each row: fits every board; tests compare the other two kinds with it."""

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
    """Make a board equal to another one."""
    for index in range(board.memory.size):
        board.memory[index] = root.memory[index]


def word_of(board: Board, code: Word, colour: Word) -> Word:
    """Which word of `stones` holds this colour's stone on this point."""
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
    """Return the point that a stone put into this slot takes, or NOWHERE if the slot is full."""
    if board.shape.gravity:
        return Word(board.landing[slot])
    return slot if is_empty(board, slot) else Word(NOWHERE)


@inlined
def legal_code(board: Board, slot: Word) -> Word:
    """Return the point on which the side to move may put a stone by this slot, or NOWHERE."""
    code = landing_code(board, slot)
    if forbids_points(board.shape.rules) and code != NOWHERE:
        return code if may_take(board.shape.rules, board, code, Word(board.counts[TURN])) else Word(NOWHERE)
    return code


@inlined
def legal_count(board: Board) -> int:
    """Return how many moves the side to move has."""
    if not forbids_points(board.shape.rules):
        return board.counts[OPEN]
    count = np.int64(0)
    for index in range(board.counts[OPEN]):
        count += legal_code(board, Word(board.open[Word(index)])) != NOWHERE
    return count


@inlined
def close_slot(board: Board, slot: Word) -> None:
    """Remove a slot from the open ones; the last of them takes its place."""
    board.counts[OPEN] -= 1
    last = board.open[board.counts[OPEN]]
    index = board.where[slot]
    board.open[index] = last
    board.where[last] = index


@inlined
def play(board: Board, code: Word) -> None:
    """Put a stone of the side to move on a point where it may stand now."""
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
    """Whether a stone lies within the radius of this point; everywhere counts as near on an empty board."""
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
    """Return whether a move of the tree is near to a stone, or for each side's first move near to the middle."""
    stones, shape = board.counts[STONES], board.shape
    if shape.centre_first and stones < 2:
        is_central = (shape.centre[code >> WORD] >> (code & BIT)) & ONE != Word(0)
        if is_central or stones == 0:
            return is_central
    return is_near(board, shape.tree_near, code)
