"""An executor of processes on this machine. Other than Python's own, it hears what the work tells while it goes on, can
stop it, loses only what a killed process had in hand, and leaves no process behind when it is killed itself."""

import contextlib
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from studio.matches.worker_process import LONGEST_END_SECONDS, Done, Said, Work, serve

T = TypeVar("T")


class Processes(Executor):
    """So many worker processes, each begun when there is work for it."""

    def __init__(self, count: int, hear: Callable[[object], object] = lambda _message: None) -> None:
        self._waiting: SimpleQueue[tuple[Future[Any], Work] | None] = SimpleQueue()
        self._lock, self._is_closed = Lock(), False
        self._workers = [_Worker(self._waiting, hear) for _ in range(count)]

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
        """Have all work under way end at once; its results say so. Nothing can be done here any more."""
        for worker in self._workers:
            worker.stop()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        with self._lock:
            is_first, self._is_closed = not self._is_closed, True
        if cancel_futures:
            for future, _work in _drained(self._waiting):
                future.cancel()
        if is_first:
            for _ in self._workers:
                self._waiting.put(None)
        if wait:
            for worker in self._workers:
                worker.join()


class _Worker:
    """One process and the thread that leads it."""

    def __init__(
        self, waiting: "SimpleQueue[tuple[Future[Any], Work] | None]", hear: Callable[[object], object]
    ) -> None:
        self._waiting, self._hear = waiting, hear
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._lock, self._is_stopped = Lock(), False
        self._thread = Thread(target=self._lead, name="worker", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        with self._lock:
            self._is_stopped = True
            if self._pipe is not None:
                with contextlib.suppress(OSError):  # it has ended by itself
                    self._pipe.send(None)

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

    def _do(self, future: "Future[Any]", work: Work) -> None:
        try:
            done = self._answer(work)
        except (OSError, EOFError) as error:
            self._end()
            future.set_exception(BrokenExecutor(f"a worker process ended unexpectedly ({error!r})"))
        except Exception as error:  # noqa: BLE001  # of what was sent, or of who listens: whoever waits is told
            self._end()
            future.set_exception(error)
        else:
            if done.error is not None:
                future.set_exception(done.error)
            else:
                future.set_result(done.result)

    def _answer(self, work: Work) -> Done:
        pipe = self._begun()
        with self._lock:  # `stop` sends, too
            pipe.send(work)
        while True:
            message = pipe.recv()
            if isinstance(message, Done):
                return message
            if isinstance(message, Said):
                self._hear(message.message)

    def _begun(self) -> Connection:
        with self._lock:
            if self._is_stopped:
                raise EOFError("stopped")
            if self._pipe is not None:
                return self._pipe
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs,), daemon=True)
            with theirs:
                self._process.start()
            return self._pipe

    def _end(self) -> None:
        with self._lock:
            process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.join(LONGEST_END_SECONDS + 1)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()


def _drained(queue: "SimpleQueue[tuple[Future[Any], Work] | None]") -> "list[tuple[Future[Any], Work]]":
    found = []
    while not queue.empty():
        asked = queue.get()
        if asked is not None:
            found.append(asked)
    return found
