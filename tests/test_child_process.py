"""What is logged of a child process that failed."""

import logging
import signal
import subprocess
import sys

import pytest

from studio.child_process import ErrorOutput, how_it_ended, log_failure, places_in


def test_a_crash_of_a_child_is_logged_with_its_signal_and_its_place(caplog: pytest.LogCaptureFixture) -> None:
    errors = ErrorOutput()
    code = "import faulthandler; print('a move'); faulthandler._sigsegv()"
    child = subprocess.Popen(
        [sys.executable, "-X", "faulthandler", "-c", code], stdout=errors.fileno(), stderr=errors.fileno()
    )
    child.wait(30)
    log_failure(logging.getLogger("studio.tests"), "A test", child.pid, child.returncode, errors.take())
    errors.close()
    message = caplog.records[-1].getMessage()
    assert f"A test (process {child.pid}) was ended by the signal SIGSEGV." in message
    assert "Fatal Python error: Segmentation fault" in message
    assert '  File "<string>", line 1 in <module>' in message
    assert "a move" not in message


def test_only_the_end_of_the_output_is_read_and_only_once() -> None:
    errors = ErrorOutput()
    code = "import sys; sys.stderr.write('x' * 20_000 + '\\nTraceback (most recent call last):\\n')"
    subprocess.run([sys.executable, "-c", code], stderr=errors.fileno(), check=True)
    taken = errors.take()
    assert len(taken) == 8192
    assert taken.endswith("\nTraceback (most recent call last):\n")
    assert errors.take() == ""
    errors.close()
    assert errors.take() == ""


def test_a_full_disk_keeps_no_process_from_starting(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("studio.child_process.tempfile.TemporaryFile", full)
    errors = ErrorOutput()
    subprocess.run([sys.executable, "-c", "import sys; sys.stderr.write('x')"], stderr=errors.fileno(), check=True)
    assert errors.take() == ""
    errors.close()


def test_only_types_of_errors_and_places_are_kept() -> None:
    output = (
        "Anna plays h8\nTraceback (most recent call last):\n"
        '  File "/a/b.py", line 3, in work\n    secret("h8")\nValueError: Anna\nstudio.game.errors.StudioError: h8\n'
    )
    kept = 'Traceback (most recent call last):\n  File "/a/b.py", line 3, in work\nValueError\n'
    assert places_in(output) == f"{kept}studio.game.errors.StudioError"


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (3, "ended with exit code 3"),
        (-int(signal.SIGTERM), "was ended by the signal SIGTERM"),
        (-250, "was ended by the signal 250"),
        (0xC0000005, "ended with exit code 0xc0000005"),
        (None, "ended; its exit status is not known"),
    ],
)
def test_an_exit_status_is_told_in_words(status: int | None, words: str) -> None:
    assert how_it_ended(status) == words
