"""Exchanges commands and answers with the process of an engine.

An answer begins with `=`, or with `?` if the command failed.
"""

import re
import time
from dataclasses import dataclass

from studio.players.engine_entry import EngineEntry
from studio.players.gomocup import messages as faults
from studio.players.gomocup.messages import quoted
from studio.players.gomocup.process import EngineProcess
from studio.players.gtp import messages
from studio.players.player import PlayerError

_REPLY = re.compile(r"([=?])\d*\s*(.*)")


@dataclass(frozen=True, slots=True)
class Reply:
    """The first line of an answer."""

    is_success: bool
    text: str


def reply_in(line: str) -> Reply | None:
    """Return the answer that begins in a line, or None."""
    match = _REPLY.fullmatch(line)
    return None if match is None else Reply(match[1] == "=", match[2].strip())


class GtpConnection:
    """A running engine. Only one thread may use it, but any thread may call `give_up` and `say`."""

    def __init__(self, entry: EngineEntry) -> None:
        """Start the engine's program. Raise PlayerError if that fails."""
        self._name = entry.name
        self.process = EngineProcess(entry, farewell="quit")

    def say(self, command: str) -> None:
        self.process.say(command)

    def ask(self, command: str, seconds: float) -> Reply:
        """Send a command, and return the answer. Raise PlayerError if there is no answer in time."""
        self.process.expect()
        self.say(command)
        try:
            return self.reply(command, time.monotonic() + seconds, seconds)
        finally:
            self.process.rest()

    def reply(self, command: str, deadline: float, seconds: float) -> Reply:
        """Wait for the next answer, and skip other lines. Raise PlayerError if there is none by the deadline."""
        last = ""
        while (line := self.process.take(deadline)) is not None:
            if (found := reply_in(line)) is not None:
                return found
            last = line
        if last:
            raise PlayerError(messages.NOT_GTP, player=self._name, command=command, seconds=seconds, text=quoted(last))
        raise PlayerError(faults.SLOW_START, player=self._name, command=command, seconds=seconds)

    def obey(self, command: str, seconds: float) -> str:
        """Send a command that must succeed, and return the text of the answer. Raise PlayerError if it fails."""
        reply = self.ask(command, seconds)
        if not reply.is_success:
            raise self.refusal(command, reply)
        return reply.text

    def refusal(self, command: str, reply: Reply) -> PlayerError:
        """Return the error for an answer that reports a failure."""
        return PlayerError(faults.REFUSED_GAME, player=self._name, command=command, text=quoted(reply.text))
