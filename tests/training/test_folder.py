"""A training locks its folder until it ends in any way."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from studio.game.errors import StudioError
from studio.training.folder import occupied

TRAINING = """
import sys, time
from pathlib import Path
from studio.training.folder import occupied

with occupied(Path(sys.argv[1])):
    print("it is mine", flush=True)
    time.sleep(600)
"""


def test_a_folder_is_unlocked_when_its_training_ends(tmp_path: Path) -> None:
    for _ in range(2):
        with occupied(tmp_path), pytest.raises(StudioError, match="Another program is training"), occupied(tmp_path):
            pass


def test_a_killed_process_locks_no_folder(tmp_path: Path) -> None:
    command = [sys.executable, "-c", TRAINING, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(StudioError, match="Another program is training"), occupied(tmp_path):
            pass
        process.kill()
        process.wait()
    with occupied(tmp_path):
        pass


def test_an_unwritable_folder_is_reported(tmp_path: Path) -> None:
    with occupied(tmp_path / "gone"):
        pass


@pytest.mark.skipif(os.name != "posix", reason="locks of POSIX systems")
def test_a_file_system_without_locks_is_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(*_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", no_locks)
    with occupied(tmp_path), occupied(tmp_path):
        pass
