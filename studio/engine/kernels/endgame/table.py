"""A table of bounds of position values. A new entry replaces the old entry in its cell.

A number of 64 bits, the *name*, identifies each position. Its upper bits select the cell, and the cell stores the other
bits beside the bounds. So an entry is never used for another position.
"""

from typing import Protocol

import numpy as np

from studio.engine.kernels.boards.board import Words
from studio.engine.kernels.endgame.columns import Columns
from studio.engine.kernels.runtime.bits import ONE, Word
from studio.engine.kernels.runtime.compiling import inlined

NO, YES, NOT_YET = 0, 1, 2
"""The answers: whether a position has at least a given value."""

FEWEST_TABLE_BITS = 16
"""The minimum of `table_bits`. A cell stores only the lower 48 bits of a name, so at least the upper 16 bits must
select the cell.
"""
_SCRAMBLE = Word(0x9E3779B97F4A7C15)  # odd
_NAME_BITS, _BOUND_BITS, _BOTH_BITS, _BOUND = Word(64), Word(8), Word(16), Word(255)
_LEAST, _MOST = -128, 127


class Tabled(Protocol):
    """The state of a search that has a table. The positions in the table belong to its board."""

    @property
    def board(self) -> Columns: ...

    @property
    def table(self) -> Words: ...

    @property
    def table_bits(self) -> Word: ...


@inlined
def known(work: Tabled, own: Word, stones: Word, wanted: int) -> int:
    name = _name(work, own, stones)
    cell = work.table[name >> (_NAME_BITS - work.table_bits)]
    if cell >> _BOTH_BITS != _rest(name):
        return NOT_YET
    if _least(cell) >= wanted:
        return YES
    return NO if _most(cell) < wanted else NOT_YET


@inlined
def keep(work: Tabled, own: Word, stones: Word, wanted: int, is_reached: bool) -> None:
    name = _name(work, own, stones)
    place = name >> (_NAME_BITS - work.table_bits)
    cell = work.table[place]
    least, most = np.int64(_LEAST), np.int64(_MOST)
    if cell >> _BOTH_BITS == _rest(name):
        least, most = _least(cell), _most(cell)
    if is_reached:
        least = max(least, wanted)
    else:
        most = min(most, wanted - 1)
    bounds = (Word(least - _LEAST) << _BOUND_BITS) | Word(most - _LEAST)
    work.table[place] = (_rest(name) << _BOTH_BITS) | bounds


@inlined
def _name(work: Tabled, own: Word, stones: Word) -> Word:
    """Return the number that identifies a position."""
    # Different positions get different numbers, because a multiplication by an odd factor is one-to-one.
    return (own + stones + work.board.lowest) * _SCRAMBLE


@inlined
def _rest(name: Word) -> Word:
    """Return the bits of a name that a cell stores."""
    # These bits are never all 0, because the first column sets one of them. So empty cells, which are 0, match no
    # position.
    return name & ((ONE << (_NAME_BITS - _BOTH_BITS)) - ONE)


@inlined
def _least(cell: Word) -> np.int64:
    return np.int64((cell >> _BOUND_BITS) & _BOUND) + np.int64(_LEAST)


@inlined
def _most(cell: Word) -> np.int64:
    return np.int64(cell & _BOUND) + np.int64(_LEAST)
