"""How child processes are started, and what is logged of one that failed."""

import logging
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import studio
from studio.child_process import (
    PART_OPTION,
    ErrorOutput,
    how_it_ended,
    log_failure,
    own_command,
    own_environment,
    places_in,
    restore_library_path,
    run_part,
)
from studio.game.errors import install_command


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


# Starting a part of this program


def test_a_part_of_the_program_runs_with_the_python_of_this_process() -> None:
    command = own_command("studio.matches.workers.worker_process", "given")
    assert command[:2] == (sys.executable, "-P")
    assert command[2:] == ("-c", "from studio.matches.workers.worker_process import main; main()", "given")
    assert own_command(Path("part.py"), "given", options=("-I",)) == (sys.executable, "-I", "part.py", "given")


def test_a_bundle_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_command("studio.part", "given", options=("-I",)) == (sys.executable, PART_OPTION, "studio.part", "given")
    assert own_command(Path("part.py")) == (sys.executable, PART_OPTION, "part.py")
    assert own_environment() == dict(os.environ)


def test_a_bundle_runs_a_module_or_a_file_of_the_program(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    seen: list[list[str]] = []
    monkeypatch.setattr(sys, "argv", [])
    monkeypatch.setattr("studio.engine.probe.main", lambda: seen.append(sys.argv))
    run_part(["studio.engine.probe", "looking", "--"])
    assert seen == [["studio.engine.probe", "looking", "--"]]
    with pytest.raises(SystemExit) as ended:
        run_part([str(Path(studio.__file__).parent / "__main__.py"), "--version"])
    assert ended.value.code == 0
    assert capfd.readouterr().out == f"mcts-studio {studio.__version__}\n"


@pytest.mark.parametrize("part", ["os", "studios.part", "/part.py", "../studio/part.py"])
def test_a_bundle_runs_no_other_code(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [])
    with pytest.raises(SystemExit, match="is no part of the program"):
        run_part([part])


@pytest.mark.parametrize(("former", "expected"), [("/opt/lib", "/opt/lib"), ("", None), (None, None)])
def test_other_programs_find_the_libraries_of_the_system(
    former: str | None, expected: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle/_internal")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if former is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", former)
    restore_library_path()
    assert os.environ.get("LD_LIBRARY_PATH") == expected
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ


def test_a_bundle_names_a_package_that_can_be_extended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert install_command("torch") == "pipx install mcts-studio && pipx inject mcts-studio torch"
