"""A separate folder of user networks for each test."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MCTS_STUDIO_HOME", str(tmp_path))
    folder = tmp_path / "config" / "networks"
    folder.mkdir(parents=True)
    return folder
