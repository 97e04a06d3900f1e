"""Worker processes that fail: the parent gets the error, and the log names the place."""

import operator
import os
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from studio.machine.folders import HOME_VARIABLE
from studio.machine.log_file import LOG
from studio.matches.workers.processes import Processes


@pytest.fixture
def processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Processes]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    with Processes(1) as processes:
        yield processes


def test_an_error_in_a_worker_is_raised_here_and_logged_there(processes: Processes, tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        processes.submit(operator.truediv, 1, 0).result(60)
    text = (tmp_path / "state" / "log" / LOG).read_text()
    assert "INFO worker[" in text
    assert "ERROR worker[" in text
    assert "The work of this process failed.\n" in text
    assert "ZeroDivisionError: division by zero" in text
    assert processes.submit(operator.add, 1, 1).result(60) == 2, "the process lives on"


def test_a_crash_of_a_worker_is_logged_here_with_its_place(
    processes: Processes, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(BrokenExecutor):
        processes.submit(signal.raise_signal, signal.SIGSEGV).result(60)
    (record,) = caplog.records
    assert "A worker process (process " in record.getMessage()
    assert "was ended by the signal SIGSEGV." in record.getMessage()
    assert "Fatal Python error: Segmentation fault" in record.getMessage()
    assert "worker_process.py" in record.getMessage()
    assert processes.submit(operator.add, 1, 1).result(60) == 2, "another process replaces it"


def test_a_second_failure_does_not_repeat_the_first(processes: Processes, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(BrokenExecutor):
        processes.submit(os.abort).result(60)
    number = processes.submit(os.getpid).result(60)
    with pytest.raises(BrokenExecutor):
        processes.submit(os.kill, number, signal.SIGKILL).result(60)
    first, second = (record.getMessage() for record in caplog.records)
    assert "SIGABRT" in first
    assert "SIGKILL" in second
    assert "Fatal Python error" not in second


def test_an_orderly_end_is_not_logged(processes: Processes, caplog: pytest.LogCaptureFixture) -> None:
    processes.submit(os.getpid).result(60)
    processes.stop()
    processes.shutdown()
    assert not caplog.records
