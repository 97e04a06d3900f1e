"""Importing files into the position database: continued, repeated, limited, and with damaged files."""

from pathlib import Path

import pytest

from studio.game.errors import FileError
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.positions.database import Database
from studio.positions.importing import Importer, Progress, files_in
from studio.positions.looking_up import Lookup
from tests.positions.games import GOMOKU, SMALL, random_games, rows, written


def test_an_import_continues_where_it_was_cancelled(path: Path, tmp_path: Path) -> None:
    games = random_games(50, SMALL, 2)
    file = written(tmp_path / "games.sgf", games)
    database, seen = Database(path), 0

    def is_wanted() -> bool:
        nonlocal seen
        seen += 1
        return seen < 20

    first = Importer(database, batch=7).run([file], is_wanted=is_wanted)
    assert not first.is_complete
    assert 0 < first.games < 50
    assert first.share == first.games / 50
    second = Importer(database, batch=7).run([file])
    assert second.is_complete
    assert first.games + second.games == 50
    assert first.new + second.new == 50
    assert Importer(database).run([file]).games == 0
    written(file, [*games, *random_games(2, SMALL, 3)])
    changed = Importer(database).run([file])
    assert (changed.games, changed.new) == (52, 2)
    database.close()


def test_games_that_a_changed_file_no_longer_has_are_removed(path: Path, tmp_path: Path) -> None:
    games, database = random_games(30, SMALL, 2), Database(path)
    file = written(tmp_path / "games.sgf", games)
    other = written(tmp_path / "other.sgf", random_games(5, SMALL, 4))
    Importer(database).run([file, other])
    longer = random_games(3, SMALL, 9)
    written(file, [*games[:4], *games[9:], *longer])
    assert Importer(database, batch=6).run([file, other]).new == 3
    whole = Database(tmp_path / "whole.sqlite3")
    kept = written(tmp_path / "kept.sgf", [*games[:4], *games[9:], *longer])
    Importer(whole).run([kept, other])
    assert rows(database) == rows(whole)
    assert Lookup(database).contents().games == 33
    database.close()
    whole.close()


def test_damaged_files_do_not_stop_an_import(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games" / "more"
    folder.mkdir(parents=True)
    (folder / "bad.sgf").write_text("no game")
    (folder / "notes.txt").write_text("no game")
    (folder / ".hidden.sgf").write_text("no game")
    written(folder / "good.sgf", random_games(3))
    (folder / "broken.lib").write_bytes(b"\xffRenLib\xff")
    database = Database(path)
    told: list[Progress] = []
    files = files_in([tmp_path / "games", tmp_path / "missing.sgf"])
    progress = Importer(database).run(files, told.append)
    assert [Path(each).name for each in progress.failed] == ["bad.sgf", "broken.lib", "missing.sgf"]
    assert (progress.files, progress.of_files, progress.new) == (1, 4, 3)
    assert told[-1] == progress
    assert progress.share == 1
    database.close()


def library(moves: list[tuple[int, int, int]]) -> bytes:
    """Return a RenLib library of nodes: column, row (from 1) and flags."""
    header = b"\xffRenLib\xff\x03\x04" + b"\0" * 10
    return header + b"".join(bytes([(row - 1) * 16 + column, flags]) for column, row, flags in moves)


def test_each_move_of_a_library_is_counted_once(path: Path, tmp_path: Path) -> None:
    sibling, leaf = 0x80, 0x40
    file = tmp_path / "opening.lib"
    file.write_bytes(
        library([(8, 8, 0), (9, 8, sibling), (10, 8, sibling | leaf), (11, 8, leaf), (9, 9, 0), (1, 1, leaf)])
    )
    database = Database(path)
    progress = Importer(database).run([file])
    assert (progress.games, progress.new) == (1, 3)
    lookup, position = Lookup(database), Position(PRESETS["renju-15"])
    assert lookup.known(position).seen.games == 1
    position.play(112)
    assert sorted(move.results.games for move in lookup.known(position).moves) == [1, 1]
    position.play(113)
    assert len(lookup.known(position).moves) == 2
    assert lookup.known(position).ended.games == 0
    kept = lookup.game(2)
    assert kept is not None
    assert len(kept.record().main_line()) == 4
    assert kept.path == file
    database.close()


# Size, copies, other processes


@pytest.mark.long
def test_the_limit_stops_an_import_and_what_was_told_is_kept(path: Path, tmp_path: Path) -> None:
    file = written(tmp_path / "games.sgf", random_games(1800, GOMOKU, 4))
    database = Database(path, limit_mb=1)
    told: list[Progress] = []
    with pytest.raises(FileError, match="limit of 1 MB"):
        Importer(database, batch=100).run([file], told.append)
    assert database.size_mb <= 1
    assert told
    assert Lookup(database).contents().games == told[-1].new
    database.set_limit(50)
    database.close()
    database = Database(path)
    assert database.limit_mb == 50
    rest = Importer(database, batch=100).run([file])
    assert told[-1].new + rest.new == 1800
    database.close()
