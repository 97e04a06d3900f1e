"""Operations that Python has no words for, written as machine code: bits, cells that several threads share, a clock."""

import ctypes
import sys
import time
from typing import Any

from llvmlite import binding, ir
from numba.core import cgutils, types
from numba.extending import intrinsic


@intrinsic
def bits_of(typing_context: Any, number: Any) -> Any:
    """The bits of a single-precision number as a whole number."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.bitcast(arguments[0], ir.IntType(32))

    return types.int32(types.float32), build


@intrinsic
def lowest_bit(typing_context: Any, word: Any) -> Any:
    """The place of a word's lowest bit; the word must have one."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), build


@intrinsic
def bit_count(typing_context: Any, word: Any) -> Any:
    """How many bits of a word are set."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), build


def _cell(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Where an element of an array lies."""
    kind = signature.args[0]
    array = context.make_array(kind)(context, builder, arguments[0])
    return cgutils.get_item_pointer(context, builder, kind, array, [arguments[1]], wraparound=False)


@intrinsic
def atomic_add(typing_context: Any, array: Any, index: Any, amount: Any) -> Any:
    """Add to a cell that other threads add to as well; gives what it held before."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.atomic_rmw("add", _cell(context, builder, signature, arguments), arguments[2], "acq_rel")

    return array.dtype(array, types.int64, array.dtype), build


@intrinsic
def atomic_swap_in(typing_context: Any, array: Any, index: Any, expected: Any, new: Any) -> Any:
    """Put `new` into a cell that holds `expected`; says whether it did."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cell = _cell(context, builder, signature, arguments)
        done = builder.cmpxchg(cell, arguments[2], arguments[3], "acq_rel", "acquire")
        return builder.extract_value(done, 1)

    return types.boolean(array, types.int64, array.dtype, array.dtype), build


@intrinsic
def atomic_load(typing_context: Any, array: Any, index: Any) -> Any:
    """Read a cell that another thread may write; a plain read would be moved out of the loop."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cell = _cell(context, builder, signature, arguments)
        return builder.load_atomic(cell, "acquire", signature.args[0].dtype.bitwidth // 8)

    return array.dtype(array, types.int64), build


@intrinsic
def atomic_store(typing_context: Any, array: Any, index: Any, value: Any) -> Any:
    """Write a cell that another thread may read, after everything written before it."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cell = _cell(context, builder, signature, arguments)
        builder.store_atomic(arguments[2], cell, "release", signature.args[0].dtype.bitwidth // 8)
        return context.get_dummy_value()

    return types.void(array, types.int64, array.dtype), build


@intrinsic
def fetch(typing_context: Any, array: Any, index: Any) -> Any:
    """Let the processor bring a cell near that will be read soon, and go on meanwhile."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        number, address = ir.IntType(32), ir.IntType(8).as_pointer()
        kind = ir.FunctionType(ir.VoidType(), [address, number, number, number])
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", (address,), kind)
        cell = builder.bitcast(_cell(context, builder, signature, arguments), address)
        builder.call(prefetch, [cell, number(0), number(3), number(1)])  # to read; into all caches; data
        return context.get_dummy_value()

    return types.void(array, types.int64), build


_LET_OTHERS_GO_ON = "SwitchToThread" if sys.platform == "win32" else "sched_yield"
"""What the system calls it; kernels that are kept know it by this name."""


@intrinsic
def yield_processor(typing_context: Any) -> Any:
    """Let another thread have this processor: the one that is waited for may be asleep."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = ir.FunctionType(ir.IntType(32), [])
        function = cgutils.get_or_insert_function(builder.module, kind, _LET_OTHERS_GO_ON)
        return builder.call(function, [])

    return types.int32(), build


# A clock

_SECOND = 1_000_000_000
_WHOLE, _PLACE = ir.IntType(64), ir.IntType(32)


def _memory(builder: Any, kind: Any) -> Any:
    """Where the system can write its answer."""
    return cgutils.alloca_once(builder, kind)


def _called(builder: Any, name: str, *arguments: Any) -> None:
    """Call a function of the system by its name, which is looked up when a kernel is loaded."""
    kind = ir.FunctionType(_PLACE, [argument.type for argument in arguments])
    builder.call(cgutils.get_or_insert_function(builder.module, kind, name), arguments)


if sys.platform == "win32":
    for _name in ("QueryPerformanceCounter", "QueryPerformanceFrequency"):
        binding.add_symbol(_name, ctypes.cast(getattr(ctypes.windll.kernel32, _name), ctypes.c_void_p).value)

    def _read(builder: Any) -> Any:
        """The ticks since the start, as nanoseconds: whole seconds and the rest apart, or the product would not fit."""
        ticks, a_second = _memory(builder, _WHOLE), _memory(builder, _WHOLE)
        _called(builder, "QueryPerformanceCounter", ticks)
        _called(builder, "QueryPerformanceFrequency", a_second)
        count, frequency, second = builder.load(ticks), builder.load(a_second), _WHOLE(_SECOND)
        rest = builder.sdiv(builder.mul(builder.srem(count, frequency), second), frequency)
        return builder.add(builder.mul(builder.sdiv(count, frequency), second), rest)

else:

    def _read(builder: Any) -> Any:
        """The system fills a record of seconds and nanoseconds."""
        record = _memory(builder, ir.LiteralStructType([_WHOLE, _WHOLE]))
        _called(builder, "clock_gettime", _PLACE(time.CLOCK_MONOTONIC), record)
        seconds, rest = (builder.load(builder.gep(record, [_PLACE(0), _PLACE(field)])) for field in range(2))
        return builder.add(builder.mul(seconds, _WHOLE(_SECOND)), rest)


@intrinsic
def nanoseconds(_typing_context: Any) -> Any:
    """What the clock shows, for kernels."""

    def build(_context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        return _read(builder)

    return types.int64(), build
