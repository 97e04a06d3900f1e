"""`mcts-studio engines` as a user runs it."""

import sys
from pathlib import Path

import pytest

from tests.e2e.commands import refused, studio
from tests.players.engines import CLEVER, scripted


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MCTS_STUDIO_HOME", str(tmp_path))


def test_an_engine_is_added_listed_tested_and_removed(tmp_path: Path) -> None:
    program, *arguments = scripted(tmp_path, CLEVER).command
    assert "The list is empty." in studio("engines").stdout
    added = studio("engines", "add", "--option", "thread_num=2", "--memory", "100", "First", program, *arguments)
    assert (added.returncode, added.stderr) == (0, "")
    assert f"First: {program} {' '.join(arguments)}" in studio("engines", "list").stdout
    tested = studio("engines", "test", "first")
    assert tested.returncode == 0
    assert "It reports the name Scripted 1.0 by A test." in tested.stdout
    assert "It moved to a15 on 15×15" in tested.stdout
    assert "It writes points column-first, as configured." in tested.stdout
    assert "Removed First." in studio("engines", "remove", "first").stdout
    assert "The list is empty." in studio("engines").stdout


def test_a_failed_test_gives_the_reason(tmp_path: Path) -> None:
    studio("engines", "add", "Missing", str(tmp_path / "nowhere"))
    tested = studio("engines", "test", "Missing")
    assert tested.returncode == 1
    assert tested.stdout.startswith("Missing cannot be started: the program ")


def test_an_invalid_engine_is_refused(tmp_path: Path) -> None:
    assert "Give the program" in refused("engines", "add", "Nothing")
    assert "name of a built-in profile" in refused("engines", "add", "studio", sys.executable)
    assert "An option needs a key" in refused("engines", "add", "--option", "x", "Other", sys.executable)
    assert "There is no engine '/bin/sh'" in refused("engines", "test", "/bin/sh")
    assert not list(tmp_path.rglob("engines.toml"))


def test_a_damaged_list_is_reported_and_kept(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "engines.toml").write_text("[[engine")
    added = studio("engines", "add", "New", sys.executable)
    assert added.returncode == 0
    assert "cannot be read" in added.stderr
    assert "A copy of it is in" in added.stderr
    assert "New: " in studio("engines").stdout
