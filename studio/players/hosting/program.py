"""Starts a program by the means of this system."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Protocol

from studio.players.hosting.ending import Ending


class Program(Protocol):
    """A process whose descendants end with it, and all of them with the studio."""

    pipes: tuple[IO[bytes], IO[bytes], IO[bytes]]
    """Its input, output and error output; the caller closes them."""

    def wait(self, seconds: float) -> Ending | None:
        """Return how it ended by itself, or None after this time."""

    def close(self) -> Ending:
        """Kill all its processes; only its pipes are left."""


def start_program(command: Sequence[str], folder: Path) -> Program:
    """Start the program; raise OSError if that fails."""
    if sys.platform == "win32":
        from studio.players.hosting.windows_program import WindowsProgram

        return WindowsProgram(command, folder)
    from studio.players.hosting.supervised_program import SupervisedProgram

    return SupervisedProgram(command, folder)
