"""Build the wheels: python -m packages.wheel [FOLDER]

The first wheel fits every system. The second one also contains compiled kernels, for this kind of system, this version
of Python and the installed version of Numba. It is not built on a computer that cannot run such kernels.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from packages.kernels import ship_kernels
from packages.wheel_hook import KERNELS_VARIABLE

ROOT = Path(__file__).resolve().parent.parent
_EVERYWHERE = "mcts_studio-*-py3-none-any.whl"


def build_wheel(folder: Path) -> Path:
    """Build the wheel of this checkout without kernels into a folder, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("mcts_studio-*.whl"):
        old.unlink()
    _run_hatchling(folder, {})
    (wheel,) = folder.glob(_EVERYWHERE)
    return wheel


def build_wheel_with_kernels(folder: Path) -> Path | None:
    """Build the wheel with kernels into a folder that has the other one. Return its path, or None if there is none."""
    everywhere = set(folder.glob("mcts_studio-*.whl"))
    with tempfile.TemporaryDirectory(prefix="mcts-studio-wheel-") as place:
        kernels = Path(place) / "_kernels"
        ship_kernels((sys.executable, "-m", "studio"), kernels, folder / "kernels")
        if not kernels.is_dir():
            return None
        _run_hatchling(folder, {"HATCH_BUILD_HOOK_ENABLE_CUSTOM": "true", KERNELS_VARIABLE: str(kernels)})
    (wheel,) = set(folder.glob("mcts_studio-*.whl")) - everywhere
    return wheel


def _run_hatchling(folder: Path, variables: dict[str, str]) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=os.environ | variables, check=True)


def main(folder: Path) -> None:
    print(build_wheel(folder))
    print(build_wheel_with_kernels(folder) or "There is no wheel with kernels.")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "dist").absolute())
