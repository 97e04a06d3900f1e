"""Engine processes for the tests of openings."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.players.engines import running
from tests.players.gomocup.hosting import Engines


@pytest.fixture
def engines(tmp_path: Path) -> Iterator[Engines]:
    made = Engines(tmp_path)
    yield made
    made.close()
    assert not running(str(tmp_path))
