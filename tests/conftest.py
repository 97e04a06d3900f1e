"""What holds for every test: no screen, no thread left running, one folder of compiled kernels for all workers."""

import gc
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

os.environ["QT_QPA_PLATFORM"] = "offscreen"

settings.register_profile("studio", deadline=None, derandomize=True, database=None)
settings.load_profile("studio")


def pytest_configure(config: pytest.Config) -> None:
    """The first process compiles the search, into pytest's own cache; the workers find it there."""
    if hasattr(config, "workerinput"):
        return
    cache = getattr(config, "cache", None)
    os.environ["MCTS_STUDIO_CACHE"] = str(cache.mkdir("kernels") if cache else Path(".pytest_cache"))
    from studio.engine.warmup import warm_up  # only now: kernels ask for the folder when they are imported

    warm_up()


@pytest.fixture(autouse=True)
def _garbage_stays_in_this_thread(request: pytest.FixtureRequest) -> Iterator[None]:
    """As in the program: a widget must not die in the thread of a search."""
    if "qapp" not in request.fixturenames:
        yield
        return
    gc.disable()
    yield
    gc.enable()
    gc.collect(1)


@pytest.fixture(autouse=True)
def _no_thread_left_running() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    left = [
        thread.name
        for thread in threading.enumerate()
        # Python keeps a dummy for each thread of Qt's that ever called it
        if thread not in before and thread.is_alive() and not isinstance(thread, threading._DummyThread)
    ]
    assert not left, f"the test left threads running: {left}"
