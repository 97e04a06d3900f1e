"""A program started by a supervisor process, on systems with process groups, such as Linux and macOS."""

import contextlib
import logging
import os
import select
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from studio.child_process import ErrorOutput, log_failure, own_command
from studio.players.hosting.ending import Ending, log_end
from studio.players.hosting.pipes import pipes_of

_SUPERVISOR = Path(__file__).with_name("supervisor.py")
_logger = logging.getLogger(__name__)
_STARTING_SECONDS = 10.0
# On a busy machine it may take long.
_ENDING_SECONDS = 8.0
"""Seconds to wait for the end of a supervisor."""


class SupervisedProgram:
    """The pipes of a program, and the socket to its supervisor."""

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        """Start the program. Raise OSError if that fails."""
        self._socket, theirs = socket.socketpair()
        self._path, self._errors = command[0], ErrorOutput()
        try:
            with theirs:
                self._supervisor = _started(command, folder, (theirs.fileno(), self._errors.fileno()))
        except BaseException:
            self._socket.close()
            self._errors.close()
            raise
        _logger.debug("The supervisor %d starts %s.", self._supervisor.pid, command[0])
        self.pipes = pipes_of(self._supervisor)
        self._received, self._ending = b"", Ending(by_itself=False)
        self._is_over = False
        self._begin()

    def wait(self, seconds: float) -> Ending | None:
        """Wait up to `seconds` for the program to end by itself.

        Return how it ended, or None if it is still running.
        """
        if not self._is_over and (message := self._line(seconds)) is not None:
            self._note(message, by_itself=True)
        return self._ending if self._is_over else None

    def close(self) -> Ending:
        """Kill all processes of the program, and return how it ended.

        Its pipes stay open.
        """
        if not self._is_over:
            with contextlib.suppress(OSError):
                self._socket.shutdown(socket.SHUT_WR)
            self._note(self._line(_ENDING_SECONDS) or b"", by_itself=False)
        self._socket.close()
        try:
            self._supervisor.wait(1.0)
        except subprocess.TimeoutExpired:
            self._supervisor.kill()  # on Linux, the system then kills the program, too
            self._supervisor.wait()
        if self._supervisor.returncode:
            errors = self._errors.take()
            log_failure(_logger, "A supervisor", self._supervisor.pid, self._supervisor.returncode, errors)
        self._errors.close()
        return self._ending

    def _begin(self) -> None:
        message = (self._line(_STARTING_SECONDS) or b"failed 0").split()
        if message[0] != b"started":
            number = int(message[1])
            self._is_over = True
            self.close()
            for pipe in self.pipes:
                pipe.close()
            raise OSError(number, os.strerror(number) if number else "it could not be started")

    def _note(self, message: bytes, *, by_itself: bool) -> None:
        words = message.split()
        if len(words) == 3:
            self._ending = Ending(int(words[1]), int(words[2]), by_itself)
            if by_itself:
                log_end(self._path, self._ending)
        self._is_over = True

    def _line(self, seconds: float) -> bytes | None:
        """Return the supervisor's next message, or None if there is none within `seconds`.

        Return empty bytes if the supervisor is gone.
        """
        deadline = time.monotonic() + seconds
        while b"\n" not in self._received:
            left = max(0.0, deadline - time.monotonic())
            if not _is_readable(self._socket, left):
                return None
            part = self._socket.recv(256)
            if not part:
                return b""
            self._received += part
        line, _, self._received = self._received.partition(b"\n")
        return line


def _is_readable(reading: socket.socket, seconds: float) -> bool:
    poll = select.poll()  # unlike select(), this works for any number of open files
    poll.register(reading, select.POLLIN)
    return bool(poll.poll(seconds * 1000))


def _started(command: Sequence[str], folder: Path, shared: tuple[int, int]) -> "subprocess.Popen[bytes]":
    """Start a supervisor with the handles in `shared`: its socket and its error output."""
    return subprocess.Popen(  # noqa: S603  # no shell, and only programs that the user has added
        own_command(_SUPERVISOR, *map(str, (*shared, os.getpid())), *command, options=("-I", "-S")),
        bufsize=0,
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        pass_fds=shared,
        start_new_session=True,
    )
