"""A monotonic clock that kernels can read, in nanoseconds from an arbitrary start."""

from typing import TYPE_CHECKING

from studio.engine.kernels.runtime.compiling import kernel
from studio.engine.kernels.runtime.tuning import TUNED

if TUNED and not TYPE_CHECKING:  # mypy reads the plain versions, which have types
    from studio.engine.kernels.runtime.intrinsics import nanoseconds
else:
    from studio.engine.kernels.runtime.plain_operations import nanoseconds

__all__ = ["nanoseconds", "now"]


@kernel
def now() -> int:
    """Return the clock's time in nanoseconds, for callers in Python."""
    return int(nanoseconds())
