"""Finds five in a row on a board of four words, with vector instructions for all four words at once.

The code is generated as LLVM code, because the compiler does not use such instructions by itself. A test compares the
results with `lines`, which handles other lengths.
"""

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from studio.engine.kernels.runtime.codegen import (
    Builder,
    Context,
    Intrinsic,
    Signature,
    Type,
    TypingContext,
    Value,
    Values,
)

_WORD = ir.IntType(64)
_WORDS = ir.VectorType(_WORD, 4)
_LANE = 16


@intrinsic
def has_five(typing_context: TypingContext, a: Type, b: Type, c: Type, d: Type) -> Intrinsic:
    """Return whether the four words of a `FourWords` board contain five in a row, in any direction."""

    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
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


def _five_down(builder: Builder, stones: Value, lean: int) -> Value:
    """Return the points where vertical or diagonal runs of five begin.

    `lean` is 0 for vertical runs, 1 for diagonals to the right, and -1 for diagonals to the left.
    """
    runs = stones
    for rows in (1, 2, 1):
        runs = builder.and_(runs, _rows_below(builder, runs, rows, lean * rows))
    return runs


def _rows_below(builder: Builder, words: Value, rows: int, lean: int) -> Value:
    """Return the board moved up by `rows` rows, and sideways by `lean` columns.

    The row below a row of the last word is in the first word, one lane further.
    """
    order = ir.Constant(ir.VectorType(ir.IntType(32), 4), [(place + rows) % 4 for place in range(4)])
    below = builder.shuffle_vector(words, words, order)
    shifts = [_LANE * (place + rows >= 4) + max(lean, 0) for place in range(4)]
    below = builder.lshr(below, ir.Constant(_WORDS, shifts))
    return builder.shl(below, _all(-lean)) if lean < 0 else below


def _all(number: int) -> Value:
    return ir.Constant(_WORDS, [number] * 4)
