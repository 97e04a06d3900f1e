"""The sides of a game whose mistakes are the user's, and files that cannot be read."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from studio.game.errors import FileError
from studio.game.files.game_files import save_record
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.practice import messages, sources
from studio.practice.sources import Added, FolderContents, add_files, contents_of, own_sides
from studio.practice.store import PracticeStore
from tests.practice.games import BLACK, TODAY, WHITE, missed_win, quiet


@pytest.mark.parametrize(
    ("black", "white", "player", "sides"),
    [
        ("", "Studio (casual)", "", {BLACK}),
        ("Studio (full)", "Ada", "", {WHITE}),
        ("Ada", "Bob", "", {BLACK, WHITE}),
        ("Ada", "Bob", "Bob", {WHITE}),
        ("Ada", "Bob", " bob ", {WHITE}),
        ("Ada", "Ada", "Ada", {BLACK, WHITE}),
        ("Ada", "Bob", "Eve", set()),
        ("", "Studio (casual)", "Eve", {BLACK}),
        ("", "", "Eve", {BLACK, WHITE}),
        ("Studio (full)", "Studio (casual)", "", set()),
        ("Studio (full)", "Studio (casual)", "studio (casual)", {WHITE}),
    ],
)
def test_mistakes_of_engines_and_of_other_players_are_not_the_users(
    black: str, white: str, player: str, sides: set[object]
) -> None:
    record = GameRecord(PRESETS["gomoku-9"])
    record.black, record.white = black, white
    assert {*own_sides(record, player, lambda name: name.startswith("Studio"))} == sides


@pytest.mark.parametrize(
    ("black", "white", "player", "sides"),
    [
        ("Ada", "Bob", "", set()),
        ("Ada", "Bob", "Eve", set()),
        ("Ada", "Bob", "bob", {WHITE}),
        ("", "Studio (casual)", "", {BLACK}),
    ],
)
def test_in_games_of_others_only_sides_with_the_users_name_count(
    black: str, white: str, player: str, sides: set[object]
) -> None:
    record = GameRecord(PRESETS["gomoku-9"])
    record.black, record.white = black, white
    assert {*own_sides(record, player, lambda name: name.startswith("Studio"), is_chosen=False)} == sides


# Files


@pytest.fixture
def store(tmp_path: Path) -> Iterator[PracticeStore]:
    store = PracticeStore(tmp_path / "practice.sqlite3")
    yield store
    store.close()


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    found = [tmp_path / "first.sgf", tmp_path / "second.sgf"]
    save_record(missed_win(), found[0])
    save_record(quiet(), found[1])
    return found


def read(store: PracticeStore, files: list[Path]) -> Added:
    """Read the files that have changed."""
    return add_files(store, files, lambda name: name.startswith("Studio"), TODAY, only_changed=True)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names")
def test_a_file_whose_name_is_not_valid_unicode_is_read(store: PracticeStore, files: list[Path]) -> None:
    odd = files[0].rename(files[0].with_name(os.fsdecode(b"\xff.sgf")))
    assert read(store, [odd, files[1]]) == Added(2, 2, 2)
    assert read(store, [odd, files[1]]) == Added(), "nothing has changed"
    odd.write_text("This is no game.")
    assert read(store, [odd, files[1]]) == Added(failed=("\\udcff.sgf",))


@pytest.mark.parametrize("method", ["stamp", "set_stamp", "add"])
@pytest.mark.parametrize("is_expected", [True, False])
def test_an_error_in_one_file_does_not_stop_the_others(
    store: PracticeStore, files: list[Path], monkeypatch: pytest.MonkeyPatch, method: str, is_expected: bool
) -> None:
    usual, calls = getattr(store, method), []

    def once(*args: object) -> object:
        calls.append(args)
        if len(calls) > 1:
            return usual(*args)
        raise FileError(messages.NOT_WRITTEN, reason="a test") if is_expected else RuntimeError("a test")

    with monkeypatch.context() as patch:
        patch.setattr(store, method, once)
        added = read(store, files)
    assert (added.games, added.failed) == (1, ("first.sgf",))
    assert read(store, files).games == 1, "the file is read again next time"
    assert store.statistics(TODAY).cards == 2


def test_a_file_that_cannot_be_opened_is_read_again_next_time(
    store: PracticeStore, files: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Path.open

    def refused(path: Path, mode: str = "r") -> object:
        if path == files[0]:
            raise PermissionError(13, "Permission denied")
        return usual(path, mode)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refused)
        assert read(store, files) == Added(1, 1, 1, ("first.sgf",))
    assert read(store, files) == Added(1, 1, 1)


def test_a_file_without_a_game_is_reported_once(store: PracticeStore, files: list[Path]) -> None:
    files[0].write_text("This is no game.")
    assert read(store, files) == Added(1, 1, 1, ("first.sgf",))
    assert read(store, files) == Added()


# Folders


def test_subfolders_are_searched_without_hidden_ones_and_links(tmp_path: Path) -> None:
    for name in ("b/deep/2.SGF", "b/1.sgf", "a.sgf", "notes.txt", ".hidden/3.sgf", ".4.sgf"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "b" / "again").symlink_to(tmp_path, target_is_directory=True)
    found = contents_of(tmp_path)
    assert [str(file.relative_to(tmp_path)) for file in found.files] == ["a.sgf", "b/1.sgf", "b/deep/2.SGF"]
    assert found.folders == (tmp_path, tmp_path / "b", tmp_path / "b" / "deep")
    assert contents_of(tmp_path / "missing") == FolderContents()


@pytest.mark.parametrize(
    ("limit", "files", "folders"), [("_MOST_FILES", 2, 1), ("_MOST_FOLDERS", 3, 2), ("_MOST_ENTRIES", 0, 1)]
)
def test_large_folders_are_read_up_to_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, files: int, folders: int
) -> None:
    for name in ("1", "2"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "deep.sgf").touch()
    for name in ("a", "b"):
        (tmp_path / f"{name}.sgf").touch()
    monkeypatch.setattr(sources, limit, {"_MOST_FILES": 2, "_MOST_FOLDERS": 2, "_MOST_ENTRIES": 0}[limit])
    found = contents_of(tmp_path)
    assert len(found.files) <= files
    assert len(found.folders) <= (3 if limit == "_MOST_FILES" else folders)
    assert found.folders[0] == tmp_path


def test_a_look_into_a_folder_can_be_stopped(tmp_path: Path) -> None:
    for number in range(10):
        (tmp_path / f"{number}.sgf").touch()
    answers = iter([True] * 4 + [False])
    assert len(contents_of(tmp_path, lambda: next(answers)).files) == 4
