"""How a named tuple is handed from kernel to part: as one value, not as hundreds of numbers.

Numba spreads each field of each array in a tuple over the arguments of each call, two hundred for a tree, and takes the
tuple to pieces and puts it together again on both sides: half of the first compilation. A record is a row of slots
instead, which is handed over as it is. Plain kernels take the tuple as Numba does.
"""

from typing import TypeVar

from studio.engine.kernels.runtime.tuning import TUNED

if TUNED:
    from studio.engine.kernels.runtime.record_type import as_one_value

C = TypeVar("C", bound=type)


def record(kind: C) -> C:
    """Mark a named tuple that kernels are given; for use as a decorator."""
    return as_one_value(kind) if TUNED else kind
