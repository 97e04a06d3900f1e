"""A kind of rules for tests, in which the colours have different rules and Black may not take some points.

Black wins with exactly the win length, White also with more. Black may not take a point if its stone would make a
longer line, unless the stone also wins. `handicapped` replaces a shipped kind of rules by this one.
"""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from studio.engine.kernels.boards import rules as seam
from studio.engine.kernels.boards.board import BIT, NOWHERE, WORD, Codes, Words
from studio.engine.kernels.boards.line_board import NO_LINE, LineBoard
from studio.engine.kernels.runtime.bits import NONE, ONE, Word
from studio.engine.kernels.runtime.compiling import by_kind, part
from studio.game.rules import Beyond, Overline, Rules
from studio.game.stones import Stone
from tests.engine.slow_lines import lines_through

_LOW, _EIGHT, _FOUR = Word(0xFFFFFFFF), Word(8), Word(4)


class Handicap(Rules):
    """The rules in Python, as `Position` uses them: slow, and without code of the compiled rules."""

    __slots__ = ()

    @property
    def forbids_points(self) -> bool:
        return True

    def wins(self, stone: Stone, length: int, ends: tuple[Beyond, Beyond]) -> bool:
        del ends
        return length == self.win_length or (length > self.win_length and stone is Stone.WHITE)

    def may_take(self, cells: Sequence[Stone], point: int, stone: Stone) -> bool:
        if stone is Stone.WHITE:
            return True
        letters = [".XO"[cell] for cell in cells]
        letters[point] = stone.letter
        lengths = [len(line) for line, _ in lines_through(letters, self, point)]
        return self.win_length in lengths or max(lengths) < self.win_length


def handicap(rows: int, columns: int, win_length: int, gravity: bool = False) -> Handicap:
    return Handicap(rows, columns, win_length, gravity, Overline.NOTHING)


# The same rules, compiled


class KernelHandicap(NamedTuple):
    """The kind of these rules for kernels. Black has the colour number 0."""


# The cache identifies kernels by the names of their argument types: an edit of this file must change the name.
KernelHandicap.__name__ += "_" + hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:8]
seam.rule_kind(forbids_points=True)(KernelHandicap)


def _line_wins(rules: KernelHandicap, colour: Word, length: int, win_length: int, blocked: int) -> bool:
    return length == win_length or (length > win_length and colour == ONE)


def _every_long_line_wins(rules: KernelHandicap) -> bool:
    return False


def _live_spans(rules: KernelHandicap, stones: Word, spans: Word, length: int) -> Word:
    black = stones & _LOW
    return spans & ~((black << ONE) | (black >> Word(length)))


def _may_take(rules: KernelHandicap, board: Any, code: Word, colour: Word) -> bool:
    return colour == ONE or not _is_too_long(board.stones, board.shape.neighbours, code, board.shape.win_length)


def _may_take_in_lines(rules: KernelHandicap, board: LineBoard, point: Word, colour: Word) -> bool:
    return colour == ONE or not _is_too_long_in_lines(board, point)


@part
def _is_too_long(stones: Words, neighbours: Codes, code: Word, win_length: int) -> bool:
    found = False
    for direction in range(4):
        length = 1
        for side in (direction, direction + 4):
            at = Word(neighbours[code * _EIGHT + Word(side)])
            while at != NOWHERE and (stones[at >> WORD] >> (at & BIT)) & ONE != NONE:
                length += 1
                at = Word(neighbours[at * _EIGHT + Word(side)])
        if length == win_length:
            return False
        found |= length > win_length
    return found


@part
def _is_too_long_in_lines(board: LineBoard, point: Word) -> bool:
    found = False
    for direction in range(4):
        line = Word(board.shape.line[point * _FOUR + Word(direction)])
        if line == NO_LINE:
            continue
        black, place, length = board.stones[line] & _LOW, Word(board.shape.place[point * _FOUR + Word(direction)]), 1
        above, below = black >> (place + ONE), place
        while above & ONE != NONE:
            length += 1
            above >>= ONE
        while below > NONE and (black >> (below - ONE)) & ONE != NONE:
            length += 1
            below -= ONE
        if length == board.shape.win_length:
            return False
        found |= length > board.shape.win_length
    return found


by_kind(seam.line_wins, {KernelHandicap: _line_wins}, inline=True)
by_kind(seam.every_long_line_wins, {KernelHandicap: _every_long_line_wins}, inline=True)
by_kind(seam.live_spans, {KernelHandicap: _live_spans}, inline=True)
by_kind(seam.may_take, {KernelHandicap: _may_take}, inline=True)
by_kind(seam.may_take_in_lines, {KernelHandicap: _may_take_in_lines}, inline=True)
# White stones never change whether a line of Black is too long.
by_kind(seam.stays_allowed, {KernelHandicap: _may_take_in_lines}, inline=True)


@contextmanager
def handicapped() -> Iterator[None]:
    """Within this context, boards for the rule of exactly the win length use the handicap rules instead."""
    with patch.dict(seam._KINDS, {Overline.NOTHING: KernelHandicap()}):
        yield
