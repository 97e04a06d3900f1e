"""The training process. Its command-line argument is the training request.

It reads commands from standard input, one per line, and writes notices as lines of JSON. It ends when the parent
process closes the pipe or dies.
"""

import logging
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

import msgspec

from studio.game.errors import FileError, StudioError
from studio.game.rules import rules_from_text
from studio.machine.log import begin_child_log
from studio.training import messages
from studio.training.notices import Ended, Failed, Field, Notice, Paused, Resumed
from studio.training.request import Command, TrainingRequest

_logger = logging.getLogger(__name__)


class _Left(Exception):  # noqa: N818  # a command, not an error
    """Raised in the training after a stop command."""


class Controller:
    """Receives the commands of the parent process and sends it notices."""

    def __init__(self, notify: Callable[[Notice], object]) -> None:
        self.notify = notify
        self._asked: SimpleQueue[Command] = SimpleQueue()

    def listen(self, lines: Iterable[bytes]) -> None:
        """Queue the commands in `lines`, and a stop command after the last one.

        This function runs in a separate thread.
        """
        for line in lines:
            text = line.strip().decode("utf-8", "replace")
            if text in list(Command):
                self._asked.put(Command(text))
        self._asked.put(Command.STOP)

    def wait_while_paused(self) -> None:
        """Execute a waiting command, if there is one. After a pause command, wait for another command.

        Raise `_Left` after a stop command.
        """
        try:
            asked = self._asked.get_nowait()
        except Empty:
            return
        if asked is Command.PAUSE:
            self.notify(Paused())
            while (asked := self._asked.get()) is Command.PAUSE:
                pass
            self.notify(Resumed())
        if asked is Command.STOP:
            raise _Left


def train(request: TrainingRequest, controller: Controller) -> None:
    """Train until the time is over or a stop command arrives.

    Then send the parent a notice of the end.
    """
    try:
        is_done = _trained(request, controller)
    except StudioError as error:
        controller.notify(failed(error))
    except Exception as error:  # the parent must learn of every error
        _logger.exception("The training failed.")
        controller.notify(failed(StudioError(messages.TRAINING_BROKE, reason=repr(error)[:200])))
    else:
        controller.notify(Ended(is_done))


def failed(error: StudioError) -> Failed:
    """Return the notice about an error."""
    # The parent turns it into a text for the user.
    fields: dict[str, Field] = {}
    for name, value in error.fields.items():
        fields[name] = value if isinstance(value, int | float | str) else str(value)
    if isinstance(error, FileError):
        fields["path"] = error.path
    return Failed(error.code, error.message.template, fields)


def _trained(request: TrainingRequest, controller: Controller) -> bool:
    from studio.training.loop import Training  # loads the compiler
    from studio.training.run_context import RunContext

    folder = Path(request.folder)
    if request.resumed:
        training = Training.resume(folder, hours=request.hours, settings=request.settings)
    else:
        rules = rules_from_text(request.rules)
        training = Training.begin(
            folder,
            rules,
            request.hours,
            request.seed,
            name=request.recipe,
            gate=request.gate,
            settings=request.settings,
        )
    try:
        for _ in training.generations(RunContext(None, controller.notify, controller.wait_while_paused)):
            controller.wait_while_paused()
    except _Left:
        return False
    return True


def main() -> None:
    """Run the training process, which the window starts."""
    begin_child_log("training")
    outbox = _own_output()

    def tell(notice: Notice) -> None:
        try:
            outbox.write(msgspec.json.encode(notice) + b"\n")
            outbox.flush()
        except OSError:  # the parent is gone; the checkpoint is kept
            os._exit(0)

    controller = Controller(tell)
    Thread(target=controller.listen, args=(sys.stdin.buffer,), daemon=True, name="commands").start()
    train(msgspec.json.decode(sys.argv[1], type=TrainingRequest), controller)
    os._exit(0)  # the reading thread would block an orderly exit


def _own_output() -> IO[bytes]:
    """Return the pipe to the parent. All other output of this process goes to its error output."""
    own = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return own
