"""Compiles kernels for a class of processors, which a package contains, so that the first search begins at once."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from studio.engine.precompiled import PORTABLE, TARGET_VARIABLE, runs_portable
from studio.engine.stages import ALL

_CACHE_VARIABLE = "MCTS_STUDIO_CACHE"


def ship_kernels(program: Path, package: Path, cache: Path, *searches: Sequence[str]) -> None:
    """Compile all kernels with an installed program, and copy them into its package `studio`.

    `searches` are commands that compile further kernels. `cache` keeps the kernels for the next package with the same
    versions of Python and Numba. If this computer cannot run such kernels, do nothing.
    """
    if not runs_portable():
        print("This processor cannot run kernels for x86-64-v3, so the package contains none.")
        return
    environment = os.environ | {TARGET_VARIABLE: PORTABLE.name, _CACHE_VARIABLE: str(cache)}
    environment.pop("PYTHONPATH", None)
    with tempfile.TemporaryDirectory() as home:  # for the log
        environment["MCTS_STUDIO_HOME"] = home
        for command in (*searches, ("warmup",)):
            done = subprocess.run(
                [str(program), *command], env=environment, check=True, stdout=subprocess.PIPE, text=True
            )
    copy_kernels(named_folder(done.stdout, cache), package / "_kernels")


def named_folder(told: str, cache: Path) -> Path:
    """Return the folder of kernels that the output of `warmup` names."""
    return next(folder for folder in cache.glob("kernels-*") if str(folder) in told)


def copy_kernels(folder: Path, shipped: Path) -> None:
    """Copy the kernels, and the lists of those stages that the window compiles in the background.

    Another list would keep a program from ever changing to kernels for exactly its processor.
    """
    shutil.rmtree(shipped, ignore_errors=True)
    for file in (*folder.glob("studio.*/*.kernel"), *(folder / f"{stage}.json" for stage in ALL)):
        copy = shipped / file.relative_to(folder.parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
