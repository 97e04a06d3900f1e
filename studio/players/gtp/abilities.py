"""The first commands to an engine: they find out whether it speaks GTP, its name, and the commands that it knows."""

import time
from dataclasses import dataclass

from studio.players.gomocup import messages as faults
from studio.players.gomocup.about import About
from studio.players.gomocup.messages import quoted
from studio.players.gtp import messages
from studio.players.gtp.connection import GtpConnection, reply_in
from studio.players.player import PlayerError

MOVES_WITH_ANALYSIS = ("kata-genmove_analyze", "lz-genmove_analyze")
ANALYSES = ("kata-analyze", "lz-analyze")
SET_RULES, SET_TIME, TIME_LEFT = "kata-set-rules", "time_settings", "time_left"
_ASKED = (*MOVES_WITH_ANALYSIS, *ANALYSES, SET_RULES, SET_TIME, TIME_LEFT)
_FIRST = "protocol_version"
_OTHER_PROTOCOL = ("UNKNOWN", "ERROR")
"""The first words by which engines with the Gomocup protocol refuse a command."""


@dataclass(frozen=True, slots=True)
class Abilities:
    """The name of an engine, and the optional commands that it knows."""

    about: About
    commands: frozenset[str]

    def first_of(self, commands: tuple[str, ...]) -> str:
        """Return the first of these commands that the engine knows, or an empty text."""
        return next((command for command in commands if command in self.commands), "")


def greeted(connection: GtpConnection, name: str, seconds: float) -> Abilities:
    """Wait until an engine answers, and return what it can do. Raise PlayerError if it does not speak GTP."""
    _await_version(connection, name, seconds)
    own, version = (connection.ask(command, seconds) for command in ("name", "version"))
    title, number = (quoted(reply.text) if reply.is_success else "" for reply in (own, version))
    known = frozenset(
        command
        for command in _ASKED
        if (reply := connection.ask(f"known_command {command}", seconds)).is_success and reply.text.lower() == "true"
    )
    return Abilities(About(name=title, version=number, text=" ".join(filter(None, (title, number)))), known)


def _await_version(connection: GtpConnection, name: str, seconds: float) -> None:
    """Wait for the first answer. Programs may write other lines before it."""
    connection.process.expect()
    connection.say(_FIRST)
    deadline, last = time.monotonic() + seconds, ""
    while (line := connection.process.take(deadline)) is not None:
        if reply_in(line) is not None:
            connection.process.rest()
            return
        last = line
        if line.split()[0].rstrip(":").upper() in _OTHER_PROTOCOL:
            break
    if last:
        raise PlayerError(messages.NOT_GTP, player=name, command=_FIRST, seconds=seconds, text=quoted(last))
    raise PlayerError(faults.SLOW_START, player=name, command=_FIRST, seconds=seconds)
