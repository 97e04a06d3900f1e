"""Fills the folder of compiled kernels, in child processes: one for each kind of board, then one for all together."""

import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import studio
from studio.engine.kernel_folder import is_warm, wipe, write_manifest
from studio.engine.kernels.compiling import CACHED, cache_folder
from studio.game.errors import StudioError

BOARDS = ("one-word", "four-words", "row-words")
_LONGEST_SECONDS = 600
_POLL_SECONDS = 0.2
_STALE_SECONDS = 20
_MONTH_SECONDS = 30 * 24 * 3600

Progress = Callable[[int, int], None]
"""Told how many of the kinds of boards are done, and of how many."""


def warm_up(progress: Progress | None = None, go_on: Callable[[], bool] = lambda: True) -> None:
    """Fill the folder unless it is filled. Blocks, for half a minute the first time, or until it may not go on.

    A folder that is not whole is wiped first: a damaged kernel may load, and then compute anything.
    """
    if not CACHED or is_warm():
        return
    with _alone(go_on):
        for _attempt in range(2):
            if is_warm() or not go_on():
                return
            wipe()
            if _fill(progress, go_on):
                return
        if not go_on():
            return
    raise StudioError(
        "warmup",
        f"The search could not be compiled. Delete the folder {cache_folder()}, then try again.",
        folder=str(cache_folder()),
    )


@contextmanager
def _alone(go_on: Callable[[], bool]) -> Iterator[None]:
    """Only one process at a time fills the folder; a lock that nobody has touched for a while was left behind."""
    lock = _lock()
    while not (ours := _locked(lock)) and go_on():
        time.sleep(_POLL_SECONDS)
    try:
        yield
    finally:
        if ours:
            lock.unlink(missing_ok=True)


def _lock() -> Path:
    return cache_folder().with_name(f"{cache_folder().name}.lock")


def _locked(lock: Path) -> bool:
    try:
        os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        with contextlib.suppress(OSError):
            if time.time() - lock.stat().st_mtime > _STALE_SECONDS:
                lock.unlink()
        return False
    return True


def _fill(progress: Progress | None, go_on: Callable[[], bool]) -> bool:
    """Compile the kinds of boards side by side, then prove that all of them load and run in one process."""
    told = progress or (lambda _done, _of: None)
    told(0, len(BOARDS))
    children = {board: _child(board) for board in BOARDS}
    try:
        for done, child in enumerate(list(children.values()), 1):
            if _ended_badly(child, go_on):
                return False
            told(done, len(BOARDS))
        children["all"] = _child(*BOARDS)
        if _ended_badly(children["all"], go_on):
            return False
    finally:
        for child in children.values():
            child.kill()
            child.wait()
    write_manifest()
    _forget_old_folders()
    return True


def _ended_badly(child: subprocess.Popen[bytes], go_on: Callable[[], bool]) -> bool:
    """Wait for a child, and show others meanwhile that somebody is at work."""
    begun = time.monotonic()
    while child.poll() is None:
        if time.monotonic() - begun > _LONGEST_SECONDS or not go_on():
            return True
        with contextlib.suppress(OSError):
            os.utime(_lock())
        time.sleep(_POLL_SECONDS)
    return child.returncode != 0


def _forget_old_folders() -> None:
    """Kernels of other versions go when nobody has written there for a month."""
    for folder in cache_folder().parent.glob("kernels-*-*"):
        with contextlib.suppress(OSError):
            if folder.is_dir() and time.time() - folder.stat().st_mtime > _MONTH_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)


def _child(*boards: str) -> subprocess.Popen[bytes]:
    package = str(Path(studio.__file__).parent.parent)
    path = os.pathsep.join(filter(None, [package, os.environ.get("PYTHONPATH")]))
    return subprocess.Popen(  # noqa: S603  # our own module, and names from the list above
        [sys.executable, "-m", "studio.engine.probe", *boards],
        env=os.environ | {"PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
