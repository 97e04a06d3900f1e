"""The command that adds the program to the menus of the desktop."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from studio.machine.desktop import desktop_entry, quoted

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


def entry_of(folder: Path, program: Path) -> Path:
    """Write the entry of another installation, as that one does."""
    entry = folder / "applications" / "mcts-studio.desktop"
    entry.parent.mkdir()
    entry.write_text(desktop_entry(quoted(str(program))))
    return entry


def test_an_entry_of_another_installation_is_named_when_it_is_replaced(tmp_path: Path) -> None:
    other = tmp_path / "100 % other" / "mcts-studio"
    other.parent.mkdir()
    other.touch(0o700)
    entry_of(tmp_path, other)
    added = told(tmp_path)
    assert f'The entry in the menu started "{other}" before. It now starts this program.' in added.stdout
    assert "before" not in told(tmp_path).stdout, "the entry is ours now"
    assert told(tmp_path, "--remove").stdout.count("Removed ") == 3


def test_an_entry_of_another_installation_is_not_removed(tmp_path: Path) -> None:
    other = tmp_path / "other-studio"
    other.touch(0o700)
    entry = entry_of(tmp_path, other)
    refused = told(tmp_path, "--remove")
    assert refused.returncode == 2
    assert f'run: "{other}" integrate --remove' in refused.stderr
    assert entry.exists()
    other.unlink()
    assert told(tmp_path, "--remove").returncode == 0, "its program does not exist any more"
    assert not entry.exists()
