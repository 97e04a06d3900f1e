"""Shared fixtures of the tests of the position database."""

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "positions.sqlite3"
