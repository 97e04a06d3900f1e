"""Commands on their way from one thread to another."""

import queue
from typing import Generic, TypeVar

_Command = TypeVar("_Command")


class CommandQueue(Generic[_Command]):
    """One thread posts, another one takes; no number is written by both."""

    def __init__(self) -> None:
        self._commands: queue.SimpleQueue[tuple[_Command, bool]] = queue.SimpleQueue()
        self._urgent_posted = 0  # by the one thread that posts
        self._urgent_taken = 0  # by the one that takes

    @property
    def is_empty(self) -> bool:
        return self._commands.empty()

    @property
    def is_urgent(self) -> bool:
        """Whether a command waits for which others make way."""
        return self._urgent_posted != self._urgent_taken

    def post(self, command: _Command, urgent: bool) -> None:
        self._urgent_posted += urgent
        self._commands.put((command, urgent))

    def take(self, seconds: float | None = None) -> _Command | None:
        """The oldest one; waits until there is one, or so long."""
        try:
            command, urgent = self._commands.get(timeout=seconds)
        except queue.Empty:
            return None
        self._urgent_taken += urgent
        return command
