"""A clock that kernels can read: nanoseconds that never go back. Where they begin means nothing."""

import ctypes
import sys
import time
from typing import Any

from llvmlite import binding, ir
from numba.core import cgutils, types

from studio.engine.kernels.runtime.compiling import intrinsic, kernel

_SECOND = 1_000_000_000
_WHOLE, _PLACE = ir.IntType(64), ir.IntType(32)


def _memory(builder: Any, kind: Any) -> Any:
    """Where the system can write its answer."""
    return cgutils.alloca_once(builder, kind)  # type: ignore[no-untyped-call]


def _called(builder: Any, name: str, *arguments: Any) -> None:
    """Call a function of the system by its name, which is looked up when a kernel is loaded."""
    kind = ir.FunctionType(_PLACE, [argument.type for argument in arguments])
    builder.call(cgutils.get_or_insert_function(builder.module, kind, name), arguments)  # type: ignore[no-untyped-call]


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


@kernel
def now() -> int:
    """What the clock shows, for everybody else."""
    return int(nanoseconds())
