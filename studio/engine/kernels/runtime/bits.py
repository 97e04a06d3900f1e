"""Bits of a word, and cells of arrays that several threads share.

Tuned kernels have an instruction for each of these, plain kernels a few lines of Python.
"""

from typing import TYPE_CHECKING

import numpy as np

from studio.engine.kernels.runtime.tuning import TUNED

if TUNED and not TYPE_CHECKING:  # the plain ones have types
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
