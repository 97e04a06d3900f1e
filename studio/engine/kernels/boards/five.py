"""Five in a row on a board of four words, with vector instructions for all four words.

The compiler does not find these instructions itself. A test compares the result with the general code in `lines`.
"""

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

_WORD = ir.IntType(64)
_WORDS = ir.VectorType(_WORD, 4)
_LANE = 16


@intrinsic
def has_five(typing_context: Any, a: Any, b: Any, c: Any, d: Any) -> Any:
    """Return whether there are five in a row in any direction; row r is lane r // 4 of word r % 4."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        stones = ir.Constant(_WORDS, ir.Undefined)
        for place, word in enumerate(arguments):
            stones = builder.insert_element(stones, word, ir.Constant(ir.IntType(32), place))
        runs = stones
        for distance in (1, 2, 1):  # runs of 2, 4 and 5
            runs = builder.and_(runs, builder.lshr(runs, _all(distance)))
        for lean in (0, 1, -1):
            runs = builder.or_(runs, _five_down(builder, stones, lean))
        bits = builder.bitcast(runs, ir.IntType(256))
        return builder.icmp_unsigned("!=", bits, ir.Constant(bits.type, 0))

    return types.boolean(a, b, c, d), build


def _five_down(builder: Any, stones: Any, lean: int) -> Any:
    """Runs that go down the rows, leaning right (1) or left (-1) or not at all."""
    runs = stones
    for rows in (1, 2, 1):
        runs = builder.and_(runs, _rows_below(builder, runs, rows, lean * rows))
    return runs


def _rows_below(builder: Any, words: Any, rows: int, lean: int) -> Any:
    """Shift the rows below onto their upper neighbours; after the last word the next lane follows."""
    order = ir.Constant(ir.VectorType(ir.IntType(32), 4), [(place + rows) % 4 for place in range(4)])
    below = builder.shuffle_vector(words, words, order)
    shifts = [_LANE * (place + rows >= 4) + max(lean, 0) for place in range(4)]
    below = builder.lshr(below, ir.Constant(_WORDS, shifts))
    return builder.shl(below, _all(-lean)) if lean < 0 else below


def _all(number: int) -> Any:
    return ir.Constant(_WORDS, [number] * 4)
