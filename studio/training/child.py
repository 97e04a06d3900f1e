"""A training in a process of its own: a wish comes as its argument, commands as lines, and notices leave as lines of
JSON. When whoever started it closes the pipe, or is gone, it ends."""

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
from studio.training.notices import Ended, Failed, Field, Notice, Paused, WentOn
from studio.training.wish import Command, TrainingWish

_logger = logging.getLogger(__name__)


class _Left(Exception):  # noqa: N818  # no error: somebody asked for it
    """The training is to end here."""


class Controller:
    """Between a training and whoever watches it from another process."""

    def __init__(self, tell: Callable[[Notice], object]) -> None:
        self.tell = tell
        self._asked: SimpleQueue[Command] = SimpleQueue()

    def listen(self, lines: Iterable[bytes]) -> None:
        """In a thread of its own; the end of the lines is a wish to end."""
        for line in lines:
            text = line.strip().decode("utf-8", "replace")
            if text in list(Command):
                self._asked.put(Command(text))
        self._asked.put(Command.STOP)

    def rest(self) -> None:
        """As long as somebody wants it."""
        try:
            asked = self._asked.get_nowait()
        except Empty:
            return
        if asked is Command.PAUSE:
            self.tell(Paused())
            while (asked := self._asked.get()) is Command.PAUSE:
                pass
            self.tell(WentOn())
        if asked is Command.STOP:
            raise _Left


def train(wish: TrainingWish, controller: Controller) -> None:
    """Until the hours are over or somebody stops it; how it ends is told."""
    try:
        is_done = _trained(wish, controller)
    except StudioError as error:
        controller.tell(failed(error))
    except Exception as error:  # whoever waits must hear of it
        _logger.exception("The training failed.")
        controller.tell(failed(StudioError(messages.TRAINING_BROKE, reason=repr(error)[:200])))
    else:
        controller.tell(Ended(is_done))


def failed(error: StudioError) -> Failed:
    """What other processes need to say it."""
    fields: dict[str, Field] = {}
    for name, value in error.fields.items():
        fields[name] = value if isinstance(value, int | float | str) else str(value)
    if isinstance(error, FileError):
        fields["path"] = error.path
    return Failed(error.code, error.message.template, fields)


def _trained(wish: TrainingWish, controller: Controller) -> bool:
    from studio.training.loop import Company, Training  # which loads the compiler

    folder = Path(wish.folder)
    if wish.resumed:
        training = Training.resume(folder, hours=wish.hours)
    else:
        rules = rules_from_text(wish.rules)
        training = Training.begin(folder, rules, wish.hours, wish.seed, name=wish.recipe, gate=wish.gate)
    try:
        for _ in training.generations(Company(None, controller.tell, controller.rest)):
            controller.rest()
    except _Left:
        return False
    return True


def main() -> None:
    """Of the process that the window starts."""
    begin_child_log("training")
    outbox = _own_output()

    def tell(notice: Notice) -> None:
        try:
            outbox.write(msgspec.json.encode(notice) + b"\n")
            outbox.flush()
        except OSError:  # whoever listened is gone; what was learnt is kept
            os._exit(0)

    controller = Controller(tell)
    Thread(target=controller.listen, args=(sys.stdin.buffer,), daemon=True, name="commands").start()
    train(msgspec.json.decode(sys.argv[1], type=TrainingWish), controller)
    os._exit(0)  # the thread that reads would hold up an orderly end


def _own_output() -> IO[bytes]:
    """The pipe to whoever started this; whatever else is printed here goes to the error output."""
    own = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return own
