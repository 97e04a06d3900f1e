"""A clock that kernels can read: nanoseconds that never go back, from an arbitrary start."""

from typing import TYPE_CHECKING

from studio.engine.kernels.runtime.compiling import kernel
from studio.engine.kernels.runtime.tuning import TUNED

if TUNED and not TYPE_CHECKING:  # the plain ones have types
    from studio.engine.kernels.runtime.intrinsics import nanoseconds
else:
    from studio.engine.kernels.runtime.plain_operations import nanoseconds

__all__ = ["nanoseconds", "now"]


@kernel
def now() -> int:
    """Read the clock from Python, in nanoseconds."""
    return int(nanoseconds())
