"""Manages the folder of compiled kernels: which stages are ready, and which process compiles a stage now.

A *stage* is a named group of kernels that are compiled together. It is ready if a file lists its kernels and all of
them exist undamaged. A process claims a stage before compiling it, so that several processes can share the work. A
claim that was not renewed for five seconds expires, because its process was probably killed.
"""

import contextlib
import json
import os
import shutil
import time
from collections.abc import Sequence
from pathlib import Path

from studio.engine.kernels.runtime.compiling import CACHED, cache_folder
from studio.engine.kernels.runtime.kernel_files import compiled_files, is_whole

_MONTH_SECONDS = 30 * 24 * 3600
_CLAIM_SECONDS = 5.0


def are_ready(stages: Sequence[str]) -> bool:
    """Return whether all kernels of these stages exist and are undamaged."""
    if not CACHED:
        return False
    listed = [_listed(stage) for stage in stages]
    if None in listed:
        return False
    names = {name for names in listed if names is not None for name in names}
    folder = cache_folder()
    return all(is_whole(folder / name) for name in names)


def ready_count(stages: Sequence[str], folder: Path | None = None) -> int:
    """Return how many of these stages are marked as ready in `folder`.

    If `folder` is None, it is the folder of this process. The kernels themselves are not checked.
    """
    return sum(((folder or cache_folder()) / _list_file(stage).name).exists() for stage in stages)


def mark_ready(stage: str) -> None:
    """Mark a stage as ready by writing a file that lists all kernels in the folder."""
    folder = cache_folder()
    files = sorted(compiled_files(folder))
    unfinished = folder / f"{stage}.{os.getpid()}"
    unfinished.write_text(json.dumps([file.relative_to(folder).as_posix() for file in files]))
    unfinished.replace(_list_file(stage))


def wipe() -> None:
    """Remove every compiled kernel of this version."""
    shutil.rmtree(cache_folder(), ignore_errors=True)
    cache_folder().mkdir(parents=True, exist_ok=True)


def forget_old_folders() -> None:
    """Remove the folders of compiled kernels to which nothing was written for 30 days."""
    for folder in cache_folder().parent.glob("kernels-*-*"):
        with contextlib.suppress(OSError):
            if folder.is_dir() and time.time() - folder.stat().st_mtime > _MONTH_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)


# Claims


def claim(stage: str) -> bool:
    """Claim the compilation of a stage for this process. Return False if another process has claimed it."""
    file = _claim_file(stage)
    if not _is_kept(file):
        file.unlink(missing_ok=True)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL))
    except OSError:
        return False
    return True


def keep_claim(stage: str) -> None:
    """Renew this process's claim of a stage, so that the claim does not expire."""
    with contextlib.suppress(OSError):
        os.utime(_claim_file(stage))


def give_up_claim(stage: str) -> None:
    _claim_file(stage).unlink(missing_ok=True)


def is_anything_claimed(folder: Path | None = None) -> bool:
    """Return whether a process is compiling a stage in `folder` now.

    If `folder` is None, it is the folder of this process.
    """
    return any(_is_kept(file) for file in (folder or cache_folder()).glob("*.claim"))


def _is_kept(claim_file: Path) -> bool:
    with contextlib.suppress(OSError):
        return time.time() - claim_file.stat().st_mtime < _CLAIM_SECONDS
    return False


def _claim_file(stage: str) -> Path:
    return cache_folder() / f"{stage}.claim"


def _list_file(stage: str) -> Path:
    return cache_folder() / f"{stage}.json"


def _listed(stage: str) -> list[str] | None:
    """Return the kernels that the file of a stage lists, or None if the file is missing or damaged."""
    try:
        names = json.loads(_list_file(stage).read_bytes())
    except (OSError, ValueError):
        return None
    is_list = isinstance(names, list) and names and all(isinstance(name, str) for name in names)
    return names if is_list else None
