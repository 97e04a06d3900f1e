"""What the log says of programs, and of their supervisors, that end by themselves."""

import faulthandler
import os
import signal
import sys
from pathlib import Path

import pytest

from studio.players.hosting.program import start_program

if sys.platform == "win32":
    pytest.skip("supervisors are for other systems", allow_module_level=True)

from studio.players.hosting.supervised_program import SupervisedProgram

SLEEPS = [sys.executable, "-c", "import time; time.sleep(60)"]


def closed(program: object) -> None:
    for pipe in program.pipes:  # type: ignore[attr-defined]
        pipe.close()


def test_the_signal_that_ended_a_program_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    program = start_program([sys.executable, "-c", f"import {faulthandler.__name__} as f; f._sigsegv()"], tmp_path)
    ending = program.wait(60)
    assert ending is not None
    assert ending.status == -signal.SIGSEGV
    program.close()
    closed(program)
    assert [record.getMessage() for record in caplog.records] == [
        f"The program {sys.executable} was ended by the signal SIGSEGV."
    ]


def test_a_terminated_program_is_not_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    program = start_program(SLEEPS, tmp_path)
    program.close()
    closed(program)
    assert not caplog.records


def test_a_crash_of_a_supervisor_is_logged_with_its_place(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    program = SupervisedProgram(SLEEPS, tmp_path)
    os.kill(program._supervisor.pid, signal.SIGSEGV)
    program.close()
    closed(program)
    message = caplog.records[-1].getMessage()
    assert f"A supervisor (process {program._supervisor.pid}) was ended by the signal SIGSEGV." in message
    assert "Fatal Python error: Segmentation fault" in message
    assert "supervisor.py" in message
