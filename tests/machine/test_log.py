"""The log of a process, as a user sends it after something went wrong."""

import logging
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from studio.game.errors import StudioError
from studio.game.message import Message
from studio.machine import log_file
from studio.machine.folders import HOME_VARIABLE
from studio.machine.log import LEVEL_VARIABLE, ProcessLog
from studio.machine.log_file import BACKUPS, CRASHES, LOG, LogFileHandler, last_lines, taken_crash_report

LOGGER = logging.getLogger("studio.tests")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path / "state" / "log"


@pytest.fixture
def handler(tmp_path: Path) -> Iterator[LogFileHandler]:
    handler = LogFileHandler(tmp_path / "log")
    LOGGER.addHandler(handler)
    LOGGER.setLevel(logging.DEBUG)
    yield handler
    LOGGER.removeHandler(handler)
    LOGGER.setLevel(logging.NOTSET)


def run(code: str, home: Path, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *options, "-c", code],
        env=os.environ | {HOME_VARIABLE: str(home)} | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def logged(folder: Path) -> str:
    return (folder / LOG).read_text(encoding="utf-8")


# The entries


def test_an_entry_says_when_which_process_and_where(handler: LogFileHandler) -> None:
    handler.role = "window"
    LOGGER.warning("The disk is %s.", "full")
    when = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d"
    entry = rf"{when} WARNING window\[{os.getpid()}\] studio\.tests: The disk is full\.\n"
    assert re.fullmatch(entry, logged(handler.folder))


def test_an_error_is_logged_with_its_place_and_without_its_data(handler: LogFileHandler) -> None:
    try:
        int("Anna")
    except ValueError:
        LOGGER.exception("Work failed.")
    text = logged(handler.folder)
    assert "ERROR start" in text
    assert f'File "{__file__}"' in text
    assert "ValueError: invalid literal for int() with base 10: …" in text


def test_an_error_that_repeats_is_logged_ever_more_rarely(handler: LogFileHandler) -> None:
    for number in range(1200):
        try:
            raise ValueError(number)
        except ValueError:
            LOGGER.exception("It failed.")
    counts = re.findall(r"It failed\.(?: \(([\d,]+) times by now\))?\n", logged(handler.folder))
    assert counts == ["", "", "", "10", "100", "1,000"]


def test_a_text_that_is_no_unicode_is_logged(handler: LogFileHandler) -> None:
    # Passed to the handler alone: pytest keeps what a logger receives, and cannot send it from a parallel process.
    handler.handle(logging.makeLogRecord({"msg": "The file is %s.", "args": ("a\udcff.sgf",), "levelno": logging.INFO}))
    assert r"a\udcff.sgf" in logged(handler.folder)


# The files


def test_a_full_file_is_kept_beside_the_new_one(handler: LogFileHandler, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_file, "MOST_BYTES", 1000)
    for number in range(100):
        LOGGER.info("Entry %03d %s", number, "x" * 50)
    kept = sorted(path.name for path in handler.folder.glob(f"{LOG}*"))
    assert kept == [LOG, *(f"{LOG}.{number}" for number in range(1, BACKUPS + 1))]
    assert all(path.stat().st_size <= 1000 for path in handler.folder.glob(f"{LOG}*"))
    numbers = re.findall(r"Entry (\d+)", "".join((handler.folder / name).read_text() for name in reversed(kept[1:])))
    numbers += re.findall(r"Entry (\d+)", logged(handler.folder))
    assert [int(number) for number in numbers] == list(range(100 - len(numbers), 100))


def test_a_file_that_cannot_be_renamed_grows_until_it_can(
    handler: LogFileHandler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_file, "MOST_BYTES", 200)
    with monkeypatch.context() as windows:
        windows.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(PermissionError(13, "in use")))
        for _ in range(5):
            LOGGER.info("x" * 100)
    assert logged(handler.folder).count("\n") == 5
    LOGGER.info("the last")
    assert logged(handler.folder).count("\n") == 1


def test_two_processes_write_at_once_and_lose_nothing(tmp_path: Path) -> None:
    code = (
        "import logging, sys; from pathlib import Path; from studio.machine import log_file\n"
        "log_file.MOST_BYTES, log_file.BACKUPS = 20_000, 50\n"
        "logger = logging.getLogger('studio'); logger.setLevel('INFO')\n"
        "logger.addHandler(log_file.LogFileHandler(Path(sys.argv[1])))\n"
        "for number in range(500): logger.info('Entry %s-%d.', sys.argv[2], number)\n"
    )
    commands = [[sys.executable, "-c", code, str(tmp_path), name] for name in ("a", "b", "c")]
    processes = [subprocess.Popen(command) for command in commands]
    assert [process.wait(60) for process in processes] == [0, 0, 0]
    text = "".join(path.read_text() for path in tmp_path.glob(f"{LOG}*"))
    entries = re.findall(r"studio: Entry (\w-\d+)\.\n", text)
    assert sorted(entries) == sorted(f"{name}-{number}" for name in "abc" for number in range(500))
    assert text.count("\n") == 1500
    assert len(list(tmp_path.glob(f"{LOG}.*"))) > 1


def test_the_last_lines_continue_into_the_file_before(handler: LogFileHandler) -> None:
    handler.folder.mkdir(parents=True)
    handler.path.with_name(f"{LOG}.1").write_text("one\ntwo\nthree\n")
    assert last_lines(handler.folder) == "one\ntwo\nthree\n", "the newer file was not begun"
    handler.path.write_text("four\nfive\n")
    assert last_lines(handler.folder) == "one\ntwo\nthree\nfour\nfive\n"
    assert last_lines(handler.folder, most_bytes=18) == "three\nfour\nfive\n"
    assert last_lines(handler.folder, most_bytes=8) == "five\n"


def test_without_a_log_there_are_no_lines(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        last_lines(tmp_path)


# What cannot be written


@pytest.mark.parametrize("obstacle", ["a file", "a folder"])
def test_a_log_that_cannot_be_written_stops_nothing(handler: LogFileHandler, obstacle: str) -> None:
    if obstacle == "a file":
        handler.folder.write_text("no folder")
    else:
        handler.path.mkdir(parents=True)
    LOGGER.error("It is dropped.")
    assert not handler.path.is_file()


@pytest.mark.parametrize("home", ["/dev/null/home", "/proc/home"])
def test_a_read_only_state_folder_stops_no_command(home: str) -> None:
    code = "from studio.__main__ import main; print(main(['show', 'nothing.sgf']))"
    finished = run(code, Path(home))
    assert finished.stdout == "2\n"
    assert finished.stderr == "mcts-studio: nothing.sgf: There is no such file.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_a_full_disk_stops_nothing(handler: LogFileHandler, monkeypatch: pytest.MonkeyPatch) -> None:
    LOGGER.error("It is kept.")
    with monkeypatch.context() as full:
        full.setattr(LogFileHandler, "path", Path("/dev/full"))
        full.setattr(log_file, "_size", lambda _path: 0)
        LOGGER.error("It is dropped.")
    LOGGER.error("It is kept, too.")
    assert re.findall("It is .*", logged(handler.folder)) == ["It is kept.", "It is kept, too."]


# Start and level


def test_a_start_says_which_program_and_system(folder: Path) -> None:
    with ProcessLog() as log:
        log.start("bench")
    assert re.search(
        r"INFO bench\[\d+\] studio.machine.log: Start: MCTS Studio \S+, Python 3\S+, .+\.\n", logged(folder)
    )


@pytest.mark.parametrize(
    ("option", "variable", "entries"),
    [
        (None, None, ["info", "warning"]),
        (None, "debug", ["debug", "info", "warning"]),
        (None, "WARNING", ["warning"]),
        ("warning", "debug", ["warning"]),
        ("debug", None, ["debug", "info", "warning"]),
        (None, "nonsense", ["info", "warning"]),
    ],
)
def test_the_option_comes_before_the_environment(
    folder: Path, monkeypatch: pytest.MonkeyPatch, option: str | None, variable: str | None, entries: list[str]
) -> None:
    monkeypatch.delenv(LEVEL_VARIABLE, raising=False)
    if variable is not None:
        monkeypatch.setenv(LEVEL_VARIABLE, variable)
    with ProcessLog() as log:
        log.start("bench", option)
        assert os.environ.get(LEVEL_VARIABLE) == (option or variable), "children get the same level"
        for name in ("debug", "info", "warning"):
            LOGGER.log(logging.getLevelName(name.upper()), "as %s", name)
    assert os.environ.get(LEVEL_VARIABLE) == variable
    assert re.findall(r"studio\.tests: as (\w+)", logged(folder)) == entries
    assert (variable == "nonsense") == ("MCTS_STUDIO_LOG_LEVEL is not a level" in logged(folder))


def test_the_option_of_the_command_line_sets_the_level(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "studio", "--log-level", "critical", "show", "nothing.sgf"]
    subprocess.run(command, env=os.environ | {HOME_VARIABLE: str(tmp_path)}, capture_output=True, check=False)
    assert not (tmp_path / "state" / "log" / LOG).exists()


# Errors that no code has handled


def test_what_is_replaced_is_put_back(folder: Path) -> None:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook, list(logging.getLogger("studio").handlers)
    with ProcessLog():
        assert sys.excepthook is not before[0]
    assert before == (
        sys.excepthook,
        threading.excepthook,
        sys.unraisablehook,
        list(logging.getLogger("studio").handlers),
    )
    assert not folder.exists()


def test_an_unexpected_error_of_a_command_is_logged(folder: Path) -> None:
    with pytest.raises(ZeroDivisionError), ProcessLog():
        _ = 1 // 0
    assert "CRITICAL" in logged(folder)
    assert "The program ends because of an unexpected error." in logged(folder)
    assert "ZeroDivisionError: integer division or modulo by zero" in logged(folder)


@pytest.mark.parametrize("error", [StudioError(Message("x", "Refused.")), BrokenPipeError(), KeyboardInterrupt()])
def test_a_refusal_is_not_logged(folder: Path, error: BaseException) -> None:
    with pytest.raises(type(error)), ProcessLog():
        raise error
    assert not folder.exists()


def test_errors_of_hooks_are_logged(tmp_path: Path) -> None:
    code = (
        "import threading\nfrom studio.machine.log import begin_child_log\nbegin_child_log('worker')\n"
        "def fail(): raise RuntimeError('in a thread')\n"
        "thread = threading.Thread(target=fail, name='helper'); thread.start(); thread.join()\n"
        "class Dies:\n    def __del__(self): raise RuntimeError('in vain')\n"
        "Dies()\nraise RuntimeError('at the end')\n"
    )
    finished = run(code, tmp_path)
    text = logged(tmp_path / "state" / "log")
    assert finished.returncode == 1
    for message in ("in a thread", "in vain", "at the end"):
        assert f"RuntimeError: {message}" in text
        assert f"RuntimeError: {message}" in finished.stderr, "who reads the error output sees it, too"
    assert "An unexpected error in the thread helper." in text


# Crashes

CRASH = """
import faulthandler
from studio.machine.log import ProcessLog

with ProcessLog() as log:
    log.report_crashes()
    faulthandler._sigsegv()
"""


def test_a_crash_is_in_the_log_after_the_next_start(tmp_path: Path) -> None:
    assert run(CRASH, tmp_path).returncode < 0
    folder = tmp_path / "state" / "log"
    assert "Fatal Python error: Segmentation fault" in (folder / CRASHES).read_text()
    command = [sys.executable, "-m", "studio", "show", "nothing.sgf"]
    subprocess.run(command, env=os.environ | {HOME_VARIABLE: str(tmp_path)}, capture_output=True, check=False)
    assert "A process has crashed before this start:\nFatal Python error: Segmentation fault" in logged(folder)
    assert taken_crash_report(folder) == "", "it is logged once"


def test_a_crash_goes_to_the_error_output_where_no_file_can_be_made() -> None:
    assert "Fatal Python error: Segmentation fault" in run(CRASH, Path("/dev/null/home")).stderr


def test_a_tool_that_reports_crashes_itself_keeps_its_reports(tmp_path: Path) -> None:
    finished = run(CRASH, tmp_path, "-X", "faulthandler")
    assert "Fatal Python error: Segmentation fault" in finished.stderr
