"""`mcts-studio practice` as a user runs it."""

import json
import sqlite3
from pathlib import Path

import pytest

from studio.game.files.game_files import save_record
from tests.e2e.commands import refused, studio
from tests.practice.games import missed_win, quiet


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MCTS_STUDIO_HOME", str(tmp_path / "home"))


def test_games_are_added_and_positions_exported_and_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = tmp_path / "games"
    games.mkdir()
    save_record(missed_win(), games / "one.sgf")
    save_record(quiet(), games / "two.sgf")
    assert "Due today: 0 of 0 positions" in studio("practice").stdout
    assert studio("practice", "add", str(games)).stdout == "2 games: 2 mistakes, 2 new positions.\n"
    assert "Due today: 2 of 2 positions (2 new)" in studio("practice", "due").stdout
    file = tmp_path / "positions.jsonl"
    assert studio("practice", "export", str(file)).stdout.startswith("2 positions exported to ")
    monkeypatch.setenv("MCTS_STUDIO_HOME", str(tmp_path / "other"))
    assert studio("practice", "import", str(file)).stdout == "2 positions read, 2 new.\n"
    numbers = json.loads(studio("practice", "--json").stdout)
    assert (numbers["due"], numbers["positions"], numbers["right_in_30_days"]) == (2, 2, None)


@pytest.mark.long
def test_damaged_positions_are_left_out_of_an_export(tmp_path: Path) -> None:
    for name, game in (("one", missed_win()), ("two", quiet())):
        save_record(game, tmp_path / f"{name}.sgf")
    studio("practice", "add", str(tmp_path))
    connection = sqlite3.connect(next((tmp_path / "home").rglob("practice.sqlite3")))
    connection.execute("UPDATE cards SET card = '{' WHERE rowid = 1")
    connection.commit()
    connection.close()
    said = studio("practice", "export", str(tmp_path / "positions.jsonl")).stdout.splitlines()
    assert said[0].startswith("1 position exported to ")
    assert said[1] == "1 damaged position left out."


@pytest.mark.long
def test_only_the_named_player_counts(tmp_path: Path) -> None:
    save_record(missed_win(), tmp_path / "one.sgf")
    added = studio("practice", "add", "--player", "Bob", str(tmp_path / "one.sgf")).stdout
    assert added == "1 game: 0 mistakes, 0 new positions.\n", "the players are Ada and an engine"
    added = studio("practice", "add", "--player", "ada", str(tmp_path / "one.sgf")).stdout
    assert added == "1 game: 1 mistake, 1 new position.\n"


def test_another_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text("{}\n")
    assert "does not contain exported practice positions" in refused("practice", "import", str(file))
