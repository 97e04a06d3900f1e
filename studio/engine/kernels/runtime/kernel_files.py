"""Finds the files of compiled kernels and checks that they are undamaged.

A damaged kernel could crash the program or give wrong results.
"""

import contextlib
import zlib
from collections.abc import Iterator
from pathlib import Path

from studio.engine.kernels.runtime.tuning import TUNED

ENDING = ".kernel"
_PLAIN_ENDINGS = (".nbi", ".nbc")
"""The endings of the names of Numba's own cache files.

One file holds the index of a function, the other its code for one combination of argument types.
"""
_CHECK_BYTES = 4


def compiled_files(folder: Path) -> Iterator[Path]:
    """Yield the undamaged files of compiled kernels below this folder."""
    for ending in (ENDING,) if TUNED else _PLAIN_ENDINGS:
        yield from (file for file in folder.rglob(f"*{ending}") if is_whole(file))


def is_whole(file: Path) -> bool:
    """Return whether the file exists and is undamaged.

    Files of plain kernels have no checksum. They count as undamaged if they are not empty.
    """
    if TUNED:
        return checked_content(file) is not None
    with contextlib.suppress(OSError):
        return file.stat().st_size > 0
    return False


def checked_content(file: Path) -> bytes | None:
    """Return the content of a file without its checksum. Return None if the file is missing or damaged."""
    with contextlib.suppress(OSError):
        content = file.read_bytes()
        if len(content) > _CHECK_BYTES and _check_sum(content[_CHECK_BYTES:]) == content[:_CHECK_BYTES]:
            return content[_CHECK_BYTES:]
    return None


def with_check_sum(content: bytes) -> bytes:
    return _check_sum(content) + content


def _check_sum(content: bytes) -> bytes:
    return zlib.crc32(content).to_bytes(_CHECK_BYTES, "little")
