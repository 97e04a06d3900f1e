"""Named tuples that are passed from kernels to parts as one value, not as hundreds.

Numba spreads the fields of each array in a tuple over the arguments of each call, two hundred for a tree, and splits
and rebuilds the tuple on both sides: half of the first compilation. A record is a row of slots that is passed as it is.
Plain kernels pass the tuple as Numba does.
"""

from typing import TypeVar

from studio.engine.kernels.runtime.tuning import TUNED

if TUNED:
    from studio.engine.kernels.runtime.record_type import as_one_value

C = TypeVar("C", bound=type)


def record(kind: C) -> C:
    """Mark a named tuple that kernels take; a decorator."""
    return as_one_value(kind) if TUNED else kind
