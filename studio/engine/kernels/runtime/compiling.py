"""Compiles functions to kernels, and stores the kernels in a folder.

The name of the folder contains the program's version and a hash of all kernel sources, so an edit leads to a new
folder. Numba's own cache would not notice an edit in another file. The hash also covers everything else on which
compiled code depends. So every installation that computes the same name can use the same folder.
"""

import contextlib
import hashlib
import inspect
import os
import sys
import sysconfig
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite
import numba
from numba.extending import overload
from platformdirs import user_cache_path

from studio import __version__
from studio.engine.kernels.runtime.loading import uninterrupted
from studio.engine.kernels.runtime.tuning import TUNED
from studio.engine.precompiled import PORTABLE, Target, chosen_target, native_target, place_shipped

if TUNED:
    from studio.engine.kernels.runtime.kernel_cache import KernelCache
    from studio.engine.kernels.runtime.part_compiler import KernelCompiler, PartCompiler

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)
CACHE_VARIABLE = "MCTS_STUDIO_CACHE"
"""The environment variable that sets another folder for compiled kernels, for example in tests."""


def folder_for(target: Target) -> Path:
    """Return the folder of the kernels for a processor, this version of the program and this kind of Python."""
    base = os.environ.get(CACHE_VARIABLE)
    root = Path(base) if base else user_cache_path("mcts-studio", appauthor=False)
    digest = hashlib.sha256(f"{_fingerprint()} {target.cpu} {target.features}".encode()).hexdigest()
    return root / f"kernels-{__version__}-{digest[:16]}"


def cache_folder() -> Path:
    """Return the folder that contains the kernels that this process compiles and loads."""
    return folder_for(TARGET)


@cache
def _fingerprint() -> str:
    """Return a hash of the kernel sources, the versions of the compilers, and the kinds of Python and system."""
    digest = hashlib.sha256()
    kernels = Path(__file__).parent.parent
    for source in sorted(kernels.rglob("*.py")):
        digest.update(source.relative_to(kernels).as_posix().encode() + b"\0" + source.read_bytes())
    python = f"{sys.implementation.cache_tag} {getattr(sys, 'abiflags', '')} {sysconfig.get_platform()}"
    digest.update(f"{numba.__version__} {llvmlite.__version__} {TUNED} {python}".encode())
    if not TUNED:  # Numba's own cache depends on the path of the sources
        digest.update(__file__.encode())
    return digest.hexdigest()


NATIVE = native_target()
TARGET = chosen_target(folder_for) if TUNED else NATIVE
"""The processor for which this process compiles and loads kernels."""
if TARGET == PORTABLE:
    numba.config.CPU_NAME, numba.config.CPU_FEATURES = TARGET.cpu, TARGET.features  # type: ignore[attr-defined]


def _usable(folder: Path) -> bool:
    """Create the folder if it is missing, and place the shipped kernels there.

    Return whether kernels can be stored in the folder.
    """
    with contextlib.suppress(OSError):
        folder.parent.mkdir(parents=True, exist_ok=True)
        place_shipped(folder)
        folder.mkdir(parents=True, exist_ok=True)
        return os.access(folder, os.W_OK)
    return False


CACHED = _usable(cache_folder())
if CACHED:
    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]


def _accepted(**options: bool) -> dict[str, Any]:
    """Return those of the options that the installed release of Numba supports.

    Kernels that are compiled without the other options are correct, too.
    """
    accepted = {}
    for name, value in options.items():
        with contextlib.suppress(Exception):  # releases raise different errors
            numba.njit(**{name: value})(lambda: None)  # type: ignore[call-overload]
            accepted[name] = value
    return accepted


# Kernels release the interpreter's lock. Division by zero is not checked, because no divisor can be zero. References
# are not counted, because kernels make no arrays and counting costs ten times as much as the search.
_EVERYWHERE: dict[str, Any] = {"nogil": True, "error_model": "numpy"} | _accepted(_nrt=False)
_KERNEL, _PART, _INLINED = _EVERYWHERE | {"cache": CACHED}, _EVERYWHERE, _EVERYWHERE | _accepted(forceinline=True)
if TUNED:
    # Kernels need no entry point for C. Parts need no entry point for Python either, and no machine code of their own.
    _KERNEL = _EVERYWHERE | {"no_cfunc_wrapper": True, "pipeline_class": KernelCompiler}
    _PART = _KERNEL | {"no_cpython_wrapper": True, "forceinline": False, "pipeline_class": PartCompiler}
    _INLINED = _PART | {"forceinline": True}


def kernel(function: F) -> F:
    """Return a function that is compiled at its first call, for the types of its arguments.

    The compiled function runs without the interpreter's lock.
    """
    dispatcher: Any = numba.njit(**_KERNEL)(function)
    if TUNED:
        if CACHED:
            dispatcher._cache = KernelCache(function)
        dispatcher._compile_for_args = uninterrupted(dispatcher._compile_for_args)
    return cast(F, dispatcher)


def part(function: F) -> F:
    """Mark a function that only kernels call. It is compiled into each of these kernels, and not stored separately.

    A literal number or bool as an argument would cause another compilation of the part: pass `np.int64(0)` instead of
    0.
    """
    compiled: F = numba.njit(**_PART)(function)
    return compiled


def inlined(function: F) -> F:
    """Mark a part that is inlined at each call. This avoids the cost of passing a tree or a board."""
    compiled: F = numba.njit(**_INLINED)(function)
    return compiled


def by_kind(
    stub: Function, bodies: Mapping[type, Function] | Callable[[type], Function | None], *, inline: bool = False
) -> None:
    """Choose the implementation of the function `stub` by the class of its first argument, such as a kind of board.

    `bodies` maps each class to its implementation. It may also be a function that returns the implementation for a
    class, or None for a class without one. Another call may add implementations for further classes.

    The choice is made at compile time, so a kernel contains only the implementations that it needs. With `inline`, the
    implementation is inlined at each call.
    """

    body_of: Any = bodies if callable(bodies) else bodies.get

    def choose(kind: Any, *_others: Any) -> Function | None:
        return body_of(getattr(kind, "instance_class", None))

    choose.__signature__ = inspect.signature(stub)  # type: ignore[attr-defined]
    options: Any = _INLINED if inline else _PART
    overload(stub, jit_options=options, strict=False)(choose)  # strict would compare annotations, which differ
