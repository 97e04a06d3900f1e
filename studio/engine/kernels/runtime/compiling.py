"""How a function becomes a kernel, and where compiled kernels are kept.

Kernels live in a private folder, named after the version and the text of all kernels: an edit in any of them gives a
new folder, which the compiler's own cache would not notice.
"""

import contextlib
import hashlib
import inspect
import os
import platform
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.extending import overload
from platformdirs import user_cache_path

from studio import __version__
from studio.engine.kernels.runtime.loading import uninterrupted
from studio.engine.kernels.runtime.tuning import TUNED

if TUNED:
    from studio.engine.kernels.runtime.kernel_cache import KernelCache
    from studio.engine.kernels.runtime.part_compiler import KernelCompiler, PartCompiler

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)
CACHE_VARIABLE = "MCTS_STUDIO_CACHE"
"""Names another folder for compiled kernels, such as one for tests."""


def cache_folder() -> Path:
    """Where the compiled kernels of this version, of these sources and of this Python lie."""
    base = os.environ.get(CACHE_VARIABLE)
    root = Path(base) if base else user_cache_path("mcts-studio", appauthor=False)
    return root / f"kernels-{__version__}-{_fingerprint()}"


@cache
def _fingerprint() -> str:
    """Of the sources as this process read them: what is edited later does not concern it."""
    digest = hashlib.sha256()
    kernels = Path(__file__).parent.parent
    for source in sorted(kernels.rglob("*.py")):
        digest.update(source.read_bytes())
    digest.update(f"{numba.__version__} {TUNED} {sys.version} {platform.machine()} {__file__}".encode())
    return digest.hexdigest()[:16]


def _usable(folder: Path) -> bool:
    """Whether kernels can be kept there; without that they are compiled at each start."""
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        return os.access(folder, os.W_OK)
    return False


CACHED = _usable(cache_folder())
if CACHED:
    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]


def _accepted(**options: bool) -> dict[str, Any]:
    """Those of these options of the compiler that the installed release has; kernels are right without them."""
    accepted = {}
    for name, value in options.items():
        with contextlib.suppress(Exception):  # releases differ in what they raise
            numba.njit(**{name: value})(lambda: None)  # type: ignore[call-overload]
            accepted[name] = value
    return accepted


# Kernels do not hold the interpreter's lock. Division by zero is not checked: nothing divides by what can be zero.
# References are not counted: kernels make no arrays, and counting costs ten times as much as the search.
_EVERYWHERE: dict[str, Any] = {"nogil": True, "error_model": "numpy"} | _accepted(_nrt=False)
_KERNEL, _PART, _INLINED = _EVERYWHERE | {"cache": CACHED}, _EVERYWHERE, _EVERYWHERE | _accepted(forceinline=True)
if TUNED:
    # Nothing calls kernels from C. Parts cannot be called from Python either, and are no code by themselves.
    _KERNEL = _EVERYWHERE | {"no_cfunc_wrapper": True, "pipeline_class": KernelCompiler}
    _PART = _KERNEL | {"no_cpython_wrapper": True, "forceinline": False, "pipeline_class": PartCompiler}
    _INLINED = _PART | {"forceinline": True}


def kernel(function: F) -> F:
    """Compile when it is first called, for the kinds of its arguments, without holding the interpreter's lock."""
    dispatcher: Any = numba.njit(**_KERNEL)(function)
    if TUNED:
        if CACHED:
            dispatcher._cache = KernelCache(function)
        dispatcher._compile_for_args = uninterrupted(dispatcher._compile_for_args)
    return cast(F, dispatcher)


def part(function: F) -> F:
    """A part of kernels: compiled with each of them, not kept by itself, and called by kernels only.

    Each literal number or truth that is handed over compiles it once more: hand over `np.int64(0)` instead of 0.
    """
    compiled: F = numba.njit(**_PART)(function)
    return compiled


def inlined(function: F) -> F:
    """A part whose code stands wherever it is called, so that no tree or board is handed over."""
    compiled: F = numba.njit(**_INLINED)(function)
    return compiled


def by_kind(
    stub: Function, bodies: Mapping[type, Function] | Callable[[type], Function | None], *, inline: bool = False
) -> None:
    """Give a function a body for each class of its first argument, such as a kind of board or of rollout.

    A function may choose the body of a class; another call may give bodies to further classes. Which one is meant is
    known when a kernel is compiled, so that a kernel holds the code of its own kinds alone. An inline body stands
    wherever it is called, as an `inlined` part does.
    """

    body_of: Any = bodies if callable(bodies) else bodies.get

    def choose(kind: Any, *_others: Any) -> Function | None:
        return body_of(getattr(kind, "instance_class", None))

    choose.__signature__ = inspect.signature(stub)  # type: ignore[attr-defined]
    options: Any = _INLINED if inline else _PART
    overload(stub, jit_options=options, strict=False)(choose)  # strict compares annotations, which are the kinds
