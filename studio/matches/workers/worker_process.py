"""The worker process of `processes`. It reads calls from its input and sends back results, one at a time.

When the parent closes the pipe or dies, the running call is stopped and the process ends.
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
    """A function call to execute."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


class Reported(NamedTuple):
    """A message that running work sends before its result."""

    message: object


class Done(NamedTuple):
    """The result of a piece of work, or its error."""

    result: Any = None
    error: BaseException | None = None


def send(stream: IO[bytes], message: object) -> None:
    stream.write(pickle.dumps(message))
    stream.flush()


def receive(stream: IO[bytes]) -> Any:
    """Return the next message. Raise EOFError if the other side is gone."""
    # Unpickling is safe here: this program is on both sides.
    try:
        return pickle.load(stream)  # noqa: S301
    except (pickle.UnpicklingError, ValueError) as error:  # incomplete, or closed meanwhile
        raise EOFError(str(error)) from error


def serve(inbox: IO[bytes], outbox: IO[bytes]) -> None:
    """Execute function calls until the parent closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all processes of a terminal: the parent decides
    sending = Lock()

    def tell(message: object) -> None:
        with sending, contextlib.suppress(OSError):  # the parent is gone
            send(outbox, message)

    context = WorkerContext(lambda message: tell(Reported(message)))
    take(context)
    waiting: SimpleQueue[Work | None] = SimpleQueue()
    Thread(target=_receive, args=(inbox, context, waiting), daemon=True, name="leader").start()
    while (work := waiting.get()) is not None:
        tell(_done(work))


def _done(work: Work) -> Done:
    try:
        done = Done(work.function(*work.arguments))
        pickle.dumps(done)
    except BaseException as error:  # the parent decides what to do
        if not isinstance(error, StudioError):
            _logger.exception("The work of this process failed.")
        return Done(error=error)
    return done


def _receive(inbox: IO[bytes], context: WorkerContext, waiting: "SimpleQueue[Work | None]") -> None:
    """Read function calls until the parent closes the pipe."""
    with contextlib.suppress(OSError, EOFError):
        while True:
            waiting.put(receive(inbox))
    last = Timer(LONGEST_END_SECONDS, os._exit, (1,))
    last.daemon = True
    last.start()
    context.stop()
    waiting.put(None)


def _own_output() -> IO[bytes]:
    """Return the pipe to the parent. Other output of this process goes to its error output."""
    own = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return own


def main() -> None:
    """Run the process that `processes` starts."""
    begin_child_log("worker")
    serve(sys.stdin.buffer, _own_output())
    os._exit(0)  # the reading thread would block an orderly exit
