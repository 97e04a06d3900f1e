"""The operations of `intrinsics` in plain Python, for releases of Numba that were not tested.

Cells are read and written without locks or fences, so a plain search runs in one thread.
"""

import time

import numba
import numpy as np
import numpy.typing as npt

from studio.engine.kernels.runtime.compiling import inlined

_Word = np.uint64
_ONE = _Word(1)
_DE_BRUIJN = _Word(0x03F79D71B4CB0A89)
"""A De Bruijn number. The six highest bits of its product with a power of two identify this power."""
_PLACES = np.zeros(64, np.uint64)
for _place in range(64):
    _PLACES[((0x03F79D71B4CB0A89 << _place) & (2**64 - 1)) >> 58] = _place


@inlined
def bits_of(number: float) -> int:
    """Return the bits of a single-precision number as an integer."""
    return np.float32(number).view(np.int32)


@inlined
def lowest_bit(word: np.uint64) -> np.uint64:
    """Return the index of a word's lowest set bit. The word must not be 0."""
    return _PLACES[((word & (~word + _ONE)) * _DE_BRUIJN) >> _Word(58)]


@inlined
def bit_count(word: np.uint64) -> np.uint64:
    """Return the number of set bits of a word."""
    # They are counted in pairs, fours and eights, then by one multiplication.
    word -= (word >> _ONE) & _Word(0x5555555555555555)
    word = (word & _Word(0x3333333333333333)) + ((word >> _Word(2)) & _Word(0x3333333333333333))
    word = (word + (word >> _Word(4))) & _Word(0x0F0F0F0F0F0F0F0F)
    return (word * _Word(0x0101010101010101)) >> _Word(56)


@inlined
def atomic_add(array: npt.NDArray[np.int64], index: int, amount: int) -> int:
    """Add `amount` to a cell. Return the previous value of the cell."""
    before = array[index]
    array[index] += amount
    return before


@inlined
def atomic_swap_in(array: npt.NDArray[np.int64], index: int, expected: int, new: int) -> bool:
    """Store `new` in a cell if the cell holds `expected`. Return whether `new` was stored."""
    if array[index] != expected:
        return False
    array[index] = new
    return True


@inlined
def atomic_load(array: npt.NDArray[np.int64], index: int) -> int:
    return array[index]


@inlined
def atomic_store(array: npt.NDArray[np.int64], index: int, value: int) -> None:
    array[index] = value


@inlined
def fetch(array: npt.NDArray[np.int64], index: int) -> None:
    """Do nothing: plain kernels cannot prefetch."""


@inlined
def yield_processor() -> int:
    """Do nothing: plain kernels run in one thread, which never waits for another."""
    return 0


@inlined
def nanoseconds() -> int:
    """Return the time of a monotonic clock in nanoseconds, read by the Python interpreter."""
    with numba.objmode(now="int64"):
        now = time.monotonic_ns()
    return now  # noqa: RET504  # a block in object mode cannot return
