"""Starts a program as this system lets it be kept."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Protocol

from studio.players.hosting.ending import Ending


class Program(Protocol):
    """A process whose descendants end with it, and all of them with the studio."""

    pipes: tuple[IO[bytes], IO[bytes], IO[bytes]]
    """Its input, its output and its error output, which whoever started it closes."""

    def wait(self, seconds: float) -> Ending | None:
        """How it ended by itself, if it does within this time."""

    def close(self) -> Ending:
        """Nothing of it runs any more; but for its pipes nothing is left."""


def start_program(command: Sequence[str], folder: Path) -> Program:
    """OSError where the program cannot be started."""
    if sys.platform == "win32":
        from studio.players.hosting.windows_program import WindowsProgram

        return WindowsProgram(command, folder)
    from studio.players.hosting.supervised_program import SupervisedProgram

    return SupervisedProgram(command, folder)
