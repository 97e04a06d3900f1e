"""Fixtures: kernels that are checked once, and a reader of what a review reports, whose threads have ended after the
test.
"""

from collections.abc import Iterator

import pytest

from tests.activities.reviews import Reader
from tests.checked_kernels import were_ready


@pytest.fixture(autouse=True)
def _kernels_are_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("studio.engine.warmup.are_ready", were_ready)


@pytest.fixture
def reader(qapp: object) -> Iterator[Reader]:
    del qapp
    reader = Reader()
    yield reader
    reader.review.cancel()
    assert reader.threads_running == 0
