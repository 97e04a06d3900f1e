"""Parts of kernels: right where a kernel takes them in, and no machine code by themselves."""

from typing import Any

import numba

from studio.engine.kernels.compiling import inlined, part
from studio.engine.kernels.part_compiler import PartLibrary


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


def test_a_kernel_takes_in_parts_of_parts() -> None:
    assert kernel(4) == (10, 20)


def test_a_part_is_made_into_code_in_kernels_only() -> None:
    kernel(4)
    for one in (triangle, tetrahedron):
        assert isinstance(compiled(one).library, PartLibrary)
        assert address(one) == 0
    assert address(kernel) != 0


def compiled(function: Any) -> Any:
    [only] = function.overloads.values()
    return only


def address(function: Any) -> int:
    return int(compiled(function).library.get_pointer_to_function(compiled(function).fndesc.llvm_func_name))
