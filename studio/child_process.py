"""Child processes of this program: how to start one, read its error output, and log its failure."""

import logging
import os
import re
import runpy
import signal
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import IO

PART_OPTION = "--run-part"
"""The first argument of a bundle to run a part of the program instead of a command."""
_PACKAGE = Path(__file__).resolve().parent

_MOST_BYTES = 8192
_ERROR = re.compile(r"(?P<type>[A-Za-z_][\w.]*(?:Error|Exception|Exit|Interrupt|Warning))(?::.*)?")
_PLACES = ("  File ", "Fatal Python error", "Windows fatal exception", "Traceback ", "Current thread", "Thread ")


def is_bundle() -> bool:
    """Return whether this program is a bundle that includes Python."""
    return bool(getattr(sys, "frozen", False))


def own_command(part: str | Path, *arguments: str, options: Sequence[str] = ("-P",)) -> tuple[str, ...]:
    """Return the command that runs a part of this program in another process.

    The part is a module with a function `main`, or a file that imports nothing else of the program. `options` are
    command-line options of Python, which a bundle ignores.
    """
    if is_bundle():
        return (sys.executable, PART_OPTION, str(part), *arguments)
    if isinstance(part, Path):
        return (sys.executable, *options, str(part), *arguments)
    return (sys.executable, *options, "-c", f"from {part} import main; main()", *arguments)


def own_environment() -> dict[str, str]:
    """Return the environment for `own_command`. In it, Python finds this package."""
    if is_bundle():
        return dict(os.environ)
    path = os.pathsep.join(filter(None, [str(_PACKAGE.parent), os.environ.get("PYTHONPATH")]))
    return os.environ | {"PYTHONPATH": path}


def run_part(arguments: Sequence[str]) -> None:
    """Run a part of the program. A bundled program calls this if its first argument is `PART_OPTION`.

    `arguments` are the part and the arguments for it.
    """
    part = arguments[0]
    sys.argv = [part, *arguments[1:]]
    if part.endswith(".py"):
        if not Path(part).resolve().is_relative_to(_PACKAGE):
            raise SystemExit(f"{part} is no part of the program.")
        runpy.run_path(part, run_name="__main__")
        return
    if part.partition(".")[0] != __name__.partition(".")[0]:
        raise SystemExit(f"{part} is no part of the program.")
    import_module(part).main()


def restore_library_path() -> None:
    """Let programs that this process starts use the system's libraries.

    The start of a bundle points LD_LIBRARY_PATH to the bundle's libraries, which only this process needs.
    """
    former = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if former:
        os.environ["LD_LIBRARY_PATH"] = former


class ErrorOutput:
    """A nameless temporary file for the error output of a child process. The parent reads it after a failure."""

    # A pipe would need a thread that reads it, or the child could block. If no file can be created, the output is
    # discarded.

    def __init__(self) -> None:
        try:
            self._file: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  # closed by `close`
        except OSError:  # a full disk must not keep a process from starting
            self._file = open(os.devnull, "r+b")  # noqa: SIM115, PTH123

    def fileno(self) -> int:
        """Return the file handle, which `subprocess` requires."""
        return self._file.fileno()

    def take(self) -> str:
        """Return the last 8 KiB of output and empty the file. If reading fails, return an empty text."""
        try:
            size = self._file.seek(0, os.SEEK_END)
            self._file.seek(max(0, size - _MOST_BYTES))
            text = self._file.read(_MOST_BYTES).decode("utf-8", "replace")
            self._file.seek(0)
            self._file.truncate()
            return text
        except (OSError, ValueError):
            return ""

    def close(self) -> None:
        self._file.close()


def log_failure(logger: logging.Logger, process: str, number: int, status: int | None, output: str = "") -> None:
    """Log how a child process ended. The log entry also names the places in the code that occur in its error output."""
    where = places_in(output)
    logger.error("%s (process %d) %s.%s", process, number, how_it_ended(status), f"\n{where}" if where else "")


def how_it_ended(status: int | None) -> str:
    """Describe an exit status of `subprocess` in words. A negative status −n means that signal n ended the process.

    None means that the status is unknown.
    """
    if status is None:
        return "ended; its exit status is not known"
    if status >= 0:
        return f"ended with exit code {status if status < 0x8000_0000 else hex(status)}"
    try:
        return f"was ended by the signal {signal.Signals(-status).name}"
    except ValueError:
        return f"was ended by the signal {-status}"


def places_in(output: str) -> str:
    """Return only those parts of an error output that name the type of an error or a place in the code."""
    # All other text may contain data of the user.
    lines = []
    for line in output.splitlines():
        error = _ERROR.fullmatch(line)
        if error is not None:
            lines.append(error["type"])
        elif line.startswith(_PLACES):
            lines.append(line)
    return "\n".join(lines)
