"""Passes named tuples from kernels to parts as one value.

Numba passes each field of each array in a tuple as a separate argument. For a tree, these are two hundred arguments.
Splitting and rebuilding the tuple took half of the first compilation. A record is one array of slots, which is passed
as one value. Plain kernels pass tuples as Numba does.
"""

from typing import TypeVar

from studio.engine.kernels.runtime.tuning import TUNED

if TUNED:
    from studio.engine.kernels.runtime.record_type import as_one_value

C = TypeVar("C", bound=type)


def record(kind: C) -> C:
    """Make tuned kernels pass each tuple of this class as one value. Return the class."""
    return as_one_value(kind) if TUNED else kind
