"""Parts of kernels are correct when inlined into a kernel, and have no machine code of their own."""

from typing import Any

import numba
import numpy as np

from studio.engine.kernels.runtime.compiling import inlined, part
from studio.engine.kernels.runtime.part_compiler import PartLibrary


@part
def triangle(number: int) -> int:
    total = 0
    for step in range(number + 1):
        total += step
    return total


@inlined
def tetrahedron(number: int) -> int:
    total = 0
    for step in range(number + 1):
        total += triangle(step)
    return total


def both(number: int) -> tuple[int, int]:
    return triangle(number), tetrahedron(number)


kernel: Any = numba.njit(both)


def test_a_kernel_inlines_parts_of_parts() -> None:
    assert kernel(4) == (10, 20)


def test_a_part_is_compiled_in_kernels_only() -> None:
    kernel(4)
    for one in (triangle, tetrahedron):
        assert isinstance(compiled(one).library, PartLibrary)
        assert address(one) == 0
    assert address(kernel) != 0


@part
def sum_to(number: int) -> int:
    """Add numbers with a variable that is set in the first block only and used in all others."""
    first, step = np.int64(1), np.int64(1)
    total = np.int64(0)
    while first <= number:
        total += first
        first += step
    return int(total + step - number if number > 3 else total)


@inlined
def sum_of_sums(number: int) -> int:
    return sum_to(number) + sum_to(number + 1)


def all_sums(number: int) -> int:
    return sum_of_sums(number)


sums: Any = numba.njit(all_sums)


def test_a_variable_set_once_is_visible_everywhere() -> None:
    assert [sums(number) for number in (0, 3, 5)] == [1, 6 + 7, 11 + 16]


def test_inlining_a_caller_does_not_inline_its_parts_elsewhere() -> None:
    sums(2)
    assert "alwaysinline" not in str(compiled(sum_to).library._final_module)
    assert "alwaysinline" in str(compiled(sum_of_sums).library._final_module)


def compiled(function: Any) -> Any:
    [only] = function.overloads.values()
    return only


def address(function: Any) -> int:
    return int(compiled(function).library.get_pointer_to_function(compiled(function).fndesc.llvm_func_name))
