"""Small files of the program itself."""

from pathlib import Path

import pytest

from studio.machine.own_files import put_aside, read_own, write_own


def test_a_file_survives_a_round_trip(tmp_path: Path) -> None:
    path = tmp_path / "not" / "there" / "yet.toml"
    write_own(path, b"12345")
    assert read_own(path, 5) == b"12345"


def test_large_and_special_files_are_not_read(tmp_path: Path) -> None:
    write_own(tmp_path / "file", b"12345")
    with pytest.raises(ValueError, match="too large"):
        read_own(tmp_path / "file", 4)
    with pytest.raises(ValueError, match="no file"):
        read_own(tmp_path, 4)
    with pytest.raises(FileNotFoundError):
        read_own(tmp_path / "nothing", 4)


def test_damaged_files_never_overwrite_each_other(tmp_path: Path) -> None:
    aside = set()
    for number in range(3):
        write_own(tmp_path / "own.toml", str(number).encode())
        aside.add(put_aside(tmp_path / "own.toml"))
    assert {path.read_bytes() for path in aside} == {b"0", b"1", b"2"}
    assert all(path.name.startswith("own.damaged-") and path.suffix == ".toml" for path in aside)
