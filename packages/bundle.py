"""Build the bundle: python -m packages.bundle [FOLDER]

The bundle is one folder with the program, Python and all libraries. It starts on computers without Python. PyInstaller
builds it for the system on which it runs, in an environment of its own. On macOS it also makes an application.
"""

import compileall
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from py_compile import PycInvalidationMode

from packages.kernels import ship_kernels
from packages.qt_parts import remove_unused_qt
from packages.wheel import ROOT, build_wheel
from studio import __version__
from studio.machine.desktop import NAME

_UNCHECKED = PycInvalidationMode.UNCHECKED_HASH
_PYINSTALLER = "pyinstaller>=6.11"
_WITHOUT = ("tkinter", "PyQt5", "PyQt6", "PySide2", "IPython", "matplotlib", "pytest", "setuptools", "torch")
_ONNX_SEARCH = (
    *("analyze", "--game", "gomoku-8", "--profile", "alphazero", "--simulations", "1"),
    *("--set", "network=gomoku-8-textbook"),
)
"""Compiles the search with the shipped network in an ONNX file."""
_SPECIFICATION = """\
from PyInstaller.utils.hooks import collect_data_files, collect_submodules

parts = Analysis(
    [{start!r}],
    datas=collect_data_files("studio"),
    hiddenimports=collect_submodules("studio") + ["onnx", "onnx.checker", "onnxruntime"],
    excludes={without!r},
    module_collection_mode={{"studio": "py"}},  # the sources of kernels determine the name of their folder
)
archive = PYZ(parts.pure)
common = dict(exclude_binaries=True, strip=False, upx=False, icon={icon})
programs = [EXE(archive, parts.scripts, name={name!r}, console=True, **common)]
if {windows}:
    programs.append(EXE(archive, parts.scripts, name={name!r} + "-window", console=False, **common))
folder = COLLECT(*programs, parts.binaries, parts.datas, name={name!r})
if {macos}:
    BUNDLE(folder, name="MCTS Studio.app", bundle_identifier="io.github.mcts_studio.MctsStudio")
"""


def build(folder: Path) -> Path:
    """Build the bundle into a folder, and return its path."""
    with tempfile.TemporaryDirectory(prefix="mcts-studio-bundle-") as place:
        python = _environment(Path(place) / "environment", build_wheel(Path(place) / "wheel"))
        (Path(place) / "start.py").write_bytes((ROOT / "packages" / "bundle_start.py").read_bytes())
        (Path(place) / f"{NAME}.spec").write_text(specification(Path(place) / "start.py", sys.platform), "utf-8")
        work = ["--noconfirm", "--log-level", "WARN", "--workpath", f"{place}/work", "--distpath", f"{place}/dist"]
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = [str(python), "-P", "-m", "PyInstaller", *work, f"{place}/{NAME}.spec"]
        subprocess.run(command, check=True, cwd=place, env=environment)
        return _finished(Path(place) / "dist", folder)


def _environment(environment: Path, wheel: Path) -> Path:
    """Make an environment with the program and PyInstaller, and return its Python."""
    subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    subprocess.run([*pip, f"{wheel}[onnx]", _PYINSTALLER], check=True)
    return python


def specification(start: Path, system: str) -> str:
    """Return what PyInstaller reads: the parts of the bundle for an operating system."""
    return _SPECIFICATION.format(
        start=str(start),
        without=list(_WITHOUT),
        icon="None",
        name=NAME,
        windows=system == "win32",
        macos=system == "darwin",
    )


def _finished(built: Path, folder: Path) -> Path:
    """Remove unused files, add kernels, and move the bundle into the folder."""
    bundle = built / NAME
    inside = bundle / "_internal"
    if sys.platform.startswith("linux"):
        remove_unused_qt(inside)
    for unused in inside.glob("**/*.pyi"):
        unused.unlink()
    # The program itself does not write compiled modules.
    compileall.compile_dir(inside / "studio", quiet=1, stripdir=str(inside), invalidation_mode=_UNCHECKED)
    ship_kernels((str(bundle / program_name()),), inside / "studio" / "_kernels", folder / "kernels", _ONNX_SEARCH)
    result = folder / NAME
    shutil.rmtree(result, ignore_errors=True)
    shutil.copytree(bundle, result, symlinks=True)
    if sys.platform == "darwin":
        shutil.copytree(built / "MCTS Studio.app", folder / "MCTS Studio.app", symlinks=True, dirs_exist_ok=True)
    return _archive(folder)


def _archive(folder: Path) -> Path:
    """Pack the bundle in a folder, and return the path of the archive."""
    if os.name == "nt":
        return Path(shutil.make_archive(str(folder / archive_name()), "zip", folder, NAME))
    result = folder / f"{archive_name()}.tar.xz"
    with tarfile.open(result, "w:xz", preset=1) as archive:  # higher presets take minutes and save little
        archive.add(folder / NAME, NAME)
    return result


def program_name() -> str:
    return f"{NAME}.exe" if os.name == "nt" else NAME


def archive_name() -> str:
    """Return the name of the archive without its ending."""
    return f"{NAME}-{__version__}-{platform.system().lower()}-{platform.machine().lower()}"


if __name__ == "__main__":
    print(build(Path(sys.argv[1] if len(sys.argv) > 1 else "dist").absolute()))
