"""Install each package in an empty place, use it and remove it: python -m packages.checking [FOLDER] [PACKAGE ...]

PACKAGE is wheel, bundle or debian; without one, all packages in the folder are checked. The place has an empty home
folder, a bare PATH, and no checkout; the bundle sees no Python. The window opens on a virtual screen (Xvfb). The table
shows the size, the seconds until the window is there, and the seconds of a command that makes a first search with an
empty cache of compiled code.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from packages.bundle import archive_name
from packages.trial import Program, Times, Trial
from studio.engine.precompiled import runs_portable
from studio.machine.desktop import NAME

_HEAD = """\
| package | download | installed | window after | first search after | its processor time |
|---|---|---|---|---|---|"""


@dataclass(frozen=True, slots=True)
class Measured:
    """The figures of one package."""

    package: str
    megabytes: float
    installed_megabytes: float
    times: Times


def main(folder: Path, wanted: list[str]) -> None:
    missing = [] if wanted else missing_packages(folder)
    if missing:
        raise SystemExit(f"{folder} has no file {', no file '.join(missing)}. Run make packages first.")
    results = []
    for name in wanted or list(_CHECKS):
        for package in sorted(folder.glob(_PATTERNS[name])):
            print(f"{package.name}:", flush=True)
            results.append(_CHECKS[name](package))
    print(_HEAD)
    for each in results:
        print(table_row(each))


def missing_packages(folder: Path) -> list[str]:
    """Return the patterns of the packages that can be built on this computer and are not in the folder."""
    patterns = [_UNIVERSAL, _PATTERNS["bundle"]]
    if runs_portable():
        patterns.append(_WITH_KERNELS)
    if shutil.which("dpkg-deb") is not None:
        patterns.append(_PATTERNS["debian"])
    return [pattern for pattern in patterns if not any(folder.glob(pattern))]


def table_row(each: Measured) -> str:
    return (
        f"| {each.package} | {each.megabytes:.0f} MB | {each.installed_megabytes:.0f} MB | "
        f"{each.times.window:.1f} s | {each.times.search:.1f} s | {each.times.search_processor:.1f} s |"
    )


def _check_wheel(wheel: Path) -> Measured:
    with tempfile.TemporaryDirectory(prefix="mcts-studio-check-") as place:
        environment = Path(place) / "environment"
        subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
        pip = [str(environment / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "-q"]
        subprocess.run([*pip, "install", str(wheel)], check=True)
        size = _megabytes(environment)
        (site,) = environment.glob("lib/python3.*/site-packages")
        kernels = site / "studio" / "_kernels"
        program = Program((str(environment / "bin" / NAME),), kernels=None if _is_universal(wheel) else kernels)
        times = Trial(program, Path(place)).run()
        subprocess.run([*pip, "uninstall", "-y", NAME], check=True)
        left = [file for file in environment.rglob("*") if "mcts" in file.name.lower() or file.name == "studio"]
        if left:
            raise SystemExit(f"Uninstalling left {left[0]}.")
        _check_installers(wheel, Path(place) / "tools")
        name = "wheel" if _is_universal(wheel) else "wheel with kernels"
        return Measured(name, wheel.stat().st_size / 1e6, size, times)


def _check_installers(wheel: Path, place: Path) -> None:
    """Install the wheel with pipx and with uv, start it, and remove it."""
    subprocess.run([sys.executable, "-m", "venv", str(place / "environment")], check=True)
    tools = place / "environment" / "bin"
    pip = [str(tools / "python"), "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    subprocess.run([*pip, "pipx", "uv"], check=True)
    commands = place / "bin"
    variables = os.environ | {
        "HOME": str(place / "home"),
        "PIPX_HOME": str(place / "pipx"),
        "PIPX_BIN_DIR": str(commands),
        "UV_TOOL_DIR": str(place / "uv"),
        "UV_TOOL_BIN_DIR": str(commands),
    }
    for installer in ((str(tools / "pipx"),), (str(tools / "uv"), "tool")):
        print(f"  {Path(installer[0]).name}", flush=True)
        for command in ((*installer, "install", str(wheel)), (str(commands / NAME), "--version")):
            _run_quietly(command, variables)
        _run_quietly((*installer, "uninstall", NAME), variables)
        left = [*commands.iterdir(), *place.glob(f"*/{NAME}"), *place.glob(f"pipx/venvs/{NAME}")]
        if left:
            raise SystemExit(f"{Path(installer[0]).name} left {left[0]}.")


def _run_quietly(command: tuple[str, ...], variables: dict[str, str]) -> None:
    """Run a command. If it fails, end this process with its output."""
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: the exit code is {done.returncode}:\n{done.stdout}{done.stderr}")


def _is_universal(wheel: Path) -> bool:
    return wheel.stem.endswith("-any")


def _check_bundle(archive: Path) -> Measured:
    """Use the bundle where no other program is, Python included."""
    with tempfile.TemporaryDirectory(prefix="mcts-studio-check-") as place:
        shutil.unpack_archive(archive, place, filter="tar")
        bundle = Path(place) / NAME
        hiding = "for each in /usr/local /usr/lib/python3* /usr/bin; do "  # the last one holds the command mount
        hiding += 'if [ -d "$each" ]; then /bin/mount -t tmpfs tmpfs "$each" || exit 1; fi; done; exec "$@"'
        inside = (*_namespace(hiding), str(bundle / NAME))
        size = _megabytes(bundle)
        kernels = _if_it_runs(bundle / "_internal" / "studio" / "_kernels")
        times = Trial(Program(inside, path="/nowhere", has_onnx=True, kernels=kernels), Path(place)).run()
        return Measured("bundle", archive.stat().st_size / 1e6, size, times)


def _check_debian(package: Path) -> Measured:
    """Use the files of the package at their final place, in a mount namespace of their own."""
    with tempfile.TemporaryDirectory(prefix="mcts-studio-check-") as place:
        root = Path(place) / "root"
        subprocess.run(["dpkg-deb", "-x", str(package), str(root)], check=True)
        entry = root / "usr" / "share" / "applications" / f"{NAME}.desktop"
        if f"Exec=/usr/bin/{NAME} %f" not in entry.read_text("utf-8"):
            raise SystemExit("The entry in the menu starts another program.")
        metainfo = next((root / "usr" / "share" / "metainfo").iterdir())
        _run_if_installed("desktop-file-validate", str(entry))
        _run_if_installed("appstreamcli", "validate", "--no-net", str(metainfo))
        _run_if_installed("lintian", "--fail-on", "error", str(package))
        mounting = f'mount -t tmpfs tmpfs /opt && mkdir /opt/{NAME} && mount --bind "{root}/opt/{NAME}" '
        mounting += f'/opt/{NAME} && exec "$@"'
        (site,) = root.glob(f"opt/{NAME}/lib/python3.*/site-packages")
        program = Program(
            (*_namespace(mounting), f"/opt/{NAME}/bin/{NAME}"), kernels=_if_it_runs(site / "studio" / "_kernels")
        )
        times = Trial(program, Path(place)).run()
        return Measured("Debian package", package.stat().st_size / 1e6, _megabytes(root), times)


def _if_it_runs(kernels: Path) -> Path | None:
    """Return the folder of kernels in a package, or None if this computer can neither build nor run them."""
    return kernels if runs_portable() else None


def _namespace(preparing: str) -> tuple[str, ...]:
    """Return the begin of a command that runs in its own namespace of mounts, after a shell has prepared it."""
    return ("/usr/bin/unshare", "--map-root-user", "--mount", "/bin/sh", "-c", preparing, "sh")


def _run_if_installed(program: str, *arguments: str) -> None:
    if shutil.which(program) is None:
        print(f"  {program} is not installed, so it is left out.")
        return
    print(f"  {program}", flush=True)
    subprocess.run([program, *arguments], check=True)


def _megabytes(folder: Path) -> float:
    return sum(file.lstat().st_size for file in folder.rglob("*")) / 1e6


_CHECKS: dict[str, Callable[[Path], Measured]] = {
    "wheel": _check_wheel,
    "bundle": _check_bundle,
    "debian": _check_debian,
}
_UNIVERSAL, _WITH_KERNELS = "mcts_studio-*-any.whl", "mcts_studio-*-cp3*.whl"
_PATTERNS = {"wheel": "mcts_studio-*.whl", "bundle": f"{archive_name()}.tar.xz", "debian": f"{NAME}_*.deb"}


if __name__ == "__main__":
    missing = [name for name in ("Xvfb", "xdotool", "unshare") if shutil.which(name) is None]
    if missing:
        sys.exit(f"Install {' and '.join(missing)} first.")
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "dist").absolute(), sys.argv[2:])
