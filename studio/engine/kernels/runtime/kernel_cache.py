"""Caches tuned kernels on disk: one file with a checksum for each kernel and combination of argument types.

Numba keeps one index per function. If two processes write the index at once, entries get lost, or an entry refers to
the wrong code. Here each file's name follows from its key, and a complete file is renamed into place. So any number of
processes may write at once, and may be killed while they write. Numba also uses the path of the sources to derive the
path of a cached file. The paths of the program's own kernels do not depend on the sources' path, so that a folder of
kernels can be shipped with the program. This module uses internals of Numba; tests check that they work.
"""

import hashlib
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.serialize import dumps

from studio.engine.kernels.runtime.kernel_files import ENDING, checked_content, with_check_sum

_config: Any = numba.config
_OWN = "studio.engine.kernels."
"""The prefix of the program's own kernel modules. Their sources determine the name of the folder of kernels."""


class _Place:
    """The folder for the kernels of a module. Numba calls such an object a locator."""

    def __init__(self, function: Callable[..., object], source: str) -> None:
        self._py_file = source  # Numba names it in a warning
        self._line = function.__code__.co_firstlineno
        name = function.__module__.rpartition(".")[0]
        if not function.__module__.startswith(_OWN):
            name = f"other-{hashlib.sha256(source.encode()).hexdigest()[:16]}"
        self._folder = Path(_config.CACHE_DIR) / name

    @classmethod
    def from_function(cls, function: Callable[..., object], source: str) -> "_Place":
        return cls(function, source)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_source_stamp(self) -> str:
        return ""  # another source leads to another folder

    def get_disambiguator(self) -> str:
        return str(self._line)


class _Implementation(CompileResultCacheImpl):
    _locator_classes: Any = (_Place,)


class KernelCache(FunctionCache):
    """Stores the compiled code of one function for Numba."""

    _impl_class = _Implementation
    _cache_file: Any

    def __init__(self, function: Callable[..., object]) -> None:
        super().__init__(function)
        self._cache_file = _OneFileEach(Path(self._cache_path) / self._impl.filename_base)


class _OneFileEach:
    """Replaces Numba's index: stores the code of each key in its own file."""

    def __init__(self, base: Path) -> None:
        self._base = base

    def save(self, key: object, code: object) -> None:
        content: bytes = dumps(code)
        file = self._file(key)
        unfinished = file.with_suffix(f".{os.getpid()}")
        unfinished.write_bytes(with_check_sum(content))
        unfinished.replace(file)

    def load(self, key: object) -> Any:
        content = checked_content(self._file(key))
        return None if content is None else pickle.loads(content)  # noqa: S301  # written by this program; the checksum is correct

    def _file(self, key: object) -> Path:
        digest = hashlib.sha256(repr(key).encode()).hexdigest()[:16]
        return self._base.with_name(f"{self._base.name}.{digest}{ENDING}")
