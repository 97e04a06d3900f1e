"""Waits for an engine's answers to the commands before its first move: START, RESTART and ABOUT."""

import re
import time

from studio.players.gomocup import messages
from studio.players.gomocup.about import About, is_about, read_about
from studio.players.gomocup.coordinates import pair_in
from studio.players.gomocup.messages import quoted
from studio.players.gomocup.process import EngineProcess
from studio.players.player import PlayerError

_OK = re.compile(r"OK\b", re.IGNORECASE)
_INFO, _ABOUT = re.compile(r"\bINFO\b", re.IGNORECASE), re.compile(r"\bABOUT\b", re.IGNORECASE)
_REMARKS = ("MESSAGE", "DEBUG", "INFO")
_ENDED = ("engine_closed", "engine_crashed")
# Some engines report a missing file by an ERROR before the OK.
_SECOND_THOUGHT_SECONDS = 0.5
"""Seconds to wait for an OK after an error."""
_UNCLEAR_SECONDS = 0.5
"""Seconds to wait for a clear answer to ABOUT after a line that may be the answer."""


def is_ok(line: str) -> bool:
    """Return whether a line is OK, perhaps with other text after it."""
    return _OK.match(line) is not None


def is_error(line: str) -> bool:
    """Return whether a line refuses a command, by the Gomocup protocol or by GTP."""
    return line.startswith("?") or line.partition(" ")[0].rstrip(":").upper() in ("ERROR", "UNKNOWN")


def is_about_info(line: str) -> bool:
    """Return whether the engine's error message is about an INFO line."""
    # Such an engine can play nevertheless.
    return _INFO.search(line) is not None


def await_ready(process: EngineProcess, name: str, command: str, seconds: float) -> None:
    """Wait until the engine answers OK to `command`, which starts a game.

    If it does not, raise PlayerError with the engine's last line.
    """
    deadline, refusal, last = time.monotonic() + seconds, "", ""
    try:
        while (line := process.take(deadline)) is not None:
            if is_ok(line):
                return
            last = line
            if is_error(line):
                refusal = line
                deadline = min(deadline, time.monotonic() + _SECOND_THOUGHT_SECONDS)
    except PlayerError as fault:
        if not refusal or fault.code not in _ENDED:
            raise
    if refusal:
        raise PlayerError(messages.REFUSED_GAME, player=name, command=command, text=quoted(refusal))
    if last:
        raise PlayerError(messages.NOT_OK, player=name, command=command, seconds=seconds, text=quoted(last))
    raise PlayerError(messages.SLOW_START, player=name, command=command, seconds=seconds)


def await_cleared(process: EngineProcess, seconds: float) -> bool:
    """Return whether the engine answers RESTART with OK."""
    deadline = time.monotonic() + seconds
    try:
        while (line := process.take(deadline)) is not None:
            if is_ok(line):
                return True
            if is_error(line):
                return False
    except PlayerError:
        pass
    return False


def await_about(process: EngineProcess, seconds: float) -> About | None:
    """Wait for the engine's answer to ABOUT, and return it. Return None if there is no answer in time.

    If the engine does not know ABOUT, the fields are empty.
    """
    # An engine that answers has carried out all earlier commands.
    deadline, heard = time.monotonic() + seconds, None
    while (line := process.take(deadline)) is not None:
        if is_about(line):
            return read_about(line)
        if is_error(line):
            if is_about_info(line):
                continue
            if _ABOUT.search(line):
                return About()
            heard = heard or About()
        elif line.partition(" ")[0].upper() in _REMARKS or is_ok(line) or pair_in(line) is not None:
            continue
        else:
            heard = read_about(line)
        deadline = min(deadline, time.monotonic() + _UNCLEAR_SECONDS)
    return heard
