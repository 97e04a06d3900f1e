"""The process of an engine: starting it, exchanging lines with it, and ending it."""

import contextlib
import errno
import os
import shutil
from pathlib import Path

from studio.players.engine_entry import EngineEntry
from studio.players.gomocup import messages
from studio.players.gomocup.lines import plain
from studio.players.gomocup.messages import quoted
from studio.players.hosting.ending import Ending
from studio.players.hosting.output import Output, OutputEnd
from studio.players.hosting.program import Program, start_program
from studio.players.player import PlayerError

# Tournament managers allow as much.
END_SECONDS = 0.7
"""The seconds that an engine has to exit after it was asked to."""
_LAST_WORDS_SECONDS = 0.3


class EngineProcess:
    """An engine process, used by one thread. Any thread may call `give_up`."""

    def __init__(self, entry: EngineEntry, farewell: str = "END") -> None:
        """Start the engine's program. Raise PlayerError if that fails.

        `farewell` is the command that asks the program to exit.
        """
        self._name, self._farewell = entry.name, farewell
        self._program = _started(entry)
        self._input, output, errors = self._program.pipes
        if os.name == "posix":
            os.set_blocking(self._input.fileno(), False)  # the engine may not read its input
        self._output = Output(output, f"output of {entry.name}")
        self._errors = Output(errors, f"errors of {entry.name}", on_flood=self._drown)
        self._ending: Ending | None = None

    def say(self, *lines: str) -> None:
        """Send these lines. Raise PlayerError if the engine does not read its input.

        If the process has exited, the next `take` raises an error.
        """
        data = "".join(f"{line}\r\n" for line in lines).encode()
        try:
            if self._input.write(data) != len(data):
                raise PlayerError(messages.NOT_READING, player=self._name)
        except (OSError, ValueError):
            return  # the engine has closed its input

    def expect(self) -> None:
        """Begin to wait for an answer. Drop the lines received so far, and store all later ones."""
        self._errors.reset_flood_count()
        self._output.expect()

    def rest(self) -> None:
        """End the wait for an answer. From now on, drop the oldest lines if there are too many."""
        self._output.rest()

    def take(self, deadline: float) -> str | None:
        """Return the next line, or None if there is none by the deadline.

        Raise PlayerError if no line can follow.
        """
        while not isinstance(line := self._output.take(deadline), OutputEnd):
            if text := plain(line):
                return text
        if line is OutputEnd.TIME:
            return None
        raise self._fault(line)

    def give_up(self) -> None:
        """Make every waiting or later `take` raise PlayerError."""
        self._output.end(OutputEnd.GIVEN_UP)

    def end(self) -> Ending:
        """Ask the engine to exit, and return how it ended.

        If it does not exit in time, kill it and its descendants.
        """
        if self._ending is None:
            self.say(self._farewell)
            self._program.wait(END_SECONDS)
        return self.kill()

    def kill(self) -> Ending:
        """Kill the process, close its pipes, and return how it ended. A second call returns the same result."""
        if self._ending is None:
            self._ending = self._program.close()
            for output in (self._output, self._errors):
                output.close()
            for stream in self._program.pipes:
                with contextlib.suppress(OSError):
                    stream.close()
        return self._ending

    def _drown(self) -> None:
        self._output.end(OutputEnd.FLOOD)

    def _fault(self, reason: OutputEnd) -> PlayerError:
        if reason is OutputEnd.FLOOD:
            return PlayerError(messages.FLOOD, player=self._name)
        if reason is OutputEnd.GIVEN_UP:
            return PlayerError(messages.CANCELLED, player=self._name)
        ending = self._program.wait(_LAST_WORDS_SECONDS)
        if ending is None or not ending.status:
            return PlayerError(messages.CLOSED_EARLY, player=self._name)
        self._errors.close()
        last, status = quoted(self._errors.last), str(ending.status)
        if last:
            return PlayerError(messages.CRASHED, player=self._name, status=status, text=last)
        return PlayerError(messages.CRASHED_SILENTLY, player=self._name, status=status)


def _started(entry: EngineEntry) -> Program:
    program = _program_of(entry)
    folder = Path(entry.folder) if entry.folder else Path(program).parent
    if not folder.is_dir():
        raise PlayerError(messages.NO_FOLDER, player=entry.name, folder=str(folder))
    try:
        return start_program([program, *entry.command[1:]], folder)
    except OSError as error:
        if error.errno in (errno.ENOEXEC, errno.ELIBBAD, errno.EINVAL):
            raise PlayerError(messages.NO_PROGRAM, player=entry.name, program=program) from error
        if error.errno in (errno.EACCES, errno.EPERM):
            raise PlayerError(messages.NOT_EXECUTABLE, player=entry.name, program=program) from error
        reason = error.strerror or "it did not start"
        raise PlayerError(messages.NOT_STARTED, player=entry.name, reason=reason) from error


def _program_of(entry: EngineEntry) -> str:
    """Return the full path of the engine's program.

    Raise PlayerError if it does not exist or is not executable.
    """
    wanted = entry.command[0] if entry.command else ""
    found = shutil.which(wanted)
    if found is not None:
        return str(Path(found).absolute())
    if Path(wanted).is_file():
        raise PlayerError(messages.NOT_EXECUTABLE, player=entry.name, program=wanted)
    raise PlayerError(messages.MISSING, player=entry.name, program=wanted)
