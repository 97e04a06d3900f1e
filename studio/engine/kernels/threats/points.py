"""Finds the strongest threat that a stone of one side would make on each point."""

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.boards.board import Codes, Words
from studio.engine.kernels.boards.line_board import (
    LineBoard,
    is_open,
    may_play,
    put_stone,
    set_up,
    take_back,
    winning_points,
)
from studio.engine.kernels.boards.rules import KernelRules, by_trait
from studio.engine.kernels.runtime.bits import NONE, ONE, Word, bit_count, lowest_bit
from studio.engine.kernels.runtime.compiling import inlined, kernel, part
from studio.engine.kernels.threats.answers import reply_and_win

NOTHING, OPEN_THREE, FOUR, OPEN_FOUR, FIVE = range(5)


@kernel
def mark_threats(board: LineBoard, stones: Codes, side: int, marks: npt.NDArray[np.uint8], before: Words) -> None:
    """Store in `marks` for each point the strongest new threat that a stone of this side would make there.

    Threats that exist already do not count. `before` is scratch memory of as many words as the board has.
    """
    set_up(board, stones)
    colour = Word(side)
    for index in range(board.shape.size):
        marks[index] = FIVE if _wins_on(board, colour, Word(index)) else _fours_made(board, colour, Word(index), before)
    for index in range(board.shape.size):
        if marks[index] == NOTHING and _may_move(board, Word(index), colour):
            put_stone(board, Word(index), colour)
            if _opens_fours(board, colour, marks, before):
                marks[index] = OPEN_THREE
            take_back(board)


@inlined
def _may_move(board: LineBoard, point: Word, colour: Word) -> bool:
    return is_open(board, point) and may_play(board, point, colour)


@inlined
def _wins_on(board: LineBoard, colour: Word, point: Word) -> bool:
    wins = (board.wins[colour * Word(board.shape.words) + (point >> Word(6))] >> (point & Word(63))) & ONE != NONE
    return wins and may_play(board, point, colour)


@part
def _fours_made(board: LineBoard, colour: Word, point: Word, before: Words) -> int:
    """Return the new threat of an immediate win that a stone on this point would make: FOUR, OPEN_FOUR or NOTHING."""
    if not _may_move(board, point, colour):
        return NOTHING
    wins, base, made = board.wins, colour * Word(board.shape.words), NONE
    for index in range(board.shape.words):
        before[index] = wins[base + Word(index)] & board.open[index]
    put_stone(board, point, colour)
    for index in range(board.shape.words):
        made += bit_count(wins[base + Word(index)] & board.open[index] & ~before[index])
    kind = OPEN_FOUR if made > ONE else FOUR if made == ONE else NOTHING
    if made > NONE:
        kind = four_kind(board.shape.rules, board, before, colour, np.int64(kind))
    take_back(board)
    return kind


def four_kind(rules: KernelRules, board: LineBoard, wanted: Words, colour: Word, kind: int) -> int:
    """Return how strong the threat of the last stone is: OPEN_FOUR, FOUR or NOTHING.

    No reply prevents an OPEN_FOUR, and some reply prevents a FOUR. `kind` is the strength that follows from the number
    of winning points alone. The result differs from `kind` only if the rules allow answers on other points. `wanted` is
    scratch memory.
    """
    raise NotImplementedError("kernels only")


def _by_points(rules: KernelRules, board: LineBoard, wanted: Words, colour: Word, kind: int) -> int:
    return kind


def _by_answers(rules: KernelRules, board: LineBoard, wanted: Words, colour: Word, kind: int) -> int:
    first, second = winning_points(board, colour)
    if first == Word(board.shape.size):
        return NOTHING
    _, win = reply_and_win(rules, board, wanted, colour, first, second)
    return OPEN_FOUR if win != Word(board.shape.size) else FOUR


by_trait(four_kind, lambda traits: _by_answers if traits.ends_matter or traits.forbids_points else _by_points)


@part
def _opens_fours(board: LineBoard, colour: Word, marks: npt.NDArray[np.uint8], before: Words) -> bool:
    """Return whether this colour could make an open four on a point that `marks` does not mark with OPEN_FOUR."""
    for index in range(board.shape.words):
        word = Word(index)
        found = board.open[word]
        if not board.shape.gravity:
            found &= board.fours[colour * Word(board.shape.words) + word]
        while found != NONE:
            point = (word << Word(6)) | lowest_bit(found)
            found &= found - ONE
            if marks[point] != OPEN_FOUR and _fours_made(board, colour, point, before) == OPEN_FOUR:
                return True
    return False
