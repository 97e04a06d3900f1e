"""Adds compiled kernels to a wheel. hatchling loads this file when `packages.wheel` asks for it."""

import os
import sys
import sysconfig
from importlib.metadata import version
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KERNELS_VARIABLE = "MCTS_STUDIO_KERNELS"
"""The environment variable with the folder of the kernels that the wheel contains."""
_COMPILERS = ("numba", "llvmlite")
"""The name of the folder of kernels depends on their versions."""


class KernelsHook(BuildHookInterface[BuilderConfig]):
    """Adds the kernels, and restricts the wheel to the versions that can use them."""

    def initialize(self, _version: str, build_data: dict[str, Any]) -> None:
        build_data["force_include"][os.environ[KERNELS_VARIABLE]] = "studio/_kernels"
        build_data["pure_python"] = False
        build_data["tag"] = wheel_tag(sys.version_info[:2], sysconfig.get_platform())
        build_data["dependencies"].extend(f"{name}=={version(name)}" for name in _COMPILERS)


def wheel_tag(python: tuple[int, int], platform: str) -> str:
    """Return the tag of a wheel with kernels, for a version of Python and the name of a system in `sysconfig`."""
    system, dash, processor = platform.partition("-")
    if system == "linux":  # the oldest standard: kernels use no library of the system, and indexes want a standard
        platform = f"manylinux_2_17{dash}{processor}"
    return f"cp{python[0]}{python[1]}-none-{platform.replace('-', '_').replace('.', '_')}"
