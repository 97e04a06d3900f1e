"""Install each package in an empty place, use it and remove it: python -m packages.checking [FOLDER]

The place has an empty home folder, a bare PATH, and no checkout. The window opens on a virtual screen (Xvfb). The
command prints a table: the size, the seconds until the window is there, and the seconds until a first search has begun,
with an empty cache of compiled code.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

_PATIENCE_SECONDS = 900.0
_POLL_SECONDS = 0.05
_SEARCH = ("analyze", "--game", "gomoku-15", "--simulations", "1", "--json")
_GAME = ("match", "studio-rollouts", "classic-uct", "--game", "tic-tac-toe", "--games", "2", "--simulations", "50")
_DISPLAY = ":93"


@dataclass(frozen=True, slots=True)
class Measured:
    """The figures of one package."""

    package: str
    megabytes: float
    installed_megabytes: float
    window_seconds: float
    search_seconds: float


def main(folder: Path) -> None:
    results = [_check_wheel(next(folder.glob("mcts_studio-*.whl")))]
    results += [_check_debian(package) for package in folder.glob("mcts-studio_*.deb")]
    print("| package | download | installed | window after | first search after |")
    print("|---|---|---|---|---|")
    for each in results:
        print(
            f"| {each.package} | {each.megabytes:.0f} MB | {each.installed_megabytes:.0f} MB | "
            f"{each.window_seconds:.1f} s | {each.search_seconds:.1f} s |"
        )


def _check_wheel(wheel: Path) -> Measured:
    with tempfile.TemporaryDirectory(prefix="mcts-studio-check-") as place:
        environment = Path(place) / "environment"
        subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
        python = str(environment / "bin" / "python")
        pip = [python, "-m", "pip", "--disable-pip-version-check", "-q"]
        subprocess.run([*pip, "install", str(wheel)], check=True)
        size = _megabytes(environment)
        program = str(environment / "bin" / "mcts-studio")
        window, search = _used([program], Path(place))
        subprocess.run([*pip, "uninstall", "-y", "mcts-studio"], check=True)
        left = [file for file in environment.rglob("*") if "mcts" in file.name.lower() or file.name == "studio"]
        if left:
            raise SystemExit(f"Uninstalling left {left[0]}.")
        return Measured("wheel", wheel.stat().st_size / 1e6, size, window, search)


def _check_debian(package: Path) -> Measured:
    """Use the files of the package at their final place, in a mount namespace of their own."""
    with tempfile.TemporaryDirectory(prefix="mcts-studio-check-") as place:
        root = Path(place) / "root"
        subprocess.run(["dpkg-deb", "-x", str(package), str(root)], check=True)
        entry = root / "usr" / "share" / "applications" / "mcts-studio.desktop"
        if "Exec=/usr/bin/mcts-studio %f" not in entry.read_text("utf-8"):
            raise SystemExit("The entry in the menu starts another program.")
        mounting = f'mount -t tmpfs tmpfs /opt && mkdir /opt/mcts-studio && mount --bind "{root}/opt/mcts-studio" '
        mounting += '/opt/mcts-studio && exec "$@"'
        inside = [
            "unshare",
            "--map-root-user",
            "--mount",
            "sh",
            "-c",
            mounting,
            "sh",
            "/opt/mcts-studio/bin/mcts-studio",
        ]
        window, search = _used(inside, Path(place))
        return Measured("Debian package", package.stat().st_size / 1e6, _megabytes(root), window, search)


def _used(program: Sequence[str], place: Path) -> tuple[float, float]:
    """Use a program with an empty home folder; return the seconds until its window and until its first search."""
    home = place / "home"
    home.mkdir()
    variables = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "DISPLAY": _DISPLAY}
    _run([*program, "--version"], home, variables)
    begun = time.monotonic()
    _run([*program, *_SEARCH], home, variables)
    search = time.monotonic() - begun
    _run([*program, *_GAME], home, variables)
    _run([*program, "integrate"], home, variables)
    _run([*program, "integrate", "--remove"], home, variables)
    left = [file for file in (home / ".local" / "share").rglob("mcts-studio.*") if file.is_file()]
    if left:
        raise SystemExit(f"Removing the entry of the menu left {left[0]}.")
    with _screen():
        return _window_seconds(program, home, variables), search


def _run(command: Sequence[str], folder: Path, variables: Mapping[str, str]) -> None:
    subprocess.run(
        command, cwd=folder, env=dict(variables), check=True, timeout=_PATIENCE_SECONDS, stdout=subprocess.DEVNULL
    )


@contextmanager
def _screen() -> Iterator[None]:
    screen = subprocess.Popen(["Xvfb", _DISPLAY, "-screen", "0", "1440x900x24"], stderr=subprocess.DEVNULL)
    try:
        time.sleep(1.0)
        yield
    finally:
        screen.terminate()
        screen.wait()


def _window_seconds(program: Sequence[str], folder: Path, variables: Mapping[str, str]) -> float:
    """Open the window, wait until it is visible, end the program, and return the seconds until it was visible."""
    begun = time.monotonic()
    process = subprocess.Popen(program, cwd=folder, env=dict(variables), stderr=subprocess.DEVNULL)
    try:
        while time.monotonic() - begun < _PATIENCE_SECONDS:
            if process.poll() is not None:
                raise SystemExit(f"The program ended with the code {process.returncode} before its window was there.")
            search = ["xdotool", "search", "--onlyvisible", "--name", "MCTS Studio"]
            if subprocess.run(search, env=os.environ | variables, capture_output=True, check=False).stdout:
                return time.monotonic() - begun
            time.sleep(_POLL_SECONDS)
        raise SystemExit("The window did not open.")
    finally:
        process.terminate()
        process.wait(_PATIENCE_SECONDS)


def _megabytes(folder: Path) -> float:
    return sum(file.lstat().st_size for file in folder.rglob("*")) / 1e6


if __name__ == "__main__":
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if missing:
        sys.exit(f"Install {' and '.join(missing)} first.")
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "dist").absolute())
