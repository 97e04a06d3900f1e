"""Fixture: a reader of what a review reports, whose threads have ended after the test."""

from collections.abc import Iterator

import pytest

from tests.activities.reviews import Reader


@pytest.fixture
def reader(qapp: object) -> Iterator[Reader]:
    del qapp
    reader = Reader()
    yield reader
    reader.review.cancel()
    assert reader.threads_running == 0
