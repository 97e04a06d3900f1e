"""Compiles kernels for a class of processors, which a package contains, so that the first search begins at once."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from studio.engine.precompiled import PORTABLE, TARGET_VARIABLE, runs_portable
from studio.engine.stages import PACKAGED

_CACHE_VARIABLE = "MCTS_STUDIO_CACHE"
_ROOT = Path(__file__).resolve().parent.parent
_RULES = ("renju-15", "caro-15")
"""Games with shipped networks whose kernels are not compiled in advance without a package."""


def ship_kernels(program: Sequence[str], shipped: Path, cache: Path, *searches: Sequence[str]) -> None:
    """Compile all kernels with a program, and copy them into the folder `shipped`.

    `program` is the begin of its commands, `searches` are commands that compile further kernels. `cache` keeps the
    kernels for the next package with the same versions of Python and Numba. If this computer cannot run such kernels,
    do nothing.
    """
    if not runs_portable():
        print("This processor cannot run kernels for x86-64-v3, so the package contains none.")
        return
    environment = os.environ | {TARGET_VARIABLE: PORTABLE.name, _CACHE_VARIABLE: str(cache)}
    environment.pop("PYTHONPATH", None)
    with tempfile.TemporaryDirectory() as home:  # for the log
        environment["MCTS_STUDIO_HOME"] = home
        games = [("analyze", "--game", game, "--simulations", "1") for game in _RULES]
        for command in (*searches, *games, ("warmup",)):
            # `python -m studio` finds the program of this checkout, an installed program finds itself.
            done = subprocess.run(
                [*program, *command], cwd=_ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True
            )
    copy_kernels(named_folder(done.stdout, cache), shipped)


def named_folder(told: str, cache: Path) -> Path:
    """Return the folder of kernels that the output of `warmup` names."""
    return next(folder for folder in cache.glob("kernels-*") if str(folder) in told)


def copy_kernels(folder: Path, shipped: Path) -> None:
    """Copy the kernels, and the lists of those stages that belong into a package.

    The window compiles each stage with a list for exactly its processor. A stage that only another package needs may
    lack its list.
    """
    shutil.rmtree(shipped, ignore_errors=True)
    lists = (folder / f"{stage}.json" for stage in PACKAGED)
    for file in (*folder.glob("studio.*/*.kernel"), *(file for file in lists if file.exists())):
        copy = shipped / file.relative_to(folder.parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
