"""Settings of all tests: no screen, no threads left after a test, and one kernel cache for all test processes."""

import gc
import os
import shutil
import signal
import sys
import tempfile
import threading
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).with_name('screen.json')}"
os.environ["MCTS_STUDIO_CACHE"] = str(Path(__file__).parents[1] / ".pytest_cache" / "d" / "kernels")
"""Set here, because kernels read it when they are imported, and the conftest files of subfolders import kernels."""
_HOME = tempfile.mkdtemp(prefix="mcts-studio-tests-")
os.environ["MCTS_STUDIO_HOME"] = _HOME
"""A temporary home folder, so that no test writes into the folders of the user who runs it."""
for _library in ("OPENBLAS", "MKL", "OMP"):
    # One thread for matrix products: the processes of a parallel run share the cores, and waiting threads would spin.
    os.environ[f"{_library}_NUM_THREADS"] = "1"
# Tests start hundreds of processes. Without stored bytecode, each of them would compile all modules again, and pytest
# would rewrite the assertions of all tests at each start.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # The parent process may have set interrupts to be ignored; the tests and their child processes need them.
    signal.signal(signal.SIGINT, signal.default_int_handler)

_USUALLY = gc.get_threshold()
_RARELY = (20_000, 20, 20)
"""The thresholds of garbage collection. The usual ones cost tests without widgets a tenth of their time."""

settings.register_profile("studio", deadline=None, derandomize=True, database=None)
settings.load_profile("studio")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> None:
    """If a collected test needs the search, compile it before the first test, in one process while the others wait.

    Then freeze the imported objects, which speeds up garbage collection, and let Python collect garbage less often.
    """
    if not session.items or session.config.option.collectonly:
        return
    if "studio.engine" in sys.modules:
        from studio.engine.warmup import warm_up

        warm_up()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_RARELY)


def pytest_unconfigure() -> None:
    shutil.rmtree(_HOME, ignore_errors=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out parts of long runs if the whole ones run, too. Then sort long tests to the front, so that all processes
    of a parallel run end at about the same time.
    """
    whole = {_name(item) for item in items if item.get_closest_marker("long")}
    if config.option.markexpr == "":
        left_out = [item for item in items if item.get_closest_marker("part") and _name(item) in whole]
        config.hook.pytest_deselected(items=left_out)
        kept = set(items) - set(left_out)
        items[:] = [item for item in items if item in kept]
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def _name(item: pytest.Item) -> str:
    """Return the name of a test without its case."""
    return item.nodeid.partition("[")[0]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Collect garbage in the main thread only, as the program does: a widget that is deleted in the thread of a search
    crashes the process.

    The collection is after the whole test, when nothing refers to the values of its fixtures any more. Because nothing
    was collected during the test, all objects of the test are young, and none of its windows stays in memory.
    """
    if "qapp" not in getattr(item, "fixturenames", ()):
        return (yield)
    gc.disable()
    gc.set_threshold(*_USUALLY)  # the collections by the program depend on these numbers
    try:
        return (yield)
    finally:
        gc.set_threshold(*_RARELY)
        gc.enable()
        gc.collect(1)


@pytest.fixture(autouse=True)
def _deleted_widgets(request: pytest.FixtureRequest) -> Iterator[None]:
    """Delete the widgets of each test at its end."""
    yield
    if "qapp" in request.fixturenames:
        from PySide6.QtCore import QCoreApplication, QEvent

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def _no_thread_left_running() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    left = [
        thread.name
        for thread in threading.enumerate()
        # Python keeps a dummy object for each of Qt's threads that ever called Python code
        if thread not in before and thread.is_alive() and not isinstance(thread, threading._DummyThread)
    ]
    assert not left, f"the test left threads running: {left}"
