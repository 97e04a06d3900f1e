"""Between which bounds the worth of a position lies, as far as it was found out. A cell keeps what came last.

A name is made of a position in such a way that no two have the same, so that what is read is never another's: the upper
bits say which cell it is, and the others are kept in the cell beside the bounds.
"""

from typing import Protocol

import numpy as np

from studio.engine.kernels.boards.board import Words
from studio.engine.kernels.endgame.columns import Columns
from studio.engine.kernels.runtime.bits import ONE, Word
from studio.engine.kernels.runtime.compiling import inlined

NO, YES, NOT_YET = 0, 1, 2
"""Whether a position is worth as much as somebody asks."""

FEWEST_TABLE_BITS = 16
"""So many bits of a name a cell need not keep."""
_SCRAMBLE = Word(0x9E3779B97F4A7C15)  # odd
_NAME_BITS, _BOUND_BITS, _BOTH_BITS, _BOUND = Word(64), Word(8), Word(16), Word(255)
_LEAST, _MOST = -128, 127


class Tabled(Protocol):
    """The fields of a record that holds a table and the board its positions are on."""

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
    """Of the stones of who is to move and of where the next ones come to rest; an odd factor takes no two to one."""
    return (own + stones + work.board.lowest) * _SCRAMBLE


@inlined
def _rest(name: Word) -> Word:
    """Never 0, as that of an empty cell: the lowest column has a bit in each name."""
    return name & ((ONE << (_NAME_BITS - _BOTH_BITS)) - ONE)


@inlined
def _least(cell: Word) -> np.int64:
    return np.int64((cell >> _BOUND_BITS) & _BOUND) + np.int64(_LEAST)


@inlined
def _most(cell: Word) -> np.int64:
    return np.int64(cell & _BOUND) + np.int64(_LEAST)
