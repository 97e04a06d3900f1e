"""An executor that runs work in processes on this machine.

Unlike `ProcessPoolExecutor`, it receives messages of running work, can stop it, and loses only the work of a killed
process. If this program is killed, its worker processes end, too. They never run the main script again.
"""

import contextlib
import logging
import subprocess
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import IO, Any, TypeVar

from studio.child_process import ErrorOutput, log_failure, own_command, own_environment
from studio.matches.workers.worker_process import LONGEST_END_SECONDS, Done, Reported, Work, receive, send

_logger = logging.getLogger(__name__)
T = TypeVar("T")
Waiting = SimpleQueue[tuple[Future[Any], Work] | None]


class Processes(Executor):
    """Worker processes up to a given number. Each starts when work needs it."""

    def __init__(self, count: int, on_message: Callable[[object], object] = lambda _message: None) -> None:
        self._waiting: Waiting = SimpleQueue()
        self._lock, self._is_closed = Lock(), False
        self._workers = [_Worker(self._waiting, on_message) for _ in range(count)]

    def submit(self, function: Callable[..., T], /, *arguments: Any, **named: Any) -> "Future[T]":
        if named:
            raise TypeError("work is given its arguments by their places")
        with self._lock:
            if self._is_closed:
                raise RuntimeError("these processes have been closed")
            future: Future[T] = Future()
            self._waiting.put((future, Work(function, arguments)))
            return future

    def stop(self) -> None:
        """End all running work now. The futures of this work and of later work raise BrokenExecutor."""
        for worker in self._workers:
            worker.stop()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        with self._lock:
            is_first, self._is_closed = not self._is_closed, True
        if cancel_futures:
            _cancel_all(self._waiting)
        if is_first:
            for _ in self._workers:
                self._waiting.put(None)
        if wait:
            for worker in self._workers:
                worker.join()


class _Worker:
    """A process and the thread that controls it."""

    def __init__(self, waiting: Waiting, on_message: Callable[[object], object]) -> None:
        self._waiting, self._on_message = waiting, on_message
        self._process: subprocess.Popen[bytes] | None = None
        self._errors = ErrorOutput()
        self._lock, self._is_stopped = Lock(), False
        self._thread = Thread(target=self._lead, name="worker", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        with self._lock:
            self._is_stopped = True
            if self._process is not None:
                _close(self._process.stdin)

    def join(self) -> None:
        self._thread.join()

    def _lead(self) -> None:
        try:
            while (asked := self._waiting.get()) is not None:
                future, work = asked
                if future.set_running_or_notify_cancel():
                    self._do(future, work)
        finally:
            self._end()
            self._errors.close()

    def _do(self, future: "Future[Any]", work: Work) -> None:
        try:
            done = self._answer(work)
        except (OSError, EOFError) as error:
            self._end(has_failed=not self._is_stopped)
            future.set_exception(BrokenExecutor(f"a worker process ended unexpectedly ({error!r})"))
        except Exception as error:  # an error in the data or in a listener; the waiting caller gets it
            _logger.exception("Work could not be sent to a worker process, or its message could not be handled.")
            self._end()
            future.set_exception(error)
        else:
            if done.error is not None:
                future.set_exception(done.error)
            else:
                future.set_result(done.result)

    def _answer(self, work: Work) -> Done:
        process = self._begun(work)
        assert process.stdout is not None  # noqa: S101  # it was asked for
        while True:
            message = receive(process.stdout)
            if isinstance(message, Done):
                return message
            if isinstance(message, Reported):
                self._on_message(message.message)

    def _begun(self, work: Work) -> "subprocess.Popen[bytes]":
        """Start the process if necessary, send it the work, and return the process."""
        with self._lock:
            if self._is_stopped:
                raise EOFError("stopped")
            process = self._process = self._process or _started(self._errors)
            assert process.stdin is not None  # noqa: S101  # it was asked for
            send(process.stdin, work)
            return process

    def _end(self, *, has_failed: bool = False) -> None:
        with self._lock:
            process, self._process = self._process, None
            if process is None:
                return
            _close(process.stdin)
        try:
            process.wait(LONGEST_END_SECONDS + 1)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        _close(process.stdout)
        if has_failed:
            log_failure(_logger, "A worker process", process.pid, process.returncode, self._errors.take())


def _started(errors: ErrorOutput) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(  # noqa: S603  # a module of this program
        own_command("studio.matches.workers.worker_process"),
        env=own_environment(),
        stdin=subprocess.PIPE,  # the worker ends when this pipe is closed
        stdout=subprocess.PIPE,
        stderr=errors.fileno(),
    )


def _close(stream: IO[bytes] | None) -> None:
    """Close a pipe, and ignore errors."""
    # A pipe to an ended process may report unwritten data, which does not matter.
    if stream is not None:
        with contextlib.suppress(OSError):
            stream.close()


def _cancel_all(waiting: Waiting) -> None:
    with contextlib.suppress(Empty):
        while True:
            asked = waiting.get_nowait()
            if asked is not None:
                asked[0].cancel()
