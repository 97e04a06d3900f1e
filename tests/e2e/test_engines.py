"""`mcts-studio engines` as a user runs it."""

import re
import sys
from pathlib import Path

import pytest

from tests.e2e.commands import refused, studio
from tests.players.engines import CLEVER, scripted


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MCTS_STUDIO_HOME", str(tmp_path))


@pytest.mark.long
def test_an_engine_is_added_listed_tested_and_removed(tmp_path: Path) -> None:
    program, *arguments = scripted(tmp_path, CLEVER).command
    assert "The list is empty." in studio("engines").stdout
    added = studio("engines", "add", "--option", "thread_num=2", "--memory", "100", "First", program, *arguments)
    assert (added.returncode, added.stderr) == (0, "")
    assert f"First: {program} {' '.join(arguments)}" in studio("engines", "list").stdout
    tested = studio("engines", "test", "first")
    assert tested.returncode == 0
    assert "It reports the name Scripted 1.0 by A test." in tested.stdout
    for size, first, second in (("15×15", "a15", "b15"), ("20×20", "a20", "b20"), ("9×9", "a9", "b9")):
        assert re.search(rf"It played on {size}: {first} after .* s, then {second} after .* s\.", tested.stdout)
    assert "It can start from a given position (BOARD)." in tested.stdout
    assert "It writes points column-first, as configured." in tested.stdout
    assert "Removed First." in studio("engines", "remove", "first").stdout
    assert "The list is empty." in studio("engines").stdout


@pytest.mark.long
def test_a_test_says_what_happened_on_each_board(tmp_path: Path) -> None:
    doing = """
        def start():
            say("OK") if sides == [20, 20] else say("ERROR size not supported")
    """
    program, *arguments = scripted(tmp_path, doing).command
    studio("engines", "add", "Large", program, *arguments)
    tested = studio("engines", "test", "Large")
    assert tested.returncode == 0
    assert "It does not play on 9×9: Large refused START 9 with “ERROR size not supported”." in tested.stdout
    assert "It does not play on 15×15: Large refused START 15 with" in tested.stdout
    assert "It played on 20×20: a20 after" in tested.stdout
    assert "It can be used on square boards only" in tested.stdout
    assert "could not be tested: Large refused RECTSTART 9,6 with" in tested.stdout


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
