"""Type aliases for the generation of LLVM code."""

# Neither Numba nor llvmlite declares them for mypy.

from collections.abc import Callable, Sequence

from llvmlite.ir import IRBuilder as Builder
from llvmlite.ir import Value
from numba.core.base import BaseContext as Context
from numba.core.types import Array, Type
from numba.core.typing.context import BaseContext as TypingContext
from numba.core.typing.templates import Signature

Values = Sequence[Value]
Intrinsic = tuple[Signature, Callable[[Context, Builder, Signature, Values], Value]]
"""The signature of an intrinsic, and the function that writes its code."""

__all__ = ["Array", "Builder", "Context", "Intrinsic", "Signature", "Type", "TypingContext", "Value", "Values"]
