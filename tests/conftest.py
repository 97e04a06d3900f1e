"""What holds for every test: no screen, no thread left running."""

import os
import threading
from collections.abc import Iterator

import pytest
from hypothesis import settings

os.environ["QT_QPA_PLATFORM"] = "offscreen"

settings.register_profile("studio", deadline=None, derandomize=True, database=None)
settings.load_profile("studio")


@pytest.fixture(autouse=True)
def _no_thread_left_running() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    left = [thread.name for thread in threading.enumerate() if thread not in before and thread.is_alive()]
    assert not left, f"the test left threads running: {left}"
