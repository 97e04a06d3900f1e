"""Chooses the processor for which kernels are compiled, and provides kernels that came with the program.

A package may contain kernels for a whole class of processors, so that the first search begins at once. Kernels for
exactly this processor are up to 9 % faster. The window compiles them in the background; later starts use them.
"""

import os
import platform
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
from llvmlite import binding

TARGET_VARIABLE = "MCTS_STUDIO_TARGET"
"""The environment variable that sets the target. Its value is native or portable."""
SHIPPED = Path(__file__).resolve().parent.parent / "_kernels"
"""The folder that contains the kernels which came with the program, if there are any."""
_config: Any = numba.config
_MACHINES = ("x86_64", "AMD64")
_CLASS_FEATURES = frozenset(
    ("avx", "avx2", "bmi", "bmi2", "cx16", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sahf", "sse3", "sse4.1")
) | {"sse4.2", "ssse3", "xsave"}
"""The features of the processors for which `PORTABLE` stands."""


@dataclass(frozen=True, slots=True)
class Target:
    """A processor: its name in this program, and its CPU and features by the names of LLVM."""

    name: str
    cpu: str
    features: str


PORTABLE = Target("portable", "x86-64-v3", "")
"""The target for nearly all x86-64 processors since 2015."""


def native_target() -> Target:
    """Return the processor of this computer. Environment variables of Numba may name another one."""
    cpu = _config.CPU_NAME or binding.get_host_cpu_name()
    features = binding.get_host_cpu_features().flatten() if _config.CPU_FEATURES is None else _config.CPU_FEATURES
    return Target("native", cpu, features)


def runs_portable() -> bool:
    """Return whether this computer can run kernels that were compiled for `PORTABLE`."""
    has_chosen = _config.CPU_NAME is not None or _config.CPU_FEATURES is not None
    if has_chosen or platform.machine() not in _MACHINES:
        return False
    found = binding.get_host_cpu_features()
    return all(found.get(feature, False) for feature in _CLASS_FEATURES)


def chosen_target(folder_of: Callable[[Target], Path], shipped: Path = SHIPPED) -> Target:
    """Return the target for which this process compiles and loads kernels.

    If kernels for the portable target came with the program, choose it until the same kernels are compiled for exactly
    this processor. The environment variable overrides this.
    """
    native, asked = native_target(), os.environ.get(TARGET_VARIABLE, "")
    if asked == native.name or not runs_portable():
        return native
    if asked == PORTABLE.name:
        return PORTABLE
    stages = shipped_stages(folder_of(PORTABLE), shipped)
    is_compiled = all((folder_of(native) / f"{stage}.json").exists() for stage in stages)
    return native if is_compiled else PORTABLE


def shipped_stages(folder: Path, shipped: Path = SHIPPED) -> frozenset[str]:
    """Return the stages of compilation for which kernels came with the program.

    They are in the shipped folder with this name.
    """
    return frozenset(file.stem for file in (shipped / folder.name).glob("*.json"))


def place_shipped(folder: Path, shipped: Path = SHIPPED) -> None:
    """Create a folder of kernels as a copy of the shipped folder with the same name.

    If there is no such folder, or if `folder` already exists, do nothing.
    """
    source = shipped / folder.name
    if folder.exists() or not source.is_dir():
        return
    unfinished = folder.with_name(f"{folder.name}.{os.getpid()}")
    try:
        for file in source.rglob("*"):
            if file.is_file():
                copy = unfinished / file.relative_to(source)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, copy)
        unfinished.rename(folder)
    except OSError:  # another process was faster, or the disk is full
        shutil.rmtree(unfinished, ignore_errors=True)
