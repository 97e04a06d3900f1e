"""The installed command under a real X server, driven by keys and clicks as a person would."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from studio.leftovers import claim, found, replayed

NEEDED = ("Xvfb", "xdotool")
pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or any(shutil.which(name) is None for name in NEEDED),
    reason="needs Xvfb and xdotool",
)
LONGEST_SECONDS = 60


@pytest.fixture
def screen() -> Iterator[dict[str, str]]:
    """A screen of our own, on the first number that is free."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1500x1000x24", "-nolisten", "tcp"],  # noqa: S607
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as numbers:
        number = numbers.readline().strip()
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    yield environment | {"DISPLAY": f":{number}", "LC_ALL": "C.UTF-8"}
    server.terminate()
    server.wait(timeout=30)


class Window:
    """The program, and the keys that reach it."""

    def __init__(self, environment: dict[str, str], home: Path) -> None:
        self.environment = environment | {"MCTS_STUDIO_HOME": str(home)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "studio"], env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.number = ""
        until(self._found)

    def _found(self) -> bool:
        assert self.process.poll() is None, self.process.communicate()
        lines = self._ask("search", "--onlyvisible", "--name", "MCTS Studio").split()
        self.number = lines[-1] if lines else ""
        return bool(lines)

    def key(self, keys: str) -> None:
        self._ask("windowfocus", "--sync", self.number, "key", "--clearmodifiers", keys)

    def close(self) -> int:
        self.key("ctrl+q")
        _, errors = self.process.communicate(timeout=LONGEST_SECONDS)
        assert b"Traceback" not in errors, errors.decode()
        return self.process.returncode

    def _ask(self, *words: str) -> str:
        return subprocess.run(
            ["xdotool", *words],  # noqa: S607
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=LONGEST_SECONDS,
            check=False,
        ).stdout


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + LONGEST_SECONDS
    while not condition():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.05)


def journals(home: Path) -> list[Path]:
    return list((home / "state" / "journals").glob("*.journal"))


def test_the_window_opens_searches_and_closes_without_a_trace(screen: dict[str, str], tmp_path: Path) -> None:
    window = Window(screen, tmp_path)
    window.key("space")
    window.key("space")
    assert window.close() == 0
    assert (tmp_path / "config" / "settings.json").exists()
    assert not journals(tmp_path)


def test_a_killed_window_leaves_a_journal_with_every_move(screen: dict[str, str], tmp_path: Path) -> None:
    for kill in range(3):
        home = tmp_path / str(kill)
        window = Window(screen, home)
        for _ in range(kill + 1):
            window.key("shift+Down")
        window.key("Return")
        until(lambda home=home: bool(journals(home)))  # type: ignore[misc]
        window.process.send_signal(signal.SIGKILL)
        window.process.communicate(timeout=LONGEST_SECONDS)
        (leftover,) = found(home / "state" / "journals")
        claimed = claim(leftover)
        assert claimed is not None
        assert replayed(claimed).moves == 6
        claimed.release()


def test_closing_while_it_thinks_leaves_no_process(screen: dict[str, str], tmp_path: Path) -> None:
    window = Window(screen, tmp_path)
    window.key("space")
    assert window.close() == 0
