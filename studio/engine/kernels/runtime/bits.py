"""Operations on the bits of a word, and atomic operations on array cells that several threads share.

Most of them take one processor instruction in tuned kernels, and a few lines of Python in plain kernels.
"""

from typing import TYPE_CHECKING

import numpy as np

from studio.engine.kernels.runtime.tuning import TUNED

if TUNED and not TYPE_CHECKING:  # mypy reads the plain versions, which have types
    from studio.engine.kernels.runtime.intrinsics import (
        atomic_add,
        atomic_load,
        atomic_store,
        atomic_swap_in,
        bit_count,
        bits_of,
        fetch,
        lowest_bit,
        yield_processor,
    )
else:
    from studio.engine.kernels.runtime.plain_operations import (
        atomic_add,
        atomic_load,
        atomic_store,
        atomic_swap_in,
        bit_count,
        bits_of,
        fetch,
        lowest_bit,
        yield_processor,
    )

Word = np.uint64
ONE = Word(1)
NONE = Word(0)

__all__ = [
    "NONE",
    "ONE",
    "Word",
    "atomic_add",
    "atomic_load",
    "atomic_store",
    "atomic_swap_in",
    "bit_count",
    "bits_of",
    "fetch",
    "lowest_bit",
    "yield_processor",
]
