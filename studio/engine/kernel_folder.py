"""The folder of compiled kernels, and whether it is whole.

A damaged kernel may end the process, or load and then compute anything. So the warm-up leaves a manifest with the check
sum of each file, and whoever is about to load kernels finds out by reading when one is damaged.
"""

import json
import os
import shutil
import zlib
from functools import cache

from studio.engine.kernels.compiling import CACHED, cache_folder

_MANIFEST = "ready.json"


def is_warm() -> bool:
    """Whether all kernels lie ready and undamaged."""
    return CACHED and _is_whole() is True


@cache
def wipe_damaged() -> None:
    """Remove what the manifest says is damaged, once a process; the kernels are then compiled as they are needed."""
    if CACHED and _is_whole() is False:
        wipe()


def wipe() -> None:
    """Remove every compiled kernel of this version."""
    shutil.rmtree(cache_folder(), ignore_errors=True)
    cache_folder().mkdir(parents=True, exist_ok=True)


def write_manifest() -> None:
    """Say that the files are whole as they are now."""
    unfinished = cache_folder() / f"{_MANIFEST}.{os.getpid()}"
    unfinished.write_text(json.dumps(_check_sums()))
    unfinished.replace(cache_folder() / _MANIFEST)


def _is_whole() -> bool | None:
    """Whether each file is as the manifest says; nothing where there is no manifest yet."""
    try:
        manifest = json.loads((cache_folder() / _MANIFEST).read_bytes())
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        return False
    if not isinstance(manifest, dict) or not manifest:
        return False
    found = _check_sums()
    return all(found.get(name) == check_sum for name, check_sum in manifest.items())


def _check_sums() -> dict[str, int]:
    folder = cache_folder()
    files = (file for file in sorted(folder.rglob("*.nb[ic]")) if file.is_file())
    return {str(file.relative_to(folder)): zlib.crc32(file.read_bytes()) for file in files}
