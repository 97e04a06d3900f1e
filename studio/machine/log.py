"""The log of a process: its level, the entries about the start, and all unhandled errors.

Every module uses `logging.getLogger(__name__)`. An entry of level CRITICAL with an error is an unexpected error, for
which the window shows a dialog. An ERROR was handled: the user has seen a message, or nothing was lost.
"""

import contextlib
import faulthandler
import logging
import os
import platform
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from studio import __version__
from studio.game.errors import StudioError
from studio.machine.folders import home_folders
from studio.machine.log_file import CRASHES, LogFileHandler, taken_crash_report

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

LEVEL_VARIABLE = "MCTS_STUDIO_LOG_LEVEL"
LEVELS = ("debug", "info", "warning", "error", "critical")
_DEFAULT_LEVEL = "info"
_program = logging.getLogger("studio")
_logger = logging.getLogger(__name__)


class ProcessLog:
    """A context in which the process writes the log. At its end, the previous level and hooks are restored."""

    def __init__(self) -> None:
        folder = _log_folder()
        self._handler = LogFileHandler(folder) if folder is not None else logging.NullHandler()
        self._former_level = logging.NOTSET
        self._former_variable = os.environ.get(LEVEL_VARIABLE)
        self._hooks = _Hooks()

    def __enter__(self) -> Self:
        self._former_level = _program.level
        _program.setLevel(_level_of(self._former_variable).upper())
        _program.addHandler(self._handler)
        self._hooks.install()
        return self

    def __exit__(self, _kind: type[BaseException] | None, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, StudioError | BrokenPipeError):
            _logger.critical("The program ends because of an unexpected error.", exc_info=error)
        self._hooks.remove()
        _program.removeHandler(self._handler)
        _program.setLevel(self._former_level)
        _set_variable(self._former_variable)

    def start(self, role: str, level: str | None = None) -> None:
        """Set the level of the log, and log that this process has started.

        `role` names its task. If `level` is None, the environment variable `LEVEL_VARIABLE` sets the level. Child
        processes have the same level.
        """
        if level is not None:
            _set_variable(level)
        chosen = os.environ.get(LEVEL_VARIABLE)
        _program.setLevel(_level_of(chosen).upper())
        if isinstance(self._handler, LogFileHandler):
            self._handler.role = role
        _logger.info("Start: %s.", program_and_system())
        if chosen and chosen.lower() not in LEVELS:
            _logger.warning("%s is not a level. Set it to one of %s.", LEVEL_VARIABLE, ", ".join(LEVELS))

    def report_crashes(self) -> None:
        """Make this process write a report to a file if it crashes.

        If there is a report of an earlier crash, log it.
        """
        # Libraries may crash while Python ends, so reports are written until the process ends. If a tool such as pytest
        # has enabled `faulthandler`, its reports remain.
        if not isinstance(self._handler, LogFileHandler):
            _report_crashes_on_error_output()
            return
        folder = self._handler.folder
        earlier = taken_crash_report(folder)
        if earlier:
            _logger.error("A process has crashed before this start:\n%s", earlier)
        if not faulthandler.is_enabled():
            try:
                folder.mkdir(parents=True, exist_ok=True, mode=0o700)
                faulthandler.enable((folder / CRASHES).open("ab", buffering=0))
            except OSError:
                _report_crashes_on_error_output()


def begin_child_log(role: str) -> None:
    """Start the log of a child process."""
    # Its crashes are reported on its error output, which its parent reads.
    log = ProcessLog()
    log.__enter__()
    log.start(role)
    _report_crashes_on_error_output()


def log_folder() -> Path:
    """Return the folder of the log. The folder may not exist yet."""
    return home_folders().log


def program_and_system() -> str:
    """Return the versions of the program, Python and the system, for error reports."""
    return f"MCTS Studio {__version__}, Python {platform.python_version()}, {platform.platform()}"


class _Hooks:
    """Hooks for unhandled errors. Each hook logs the error, then calls the hook that was set before."""

    def __init__(self) -> None:
        self._former = sys.excepthook, threading.excepthook, sys.unraisablehook

    def install(self) -> None:
        self._former = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._on_error, self._on_thread, self._on_unraisable

    def remove(self) -> None:
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._former

    def _on_error(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if isinstance(error, Exception):
            _logger.critical("An unexpected error.", exc_info=(kind, error, trace))
        self._former[0](kind, error, trace)

    def _on_thread(self, raised: threading.ExceptHookArgs) -> None:
        name = raised.thread.name if raised.thread is not None else "a thread"
        if isinstance(raised.exc_value, Exception):
            _logger.critical("An unexpected error in the thread %s.", name, exc_info=raised.exc_value)
        self._former[1](raised)

    def _on_unraisable(self, raised: "UnraisableHookArgs") -> None:
        if isinstance(raised.exc_value, Exception):
            _logger.error("An error that could not be raised.", exc_info=raised.exc_value)
        self._former[2](raised)


def _report_crashes_on_error_output() -> None:
    if not faulthandler.is_enabled():
        with contextlib.suppress(AttributeError, OSError, RuntimeError, ValueError):  # there may be no error output
            faulthandler.enable()


def _log_folder() -> Path | None:
    try:
        return log_folder()
    except (ImportError, OSError, RuntimeError):  # for example because the user has no home folder
        return None


def _level_of(name: str | None) -> str:
    return name.lower() if name and name.lower() in LEVELS else _DEFAULT_LEVEL


def _set_variable(value: str | None) -> None:
    if value is None:
        os.environ.pop(LEVEL_VARIABLE, None)
    else:
        os.environ[LEVEL_VARIABLE] = value
