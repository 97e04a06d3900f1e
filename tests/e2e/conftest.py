"""Fixtures: a virtual screen, and windows of the program on it."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from studio.machine.folders import HOME_VARIABLE
from tests.e2e.windows import MANAGER, SCREEN, OpenWindow, Window

_OPTIONS = ("-nolisten", "tcp", "-noreset")
"""Without `-noreset` the server resets when its last client ends, and refuses programs that start at this moment."""


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Compile the kernels, in case no other test has needed them."""
    from studio.engine.warmup import warm_up

    warm_up()


@pytest.fixture(autouse=True)
def _home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own home folder, so that it neither reads nor changes the files of the user who runs the
    tests.
    """
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path_factory.mktemp("home")))


@pytest.fixture
def screen() -> Iterator[dict[str, str]]:
    """Start a virtual screen; return the environment for programs that use this screen."""
    with _screen(1500, 1000) as environment:
        yield environment


@pytest.fixture
def open_framed_window() -> Iterator[OpenWindow]:
    """Return the function of `open_window`, for a screen with a window manager that puts frames around windows."""
    with _screen(*SCREEN) as environment, _manager(environment), _opening(environment) as open_window:
        yield open_window


@pytest.fixture
def framed_screen(request: pytest.FixtureRequest) -> Iterator[dict[str, str]]:
    """Start a virtual screen of the parametrized width and height, with a window manager that puts frames around
    windows; return the environment for programs that use this screen.
    """
    with _screen(*request.param) as environment, _manager(environment):
        yield environment


@contextmanager
def _manager(environment: dict[str, str]) -> Iterator[None]:
    manager = subprocess.Popen([MANAGER], env=environment, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    yield
    manager.terminate()
    manager.wait(timeout=30)


@contextmanager
def _screen(width: int, height: int) -> Iterator[dict[str, str]]:
    """Start a virtual screen with the first free display number; yield the environment for programs that use it."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-screen", "0", f"{width}x{height}x24", *_OPTIONS, "-displayfd", str(write)],  # noqa: S607
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
    """Return a function that starts the program with a given home folder. Programs that still run at the end are
    killed.
    """
    with _opening(screen) as open_window:
        yield open_window


@contextmanager
def _opening(screen: dict[str, str]) -> Iterator[OpenWindow]:
    opened: list[Window] = []

    def open_window(home: Path, *arguments: str) -> Window:
        opened.append(Window(screen, home, *arguments))
        opened[-1].wait_until_seen()
        return opened[-1]

    yield open_window
    for window in opened:
        window.kill()
