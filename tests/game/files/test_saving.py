import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from studio.game.files import FileError, Format, open_records, save_record
from studio.game.files.limits import MAX_FILE_BYTES
from studio.game.files.saving import hold, unfinished_prefix
from studio.game.node import Node
from studio.game.stones import Move, Stone
from tests.game.boards import game, line_of
from tests.sizes import sizes

ROOT = Path(__file__).resolve().parents[3]
KILLS = 32

needs_posix = pytest.mark.skipif(os.name != "posix", reason="uses signals, limits and users of POSIX systems")


def child(what: str, path: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.game.files.saving_child", what, str(path)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def said_by(what: str, path: Path) -> str:
    process = child(what, path)
    output, _ = process.communicate(timeout=60)
    return output.strip()


@needs_posix
@pytest.mark.parametrize("kills", sizes(KILLS, 8))
def test_kills_while_saving_lose_no_file(kills: int, tmp_path: Path) -> None:
    """Four writers at a time; each one saves in a loop and is killed at a random moment."""
    chance = random.Random(1)
    paths = [tmp_path / str(number) / "game.sgf" for number in range(4)]
    for path in paths:
        path.parent.mkdir()
        save_record(game("h8"), path)
    killed_at_work = 0
    for _ in range(kills // len(paths)):
        writers = [child("for-ever", path) for path in paths]
        for writer in writers:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "ready\n"
        time.sleep(chance.uniform(0, 0.03))
        for writer, path in zip(writers, paths, strict=True):
            writer.kill()
            writer.communicate()
            unfinished = list(path.parent.glob(".*.saving"))
            killed_at_work += bool(unfinished)
            (record,) = open_records(path).records
            assert len(record.root.comment) in (0, 200 * 1024)
            for left in unfinished:
                left.unlink()
    assert killed_at_work > kills // 20, "too few kills hit a file that was being written"


@needs_posix
def test_a_full_disk_is_reported_and_keeps_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    save_record(game("h8 i9"), path)
    assert said_by("little-room", path) == "disk_full"
    assert line_of(open_records(path).records[0]) == "h8 i9"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.sgf"]


@needs_posix
def test_a_read_only_folder_is_reported_and_keeps_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    save_record(game("h8 i9"), path)
    tmp_path.chmod(0o555)
    for folder in (tmp_path.parent, tmp_path.parent.parent):
        folder.chmod(folder.stat().st_mode | 0o055)
    try:
        assert said_by("no-rights", path) == "not_allowed"
    finally:
        tmp_path.chmod(0o755)
    assert line_of(open_records(path).records[0]) == "h8 i9"


def test_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="folder does not exist") as caught:
        save_record(game("h8"), tmp_path / "nowhere" / "game.sgf")
    assert caught.value.code == "no_folder"


def test_folder_is_not_replaced(tmp_path: Path) -> None:
    folder = tmp_path / "game.sgf"
    folder.mkdir()
    with pytest.raises(FileError, match="not a regular file"):
        save_record(game("h8"), folder)


@pytest.mark.parametrize("name", ["nul\0.sgf", "\ud800.sgf", "x" * 300 + ".sgf"])
def test_invalid_file_names_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(FileError):
        save_record(game("h8"), tmp_path / name)


@pytest.mark.parametrize("name", ["/", ".", ".."])
def test_folders_are_not_replaced_under_any_name(name: str) -> None:
    with pytest.raises(FileError):
        save_record(game("h8"), name, Format.SGF)


def test_long_names_of_wide_characters_are_accepted(tmp_path: Path) -> None:
    save_record(game("h8"), tmp_path / ("黑" * 80 + ".sgf"))


def test_an_unreadable_file_is_not_saved(tmp_path: Path) -> None:
    record = game("h8")
    record.root.comment = "x" * MAX_FILE_BYTES
    with pytest.raises(FileError, match="too large to open again"):
        save_record(record, tmp_path / "game.sgf")
    assert list(tmp_path.iterdir()) == []


def test_game_that_would_be_read_as_another_format_is_not_saved(tmp_path: Path) -> None:
    """Nine moves whose bytes are a tab and nine digits, which are columns of Connect Four."""
    record = game("")
    for ply, point in enumerate(b"123456789"):
        Node(Move(Stone.WHITE if ply % 2 else Stone.BLACK, point), record.main_line()[-1])
    with pytest.raises(FileError, match="mistaken for another format"):
        save_record(record, tmp_path / "game.pos")


def test_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link.sgf").symlink_to(tmp_path / "game.sgf")
    save_record(game("h8"), tmp_path / "link.sgf")
    assert (tmp_path / "link.sgf").is_symlink()
    assert line_of(open_records(tmp_path / "game.sgf").records[0]) == "h8"


@needs_posix
def test_file_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    save_record(game("h8"), path)
    path.chmod(0o640)
    save_record(game("h8 i9"), path)
    assert path.stat().st_mode & 0o777 == 0o640


def test_temporary_files_of_a_killed_program_are_removed_later(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    fresh, stale = (tmp_path / f"{unfinished_prefix(path)}{letter}.saving" for letter in "ab")
    for left in (fresh, stale):
        left.write_text("half a game")
    os.utime(stale, (0, 0))
    save_record(game("h8"), path)
    assert fresh.exists()
    assert not stale.exists()


def test_error_while_writing_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.sgf"
    save_record(game("h8"), path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(FileError, match=r"The disk is full\. Free some space or save elsewhere\."):
        save_record(game("a1"), path)
    assert line_of(open_records(path).records[0]) == "h8"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.sgf"]


def test_only_one_owner_at_a_time_holds_a_file(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with path.open("wb") as first:
        hold(first.fileno())
        with path.open("wb") as second, pytest.raises((BlockingIOError, PermissionError)):
            hold(second.fileno())
    with path.open("wb") as third:
        hold(third.fileno())
