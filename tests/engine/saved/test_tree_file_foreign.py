"""Files that are not saved trees, and files that need too many resources, are refused with an error."""

import io
import os
import struct
import zipfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import studio.engine.saved.reading
from studio.engine.saved.reading import reading
from studio.game.errors import StudioError
from tests.engine.saved.tree_files import (
    about_of,
    arrays_in,
    file_of,
    read,
    refused,
    saved,
    with_about,
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("trees")


def foreign_files() -> Iterator[tuple[str, bytes, str]]:
    yield "empty", b"", "not_a_tree"
    yield "text", b"(;GM[4])", "not_a_tree"
    yield "picture", b"\x89PNG\r\n\x1a\n" + bytes(200), "not_a_tree"
    yield "head of a zip", b"PK\x03\x04", "tree_damaged"
    target = io.BytesIO()
    np.savez(target, a=np.arange(5))
    yield "other arrays", target.getvalue(), "not_a_tree"
    target = io.BytesIO()
    np.savez(target, about=np.array([object()], object))
    yield "pickle", target.getvalue(), "tree_damaged"
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for number in range(300):
            archive.writestr(f"{number}.txt", "")
    yield "many members", target.getvalue(), "not_a_tree"
    yield (
        "many members, it says",
        b"PK\x03\x04" + bytes(80) + struct.pack("<4sHHHHIIH", b"PK\5\6", 0, 0, 9, 9, 1 << 30, 0, 0),
        "not_a_tree",
    )


@pytest.mark.parametrize(("data", "code"), [pytest.param(*case[1:], id=case[0]) for case in foreign_files()])
def test_foreign_files_are_refused(data: bytes, code: str, tmp_path: Path) -> None:
    error = refused(data, tmp_path / "tree.npz")
    assert error is not None
    assert error.code == code
    assert str(tmp_path) in str(error)


def test_another_version_is_named(folder: Path, tmp_path: Path) -> None:
    arrays = arrays_in(saved("falling", "plain", folder))
    about = about_of(arrays)
    for changed in (about | {"version": 1}, about | {"parameters": about["parameters"] | {"charm": "3"}}):
        error = refused(file_of(with_about(arrays, changed)), tmp_path / "tree.npz")
        assert error is not None
        assert error.code == "tree_version"
    later = {"format": about["format"], "version": 7, "whatever": 1}
    error = refused(file_of(with_about(arrays, later)), tmp_path / "tree.npz")
    assert error is not None
    assert error.fields == {"version": 7, "expected": 2}


def test_a_file_older_than_a_parameter_is_searched_without_it(folder: Path, tmp_path: Path) -> None:
    arrays = arrays_in(saved("row-words", "graph", folder))
    about = about_of(arrays)
    del about["parameters"]["centre_radius"]
    path = tmp_path / "tree.npz"
    path.write_bytes(file_of(with_about(arrays, about)))
    assert read(path).parameters.centre_radius == 0


def test_no_more_than_the_declared_size_is_decompressed(folder: Path, tmp_path: Path) -> None:
    """A member that would grow without end is refused by its declared size."""
    arrays = arrays_in(saved("falling", "plain", folder))
    bomb = arrays | {"visits": np.zeros(3_000_000, np.int64)}
    error = refused(file_of(bomb), tmp_path / "tree.npz")
    assert error is not None
    assert error.code == "tree_damaged"
    error = refused(file_of(arrays | {"about": np.full(5_000_000, 32, np.uint8)}), tmp_path / "tree.npz")
    assert error is not None
    assert error.code == "tree_damaged"


def test_a_file_larger_than_the_memory_is_refused_unread(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "tree.npz"
    path.write_bytes(saved("falling", "plain", folder))
    os.truncate(path, 20_000_000)
    with pytest.raises(StudioError) as error:
        list(reading(path, 8))
    assert error.value.code == "tree_too_large"


@pytest.mark.parametrize("wanted", [str(1 << 16), "65537", "1"])
def test_declared_memory_is_compared_with_the_limit(wanted: str, folder: Path, tmp_path: Path) -> None:
    arrays = arrays_in(saved("falling", "plain", folder))
    about = about_of(arrays)
    about["parameters"]["memory_mb"] = wanted
    error = refused(file_of(with_about(arrays, about)), tmp_path / "tree.npz")
    assert error is not None
    assert error.code == ("tree_too_large" if wanted == str(1 << 16) else "tree_damaged")


def test_places_without_a_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, code in (
        (tmp_path / "none.npz", "not_found"),
        (tmp_path, "folder"),
        (tmp_path / "pipe", "not_a_file"),
    ):
        with pytest.raises(StudioError) as error:
            list(reading(path, 8))
        assert error.value.code == code


def test_cancelling_the_reading_leaves_no_file_open(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "tree.npz"
    path.write_bytes(saved("falling", "plain", folder))
    steps = reading(path, 8)
    next(steps)
    steps.close()
    path.unlink()


def test_too_little_system_memory_is_reported(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(*_sizes: object) -> None:
        raise MemoryError

    path = tmp_path / "tree.npz"
    path.write_bytes(saved("falling", "plain", folder))
    monkeypatch.setattr(studio.engine.saved.reading, "grown_if_possible", none_left)
    with pytest.raises(StudioError) as error:
        list(reading(path, 8))
    assert error.value.code == "tree_no_memory"
