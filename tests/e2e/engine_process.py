"""The engine in a process with two pipes, as a match manager starts it."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE_SECONDS = 60.0


class EngineProcess:
    """An engine process. A thread reads its output and records the time of each line."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.begun = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "studio", "engine", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | environment,
            bufsize=0,
        )
        self.heard: list[tuple[float, str]] = []
        self.complained = b""
        self._more = threading.Condition()
        self._next = 0
        self._threads = [threading.Thread(target=self._hear), threading.Thread(target=self._hear_errors)]
        for thread in self._threads:
            thread.start()

    def say(self, *lines: str) -> "EngineProcess":
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\r\n" for line in lines).encode())
        return self

    def hear(self) -> str:
        """Return the next line of the output."""
        with self._more:
            assert self._more.wait_for(lambda: len(self.heard) > self._next, PATIENCE_SECONDS), self.complained
            self._next += 1
            return self.heard[self._next - 1][1]

    def asks(self, *lines: str) -> str:
        return self.say(*lines).hear()

    def end(self) -> tuple[int, list[str], bytes]:
        """Wait until the process ends; return its exit status, the unread lines, and its error output."""
        code = self.process.wait(PATIENCE_SECONDS)
        self._close()
        return code, [line for _, line in self.heard[self._next :]], self.complained

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._close()

    def _close(self) -> None:
        for thread in self._threads:
            thread.join(PATIENCE_SECONDS)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()

    def _hear(self) -> None:
        assert self.process.stdout is not None
        for line in iter(self.process.stdout.readline, b""):
            with self._more:
                self.heard.append((time.monotonic(), line.decode("ascii").rstrip("\n")))
                self._more.notify_all()

    def _hear_errors(self) -> None:
        assert self.process.stderr is not None
        self.complained = self.process.stderr.read()


@contextmanager
def engine(*arguments: str, **environment: str) -> Iterator[EngineProcess]:
    process = EngineProcess(*arguments, **environment)
    try:
        yield process
    finally:
        process.kill()
