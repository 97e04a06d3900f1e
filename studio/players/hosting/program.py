"""Starts a program with the means of this operating system."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Protocol

from studio.players.hosting.ending import Ending


class Program(Protocol):
    """A running process. The processes that it starts end with it, and all of them end with the studio."""

    pipes: tuple[IO[bytes], IO[bytes], IO[bytes]]
    """The input, output and error output of the program. The caller closes them."""

    def wait(self, seconds: float) -> Ending | None:
        """Wait up to `seconds` for the program to end by itself.

        Return how it ended, or None if it is still running.
        """

    def close(self) -> Ending:
        """Kill all processes of the program, and return how it ended.

        Its pipes stay open.
        """


def start_program(command: Sequence[str], folder: Path) -> Program:
    """Start the program. Raise OSError if that fails."""
    if sys.platform == "win32":
        from studio.players.hosting.windows_program import WindowsProgram

        return WindowsProgram(command, folder)
    from studio.players.hosting.supervised_program import SupervisedProgram

    return SupervisedProgram(command, folder)
