"""A queue of commands from one thread to another."""

import queue
from typing import Generic, TypeVar

_Command = TypeVar("_Command")


class CommandQueue(Generic[_Command]):
    """A queue of commands from exactly one thread to one other thread.

    Some commands are urgent.
    """

    def __init__(self) -> None:
        self._commands: queue.SimpleQueue[tuple[_Command, bool]] = queue.SimpleQueue()
        self._urgent_posted = 0  # written by the posting thread
        self._urgent_taken = 0  # written by the taking thread

    @property
    def is_empty(self) -> bool:
        return self._commands.empty()

    @property
    def is_urgent(self) -> bool:
        """Return whether an urgent command is waiting."""
        return self._urgent_posted != self._urgent_taken

    def post(self, command: _Command, urgent: bool) -> None:
        self._urgent_posted += urgent
        self._commands.put((command, urgent))

    def take(self, seconds: float | None = None) -> _Command | None:
        """Wait for a command and return it. If there is none after `seconds`, return None.

        If `seconds` is None, wait without a limit.
        """
        try:
            command, urgent = self._commands.get(timeout=seconds)
        except queue.Empty:
            return None
        self._urgent_taken += urgent
        return command
