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
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.extending import intrinsic as numba_intrinsic
from numba.extending import overload
from platformdirs import user_cache_path

from studio import __version__
from studio.engine.kernels.part_compiler import PartCompiler

F = TypeVar("F", bound=Callable[..., Any])
CACHE_VARIABLE = "MCTS_STUDIO_CACHE"
"""Names another folder for compiled kernels, such as one for tests."""


def cache_folder() -> Path:
    """Where the compiled kernels of this version, of these sources and of this Python lie."""
    base = os.environ.get(CACHE_VARIABLE)
    root = Path(base) if base else user_cache_path("mcts-studio", appauthor=False)
    return root / f"kernels-{__version__}-{_fingerprint()}"


def _fingerprint() -> str:
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    digest.update(f"{numba.__version__} {sys.version} {platform.machine()} {__file__}".encode())
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


# No counted references: kernels make no arrays, and counting costs as much as the search. Division by zero is not
# looked for; nothing divides by what can be zero. Parts cannot be called from Python, and are no code by themselves.
_EVERYWHERE: dict[str, Any] = {"nogil": True, "_nrt": False, "error_model": "numpy"}
_PART: dict[str, Any] = {
    **_EVERYWHERE,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "pipeline_class": PartCompiler,
}


def kernel(function: F) -> F:
    """Compile when it is first called, for the kinds of its arguments, without holding the interpreter's lock."""
    compiled: F = numba.njit(cache=CACHED, **_EVERYWHERE)(function)
    return compiled


def part(function: F) -> F:
    """A part of kernels: compiled with each of them, not kept by itself, and called by kernels only.

    Each literal number or truth that is handed over compiles it once more: hand over `np.int64(0)` instead of 0.
    """
    compiled: F = numba.njit(**_PART)(function)
    return compiled


def inlined(function: F) -> F:
    """A part whose code stands wherever it is called, so that no tree or board is handed over."""
    compiled: F = numba.njit(forceinline=True, **_PART)(function)
    return compiled


def intrinsic(function: F) -> Any:
    """A function whose machine code is written out by hand; kernels call it without the typing context."""
    return numba_intrinsic(function)


def by_board(stub: F, bodies: Mapping[type, F]) -> None:
    """Give a function a body for each kind of board; which one is meant is known when a kernel is compiled."""

    def choose(board: Any, *_others: Any) -> F | None:
        return bodies.get(getattr(board, "instance_class", None))

    choose.__signature__ = inspect.signature(stub)  # type: ignore[attr-defined]
    overload(stub, jit_options=_EVERYWHERE)(choose)
