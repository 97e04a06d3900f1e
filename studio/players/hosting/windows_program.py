"""A program in a Windows job object. Not tested yet. The program ends at the latest when the studio ends."""

import ctypes
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from studio.players.hosting.ending import Ending, log_end
from studio.players.hosting.pipes import pipes_of

_KILL_ON_CLOSE = 0x2000
_EXTENDED_LIMITS = 9


class _BasicLimits(ctypes.Structure):
    """The Windows structure JOBOBJECT_BASIC_LIMIT_INFORMATION."""

    _fields_ = (
        ("per_process_user_time", ctypes.c_int64),
        ("per_job_user_time", ctypes.c_int64),
        ("flags", ctypes.c_uint32),
        ("least_working_set", ctypes.c_size_t),
        ("most_working_set", ctypes.c_size_t),
        ("most_processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("priority", ctypes.c_uint32),
        ("scheduling", ctypes.c_uint32),
    )


class _Limits(ctypes.Structure):
    """The Windows structure JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

    _fields_ = (
        ("basic", _BasicLimits),
        ("transfers", ctypes.c_uint64 * 6),
        ("memory", ctypes.c_size_t * 4),
    )


class WindowsProgram:
    """The pipes of a program, and the job object with the program and its children."""

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        """Start the program. Raise OSError if that fails."""
        self._path = command[0]
        flags = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0) | getattr(subprocess, "CREATE_NO_WINDOW", 0)
        self._process = subprocess.Popen(  # noqa: S603  # no shell, and only programs that the user has added
            list(command),
            bufsize=0,
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            creationflags=flags,
        )
        self.pipes = pipes_of(self._process)
        self._job = _job_of(self._process)

    def wait(self, seconds: float) -> Ending | None:
        """Wait up to `seconds` for the program to end by itself.

        Return how it ended, or None if it is still running.
        """
        try:
            return Ending(self._process.wait(seconds))
        except subprocess.TimeoutExpired:
            return None

    def close(self) -> Ending:
        """Kill all processes of the program, and return how it ended.

        Its pipes stay open.
        """
        by_itself = self._process.poll() is not None
        if by_itself:
            log_end(self._path, Ending(self._process.returncode))
        _end(self._job)
        self._job = None
        if not by_itself:
            self._process.kill()
        return Ending(self._process.wait(), by_itself=by_itself)


def _job_of(process: "subprocess.Popen[bytes]") -> int | None:
    """Put the process into a job, and return the job's handle. Closing the handle kills all processes of the job.

    Return None on other systems, or if no job could be created. Children that the process started before are not in the
    job.
    """
    if sys.platform == "win32":
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.CreateJobObjectW.restype = ctypes.c_void_p
        job = kernel.CreateJobObjectW(None, None)
        limits = _Limits()
        limits.basic.flags = _KILL_ON_CLOSE
        handle = ctypes.c_void_p(job)
        kernel.SetInformationJobObject(handle, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits))
        kernel.AssignProcessToJobObject(handle, ctypes.c_void_p(int(process._handle)))
        return int(job) if job else None
    return None


def _end(job: int | None) -> None:
    if sys.platform == "win32" and job is not None:
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.TerminateJobObject(ctypes.c_void_p(job), 1)
        kernel.CloseHandle(ctypes.c_void_p(job))
