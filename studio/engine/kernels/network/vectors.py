"""The network's operations on sixteen numbers at once.

Each operation exists in a version tuned for the processor and in plain Python. This module imports one of the two.
"""

from typing import TYPE_CHECKING

from studio.engine.kernels.runtime.tuning import TUNED

if TUNED and not TYPE_CHECKING:  # mypy reads the plain versions, which have types
    from studio.engine.kernels.network.vector_intrinsics import (
        add_context,
        add_four_rows,
        add_rows_32,
        add_rows_80,
        copy_16,
        dot_80,
        pool_80,
    )
else:
    from studio.engine.kernels.network.plain_vectors import (
        add_context,
        add_four_rows,
        add_rows_32,
        add_rows_80,
        copy_16,
        dot_80,
        pool_80,
    )

LANES = 16

__all__ = ["LANES", "add_context", "add_four_rows", "add_rows_32", "add_rows_80", "copy_16", "dot_80", "pool_80"]
