"""Checkpoints as files: half the bytes of version 1, which still opens, and refusal of damaged files. Without torch."""

import io
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pytest

from studio.game.errors import FileError
from studio.game.rules import Rules
from studio.training.checkpoint import Progress, open_checkpoint, rewrite_checkpoint, save_checkpoint
from studio.training.folder import CHECKPOINT
from tests.training.checkpoints import COMMITTED

Arrays = dict[str, npt.NDArray[Any]]
PROGRESS = Progress(rules=Rules(5, 5, 4).text, seed=1, hours=1.0, generation=3, seconds=2.5)
SHAPES = {"a": (64, 64), "a.mean": (64, 64), "a.square": (64, 64)}


def state() -> Arrays:
    """Return weights near 1, first moments near 1e-3 and second moments over 20 orders of magnitude."""
    chance = np.random.default_rng(0)
    return {
        "a": chance.normal(size=SHAPES["a"]).astype(np.float32),
        "a.mean": chance.normal(scale=1e-3, size=SHAPES["a.mean"]).astype(np.float32),
        "a.square": (10.0 ** chance.uniform(-22, -2, SHAPES["a.square"])).astype(np.float32),
    }


def write_plain(path: Path, progress: Progress, arrays: Arrays) -> None:
    """Write the arrays as they are, as version 1 did."""
    about = np.frombuffer(msgspec.json.encode(progress), np.uint8)
    np.savez(path, allow_pickle=False, about=about, **arrays)


def expect_nearly_equal(found: Arrays, expected: Arrays) -> None:
    assert set(found) == set(expected)
    assert all(array.dtype == np.float32 for array in found.values())
    assert found["a"] == pytest.approx(expected["a"], rel=5e-4, abs=1e-7)
    assert found["a.mean"] == pytest.approx(expected["a.mean"], rel=5e-4, abs=1e-7)
    assert found["a.square"] == pytest.approx(expected["a.square"], rel=4e-3, abs=0)


def test_a_checkpoint_keeps_progress_weights_and_moments(tmp_path: Path) -> None:
    path = tmp_path / CHECKPOINT
    save_checkpoint(PROGRESS, state(), path)
    found, arrays = open_checkpoint(path, SHAPES)
    assert found == PROGRESS
    expect_nearly_equal(arrays, state())
    assert open_checkpoint(path) == (PROGRESS, {})


def test_second_moments_are_rounded_to_nearest_and_stay_positive(tmp_path: Path) -> None:
    path = tmp_path / CHECKPOINT
    squares = np.array([0.0, 1e-45, 1e-38, 1.0, 1.0 + 2.0**-8, 1.0 + 3 * 2.0**-8, 3e38], np.float32)
    save_checkpoint(PROGRESS, {"a": squares[:2], "a.square": squares}, path)
    found = open_checkpoint(path, {"a": (2,), "a.square": squares.shape})[1]["a.square"]
    assert found.tolist()[3:6] == [1.0, 1.0, 1.0 + 2.0**-6]
    assert found == pytest.approx(squares, rel=4e-3, abs=1e-38)
    assert (found >= 0).all()


def test_a_checkpoint_without_moments_opens(tmp_path: Path) -> None:
    save_checkpoint(PROGRESS, {"a": state()["a"]}, tmp_path / CHECKPOINT)
    assert list(open_checkpoint(tmp_path / CHECKPOINT, SHAPES)[1]) == ["a"]


def test_version_1_opens_exactly_and_can_be_rewritten_in_half_the_bytes(tmp_path: Path) -> None:
    path = tmp_path / CHECKPOINT
    write_plain(path, msgspec.structs.replace(PROGRESS, version=1), state())
    found, arrays = open_checkpoint(path, SHAPES)
    assert found == PROGRESS
    assert all(np.array_equal(arrays[name], array) for name, array in state().items())
    size = path.stat().st_size
    rewrite_checkpoint(path)
    assert path.stat().st_size < 0.55 * size
    found, arrays = open_checkpoint(path, SHAPES)
    assert found == PROGRESS
    expect_nearly_equal(arrays, state())


def test_rewriting_the_present_version_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / CHECKPOINT
    save_checkpoint(PROGRESS, state(), path)
    written = path.read_bytes()
    rewrite_checkpoint(path)
    assert path.read_bytes() == written


@pytest.mark.parametrize(
    "arrays",
    [{}, {"b": state()["a"]}, {"a": np.ones((3, 2))}, {"a": np.full((64, 64), np.nan)}, state() | {"c": np.ones(2)}],
    ids=["none", "missing", "shape", "not finite", "unknown"],
)
def test_arrays_that_do_not_fit_the_trainer_are_refused(arrays: Arrays, tmp_path: Path) -> None:
    save_checkpoint(PROGRESS, arrays, tmp_path / CHECKPOINT)
    with pytest.raises(FileError, match="damaged"):
        open_checkpoint(tmp_path / CHECKPOINT, SHAPES)


@pytest.mark.parametrize(
    "arrays",
    [{"a": np.ones((64, 64), np.uint16)}, {"a": np.ones((64, 64))}, {"a": np.full((64, 64), "x")}],
    ids=["bits", "float64", "text"],
)
def test_arrays_of_other_types_are_refused(arrays: Arrays, tmp_path: Path) -> None:
    write_plain(tmp_path / CHECKPOINT, PROGRESS, arrays)
    with pytest.raises(FileError, match="damaged"):
        open_checkpoint(tmp_path / CHECKPOINT, SHAPES)
    with pytest.raises(FileError, match="damaged"):
        rewrite_checkpoint(tmp_path / CHECKPOINT)


def test_files_that_are_no_checkpoints_are_refused(tmp_path: Path) -> None:
    path, array, no_progress = tmp_path / CHECKPOINT, io.BytesIO(), io.BytesIO()
    np.save(array, np.ones(3))
    np.savez(no_progress, about=np.frombuffer(b'{"rules": 5}', np.uint8))
    for data in (b"", b"PK\x03\x04", b"\x80\x04.", array.getvalue(), no_progress.getvalue()):
        path.write_bytes(data)
        with pytest.raises(FileError, match="damaged"):
            open_checkpoint(path, SHAPES)


def test_a_damaged_byte_or_a_missing_end_is_refused_and_rewriting_leaves_the_file_alone(tmp_path: Path) -> None:
    path = tmp_path / CHECKPOINT
    save_checkpoint(PROGRESS, state(), path)
    whole = path.read_bytes()
    for place in range(600, len(whole) - 400, 1500):  # inside the arrays
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        with pytest.raises(FileError, match="damaged"):
            open_checkpoint(path, SHAPES)
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(FileError, match="damaged"):
        rewrite_checkpoint(path)
    assert path.read_bytes() == whole[: len(whole) // 2]


def test_a_small_file_that_unpacks_to_a_huge_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / CHECKPOINT
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("about.npy", bytes(60_000_000))
    assert path.stat().st_size < 100_000
    with pytest.raises(FileError, match="its size"):
        open_checkpoint(path)


def test_a_newer_version_is_refused(tmp_path: Path) -> None:
    write_plain(tmp_path / CHECKPOINT, msgspec.structs.replace(PROGRESS, version=3), state())
    with pytest.raises(FileError, match="format version 2"):
        open_checkpoint(tmp_path / CHECKPOINT)


@pytest.mark.parametrize("path", COMMITTED, ids=lambda path: path.parent.name)
def test_the_checkpoints_of_the_repository_have_the_present_form(path: Path) -> None:
    assert path.stat().st_size < 8_000_000
    assert open_checkpoint(path)[0].generation > 0
    with np.load(path) as file:
        types = {name: file[name].dtype for name in file.files if name != "about"}
    assert types == {name: np.uint16 if name.endswith(".square") else np.float16 for name in types}
