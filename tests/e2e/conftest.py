"""A screen that nobody sees, and windows on it."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.windows import OpenWindow, Window

_COMMAND = ("Xvfb", "-screen", "0", "1500x1000x24", "-nolisten", "tcp", "-noreset")
"""Without a reset: a program that starts just when the last one has gone would be refused."""


@pytest.fixture
def screen() -> Iterator[dict[str, str]]:
    """A screen of our own, on the first number that is free: the environment of what is shown there."""
    read, write = os.pipe()
    server = subprocess.Popen(
        [*_COMMAND, "-displayfd", str(write)],
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


@pytest.fixture
def open_window(screen: dict[str, str]) -> Iterator[OpenWindow]:
    """Starts the program with a home of its own; what is still open in the end is killed."""
    opened: list[Window] = []

    def open_window(home: Path, *arguments: str) -> Window:
        opened.append(Window(screen, home, *arguments))
        opened[-1].wait_until_seen()
        return opened[-1]

    yield open_window
    for window in opened:
        window.kill()
