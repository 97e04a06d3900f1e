"""Work on sixteen numbers at once, written out for the compiler: it does not add up in another order by itself."""

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

LANES = 16
_NUMBER = ir.FloatType()
_VECTOR = ir.VectorType(_NUMBER, LANES)
_LANES = ir.VectorType(ir.IntType(32), LANES)
_ITEM_BYTES = 4


def _place(context: Any, builder: Any, kind: Any, array: Any, index: Any, offset: int) -> Any:
    """Where sixteen numbers of an array begin."""
    whole = context.make_array(kind)(context, builder, array)
    index = builder.add(index, ir.Constant(index.type, offset))
    place = cgutils.get_item_pointer(context, builder, kind, whole, [index], wraparound=False)
    return builder.bitcast(place, _VECTOR.as_pointer())


def _store(context: Any, builder: Any, kind: Any, array: Any, index: Any, offset: int, numbers: Any) -> None:
    builder.store(numbers, _place(context, builder, kind, array, index, offset), align=_ITEM_BYTES)


def _larger(builder: Any, one: Any, other: Any) -> Any:
    return builder.select(builder.fcmp_ordered(">", one, other), one, other)


def _load(context: Any, builder: Any, kind: Any, array: Any, index: Any, offset: int) -> Any:
    return builder.load(_place(context, builder, kind, array, index, offset), align=_ITEM_BYTES)


@intrinsic
def add_four_rows(typing_context: Any, table: Any, a: Any, b: Any, c: Any, d: Any, out: Any, at: Any) -> Any:
    """Add four rows of 64 numbers that begin in these places of a table; what is below 0 becomes 0."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kinds = signature.args
        zero = ir.Constant(_VECTOR, [0.0] * LANES)
        for offset in range(0, 64, LANES):
            rows = [_load(context, builder, kinds[0], arguments[0], arguments[row], offset) for row in range(1, 5)]
            total = builder.fadd(builder.fadd(rows[0], rows[1]), builder.fadd(rows[2], rows[3]))
            _store(context, builder, kinds[5], arguments[5], arguments[6], offset, _larger(builder, total, zero))
        return context.get_dummy_value()

    return types.void(table, a, b, c, d, out, at), build


@intrinsic
def dot_80(typing_context: Any, one: Any, at: Any, other: Any, begin: Any) -> Any:
    """The sum of eighty products."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kinds = signature.args
        total: Any = None
        for offset in range(0, 80, LANES):
            left = _load(context, builder, kinds[0], arguments[0], arguments[1], offset)
            right = _load(context, builder, kinds[2], arguments[2], arguments[3], offset)
            product = builder.fmul(left, right)
            total = product if total is None else builder.fadd(total, product)
        width = LANES
        while width > 1:  # halves are added, so that sixteen numbers need four additions
            width //= 2
            order = ir.Constant(_LANES, [(lane + width) % LANES for lane in range(LANES)])
            total = builder.fadd(total, builder.shuffle_vector(total, total, order))
        return builder.extract_element(total, ir.Constant(ir.IntType(32), 0))

    return types.float32(one, at, other, begin), build


@intrinsic
def add_context(
    typing_context: Any, padded: Any, at: Any, stride: Any, context: Any, bias: Any, out: Any, to: Any
) -> Any:
    """Sixteen numbers of a point, of those beside it and of those across its corners, by three rows of weights; the
    bias is added, and what is below 0 becomes 0."""

    def build(compiler: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kinds = signature.args
        at, stride = arguments[1], arguments[2]
        none = ir.Constant(at.type, 0)

        def moved(rows: int, columns: int) -> Any:
            step = builder.mul(stride, ir.Constant(stride.type, rows))
            return _load(compiler, builder, kinds[0], arguments[0], builder.add(at, step), columns * LANES)

        def added(*places: tuple[int, int]) -> Any:
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
def pool_80(typing_context: Any, numbers: Any, at: Any, count: Any, sums: Any) -> Any:
    """Write sums and maxima of `count` rows of eighty numbers: sums first, then maxima; no
    less than 0. What is added up stays in the processor's registers, as much of it at a time as they hold."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
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


def _registers(builder: Any, count: int) -> list[Any]:
    """Return `count` vectors of zeros."""
    places = [cgutils.alloca_once(builder, _VECTOR) for _ in range(count)]
    for place in places:
        builder.store(ir.Constant(_VECTOR, [0.0] * LANES), place)
    return places


def _layer(width: int) -> Any:
    """Return an operation that adds rows of `width` numbers, each row times its own number."""

    def add_rows(typing_context: Any, numbers: Any, count: Any, rows: Any, out: Any, to: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
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

    return intrinsic(add_rows)


add_rows_32, add_rows_80 = _layer(32), _layer(80)
"""Add `count` rows to numbers of `out`, each row times its number, one after the other."""


@intrinsic
def copy_16(typing_context: Any, numbers: Any, at: Any, out: Any, to: Any) -> Any:
    """Copy sixteen numbers."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        given = _load(context, builder, signature.args[0], arguments[0], arguments[1], 0)
        _store(context, builder, signature.args[2], arguments[2], arguments[3], 0, given)
        return context.get_dummy_value()

    return types.void(numbers, at, out, to), build
