"""Operations without a Python equivalent, generated as LLVM code: bits, atomic cells, prefetching, a clock."""

import ctypes
import sys
import time

from llvmlite import binding, ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from studio.engine.kernels.runtime.codegen import (
    Array,
    Builder,
    Context,
    Intrinsic,
    Signature,
    Type,
    TypingContext,
    Value,
    Values,
)


@intrinsic
def bits_of(typing_context: TypingContext, number: Type) -> Intrinsic:
    """Return the bits of a single-precision number as an integer."""

    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        return builder.bitcast(arguments[0], ir.IntType(32))

    return types.int32(types.float32), build


@intrinsic
def lowest_bit(typing_context: TypingContext, word: Type) -> Intrinsic:
    """Return the index of a word's lowest set bit. The word must not be 0."""

    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), build


@intrinsic
def bit_count(typing_context: TypingContext, word: Type) -> Intrinsic:
    """Return the number of set bits of a word."""

    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), build


def _cell(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
    """Return the address of an element of an array."""
    kind = signature.args[0]
    array = context.make_array(kind)(context, builder, arguments[0])
    return cgutils.get_item_pointer(context, builder, kind, array, [arguments[1]], wraparound=False)


@intrinsic
def atomic_add(typing_context: TypingContext, array: Array, index: Type, amount: Type) -> Intrinsic:
    """Add `amount` to a cell atomically. Return the previous value of the cell."""

    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        return builder.atomic_rmw("add", _cell(context, builder, signature, arguments), arguments[2], "acq_rel")

    return array.dtype(array, types.int64, array.dtype), build


@intrinsic
def atomic_swap_in(typing_context: TypingContext, array: Array, index: Type, expected: Type, new: Type) -> Intrinsic:
    """Store `new` in a cell if the cell holds `expected`, as one atomic operation. Return whether `new` was stored."""

    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        cell = _cell(context, builder, signature, arguments)
        done = builder.cmpxchg(cell, arguments[2], arguments[3], "acq_rel", "acquire")
        return builder.extract_value(done, 1)

    return types.boolean(array, types.int64, array.dtype, array.dtype), build


@intrinsic
def atomic_load(typing_context: TypingContext, array: Array, index: Type) -> Intrinsic:
    """Return the value of a cell that another thread may write."""
    # The compiler could move a plain read out of a loop.

    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        cell = _cell(context, builder, signature, arguments)
        return builder.load_atomic(cell, "acquire", signature.args[0].dtype.bitwidth // 8)

    return array.dtype(array, types.int64), build


@intrinsic
def atomic_store(typing_context: TypingContext, array: Array, index: Type, value: Type) -> Intrinsic:
    """Write a cell that another thread may read. Earlier writes become visible before this one."""

    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        cell = _cell(context, builder, signature, arguments)
        builder.store_atomic(arguments[2], cell, "release", signature.args[0].dtype.bitwidth // 8)
        return context.get_dummy_value()

    return types.void(array, types.int64, array.dtype), build


@intrinsic
def fetch(typing_context: TypingContext, array: Array, index: Type) -> Intrinsic:
    """Prefetch a cell that will be read soon."""

    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        number, address = ir.IntType(32), ir.IntType(8).as_pointer()
        kind = ir.FunctionType(ir.VoidType(), [address, number, number, number])
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", (address,), kind)
        cell = builder.bitcast(_cell(context, builder, signature, arguments), address)
        builder.call(prefetch, [cell, number(0), number(3), number(1)])  # to read; into all caches; data
        return context.get_dummy_value()

    return types.void(array, types.int64), build


_LET_OTHERS_GO_ON = "SwitchToThread" if sys.platform == "win32" else "sched_yield"
"""The system function that yields the processor. Stored kernels find it by this name."""


@intrinsic
def yield_processor(typing_context: TypingContext) -> Intrinsic:
    """Let the system run another thread."""
    # It may hold the lock that this thread waits for.

    def build(context: Context, builder: Builder, signature: Signature, arguments: Values) -> Value:
        kind = ir.FunctionType(ir.IntType(32), [])
        function = cgutils.get_or_insert_function(builder.module, kind, _LET_OTHERS_GO_ON)
        return builder.call(function, [])

    return types.int32(), build


# A clock

_SECOND = 1_000_000_000
_WHOLE, _PLACE = ir.IntType(64), ir.IntType(32)


def _memory(builder: Builder, kind: Type) -> Value:
    """Return memory into which a system function can write its result."""
    return cgutils.alloca_once(builder, kind)


def _called(builder: Builder, name: str, *arguments: Value) -> None:
    """Generate a call of the system function `name`. The function is looked up when a kernel is loaded."""
    kind = ir.FunctionType(_PLACE, [argument.type for argument in arguments])
    builder.call(cgutils.get_or_insert_function(builder.module, kind, name), arguments)


if sys.platform == "win32":
    for _name in ("QueryPerformanceCounter", "QueryPerformanceFrequency"):
        binding.add_symbol(_name, ctypes.cast(getattr(ctypes.windll.kernel32, _name), ctypes.c_void_p).value)

    def _read(builder: Builder) -> Value:
        """Return the performance counter in nanoseconds."""
        # Whole seconds are converted alone, so no product overflows.
        ticks, a_second = _memory(builder, _WHOLE), _memory(builder, _WHOLE)
        _called(builder, "QueryPerformanceCounter", ticks)
        _called(builder, "QueryPerformanceFrequency", a_second)
        count, frequency, second = builder.load(ticks), builder.load(a_second), _WHOLE(_SECOND)
        rest = builder.sdiv(builder.mul(builder.srem(count, frequency), second), frequency)
        return builder.add(builder.mul(builder.sdiv(count, frequency), second), rest)

else:

    def _read(builder: Builder) -> Value:
        """Return the system's monotonic clock in nanoseconds."""
        record = _memory(builder, ir.LiteralStructType([_WHOLE, _WHOLE]))
        _called(builder, "clock_gettime", _PLACE(time.CLOCK_MONOTONIC), record)
        seconds, rest = (builder.load(builder.gep(record, [_PLACE(0), _PLACE(field)])) for field in range(2))
        return builder.add(builder.mul(seconds, _WHOLE(_SECOND)), rest)


@intrinsic
def nanoseconds(_typing_context: TypingContext) -> Intrinsic:
    """Return the time of a monotonic clock in nanoseconds."""

    def build(_context: Context, builder: Builder, _signature: Signature, _arguments: Values) -> Value:
        return _read(builder)

    return types.int64(), build
