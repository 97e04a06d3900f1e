"""The operations of `vector_intrinsics` in plain Python. Sums have the same order, so results are exactly equal."""

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.runtime.compiling import inlined, part

_LANES = 16
_ZERO = np.float32(0)
Numbers = npt.NDArray[np.float32]


@part
def add_four_rows(table: Numbers, a: int, b: int, c: int, d: int, out: Numbers, at: int) -> None:
    """Write ReLU of the sum of four rows of 64 numbers to `out`, from index `at` on.

    The rows begin at the indices `a` to `d` of `table`.
    """
    for lane in range(64):
        total = (table[a + lane] + table[b + lane]) + (table[c + lane] + table[d + lane])
        out[at + lane] = _not_negative(total)


@part
def dot_80(one: Numbers, at: int, other: Numbers, begin: int) -> float:
    """Return the scalar product of 80 numbers of `one` and 80 numbers of `other`.

    They begin at the indices `at` and `begin`.
    """
    even = _eighth(one, at, other, begin, 0) + _eighth(one, at, other, begin, 2)
    return even + (_eighth(one, at, other, begin, 1) + _eighth(one, at, other, begin, 3))


@inlined
def _eighth(one: Numbers, at: int, other: Numbers, begin: int, lane: int) -> float:
    first = _lane_sum(one, at, other, begin, lane) + _lane_sum(one, at, other, begin, lane + 8)
    return first + (_lane_sum(one, at, other, begin, lane + 4) + _lane_sum(one, at, other, begin, lane + 12))


@inlined
def _lane_sum(one: Numbers, at: int, other: Numbers, begin: int, lane: int) -> float:
    total = one[at + lane] * other[begin + lane]
    for offset in range(_LANES, 80, _LANES):
        total += one[at + lane + offset] * other[begin + lane + offset]
    return total


@part
def add_context(padded: Numbers, at: int, stride: int, context: Numbers, bias: Numbers, out: Numbers, to: int) -> None:
    """Write the context of a point: ReLU of the bias plus the weighted sum of three vectors.

    The vectors are the features of the point, the sum of the features of its four orthogonal neighbours, and the sum of
    the features of its four diagonal neighbours.
    """
    row = stride
    for lane in range(_LANES):
        here = at + lane
        beside = (padded[here - _LANES] + padded[here + _LANES]) + (padded[here - row] + padded[here + row])
        corners = (padded[here - row - _LANES] + padded[here + row + _LANES]) + (
            padded[here - row + _LANES] + padded[here + row - _LANES]
        )
        total = bias[lane] + padded[here] * context[lane]
        total += beside * context[_LANES + lane]
        total += corners * context[2 * _LANES + lane]
        out[to + lane] = _not_negative(total)


@part
def pool_80(numbers: Numbers, at: int, count: int, sums: Numbers) -> None:
    """Write to `sums` the sum of each column of `count` rows of 80 numbers, then the maximum of each column.

    A maximum is never below 0. The rows begin at the index `at` of `numbers`.
    """
    for lane in range(80):
        total, most = _ZERO, _ZERO
        for row in range(count):
            given = numbers[at + row * 80 + lane]
            total += given
            most = max(most, given)
        sums[lane], sums[80 + lane] = total, most


@inlined
def _add_rows(numbers: Numbers, count: int, rows: Numbers, out: Numbers, to: int, width: int) -> None:
    for lane in range(width):
        total = out[to + lane]
        for row in range(count):
            total += numbers[row] * rows[row * width + lane]
        out[to + lane] = total


@part
def add_rows_32(numbers: Numbers, count: int, rows: Numbers, out: Numbers, to: int) -> None:
    """Add `count` rows of 32 numbers to `out`, one after another. Each row is multiplied by its entry in `numbers`."""
    _add_rows(numbers, count, rows, out, to, 32)


@part
def add_rows_80(numbers: Numbers, count: int, rows: Numbers, out: Numbers, to: int) -> None:
    """Do the same as `add_rows_32` for rows of 80 numbers."""
    _add_rows(numbers, count, rows, out, to, 80)


@part
def copy_16(numbers: Numbers, at: int, out: Numbers, to: int) -> None:
    for lane in range(_LANES):
        out[to + lane] = numbers[at + lane]


@inlined
def _not_negative(number: float) -> float:
    return max(_ZERO, number)
