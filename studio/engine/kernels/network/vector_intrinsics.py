"""Operations on sixteen numbers at once, generated as LLVM code.

The compiler does not use vector instructions for sums by itself, because it must not reorder the sums.
"""

from collections.abc import Callable

from llvmlite import ir
from numba.core import cgutils, types
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

LANES = 16
_NUMBER = ir.FloatType()
_VECTOR = ir.VectorType(_NUMBER, LANES)
_LANES = ir.VectorType(ir.IntType(32), LANES)
_ITEM_BYTES = 4


def _place(context: Context, builder: Builder, kind: Type, array: Value, index: Value, offset: int) -> Value:
    """Return the address of the sixteen numbers of an array that begin at `index` + `offset`."""
    whole = context.make_array(kind)(context, builder, array)
    index = builder.add(index, ir.Constant(index.type, offset))
    place = cgutils.get_item_pointer(context, builder, kind, whole, [index], wraparound=False)
    return builder.bitcast(place, _VECTOR.as_pointer())


def _store(
    context: Context, builder: Builder, kind: Type, array: Value, index: Value, offset: int, numbers: Value
) -> None:
    builder.store(numbers, _place(context, builder, kind, array, index, offset), align=_ITEM_BYTES)


def _larger(builder: Builder, one: Value, other: Value) -> Value:
    return builder.select(builder.fcmp_ordered(">", one, other), one, other)


def _load(context: Context, builder: Builder, kind: Type, array: Value, index: Value, offset: int) -> Value:
    return builder.load(_place(context, builder, kind, array, index, offset), align=_ITEM_BYTES)


@intrinsic
def add_four_rows(
    typing_context: TypingContext, table: Type, a: Type, b: Type, c: Type, d: Type, out: Type, at: Type
) -> Intrinsic:
    """Write ReLU of the sum of four rows of 64 numbers to `out`, from index `at` on.

    The rows begin at the indices `a` to `d` of `table`.
    """

    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        kinds = signature.args
        zero = ir.Constant(_VECTOR, [0.0] * LANES)
        for offset in range(0, 64, LANES):
            rows = [_load(context, builder, kinds[0], arguments[0], arguments[row], offset) for row in range(1, 5)]
            total = builder.fadd(builder.fadd(rows[0], rows[1]), builder.fadd(rows[2], rows[3]))
            _store(context, builder, kinds[5], arguments[5], arguments[6], offset, _larger(builder, total, zero))
        return context.get_dummy_value()

    return types.void(table, a, b, c, d, out, at), build


@intrinsic
def dot_80(typing_context: TypingContext, one: Type, at: Type, other: Type, begin: Type) -> Intrinsic:
    """Return the scalar product of 80 numbers of `one` and 80 numbers of `other`.

    They begin at the indices `at` and `begin`.
    """

    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        kinds = signature.args
        total: Value | None = None
        for offset in range(0, 80, LANES):
            left = _load(context, builder, kinds[0], arguments[0], arguments[1], offset)
            right = _load(context, builder, kinds[2], arguments[2], arguments[3], offset)
            product = builder.fmul(left, right)
            total = product if total is None else builder.fadd(total, product)
        width = LANES
        while width > 1:  # add the two halves, so that sixteen numbers need four additions
            width //= 2
            order = ir.Constant(_LANES, [(lane + width) % LANES for lane in range(LANES)])
            total = builder.fadd(total, builder.shuffle_vector(total, total, order))
        return builder.extract_element(total, ir.Constant(ir.IntType(32), 0))

    return types.float32(one, at, other, begin), build


@intrinsic
def add_context(
    typing_context: TypingContext, padded: Type, at: Type, stride: Type, context: Type, bias: Type, out: Type, to: Type
) -> Intrinsic:
    """Write the context of a point: ReLU of the bias plus the weighted sum of three vectors.

    The vectors are the features of the point, the sum of the features of its four orthogonal neighbours, and the sum of
    the features of its four diagonal neighbours.
    """

    def build(compiler: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        kinds = signature.args
        at, stride = arguments[1], arguments[2]
        none = ir.Constant(at.type, 0)

        def moved(rows: int, columns: int) -> Value:
            step = builder.mul(stride, ir.Constant(stride.type, rows))
            return _load(compiler, builder, kinds[0], arguments[0], builder.add(at, step), columns * LANES)

        def added(*places: tuple[int, int]) -> Value:
            a, b, c, d = (moved(*place) for place in places)
            return builder.fadd(builder.fadd(a, b), builder.fadd(c, d))

        groups = moved(0, 0), added((0, -1), (0, 1), (-1, 0), (1, 0)), added((-1, -1), (1, 1), (-1, 1), (1, -1))
        total = _load(compiler, builder, kinds[4], arguments[4], none, 0)
        for row, group in enumerate(groups):
            weights = _load(compiler, builder, kinds[3], arguments[3], none, row * LANES)
            total = builder.fadd(total, builder.fmul(group, weights))
        zero = ir.Constant(_VECTOR, [0.0] * LANES)
        _store(compiler, builder, kinds[5], arguments[5], arguments[6], 0, _larger(builder, total, zero))
        return compiler.get_dummy_value()

    return types.void(padded, at, stride, context, bias, out, to), build


@intrinsic
def pool_80(typing_context: TypingContext, numbers: Type, at: Type, count: Type, sums: Type) -> Intrinsic:
    """Write to `sums` the sum of each column of `count` rows of 80 numbers, then the maximum of each column.

    A maximum is never below 0. The rows begin at the index `at` of `numbers`.
    """
    # Two passes over the rows keep all sums and maxima in registers.

    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        kinds, (_, at, count, _) = signature.args, arguments
        none = ir.Constant(at.type, 0)
        for offsets in ((0, 16, 32), (48, 64)):
            totals, most = _registers(builder, len(offsets)), _registers(builder, len(offsets))
            with cgutils.for_range(builder, count, intp=at.type) as loop:
                row = builder.add(at, builder.mul(loop.index, ir.Constant(at.type, 80)))
                for lane, offset in enumerate(offsets):
                    given = _load(context, builder, kinds[0], arguments[0], row, offset)
                    builder.store(builder.fadd(builder.load(totals[lane]), given), totals[lane])
                    builder.store(_larger(builder, given, builder.load(most[lane])), most[lane])
            for lane, offset in enumerate(offsets):
                _store(context, builder, kinds[3], arguments[3], none, offset, builder.load(totals[lane]))
                _store(context, builder, kinds[3], arguments[3], none, 80 + offset, builder.load(most[lane]))
        return context.get_dummy_value()

    return types.void(numbers, at, count, sums), build


def _registers(builder: Builder, count: int) -> list[Value]:
    """Return `count` vectors of sixteen zeros, which the compiler keeps in registers."""
    places = [cgutils.alloca_once(builder, _VECTOR) for _ in range(count)]
    for place in places:
        builder.store(ir.Constant(_VECTOR, [0.0] * LANES), place)
    return places


def _layer(width: int) -> Callable[..., None]:
    """Return an intrinsic that adds rows of `width` numbers.

    The function `plain_vectors.add_rows_32` shows what it computes.
    """

    def add_rows(
        typing_context: TypingContext, numbers: Type, count: Type, rows: Type, out: Type, to: Type
    ) -> Intrinsic:
        def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
            kinds, (_, count, _, _, to) = signature.args, arguments
            totals = _registers(builder, width // LANES)
            for lane, total in enumerate(totals):
                builder.store(_load(context, builder, kinds[3], arguments[3], to, lane * LANES), total)
            whole = context.make_array(kinds[0])(context, builder, arguments[0])
            with cgutils.for_range(builder, count, intp=count.type) as loop:
                place = cgutils.get_item_pointer(context, builder, kinds[0], whole, [loop.index], wraparound=False)
                number = builder.insert_element(
                    ir.Constant(_VECTOR, ir.Undefined), builder.load(place), ir.Constant(ir.IntType(32), 0)
                )
                number = builder.shuffle_vector(number, number, ir.Constant(_LANES, [0] * LANES))
                row = builder.mul(loop.index, ir.Constant(count.type, width))
                for lane, total in enumerate(totals):
                    weights = _load(context, builder, kinds[2], arguments[2], row, lane * LANES)
                    builder.store(builder.fadd(builder.load(total), builder.fmul(number, weights)), total)
            for lane, total in enumerate(totals):
                _store(context, builder, kinds[3], arguments[3], to, lane * LANES, builder.load(total))
            return context.get_dummy_value()

        return types.void(numbers, count, rows, out, to), build

    added: Callable[..., None] = intrinsic(add_rows)
    return added


add_rows_32, add_rows_80 = _layer(32), _layer(80)
"""Add `count` rows of 32 or 80 numbers to `out`, one after another.

Each row is multiplied by its entry in `numbers`.
"""


@intrinsic
def copy_16(typing_context: TypingContext, numbers: Type, at: Type, out: Type, to: Type) -> Intrinsic:
    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        given = _load(context, builder, signature.args[0], arguments[0], arguments[1], 0)
        _store(context, builder, signature.args[2], arguments[2], arguments[3], 0, given)
        return context.get_dummy_value()

    return types.void(numbers, at, out, to), build
