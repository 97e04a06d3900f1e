"""`mcts-studio positions` and `mcts-studio book` as a user runs them."""

import json
from pathlib import Path

import pytest

from studio.game.files import open_records
from studio.game.record import GameRecord
from tests.e2e.commands import refused, studio, studio_here
from tests.e2e.engine_process import engine
from tests.positions.games import GOMOKU, SMALL, random_games, record, written


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MCTS_STUDIO_HOME", str(tmp_path / "home"))


def games(path: Path) -> Path:
    """Write ten games that begin h8 i9, of which Black wins eight."""
    played = []
    for number in range(10):
        game = record("h8 i9 j8", GOMOKU, "B+R" if number < 8 else "W+R")
        game.black = f"Ada {number}"
        played.append(game)
    return written(path, played)


def test_games_are_imported_and_positions_shown(tmp_path: Path) -> None:
    file = games(tmp_path / "games.sgf")
    assert studio("positions", "import", str(file)).stdout == "10 games read, 10 new.\n"
    assert studio_here("positions", "import", str(tmp_path)).stdout == "0 games read, 0 new.\n"
    shown = studio_here("positions", "show", "--moves", "h8").stdout.splitlines()
    assert shown[0] == "Seen 10 times, 80\u00a0% for Black."
    assert shown[2].split()[1:] == ["10", "8", "2", "0", "20"]
    numbers = json.loads(studio_here("positions", "--json", "show", "--moves", "h8 i9 j8").stdout)
    assert numbers["ended"] == {"games": 10, "black": 8, "white": 2, "draws": 0}
    assert studio_here("positions", "show", "--game", "renju-15").stdout == "Not seen in any game.\n"
    contents = json.loads(studio_here("positions", "--json").stdout)
    assert (contents["games"], contents["moves"], contents["plies"]) == (10, 4, 30)
    assert "10 games, 4 different moves up to ply 30, 0 saved analyses." in studio_here("positions").stdout


def test_a_backup_merges_into_another_database(tmp_path: Path) -> None:
    written(tmp_path / "games.sgf", random_games(20, SMALL))
    backup, other = str(tmp_path / "backup.sqlite3"), str(tmp_path / "other.sqlite3")
    studio_here("positions", "import", str(tmp_path / "games.sgf"))
    assert studio_here("positions", "backup", backup).stdout == f"The database was copied to {backup}.\n"
    assert studio_here("positions", "--database", other, "merge", backup).stdout == "20 games read, 20 new.\n"
    assert studio_here("positions", "limit", "7").stdout == "The database may grow to 7 MB.\n"
    assert "of at most 7 MB" in studio_here("positions").stdout


def test_damaged_files_are_named(tmp_path: Path) -> None:
    (tmp_path / "bad.sgf").write_text("nothing")
    finished = studio_here("positions", "import", str(tmp_path))
    assert finished.returncode == 1
    assert finished.stdout.splitlines() == [f"{tmp_path / 'bad.sgf'} could not be read.", "0 games read, 0 new."]
    (tmp_path / "no.sqlite3").write_text("no database" * 100)
    assert "replace it by a backup copy" in refused("positions", "--database", str(tmp_path / "no.sqlite3"))


@pytest.mark.long
def test_an_engine_plays_from_a_book_of_games(tmp_path: Path) -> None:
    book = tmp_path / "my.book"
    made = studio_here("book", str(book), "--games", str(games(tmp_path / "games.sgf")))
    assert made.stdout.startswith("2 moves of 2 positions for gomoku-15 written to ")
    with engine("--book", str(book)) as player:
        assert player.asks("START 15") == "OK"
        assert player.asks("BEGIN") == "7,7"
    assert "not an opening book" in refused("engine", "--book", str(games(tmp_path / "other.sgf")))


def test_books_need_games_and_sensible_limits(tmp_path: Path) -> None:
    book = str(tmp_path / "my.book")
    assert "No move of gomoku-15 was played in 3 games" in refused("book", book)
    assert "--plies and --min-games from 1" in refused("book", book, "--plies", "0")
    assert "cannot be read" in refused("match", f"studio,book={book}", "random", "--games", "2")
    assert "cannot be read" in refused("play", "--book", book)
    assert not Path(book).exists()


def test_a_match_uses_the_book_of_a_player(tmp_path: Path) -> None:
    book = tmp_path / "a,b.book"
    studio_here("book", str(book), "--games", str(games(tmp_path / "games.sgf")))
    out = tmp_path / "match"
    common = ("--games", "2", "--openings", "empty", "--out", str(out), "--workers", "1", "--json")
    finished = studio("match", f"random,book={book}", "random", *common)
    assert finished.returncode == 0, finished.stderr
    first = [
        moves[0]
        for file in sorted(out.rglob("*.sgf"))
        for game in _games(file)
        if "book" in game.black and (moves := [node.move.point for node in game.main_line() if node.move])
    ]
    assert first == [112]


def _games(file: Path) -> list[GameRecord]:
    return list(open_records(file).records)
