import os
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

import pytest

from studio.game.errors import StudioError
from studio.game.files import open_records
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.machine.games_folder import keep, recent
from tests.game.boards import game, line_of

DAY = date(2026, 11, 21)
WINDOWS_FORBIDS = set('<>:"/\\|?*')


def game_of(black: str, white: str) -> GameRecord:
    record = game("h8 i9")
    record.black, record.white = black, white
    return record


def name_of(black: str, white: str, folder: Path) -> str:
    return keep(game_of(black, white), folder, DAY).name


def test_a_game_is_named_by_its_day_game_and_players(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    path = keep(game_of("Person", "Studio"), folder, DAY)
    assert path == folder / "2026-11-21 gomoku-15 Person-Studio.sgf"
    (record,) = open_records(path).records
    assert line_of(record) == "h8 i9"
    assert (record.black, record.white) == ("Person", "Studio")


@pytest.mark.parametrize(("name", "players"), [("tic-tac-toe", "X-O"), ("connect-four", "Red-Yellow")])
def test_players_without_names_are_named_after_their_sides(tmp_path: Path, name: str, players: str) -> None:
    record = GameRecord(PRESETS[name])
    assert keep(record, tmp_path, DAY).name == f"2026-11-21 {name} {players}.sgf"
    record.white = "Studio (beginner)"
    assert keep(record, tmp_path, DAY).stem.endswith(f" {players.partition('-')[0]}-Studio (beginner)")


def test_games_of_one_name_are_numbered_and_none_is_overwritten(tmp_path: Path) -> None:
    names = [name_of("Person", "Studio", tmp_path) for _ in range(3)]
    start = "2026-11-21 gomoku-15 Person-Studio"
    assert names == [f"{start}.sgf", f"{start} 2.sgf", f"{start} 3.sgf"]


def test_concurrent_saves_get_separate_files(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        paths = list(pool.map(lambda _: keep(game("h8"), tmp_path, DAY), range(24)))
    assert len(set(paths)) == len(list(tmp_path.iterdir())) == 24
    assert all(line_of(open_records(path).records[0]) == "h8" for path in paths)


@pytest.mark.parametrize(
    ("black", "white", "players"),
    [
        ("", "", "Black-White"),
        ("../../etc/passwd", "a\\b:c", "etc passwd-a b c"),
        ("  Ann. ", "...", "Ann-White"),
        ("张三", "émile ★", "张三-émile ★"),
        ("a\nb\tc\0d", 'w<h>y"?*|', "a b c d-w h y"),
        ("half \udcff", "hid\u202eden\u200b", "half-hid den"),
    ],
)
def test_names_are_safe_on_all_systems(tmp_path: Path, black: str, white: str, players: str) -> None:
    assert name_of(black, white, tmp_path) == f"2026-11-21 gomoku-15 {players}.sgf"
    assert len(list(tmp_path.iterdir())) == 1


def test_long_names_are_cut_between_characters(tmp_path: Path) -> None:
    name = name_of("张" * 500, "🎲" * 500, tmp_path)
    assert len(os.fsencode(name)) < 143
    assert name.startswith("2026-11-21 gomoku-15 张张张")


def test_rules_without_a_name_are_named_by_their_numbers(tmp_path: Path) -> None:
    path = keep(GameRecord(Rules(9, 7, 4, gravity=True)), tmp_path, DAY)
    assert path.name == "2026-11-21 9x7-4 gravity Red-Yellow.sgf"
    assert not WINDOWS_FORBIDS & set(path.name)


def test_an_impossible_folder_is_one_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(StudioError) as caught:
        keep(game("h8"), blocked, DAY)
    assert caught.value.code == "game_not_kept"
    assert blocked.read_text() == "in the way"


def test_a_game_that_cannot_be_saved_leaves_no_empty_file(tmp_path: Path) -> None:
    record = game("h8")
    record.root.comment = "x" * (17 * 1024 * 1024)
    with pytest.raises(StudioError):
        keep(record, tmp_path, DAY)
    assert not list(tmp_path.iterdir())


def test_recent_games_are_the_newest_nonempty_files(tmp_path: Path) -> None:
    paths = [keep(game("h8"), tmp_path, date(2026, 11, day)) for day in (3, 1, 2)]
    for seconds, path in enumerate(paths, start=1_000_000_000):
        os.utime(path, (seconds, seconds))
    (tmp_path / "reserved.sgf").touch()
    (tmp_path / "notes.txt").write_text("no game")
    (tmp_path / ".hidden.sgf").write_text("unfinished")
    (tmp_path / "folder.sgf").mkdir()
    assert recent(tmp_path, 10) == paths[::-1]
    assert recent(tmp_path, 2) == paths[:0:-1]
    assert recent(tmp_path / "nowhere", 5) == []
