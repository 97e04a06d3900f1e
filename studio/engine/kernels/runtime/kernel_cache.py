"""The cache of tuned kernels: one file for each kernel and kind of arguments, with its own checksum.

Numba keeps one index for all kinds of arguments of a function. Two processes that write it at once lose entries, or
make an entry refer to other code. Here the name of a file follows from its key, and a file is renamed into place when
it is complete, so any number of processes may write, and be killed meanwhile. This uses internals of Numba; tests check
that it works.
"""

import hashlib
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core.caching import FunctionCache
from numba.core.serialize import dumps

from studio.engine.kernels.runtime.kernel_files import ENDING, checked_content, with_check_sum


class KernelCache(FunctionCache):
    """Numba's interface to the compiled code of one function."""

    _cache_file: Any

    def __init__(self, function: Callable[..., object]) -> None:
        super().__init__(function)
        self._cache_file = _OneFileEach(Path(self._cache_path) / self._impl.filename_base)


class _OneFileEach:
    """Replaces Numba's index and its files."""

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
        return None if content is None else pickle.loads(content)  # noqa: S301  # our own, and as it was written

    def _file(self, key: object) -> Path:
        digest = hashlib.sha256(repr(key).encode()).hexdigest()[:16]
        return self._base.with_name(f"{self._base.name}.{digest}{ENDING}")
