"""The command that adds the program to the menus of the desktop."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="menus are extended on Linux only")


def told(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "studio", "integrate", *arguments]
    environment = os.environ | {"XDG_DATA_HOME": str(folder)}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def test_the_entry_is_added_and_removed(tmp_path: Path) -> None:
    added = told(tmp_path)
    assert added.returncode == 0
    assert added.stdout.count("Wrote ") == 3
    assert (tmp_path / "applications" / "mcts-studio.desktop").is_file()
    removed = told(tmp_path, "--remove")
    assert removed.stdout.count("Removed ") == 3
    assert not (tmp_path / "applications" / "mcts-studio.desktop").exists()
    assert "nothing to remove" in told(tmp_path, "--remove").stdout


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"")
    refused = told(file)
    assert refused.returncode == 2
    assert str(file) in refused.stderr
