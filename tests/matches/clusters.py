"""A Dask scheduler and workers, started by the commands that users use."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

Processes = list["subprocess.Popen[bytes]"]
LONGEST_SECONDS = 60


class Cluster:
    """A scheduler that only this machine can reach, and two workers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.processes: Processes = []
        self.workers: Processes = []
        self.address = ""

    def open(self) -> None:
        self.address = self._scheduler()
        self.workers = [self._worker(number) for number in range(2)]
        self._wait_for_workers()

    def close(self) -> None:
        for process in reversed(self.processes):
            process.kill()
        for process in self.processes:
            process.wait(LONGEST_SECONDS)

    def _scheduler(self) -> str:
        file = self._folder / "scheduler.json"
        self._begin("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file))
        deadline = time.monotonic() + LONGEST_SECONDS
        while not file.exists() or not file.read_text():
            assert time.monotonic() < deadline
            time.sleep(0.02)
        return str(json.loads(file.read_text())["address"])

    def _worker(self, number: int) -> "subprocess.Popen[bytes]":
        folder = str(self._folder / f"worker-{number}")
        options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--death-timeout", "60")
        return self._begin("worker", self.address, "--host", "127.0.0.1", "--local-directory", folder, *options)

    def _wait_for_workers(self) -> None:
        from distributed import Client

        with Client(self.address, timeout=LONGEST_SECONDS, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(len(self.workers), timeout=LONGEST_SECONDS)

    def _begin(self, kind: str, *arguments: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *arguments]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self._folder)
        self.processes.append(process)
        return process


@contextmanager
def cluster_in(folder: Path) -> Iterator[Cluster]:
    made = Cluster(folder)
    try:
        made.open()
        yield made
    finally:
        made.close()
