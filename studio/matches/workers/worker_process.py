"""The other side of `processes`: a process that does what comes through its input, one piece of work at a time.

When the leader closes that, or is gone however it went, the work is stopped, and the process ends with it.
"""

import contextlib
import logging
import os
import pickle
import signal
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Lock, Thread, Timer
from typing import IO, Any, NamedTuple

from studio.game.errors import StudioError
from studio.machine.log import begin_child_log
from studio.matches.workers.worker_context import WorkerContext, take

LONGEST_END_SECONDS = 5.0
_logger = logging.getLogger(__name__)


class Work(NamedTuple):
    """What is to be done."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


class Said(NamedTuple):
    """Something that the work has to tell while it goes on."""

    message: object


class Done(NamedTuple):
    """The end of a piece of work."""

    result: Any = None
    error: BaseException | None = None


def send(stream: IO[bytes], message: object) -> None:
    stream.write(pickle.dumps(message))
    stream.flush()


def receive(stream: IO[bytes]) -> Any:
    """What the other side has sent; EOFError where it is gone. Both sides are this program, and the pipe is theirs."""
    try:
        return pickle.load(stream)  # noqa: S301
    except (pickle.UnpicklingError, ValueError) as error:  # torn, or closed meanwhile
        raise EOFError(str(error)) from error


def serve(inbox: IO[bytes], outbox: IO[bytes]) -> None:
    """The life of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all of a terminal: the leader decides
    sending = Lock()

    def tell(message: object) -> None:
        with sending, contextlib.suppress(OSError):  # a leader that is gone hears nothing
            send(outbox, message)

    context = WorkerContext(lambda message: tell(Said(message)))
    take(context)
    waiting: SimpleQueue[Work | None] = SimpleQueue()
    Thread(target=_receive, args=(inbox, context, waiting), daemon=True, name="leader").start()
    while (work := waiting.get()) is not None:
        tell(_done(work))


def _done(work: Work) -> Done:
    try:
        done = Done(work.function(*work.arguments))
        pickle.dumps(done)
    except BaseException as error:  # the leader judges it
        if not isinstance(error, StudioError):
            _logger.exception("The work of this process failed.")
        return Done(error=error)
    return done


def _receive(inbox: IO[bytes], context: WorkerContext, waiting: "SimpleQueue[Work | None]") -> None:
    """Until the leader closes the pipe."""
    with contextlib.suppress(OSError, EOFError):
        while True:
            waiting.put(receive(inbox))
    last = Timer(LONGEST_END_SECONDS, os._exit, (1,))
    last.daemon = True
    last.start()
    context.stop()
    waiting.put(None)


def _own_output() -> IO[bytes]:
    """The pipe to the leader; whatever else is printed here goes to the error output."""
    own = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return own


def main() -> None:
    """Of the process that `processes` starts."""
    begin_child_log("worker")
    serve(sys.stdin.buffer, _own_output())
    os._exit(0)  # the thread that reads would hold up an orderly end
