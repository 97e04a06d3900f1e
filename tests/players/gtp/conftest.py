"""Fixtures: external engines that leave no process behind."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.players.engines import running
from tests.players.gtp.engines import GtpEngines


@pytest.fixture
def engines(tmp_path: Path) -> Iterator[GtpEngines]:
    made = GtpEngines(tmp_path)
    yield made
    made.close()
    assert not running(str(tmp_path))
