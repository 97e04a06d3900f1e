"""Reads commands while the engine thinks. As the protocol requires, the next command ends an analysis."""

from collections.abc import Callable
from queue import Queue
from threading import Thread

from studio.protocols.gtp.engine import GtpEngine
from studio.protocols.gtp.lines import Command, command_in

_MOST_WAITING = 10_000


class GtpServer:
    """Serves one controller. `take` and `end` are called by the reading thread, and `write` by the answering thread."""

    def __init__(self, engine: GtpEngine, write: Callable[[str], None]) -> None:
        self._engine, self._write = engine, write
        self._waiting: Queue[tuple[int, Command] | None] = Queue(_MOST_WAITING)
        self._received, self._has_ended = 0, False
        self._thread = Thread(target=self._answer, name="answers", daemon=True)
        self._thread.start()

    @property
    def has_ended(self) -> bool:
        """Whether the controller has sent `quit`."""
        return self._has_ended

    def take(self, line: bytes) -> None:
        """Process a line. After `quit`, lines are ignored."""
        command = None if self._has_ended else command_in(line)
        if command is None:
            return
        self._received += 1
        self._has_ended = command.name == "quit"
        self._waiting.put((self._received, command))

    def end(self, seconds: float | None = None) -> bool:
        """Answer the commands received so far, and then end. Return whether this took at most `seconds`."""
        self._received += 1  # ends an analysis
        self._waiting.put(None)
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _answer(self) -> None:
        while (next_ := self._waiting.get()) is not None:
            number, command = next_
            self._engine.answer(command, lambda number=number: self._received == number, self._write)  # type: ignore[misc]
