"""Fixtures: external engines that leave no process behind, and a manager of the program's own engine."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.players.engines import running
from tests.players.gomocup.hosting import Engines
from tests.players.gomocup.managing import Manager, managed


@pytest.fixture
def engines(tmp_path: Path) -> Iterator[Engines]:
    made = Engines(tmp_path)
    yield made
    made.close()
    assert not running(str(tmp_path))


@pytest.fixture
def manager() -> Iterator[Manager]:
    with managed() as manager:
        yield manager


@pytest.fixture
def game(manager: Manager) -> Manager:
    """Return a manager that has started a game on a 15×15 board."""
    assert manager.asks("START 15") == "OK"
    return manager
